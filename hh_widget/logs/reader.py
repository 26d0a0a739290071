"""Reading logs: the games of each file, and what cannot be read.

Files are read forgivingly: a last line cut short, byte order marks, blank lines, and
events and keys of later versions do no harm, and a line that is no event is reported
and passed over. Games are read strictly: one whose steps have a gap is reported and
not read, and the others are.
"""

import hashlib
import re
import stat
from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any, BinaryIO, Final, TypeVar

from hh_widget.logs.events import End, Event, Resume, Start, StepTold, read
from hh_widget.logs.formats import FORMATS, STEP_KINDS
from hh_widget.logs.game_format import GameFormat, Header, LoggedGame
from hh_widget.logs.lines import EventError, Problem
from hh_widget.logs.writer import SUFFIX

_GameT = TypeVar("_GameT", bound=LoggedGame)

_BLOCK: Final = 1 << 16
"""How many bytes are read at once of what is only compared."""

# Most lines tell of a step, and those matter only if their game has no end event.
# So lines that begin or end otherwise are found by the fastest means: by what lies
# around their newlines.
_KIND: Final = b"(?:%b)" % "|".join(STEP_KINDS).encode()
_ODD_JUNCTION: Final = re.compile(rb'\n(?:(?<!\}\n)|(?!\{"e":"%b",))' % _KIND)
_LIKE_A_STEP: Final = re.compile(rb'\{"e":"%b",' % _KIND)
_STEPS: Final = re.compile(rb'\n(?=\{"e":"%b",[^\n]*+(?<=\}))' % _KIND)
_STEP: Final = re.compile(rb'\{"e":"%b","g":([0-9]{1,15}),' % _KIND)
_BEGINNING: Final = re.compile(rb'\{"e":"(?:start|resume)","g":([0-9]{1,15}),')


@dataclass(frozen=True, slots=True, kw_only=True)
class UnendedGame:
    """A game whose file tells no end of it."""

    line: int
    """The line that begins it."""
    header: Header[Any]
    source: str | None
    """The ``id`` under which it went before, if it was resumed."""
    tape: tuple[Any, ...]
    ms: int
    """The time of the last event."""
    lines: tuple[int, ...]
    """The lines of the last steps; earlier ones are in the line that begins it."""

    def replay(self, game_format: GameFormat[_GameT, Any, Any, Any]) -> _GameT:
        """Return the game as it stood, by the rules; its clock stands.

        Args:
            game_format: the format of its game.

        Raises:
            TapeError: if a step is not possible; :meth:`line_of` tells its line.
            ValueError: if the beginning cannot be read, or the cards are not its own.

        """
        return game_format.replay(self.header.beginning, self.tape, self.ms / 1000)

    def line_of(self, step: int) -> int:
        """Return the line that tells of a step, from 1."""
        told_before = len(self.tape) - len(self.lines)
        return self.line if step <= told_before else self.lines[step - told_before - 1]


@dataclass(frozen=True, slots=True)
class Settled:
    """The beginning of a file in which every game has its end.

    Nothing that is appended can change what it tells, so it need not be read again.
    """

    size: int
    """Its length in bytes; it ends with a line."""
    lines: int
    """How many lines it has."""
    digest: bytes
    """What tells whether it still is what was read."""
    ended: int
    """How many games ended in it."""
    problems: int
    """How many problems are in it."""


NOTHING_SETTLED: Final = Settled(0, 0, hashlib.blake2b().digest(), 0, 0)
"""The beginning of a file that is to be read as a whole."""


@dataclass(slots=True)
class FileContent:
    """What a file tells: its games and its problems, in the file's order."""

    ended: list[End] = field(default_factory=list)
    unended: list[UnendedGame] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    follows: Settled = NOTHING_SETTLED
    """The beginning that was not read, since it was known."""
    settled: Settled = NOTHING_SETTLED
    """The beginning that need not be read again."""


