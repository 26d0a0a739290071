"""One hand, from the first lead to the last trick."""

from collections.abc import Sequence
from typing import Final

from hh_widget.cards import Card, Suit
from hh_widget.hearts.errors import IllegalPlayError, PhaseError
from hh_widget.hearts.rules import (
    HEARTS,
    POINTS,
    SEAT_COUNT,
    SEATS,
    SUIT,
    TWO_OF_CLUBS,
    Play,
    by_suit,
    check_card,
    legal_plays,
    taker,
)

_SUIT_NAMES: Final = tuple(suit.name.lower() for suit in Suit)


class Hand:
    """Thirteen tricks played with given cards.

    Args:
        cards: the 13 cards of each seat, after the pass.

    It knows all four hands and plays for nobody. A full trick lies until
    :meth:`collect` is called.
    """

    __slots__ = (
        "hearts_broken",
        "legal",
        "plays",
        "points",
        "suits",
        "trick",
        "trick_winner",
        "turn",
    )

    suits: list[list[list[Card]]]
    """The cards that each seat holds, suit by suit."""
    plays: list[Play]
    """Every card played, with its seat, first to last."""
    trick: list[Play]
    """The cards on the table, first to last."""
    trick_winner: int | None
    """The seat that takes the trick, while four cards lie."""
    points: list[int]
    """The points that each seat has taken."""
    hearts_broken: bool
    """Whether a heart has fallen."""
    turn: int | None
    """The seat to play; ``None`` while a full trick lies, and after the last one."""
    legal: list[Card]
    """The cards that this seat may play; empty when nobody is to play."""

    def __init__(self, cards: Sequence[Sequence[Card]]) -> None:
        """Let the holder of the two of clubs begin."""
        self.suits = [by_suit(held) for held in cards]
        self.plays = []
        self.trick = []
        self.trick_winner = None
        self.points = [0] * SEAT_COUNT
        self.hearts_broken = False
        self.turn = next(seat for seat in SEATS if TWO_OF_CLUBS in cards[seat])
        self.legal = [TWO_OF_CLUBS]

    def held(self, seat: int) -> tuple[Card, ...]:
        """Return the cards that a seat holds, in the order of a hand."""
        clubs, diamonds, spades, hearts = self.suits[seat]
        return (*clubs, *diamonds, *spades, *hearts)

    def play(self, card: Card) -> None:
        """Play a card of the seat whose turn it is.

        Raises:
            IllegalPlayError: if the rules do not allow it; nothing changes.
            TypeError: if ``card`` is no card.

        """
        seat = self.turn
        if seat is None or card not in self.legal:
            raise IllegalPlayError(self._objection(check_card(card)))
        suit = SUIT[card]
        self.suits[seat][suit].remove(card)
        play = (seat, card)
        self.plays.append(play)
        self.trick.append(play)
        if suit == HEARTS:
            self.hearts_broken = True
        if len(self.trick) == SEAT_COUNT:
            self.trick_winner = taker(self.trick)
            self.turn = None
            self.legal = []
        else:
            self._give_turn((seat + 1) % SEAT_COUNT)

    def collect(self) -> bool:
        """Take up a full trick; tell whether it was the last one.

        Raises:
            PhaseError: if no full trick lies; nothing changes.

        """
        winner = self.trick_winner
        if winner is None:
            message = f"a trick is collected when {SEAT_COUNT} cards lie, not {len(self.trick)}"
            raise PhaseError(message)
        self.points[winner] += sum([POINTS[card] for _, card in self.trick])
        self.trick = []
        self.trick_winner = None
        if any(self.suits[winner]):
            self._give_turn(winner)
            return False
        return True

    def _give_turn(self, seat: int) -> None:
        trick = self.trick
        self.turn = seat
        self.legal = legal_plays(
            self.suits[seat],
            SUIT[trick[0][1]] if trick else None,
            first_trick=len(self.plays) < SEAT_COUNT,
            hearts_broken=self.hearts_broken,
        )

    def _objection(self, card: Card) -> str:
        """Return why ``card`` may not be played, without a word on other hands."""
        seat = self.turn
        if seat is None:
            state = (
                "four cards lie on the table: collect them first"
                if self.trick
                else "all cards are played"
            )
            return f"{card} cannot be played: {state}"
        reason = f"{card} cannot be played by seat {seat}, whose turn it is: "
        suit = SUIT[card]
        if card not in self.suits[seat][suit]:
            return f"{reason}it does not hold that card"
        allowed = ", ".join(map(str, self.legal))
        if self.trick:
            led = SUIT[self.trick[0][1]]
            if suit != led and self.suits[seat][led]:
                return f"{reason}it must follow the {_SUIT_NAMES[led]} led; it may play {allowed}"
            return (
                f"{reason}no points may fall in the first trick; it may play {allowed}"
            )
        if not self.plays:
            return f"{reason}the first lead is {TWO_OF_CLUBS}"
        return f"{reason}no heart has fallen yet, so none may be led; it may play {allowed}"
