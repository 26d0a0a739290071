"""The shortest win compiled by numba.

The ideas are explained in :mod:`~hh_widget.heart_to_heart.shortest`. Here nodes are
rows of a table, and the constants name its columns.
"""

from typing import Final

import numpy as np

from hh_widget.heart_to_heart.kernels import (
    ALL_GONE,
    DRAW_CODE,
    OUTSIDE,
    RANKS,
    RECYCLE_CODE,
    Cards,
    Ints,
    cards_of,
    compiled,
    lowest,
    move_of,
    next_card,
    pile_top,
    play,
    size,
)
from hh_widget.heart_to_heart.kernels_projection import (
    AFTER,
    COPIES,
    END,
    FAR,
    FIRST,
    INSIDE,
    KEY,
    LIVE,
    OTHER,
    PAIR_BIT,
    PRICE,
    RECYCLE,
    SLOT,
    Graph,
    count_played,
    find,
    graph_of,
    grown,
    roomy,
    settle,
    table_of_ranks,
)
from hh_widget.heart_to_heart.layout import SLOT_COUNT
from hh_widget.heart_to_heart.moves import Move
from hh_widget.heart_to_heart.position import Position

_PRICES: Final = 4096
"""More than any price, and more than any win has moves.

At most 25 cards are paired with the discard pile, none of them more than one recycle
after the other, and a recycle costs at most 52.
"""

# Columns of the table of nodes; PRICE keeps the meaning it has for steps.
_STATE: Final = 0  # cards played from the row, times 64, plus the place
_STAGE: Final = 2
_PARENT: Final = 3
_STEP: Final = 4
_BIT: Final = 5
_NEXT: Final = 6


def shortest_win(position: Position) -> tuple[Move, ...] | None:
    """Return a win in the fewest moves, or ``None`` if there is none."""
    is_winnable, codes = find_shortest_win(*cards_of(position), len(position.discard))
    return tuple(map(move_of, codes.tolist())) if is_winnable else None


@compiled
def find_shortest_win(heart: Cards, row: Cards, drawn: int) -> tuple[bool, Ints]:
    """Return whether there is a win, and the moves of a shortest one as codes.

    Args:
        heart: 25 ranks, 0 where a slot is empty.
        row: the ranks of the discard pile, bottom first, and of the stock, next first.
        drawn: how many of them are on the discard pile.

    """
    moves = np.empty(_PRICES, np.int64)
    ranks = table_of_ranks(heart, row)
    gone = 0
    for slot in range(SLOT_COUNT):
        if not heart[slot]:
            gone |= 1 << slot
    key, made = settle(gone, ranks, np.zeros(RANKS, np.int64), moves)
    if key == ALL_GONE:
        return True, moves[:made]
    graph = graph_of(key, heart, row, ranks)
    if graph.bounds[0, row.size] >= FAR:
        return False, moves[:0]
    nodes, last = _search(graph, drawn)
    path = np.empty(SLOT_COUNT, np.int64)
    length = 0
    while nodes[last, _PARENT] >= 0:
        path[length] = last
        length += 1
        last = nodes[last, _PARENT]
    for i in range(length - 1, -1, -1):
        before = nodes[nodes[path[i], _PARENT]]
        made = _add_moves(graph, before, nodes[path[i]], moves, made)
    return True, moves[:made]


@compiled
def _add_moves(graph: Graph, before: Ints, after: Ints, moves: Ints, made: int) -> int:
    """Write down the moves from one node to the next; return how many there are now."""
    key = graph.stages[before[_STAGE], KEY]
    played = before[_STATE] >> 6
    place = before[_STATE] & 63
    slot = graph.steps[after[_STEP], SLOT]
    other = graph.steps[after[_STEP], OTHER]
    rank = graph.heart[slot]
    key |= 1 << slot
    if other < SLOT_COUNT:
        moves[made] = slot << 5 | other
        key |= 1 << other | graph.ranks[rank, PAIR_BIT]
    else:
        wanted = lowest(after[_BIT]) + 1
        while pile_top(played, place) != wanted:
            stocked = next_card(played, place, graph.row.size)
            moves[made] = DRAW_CODE if stocked else RECYCLE_CODE
            _, played, place = play(moves[made], 0, played, place, graph.row.size)
            made += 1
        moves[made] = slot << 5 | OUTSIDE
    made += 1
    counts = np.zeros(RANKS, np.int64)
    count_played(key, graph.ranks, counts)
    return made + settle(key, graph.ranks, counts, moves[made:])[1]


