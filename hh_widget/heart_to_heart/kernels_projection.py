"""The projection compiled by numba: stages, the steps between them, and their bounds.

The ideas are explained in :mod:`~hh_widget.heart_to_heart.projection`. Here stages and
steps are rows of two tables, and the constants name their columns.
"""

from typing import Final, NamedTuple

import numpy as np

from hh_widget.heart_to_heart.kernels import (
    ALL_GONE,
    RANKS,
    Cards,
    Ints,
    compiled,
    free_slots,
    lowest,
    size,
)
from hh_widget.heart_to_heart.layout import SLOT_COUNT

FAR: Final = 1 << 30
"""The bound where no win is possible."""

# Columns of the table of ranks: heart cards, places in the row, and the bit in keys.
INSIDE: Final = 0
COPIES: Final = 1
PAIR_BIT: Final = 2

# Columns of the table of stages. Column 1 is not used: rows are found by two columns.
KEY: Final = 0
RECYCLE: Final = 2
LIVE: Final = 3
FIRST: Final = 4
END: Final = 5

# Columns of the table of steps. A pair with the discard pile has SLOT_COUNT as OTHER.
AFTER: Final = 0
PRICE: Final = 1
SLOT: Final = 2
OTHER: Final = 3


class Graph(NamedTuple):
    """A position with all its stages.

    Attributes:
        heart: 25 ranks, 0 where a slot is empty.
        row: the ranks outside the heart, in the order in which they are drawn.
        ranks: the table of ranks.
        stages: the table of stages, the first one first.
        steps: the table of steps; those of a stage are in its columns FIRST to END.
        bounds: for each stage the least price by the number of places in the stock.

    """

    heart: Cards
    row: Cards
    ranks: Ints
    stages: Ints
    steps: Ints
    bounds: Ints


@compiled
def grown(rows: Ints, used: int) -> Ints:
    """Return a table with room for one more row than are used."""
    if used < rows.shape[0]:
        return rows
    larger = np.empty((2 * rows.shape[0], rows.shape[1]), np.int64)
    larger[:used] = rows
    return larger


@compiled
def find(first: int, second: int, table: Ints, rows: Ints) -> int:
    """Return where a row stands in a hash table by its first two columns.

    The table holds row numbers counted from 1; 0 is an empty place, where the row
    should be put if it is not there.
    """
    mask = table.size - 1
    mixed = np.uint64(first) * np.uint64(0x9E3779B97F4A7C15)
    mixed ^= np.uint64(second) * np.uint64(0xC2B2AE3D27D4EB4F)
    mixed ^= mixed >> np.uint64(32)
    at = int(np.int64(mixed & np.uint64(mask)))
    while table[at]:
        row = table[at] - 1
        if rows[row, 0] == first and rows[row, 1] == second:
            break
        at = (at + 1) & mask
    return at


@compiled
def roomy(table: Ints, rows: Ints, used: int) -> Ints:
    """Return a hash table with room for one more row than are used."""
    if 2 * used < table.size:
        return table
    larger = np.zeros(4 * table.size, np.int64)
    for row in range(used):
        larger[find(rows[row, 0], rows[row, 1], larger, rows)] = row + 1
    return larger


@compiled
def table_of_ranks(heart: Cards, row: Cards) -> Ints:
    """Return the columns INSIDE, COPIES and PAIR_BIT for each rank."""
    ranks = np.zeros((RANKS, 3), np.int64)
    for slot in range(SLOT_COUNT):
        if heart[slot]:
            ranks[heart[slot], INSIDE] |= 1 << slot
    for place in range(row.size):
        ranks[row[place], COPIES] |= 1 << place
    bit = 1 << SLOT_COUNT
    for rank in range(RANKS):
        if size(ranks[rank, INSIDE]) == 2 == size(ranks[rank, COPIES]):  # noqa: PLR2004
            ranks[rank, PAIR_BIT] = bit
            bit <<= 1
    return ranks


@compiled
def count_played(key: int, ranks: Ints, counts: Ints) -> int:
    """Fill in how many cards of each rank are gone from the row; return their sum."""
    total = 0
    for rank in range(1, RANKS):
        gone = size(ranks[rank, INSIDE] & key)
        if not ranks[rank, PAIR_BIT]:
            gone &= 1
        elif key & ranks[rank, PAIR_BIT]:
            gone = 0
        counts[rank] = gone
        total += gone
    return total


@compiled
def settle(key: int, ranks: Ints, counts: Ints, pairs: Ints) -> tuple[int, int]:
    """Remove forced pairs, write them down as moves, return the key and their number."""
    found = 0
    pending = True
    while pending:
        pending = False
        free = free_slots(key & ALL_GONE)
        for rank in range(1, RANKS):
            left = ranks[rank, INSIDE] & ~key
            if (
                left
                and left & free == left
                and size(left) == 2  # noqa: PLR2004
                and size(ranks[rank, COPIES]) - counts[rank] < 2  # noqa: PLR2004
            ):
                pairs[found] = lowest(left) << 5 | lowest(left & (left - 1))
                found += 1
                key |= left
                pending = True
    return key, found


