"""Motion: none of it for readers who ask for less, and none that a tap waits for."""

from typing import Final

from browser.board import CODE, Board, draws, picture_of
from browser.desk import Desk
from browser.notebook import Notebook
from browser.positions import IMPORTS, NEARLY_STUCK, show
from hh_widget.heart_to_heart import DISCARD, STOCK, Game, Pair

COUNT_WHAT_MOVES: Final = """() => {
  globalThis.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    if (this.closest(".hh-widget")) {
      moved.push(`animation of ${this.className}`);
    }
    return animate.apply(this, how);
  };
  for (const kind of ["animationstart", "transitionrun"]) {
    document.addEventListener(kind, ({ target, propertyName }) => {
      if (target.closest(".hh-widget") && !/color|opacity/.test(propertyName ?? "")) {
        moved.push(`${kind} of ${target.className}`);
      }
    }, true);
  }
}"""


def play(notebook: Notebook) -> list[str]:
    """Play what can move, and return what did."""
    notebook.page.evaluate(COUNT_WHAT_MOVES)
    notebook.run_all()
    board, stuck = (Board(notebook.output(number)) for number in (2, 3))
    game = Game(CODE)
    for target in (25, *draws(9), 25, DISCARD):
        board.tap(target)
        game.tap(target)
    board.press("undo")
    game.undo()
    board.press("redo")
    game.redo()
    assert board.shows() == picture_of(game)
    board.press("help")
    board.close_dialog()
    board.press("restart")
    board.press("leave")
    stuck.make(Pair(23, 24))
    stuck.close_dialog()
    for _ in range(3):
        stuck.tap(STOCK)
    moved: list[str] = notebook.page.evaluate("moved")
    return moved


def test_under_reduced_motion_nothing_moves(desk: Desk) -> None:
    cells = (
        IMPORTS,
        f"HeartToHeart({CODE!r})",
        show(NEARLY_STUCK),
    )
    still = desk.open(*cells)
    still.page.emulate_media(reduced_motion="reduce")
    assert play(still) == []

    moving = desk.open(*cells)
    moving.page.emulate_media(reduced_motion="no-preference")
    moved = play(moving)
    assert any(it.startswith("animation of") for it in moved)
    assert any(it.startswith("animationstart of dialog") for it in moved)
    assert any(it.startswith("transitionrun of face") for it in moved)
