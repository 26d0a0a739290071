"""Small boards: positions of a few cards, each put where a rule wants it.

And, as the rules have it, which cards of the heart cover which, and all moves.
"""

from collections.abc import Iterable, Mapping

from hh_widget.heart_to_heart import DISCARD, Draw, Move, Pair, Position, Recycle
from hh_widget.heart_to_heart.layout import SLOTS

COVERS = {
    # Row 1 is two pairs, one over each half of row 2: nothing lies over the gap
    # between 7 and 8, which is the notch.
    1: (5, 6),
    2: (6, 7),
    3: (8, 9),
    4: (9, 10),
    # Rows 2 to 6: the cards left and right below, where there are any.
    5: (11,),
    6: (11, 12),
    7: (12, 13),
    8: (13, 14),
    9: (14, 15),
    10: (15,),
    11: (16,),
    12: (16, 17),
    13: (17, 18),
    14: (18, 19),
    15: (19,),
    16: (20,),
    17: (20, 21),
    18: (21, 22),
    19: (22,),
    20: (23,),
    21: (23, 24),
    22: (24,),
    23: (25,),
    24: (25,),
    # The tip.
    25: (),
}

ALL_MOVES: list[Move] = [
    Draw(),
    Recycle(),
    *(Pair(a, b) for a in SLOTS for b in SLOTS if a < b),
    *(Pair(slot, DISCARD) for slot in SLOTS),
]


def board(
    heart: Mapping[int, int], stock: Iterable[int] = (), discard: Iterable[int] = ()
) -> Position:
    """Return the position with these ranks by slot, and all other slots empty."""
    return Position([heart.get(slot) for slot in SLOTS], stock, discard)
