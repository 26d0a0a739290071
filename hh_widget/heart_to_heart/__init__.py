"""Heart to Heart, a patience: 25 cards in a heart, removed in pairs of equal rank.

Everything here is plain Python and loads no third-party package.
"""

from hh_widget.cards import Rank
from hh_widget.heart_to_heart.deal import Deal
from hh_widget.heart_to_heart.errors import (
    DealCodeError,
    IllegalMoveError,
    NotationError,
    TapeError,
)
from hh_widget.heart_to_heart.game import Game, Status
from hh_widget.heart_to_heart.moves import (
    DISCARD,
    STOCK,
    Draw,
    Move,
    Pair,
    Recycle,
    Selectable,
    Target,
    parse_move,
)
from hh_widget.heart_to_heart.position import Position
from hh_widget.heart_to_heart.tape import Step
from hh_widget.heart_to_heart.taps import Tap

__all__ = [
    "DISCARD",
    "STOCK",
    "Deal",
    "DealCodeError",
    "Draw",
    "Game",
    "IllegalMoveError",
    "Move",
    "NotationError",
    "Pair",
    "Position",
    "Rank",
    "Recycle",
    "Selectable",
    "Status",
    "Step",
    "Tap",
    "TapeError",
    "Target",
    "parse_move",
]
