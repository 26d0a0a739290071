"""The shortest win, by A* with the bounds of the projection.

A state is a stage, the set of cards played from the row, and the place of the row up to
which it is turned. The row is all cards outside the heart in the order in which they
are drawn, and never changes. The search goes from one pair to the next, draws and
recycles being implied, and counts in the prices of
:mod:`~hh_widget.heart_to_heart.projection`. Its bounds are consistent, so the states
are met in the order of their bounds, and the first win is a shortest one.

**Urgent cards.** A heart card that is free and the last of its rank in the heart needs
one partner outside. Say its copy X lies on top of the discard pile. Playing X at once
is as good as anything else if for every other copy Y that is left, playing Y later
instead would gain nothing; then no other move is tried. It gains nothing

- if X is the only copy: the two are the only cards of the rank that matter, and must
  meet; without them nothing is harder to reach;
- if no card that may still be played lies between X and Y in the row. Whichever of the
  two is left behind lies in the same gap, so it is in the way of the same cards and is
  drawn as often;
- if Y lies in front of X and no card that may still be played lies in front of Y. Left
  behind, Y is in nobody's way; it may have to be drawn once more at the end, but
  waiting for it would have drawn X once more in the pass before.
"""

from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from typing import Final, TypeAlias

from hh_widget.heart_to_heart.moves import DISCARD, DRAW, RECYCLE, Move, Pair
from hh_widget.heart_to_heart.position import Position
from hh_widget.heart_to_heart.projection import (
    DiscardStep,
    HeartStep,
    Projection,
    Slots,
    Stage,
)

_PLACE_BITS: Final = 6
"""Enough for a place in the row, which has 51 cards at most beside a heart card."""

_Step: TypeAlias = HeartStep | DiscardStep
_Node: TypeAlias = tuple[Stage, int, int, int, "_Node | None", _Step | None, int]
"""Stage, cards played, place, price so far, the node before, the step, its place."""


def find_shortest_win(position: Position) -> tuple[Move, ...] | None:
    """Return a win in the fewest moves, or ``None`` if there is none."""
    heart = [0 if card is None else int(card) for card in position.heart]
    row = [int(card) for card in position.discard + position.stock]
    stage, pairs = Projection(heart, row).first_stage()
    if stage is None:
        return None
    nodes: list[_Node] = []
    node: _Node | None = _search(stage, len(position.discard))
    while node is not None:
        nodes.append(node)
        node = node[4]
    nodes.reverse()
    moves: list[Move] = [_heart_pair(slots) for slots in pairs]
    for before, after in pairwise(nodes):
        moves += _moves_between(before, after, len(row))
    return tuple(moves)


def _search(stage: Stage, drawn: int) -> _Node:
    """Return the node of a cheapest win; the nodes before it hang on it.

    Args:
        stage: the stage at the start, from which a win is possible.
        drawn: how many cards are on the discard pile.

    """
    waiting: defaultdict[int, list[_Node]] = defaultdict(list)
    bound = stage.bounds[~drawn]
    waiting[bound].append((stage, 0, drawn, 0, None, None, 0))
    while True:
        while not waiting[bound]:
            bound += 1
        node = waiting[bound].pop()
        stage, played, place = node[:3]
        if stage.is_won:
            return node
        state = played << _PLACE_BITS | place
        if state not in stage.seen:
            stage.seen.add(state)
            for new_bound, new_node in _nodes_after(node):
                waiting[new_bound].append(new_node)


def _nodes_after(node: _Node) -> Iterator[tuple[int, _Node]]:
    """Yield the nodes that one pair leads to, each after the bound of its price.

    A won node's price is known, and counts as its bound.
    """
    stage, played, place, price_so_far = node[:4]
    top = 1 << place >> 1 or 1
    choice, is_forced = _choice(stage, played, top)
    for step in stage.discard_steps:
        after = step.after
        for at, bit in step.copies:
            if bit & choice:
                then = played | bit
                to = (~then & (bit - 1)).bit_length()
                if then << _PLACE_BITS | to in after.seen:
                    continue
                price = price_so_far + step.price
                if bit < top:
                    price += stage.recycle
                if after.is_won:
                    price += to - (then & ((1 << to) - 1)).bit_count()
                    yield price, (after, then, to, price, node, step, at)
                else:
                    bound = price + after.bounds[~to]
                    yield bound, (after, then, to, price, node, step, at)
    if not is_forced:
        for pair in stage.heart_steps:
            after = pair.after
            price = price_so_far + pair.price
            if after.is_won:
                price += place - (played & ((1 << place) - 1)).bit_count()
                yield price, (after, played, place, price, node, pair, 0)
            else:
                bound = price + after.bounds[~place]
                yield bound, (after, played, place, price, node, pair, 0)


def _choice(stage: Stage, played: int, top: int) -> tuple[int, bool]:
    """Return which cards of the row may be played next, and whether the first one must.

    No card is passed over while it is urgent, so the first urgent one that the turning
    of the stock will meet is the last that need be considered.

    Args:
        stage: what is gone from the heart.
        played: the cards played from the row.
        top: the bit of the discard pile's top card, or of the first card of the row if
            there is none; what lies before it is met after a recycle.

    """
    urgent = 0
    for copies in stage.last_cards:
        urgent |= _urgent(copies & ~played, stage.live & ~(played | copies))
    ahead = urgent & -top
    if ahead:
        return (((ahead & -ahead) << 1) - top) & ~played, bool(ahead & top)
    if urgent:
        return (((urgent & -urgent) << 1) - 1 | -top) & ~played, False
    return ~played, False


def _urgent(copies: int, others: int) -> int:
    """Return those copies that are best played as soon as they lie on top.

    Args:
        copies: the copies that are left, as a set of places in the row.
        others: the cards of other ranks that may still be played.

    """
    first_other = others & -others
    # Copies in front of all other cards are in nobody's way.
    in_the_way = copies & -first_other if first_other else 0
    first = in_the_way & -in_the_way
    last = 1 << copies.bit_length() >> 1
    urgent = 0
    left = copies
    while left:
        copy = left & -left
        left ^= copy
        between = last - (first if first and first < copy else copy)
        if not others & between:
            urgent |= copy
    return urgent


def _moves_between(before: _Node, after: _Node, count: int) -> Iterator[Move]:
    """Yield the moves that lead from one node to the next."""
    played, place = before[1:3]
    step, at = after[5:]
    if isinstance(step, DiscardStep):
        if at < place - 1:
            yield from _draws(range(place, count), played)
            yield RECYCLE
            place = 0
        yield from _draws(range(place, at + 1), played)
        yield Pair(step.slot + 1, DISCARD)
    if step is not None:
        yield from map(_heart_pair, step.pairs)


def _draws(places: range, played: int) -> list[Move]:
    return [DRAW for place in places if not played >> place & 1]


def _heart_pair(slots: Slots) -> Pair:
    return Pair(slots[0] + 1, slots[1] + 1)
