"""What one seat may know, and all that a CPU seat chooses from."""

from dataclasses import dataclass

from hh_widget.cards import Card
from hh_widget.hearts.rules import (
    HEARTS,
    SEAT_COUNT,
    SUIT,
    Difficulty,
    Play,
    by_suit,
    legal_plays,
)


@dataclass(frozen=True, slots=True)
class Observation:
    """What a seat knows of the hand being played.

    No other hand, no pass, no total and no seed is in it, so no choice made from it
    can depend on them.
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
