"""The widget of Hearts."""

from collections.abc import Iterable, Mapping
from functools import partial
from os import PathLike
from typing import ClassVar, Final

import traitlets

from hh_widget.cards import Card
from hh_widget.hearts.match import Match
from hh_widget.hearts.picture import StillTable
from hh_widget.hearts.rules import DECK, DIFFICULTIES, Difficulty
from hh_widget.hearts.table import Table, Tap
from hh_widget.logs.board_log import BoardLog
from hh_widget.logs.game_log import Settings
from hh_widget.logs.hearts.events import HEARTS
from hh_widget.widgets.base import GameWidget
from hh_widget.widgets.front_end import front_end
from hh_widget.widgets.intents import Action
from hh_widget.widgets.snapshots import AUTO

_TARGETS: Final = frozenset(map(str, DECK))
"""What can be tapped: the texts of all cards."""


class Hearts(GameWidget[Table]):
    """Hearts at a table in a notebook, against three CPU seats.

    ``resumable`` tells ``difficulty``, ``hand_number`` and ``totals``. ``statistics`` has,
    for each difficulty, ``played``, ``won``, ``lost``, ``drawn``, and ``time`` in seconds.

    Args:
        difficulty: how well the CPU seats play, ``"easy"``, ``"normal"`` or ``"hard"``;
            ``"normal"``, or that of ``match``, by default. With ``match`` it is for the
            matches that follow.
        seed: what all deals of the first match follow from, 0 ≤ seed < 2⁵³; a fresh one
            by default.
        match: a match to be played, at any moment of it. A copy of it is played.
        four_color: whether each suit has a colour of its own.
        locale: a language's code; ``"auto"`` follows the browser.
        logs: whether matches are logged, each from its first choice on, or the folder
            for it. The usual one is in the user's data directory, unless the environment
            variable ``HH_WIDGET_LOGS`` names another.
        **keywords: ``layout``, ``tabbable`` and ``tooltip``, as all widgets have them.

    Raises:
        ValueError: if there is no such seed or difficulty.
        TypeError: if ``match`` is no match, or is given without its keyword or with a
            seed, if ``logs`` is no folder, or if a keyword is unknown.
        traitlets.TraitError: if a setting has a value that it cannot have.

    """

    _esm = front_end("hearts.js")
    _css = front_end("hearts.css")
    _settings: ClassVar[tuple[str, ...]] = ("next_difficulty", "four_color", "locale")
    _sections: ClassVar[tuple[str, ...]] = ("shared", "hearts")

    phase = traitlets.Unicode("passing", read_only=True).tag(sync=True)
    """``"passing"``, ``"playing"``, ``"trick"``, ``"scored"`` or ``"over"``.

    While it is ``"trick"``, four cards lie face up; ``"scored"`` is a hand's end.
    """

    hand_number = traitlets.Int(read_only=True).tag(sync=True)
    """The number of the hand, from 1."""

    pass_direction = traitlets.Unicode("left", read_only=True).tag(sync=True)
    """``"left"``, ``"right"``, ``"across"`` or ``"none"``."""

    hand = traitlets.Tuple(read_only=True).tag(sync=True)
    """Your cards, as ``"QS"``: clubs, diamonds, spades, hearts, each ascending."""

    playable = traitlets.Tuple(read_only=True).tag(sync=True)
    """Those of your cards that a tap may choose, raise or play now."""

    selection = traitlets.Tuple(read_only=True).tag(sync=True)
    """The cards chosen for the pass, or the raised card."""

    can_confirm = traitlets.Bool(read_only=True).tag(sync=True)
    """Whether the three cards of the pass are chosen."""

    received = traitlets.Tuple(read_only=True).tag(sync=True)
    """What the pass brought you, until you have played a card of the hand."""

    passed = traitlets.Tuple(read_only=True).tag(sync=True)
    """For each seat, whether it has passed in this hand."""

    trick = traitlets.Tuple(read_only=True).tag(sync=True)
    """The cards on the table, each with its seat, in the order played."""

    trick_winner = traitlets.Int(None, allow_none=True, read_only=True).tag(sync=True)
    """The seat that takes the trick, while its four cards lie."""

    card_counts = traitlets.Tuple(read_only=True).tag(sync=True)
    """How many cards each seat holds."""

    turn = traitlets.Int(None, allow_none=True, read_only=True).tag(sync=True)
    """The seat to play, or ``None`` when no card is awaited."""

    hearts_broken = traitlets.Bool(read_only=True).tag(sync=True)
    """Whether a heart has fallen in this hand."""

    points = traitlets.Tuple(read_only=True).tag(sync=True)
    """The points that each seat has taken in this hand."""

    totals = traitlets.Tuple(read_only=True).tag(sync=True)
    """The points of each seat over all hands played to the end."""

    hand_results = traitlets.Tuple(read_only=True).tag(sync=True)
    """What each of these hands added to the totals, seat by seat."""

    moons = traitlets.Tuple(read_only=True).tag(sync=True)
    """For each of these hands the seat that shot the moon, or ``None``."""

    result = traitlets.Unicode(None, allow_none=True, read_only=True).tag(sync=True)
    """``"win"``, ``"draw"`` or ``"loss"``; ``None`` while the match is not over."""

    elapsed = traitlets.Float(None, allow_none=True, read_only=True).tag(sync=True)
    """The seconds that the match took; ``None`` while it is not over."""

    difficulty = traitlets.Unicode("normal", read_only=True).tag(sync=True)
    """How well the CPU seats play in this match."""

    next_difficulty = traitlets.Enum(DIFFICULTIES, "normal").tag(sync=True)
    """How well the CPU seats are to play in the matches that follow."""

    four_color = traitlets.Bool(default_value=False).tag(sync=True)
    """Whether each suit has a colour of its own."""

    def __init__(  # noqa: PLR0913  all but the first are keywords
        self,
        difficulty: Difficulty | None = None,
        *,
        seed: int | None = None,
        match: Match | None = None,
        four_color: bool = False,
        locale: str = AUTO,
        logs: bool | str | PathLike[str] = True,
        **keywords: object,
    ) -> None:
        """Show the table; the clock stands until a view is seen."""
        if isinstance(difficulty, Match):
            message = "a match is given by its keyword: Hearts(match=…)"
            raise TypeError(message)
        if match is None:
            match = Match(seed, "normal" if difficulty is None else difficulty)
        elif seed is not None:
            message = f"a match brings its own seed: give either match or seed={seed!r}"
            raise TypeError(message)
        super().__init__(
            Table(match),
            BoardLog(HEARTS, logs, offers=True),
            settings={
                "next_difficulty": match.difficulty
                if difficulty is None
                else difficulty,
                "four_color": four_color,
                "locale": locale,
            },
            keywords=keywords,
        )

    @property
    def match(self) -> Match:
        """A copy of the match as it stands: nothing done to it changes the table.

        It has all four hands, for whoever asks for them.
        """
        with self._lock:
            return self._game.match

    def _still(self) -> StillTable:
        with self._lock:
            return StillTable(self._game.view(), four_color=self.four_color)

    def tap(self, card: Card | str) -> Tap:
        """Tap a card: choose it for the pass, raise it, or play it.

        Args:
            card: one of the 52, or its text, as ``"QS"``.

        Returns:
            What the tap did.

        Raises:
            ValueError, TypeError: if there is no such card.

        """
        with self._lock:
            tap = self._game.tap(card)
            self._keep_if(tap is not Tap.IGNORED)
            return tap

    def confirm(self) -> bool:
        """Pass the three cards chosen; tell whether there were three."""
        with self._lock:
            return self._keep_if(self._game.confirm())

    def advance(self) -> bool:
        """Let a CPU seat play a card, or collect a full trick; tell whether it was due."""
        with self._lock:
            return self._keep_if(self._game.advance())

    def next_hand(self) -> bool:
        """Deal the next hand; tell whether the last one was over, and not the match."""
        with self._lock:
            return self._keep_if(self._game.next_hand())

    def new_match(self, seed: int | None = None) -> None:
        """Leave this match and start another, with the difficulty chosen for it.

        Args:
            seed: what its deals follow from; a fresh one by default.

        Raises:
            ValueError, TypeError: if there is no such seed; the match goes on.

        """
        with self._lock:
            match = Match(seed, self.next_difficulty)
            self._start(Table(match, clock=self._game.clock))

    def _log_settings(self) -> Settings:
        return {"locale": self.locale}

    def _state(self) -> dict[str, object]:
        view = self._game.view()
        return super()._state() | {
            "phase": view.phase,
            "hand_number": view.hand_number,
            "pass_direction": view.pass_direction,
            "hand": _texts(view.hand),
            "playable": _texts(view.playable),
            "selection": _texts(view.selection),
            "can_confirm": view.can_confirm,
            "received": _texts(view.received),
            "passed": view.passed,
            "trick": tuple([(seat, str(card)) for seat, card in view.trick]),
            "trick_winner": view.trick_winner,
            "card_counts": view.card_counts,
            "turn": view.turn,
            "hearts_broken": view.hearts_broken,
            "points": view.points,
            "totals": view.totals,
            "hand_results": view.hand_results,
            "moons": view.moons,
            "result": view.result,
            "elapsed": round(self._game.elapsed, 3) if view.result else None,
            "difficulty": view.difficulty,
        }

    def _action(self, intent: Mapping[str, object]) -> Action | None:
        match intent:
            case {"type": "tap", "target": str(card)} if card in _TARGETS:
                return partial(self.tap, card)
            case {"type": "confirm"}:
                return self.confirm
            case {"type": "advance"}:
                return self.advance
            case {"type": "next"}:
                return self.next_hand
            case {"type": "new"}:
                return self.new_match
        return super()._action(intent)

    def __repr__(self) -> str:
        """Tell how the match stands, in one line and without a card."""
        with self._lock:
            view = self._game.view()
        turn = "" if view.turn is None else f", seat {view.turn} to play"
        totals = " ".join(map(str, view.totals))
        return (
            f"<Hearts {view.difficulty}, hand {view.hand_number}, {view.phase}{turn}, "
            f"totals {totals}>"
        )


def _texts(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple([str(card) for card in cards])
