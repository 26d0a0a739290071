"""What one seat may know, and all that a CPU seat chooses from."""

from dataclasses import dataclass
from typing import Final

from hh_widget.cards import Card
from hh_widget.hearts.rules import (
    HEARTS,
    SEAT_COUNT,
    SEATS,
    SUIT,
    Difficulty,
    Play,
    by_suit,
    check_difficulty,
    check_seat,
    legal_plays,
)
from hh_widget.wording import shown

TIE_BREAK_SIZE: Final = 8


@dataclass(frozen=True, slots=True)
class Observation:
    """What a seat knows of the hand being played.

    No other hand, no pass, no total and no seed is in it, so no choice made from it
    can depend on them. :meth:`.Match.observation` makes it. One made by hand, to ask
    what a level does in a situation, may leave cards out.

    Raises:
        ValueError: if something is not as it is said here, or a card stands there twice.
        TypeError: if ``seat`` is no whole number.

    """

    seat: int
    """The seat that looks."""
    difficulty: Difficulty
    """How well it is to play."""
    hand: tuple[Card, ...]
    """Its own cards, in the order of a hand."""
    plays: tuple[Play, ...]
    """Every card played in this hand with its seat, the first trick first."""
    tie_break: bytes
    """Eight bytes that settle choices which are equally good."""

    def __post_init__(self) -> None:
        """Refuse what no seat can see; quickly, as this is made at every turn."""
        check_seat(self.seat)
        check_difficulty(self.difficulty)
        if not isinstance(self.hand, tuple):
            raise _wrong("hand", "a tuple of cards", self.hand)
        if not (
            isinstance(self.plays, tuple)
            and {*map(type, self.plays)} <= {tuple}
            and {*map(len, self.plays)} <= {2}
        ):
            raise _wrong("plays", "a tuple of plays, each (seat, card)", self.plays)
        if not {seat for seat, _ in self.plays} <= {*SEATS}:
            raise _wrong("plays", "a seat from 0 to 3 in each", self.plays)
        cards = [*self.hand, *[card for _, card in self.plays]]
        if not {*map(type, cards)} <= {Card}:
            raise _wrong("hand and plays", "cards such as Card.parse('QS')", cards)
        if len({*cards}) < len(cards):
            twice = next(card for card in cards if cards.count(card) > 1)
            message = f"hand and plays: {twice} stands there twice"
            raise ValueError(message)
        if (
            not isinstance(self.tie_break, bytes)
            or len(self.tie_break) != TIE_BREAK_SIZE
        ):
            raise _wrong("tie_break", f"{TIE_BREAK_SIZE} bytes", self.tie_break)

    @property
    def trick(self) -> tuple[Play, ...]:
        """The cards of the trick that has begun; empty when a trick is to be led.

        A full trick counts as taken: whoever looks next is about to lead.
        """
        return self.plays[len(self.plays) // SEAT_COUNT * SEAT_COUNT :]

    def legal_plays(self) -> list[Card]:
        """Return the cards that the rules allow the seat, if it is to play now."""
        trick = self.trick
        return legal_plays(
            by_suit(self.hand),
            SUIT[trick[0][1]] if trick else None,
            first_trick=len(self.plays) < SEAT_COUNT,
            hearts_broken=not trick
            and any(SUIT[card] == HEARTS for _, card in self.plays),
        )


def check_observation(observation: object) -> Observation:
    """Return ``observation`` if it is one.

    Raises:
        TypeError: if it is none.

    """
    if not isinstance(observation, Observation):
        message = f"a CPU seat chooses from an Observation, such as match.observation(1), not {shown(observation)}"
        raise TypeError(message)
    return observation


def _wrong(name: str, expected: str, found: object) -> ValueError:
    return ValueError(f"{name}: {shown(found)} where {expected} is expected")
