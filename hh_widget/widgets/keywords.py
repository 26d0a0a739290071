"""The keywords that a widget takes, and the typing errors in them."""

import difflib
import inspect
from collections.abc import Mapping
from typing import Final

_WIDGET_KEYWORDS: Final = ("layout", "tabbable", "tooltip")
"""The keywords of ipywidgets that make sense for a board."""


def refuse_unknown(widget: type, keywords: Mapping[str, object]) -> None:
    """Refuse a keyword that is none of a widget's.

    Raises:
        TypeError: it names what an unknown keyword may have meant.

    """
    own = [
        name
        for name, parameter in inspect.signature(widget).parameters.items()
        if parameter.kind is not inspect.Parameter.VAR_KEYWORD
    ]
    known = [*own, *_WIDGET_KEYWORDS]
    for keyword in keywords:
        if keyword not in _WIDGET_KEYWORDS:
            near = difflib.get_close_matches(keyword, known, n=1)
            hint = (
                f"did you mean {near[0]!r}?" if near else f"it takes {', '.join(known)}"
            )
            message = f"{widget.__name__}() has no keyword {keyword!r}; {hint}"
            raise TypeError(message)
