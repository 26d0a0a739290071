"""The solver compiled by numba: the same two answers, some twenty times faster.

This is the one other statement of the rules in this package. It takes the layout from
:data:`~hh_widget.heart_to_heart.layout.COVERED_BY`, and a test plays random games here
and through :class:`~hh_widget.heart_to_heart.position.Position` side by side. The ideas
are explained in :mod:`~hh_widget.heart_to_heart.winnability`,
:mod:`~hh_widget.heart_to_heart.projection` and :mod:`~hh_widget.heart_to_heart.shortest`;
here they are told again in arrays and bits.

A set of slots is a whole number whose bit 0 stands for slot 1. The row is all cards
outside the heart in the order in which they are drawn; ``played`` is the set of its
places whose cards are gone, ``place`` the number of its places that are turned.
"""

from collections.abc import Callable
from typing import Any, Final, ParamSpec, TypeAlias, TypeVar, cast

import numba
import numpy as np
from numpy.typing import NDArray

from hh_widget.heart_to_heart.layout import COVERED_BY, SLOT_COUNT, SLOTS
from hh_widget.heart_to_heart.moves import DISCARD, DRAW, Move, Pair
from hh_widget.heart_to_heart.position import Position

Ints: TypeAlias = NDArray[np.int64]

_P = ParamSpec("_P")
_T = TypeVar("_T")


def _compiled(function: Callable[_P, _T]) -> Callable[_P, _T]:
    """Let numba compile a function at its first call, and keep the result on disk."""
    return cast("Callable[_P, _T]", numba.njit(cache=True, nogil=True)(function))


COVERS: Final[Ints] = np.array(
    [sum(1 << (cover - 1) for cover in COVERED_BY[slot]) for slot in SLOTS],
    dtype=np.int64,
)
ALL_GONE: Final = (1 << SLOT_COUNT) - 1
RANKS: Final = 14
FAR: Final = 1 << 30
PRICES: Final = 4096
DRAW_CODE: Final = -1
RECYCLE_CODE: Final = -2
OUTSIDE: Final = 31
INSIDE: Final = 0
COPIES: Final = 1
PAIR_BIT: Final = 2
KEY: Final = 0
RECYCLE: Final = 2
LIVE: Final = 3
FIRST: Final = 4
END: Final = 5
AFTER: Final = 0
STEP_PRICE: Final = 1
SLOT: Final = 2
OTHER: Final = 3
STATE: Final = 0
STAGE: Final = 1
PRICE: Final = 2
PARENT: Final = 3
STEP: Final = 4
BIT: Final = 5
NEXT: Final = 6



# Sets of slots and places ---------------------------------------------------------


@_compiled
def _size(members: int) -> int:
    count = 0
    while members:
        members &= members - 1
        count += 1
    return count


@_compiled
def _lowest(members: int) -> int:
    return _size((members & -members) - 1)


# The rules ------------------------------------------------------------------------


@_compiled
def free_slots(gone: int) -> int:
    """Return the set of free slots when the slots in ``gone`` are empty."""
    free = 0
    for slot in range(SLOT_COUNT):
        if not gone >> slot & 1 and not COVERS[slot] & ~gone:
            free |= 1 << slot
    return free


@_compiled
def pile_top(played: int, place: int) -> int:
    """Return the place, from 1, of the discard pile's top card; 0 if there is none."""
    while place and played >> (place - 1) & 1:
        place -= 1
    return place


@_compiled
def next_card(played: int, place: int, count: int) -> int:
    """Return the place, from 1, of the stock's next card; 0 if the stock is empty."""
    while place < count and played >> place & 1:
        place += 1
    return place + 1 if place < count else 0


@_compiled
def legal_moves(heart: Ints, row: Ints, gone: int, played: int, place: int) -> Ints:
    """Return the legal moves in the order of :meth:`Position.legal_moves`.

    A draw is -1, a recycle -2; a pair of two slots, as bit numbers a < b, is 32a + b,
    and one with the discard pile 32a + 31.
    """
    moves = np.empty(2 * SLOT_COUNT * SLOT_COUNT, np.int64)
    found = 0
    free = free_slots(gone)
    top = pile_top(played, place)
    for a in range(SLOT_COUNT):
        for b in range(a + 1, SLOT_COUNT):
            if free >> a & 1 and free >> b & 1 and heart[a] == heart[b]:
                moves[found] = a << 5 | b
                found += 1
    for a in range(SLOT_COUNT):
        if top and free >> a & 1 and heart[a] == row[top - 1]:
            moves[found] = a << 5 | OUTSIDE
            found += 1
    if gone != ALL_GONE:
        if next_card(played, place, row.size):
            moves[found] = DRAW_CODE
            found += 1
        elif top:
            moves[found] = RECYCLE_CODE
            found += 1
    return moves[:found]


