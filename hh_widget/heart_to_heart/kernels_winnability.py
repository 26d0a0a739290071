"""Winnable or not, compiled by numba.

The idea is explained in :mod:`~hh_widget.heart_to_heart.winnability`; here it is told
again in arrays and bits, as a plain search over the pairings of all ranks.
"""

import numpy as np

from hh_widget.heart_to_heart.kernels import (
    COVERS,
    RANKS,
    Cards,
    Ints,
    cards_of,
    compiled,
    lowest,
    size,
)
from hh_widget.heart_to_heart.layout import SLOT_COUNT
from hh_widget.heart_to_heart.position import Position


def is_winnable(position: Position) -> bool:
    """Tell whether a position can be won."""
    return can_be_won(*cards_of(position))


@compiled
def _closes_a_circle(cards: int, waits_for: int, chosen: Ints, count: int) -> bool:
    before = 0
    while waits_for != before:
        if waits_for & cards:
            return True
        before = waits_for
        for i in range(count):
            if chosen[i, 0] & waits_for:
                waits_for |= chosen[i, 1]
    return False


@compiled
def _pair_up(cards: int, way: int, below: Ints, chosen: Ints, count: int) -> int:
    """Add the pairs of one way, 0 to 2, to the chosen ones; -1 if a circle closes."""
    a = cards & -cards
    b = (cards ^ a) & -(cards ^ a)
    c = (cards ^ a ^ b) & -(cards ^ a ^ b)
    rest = cards ^ a ^ b ^ c
    first = a | b
    if way == 1:
        first = a | c
    elif way == 2:  # noqa: PLR2004
        first = (a if rest else b) | (rest or c)
    for pair in (first, (cards ^ first) if rest else 0):
        if pair:
            waits_for = below[lowest(pair)] | below[lowest(pair & (pair - 1))]
            if _closes_a_circle(pair, waits_for, chosen, count):
                return -1
            chosen[count, 0] = pair
            chosen[count, 1] = waits_for
            count += 1
    return count


@compiled
def can_be_won(heart: Cards, row: Cards) -> bool:
    """Tell whether the position with this heart (0 where empty) and row can be won."""
    inside = np.zeros(RANKS, np.int64)
    outside = np.zeros(RANKS, np.int64)
    below = np.zeros(SLOT_COUNT, np.int64)
    for rank in row:
        outside[rank] += 1
    for slot in range(SLOT_COUNT - 1, -1, -1):
        inside[heart[slot]] |= 1 << slot
        for cover in range(slot + 1, SLOT_COUNT):
            if COVERS[slot] >> cover & 1 and heart[cover]:
                below[slot] |= below[cover] | 1 << cover
    tied = np.empty(RANKS, np.int64)
    ties = 0
    for rank in range(1, RANKS):
        count = size(inside[rank])
        if count > outside[rank]:
            if count & 1 and not outside[rank]:
                return False
            tied[ties] = inside[rank]
            ties += 1
    way = np.zeros(RANKS + 1, np.int64)
    chosen = np.empty((SLOT_COUNT, 2), np.int64)
    counts = np.zeros(RANKS + 1, np.int64)
    at = 0
    while 0 <= at < ties:
        ways = 1 if size(tied[at]) == 2 else 3  # noqa: PLR2004
        if way[at] == ways:
            at -= 1
            continue
        counts[at + 1] = _pair_up(tied[at], way[at], below, chosen, counts[at])
        way[at] += 1
        if counts[at + 1] >= 0:
            at += 1
            way[at] = 0
    return at == ties
