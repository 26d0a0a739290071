"""The log as a board uses it: its games, the offer to continue one, the statistics."""

from os import PathLike
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from hh_widget.logs.folder import folder_named, player, usual_folder
from hh_widget.logs.game_format import GameFormat, GameStatistics, LoggedGame
from hh_widget.logs.game_log import GameLog, Settings
from hh_widget.logs.resuming import unfinished_games
from hh_widget.logs.summary import statistics

_GameT = TypeVar("_GameT", bound=LoggedGame)


class Offer(NamedTuple):
    """An unfinished game that could be continued."""

    id: str
    facts: dict[str, object]
    """What a board tells of it."""


class LogFailure(NamedTuple):
    """Why games are not being logged."""

    folder: Path
    reason: str
    """What the system says, in the system's language."""


class BoardLog(Generic[_GameT]):
    """The log of all games that are played on one board, one after the other.

    Nothing here fails for want of a place to write: the first failure is returned, so
    that the board can tell it once, and the game goes on.

    Args:
        game_format: how such games are logged.
        logs: the folder of logs, ``True`` for the usual one, or ``False`` for none.
        offers: whether an unfinished game of the player is to be looked for.

    Raises:
        TypeError, ValueError: if ``logs`` is neither a folder nor a truth value.

    """

    def __init__(
        self,
        game_format: GameFormat[_GameT, Any, Any, Any],
        logs: bool | str | PathLike[str],  # noqa: FBT001
        *,
        offers: bool,
    ) -> None:
        """Read what the logs tell; write nothing yet."""
        self.folder = _folder(logs)
        """The folder of logs, or ``None``: then nothing is written or read."""
        self._format = game_format
        self._player = player()
        self._game_log = self._log_of_a_game()
        self._has_failed = False
        self._is_due = True
        self._counts = False
        self._statistics: GameStatistics | None = None
        self.offer = self._look_for_offer() if offers else None
        """The game that could be continued, until one counts as played here."""

    @property
    def statistics(self) -> GameStatistics | None:
        """The player's games, as they stood at first or when one was last over here.

        Where boards show them in play, also when one was last begun or left here.
        """
        if self.folder is not None and self._is_due:
            self._statistics = statistics(
                self._format.name, self.folder, player=self._player
            )
            self._is_due = False
        return self._statistics

    def note(self, game: _GameT, settings: Settings) -> LogFailure | None:
        """Log what was done in the game since the last time.

        Returns:
            Why that failed, the first time that it does.

        """
        if not self._format.is_begun(game):
            return None
        self.offer = None
        if self._game_log is None:
            return None
        # No tap should wait for statistics that no board shows then.
        is_first, self._counts = not self._counts, True
        self._is_due |= is_first and self._format.shows_statistics_in_play
        self._is_due |= self._format.standing(game) in self._format.final_results
        try:
            self._game_log.note(game, settings)
        except OSError as error:
            return self._told_once(error)
        return None

    def leave(self, game: _GameT, settings: Settings) -> LogFailure | None:
        """Log that the game is left, if any of it is logged.

        Returns:
            Why that failed, the first time that it does.

        """
        if self._game_log is None:
            return None
        self._is_due |= self._format.shows_statistics_in_play
        try:
            self._game_log.leave(game, settings)
        except OSError as error:
            return self._told_once(error)
        return None

    def begin(self) -> None:
        """Be ready for another game."""
        self._game_log = self._log_of_a_game()
        self._counts = False

    def resume(self) -> _GameT | None:
        """Return the game on offer, or ``None`` if it is no longer there to be had.

        Its log goes on with the next note.
        """
        offer, self.offer = self.offer, None
        if self.folder is None or offer is None:
            return None
        for told in unfinished_games(self._format, self.folder, self._player):
            if told.header.id == offer.id:
                self._game_log = self._log_of_a_game(offer.id)
                return told.replay(self._format)
        return None

    def _log_of_a_game(self, source: str | None = None) -> GameLog[_GameT] | None:
        if self.folder is None:
            return None
        return GameLog(self._format, self.folder, self._player, source)

    def _look_for_offer(self) -> Offer | None:
        if self.folder is None:
            return None
        for told in unfinished_games(self._format, self.folder, self._player):
            return Offer(told.header.id, self._format.offer(told.replay(self._format)))
        return None

    def _told_once(self, error: OSError) -> LogFailure | None:
        if self._has_failed or self.folder is None:
            return None
        self._has_failed = True
        return LogFailure(self.folder, error.strerror or str(error))


def _folder(logs: bool | str | PathLike[str]) -> Path | None:  # noqa: FBT001
    if logs is True:
        return usual_folder()
    return None if logs is False else folder_named(logs)