@_compiled
def play(move: int, gone: int, played: int, place: int, count: int) -> tuple[int, int, int]:
    """Return ``gone``, ``played`` and ``place`` after a legal move."""
    if move == DRAW_CODE:
        return gone, played, next_card(played, place, count)
    if move == RECYCLE_CODE:
        return gone, played, 0
    gone |= 1 << (move >> 5)
    if move & OUTSIDE != OUTSIDE:
        return gone | 1 << (move & OUTSIDE), played, place
    top = pile_top(played, place)
    played |= 1 << (top - 1)
    return gone, played, pile_top(played, top)


# Tables ---------------------------------------------------------------------------


@_compiled
def _grown(rows: Ints, used: int) -> Ints:
    """Return a table with room for one more row than are used."""
    if used < rows.shape[0]:
        return rows
    larger = np.empty((2 * rows.shape[0], rows.shape[1]), np.int64)
    larger[:used] = rows
    return larger


@_compiled
def _find(first: int, second: int, table: Ints, rows: Ints) -> int:
    """Return where a row stands in a hash table by its first two columns.

    The table holds row numbers counted from 1; 0 is an empty place, where the row
    should be put if it is not there.
    """
    mask = table.size - 1
    mixed = np.uint64(first) * np.uint64(0x9E3779B97F4A7C15)
    mixed ^= np.uint64(second) * np.uint64(0xC2B2AE3D27D4EB4F)
    mixed ^= mixed >> np.uint64(32)
    at = np.int64(mixed & np.uint64(mask))
    while table[at]:
        row = table[at] - 1
        if rows[row, 0] == first and rows[row, 1] == second:
            break
        at = (at + 1) & mask
    return at


@_compiled
def _roomy(table: Ints, rows: Ints, used: int) -> Ints:
    """Return a hash table with room for one more row than are used."""
    if 2 * used < table.size:
        return table
    larger = np.zeros(4 * table.size, np.int64)
    for row in range(used):
        larger[_find(rows[row, 0], rows[row, 1], larger, rows)] = row + 1
    return larger


# The projection -------------------------------------------------------------------


@_compiled
def _ranks(heart: Ints, row: Ints) -> Ints:
    """Return the columns INSIDE, COPIES and PAIR_BIT for each rank."""
    ranks = np.zeros((RANKS, 3), np.int64)
    for slot in range(SLOT_COUNT):
        if heart[slot]:
            ranks[heart[slot], INSIDE] |= 1 << slot
    for place in range(row.size):
        ranks[row[place], COPIES] |= 1 << place
    bit = 1 << SLOT_COUNT
    for rank in range(RANKS):
        if _size(ranks[rank, INSIDE]) == 2 == _size(ranks[rank, COPIES]):  # noqa: PLR2004
            ranks[rank, PAIR_BIT] = bit
            bit <<= 1
    return ranks


@_compiled
def _count_played(key: int, ranks: Ints, counts: Ints) -> int:
    """Fill in how many cards of each rank are gone from the row; return their sum."""
    total = 0
    for rank in range(1, RANKS):
        gone = _size(ranks[rank, INSIDE] & key)
        if not ranks[rank, PAIR_BIT]:
            gone &= 1
        elif key & ranks[rank, PAIR_BIT]:
            gone = 0
        counts[rank] = gone
        total += gone
    return total


@_compiled
def _settle(key: int, ranks: Ints, counts: Ints, pairs: Ints) -> tuple[int, int]:
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
                and _size(left) == 2  # noqa: PLR2004
                and _size(ranks[rank, COPIES]) - counts[rank] < 2  # noqa: PLR2004
            ):
                pairs[found] = _lowest(left) << 5 | _lowest(left & (left - 1))
                found += 1
                key |= left
                pending = True
    return key, found


