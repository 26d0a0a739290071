"""What became of each game of a folder.

Games that ended are taken at the word of their end events; of those that did not, the
rules tell how they stand.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

from hh_widget.errors import TapeError
from hh_widget.logs.events import End
from hh_widget.logs.formats import FORMATS
from hh_widget.logs.game_format import Outcome
from hh_widget.logs.lines import Problem
from hh_widget.logs.reader import (
    NOTHING_SETTLED,
    Settled,
    UnendedGame,
    files,
    read_file,
)

AnyOutcome: TypeAlias = Outcome[Any, Any]
"""What became of some game."""


@dataclass(frozen=True, slots=True)
class FileOutcomes:
    """What became of the games of a file."""

    outcomes: tuple[AnyOutcome, ...]
    unended: Mapping[str, UnendedGame]
    """The games that could be continued, by their ``id``."""
    problems: tuple[Problem, ...]
    settled: Settled = NOTHING_SETTLED
    """The beginning of the file whose games come first, and need not be read again."""


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
        known = _known[path] = (stamp, _read(path, known and known[1]))
    return known[1]


def _read(path: Path, known: FileOutcomes | None = None) -> FileOutcomes:
    """Read a file, of which the settled beginning may be known."""
    content = read_file(path, known.settled if known else NOTHING_SETTLED)
    outcomes: list[AnyOutcome] = []
    problems: list[Problem] = []
    if known:
        outcomes += known.outcomes[: content.follows.ended]
        problems += known.problems[: content.follows.problems]
    outcomes += [_outcome_of_ended(end) for end in content.ended]
    problems += content.problems
    unended = {}
    for told in content.unended:
        try:
            outcome = _outcome_of_unended(told)
        except TapeError as error:
            problems.append(Problem(path, told.line_of(error.step), str(error)))
            continue
        except ValueError as error:
            problems.append(Problem(path, told.line, str(error)))
            continue
        outcomes.append(outcome)
        if not outcome.is_over:
            unended[told.header.id] = told
    return FileOutcomes(tuple(outcomes), unended, tuple(problems), content.settled)


def _outcome_of_ended(end: End) -> AnyOutcome:
    return Outcome(
        header=end.header,
        source=end.source,
        is_ended=True,
        result=end.result,
        is_over=end.result in FORMATS[end.header.game].final_results,
        figures=end.figures,
        ms=end.ms,
    )


def _outcome_of_unended(told: UnendedGame) -> AnyOutcome:
    game_format = FORMATS[told.header.game]
    game = told.replay(game_format)
    result = game_format.standing(game)
    return Outcome(
        header=told.header,
        source=told.source,
        is_ended=False,
        result=result,
        is_over=result in game_format.final_results,
        figures=game_format.figures(game),
        ms=told.ms,
    )


def continued(outcomes: Iterable[AnyOutcome]) -> set[str]:
    """Return the ``id`` of every game that goes on in another one."""
    return {
        o.source for o in outcomes if o.source is not None and o.source != o.header.id
    }


def count_once(outcomes: Iterable[AnyOutcome]) -> list[AnyOutcome]:
    """Return one outcome for each game, however often it was resumed or is told.

    That is the outcome of the game that was resumed last, but one that the rules ended
    if there is one.
    """
    outcomes = list(outcomes)
    goes_on = continued(outcomes)
    source_of = {o.header.id: o.source for o in outcomes if o.source is not None}
    if not source_of and len({o.header.id for o in outcomes}) == len(outcomes):
        return outcomes
    best: dict[str, tuple[tuple[bool, bool, str, bool], AnyOutcome]] = {}
    for outcome in outcomes:
        name = outcome.header.id
        first = _first(name, source_of)
        weight = (
            outcome.is_over,
            name not in goes_on,
            outcome.header.t,
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


def problems_in(folder: Path) -> tuple[Problem, ...]:
    """Return what could not be read of all games in a folder."""
    return tuple(
        problem for file in outcomes_in(folder).values() for problem in file.problems
    )
