"""Boards of both games on one page: neither changes how the other looks."""

from typing import Final

from playwright.sync_api import Locator

from browser.board import CODE, Board
from browser.desk import Desk
from browser.table import TableShown

IMPORT: Final = "from hh_widget import HeartToHeart, Hearts"
SHOW_HEART_TO_HEART: Final = f"HeartToHeart({CODE!r})"
SHOW_HEARTS: Final = "Hearts(seed=7)"

_LOOK: Final = """root => {
  const { x, y } = root.getBoundingClientRect();
  return [...root.querySelectorAll(".face, button, .figure, .foot, .table")].map(it => {
    const box = it.getBoundingClientRect();
    const { backgroundColor, boxShadow, color, fontSize } = getComputedStyle(it);
    return [
      it.className, box.x - x, box.y - y, box.width, box.height,
      backgroundColor, boxShadow, color, fontSize,
    ];
  });
}"""


def look_of(root: Locator) -> object:
    """Return where all parts of a board lie on it, and their colours."""
    return root.evaluate(_LOOK)


def test_each_game_looks_as_it_does_alone(desk: Desk) -> None:
    for first, second, shown in (
        (SHOW_HEART_TO_HEART, SHOW_HEARTS, (Board, TableShown)),
        (SHOW_HEARTS, SHOW_HEART_TO_HEART, (TableShown, Board)),
    ):
        notebook = desk.open(IMPORT, first, second)
        notebook.page.emulate_media(reduced_motion="reduce")
        notebook.run(1)
        notebook.run(2)
        one = shown[0](notebook.output(2))
        alone = look_of(one.root)
        notebook.run(3)
        shown[1](notebook.output(3))
        assert look_of(one.root) == alone