@_compiled
def _stages(key: int, heart: Ints, row: Ints, ranks: Ints) -> tuple[Ints, Ints]:
    """Return all stages that follow from the first one, and the steps between them."""
    counts = np.zeros(RANKS, np.int64)
    pairs = np.empty(SLOT_COUNT, np.int64)
    stages = np.empty((256, 6), np.int64)
    steps = np.empty((1024, 4), np.int64)
    table = np.zeros(1024, np.int64)
    stages[0, KEY] = key
    stages[0, 1] = 0
    table[_find(key, 0, table, stages)] = 1
    used = 1
    made = 0
    stage = 0
    while stage < used:
        key = stages[stage, KEY]
        stages[stage, RECYCLE] = 1 + row.size - _count_played(key, ranks, counts)
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
                    after, forced = _settle(after, ranks, counts, pairs)
                elif _size(ranks[rank, COPIES]) > counts[rank]:
                    counts[rank] += 1
                    after, forced = _settle(key | 1 << a, ranks, counts, pairs)
                    counts[rank] -= 1
                else:
                    continue
                table = _roomy(table, stages, used)
                at = _find(after, 0, table, stages)
                if not table[at]:
                    stages = _grown(stages, used)
                    stages[used, KEY] = after
                    stages[used, 1] = 0
                    used += 1
                    table[at] = used
                steps = _grown(steps, made)
                steps[made, AFTER] = table[at] - 1
                steps[made, STEP_PRICE] = (1 if b < SLOT_COUNT else 2) + forced
                steps[made, SLOT] = a
                steps[made, OTHER] = b
                made += 1
        stages[stage, END] = made
        stage += 1
    return stages[:used], steps[:made]


@_compiled
def _bounds(stages: Ints, steps: Ints, heart: Ints, row: Ints, ranks: Ints) -> Ints:
    """Return the least price of each stage by the number of places left in the stock.

    A stage from which no win is possible has ``FAR`` everywhere.
    """
    count = row.size
    bounds = np.full((stages.shape[0], count + 1), FAR, np.int64)
    counts = np.zeros(RANKS, np.int64)
    sizes = np.empty(stages.shape[0], np.int64)
    for stage in range(stages.shape[0]):
        sizes[stage] = -_size(stages[stage, KEY] & ALL_GONE)
    for stage in np.argsort(sizes):
        key = stages[stage, KEY]
        best = bounds[stage]
        _count_played(key, ranks, counts)
        if key & ALL_GONE == ALL_GONE:
            best[count] = 0
            for place in range(count):
                missing = counts[row[place]] > 0
                counts[row[place]] -= missing
                best[count - place - 1] = best[count - place] + 1 - missing
            continue
        for step in range(stages[stage, FIRST], stages[stage, END]):
            then = bounds[steps[step, AFTER]]
            price = steps[step, STEP_PRICE]
            if steps[step, OTHER] < SLOT_COUNT:
                for left in range(count + 1):
                    best[left] = min(best[left], then[left] + price)
                continue
            copies = ranks[heart[steps[step, SLOT]], COPIES]
            while copies:
                place = _lowest(copies)
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


@_compiled
def _uncovered(place: int, row: Ints, counts: Ints) -> int:
    """Return how far back the discard pile may reach once ``place`` was played."""
    if not place or not counts[row[place - 1]]:
        return place
    left = counts.copy()
    while place and left[row[place - 1]]:
        place -= 1
        left[row[place]] -= 1
    return place


# The search -----------------------------------------------------------------------


@_compiled
def _urgent(copies: int, others: int) -> int:
    """Return those copies that are best played as soon as they lie on top."""
    in_the_way = copies & -(others & -others) if others else 0
    first = in_the_way & -in_the_way
    urgent = 0
    left = copies
    while left:
        copy = left & -left
        left ^= copy
        between = (first if first and first < copy else copy) - 1
        # All places from there up to the last copy, the last one left out.
        last = copies
        while last & (last - 1):
            last &= last - 1
        if not others & (last - 1) & ~between:
            urgent |= copy
    return urgent


@_compiled
def _choice(stage: int, stages: Ints, steps: Ints, heart: Ints, ranks: Ints, played: int, top: int) -> tuple[int, bool]:
    """Return which cards of the row may be played next, and whether the top one must."""
    urgent = 0
    left = ~stages[stage, KEY]
    for step in range(stages[stage, FIRST], stages[stage, END]):
        rank = heart[steps[step, SLOT]]
        if steps[step, OTHER] == SLOT_COUNT and ranks[rank, INSIDE] & left == 1 << steps[step, SLOT]:
            copies = ranks[rank, COPIES]
            urgent |= _urgent(copies & ~played, stages[stage, LIVE] & ~(played | copies))
    ahead = urgent & -top
    if ahead:
        return (((ahead & -ahead) << 1) - top) & ~played, bool(ahead & top)
    if urgent:
        return (((urgent & -urgent) << 1) - 1 | -top) & ~played, False
    return ~played, False


