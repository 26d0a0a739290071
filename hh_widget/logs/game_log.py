"""What one game tells its log, from its first move to its end."""

import os
from pathlib import Path
from typing import NamedTuple

from hh_widget import __version__
from hh_widget.heart_to_heart import Game
from hh_widget.logs.events import (
    Do,
    End,
    EndResult,
    Event,
    Header,
    Resume,
    Start,
    line,
    tape_texts,
)
from hh_widget.logs.writer import LogFile, log_file, now


class Settings(NamedTuple):
    """How the game is being shown."""

    help: bool
    """Whether placement help is on."""
    errors: bool
    """Whether move errors are explained."""
    locale: str
    """The language's code, or ``"auto"``."""


class GameLog:
    """The log of one game.

    Where the file has a gap, since a write failed, or is no longer this process's own,
    since that was forked, the game goes on as a resumed one, which tells all its steps
    again: every game in every file is whole up to its last event.

    Args:
        folder: the folder of logs.
        player: who plays, if that is known.
        source: the ``id`` of the game that is resumed, if one is.

    """

    def __init__(
        self, folder: Path, player: str | None = None, source: str | None = None
    ) -> None:
        """Write nothing yet."""
        self._folder = folder
        self._player = player
        self._source = source
        self._entry: _Entry | None = None
        self._is_noted = False

    def note(self, game: Game, settings: Settings) -> None:
        """Write all steps that are not written yet and, if the game is won, its end.

        Raises:
            OSError: if that cannot be done; the next call makes up for it.

        """
        self._is_noted = True
        entry = self._entry
        if entry and entry.is_ended and entry.told == len(game.tape):
            return
        entry = self._tell_steps(game, settings)
        if game.status == "won":
            entry.end(game, "won")

    def leave(self, game: Game, settings: Settings) -> None:
        """Write the end of a game that is left; one never noted is not logged.

        Raises:
            OSError: if that cannot be done.

        """
        if not self._is_noted:
            return
        self.note(game, settings)
        if self._entry and not self._entry.is_ended:
            self._entry.end(game, "stuck" if game.status == "stuck" else "abandoned")

    def _tell_steps(self, game: Game, settings: Settings) -> "_Entry":
        entry = self._entry
        file = log_file(self._folder)
        if entry is None or not entry.can_go_on_in(file):
            source = entry.header.id if entry else self._source
            header = Header(
                # No random generator, whose state a forked process would share.
                id=os.urandom(8).hex(),
                t=now(),
                start=game.code or str(game.start),
                deal=str(game.start),
                help=settings.help,
                errors=settings.errors,
                locale=settings.locale,
                player=self._player,
                package=__version__,
            )
            entry = _Entry(file, header, source)
            entry.begin(game)
            self._entry = entry
        entry.tell_steps(game)
        return entry


class _Entry:
    """A game as it stands in one file."""

    def __init__(self, file: LogFile, header: Header, source: str | None) -> None:
        self.header = header
        self._file = file
        self._g = file.new_game()
        self._source = source
        self._is_whole = True
        self.told = 0
        """How many steps are written."""
        self.is_ended = False

    def can_go_on_in(self, file: LogFile) -> bool:
        return file is self._file and self._is_whole and not self.is_ended

    def begin(self, game: Game) -> None:
        if self._source is None:
            self._append(Start(g=self._g, header=self.header))
            return
        self._append(
            Resume(
                g=self._g,
                header=self.header,
                source=self._source,
                tape=game.tape,
                ms=_milliseconds(game),
            )
        )
        self.told = len(game.tape)

    def tell_steps(self, game: Game) -> None:
        for step in game.tape[self.told :]:
            self._append(Do(g=self._g, n=self.told + 1, do=step.do, ms=step.ms))
            self.told += 1

    def end(self, game: Game, result: EndResult) -> None:
        tape, times = tape_texts(game.tape)
        self._append(
            End(
                g=self._g,
                header=self.header,
                source=self._source,
                ended=now(),
                result=result,
                moves=game.move_count,
                score=game.score,
                ms=_milliseconds(game),
                tape=tape,
                times=times,
            )
        )
        self.is_ended = True

    def _append(self, event: Event) -> None:
        try:
            self._file.append(line(event))
        except OSError:
            self._is_whole = False
            raise


def _milliseconds(game: Game) -> int:
    return round(1000 * game.elapsed)