def files(folder: Path) -> list[Path]:
    """Return the files of logs in a folder, the oldest first.

    Raises:
        OSError: if the folder is there but cannot be read.

    """
    try:
        return sorted(path for path in folder.iterdir() if path.suffix == SUFFIX)
    except FileNotFoundError:
        return []


def read_file(path: Path, known: Settled = NOTHING_SETTLED) -> FileContent:
    """Return what a file tells; never fails, for problems are told too.

    Args:
        path: the file.
        known: its beginning, if that was read before. Unless the file has been edited
            since, only what follows on it is read.

    """
    try:
        # A pipe would be waited for, and a device may have no end.
        is_file = stat.S_ISREG(path.stat().st_mode)
        if is_file:
            with path.open("rb") as file:
                return _read_open_file(path, file, known)
    except OSError as error:
        reason = error.strerror or type(error).__name__
    else:
        reason = "this is no file that could be read"
    return FileContent(problems=[Problem(path, None, reason)])


def _read_open_file(path: Path, file: BinaryIO, known: Settled) -> FileContent:
    digest = hashlib.blake2b()
    while block := file.read(min(_BLOCK, known.size - file.tell())):
        digest.update(block)
    if digest.digest() != known.digest:
        known, digest = NOTHING_SETTLED, hashlib.blake2b()
    # With the newline before the rest, each of its lines is found by its own.
    file.seek(max(0, known.size - 1))
    return _Reading(path, file.read(), known, digest).content


@dataclass(slots=True)
class _Begun:
    """A game that begins at a place in the file, with no end so far."""

    place: int
    stop: int
    """The place from which on its number is another game's."""
    steps: list[tuple[int, StepTold]] = field(default_factory=list)
    """The steps told of it, each with its place."""


