"""What the widgets of all games share: a board, its intents, its log.

Python knows, the browser draws. A widget publishes what its viewer may see as a
snapshot; the front end sends *intents* back and writes no trait.
"""

import logging
from collections.abc import Mapping
from functools import partial
from os import PathLike
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import traitlets

from hh_widget.logs.board_log import BoardLog, LogFailure
from hh_widget.logs.game_format import LoggedGame
from hh_widget.logs.game_log import Settings
from hh_widget.picture import Drawable
from hh_widget.widgets.intents import Action, is_intent
from hh_widget.widgets.snapshots import SnapshotWidget, say
from hh_widget.widgets.warning import warn_caller

_log = logging.getLogger(__name__)


class PlayedGame(LoggedGame, Protocol):
    """A game with a clock, which can be logged."""

    def pause(self) -> None:
        """Let the clock stand."""

    def unpause(self) -> None:
        """Let the clock run again."""


GameT = TypeVar("GameT", bound=PlayedGame)


class GameWidget(SnapshotWidget, Generic[GameT]):
    """A game on a board in a notebook.

    A game's own widget adds the traits of its state and their values in
    :meth:`_state`, and says in :meth:`_action` what the intents do that other games do
    not have. Its public methods change the game under :attr:`_lock`, and then have it
    logged and published.
    """

    game_number = traitlets.Int(read_only=True).tag(sync=True)
    """The number of the present game or match on this board; the first one is 1."""

    resumable = traitlets.Dict(default_value=None, allow_none=True, read_only=True).tag(
        sync=True
    )
    """What is told of an unfinished game that :meth:`resume` would continue, or ``None``.

    It is on offer until the game on the board counts as played.
    """

    statistics = traitlets.Dict(
        default_value=None, allow_none=True, read_only=True
    ).tag(sync=True)
    """What the log tells of the player's games, or ``None`` without a log.

    It is as of the moment when the board was made, or when a game was last over on it;
    where boards show it in play, also when one was last begun or left.
    """

    def __init__(
        self,
        game: GameT,
        log: BoardLog[GameT],
        *,
        settings: Mapping[str, object],
        keywords: dict[str, object],
    ) -> None:
        """Show the game, and connect to the front end; the clock stands at first.

        Args:
            game: the game, which the widget changes.
            log: the log of the board.
            settings: the first values of the settings.
            keywords: what else the caller gave, for ipywidgets.

        Raises:
            TypeError: if a keyword is unknown; the message names the nearest one.
            traitlets.TraitError: if a setting has a value that it cannot have.

        """
        self._game = game
        self._log = log
        self._game_number = 1
        self._is_seen = False
        self._is_responding = False
        game.pause()
        super().__init__(settings=settings, keywords=keywords)
        self.on_msg(_receive)

    def _state(self) -> dict[str, object]:
        """Return which game it is and what the log tells; its own widget adds more."""
        offer, statistics = self._log.offer, self._log.statistics
        return {
            "game_number": self._game_number,
            "resumable": offer and offer.facts,
            "statistics": statistics and statistics.figures(),
        }

    def _log_settings(self) -> Settings:
        """Return what the log tells of how the game is shown."""
        raise NotImplementedError

    def _still(self) -> Drawable:
        """Return the game as a still picture shows it."""
        raise NotImplementedError

    def picture(self, path: str | PathLike[str]) -> Path:
        """Write the board as it stands as an SVG file, and return where it is.

        Raises:
            OSError: if the file cannot be written.

        """
        return self._still().picture(path)

    def _repr_mimebundle_(
        self, **kwargs: dict[str, object]
    ) -> tuple[dict[str, object], dict[str, object]] | None:
        """Return the view and, for readers without a kernel, a still picture."""
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is not None:
            bundle[0]["text/html"] = self._still()._repr_html_()
        return bundle

    def resume(self) -> bool:
        """Continue the game in ``resumable``, with all that was done in it.

        Returns:
            Whether it could be had; it may be gone, if it was continued elsewhere.

        """
        with self._lock:
            if self._log.offer is None:
                return False
            game = self._log.resume()
            if game is None:
                self._publish(say("message_not_resumable"))
                return False
            self._begin(game)
            self._keep_and_publish()
            return True

    def close(self) -> None:
        """Leave the game, and remove the widget from all views."""
        with self._lock:
            if self.comm is not None:
                self._warn(self._leave())
        super().close()

    def __del__(self) -> None:
        """Let go without leaving the game, which may be continued: nobody chose to."""
        super().close()

    def _start(self, game: GameT) -> None:
        """Leave the game for another one, and publish that."""
        with self._lock:
            failure = self._leave()
            self._log.begin()
            self._begin(game)
            self._publish_and_tell(failure)

    def _begin(self, game: GameT) -> None:
        self._game = game
        self._game_number += 1
        self._set_clock()

    def _leave(self) -> LogFailure | None:
        return self._log.leave(self._game, self._log_settings())

    def _keep_if(self, changed: bool) -> bool:  # noqa: FBT001
        if changed:
            self._keep_and_publish()
        return changed

    def _keep_and_publish(self) -> None:
        """Log what was done, and then publish it."""
        self._set_clock()
        self._publish_and_tell(self._log.note(self._game, self._log_settings()))

    def _publish_and_tell(self, failure: LogFailure | None) -> None:
        """Publish, and tell why logging failed if it did: on the board or in Python."""
        if failure and self._is_responding:
            self._publish(say("message_log", reason=failure.reason))
            return
        self._publish()
        self._warn(failure)

    def _warn(self, failure: LogFailure | None) -> None:
        if failure:
            warn_caller(
                f"games are not being logged in {failure.folder}: {failure.reason}. "
                "The game goes on; logs=False leaves the log off"
            )

    def _see(self, *, is_seen: bool) -> None:
        """Note whether a view is seen, with no dialog open: else the clock stands."""
        with self._lock:
            self._is_seen = is_seen
            self._set_clock()

    def _set_clock(self) -> None:
        if self._is_seen:
            self._game.unpause()
        else:
            self._game.pause()

    def _action(self, intent: Mapping[str, object]) -> Action | None:
        """Return what this intent asks for, or ``None`` if it is not well-formed."""
        match intent:
            case {"type": "resume"}:
                return self.resume
            case {"type": "clock", "running": bool(running)}:
                return partial(self._see, is_seen=running)
            case {"type": "set", "name": str(name), "value": value}:
                return self._setting(name, value)
        return None

    def _setting(self, name: str, value: object) -> Action | None:
        """Return what gives a setting this value, or ``None`` if it cannot have it."""
        if name not in self._settings or type(value) is not type(getattr(self, name)):
            return None
        try:
            self.traits()[name]._validate(self, value)  # noqa: SLF001  no other way
        except traitlets.TraitError:
            return None
        return partial(self.set_trait, name, value)

    def _respond(self, content: object) -> None:
        """Do what an intent asks for and answer it, once; drop what is no intent."""
        if not is_intent(content) or (action := self._action(content)) is None:
            _log.info("dropped a message that is no intent")
            return
        with self._lock:
            present = self._version
            try:
                if content["version"] == present:
                    self._attempt(action)
            finally:
                if self._version == present:
                    seq = content["seq"]
                    self.send({"type": "unchanged", "seq": seq, "version": present})

    def _attempt(self, action: Action) -> None:
        """Run an intent's action; if it fails, say so on the board and in the log."""
        self._is_responding = True
        try:
            action()
        except Exception:  # noqa: BLE001  whatever it is, the board goes on
            _log.exception("an intent failed")
            try:
                self._publish(say("message_unexpected"))
            except Exception:  # noqa: BLE001  an observer fails again
                _log.exception("an observer failed")
        finally:
            self._is_responding = False


def _receive(widget: GameWidget[Any], content: object, buffers: object) -> None:  # noqa: ARG001
    """Pass a front end's message on; no bound method, lest the widget never die."""
    widget._respond(content)  # noqa: SLF001
