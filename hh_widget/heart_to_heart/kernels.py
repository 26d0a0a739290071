"""The rules compiled by numba, as bits: what the solver's fast engine stands on.

This is the one other statement of the rules in this package. It takes the layout from
:mod:`~hh_widget.heart_to_heart.cover_order`, and a test plays random games here and
through :class:`~hh_widget.heart_to_heart.position.Position` side by side.

A set of slots is a whole number whose bit 0 stands for slot 1. The row is all cards
outside the heart in the order in which they are drawn. A position is told by ``gone``,
the set of empty slots, ``played``, the set of places in the row whose cards are gone,
and ``place``, up to which the row is turned.

What is compiled is kept on disk for the next process, if a folder can be written.
"""

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeAlias, TypeVar, cast

import numba
import numpy as np
from numpy.typing import NDArray

from hh_widget.cards import Rank
from hh_widget.heart_to_heart import cover_order
from hh_widget.heart_to_heart.layout import SLOT_COUNT
from hh_widget.heart_to_heart.moves import DISCARD, DRAW, RECYCLE, Move, Pair
from hh_widget.heart_to_heart.position import Position

Ints: TypeAlias = NDArray[np.int64]
Cards: TypeAlias = NDArray[np.uint8]
"""Ranks in their order, 0 where a slot is empty."""

_SETTINGS: Final[Any] = numba.config  # what it holds is set when numba is loaded

_P = ParamSpec("_P")
_T = TypeVar("_T")

COVERS: Final[Ints] = np.array(cover_order.COVERS, dtype=np.int64)
"""For each slot, the set of the slots that cover it."""

ALL_GONE: Final = cover_order.ALL_SLOTS
RANKS: Final = len(Rank) + 1
"""One more than there are ranks, since rank 0 is an empty slot."""
DRAW_CODE: Final = -1
RECYCLE_CODE: Final = -2
OUTSIDE: Final = 31
"""What stands in a pair's code for the discard pile."""


def _digest_of_sources() -> str:
    folder = Path(__file__).parent
    digest = sha256()
    layout = (folder / "layout.py", folder / "cover_order.py")
    for source in (*layout, *sorted(folder.glob("kernels*.py"))):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


# A compiled function holds those that it calls, but numba compiles it anew only when
# its own file has changed. So what is kept has a folder of its own for each state of
# all these files together; where it cannot be written, numba looks for a place itself.
_KEPT_IN: Final = (
    Path(_SETTINGS.CACHE_DIR or Path(__file__).parent / "__pycache__")
    / f"hh_widget-kernels-{_digest_of_sources()}"
)


def compiled(function: Callable[_P, _T]) -> Callable[_P, _T]:
    """Let numba compile a function when it is first called, and keep it if it can."""
    usual = _SETTINGS.CACHE_DIR
    _SETTINGS.CACHE_DIR = str(_KEPT_IN)
    try:
        made = numba.njit(cache=True, nogil=True)(function)
    except RuntimeError:  # numba has found no folder that it may write
        made = numba.njit(nogil=True)(function)
    finally:
        _SETTINGS.CACHE_DIR = usual
    return cast("Callable[_P, _T]", made)


def cards_of(position: Position) -> tuple[Cards, Cards]:
    """Return a position's heart and its row."""
    heart = bytearray(0 if card is None else card for card in position.heart)
    row = bytearray(position.discard + position.stock)
    return np.frombuffer(heart, np.uint8), np.frombuffer(row, np.uint8)


@cache
def move_of(code: int) -> Move:
    """Return the move that a code stands for, as :func:`legal_moves` writes it."""
    if code == DRAW_CODE:
        return DRAW
    if code == RECYCLE_CODE:
        return RECYCLE
    first, second = code >> 5, code & OUTSIDE
    return Pair(first + 1, DISCARD if second == OUTSIDE else second + 1)


@compiled
def size(members: int) -> int:
    """Return how many members a set has."""
    count = 0
    while members:
        members &= members - 1
        count += 1
    return count


@compiled
def lowest(members: int) -> int:
    """Return the number of the lowest bit of a set that is not empty."""
    return size((members & -members) - 1)


@compiled
def free_slots(gone: int) -> int:
    """Return the set of free slots when the slots in ``gone`` are empty."""
    free = 0
    for slot in range(SLOT_COUNT):
        if not gone >> slot & 1 and not COVERS[slot] & ~gone:
            free |= 1 << slot
    return free


@compiled
def pile_top(played: int, place: int) -> int:
    """Return the place, from 1, of the discard pile's top card; 0 if there is none."""
    while place and played >> (place - 1) & 1:
        place -= 1
    return place


@compiled
def next_card(played: int, place: int, count: int) -> int:
    """Return the place, from 1, of the stock's next card; 0 if the stock is empty."""
    while place < count and played >> place & 1:
        place += 1
    return place + 1 if place < count else 0


@compiled
def legal_moves(heart: Cards, row: Cards, gone: int, played: int, place: int) -> Ints:
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


@compiled
def play(
    move: int, gone: int, played: int, place: int, count: int
) -> tuple[int, int, int]:
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
