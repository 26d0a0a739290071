"""Hearts: four seats, tricks nobody wants, three of the seats played by the CPU.

Everything here is plain Python and loads no third-party package.
"""

from hh_widget.cards import Card, Rank, Suit
from hh_widget.errors import TapeError
from hh_widget.hearts import cpu
from hh_widget.hearts.errors import (
    IllegalPassError,
    IllegalPlayError,
    PhaseError,
    SavedMatchError,
)
from hh_widget.hearts.match import Match
from hh_widget.hearts.observation import Observation
from hh_widget.hearts.table import Table, Tap
from hh_widget.hearts.view import View

__all__ = [
    "Card",
    "IllegalPassError",
    "IllegalPlayError",
    "Match",
    "Observation",
    "PhaseError",
    "Rank",
    "SavedMatchError",
    "Suit",
    "Table",
    "Tap",
    "TapeError",
    "View",
    "cpu",
]
