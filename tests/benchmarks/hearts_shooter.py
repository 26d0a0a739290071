"""A greedy shooter: the seat that the CPU seats must be able to stop.

It keeps its high cards, tries to win every trick and never gives up. It is no CPU
level: the levels never shoot (the rules forbid it), so this one is made for tests.
"""

from hh_widget.hearts import Card, Observation
from hh_widget.hearts.rules import NUMBER, POINTS, SUIT, taker

_SIZE = 13


def choose_pass(seen: Observation) -> list[Card]:
    """Pass the lowest cards of the suits that are weakest."""
    lengths = [0] * 4
    for card in seen.hand:
        lengths[SUIT[card]] += 1
    return sorted(
        seen.hand, key=lambda card: NUMBER[card] % _SIZE + lengths[SUIT[card]] / 2
    )[:3]


def choose_play(seen: Observation) -> Card:
    """Win the trick if it can be won; else lose it with the lowest card, no points."""
    legal = seen.legal_plays()
    trick = seen.trick
    if not trick:
        gone = {card for _, card in seen.plays} | set(seen.hand)
        return max(legal, key=lambda card: (-_unseen_above(card, gone), _length(card, seen), NUMBER[card] % _SIZE))
    winning = [card for card in legal if taker((*trick, (seen.seat, card))) == seen.seat]
    if winning:
        return max(winning, key=NUMBER.__getitem__)
    return min(legal, key=lambda card: (POINTS[card], NUMBER[card] % _SIZE))


def _unseen_above(card: Card, known: set[Card]) -> int:
    """Count the cards that could beat a lead."""
    return sum(
        SUIT[other] == SUIT[card] and number > NUMBER[card] and other not in known
        for other, number in NUMBER.items()
    )


def _length(card: Card, seen: Observation) -> int:
    return sum(SUIT[other] == SUIT[card] for other in seen.hand)
