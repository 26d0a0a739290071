"""A file of logs read the slow way: every line in turn, and nothing skipped for speed."""

import re
from typing import Any, NamedTuple

from hh_widget.logs.events import End, Resume, Start, StepTold, read
from hh_widget.logs.formats import FORMATS
from hh_widget.logs.lines import EventError


class PlainContent(NamedTuple):
    ended: list[str]
    """The ids of the games that ended."""
    unended: list[tuple[str, int, tuple[Any, ...]]]
    """Id, first line and steps of each game without an end."""
    problems: set[int]
    """The lines that cannot be read; those that only an ended game needs may be fine."""


class _Begun(NamedTuple):
    line: int
    text: bytes
    steps: list[tuple[int, StepTold]]


class PlainReader:
    def __init__(self, text: bytes) -> None:
        self._lines = text.split(b"\n")
        self._ended: list[str] = []
        self._problems: set[int] = set()
        self._begun: dict[int, list[_Begun]] = {}
        self._newest: dict[int, _Begun] = {}

    def read(self) -> PlainContent:
        for number, line in enumerate(self._lines, start=1):
            self._read_line(number, line)
        games = [begun for same_g in self._begun.values() for begun in same_g]
        unended = [self._unended(begun) for begun in sorted(games)]
        told = [game for game in unended if game]
        return PlainContent(self._ended, told, self._problems)

    def _read_line(self, number: int, line: bytes) -> None:
        if begins := re.match(rb'\{"e":"(?:start|resume)","g":(\d{1,15}),', line):
            self._begin(int(begins[1]), number, line)
            return
        match self._event(number, line):
            case End(g=g, header=header):
                self._ended.append(header.id)
                self._end(g)
            case Start(g=g) | Resume(g=g):
                self._begin(g, number, line)
            case StepTold(g=g) as step:
                begun = self._newest.get(g)
                if begun and begun in self._begun[g]:
                    begun.steps.append((number, step))

    def _event(self, number: int, line: bytes) -> object:
        try:
            return read(line)
        except EventError as error:
            is_cut_short = number == len(self._lines) and not line.rstrip().endswith(
                b"}"
            )
            if line.strip() and not is_cut_short:
                self._problems.add(number)
            if error.ended is not None:
                self._end(error.ended)
        return None

    def _begin(self, g: int, number: int, line: bytes) -> None:
        self._newest[g] = _Begun(number, line, [])
        self._begun.setdefault(g, []).append(self._newest[g])

    def _end(self, g: int) -> None:
        if self._begun.get(g):
            self._begun[g].pop()

    def _unended(self, begun: _Begun) -> tuple[str, int, tuple[Any, ...]] | None:
        event = self._event(begun.line, begun.text)
        if not isinstance(event, Start | Resume):
            return None
        game_format = FORMATS[event.header.game]
        tape = list(event.tape) if isinstance(event, Resume) else []
        for number, told in begun.steps:
            if told.told["e"] not in game_format.step_kinds:
                continue
            try:
                due, step = game_format.read_step(told.told)
            except EventError:
                self._problems.add(number)
                continue
            if due not in (None, len(tape) + 1):
                self._problems.add(number)
                return None
            tape.append(step)
        return event.header.id, begun.line, tuple(tape)
