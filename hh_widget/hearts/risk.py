"""What the cards held in a suit risk: the chances that they take tricks.

A suit's cards are a mask of 13 bits here, the two being the lowest.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from hh_widget.hearts.reading import QUEEN_HEIGHT
from hh_widget.hearts.rules import SPADES
from hh_widget.hearts.weights import Holding, Risks

_QUEEN: Final = 1 << QUEEN_HEIGHT
_BELOW: Final = _QUEEN - 1
_STOPS: Final = 0.6
"""How much of a high card's worth as a stopper each unseen higher card leaves."""


class Chances(NamedTuple):
    """The chances that cards take the trick when their suit is played."""

    lowest: float
    second: float
    higher: float
    """All others, added up."""


@lru_cache(maxsize=1024)
def chances(mine: int, unseen: int, seats: int) -> Chances:
    """Return the chances of these cards against ``seats`` others who duck if they can.

    Every other seat is taken to hold its share of the unseen cards. It goes over a card
    only if it has higher ones and no lower one.
    """
    elsewhere = 1 - 1 / seats
    count = unseen.bit_count()
    taken = [0.0, 0.0, 0.0]
    place = 0
    while mine:
        card = mine & -mine
        mine ^= card
        lower = (unseen & (card - 1)).bit_count()
        over = (1 - elsewhere ** (count - lower)) * elsewhere**lower
        taken[min(place, 2)] += (1 - over) ** seats
        place += 1
    return Chances(*taken)


def exit_chance(mine: int, unseen: int, seats: int) -> float:
    """Return the chance that the lowest card takes the trick when led."""
    if not unseen or not seats:
        return 1.0
    return chances(mine & -mine, unseen, seats).lowest


def suit_risk(  # noqa: PLR0913  # the counts of one suit
    suit: int,
    mine: int,
    unseen: int,
    seats: int,
    *,
    queen_unseen: bool,
    share: float,
    risks: Risks,
) -> float:
    """Return what the cards held in a suit risk, in points.

    Args:
        suit: the suit's place, as in the rules.
        mine: the cards held.
        unseen: the cards that others hold.
        seats: how many others have not shown to be void.
        queen_unseen: whether another seat holds the queen of spades.
        share: the share of the 26 points that is still to be taken.
        risks: the weights.

    """
    weights = (risks.side, risks.side, risks.spades, risks.hearts)[suit]
    played = unseen and seats
    if not mine:
        return share * weights.void if played else 0.0
    if suit != SPADES:
        return share * _holding(mine, unseen, seats, weights)
    risk = share * _holding(mine, unseen, seats, weights)
    guards = (mine & _BELOW).bit_count()
    if mine & _QUEEN:
        return risk + risks.queen[min(guards, 5) if played else 6]
    if queen_unseen and played:
        above = (mine >> QUEEN_HEIGHT).bit_count()
        return risk + above * risks.above_queen[min(guards, 4)]
    return risk


def _holding(mine: int, unseen: int, seats: int, weights: Holding) -> float:
    lowest, second, higher, squared, length, _, dead = weights
    count = mine.bit_count()
    if not unseen or not seats:
        return dead * count
    taken = chances(mine, unseen, seats)
    return (
        lowest * taken[0]
        + second * taken[1]
        + higher * taken[2]
        + squared * count * count
        + length * count
    )


def lost_stopper(mine: int, unseen: int) -> float:
    """Return how much weaker the second highest card would stop a shooter."""
    top = 1 << mine.bit_length() - 1
    return _stops(top, unseen) - _stops(mine ^ top, unseen)


def _stops(mine: int, unseen: int) -> float:
    if not mine:
        return 0.0
    higher: int = (unseen >> mine.bit_length()).bit_count()
    return _STOPS**higher
