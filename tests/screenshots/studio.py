"""A JupyterLab and a Chromium to take pictures in."""

import base64
from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Final

from browser.board import Board
from browser.desk import Desk
from browser.own_desk import own_desk
from playwright.sync_api import ViewportSize, expect

from screenshots import hearts_moments, moments
from screenshots.moment import Moment

THEMES: Final = {"light": "JupyterLab Light", "dark": "JupyterLab Dark"}
"""JupyterLab's themes, as its menu names them."""

WIDTHS: Final = (320, 420, 700, 1200)
"""The widths that the widget is given, in CSS pixels."""

_VIEWPORT: Final[ViewportSize] = {"width": 1720, "height": 1100}
_SHARPNESS: Final = 2
_THEME_MILLISECONDS: Final = 60_000
_QUALITY: Final = 90

_SET_WIDTH: Final = """
(board, width) => new Promise(done => {
  board.parentElement.style.width = `${width}px`;
  requestAnimationFrame(() => requestAnimationFrame(done));
})
"""


def open_desk() -> AbstractContextManager[Desk]:
    """Open a browser with room for the widest board, on a JupyterLab of its own.

    Raises:
        RuntimeError: if there is no Chromium.

    """
    return own_desk(
        "picture",
        viewport=_VIEWPORT,
        sharpness=_SHARPNESS,
        scripts=(hearts_moments.STILL,),
    )


class Shelf:
    """A notebook whose cells show boards, each at its moment.

    Args:
        desk: where the notebook is opened.
        shown: what the boards show.
        locale: the language they show it in.

    """

    def __init__(self, desk: Desk, shown: Sequence[Moment], locale: str) -> None:
        """Open the notebook, run it, and play each board to its moment."""
        cells = (moment.cell(locale) for moment in shown)
        self.notebook = desk.open(moments.PREPARE + hearts_moments.PREPARE, *cells)
        self.boards: dict[str, Board] = {}
        """The boards by the names of their moments."""
        self.notebook.run(1)
        for number, moment in enumerate(shown, start=2):
            self.notebook.run(number)
            board = Board(self.notebook.output(number))
            moment.act(board)
            board.wait_for_the_answer()
            self.boards[moment.name] = board

    def choose_theme(self, theme: str) -> None:
        """Choose one of JupyterLab's themes by its menu."""
        page = self.notebook.page
        page.get_by_role("menuitem", name="Settings", exact=True).click()
        for name in ("Theme", THEMES[theme]):
            page.locator(".lm-Menu-itemLabel").get_by_text(name, exact=True).click()
        is_light = "true" if theme == "light" else "false"
        body = page.locator("body")
        # With many boards in the page it takes its time.
        expect(body).to_have_attribute(
            "data-jp-theme-light", is_light, timeout=_THEME_MILLISECONDS
        )
        page.mouse.move(0, 0)


def set_width(board: Board, width: int) -> None:
    """Give the element that the board is in a width, in CSS pixels."""
    board.root.evaluate(_SET_WIDTH, width)


def take(board: Board, file: Path) -> None:
    """Take a picture of a board and the room that it was given, as a PNG."""
    file.parent.mkdir(parents=True, exist_ok=True)
    board.root.locator("..").screenshot(path=file)


def take_small(board: Board, file: Path) -> None:
    """Take a picture of a board as a WebP, which is small enough to be committed."""
    file.parent.mkdir(parents=True, exist_ok=True)
    board.root.scroll_into_view_if_needed()
    box = board.root.bounding_box()
    assert box is not None
    page = board.root.page
    answer = page.context.new_cdp_session(page).send(
        "Page.captureScreenshot",
        {"format": "webp", "quality": _QUALITY, "clip": {**box, "scale": _SHARPNESS}},
    )
    file.write_bytes(base64.b64decode(answer["data"]))
