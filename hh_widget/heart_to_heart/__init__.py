"""Heart to Heart, a patience: 25 cards in a heart, removed in pairs of equal rank.

Everything here is plain Python and loads no third-party package, unless the solver is
asked for ``engine="numba"``. The solver and the review are imported when they are
first named.
"""

from typing import TYPE_CHECKING, Final

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
from hh_widget.lazy import importing

if TYPE_CHECKING:
    from hh_widget.heart_to_heart.game_review import review
    from hh_widget.heart_to_heart.solver import is_winnable, shortest_win

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
    "is_winnable",
    "parse_move",
    "review",
    "shortest_win",
]

_HOMES: Final = {
    "is_winnable": "hh_widget.heart_to_heart.solver",
    "review": "hh_widget.heart_to_heart.game_review",
    "shortest_win": "hh_widget.heart_to_heart.solver",
}

if not TYPE_CHECKING:  # type checkers know all names, and so find wrong ones
    __getattr__, __dir__ = importing(globals(), _HOMES)
