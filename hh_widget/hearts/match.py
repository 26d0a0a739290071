"""A match: hand after hand, with its passes, points and result."""

import hashlib
from collections.abc import Iterable, Mapping

from hh_widget.cards import Card
from hh_widget.hearts import saved
from hh_widget.hearts.deal import check_seed, deal, fresh_seed
from hh_widget.hearts.errors import IllegalPassError, IllegalPlayError, PhaseError
from hh_widget.hearts.hand import Hand
from hh_widget.hearts.observation import TIE_BREAK_SIZE, Observation
from hh_widget.hearts.picture import DrawnSeat
from hh_widget.hearts.rules import (
    HAND_SIZE,
    NO_PASS,
    NUMBER,
    PASS_SIZE,
    SEAT_COUNT,
    SEATS,
    YOU,
    Difficulty,
    Direction,
    Play,
    Result,
    check_card,
    check_difficulty,
    check_seat,
    is_over,
    moon,
    pass_direction,
    receiver,
    result,
    score,
)
from hh_widget.hearts.view import Phase, View
from hh_widget.wording import number_of


class Match(DrawnSeat):
    """A match of four seats, from the first deal to the last score.

    It knows the rules and all hands, and moves no seat by itself: whoever holds it
    passes and plays for all four, asking :mod:`hh_widget.hearts.cpu` for the CPU seats.
    :attr:`phase` says what comes next. ``repr`` tells no hand and no seed.

    Args:
        seed: what all deals follow from, 0 ≤ seed < 2⁵³; ``None`` draws a fresh one.
        difficulty: how well the CPU seats play.

    Raises:
        ValueError: if there is no such seed or difficulty.
        TypeError: if the seed is no whole number.

    """

    def __init__(
        self, seed: int | None = None, difficulty: Difficulty = "normal"
    ) -> None:
        """Deal the first hand."""
        self._seed = fresh_seed() if seed is None else check_seed(seed)
        self._difficulty = check_difficulty(difficulty)
        self._results: list[tuple[int, ...]] = []
        self._phase: Phase
        self._begin_hand(1)

    @classmethod
    def from_dict(cls, data: Mapping[str, object]) -> "Match":
        """Return the match that :meth:`to_dict` described; it goes on identically.

        The hands may be others than those the seed deals, so that positions can be
        made by hand; everything else must follow from the rules.

        Raises:
            SavedMatchError: if the rules could not have led to it; the message says
                what is wrong and where.

        """
        state = saved.parse(data)
        match = cls(state.seed, state.difficulty)
        match._number = state.hand_number
        match._results = list(state.hand_results)
        match._dealt = state.hands
        match._passes = list(state.passes)
        match._hand = saved.replayed(state)
        match._phase = state.phase
        return match

    def to_dict(self) -> dict[str, object]:
        """Return the whole match as JSON values, all hands and the seed included."""
        hand = self._hand
        return {
            "game": saved.GAME,
            "version": saved.VERSION,
            "seed": self._seed,
            "difficulty": self._difficulty,
            "hand_number": self._number,
            "phase": self._phase,
            "hands": [[str(card) for card in cards] for cards in self.hands],
            "passes": [
                None if cards is None else [str(card) for card in cards]
                for cards in self._passes
            ],
            "plays": [[seat, str(card)] for seat, card in hand.plays] if hand else [],
            "points": list(self.points),
            "hand_results": [list(points) for points in self._results],
            "totals": list(self.totals),
        }

    @property
    def seed(self) -> int:
        """The seed that all deals follow from."""
        return self._seed

    @property
    def difficulty(self) -> Difficulty:
        """How well the CPU seats play."""
        return self._difficulty

    @property
    def phase(self) -> Phase:
        """What the match waits for.

        ``"passing"``: some seat has yet to pass, by :meth:`pass_cards`;
        ``"playing"``: the seat :attr:`turn` is to :meth:`play`;
        ``"trick"``: four cards lie face up, for :meth:`collect`;
        ``"scored"``: the hand is over, and :meth:`next_hand` comes;
        ``"over"``: the match is, with a :attr:`result`.
        """
        return self._phase

    @property
    def hand_number(self) -> int:
        """The number of the hand, from 1."""
        return self._number

    @property
    def pass_direction(self) -> Direction:
        """Where the cards go before this hand."""
        return pass_direction(self._number)

    @property
    def passes(self) -> tuple[tuple[Card, ...] | None, ...]:
        """The cards each seat has passed in this hand, ``None`` where it has not."""
        return tuple(self._passes)

    @property
    def turn(self) -> int | None:
        """The seat to play, or ``None`` when no card is awaited."""
        return self._hand.turn if self._hand else None

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """The cards each seat holds: clubs, diamonds, spades, hearts, each ascending."""
        return tuple([self._held(seat) for seat in SEATS])

    @property
    def play_count(self) -> int:
        """How many cards have been played in this hand."""
        return len(self._hand.plays) if self._hand else 0

    @property
    def trick(self) -> list[Play]:
        """The cards on the table, each with its seat, in the order played."""
        return list(self._hand.trick) if self._hand else []

    @property
    def trick_winner(self) -> int | None:
        """The seat that takes the trick, while its four cards lie."""
        return self._hand.trick_winner if self._hand else None

    @property
    def hearts_broken(self) -> bool:
        """Whether a heart has fallen in this hand."""
        return self._hand.hearts_broken if self._hand else False

    @property
    def points(self) -> tuple[int, ...]:
        """The points each seat has taken in this hand, as its tricks were collected."""
        return tuple(self._hand.points) if self._hand else (0,) * SEAT_COUNT

    @property
    def hand_results(self) -> tuple[tuple[int, ...], ...]:
        """What each hand played to the end added to the totals, a moon applied."""
        return tuple(self._results)

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each seat over all hands played to the end."""
        return tuple([sum(points[seat] for points in self._results) for seat in SEATS])

    @property
    def result(self) -> Result | None:
        """How the match ended for seat 0, ``None`` while it is not over."""
        return result(self.totals) if self._phase == "over" else None

    def pass_cards(self, seat: int, cards: Iterable[Card]) -> None:
        """Pass three cards; the fourth seat's call moves all twelve at once.

        Args:
            seat: who passes; the seats may do so in any order.
            cards: three different cards that it holds.

        Raises:
            IllegalPassError: if the rules do not allow it; nothing changes.
            TypeError, ValueError: if there is no such seat or card; nothing changes.

        """
        check_seat(seat)
        chosen = tuple(map(check_card, cards))
        if self._phase != "passing":
            state = (
                f"nothing is passed in hand {self._number}"
                if self.pass_direction == NO_PASS
                else "all seats have passed"
            )
            message = f"seat {seat} cannot pass: {state}"
            raise IllegalPassError(message)
        self._check_pass(seat, chosen)
        self._passes[seat] = tuple(sorted(chosen, key=NUMBER.__getitem__))
        if None not in self._passes:
            self._exchange()

    def legal_plays(self) -> list[Card]:
        """Return what the seat to play may play; empty when no card is awaited."""
        return self._hand.legal.copy() if self._hand else []

    def play(self, card: Card) -> None:
        """Play a card of the seat whose turn it is.

        Raises:
            IllegalPlayError: if the rules do not allow it; nothing changes.
            TypeError: if ``card`` is no card.

        """
        hand = self._hand
        if hand is None:
            message = f"{check_card(card)} cannot be played: the seats have yet to pass"
            raise IllegalPlayError(message)
        hand.play(card)
        if hand.turn is None:
            self._phase = "trick"

    def collect(self) -> None:
        """Take up a full trick; after the thirteenth, score the hand.

        Raises:
            PhaseError: if no full trick lies; nothing changes.

        """
        hand = self._hand
        if hand is None:
            message = (
                "a trick is collected when 4 cards lie; the seats have yet to pass"
            )
            raise PhaseError(message)
        if not hand.collect():
            self._phase = "playing"
            return
        self._results.append(score(hand.points))
        self._phase = "over" if is_over(self.totals) else "scored"

    def next_hand(self) -> None:
        """Deal the next hand.

        Raises:
            PhaseError: unless the phase is ``"scored"``; nothing changes.

        """
        if self._phase != "scored":
            state = (
                "the match is over"
                if self._phase == "over"
                else f"hand {self._number} is not played to the end"
            )
            message = f"the next hand cannot be dealt: {state}"
            raise PhaseError(message)
        self._begin_hand(self._number + 1)

    def observation(
        self, seat: int, difficulty: Difficulty | None = None
    ) -> Observation:
        """Return what a seat may know, for :mod:`hh_widget.hearts.cpu`.

        Args:
            seat: who looks.
            difficulty: how well it is to play; by default as the match has it.

        Raises:
            ValueError: if there is no such seat or difficulty.
            TypeError: if the seat is no whole number.

        """
        check_seat(seat)
        name = f"{self._seed}/{self._number}/{seat}".encode()
        return Observation(
            seat,
            self._difficulty if difficulty is None else difficulty,
            self._held(seat),
            tuple(self._hand.plays) if self._hand else (),
            hashlib.blake2b(name).digest()[:TIE_BREAK_SIZE],
        )

    def view(self) -> View:
        """Return what seat 0 may see; nothing that it may not is in it."""
        hands = self.hands
        choosing = self._phase == "passing" and self._passes[YOU] is None
        legal = self.legal_plays() if self.turn == YOU else ()
        return View(
            difficulty=self._difficulty,
            phase=self._phase,
            hand_number=self._number,
            pass_direction=self.pass_direction,
            hand=hands[YOU],
            playable=hands[YOU] if choosing else tuple(legal),
            received=self._received() if len(hands[YOU]) == HAND_SIZE else (),
            passed=tuple([cards is not None for cards in self._passes]),
            trick=tuple(self.trick),
            trick_winner=self.trick_winner,
            card_counts=tuple([len(cards) for cards in hands]),
            turn=self.turn,
            hearts_broken=self.hearts_broken,
            points=self.points,
            totals=self.totals,
            hand_results=self.hand_results,
            moons=tuple([moon(points) for points in self._results]),
            result=self.result,
        )

    def _received(self) -> tuple[Card, ...]:
        """Return the cards that seat 0 was passed, once all have passed."""
        if self._hand is None or self.pass_direction == NO_PASS:
            return ()
        giver = next(s for s in SEATS if receiver(s, self.pass_direction) == YOU)
        return self._passes[giver] or ()

    def _begin_hand(self, number: int) -> None:
        self._number = number
        self._dealt = deal(self._seed, number)
        self._passes: list[tuple[Card, ...] | None] = [None] * SEAT_COUNT
        self._hand: Hand | None = None
        self._phase = "passing"
        if self.pass_direction == NO_PASS:
            self._start_play(self._dealt)

    def _held(self, seat: int) -> tuple[Card, ...]:
        return self._hand.held(seat) if self._hand else tuple(self._dealt[seat])

    def _check_pass(self, seat: int, cards: tuple[Card, ...]) -> None:
        passed = self._passes[seat]
        if passed is not None:
            message = f"seat {seat} has passed already: {' '.join(map(str, passed))}"
            raise IllegalPassError(message)
        if len(cards) != PASS_SIZE:
            message = f"seat {seat} cannot pass {number_of(len(cards), 'card')}: exactly {PASS_SIZE} are passed"
            raise IllegalPassError(message)
        for card in cards:
            if cards.count(card) > 1:
                message = f"seat {seat} cannot pass {card} twice: {PASS_SIZE} different cards are passed"
                raise IllegalPassError(message)
            if card not in self._dealt[seat]:
                message = f"seat {seat} cannot pass {card}: it does not hold that card"
                raise IllegalPassError(message)

    def _exchange(self) -> None:
        kept = [
            [
                card
                for card in self._dealt[seat]
                if card not in (self._passes[seat] or ())
            ]
            for seat in SEATS
        ]
        for seat in SEATS:
            kept[receiver(seat, self.pass_direction)] += self._passes[seat] or ()
        self._start_play(kept)

    def _start_play(self, cards: Iterable[Iterable[Card]]) -> None:
        self._hand = Hand([list(held) for held in cards])
        self._phase = "playing"

    def __repr__(self) -> str:
        """Tell where the match stands, but no hand and no seed."""
        turn = "" if self.turn is None else f", seat {self.turn} to play"
        totals = " ".join(map(str, self.totals))
        return f"<Match {self._difficulty}, hand {self._number}, {self._phase}{turn}, totals {totals}>"
