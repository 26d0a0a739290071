"""The events of a log, and the line of JSON that each of them is, both ways.

Every line is one event: ``e`` is its kind, ``g`` the number of its game within the
file, ``ms`` whole milliseconds of play since the game's start. Keys that are not known
here are passed over, and so are events that are not known; that is how later versions
and other games find room.
"""

import json
import re
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias, TypeVar, get_args

from hh_widget.heart_to_heart import Step
from hh_widget.heart_to_heart.errors import shown

VERSION: Final = 1
"""The version of the events of Heart to Heart; a game with a higher one is not read."""

GAME: Final = "heart-to-heart"
"""The name of Heart to Heart in logs."""

EndResult: TypeAlias = Literal["won", "stuck", "abandoned"]
"""How a game ended: ``"stuck"`` if it was left while stuck, else ``"abandoned"``."""

_RESULTS: Final[tuple[EndResult, ...]] = get_args(EndResult)

_BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"

_LARGEST: Final = 2**53 - 1
"""The largest whole number that every reader of JSON counts exactly."""

_MOMENT: Final = re.compile(r"[0-9]{1,15}")

_KINDS: Final = {str: "a text", int: "a whole number", bool: "true or false"}

_encode: Final = json.JSONEncoder(separators=(",", ":")).encode


_T = TypeVar("_T")
_Told: TypeAlias = dict[str, Any]


class EventError(ValueError):
    """A line is no event, or one that cannot be read; the message says why.

    Attributes:
        ended: the number of the game whose end the line is, if that is known.

    """

    ended: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Header:
    """What start, resume and end events all tell of their game."""

    id: str
    """The game's name, unlike that of any other game."""
    t: str
    """When the event that began it was written: UTC, ``2026-11-30T12:00:00.000Z``."""
    start: str
    """The deal's code or, where there is none, the text of the start position."""
    deal: str
    """The start position's text: heart, stock and discard pile."""
    help: bool | None = None
    """Whether placement help was on."""
    errors: bool | None = None
    """Whether move errors were explained."""
    locale: str | None = None
    """The language's code, or ``"auto"``."""
    player: str | None = None
    """Who played, where that is known."""
    package: str | None = None
    """The version of the package that wrote it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Start:
    """A game began."""

    g: int
    header: Header


@dataclass(frozen=True, slots=True, kw_only=True)
class Do:
    """A step was taken."""

    g: int
    n: int
    """The step's number, from 1, without gaps."""
    do: str
    """The step, as on the game's tape."""
    ms: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Resume:
    """A game goes on here that began elsewhere; all its steps so far are told again."""

    g: int
    header: Header
    source: str
    """The ``id`` under which it went before; the key is ``from``."""
    tape: tuple[Step, ...]
    ms: int


@dataclass(frozen=True, slots=True, kw_only=True)
class End:
    """A game ended; this line alone tells everything about it."""

    g: int
    header: Header
    source: str | None
    """As in the resume event, if the game began with one."""
    ended: str
    """When it ended, like :attr:`Header.t`."""
    result: EndResult
    moves: int
    score: int
    ms: int
    tape: str
    """The texts of all steps, apart by spaces; :func:`tape` reads it."""
    times: str
    """The ``ms`` of all steps, apart by spaces."""


Event: TypeAlias = Start | Do | Resume | End
"""Any event of Heart to Heart."""


def line(event: Event) -> bytes:
    """Return the line of an event, with its newline."""
    match event:
        case Do(g=g, n=n, do=do, ms=ms):
            told: dict[str, object] = {"e": "do", "g": g, "n": n, "do": do, "ms": ms}
        case Start(g=g, header=header):
            told = {"e": "start", "g": g, **_told(header)}
        case Resume(g=g, header=header):
            told = {"e": "resume", "g": g, **_told(header), "from": event.source}
            told |= _told_tape(event.tape)
            told["ms"] = event.ms
        case End(g=g, header=header):
            told = {"e": "end", "g": g, **_told(header)}
            if event.source is not None:
                told["from"] = event.source
            for name in ("ended", "result", "moves", "score", "ms", "tape", "times"):
                told[name] = getattr(event, name)
    return _encode(told).encode() + b"\n"


def _told(header: Header) -> dict[str, object]:
    told: dict[str, object] = {
        "id": header.id,
        "v": VERSION,
        "game": GAME,
        "t": header.t,
        "start": header.start,
        "deal": header.deal,
        "help": header.help,
        "errors": header.errors,
        "locale": header.locale,
        "player": header.player,
        "package": header.package,
    }
    return {name: value for name, value in told.items() if value is not None}