@compiled
def _search(graph: Graph, drawn: int) -> tuple[Ints, int]:  # noqa: C901, PLR0912, PLR0915 - its tables grow
    """Return the nodes and the number of the one that ends a cheapest win."""
    stages, steps, bounds = graph.stages, graph.steps, graph.bounds
    count = graph.row.size
    # Nodes wait by the bound of their price, the last one first; 0 means none.
    waiting = np.zeros(_PRICES, np.int64)
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
        waiting[bound] = nodes[node, _NEXT]
        state = nodes[node, _STATE]
        stage = nodes[node, _STAGE]
        if stages[stage, KEY] & ALL_GONE == ALL_GONE:
            return nodes, node
        table = roomy(table, closed, met)
        at = find(state, stage, table, closed)
        if table[at]:
            continue
        closed = grown(closed, met)
        closed[met, 0] = state
        closed[met, 1] = stage
        met += 1
        table[at] = met
        played = state >> 6
        place = state & 63
        top = max(1, 1 << place >> 1)
        choice, forced = _choice(graph, stage, played, top)
        for step in range(stages[stage, FIRST], stages[stage, END]):
            after = steps[step, AFTER]
            if bounds[after, count] >= FAR:
                continue
            inside = steps[step, OTHER] < SLOT_COUNT
            if not inside:
                copies = graph.ranks[graph.heart[steps[step, SLOT]], COPIES] & choice
            else:
                copies = 0 if forced else 1
            while copies:
                bit = copies & -copies
                copies ^= bit
                price = nodes[node, PRICE] + steps[step, PRICE]
                then = played
                to = place
                if not inside:
                    then |= bit
                    to = pile_top(then, lowest(bit))
                    if bit < top:
                        price += stages[stage, RECYCLE]
                if stages[after, KEY] & ALL_GONE == ALL_GONE:
                    price += to - size(then & ((1 << to) - 1))
                    target = price
                elif table[find(then << 6 | to, after, table, closed)]:
                    continue
                else:
                    target = price + bounds[after, count - to]
                nodes = grown(nodes, used)
                nodes[used, _STATE] = then << 6 | to
                nodes[used, PRICE] = price
                nodes[used, _STAGE] = after
                nodes[used, _PARENT] = node
                nodes[used, _STEP] = step
                nodes[used, _BIT] = bit
                nodes[used, _NEXT] = waiting[target]
                used += 1
                waiting[target] = used


@compiled
def _choice(graph: Graph, stage: int, played: int, top: int) -> tuple[int, bool]:
    """Return which cards may be played next, and whether the first one must."""
    stages, steps = graph.stages, graph.steps
    urgent = 0
    for step in range(stages[stage, FIRST], stages[stage, END]):
        slot = steps[step, SLOT]
        rank = graph.heart[slot]
        left = graph.ranks[rank, INSIDE] & ~stages[stage, KEY]
        if steps[step, OTHER] == SLOT_COUNT and left == 1 << slot:
            copies = graph.ranks[rank, COPIES]
            others = stages[stage, LIVE] & ~(played | copies)
            urgent |= _urgent(copies & ~played, others)
    ahead = urgent & -top
    if ahead:
        return (((ahead & -ahead) << 1) - top) & ~played, bool(ahead & top)
    if urgent:
        return (((urgent & -urgent) << 1) - 1 | -top) & ~played, False
    return ~played, False


@compiled
def _urgent(copies: int, others: int) -> int:
    """Return those copies that are best played as soon as they lie on top."""
    in_the_way = copies & -(others & -others) if others else 0
    first = in_the_way & -in_the_way
    last = copies
    while last & (last - 1):
        last &= last - 1
    urgent = 0
    left = copies
    while left:
        copy = left & -left
        left ^= copy
        if not others & (last - (first if first and first < copy else copy)):
            urgent |= copy
    return urgent
