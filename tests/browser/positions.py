"""Games that are one pair from their end, and the cells that show them."""

from typing import Final

from boards import board

from browser.board import IMPORT
from hh_widget.heart_to_heart import Position

NEARLY_WON: Final = board({25: 9}, discard=[9])
"""The tip and the discard pile win it."""

NEARLY_STUCK: Final = board({22: 9, 23: 7, 24: 7}, stock=[2, 3], discard=[5])
"""Once the two 7s are gone the 9 is free, and there is no other one."""

IMPORTS: Final = f"{IMPORT}\nfrom hh_widget.heart_to_heart import Game, Position"


def show(position: Position, keywords: str = "") -> str:
    """Return a cell that shows a position, with more keywords for the widget."""
    return f"HeartToHeart(Position.parse({str(position)!r}), {keywords})"