class _Reading:
    """Reads one file: at first all but steps, then the steps of games without an end.

    Places are offsets in the text at which a line begins. The text is that of the whole
    file, or of what follows on a beginning, with the newline before it.
    """

    def __init__(
        self, path: Path, text: bytes, follows: Settled, digest: "hashlib.blake2b"
    ) -> None:
        self._path = path
        self._text = text
        self._start = 1 if follows.size else 0
        """The first line's place."""
        self.content = FileContent(follows=follows, settled=follows)
        self._unended: dict[int, list[_Begun]] = {}
        self._unended_count = 0
        self._settled = (0, 0)
        """Where what is settled stops, and how many games have ended by then."""
        odd_steps = self._read_all_but_steps()
        if any(self._unended.values()):
            self._read_steps(odd_steps)
        games = [begun for same_g in self._unended.values() for begun in same_g]
        for begun in sorted(games, key=lambda begun: begun.place):
            self._read_unended(begun)
        self.content.problems.sort(key=lambda problem: problem.line or 0)
        self._settle(digest)

    def _read_all_but_steps(self) -> list[tuple[int, StepTold]]:
        """Note ends and beginnings; return steps that are not told in the usual form."""
        odd_steps = []
        for place in self._places_but_steps():
            line = self._line(place)
            if begins := _BEGINNING.match(line):
                # It is read later, unless an end makes it needless.
                self._begin(int(begins[1]), place)
                continue
            match self._event(place, line):
                case End(g=g) as end:
                    self.content.ended.append(self._with_source(end, self._end(g)))
                    self._note_whether_settled(place + len(line) + 1)
                case Start(g=g) | Resume(g=g):
                    self._begin(g, place)
                case StepTold() as step:
                    odd_steps.append((place, step))
        return odd_steps

    def _places_but_steps(self) -> Iterator[int]:
        """Yield the places of all lines that do not begin and end like a step."""
        text = self._text
        if not self._start:
            yield 0
        last = 0
        for match in _ODD_JUNCTION.finditer(text):
            newline = match.start()
            if not text.endswith(b"}", 0, newline):
                before = text.rfind(b"\n", 0, newline) + 1
                if before > last:
                    last = before
                    yield before
            if not _LIKE_A_STEP.match(text, newline + 1):
                last = newline + 1
                yield last
        before = text.rfind(b"\n") + 1
        if before > last and not text.endswith(b"}"):
            yield before

    def _begin(self, g: int, place: int) -> None:
        same_g = self._unended.setdefault(g, [])
        if same_g:
            # Files that somebody has joined number their games anew.
            same_g[-1].stop = min(same_g[-1].stop, place)
        same_g.append(_Begun(place, len(self._text)))
        self._unended_count += 1

    def _end(self, g: int | None) -> _Begun | None:
        same_g = self._unended.get(g) if g is not None else None
        if not same_g:
            return None
        self._unended_count -= 1
        return same_g.pop()

    def _note_whether_settled(self, place: int) -> None:
        """Note that all before a place is settled, if it is."""
        if not self._unended_count and place <= len(self._text):
            self._settled = place, len(self.content.ended)

    def _settle(self, digest: "hashlib.blake2b") -> None:
        """Tell which beginning is settled; the digest is that of what was not read."""
        place, ended = self._settled
        if not place:
            return
        follows = self.content.follows
        digest.update(memoryview(self._text)[self._start : place])
        # Counted, not numbered: most files have a great many lines and no problem.
        newlines = self._text.count(b"\n", self._start, place)
        lines = follows.lines + newlines
        problems = sum(1 for it in self.content.problems if (it.line or 0) <= lines)
        self.content.settled = Settled(
            size=follows.size + place - self._start,
            lines=lines,
            digest=digest.digest(),
            ended=follows.ended + ended,
            problems=follows.problems + problems,
        )

    def _with_source(self, end: End, begun: _Begun | None) -> End:
        """Return an end that tells where its game came from, if its beginning does."""
        if begun is None or end.source is not None:
            return end
        line = self._line(begun.place)
        event = self._event(begun.place, line) if b'"resume"' in line else None
        return replace(end, source=event.source) if isinstance(event, Resume) else end

    def _read_steps(self, steps: list[tuple[int, StepTold]]) -> None:
        """Give each step to its game, if that has no end."""
        wanted = {g for g, same_g in self._unended.items() if same_g}
        for match in _STEPS.finditer(self._text):
            place = match.end()
            usual = _STEP.match(self._text, place)
            if usual and int(usual[1]) not in wanted:
                continue
            event = self._event(place, self._line(place))
            if isinstance(event, StepTold):
                steps.append((place, event))
        for place, step in sorted(steps, key=lambda told: told[0]):
            for begun in self._unended.get(step.g, []):
                if begun.place < place < begun.stop:
                    begun.steps.append((place, step))

    def _read_unended(self, begun: _Begun) -> None:
        event = self._event(begun.place, self._line(begun.place))
        if not isinstance(event, Start | Resume):
            return
        game_format = FORMATS[event.header.game]
        tape = list(event.tape) if isinstance(event, Resume) else []
        ms = event.ms if isinstance(event, Resume) else 0
        lines = []
        for place, step_told in begun.steps:
            if step_told.told["e"] not in game_format.step_kinds:
                continue
            try:
                number, step = game_format.read_step(step_told.told)
            except EventError as error:
                self._note(place, str(error))
                continue
            if number not in {None, len(tape) + 1}:
                reason = f"step {number} of game {step_told.g} stands where step {len(tape) + 1} is due: the game is not read"
                self._note(place, reason)
                return
            tape.append(step)
            ms = max(ms, step.ms)
            lines.append(self._number(place))
        self.content.unended.append(
            UnendedGame(
                line=self._number(begun.place),
                header=event.header,
                source=event.source if isinstance(event, Resume) else None,
                tape=tuple(tape),
                ms=ms,
                lines=tuple(lines),
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
        before = self.content.follows.lines - self._start
        return before + bisect_left(self._newlines, place) + 1

    @cached_property
    def _newlines(self) -> list[int]:
        # Counted once: there may be as many problems as lines.
        return [match.start() for match in re.finditer(b"\n", self._text)]
