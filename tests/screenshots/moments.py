"""The moments of a game that pictures are taken of, and how to come to them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from browser.board import CODE, Board

from hh_widget.heart_to_heart.examples import EXAMPLE_GAME

PREPARE: Final = """
from hh_widget import HeartToHeart
from hh_widget.heart_to_heart import Game

def played(text, seconds=2.6):
    "The game of this text, as if each of its moves had taken so long."
    now = 0.0
    moves = Game.parse(text).history
    game = Game(text.split()[0], clock=lambda: now)
    for move in moves:
        game.play(move)
        now += seconds
    return game
"""
"""A first cell, with which games that are under way can be shown."""

STUCK_AS_DEALT: Final = "HH1-N-AAAAAAZ"
"""A deal whose tip has no partner."""

STUCK_GAME: Final = (
    "HH1-N-AAAAAAM D D D D D D D D D 25x D 23x D D D D D D D D D 20x 16-24 11x D D D D "
    "D D 5x D R D 21x D D D D D D 17x D 12x D D D 6x 1x D D 22x D 19x D D D D D D D D R "
    "D 18x D D D D D 14x"
)
"""A game that came to its end too early."""


def example(moves: int) -> str:
    """Return the text of the example game up to this move."""
    return " ".join(EXAMPLE_GAME.split()[: 1 + moves])


def _nothing(_board: Board) -> None:
    """Leave the board as it is."""


@dataclass(frozen=True)
class Moment:
    """What a picture is taken of.

    Args:
        name: the picture's name.
        game: the text of the game that the board shows at first.
        act: what is done on the board before the picture is taken.
        keywords: how else the widget is made.
        is_wordy: whether it shows many words, so that it is looked at in all languages.

    """

    name: str
    game: str = CODE
    act: Callable[[Board], None] = _nothing
    keywords: str = ""
    is_wordy: bool = False

    def cell(self, locale: str) -> str:
        """Return the cell that shows the board in a language."""
        start = f"played({self.game!r})"
        return f"HeartToHeart({start}, locale={locale!r}, logs=False{self.keywords})"


def _win(board: Board) -> None:
    board.tap(4)
    board.tap("discard")


def _close(board: Board) -> None:
    board.root.locator(".close").click()


def _win_and_close(board: Board) -> None:
    _win(board)
    _close(board)


def _enter_a_bad_code(board: Board) -> None:
    board.press("enter")
    board.root.locator("input[type=text]").fill("hh1 n aaaaa")
    board.press("deal")
    board.press("leave")


def _mismatch(board: Board) -> None:
    board.tap(5)
    board.tap(15)


MOMENTS: Final = (
    Moment("start"),
    Moment("outline", example(9)),
    Moment("game", example(22)),
    Moment("selection", example(43), lambda board: board.tap(5)),
    Moment("mismatch", example(43), _mismatch, ", move_errors=True", is_wordy=True),
    Moment("recycle", example(33)),
    Moment("stuck", STUCK_GAME, is_wordy=True),
    Moment("stuck-as-dealt", STUCK_AS_DEALT, is_wordy=True),
    Moment("stuck-closed", STUCK_GAME, _close, is_wordy=True),
    Moment("won", example(67), _win, is_wordy=True),
    Moment("won-closed", example(67), _win_and_close, is_wordy=True),
    Moment("help", example(22), lambda board: board.press("help"), is_wordy=True),
    Moment(
        "settings", example(22), lambda board: board.press("settings"), is_wordy=True
    ),
    Moment("question", example(22), lambda board: board.press("new"), is_wordy=True),
    Moment("code", example(22), _enter_a_bad_code, is_wordy=True),
)