def _told_tape(steps: tuple[Step, ...]) -> dict[str, object]:
    tape, times = tape_texts(steps)
    return {"tape": tape, "times": times}


def tape_texts(steps: tuple[Step, ...]) -> tuple[str, str]:
    """Return the texts and the times of all steps, each in one line."""
    return (
        " ".join(step.do for step in steps),
        " ".join(str(step.ms) for step in steps),
    )


def tape(texts: str, times: str) -> tuple[Step, ...]:
    """Return the steps that these two texts tell.

    Raises:
        EventError: if a time is no whole number, or a step has no time.

    """
    steps, moments = texts.split(), times.split()
    if len(steps) != len(moments):
        message = f"tape has {len(steps)} steps but times has {len(moments)}"
        raise EventError(message)
    for moment in moments:
        if not _MOMENT.fullmatch(moment):
            raise EventError(f"times has {shown(moment)} where milliseconds are due")
    return tuple(map(Step, steps, map(int, moments)))


def read(text: bytes) -> Event | None:
    """Return the event of a line, or ``None`` if its kind or its game is not known.

    Raises:
        EventError: if this is no event, or one of a newer version.

    """
    try:
        told = json.loads(text.removeprefix(_BYTE_ORDER_MARK))
    except (ValueError, RecursionError):
        raise EventError("this is no line of JSON") from None
    if not isinstance(told, dict) or not isinstance(told.get("e"), str):
        raise EventError("this is no event: it has no key 'e' that tells its kind")
    kind = told["e"]
    if kind == "do":
        return Do(
            g=_count(told, "g"),
            n=_count(told, "n"),
            do=_get(told, "do", str),
            ms=_count(told, "ms"),
        )
    if kind not in {"start", "resume", "end"}:
        return None
    if _get(told, "game", str) != GAME:
        return None
    version = _count(told, "v")
    if version > VERSION:
        message = f"the game is told in version {version} of the log, and this package reads up to {VERSION}; a newer one is needed"
        error = EventError(message)
        if kind == "end" and isinstance(told.get("g"), int):
            error.ended = told["g"]
        raise error
    g = _count(told, "g")
    header = _header(told)
    if kind == "start":
        return Start(g=g, header=header)
    if kind == "resume":
        return Resume(
            g=g,
            header=header,
            source=_get(told, "from", str),
            tape=tape(_get(told, "tape", str), _get(told, "times", str)),
            ms=_count(told, "ms"),
        )
    return End(
        g=g,
        header=header,
        source=_get_any(told, "from", str),
        ended=_get(told, "ended", str),
        result=_result(told),
        moves=_count(told, "moves"),
        score=_count(told, "score"),
        ms=_count(told, "ms"),
        tape=_get(told, "tape", str),
        times=_get(told, "times", str),
    )


def _header(told: _Told) -> Header:
    return Header(
        id=_get(told, "id", str),
        t=_get(told, "t", str),
        start=_get(told, "start", str),
        deal=_get(told, "deal", str),
        help=_get_any(told, "help", bool),
        errors=_get_any(told, "errors", bool),
        locale=_get_any(told, "locale", str),
        player=_get_any(told, "player", str),
        package=_get_any(told, "package", str),
    )


def _result(told: _Told) -> EndResult:
    value = told.get("result")
    for result in _RESULTS:
        if result == value:
            return result
    known = ", ".join(_RESULTS)
    raise EventError(f"end has another 'result' than {known}: {shown(value)}")


def _get(told: _Told, name: str, kind: type[_T]) -> _T:
    """Return the value of a key; it must be there and of this kind."""
    value = told.get(name)
    if not isinstance(value, kind):
        found = "no" if value is None else f"{shown(value)} as"
        message = f"{told['e']} has {found} {name!r} where {_KINDS[kind]} is due"
        raise EventError(message)
    return value


def _get_any(told: _Told, name: str, kind: type[_T]) -> _T | None:
    """Return the value of a key, or ``None`` if it is not there."""
    return None if told.get(name) is None else _get(told, name, kind)


def _count(told: _Told, name: str) -> int:
    value = _get(told, name, int)
    if isinstance(value, bool) or not 0 <= value <= _LARGEST:
        message = f"{told['e']} has {shown(value)} as {name!r} where a count is due"
        raise EventError(message)
    return value
