"""The heart's layout: which slot lies where, and which cards cover which.

Slots are numbered from 1 to 25, row by row from the top, left to right. Places are
in board units, a card being ``CARD_WIDTH`` wide; the origin is the top left corner
of the board. This is the only statement of the heart's geometry: the rules, the
pictures and the widget's ``board`` trait all read it here.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from hh_widget import picture

ROWS: Final = (4, 6, 5, 4, 3, 2, 1)
"""How many cards each row has, top to bottom."""

SLOT_COUNT: Final = sum(ROWS)
"""25, the number of slots, and the number of the tip."""

SLOTS: Final = range(1, SLOT_COUNT + 1)
"""All slot numbers."""


class Place(NamedTuple):
    """Where a card lies: its top left corner, in board units."""

    x: int
    y: int


CARD_WIDTH: Final = picture.CARD_WIDTH
CARD_HEIGHT: Final = picture.CARD_HEIGHT
STEP_X: Final = 68
"""From one card of a row to the next."""
STEP_Y: Final = 50
"""From one row to the next: every covered card still shows its index."""
MARGIN: Final = 8
COUNT_HEIGHT: Final = 22
"""Room below the stock and the discard pile, for the number of their cards."""

WIDTH: Final = 2 * MARGIN + (max(ROWS) - 1) * STEP_X + CARD_WIDTH
HEIGHT: Final = 2 * MARGIN + (len(ROWS) - 1) * STEP_Y + CARD_HEIGHT + COUNT_HEIGHT


def _half_steps() -> tuple[tuple[int, ...], ...]:
    """Return where each row's cards lie, in half steps from the left edge of row 2.

    A row of n cards is centred under the six of row 2. Row 1 is two pairs, each
    centred over one half of row 2, which leaves the notch between them.
    """
    widest = max(ROWS)
    lobes = (1, 3, 7, 9)
    centred = tuple(tuple(widest - n + 2 * i for i in range(n)) for n in ROWS[1:])
    return (lobes, *centred)


_HALF_STEPS: Final = _half_steps()

ROW_OF: Final[Mapping[int, int]] = MappingProxyType(
    dict(
        zip(
            SLOTS,
            (row for row, n in enumerate(ROWS, start=1) for _ in range(n)),
            strict=True,
        )
    )
)
"""The row of each slot, 1 to 7."""

COLUMN_OF: Final[Mapping[int, int]] = MappingProxyType(
    dict(zip(SLOTS, (i for n in ROWS for i in range(1, n + 1)), strict=True))
)
"""The place of each slot in its row, from 1, left to right."""


def _half_step(slot: int) -> int:
    return _HALF_STEPS[ROW_OF[slot] - 1][COLUMN_OF[slot] - 1]


COVERED_BY: Final[Mapping[int, tuple[int, ...]]] = MappingProxyType(
    {
        slot: tuple(
            other
            for other in SLOTS
            if ROW_OF[other] == ROW_OF[slot] + 1
            and abs(_half_step(other) - _half_step(slot)) == 1
        )
        for slot in SLOTS
    }
)
"""For each slot, the one or two slots whose cards lie over it; none for the tip.

A card is covered by those of the next row that lie half a step beside it.
"""

PLACES: Final[Mapping[int, Place]] = MappingProxyType(
    {
        slot: Place(
            MARGIN + _half_step(slot) * STEP_X // 2,
            MARGIN + (ROW_OF[slot] - 1) * STEP_Y,
        )
        for slot in SLOTS
    }
)
"""Where the card of each slot lies."""

_PILES_Y: Final = PLACES[SLOT_COUNT].y
STOCK_PLACE: Final = Place(MARGIN, _PILES_Y)
DISCARD_PLACE: Final = Place(MARGIN + STEP_X, _PILES_Y)
