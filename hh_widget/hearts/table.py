"""A match as seat 0 plays it: taps, three CPU seats, the clock and the tape."""

import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from enum import Enum

from hh_widget.cards import Card
from hh_widget.clock import Timed
from hh_widget.errors import TapeError
from hh_widget.hearts import cpu
from hh_widget.hearts.match import Match
from hh_widget.hearts.picture import DrawnSeat
from hh_widget.hearts.replaying import repeat
from hh_widget.hearts.rules import (
    NUMBER,
    PASS_SIZE,
    SEATS,
    YOU,
    Difficulty,
    Result,
    check_card,
)
from hh_widget.hearts.tape import Chose, Dealt, Passed, Played, Step
from hh_widget.hearts.view import Phase, View


class Tap(Enum):
    """What a tap did."""

    CHOSEN = "chosen"
    """The card is now one of those chosen for the pass."""
    UNCHOSEN = "unchosen"
    """The card is no longer chosen for the pass."""
    RAISED = "raised"
    """The card is now the raised one; tapped again, it is played."""
    PLAYED = "played"
    """The card was played."""
    IGNORED = "ignored"
    """Nothing happened: the card does not answer now, or is none of yours."""


class Table(Timed, DrawnSeat):
    """A match that you play from seat 0; the CPU plays the other seats.

    The CPU seats pass as soon as a hand is dealt. Of their cards, and of the tricks to
    be collected, each waits for :meth:`advance`, so that whoever shows the table sets
    the rhythm. There is no way back.

    Args:
        match: the match to be played, at any moment of it; a new one by default. A copy
            of it is played.
        clock: tells the present time in seconds; never going back.

    Raises:
        TypeError: if ``match`` is no match.

    """

    def __init__(
        self,
        match: Match | None = None,
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Sit down at the match; the clock stands until you do something."""
        if match is None:
            match = Match()
        elif not isinstance(match, Match):
            message = f"a table takes a Match, not {type(match).__name__}"
            raise TypeError(message)
        self._set_up(match.to_dict(), clock)
        self._begin()

    @classmethod
    def from_tape(  # noqa: PLR0913  what a log knows of a match
        cls,
        seed: int,
        difficulty: Difficulty,
        steps: Iterable[Step],
        start: Mapping[str, object] | None = None,
        *,
        elapsed: float | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> "Table":
        """Return the table that a tape leads to; the match goes on identically.

        A full trick at the end of the tape lies on the table, and no card is raised,
        for the tape tells neither that a trick was collected nor that a card was raised.

        Args:
            seed: the match's seed.
            difficulty: how well the CPU seats play.
            steps: the steps from the start on, as in :attr:`tape`.
            start: the match at the start, as in :attr:`start`.
            elapsed: the seconds of play, by default as of the last step; the clock
                stands there until you do something.
            clock: as for a new table.

        Raises:
            TapeError: if a step is not possible where it stands.
            SavedMatchError: if ``start`` is no match that the rules could have led to.
            ValueError, TypeError: if there is no such seed or difficulty, or the match
                at the start has another one.

        """
        match = Match(seed, difficulty)
        saved = match.to_dict() if start is None else start
        table = object.__new__(cls)
        table._set_up(saved, clock)
        if (table.seed, table.difficulty) != (seed, match.difficulty):
            message = f"the match at the start has seed {table.seed} and difficulty {table.difficulty!r} where {seed} and {difficulty!r} are expected"
            raise ValueError(message)
        for number, step in enumerate(steps, start=1):
            try:
                table._selection = repeat(
                    table._match, step, is_first=number == 1 and start is None
                )
            except ValueError as error:
                message = f"step {number} of the match: {error}"
                raise TapeError(message, number) from None
            table._tape.append(step)
            table._is_begun |= table._is_yours(step)
        if elapsed is None:
            elapsed = table._tape[-1].ms / 1000 if table._tape else 0.0
        table._set_up_clock(clock, elapsed)
        table._begin()
        return table

    def _set_up(self, saved: Mapping[str, object], clock: Callable[[], float]) -> None:
        self._match = Match.from_dict(saved)
        fresh = Match(self.seed, self.difficulty)
        self._start = None if fresh.to_dict() == saved else dict(saved)
        self._selection: tuple[Card, ...] = ()
        self._tape: list[Step] = []
        self._is_begun = False
        self._set_up_clock(clock)

    @property
    def start(self) -> dict[str, object] | None:
        """The match at the start, as ``Match.to_dict`` tells it; ``None`` for a new one."""
        return None if self._start is None else dict(self._start)

    @property
    def match(self) -> Match:
        """A copy of the match as it stands, with all four hands."""
        return Match.from_dict(self._match.to_dict())

    @property
    def tape(self) -> tuple[Step, ...]:
        """All steps since the start."""
        return tuple(self._tape)

    @property
    def seed(self) -> int:
        """The seed that all deals follow from."""
        return self._match.seed

    @property
    def difficulty(self) -> Difficulty:
        """How well the CPU seats play."""
        return self._match.difficulty

    @property
    def phase(self) -> Phase:
        """What the match waits for, as ``Match.phase``."""
        return self._match.phase

    @property
    def result(self) -> Result | None:
        """How the match ended for you, ``None`` while it is not over."""
        return self._match.result

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each seat over all hands played to the end."""
        return self._match.totals

    @property
    def selection(self) -> tuple[Card, ...]:
        """The cards chosen for the pass, in the order of a hand, or the raised card."""
        return self._selection

    @property
    def received(self) -> tuple[Card, ...]:
        """What the pass brought you, until you have played a card of the hand."""
        return self._match.view().received

    @property
    def passed(self) -> tuple[bool, ...]:
        """Which seats have passed in this hand."""
        return self._match.view().passed

    @property
    def playable(self) -> tuple[Card, ...]:
        """The cards that a tap may choose, raise or play now."""
        return self._match.view().playable

    @property
    def can_confirm(self) -> bool:
        """Whether the three cards of your pass are chosen."""
        return self._is_choosing and len(self._selection) == PASS_SIZE

    @property
    def moons(self) -> tuple[int | None, ...]:
        """For each hand played to the end the seat that shot the moon, or ``None``."""
        return self._match.view().moons

    @property
    def is_begun(self) -> bool:
        """Whether you have chosen, passed or played a card: then the match counts."""
        return self._is_begun

    def view(self) -> View:
        """Return what you may see."""
        return replace(
            self._match.view(),
            selection=self._selection,
            can_confirm=self.can_confirm,
        )

    def tap(self, card: Card | str) -> Tap:
        """Tap a card: choose it for the pass, raise it, or play it.

        Args:
            card: one of the 52, or its text, as ``"QS"``.

        Raises:
            ValueError: if this is no card's text.
            TypeError: if ``card`` is neither a card nor a text.

        """
        card = Card.parse(card) if isinstance(card, str) else check_card(card)
        if card not in self.playable:
            return Tap.IGNORED
        if self._is_choosing:
            return self._choose(card)
        self.unpause()
        if self._selection != (card,):
            self._selection = (card,)
            return Tap.RAISED
        self._play(card)
        return Tap.PLAYED

    def confirm(self) -> bool:
        """Pass the three cards chosen; tell whether there were three."""
        if not self.can_confirm:
            return False
        self._match.pass_cards(YOU, self._selection)
        self._selection = ()
        self._note(Passed(self._passes(), self._ms()))
        return True

    def advance(self) -> bool:
        """Take one step that is not yours: a card of a CPU seat, or a full trick.

        Returns:
            Whether there was one; there is none while it is up to you.

        """
        match = self._match
        if match.phase == "trick":
            match.collect()
            self.unpause()
            return True
        if match.turn is None or match.turn == YOU:
            return False
        self._play(cpu.choose_play(match.observation(match.turn)))
        return True

    def next_hand(self) -> bool:
        """Deal the next hand; tell whether the last one was over, and not the match."""
        if self._match.phase != "scored":
            return False
        self._match.next_hand()
        self._note(Dealt(self._match.hand_number, self._match.hands, self._ms()))
        self._let_others_pass()
        return True

    @property
    def _is_choosing(self) -> bool:
        return self._match.phase == "passing" and self._match.passes[YOU] is None

    def _begin(self) -> None:
        """Tell the tape of the first deal, and let the CPU seats pass."""
        if not self._tape and self._start is None:
            match = self._match
            self._tape.append(Dealt(match.hand_number, match.hands, 0))
        self._let_others_pass()

    def _choose(self, card: Card) -> Tap:
        chosen = card not in self._selection
        if chosen and len(self._selection) == PASS_SIZE:
            return Tap.IGNORED
        cards = {card} ^ set(self._selection)
        self._selection = tuple(sorted(cards, key=NUMBER.__getitem__))
        self._note(Chose(self._selection, self._ms()))
        return Tap.CHOSEN if chosen else Tap.UNCHOSEN

    def _let_others_pass(self) -> None:
        match = self._match
        if match.phase != "passing":
            return
        for seat in SEATS:
            if seat != YOU and match.passes[seat] is None:
                match.pass_cards(seat, cpu.choose_pass(match.observation(seat)))
        if match.phase != "passing":  # you had passed before you sat down
            self._tape.append(Passed(self._passes(), self._ms()))

    def _play(self, card: Card) -> None:
        self._match.play(card)
        self._selection = ()
        self._note(Played(self._match.play_count, card, self._ms()))

    def _passes(self) -> tuple[tuple[Card, ...], ...]:
        return tuple([cards or () for cards in self._match.passes])

    def _note(self, step: Step) -> None:
        self._tape.append(step)
        self._is_begun |= self._is_yours(step)
        self._started = True
        self.unpause()

    def _is_yours(self, step: Step) -> bool:
        """Tell whether the step, which is the last one taken, was yours."""
        if isinstance(step, Played):
            return self._match.trick[-1][0] == YOU
        return not isinstance(step, Dealt)

    def _is_timed(self) -> bool:
        return self._match.phase != "over"

    def __repr__(self) -> str:
        """Tell what you see in one line, but no card."""
        return f"<Table with {self._match!r}>"
