"""The cover order as bit masks: which cards must go before which.

A set of slots is a whole number whose bit 0 stands for slot 1. Everything here is
computed from :data:`~hh_widget.heart_to_heart.layout.COVERED_BY` and from nothing
else, and kept, since it depends on no card.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from hh_widget.heart_to_heart.layout import COVERED_BY, SLOT_COUNT, SLOTS

ALL_SLOTS: Final = (1 << SLOT_COUNT) - 1
"""The set of all 25 slots; as the set of empty slots it means a won game."""

COVERS: Final = tuple(
    sum(1 << (cover - 1) for cover in COVERED_BY[slot]) for slot in SLOTS
)
"""For each slot, slot 1 first, the set of the slots that cover it."""


def slots_in(cards: int) -> list[int]:
    """Return the members of a set of slots, as bit numbers from 0 to 24, in order."""
    return [slot for slot in range(SLOT_COUNT) if cards >> slot & 1]


@lru_cache(maxsize=4096)
def free_in(gone: int) -> tuple[int, ...]:
    """Return the free slots, as bit numbers, when the slots in ``gone`` are empty."""
    return tuple(
        slot for slot in slots_in(ALL_SLOTS & ~gone) if not COVERS[slot] & ~gone
    )


class CoverOrder(NamedTuple):
    """For each slot, what must go before it and what has to wait for it."""

    below: tuple[int, ...]
    """The cards that cover a slot, directly or over other cards, as sets of slots."""
    above: tuple[int, ...]
    """The cards that a slot covers, directly or over other cards."""


@lru_cache(maxsize=1024)
def cover_order(gone: int) -> CoverOrder:
    """Return the order among the cards left when the slots in ``gone`` are empty.

    An empty slot passes nothing on: a card is not held by what once lay under a card
    that is gone. In positions reached by play this makes no difference, since nothing
    is left under an empty slot; in hand-made ones it does.
    """
    below = [0] * SLOT_COUNT
    for slot in reversed(slots_in(ALL_SLOTS & ~gone)):
        covers = COVERS[slot] & ~gone
        below[slot] = covers
        for cover in slots_in(covers):
            below[slot] |= below[cover]
    above = tuple(
        sum(1 << other for other in range(SLOT_COUNT) if below[other] >> slot & 1)
        for slot in range(SLOT_COUNT)
    )
    return CoverOrder(tuple(below), above)


@lru_cache(maxsize=4096)
def is_reached_by_play(gone: int) -> bool:
    """Tell whether no card lies under an empty slot, as in every game from a full heart."""
    return all(not COVERS[slot] & ~gone for slot in slots_in(gone))
