"""A moment of a game that a picture is taken of."""

from collections.abc import Callable
from dataclasses import dataclass

from browser.board import Board


def nothing(_board: Board) -> None:
    """Leave the board as it is."""


@dataclass(frozen=True)
class Moment:
    """What a picture is taken of.

    Args:
        name: the picture's name.
        widget: the widget's class.
        start: how its game is made, in Python.
        act: what is done on the board before the picture is taken.
        logs: where its log lies, in Python.
        is_wordy: whether it shows many words, so that it is looked at in all languages.

    """

    name: str
    widget: str
    start: str
    act: Callable[[Board], None] = nothing
    logs: str = "False"
    is_wordy: bool = False

    def cell(self, locale: str) -> str:
        """Return the cell that shows the board in a language."""
        return f"{self.widget}({self.start}, locale={locale!r}, logs={self.logs})"
