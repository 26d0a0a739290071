"""What became of each game of a folder.

Games that ended are taken at the word of their end events; of those that did not, the
rules tell how they stand.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeAlias

from hh_widget.heart_to_heart import TapeError
from hh_widget.logs.events import End, EndResult
from hh_widget.logs.reader import Problem, UnendedGame, files, read_file

Result: TypeAlias = EndResult | Literal["unfinished"]
"""How a game stands; one left or unfinished while it is stuck is ``"stuck"``."""


class Outcome(NamedTuple):
    """What became of a game."""

    id: str
    source: str | None
    """The ``id`` of the game that this one goes on from, if it was resumed."""
    player: str | None
    t: str
    """When it was begun or resumed, as logs tell it."""
    is_ended: bool
    result: Result
    moves: int
    ms: int


@dataclass(frozen=True, slots=True)
class FileOutcomes:
    """What became of the games of a file."""

    outcomes: tuple[Outcome, ...]
    unended: Mapping[str, UnendedGame]
    """The games that could be continued, by their ``id``."""
    problems: tuple[Problem, ...]


_Stamp: TypeAlias = tuple[int, int, int]

# Most files never change again, and there may be thousands of games in them.
_known: Final[dict[Path, tuple[_Stamp, FileOutcomes]]] = {}


def outcomes_in(folder: Path) -> dict[Path, FileOutcomes]:
    """Return what became of the games of each file in a folder, the oldest file first.

    A folder that is not there has none; one that cannot be read is a problem.
    """
    try:
        paths = files(folder)
    except OSError as error:
        reason = f"the folder cannot be read: {error.strerror}"
        return {folder: FileOutcomes((), {}, (Problem(folder, None, reason),))}
    return {path: _outcomes_of(path) for path in paths}


def forget() -> None:
    """Read all files anew when they are asked for next."""
    _known.clear()


def _outcomes_of(path: Path) -> FileOutcomes:
    try:
        found = path.stat()
    except OSError:
        return _read(path)
    stamp = (found.st_ino, found.st_size, found.st_mtime_ns)
    known = _known.get(path)
    if known is None or known[0] != stamp:
        known = _known[path] = (stamp, _read(path))
    return known[1]


def _read(path: Path) -> FileOutcomes:
    content = read_file(path)
    outcomes = [_outcome_of_ended(end) for end in content.ended]
    problems = content.problems
    unended = {}
    for told in content.unended:
        try:
            game = told.replay()
        except TapeError as error:
            problems.append(Problem(path, told.line_of(error.step), str(error)))
            continue
        except ValueError as error:
            problems.append(Problem(path, told.line, str(error)))
            continue
        outcomes.append(
            Outcome(
                id=told.header.id,
                source=told.source,
                player=told.header.player,
                t=told.header.t,
                is_ended=False,
                result="unfinished" if game.status == "playing" else game.status,
                moves=game.move_count,
                ms=told.ms,
            )
        )
        if game.status != "won":
            unended[told.header.id] = told
    return FileOutcomes(tuple(outcomes), unended, tuple(problems))


def _outcome_of_ended(end: End) -> Outcome:
    return Outcome(
        id=end.header.id,
        source=end.source,
        player=end.header.player,
        t=end.header.t,
        is_ended=True,
        result=end.result,
        moves=end.moves,
        ms=end.ms,
    )


def continued(outcomes: Iterable[Outcome]) -> set[str]:
    """Return the ``id`` of every game that goes on in another one."""
    return {o.source for o in outcomes if o.source is not None and o.source != o.id}


def count_once(outcomes: Iterable[Outcome]) -> list[Outcome]:
    """Return one outcome for each game, however often it was resumed or is told.

    That is the outcome of the game that was resumed last, but a win if there is one.
    """
    outcomes = list(outcomes)
    goes_on = continued(outcomes)
    source_of = {o.id: o.source for o in outcomes if o.source is not None}
    best: dict[str, tuple[tuple[bool, bool, str, bool], Outcome]] = {}
    for outcome in outcomes:
        first = _first(outcome.id, source_of) if source_of else outcome.id
        weight = (
            outcome.result == "won",
            outcome.id not in goes_on,
            outcome.t,
            outcome.is_ended,
        )
        if first not in best or weight > best[first][0]:
            best[first] = (weight, outcome)
    return [outcome for _, outcome in best.values()]


def _first(name: str, source_of: dict[str, str]) -> str:
    """Return the ``id`` under which a game began; shorten the way to it for the next."""
    way = set()
    while name in source_of and name not in way:
        way.add(name)
        name = source_of[name]
    source_of.update(dict.fromkeys(way, name))
    source_of.pop(name, None)  # it is in there only if somebody made a ring
    return name
