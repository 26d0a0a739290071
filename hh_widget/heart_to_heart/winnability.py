"""Whether a position can be won: an exact answer without playing.

Recycles are unlimited, so any card of the stock or the discard pile can be brought to
the top whenever it is wanted. Winning therefore asks only two things of each rank:
that its heart cards can be shared out among pairs inside the heart and partners
outside, and that the pairs inside the heart can be removed in some order.

A rank with as many cards outside as inside the heart constrains nothing. Any other one
needs pairs inside the heart: one pair of two or three cards, or two pairs of four. Both
cards of a pair leave at once, so a pair waits for all that lies over either card. The
position can be won when one can choose the pairs so that no pair waits, over others,
for itself: when the cover order stays acyclic with each pair taken as one card.
"""

from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

from hh_widget.cards import Rank
from hh_widget.heart_to_heart.cover_order import (
    cover_order,
    is_reached_by_play,
    slots_in,
)
from hh_widget.heart_to_heart.layout import SLOTS
from hh_widget.heart_to_heart.position import COPIES, Position

_RANKS: Final = len(Rank) + 1
"""One more than there are ranks, since they count from 1."""
_BITS: Final = tuple(1 << (slot - 1) for slot in SLOTS)


class _HeartPair(NamedTuple):
    """Two cards that leave the heart together."""

    cards: int
    waits_for: int
    """What lies over either card, directly or not, as a set of slots."""


_Pairing: TypeAlias = tuple[int, int, tuple[_HeartPair, ...]]
"""What the pairs of a rank wait for, what waits for them, and the pairs."""
_Choice: TypeAlias = tuple[int, tuple[_Pairing, ...]]
"""A rank's cards in the heart, and the ways to pair them."""


class _Pairings(dict[int, tuple[_Pairing, ...]]):
    """The ways to pair two, three or four cards of a rank, by the set of their slots.

    Each is computed when first asked for. They depend on the places alone, so there
    are 15,250 of them at most as long as ``gone`` was reached by play.
    """

    def __init__(self, gone: int) -> None:
        super().__init__()
        self._order = cover_order(gone)

    def __missing__(self, cards: int) -> tuple[_Pairing, ...]:
        slots = slots_in(cards)
        ways = [[pair] for pair in combinations(slots, 2)]
        if len(slots) == COPIES:
            ways = [[a, b] for [a], [b] in zip(ways[:3], ways[:2:-1], strict=True)]
        self[cards] = found = tuple(
            pairing for way in ways if (pairing := self._pairing(way)) is not None
        )
        return found

    def _pairing(self, way: list[tuple[int, int]]) -> _Pairing | None:
        """Return the pairing, or ``None`` if it holds itself back."""
        below, above = self._order
        pairs: list[_HeartPair] = []
        for a, b in way:
            pair = _HeartPair(1 << a | 1 << b, below[a] | below[b])
            if _closes_a_circle(pair, pairs):
                return None
            pairs.append(pair)
        waits_for = 0
        awaited_by = 0
        for a, b in way:
            waits_for |= below[a] | below[b]
            awaited_by |= above[a] | above[b]
        return waits_for, awaited_by, tuple(pairs)


@lru_cache(maxsize=1024)
def _pairings_with_holes(gone: int) -> _Pairings:
    return _Pairings(gone)


_PAIRINGS: Final = _Pairings(0)


def can_be_won(position: Position) -> bool:
    """Tell whether a position can be won, whatever the order of the stock."""
    outside = [0] * _RANKS
    for rank in position.discard:
        outside[rank] += 1
    for rank in position.stock:
        outside[rank] += 1
    inside = [0] * _RANKS
    gone = 0
    for bit, card in zip(_BITS, position.heart, strict=True):
        if card is None:
            gone |= bit
        else:
            inside[card] |= bit
    pairings = (
        _PAIRINGS
        if not gone or is_reached_by_play(gone)
        else _pairings_with_holes(gone)
    )
    choices: list[_Choice] = []
    for cards, partners in zip(inside, outside, strict=True):
        count = cards.bit_count()
        if count > partners:
            if count & 1 and not partners:
                return False
            ways = pairings[cards]
            if not ways:
                return False
            choices.append((cards, ways))
    return _can_all_be_paired(choices)


def _can_all_be_paired(choices: list[_Choice]) -> bool:
    """Tell whether the pairs of all ranks can be chosen without a circle.

    A rank is set aside when some pairing of it waits for no card of another rank that
    is still considered, or is awaited by none: no circle leads through it. Most deals
    are settled so; what is left is searched.
    """
    considered = 0
    for cards, _ in choices:
        considered |= cards
    while choices:
        left: list[_Choice] = []
        for choice in choices:
            cards, ways = choice
            others = considered & ~cards
            for waits_for, awaited_by, _ in ways:
                if not waits_for & others or not awaited_by & others:
                    considered = others
                    break
            else:
                left.append(choice)
        if len(left) == len(choices):
            left.sort(key=_way_count)
            return _fits(left, [])
        choices = left
    return True


def _way_count(choice: _Choice) -> int:
    return len(choice[1])


def _fits(choices: list[_Choice], chosen: list[_HeartPair]) -> bool:
    """Tell whether pairings of these ranks can be added to the pairs already chosen."""
    if not choices:
        return True
    for _, _, pairs in choices[0][1]:
        together = chosen.copy()
        for pair in pairs:
            if _closes_a_circle(pair, together):
                break
            together.append(pair)
        else:
            if _fits(choices[1:], together):
                return True
    return False


def _closes_a_circle(pair: _HeartPair, chosen: list[_HeartPair]) -> bool:
    """Tell whether ``pair`` would wait for itself, directly or over chosen pairs."""
    cards, reached = pair
    while True:
        if reached & cards:
            return True
        before = reached
        for others, waits_for in chosen:
            if others & reached:
                reached |= waits_for
        if reached == before:
            return False
