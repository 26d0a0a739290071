"""The moments of a game that pictures are taken of, and how to come to them."""

from collections.abc import Callable
from typing import Final

from browser.board import CODE, Board

from hh_widget.heart_to_heart.examples import EXAMPLE_GAME
from screenshots.moment import Moment, nothing

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


def board_at(
    name: str,
    game: str = CODE,
    act: Callable[[Board], None] = nothing,
    keywords: str = "",
    *,
    is_wordy: bool = False,
) -> Moment:
    """Return the moment of a game that is told by its text."""
    start = f"played({game!r}){keywords}"
    return Moment(name, "HeartToHeart", start, act, is_wordy=is_wordy)


MOMENTS: Final = (
    board_at("start"),
    board_at("outline", example(9)),
    board_at("game", example(22)),
    board_at("selection", example(43), lambda board: board.tap(5)),
    board_at("mismatch", example(43), _mismatch, ", move_errors=True", is_wordy=True),
    board_at("recycle", example(33)),
    board_at("stuck", STUCK_GAME, is_wordy=True),
    board_at("stuck-as-dealt", STUCK_AS_DEALT, is_wordy=True),
    board_at("stuck-closed", STUCK_GAME, _close, is_wordy=True),
    board_at("won", example(67), _win, is_wordy=True),
    board_at("won-closed", example(67), _win_and_close, is_wordy=True),
    board_at("help", example(22), lambda board: board.press("help"), is_wordy=True),
    board_at(
        "settings", example(22), lambda board: board.press("settings"), is_wordy=True
    ),
    board_at("question", example(22), lambda board: board.press("new"), is_wordy=True),
    board_at("code", example(22), _enter_a_bad_code, is_wordy=True),
)
