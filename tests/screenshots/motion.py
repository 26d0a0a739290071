"""What moves on the board, held still at a few instants."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from browser.board import Board
from browser.desk import Desk

from screenshots.moments import board_at, example
from screenshots.studio import Shelf, set_width, take

INSTANTS: Final = (0.15, 0.4, 0.6, 0.85)
"""Shares of the time that a movement takes."""

_WIDTH: Final = 700

_HOLD: Final = """
() => {
  const animate = Element.prototype.animate;
  window.held = [];
  Element.prototype.animate = function (...args) {
    const animation = animate.apply(this, args);
    animation.pause();
    window.held.push(animation);
    return animation;
  };
}
"""
"""Movements wait at their beginning."""

_SHOW: Final = """
share => {
  const ends = window.held.map(animation => animation.effect.getComputedTiming().endTime);
  const time = share * Math.max(...ends);
  for (const animation of window.held) { animation.currentTime = time }
  return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
}
"""


def _restart(board: Board) -> None:
    board.press("restart")
    board.press("leave")


def _pair(board: Board) -> None:
    board.tap(16)
    board.tap(24)


def _pair_with_the_pile(board: Board) -> None:
    board.tap(25)
    board.tap("discard")


MOVEMENTS: Final[dict[str, tuple[int, Callable[[Board], None]]]] = {
    "deal": (1, _restart),
    "draw": (8, lambda board: board.tap("stock")),
    "draw-undone": (9, lambda board: board.press("undo")),
    "pair": (22, _pair),
    "pair-with-pile": (9, _pair_with_the_pile),
    "pair-undone": (23, lambda board: board.press("undo")),
    "recycle": (33, lambda board: board.tap("stock")),
    "recycle-undone": (34, lambda board: board.press("undo")),
}
"""After how many moves of the example game, and what is done then."""


def take_motion(desk: Desk, folder: Path) -> None:
    """Take pictures of each movement at a few instants."""
    starts = [board_at(name, example(moves)) for name, (moves, _) in MOVEMENTS.items()]
    shelf = Shelf(desk, starts, "en")
    for name, (_, act) in MOVEMENTS.items():
        board = shelf.boards[name]
        set_width(board, _WIDTH)
        board.root.scroll_into_view_if_needed()
        board.wait_until_the_clock_runs()
        shelf.notebook.page.evaluate(_HOLD)
        act(board)
        for instant in INSTANTS:
            shelf.notebook.page.evaluate(_SHOW, instant)
            take(board, folder / f"{name}-{round(100 * instant)}.png")
        shelf.notebook.page.evaluate(
            "window.held.forEach(animation => animation.finish())"
        )
