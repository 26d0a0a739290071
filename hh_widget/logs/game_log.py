"""What one game tells its log, from its first step to its end."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Generic, TypeAlias, TypeVar

from hh_widget import __version__
from hh_widget.logs.events import End, Resume, Start, event_line, step_line
from hh_widget.logs.game_format import (
    ABANDONED,
    UNFINISHED,
    GameFormat,
    Header,
    LoggedGame,
)
from hh_widget.logs.writer import LogFile, log_file, now

Settings: TypeAlias = Mapping[str, bool | str]
"""How a game is being shown: the settings that its format tells, by name."""

_GameT = TypeVar("_GameT", bound=LoggedGame)


class GameLog(Generic[_GameT]):
    """The log of one game.

    Where the file has a gap, since a write failed, or is no longer this process's own,
    since that was forked, the game goes on as a resumed one, which tells all its steps
    again: every game in every file is whole up to its last event.

    Args:
        game_format: how such a game is logged.
        folder: the folder of logs.
        player: who plays, if that is known.
        source: the ``id`` of the game that is resumed, if one is.

    """

    def __init__(
        self,
        game_format: GameFormat[_GameT, Any, Any, Any],
        folder: Path,
        player: str | None = None,
        source: str | None = None,
    ) -> None:
        """Write nothing yet."""
        self._format = game_format
        self._folder = folder
        self._player = player
        self._source = source
        self._entry: _Entry[_GameT] | None = None
        self._is_noted = False

    def note(self, game: _GameT, settings: Settings) -> None:
        """Write all steps that are not written yet and, if the game is over, its end.

        A game that does not count as played yet is not written.

        Raises:
            OSError: if that cannot be done; the next call makes up for it.

        """
        if not self._format.is_begun(game):
            return
        self._is_noted = True
        entry = self._entry
        if entry and entry.is_ended and entry.told == len(game.tape):
            return
        entry = self._tell_steps(game, settings)
        standing = self._format.standing(game)
        if standing in self._format.final_results:
            entry.end(game, standing)

    def leave(self, game: _GameT, settings: Settings) -> None:
        """Write the end of a game that is left; one never noted is not logged.

        Raises:
            OSError: if that cannot be done.

        """
        if not self._is_noted:
            return
        self.note(game, settings)
        if self._entry and not self._entry.is_ended:
            standing = self._format.standing(game)
            self._entry.end(game, ABANDONED if standing == UNFINISHED else standing)

    def _tell_steps(self, game: _GameT, settings: Settings) -> "_Entry[_GameT]":
        entry = self._entry
        file = log_file(self._folder)
        if entry is None or not entry.can_go_on_in(file):
            source = entry.header.id if entry else self._source
            header = Header(
                game=self._format.name,
                # No random generator, whose state a forked process would share.
                id=os.urandom(8).hex(),
                t=now(),
                beginning=self._format.beginning(game),
                settings=settings,
                player=self._player,
                package=__version__,
            )
            entry = _Entry(self._format, file, header, source)
            entry.begin(game)
            self._entry = entry
        entry.tell_steps(game)
        return entry


class _Entry(Generic[_GameT]):
    """A game as it stands in one file."""

    def __init__(
        self,
        game_format: GameFormat[_GameT, Any, Any, Any],
        file: LogFile,
        header: Header[Any],
        source: str | None,
    ) -> None:
        self.header = header
        self._format = game_format
        self._file = file
        self._g = file.new_game()
        self._source = source
        self._is_whole = True
        self.told = 0
        """How many steps are written."""
        self.is_ended = False

    def can_go_on_in(self, file: LogFile) -> bool:
        return file is self._file and self._is_whole and not self.is_ended

    def begin(self, game: _GameT) -> None:
        if self._source is None:
            self._append(event_line(Start(g=self._g, header=self.header)))
            return
        resume = Resume(
            g=self._g,
            header=self.header,
            source=self._source,
            tape=game.tape,
            ms=_milliseconds(game),
        )
        self._append(event_line(resume))
        self.told = len(game.tape)

    def tell_steps(self, game: _GameT) -> None:
        for step in game.tape[self.told :]:
            self._append(step_line(self._format, self._g, self.told + 1, step))
            self.told += 1

    def end(self, game: _GameT, result: str) -> None:
        end = End(
            g=self._g,
            header=self.header,
            source=self._source,
            ended=now(),
            result=result,
            figures=self._format.figures(game),
            ms=_milliseconds(game),
            **self._format.tape_told(game.tape),
        )
        self._append(event_line(end))
        self.is_ended = True

    def _append(self, line: bytes) -> None:
        try:
            self._file.append(line)
        except OSError:
            self._is_whole = False
            raise


def _milliseconds(game: LoggedGame) -> int:
    return round(1000 * game.elapsed)
