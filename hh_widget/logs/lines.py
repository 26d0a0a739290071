"""The lines of a log: each is one JSON object, and its values are of the kind due."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeGuard, TypeVar

from hh_widget.wording import shown

Told: TypeAlias = Mapping[str, Any]
"""What a line tells, by key."""

_T = TypeVar("_T")

_LARGEST: Final = 2**53 - 1
"""The largest whole number that every reader of JSON counts exactly."""

_KINDS: Final[dict[type, str]] = {
    str: "a text",
    int: "a whole number",
    bool: "true or false",
    list: "a list",
    dict: "an object",
}

_encode: Final = json.JSONEncoder(separators=(",", ":")).encode


class EventError(ValueError):
    """A line is no event, or one that cannot be read; the message says why.

    Attributes:
        ended: the number of the game whose end the line is, if that is known.

    """

    ended: int | None = None


@dataclass(frozen=True, slots=True)
class Problem:
    """Something in a log that cannot be read."""

    file: Path
    line: int | None
    """The line's number, from 1; ``None`` if it is the file as a whole."""
    reason: str

    def __str__(self) -> str:
        """Tell file, line and reason in one line."""
        place = f"{self.file}" if self.line is None else f"{self.file}:{self.line}"
        return f"{place}: {self.reason}"


def line(told: Told) -> bytes:
    """Return the line that tells this, with its newline; what is ``None`` is left out."""
    known = {name: value for name, value in told.items() if value is not None}
    return _encode(known).encode() + b"\n"


def told_in(text: bytes) -> dict[str, Any]:
    """Return what a line tells; it has a text as ``e``, the kind of its event.

    A byte order mark before it does no harm.

    Raises:
        EventError: if this is no event.

    """
    try:
        told = json.loads(text)
    except (ValueError, RecursionError):
        raise EventError("this is no line of JSON") from None
    if not isinstance(told, dict) or not isinstance(told.get("e"), str):
        raise EventError("this is no event: it has no key 'e' that tells its kind")
    return told


def value(told: Told, name: str, kind: type[_T]) -> _T:
    """Return the value of a key.

    Raises:
        EventError: if it is not there, or not of this kind.

    """
    found = told.get(name)
    if not isinstance(found, kind):
        what = "no" if found is None else f"{shown(found)} as"
        message = f"{told['e']} has {what} {name!r} where {_KINDS[kind]} is due"
        raise EventError(message)
    return found


def value_if_told(told: Told, name: str, kind: type[_T]) -> _T | None:
    """Return the value of a key, or ``None`` if it is not there.

    Raises:
        EventError: if it is there but not of this kind.

    """
    return None if told.get(name) is None else value(told, name, kind)


def count(told: Told, name: str) -> int:
    """Return the value of a key that counts something.

    Raises:
        EventError: if it is not there, or no whole number from 0 to 2⁵³ - 1.

    """
    found = told.get(name)
    if is_count(found):
        return found
    found = value(told, name, int)
    message = f"{told['e']} has {shown(found)} as {name!r} where a count is due"
    raise EventError(message)


def is_count(found: object) -> TypeGuard[int]:
    """Tell whether this is a whole number from 0 to 2⁵³ - 1."""
    return type(found) is int and 0 <= found <= _LARGEST
