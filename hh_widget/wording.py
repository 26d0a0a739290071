"""What the errors of all games share: values shown short enough for a sentence."""

import reprlib
from typing import Final

_SHORT: Final = reprlib.Repr()
_SHORT.maxstring = 60
_SHORT.maxother = 60


def shown(value: object) -> str:
    """Return a ``repr`` of ``value`` short enough for an error message."""
    return _SHORT.repr(value)
