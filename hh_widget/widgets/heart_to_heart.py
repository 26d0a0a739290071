"""The widget of Heart to Heart."""

from collections.abc import Mapping
from functools import partial
from os import PathLike
from typing import ClassVar, Final

import traitlets

from hh_widget.heart_to_heart.deal import Deal
from hh_widget.heart_to_heart.errors import DealCodeError
from hh_widget.heart_to_heart.game import Game
from hh_widget.heart_to_heart.moves import Target, is_target
from hh_widget.heart_to_heart.position import Position
from hh_widget.heart_to_heart.taps import Tap
from hh_widget.logs.board_log import BoardLog
from hh_widget.logs.game_log import Settings
from hh_widget.logs.heart_to_heart.events import HEART_TO_HEART
from hh_widget.widgets import geometry
from hh_widget.widgets.base import GameWidget
from hh_widget.widgets.front_end import front_end
from hh_widget.widgets.intents import Action
from hh_widget.widgets.snapshots import AUTO, say
from hh_widget.wording import number_of

_LONGEST_CODE: Final = 100
"""How many characters a front end's code may have; far more than any code needs."""


class HeartToHeart(GameWidget[Game]):
    """Heart to Heart on a board in a notebook.

    ``resumable`` tells ``code``, that of the deal or ``None``, and ``moves``, how many.
    ``statistics`` has ``played``, ``won``, ``stuck``, ``abandoned``, ``best_time`` and
    ``median_time`` in seconds, and ``fewest_moves``; the last three are ``None`` without
    a game that was won.

    Args:
        start: a deal's code, a deal, a position, or a game to be continued; a new deal
            by default. Of a game, a copy is played.
        placement_help: whether cards with a partner are outlined, and those that do not
            match the selected one darkened.
        move_errors: whether a second card of another rank is explained.
        locale: a language's code; ``"auto"`` follows the browser.
        logs: whether games are logged, each from its first move on, or the folder for
            it. The usual one is in the user's data directory, unless the environment
            variable ``HH_WIDGET_LOGS`` names another.
        **keywords: ``layout``, ``tabbable`` and ``tooltip``, as all widgets have them.

    Raises:
        DealCodeError: if ``start`` is a string but no code.
        TypeError: if ``start`` is nothing to start from, ``logs`` is no folder, or a
            keyword is unknown.
        traitlets.TraitError: if a setting has a value that it cannot have.

    """

    _esm = front_end("heart_to_heart.js")
    _css = front_end("heart_to_heart.css")
    _settings: ClassVar[tuple[str, ...]] = ("placement_help", "move_errors", "locale")
    _sections: ClassVar[tuple[str, ...]] = ("shared", "heart_to_heart")

    board = traitlets.Dict(read_only=True).tag(sync=True)
    """Where everything lies, in board units: the heart's geometry."""

    code = traitlets.Unicode(None, allow_none=True, read_only=True).tag(sync=True)
    """The deal's code, or ``None`` when the start has none."""

    heart = traitlets.Tuple(read_only=True).tag(sync=True)
    """25 ranks, 1 to 13, slot 1 first; ``None`` where a slot is empty."""

    free = traitlets.Tuple(read_only=True).tag(sync=True)
    """The slots of the free cards."""

    outlined = traitlets.Tuple(read_only=True).tag(sync=True)
    """The slots that placement help outlines; none while it is off."""

    darkened = traitlets.Tuple(read_only=True).tag(sync=True)
    """The slots, and ``"discard"``, that placement help darkens; none while it is off."""

    stock = traitlets.Int(read_only=True).tag(sync=True)
    """How many cards the stock has."""

    discard = traitlets.Tuple(read_only=True).tag(sync=True)
    """The ranks of the discard pile, the bottom one first."""

    selection = traitlets.Any(None, allow_none=True, read_only=True).tag(sync=True)
    """The selected card: a slot, ``"discard"``, or ``None``."""

    score = traitlets.Int(read_only=True).tag(sync=True)
    """Ten for each card removed from the heart."""

    moves = traitlets.Int(read_only=True).tag(sync=True)
    """How many moves were made."""

    pairs = traitlets.Int(read_only=True).tag(sync=True)
    """How many pairs were removed."""

    elapsed = traitlets.Float(read_only=True).tag(sync=True)
    """The seconds of play when this snapshot was published, to the millisecond."""

    running = traitlets.Bool(read_only=True).tag(sync=True)
    """Whether the clock has been running since."""

    status = traitlets.Unicode("playing", read_only=True).tag(sync=True)
    """``"playing"``, ``"won"`` or ``"stuck"``."""

    can_undo = traitlets.Bool(read_only=True).tag(sync=True)
    """Whether a move can be taken back."""

    can_redo = traitlets.Bool(read_only=True).tag(sync=True)
    """Whether a move taken back can be made again."""

    placement_help = traitlets.Bool(default_value=True).tag(sync=True)
    """Whether cards are outlined and darkened."""

    move_errors = traitlets.Bool(default_value=False).tag(sync=True)
    """Whether a second card of another rank is explained."""

    def __init__(
        self,
        start: str | Deal | Position | Game | None = None,
        *,
        placement_help: bool = True,
        move_errors: bool = False,
        locale: str = AUTO,
        logs: bool | str | PathLike[str] = True,
        **keywords: object,
    ) -> None:
        """Show the game; the clock stands until a view is seen."""
        if isinstance(start, Game):
            game = start.copy()
        else:
            game = Game(Deal.random() if start is None else start)
        super().__init__(
            game,
            BoardLog(HEART_TO_HEART, logs, offers=not game.tape),
            settings={
                "placement_help": placement_help,
                "move_errors": move_errors,
                "locale": locale,
            },
            keywords=keywords,
        )

    @traitlets.default("board")
    def _default_board(self) -> dict[str, object]:
        return geometry.board()

    @property
    def game(self) -> Game:
        """A copy of the game as it stands: nothing done to it changes the board."""
        with self._lock:
            return self._game.copy()

    def _still(self) -> Game:
        return self.game

    def tap(self, target: Target) -> Tap:
        """Tap a slot, ``"discard"`` or ``"stock"``, and return what the tap did.

        Raises:
            ValueError, TypeError: if there is no such target.

        """
        with self._lock:
            tap = self._game.tap(target)
            if tap is Tap.MOVED:
                self._keep_and_publish()
            elif tap is Tap.MISMATCH and self.move_errors:
                self._publish(say("message_same_rank"))
            elif tap is not Tap.IGNORED:
                self._publish()
            return tap

    def undo(self) -> bool:
        """Take the last move back; tell whether there was one."""
        with self._lock:
            return self._keep_if(self._game.undo())

    def redo(self) -> bool:
        """Make the move again that was taken back last; tell whether there was one."""
        with self._lock:
            return self._keep_if(self._game.redo())

    def new_game(self, code: str | None = None) -> None:
        """Leave this game and start another.

        Args:
            code: the deal's code; a new deal by default.

        Raises:
            DealCodeError: if this is no code; the game goes on.
            TypeError: if ``code`` is no string; the game goes on.

        """
        self._start_from(Deal.random() if code is None else Deal.from_code(code))

    def restart(self) -> None:
        """Leave this game and start again from its start."""
        with self._lock:
            self._start_from(self._game.deal or self._game.start)

    def _start_from(self, start: Deal | Position) -> None:
        with self._lock:
            self._start(Game(start, clock=self._game.clock))

    def _log_settings(self) -> Settings:
        return {
            "help": self.placement_help,
            "errors": self.move_errors,
            "locale": self.locale,
        }

    def _see(self, *, is_seen: bool) -> None:
        with self._lock:
            super()._see(is_seen=is_seen)
            if self._game.is_running != self.running:
                self._publish(self.message)

    def _state(self) -> dict[str, object]:
        game = self._game
        position = game.position
        return super()._state() | {
            "code": game.code,
            "heart": tuple([None if c is None else int(c) for c in position.heart]),
            "free": position.free,
            "outlined": game.outlined if self.placement_help else (),
            "darkened": game.darkened if self.placement_help else (),
            "stock": position.stock_count,
            "discard": tuple([int(card) for card in position.discard]),
            "selection": game.selection,
            "score": game.score,
            "moves": game.move_count,
            "pairs": game.pair_count,
            "elapsed": self._elapsed(),
            "running": game.is_running,
            "status": game.status,
            "can_undo": game.can_undo,
            "can_redo": game.can_redo,
        }

    def get_state(
        self,
        key: object = None,
        drop_defaults: bool = False,  # noqa: FBT001, FBT002
    ) -> dict[str, object]:
        """Return trait values by name; the time is that of this very moment."""
        with self._lock:
            state = super().get_state(key, drop_defaults)
            if "elapsed" in state:
                state["elapsed"] = self._elapsed()
            return state

    def _elapsed(self) -> float:
        return round(self._game.elapsed, 3)

    def _action(self, intent: Mapping[str, object]) -> Action | None:
        match intent:
            case {"type": "tap", "target": target} if is_target(target):
                return partial(self.tap, target)
            case {"type": "undo"}:
                return self.undo
            case {"type": "redo"}:
                return self.redo
            case {"type": "restart"}:
                return self.restart
            case {"type": "new", "code": str(code)} if len(code) <= _LONGEST_CODE:
                return partial(self._new_from_entry, code)
            case {"type": "new", "code": None}:
                return self.new_game
            case {"type": "new"} if "code" not in intent:
                return self.new_game
        return super()._action(intent)

    def _new_from_entry(self, code: str) -> None:
        """Start the game with an entered code, or say what is wrong with it."""
        try:
            self.new_game(code)
        except DealCodeError as error:
            self._publish(
                say(f"message_code_{error.reason}", code=code, **error.details)
            )

    def __repr__(self) -> str:
        """Tell what a viewer sees, in one line."""
        game = self.game
        return (
            f"<HeartToHeart {game.code or 'without code'}: {game.status}, "
            f"score {game.score}, {number_of(game.move_count, 'move')}>"
        )
