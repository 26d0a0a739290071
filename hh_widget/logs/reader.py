"""Reading logs: the games of each file, and what cannot be read.

Files are read forgivingly: a last line cut short, byte order marks, blank lines, and
events and keys of later versions do no harm, and a line that is no event is reported
and passed over. Games are read strictly: one whose steps have a gap is reported and
not read, and the others are.
"""

import re
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from hh_widget.heart_to_heart import Game, Position, Step
from hh_widget.logs.events import (
    Do,
    End,
    Event,
    EventError,
    Header,
    Resume,
    Start,
    read,
)
from hh_widget.logs.writer import SUFFIX

# Most lines tell of a step, and those matter only if their game has no end event.
# So these two are apart by the fastest means: what begins and ends like a step.
_LINES_BUT_STEPS: Final = re.compile(rb'\n(?!\{"e":"do",[^\n]*+(?<=\})|\n|\Z)')
_STEPS: Final = re.compile(rb'\n(?=\{"e":"do",[^\n]*+(?<=\}))')
_STEP: Final = re.compile(rb'\{"e":"do","g":([0-9]{1,15}),')
_BEGINNING: Final = re.compile(rb'\{"e":"(?:start|resume)","g":([0-9]{1,15}),')


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


@dataclass(frozen=True, slots=True, kw_only=True)
class UnendedGame:
    """A game whose file tells no end of it."""

    line: int
    """The line that begins it."""
    header: Header
    source: str | None
    """The ``id`` under which it went before, if it was resumed."""
    tape: tuple[Step, ...]
    ms: int
    """The time of the last event."""
    lines: tuple[int, ...]
    """The lines of the last steps; earlier ones are in the line that begins it."""

    def replay(self) -> Game:
        """Return the game as it stood, by the rules; its clock stands.

        Raises:
            TapeError: if a step is not possible; :meth:`line_of` tells its line.
            ValueError: if the start cannot be read, or the cards are not its own.

        """
        told = self.header
        start = Position.parse(told.start) if "/" in told.start else told.start
        game = Game.replay(start, self.tape, elapsed=self.ms / 1000)
        if str(game.start) != told.deal:
            raise ValueError(f"'deal' has other cards than {told.start} has")
        return game

    def line_of(self, step: int) -> int:
        """Return the line that tells of a step, from 1."""
        told_before = len(self.tape) - len(self.lines)
        return self.line if step <= told_before else self.lines[step - told_before - 1]


@dataclass(slots=True)
class FileContent:
    """What a file tells: its games and its problems, in the file's order."""

    ended: list[End] = field(default_factory=list)
    unended: list[UnendedGame] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)


def files(folder: Path) -> list[Path]:
    """Return the files of logs in a folder, the oldest first.

    Raises:
        OSError: if the folder is there but cannot be read.

    """
    try:
        return sorted(path for path in folder.iterdir() if path.suffix == SUFFIX)
    except FileNotFoundError:
        return []


def read_file(path: Path) -> FileContent:
    """Return what a file tells; never fails, for problems are told too."""
    try:
        text = path.read_bytes()
    except OSError as error:
        return FileContent(problems=[Problem(path, None, _reason(error))])
    return _Reading(path, text).content


def _reason(error: OSError) -> str:
    return error.strerror or type(error).__name__


@dataclass(slots=True)
class _Begun:
    """A game that begins at a place in the file, with no end so far."""

    place: int
    stop: int
    """The place from which on its number is another game's."""
    steps: list[tuple[int, Do]] = field(default_factory=list)
    """The steps told of it, each with its place."""