@compiled
def _tables_of(key: int, heart: Cards, row: Cards, ranks: Ints) -> tuple[Ints, Ints]:
    """Return all stages that follow from the first one, and the steps between them."""
    counts = np.zeros(RANKS, np.int64)
    pairs = np.empty(SLOT_COUNT, np.int64)
    stages = np.empty((256, 6), np.int64)
    steps = np.empty((1024, 4), np.int64)
    table = np.zeros(1024, np.int64)
    stages[0, KEY] = key
    stages[0, 1] = 0
    table[find(key, 0, table, stages)] = 1
    used = 1
    made = 0
    stage = 0
    while stage < used:
        key = stages[stage, KEY]
        stages[stage, RECYCLE] = 1 + row.size - count_played(key, ranks, counts)
        stages[stage, LIVE] = 0
        for rank in range(1, RANKS):
            if ranks[rank, INSIDE] & ~key:
                stages[stage, LIVE] |= ranks[rank, COPIES]
        stages[stage, FIRST] = made
        free = free_slots(key & ALL_GONE)
        for a in range(SLOT_COUNT):
            if not free >> a & 1:
                continue
            rank = heart[a]
            for b in range(a + 1, SLOT_COUNT + 1):
                if b < SLOT_COUNT:
                    if not free >> b & 1 or heart[b] != rank:
                        continue
                    after = key | 1 << a | 1 << b | ranks[rank, PAIR_BIT]
                    after, forced = settle(after, ranks, counts, pairs)
                elif size(ranks[rank, COPIES]) > counts[rank]:
                    counts[rank] += 1
                    after, forced = settle(key | 1 << a, ranks, counts, pairs)
                    counts[rank] -= 1
                else:
                    continue
                table = roomy(table, stages, used)
                at = find(after, 0, table, stages)
                if not table[at]:
                    stages = grown(stages, used)
                    stages[used, KEY] = after
                    stages[used, 1] = 0
                    used += 1
                    table[at] = used
                steps = grown(steps, made)
                steps[made, AFTER] = table[at] - 1
                steps[made, PRICE] = (1 if b < SLOT_COUNT else 2) + forced
                steps[made, SLOT] = a
                steps[made, OTHER] = b
                made += 1
        stages[stage, END] = made
        stage += 1
    return stages[:used], steps[:made]


@compiled
def _bounds_of(
    stages: Ints, steps: Ints, heart: Cards, row: Cards, ranks: Ints
) -> Ints:
    """Return the least price of each stage by the number of places left in the stock.

    A stage from which no win is possible has ``FAR`` everywhere.
    """
    count = row.size
    bounds = np.full((stages.shape[0], count + 1), FAR, np.int64)
    counts = np.zeros(RANKS, np.int64)
    sizes = np.empty(stages.shape[0], np.int64)
    for stage in range(stages.shape[0]):
        sizes[stage] = -size(stages[stage, KEY] & ALL_GONE)
    for stage in np.argsort(sizes):
        key = stages[stage, KEY]
        best = bounds[stage]
        count_played(key, ranks, counts)
        if key & ALL_GONE == ALL_GONE:
            best[count] = 0
            for place in range(count):
                missing = counts[row[place]] > 0
                counts[row[place]] -= missing
                best[count - place - 1] = best[count - place] + 1 - missing
            continue
        for step in range(stages[stage, FIRST], stages[stage, END]):
            then = bounds[steps[step, AFTER]]
            price = steps[step, PRICE]
            if steps[step, OTHER] < SLOT_COUNT:
                for left in range(count + 1):
                    best[left] = min(best[left], then[left] + price)
                continue
            copies = ranks[heart[steps[step, SLOT]], COPIES]
            while copies:
                place = lowest(copies)
                copies &= copies - 1
                to = _uncovered(place, row, counts)
                left = count - place - 1
                best[left] = min(best[left], then[count - to] + price)
        for left in range(1, count + 1):
            best[left] = min(best[left], best[left - 1])
        if best[count] < FAR:
            again = best[count] + stages[stage, RECYCLE]
            for left in range(count + 1):
                best[left] = min(best[left], again)
        else:
            best[:] = FAR
    return bounds


@compiled
def _uncovered(place: int, row: Cards, counts: Ints) -> int:
    """Return how far back the discard pile may reach once ``place`` was played."""
    if not place or not counts[row[place - 1]]:
        return place
    left = counts.copy()
    while place and left[row[place - 1]]:
        place -= 1
        left[row[place]] -= 1
    return place


@compiled
def graph_of(key: int, heart: Cards, row: Cards, ranks: Ints) -> Graph:
    """Return the stages that follow from the one with this key, and their bounds."""
    stages, steps = _tables_of(key, heart, row, ranks)
    bounds = _bounds_of(stages, steps, heart, row, ranks)
    return Graph(heart, row, ranks, stages, steps, bounds)
