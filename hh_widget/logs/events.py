"""The events of a log, and the line of JSON that each of them is, both ways.

Every line is one event: ``e`` is its kind, ``g`` the number of its game within the
file, ``ms`` whole milliseconds of play since the game's start. Keys that are not known
here are passed over, and so are events and games that are not known; that is how later
versions and other games find room.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from sys import intern
from typing import Any, TypeAlias, TypeVar

from hh_widget.logs.formats import FORMATS, STEP_KINDS, AnyFormat
from hh_widget.logs.game_format import Facts, GameFormat, Header, LoggedStep
from hh_widget.logs.lines import (
    EventError,
    Told,
    count,
    line,
    told_in,
    value,
    value_if_told,
)
from hh_widget.wording import shown

_StepT = TypeVar("_StepT", bound=LoggedStep)


@dataclass(frozen=True, slots=True, kw_only=True)
class Start:
    """A game began."""

    g: int
    header: Header[Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class StepTold:
    """A step was taken; the format of its game knows how to read it."""

    g: int
    told: Told


@dataclass(frozen=True, slots=True, kw_only=True)
class Resume:
    """A game goes on here that began elsewhere; all its steps so far are told again."""

    g: int
    header: Header[Any]
    source: str
    """The ``id`` under which it went before; the key is ``from``."""
    tape: tuple[Any, ...]
    ms: int


@dataclass(frozen=True, slots=True, kw_only=True)
class End:
    """A game ended; this line alone tells everything about it."""

    g: int
    header: Header[Any]
    source: str | None
    """As in the resume event, if the game began with one."""
    ended: str
    """When it ended, like :attr:`.Header.t`."""
    result: str
    figures: Facts
    ms: int
    tape: str
    """The texts of all steps, apart by spaces; :meth:`.GameFormat.read_tape` reads it."""
    times: str
    """The ``ms`` of all steps, apart by spaces."""


Event: TypeAlias = Start | StepTold | Resume | End
"""Any event."""


def event_line(event: Start | Resume | End) -> bytes:
    """Return the line of an event, with its newline."""
    header = _header_told(event.header)
    match event:
        case Start(g=g):
            return line({"e": "start", "g": g, **header})
        case Resume(g=g, source=source, tape=tape, ms=ms):
            told = {"e": "resume", "g": g, **header, "from": source}
            tape_told = FORMATS[event.header.game].tape_told(tape)
            return line({**told, **tape_told, "ms": ms})
        case End(g=g, source=source, result=result, ms=ms):
            told = {"e": "end", "g": g, **header, "from": source}
            told |= {"ended": event.ended, "result": result}
            told |= event.figures._asdict()
            return line({**told, "ms": ms, "tape": event.tape, "times": event.times})


def step_line(
    game_format: GameFormat[Any, _StepT, Any, Any], g: int, number: int, step: _StepT
) -> bytes:
    """Return the line of a step, with its newline.

    Args:
        game_format: the format of its game.
        g: the number of its game within the file.
        number: which step of its game it is, from 1.
        step: the step.

    """
    told = dict(game_format.step_told(step, number))
    return line({"e": told.pop("e"), "g": g, **told, "ms": step.ms})


def _header_told(header: Header[Any]) -> Told:
    return {
        "id": header.id,
        "v": FORMATS[header.game].version,
        "game": header.game,
        "t": header.t,
        **header.beginning._asdict(),
        **header.settings,
        "player": header.player,
        "package": header.package,
    }


def read(text: bytes) -> Event | None:
    """Return the event of a line, or ``None`` if its kind or its game is not known.

    Raises:
        EventError: if this is no event, or one of a newer version.

    """
    told = told_in(text)
    kind = told["e"]
    if kind in STEP_KINDS:
        return StepTold(g=count(told, "g"), told=told)
    if kind not in {"start", "resume", "end"}:
        return None
    game_format = FORMATS.get(value(told, "game", str))
    if game_format is None:
        return None
    _check_version(told, game_format)
    g = count(told, "g")
    header = _header(told, game_format)
    if kind == "start":
        return Start(g=g, header=header)
    if kind == "resume":
        return Resume(
            g=g,
            header=header,
            source=value(told, "from", str),
            tape=game_format.read_tape(
                header.beginning, value(told, "tape", str), value(told, "times", str)
            ),
            ms=count(told, "ms"),
        )
    return End(
        g=g,
        header=header,
        source=value_if_told(told, "from", str),
        ended=value(told, "ended", str),
        result=_result(told, game_format),
        figures=game_format.read_figures(told),
        ms=count(told, "ms"),
        tape=value(told, "tape", str),
        times=value(told, "times", str),
    )


def _check_version(told: Told, game_format: AnyFormat) -> None:
    version = count(told, "v")
    if version > game_format.version:
        message = f"the game is told in version {version} of the log, and this package reads up to {game_format.version}; a newer one is needed"
        error = EventError(message)
        if told["e"] == "end" and isinstance(told.get("g"), int):
            error.ended = told["g"]
        raise error


def _header(told: Told, game_format: AnyFormat) -> Header[Any]:
    return Header(
        game=game_format.name,
        id=value(told, "id", str),
        t=value(told, "t", str),
        beginning=game_format.read_beginning(told),
        settings=_settings(
            *(
                (name, value(told, name, kind))
                for name, kind in game_format.settings.items()
                if told.get(name) is not None
            )
        ),
        player=_once(value_if_told(told, "player", str)),
        package=_once(value_if_told(told, "package", str)),
    )


# What thousands of lines repeat is kept only once.


@lru_cache(maxsize=64, typed=True)
def _settings(*told: tuple[str, bool | str]) -> Mapping[str, bool | str]:
    return dict(told)


def _once(text: str | None) -> str | None:
    return None if text is None else intern(text)


def _result(told: Told, game_format: AnyFormat) -> str:
    known = (*game_format.final_results, *game_format.left_results)
    for result in known:
        if result == told.get("result"):
            return result
    message = (
        f"end has another 'result' than {', '.join(known)}: {shown(told.get('result'))}"
    )
    raise EventError(message)