class _Reading:
    """Reads one file: at first all but steps, then the steps of games without an end.

    Places are offsets in the text, before which a newline is put, so that the number
    of newlines before a line is its number.
    """

    def __init__(self, path: Path, text: bytes) -> None:
        self._path = path
        self._text = b"\n" + text
        self.content = FileContent()
        self._unended: dict[int, list[_Begun]] = {}
        odd_steps = self._read_all_but_steps()
        if any(self._unended.values()):
            self._read_steps(odd_steps)
        games = [begun for same_g in self._unended.values() for begun in same_g]
        for begun in sorted(games, key=lambda begun: begun.place):
            self._read_unended(begun)
        self.content.problems.sort(key=lambda problem: problem.line or 0)

    def _read_all_but_steps(self) -> list[tuple[int, Do]]:
        """Note ends and beginnings; return steps that are not told in the usual form."""
        odd_steps = []
        for match in _LINES_BUT_STEPS.finditer(self._text):
            place = match.end()
            line = self._line(place)
            if begins := _BEGINNING.match(line):
                # It is read later, unless an end makes it needless.
                self._begin(int(begins[1]), place)
                continue
            match self._event(place, line):
                case End(g=g) as end:
                    self.content.ended.append(self._with_source(end, self._end(g)))
                case Start(g=g) | Resume(g=g):
                    self._begin(g, place)
                case Do() as step:
                    odd_steps.append((place, step))
        return odd_steps

    def _begin(self, g: int, place: int) -> None:
        same_g = self._unended.setdefault(g, [])
        if same_g:
            # Files that somebody has joined number their games anew.
            same_g[-1].stop = min(same_g[-1].stop, place)
        same_g.append(_Begun(place, len(self._text)))

    def _end(self, g: int | None) -> _Begun | None:
        same_g = self._unended.get(g) if g is not None else None
        return same_g.pop() if same_g else None

    def _with_source(self, end: End, begun: _Begun | None) -> End:
        """Return an end that tells where its game came from, if its beginning does."""
        if begun is None or end.source is not None:
            return end
        line = self._line(begun.place)
        event = self._event(begun.place, line) if b'"resume"' in line else None
        return replace(end, source=event.source) if isinstance(event, Resume) else end

    def _read_steps(self, steps: list[tuple[int, Do]]) -> None:
        """Give each step to its game, if that has no end."""
        wanted = {g for g, same_g in self._unended.items() if same_g}
        for match in _STEPS.finditer(self._text):
            place = match.end()
            usual = _STEP.match(self._text, place)
            if usual and int(usual[1]) not in wanted:
                continue
            event = self._event(place, self._line(place))
            if isinstance(event, Do):
                steps.append((place, event))
        for place, step in sorted(steps, key=lambda told: told[0]):
            for begun in self._unended.get(step.g, []):
                if begun.place < place < begun.stop:
                    begun.steps.append((place, step))

    def _read_unended(self, begun: _Begun) -> None:
        event = self._event(begun.place, self._line(begun.place))
        if not isinstance(event, Start | Resume):
            return
        told_before = event.tape if isinstance(event, Resume) else ()
        ms = event.ms if isinstance(event, Resume) else 0
        lines = [self._number(begun.place)]
        before = begun.place
        for due, (place, step) in enumerate(begun.steps, start=len(told_before) + 1):
            if step.n != due:
                reason = f"step {step.n} of game {step.g} stands where step {due} is due: the game is not read"
                self._note(place, reason)
                return
            ms = max(ms, step.ms)
            lines.append(lines[-1] + self._text.count(b"\n", before, place))
            before = place
        self.content.unended.append(
            UnendedGame(
                line=lines[0],
                header=event.header,
                source=event.source if isinstance(event, Resume) else None,
                tape=(
                    *told_before,
                    *(Step(step.do, step.ms) for _, step in begun.steps),
                ),
                ms=ms,
                lines=tuple(lines[1:]),
            )
        )

    def _line(self, place: int) -> bytes:
        stop = self._text.find(b"\n", place)
        return self._text[place : stop if stop >= 0 else None]

    def _event(self, place: int, line: bytes) -> Event | None:
        """Read a line; if that fails, note why, unless it is blank or cut short."""
        try:
            return read(line)
        except EventError as error:
            is_last = place + len(line) == len(self._text)
            is_cut_short = is_last and not line.rstrip().endswith(b"}")
            if line.strip() and not is_cut_short:
                self._note(place, str(error))
            self._end(error.ended)
        return None

    def _note(self, place: int, reason: str) -> None:
        problem = Problem(self._path, self._number(place), reason)
        self.content.problems.append(problem)

    def _number(self, place: int) -> int:
        return self._text.count(b"\n", 0, place)
