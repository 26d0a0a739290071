"""What sentences about games share: values shown short enough, and things counted."""

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


def number_of(count: int, thing: str) -> str:
    """Return a number of things in English: ``1 move``, ``2 moves``."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"
