"""A greedy shooter: the seat that the CPU seats must be able to stop.

It keeps its high cards, always tries to win the trick and never gives up. It is no
level, for no level shoots; it is made to test them with.
"""

from hh_widget.hearts import Card, Observation
from hh_widget.hearts.rules import HAND_SIZE, NUMBER, POINTS, SUIT, taker


def choose_pass(seen: Observation) -> list[Card]:
    """Pass low cards, those of short suits first."""

    def worth(card: Card) -> float:
        return _height(card) + _length(card, seen) / 2

    return sorted(seen.hand, key=worth)[:3]


def choose_play(seen: Observation) -> Card:
    """Win the trick with the highest card; if that cannot be, keep points and height.

    It leads what fewest unseen cards beat, of its longest suit.
    """
    legal = seen.legal_plays()
    trick = seen.trick
    if not trick:
        known = {card for _, card in seen.plays} | {*seen.hand}
        return max(
            legal,
            key=lambda card: (
                -_beaten_by(card, known),
                _length(card, seen),
                _height(card),
            ),
        )
    wins = [card for card in legal if taker((*trick, (seen.seat, card))) == seen.seat]
    if wins:
        return max(wins, key=_height)
    return min(legal, key=lambda card: (POINTS[card], _height(card)))


def _height(card: Card) -> int:
    return NUMBER[card] % HAND_SIZE


def _length(card: Card, seen: Observation) -> int:
    return sum(SUIT[other] == SUIT[card] for other in seen.hand)


def _beaten_by(card: Card, known: set[Card]) -> int:
    """Count the unseen cards that would win over a lead."""
    return sum(
        SUIT[other] == SUIT[card] and number > NUMBER[card] and other not in known
        for other, number in NUMBER.items()
    )
