"""What the errors of all games share: values shown short enough for a sentence."""

import reprlib
from typing import Final

_SHORT: Final = reprlib.Repr()
_SHORT.maxstring = 60
_SHORT.maxother = 60


def shown(value: object) -> str:
    """Return a ``repr`` of ``value`` short enough for an error message."""
    try:
        return _SHORT.repr(value)
    except ValueError:  # Python writes no whole number of more than 4,300 digits
        return f"a huge {type(value).__name__}"