@_compiled
def _search(stages: Ints, steps: Ints, bounds: Ints, heart: Ints, row: Ints, ranks: Ints, drawn: int) -> tuple[Ints, int]:
    """Return the nodes and the number of the one that ends a cheapest win."""
    count = row.size
    waiting = np.zeros(PRICES, np.int64)
    nodes = np.empty((1024, 7), np.int64)
    closed = np.empty((1024, 2), np.int64)
    table = np.zeros(4096, np.int64)
    met = 0
    bound = bounds[0, count - drawn]
    nodes[0] = (drawn, 0, 0, -1, 0, 0, 0)
    waiting[bound] = 1
    used = 1
    while True:
        while not waiting[bound]:
            bound += 1
        node = waiting[bound] - 1
        waiting[bound] = nodes[node, NEXT]
        stage = nodes[node, STAGE]
        if stages[stage, KEY] & ALL_GONE == ALL_GONE:
            return nodes, node
        table = _roomy(table, closed, met)
        at = _find(nodes[node, STATE], stage, table, closed)
        if table[at]:
            continue
        closed = _grown(closed, met)
        closed[met] = (nodes[node, STATE], stage)
        met += 1
        table[at] = met
        played = nodes[node, STATE] >> 6
        place = nodes[node, STATE] & 63
        top = max(1, 1 << place >> 1)
        choice, forced = _choice(stage, stages, steps, heart, ranks, played, top)
        for step in range(stages[stage, FIRST], stages[stage, END]):
            after = steps[step, AFTER]
            if bounds[after, count] >= FAR:
                continue
            inner = steps[step, OTHER] < SLOT_COUNT
            if inner:
                copies = 0 if forced and place else 1
            else:
                copies = ranks[heart[steps[step, SLOT]], COPIES] & choice
            while copies:
                bit = copies & -copies
                copies ^= bit
                price = nodes[node, PRICE] + steps[step, STEP_PRICE]
                then = played
                to = place
                if not inner:
                    then |= bit
                    to = pile_top(then, _lowest(bit))
                    if bit < top:
                        price += stages[stage, RECYCLE]
                if stages[after, KEY] & ALL_GONE == ALL_GONE:
                    price += to - _size(then & ((1 << to) - 1))
                    target = price
                else:
                    if table[_find(then << 6 | to, after, table, closed)]:
                        continue
                    target = price + bounds[after, count - to]
                nodes = _grown(nodes, used)
                nodes[used] = (then << 6 | to, after, price, node, step, bit, waiting[target])
                used += 1
                waiting[target] = used


@_compiled
def shortest_win(heart: Ints, row: Ints, drawn: int) -> tuple[bool, Ints]:
    """Return whether there is a win, and the moves of a shortest one.

    Args:
        heart: 25 ranks, 0 where a slot is empty.
        row: the ranks of the discard pile, bottom first, and of the stock, next first.
        drawn: how many of them are on the discard pile.

    The moves are written as in :func:`legal_moves`.

    """
    moves = np.empty(PRICES, np.int64)
    ranks = _ranks(heart, row)
    counts = np.zeros(RANKS, np.int64)
    gone = 0
    for slot in range(SLOT_COUNT):
        if not heart[slot]:
            gone |= 1 << slot
    key, made = _settle(gone, ranks, counts, moves)
    if key == ALL_GONE:
        return True, moves[:made]
    stages, steps = _stages(key, heart, row, ranks)
    bounds = _bounds(stages, steps, heart, row, ranks)
    if bounds[0, row.size] >= FAR:
        return False, moves[:0]
    nodes, node = _search(stages, steps, bounds, heart, row, ranks, drawn)
    path = np.empty(SLOT_COUNT, np.int64)
    length = 0
    while nodes[node, PARENT] >= 0:
        path[length] = node
        length += 1
        node = nodes[node, PARENT]
    played = 0
    place = drawn
    for node in path[:length][::-1]:
        step = nodes[node, STEP]
        slot = steps[step, SLOT]
        if steps[step, OTHER] < SLOT_COUNT:
            moves[made] = slot << 5 | steps[step, OTHER]
        else:
            wanted = _lowest(nodes[node, BIT]) + 1
            while pile_top(played, place) != wanted:
                moves[made] = DRAW_CODE if next_card(played, place, row.size) else RECYCLE_CODE
                gone, played, place = play(moves[made], gone, played, place, row.size)
                made += 1
            moves[made] = slot << 5 | OUTSIDE
        gone, played, place = play(moves[made], gone, played, place, row.size)
        made += 1
        before = nodes[nodes[node, PARENT], STAGE]
        key = stages[before, KEY] | gone
        if steps[step, OTHER] < SLOT_COUNT:
            key |= ranks[heart[slot], PAIR_BIT]
        _count_played(key, ranks, counts)
        _, forced = _settle(key, ranks, counts, moves[made:])
        for move in moves[made : made + forced]:
            gone, played, place = play(move, gone, played, place, row.size)
        made += forced
    return True, moves[:made]
