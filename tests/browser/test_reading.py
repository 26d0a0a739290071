"""Boards in notebooks that are only read: their still picture is seen."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Locator, expect

from browser.board import CODE, IMPORT, Board
from browser.desk import Desk
from hh_widget.heart_to_heart import STOCK, Game
from hh_widget.heart_to_heart.layout import WIDTH

SHOW_AFTER_A_MOVE: Final = f"""
game = HeartToHeart({CODE!r})
game.tap("stock")
game
"""

_WIDTH_ONCE_DECODED: Final = "image => image.decode().then(() => image.naturalWidth)"


def saved(desk: Desk) -> Path:
    """Return a notebook as JupyterLab has saved it, with a board in its output.

    The picture is that of the moment when the cell was run: what is played later is
    not in it.
    """
    notebook = desk.open(IMPORT, SHOW_AFTER_A_MOVE)
    notebook.run_all()
    board = Board(notebook.output(2))
    board.tap(STOCK)
    notebook.save()
    return notebook.file


def of_somebody_else(file: Path) -> dict[str, Any]:
    """Return the notebook as one that nobody here has signed: it is not trusted."""
    content: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    content["metadata"]["authors"] = [{"name": "Somebody else"}]
    return content


def expect_the_picture(output: Locator) -> None:
    """Expect the board as it was after the first move, in place of the widget."""
    game = Game(CODE)
    game.tap(STOCK)
    picture = output.locator("img")
    expect(picture).to_be_visible()
    expect(picture).to_have_attribute("alt", game._description())
    assert picture.evaluate(_WIDTH_ONCE_DECODED) == WIDTH
    expect(output.locator(".hh-widget")).to_have_count(0)


def test_an_untrusted_notebook_shows_the_picture(desk: Desk, tmp_path: Path) -> None:
    foreign = tmp_path / "foreign.ipynb"
    foreign.write_text(json.dumps(of_somebody_else(saved(desk))), encoding="utf-8")
    notebook = desk.open_copy(foreign)
    expect_the_picture(notebook.output(2))


def test_a_notebook_without_a_kernel_shows_the_picture(desk: Desk) -> None:
    content = of_somebody_else(saved(desk))
    # Else JupyterLab takes the kernel of this language that there is.
    content["metadata"]["language_info"] = {"name": "not-installed"}
    content["metadata"]["kernelspec"] = {
        "name": "not-installed",
        "display_name": "Not installed",
        "language": "not-installed",
    }
    expect_the_picture(desk.open_to_read(content).output(2))


def test_a_page_made_by_nbconvert_shows_the_picture_without_a_network(
    desk: Desk, browser: Browser, tmp_path: Path
) -> None:
    made = subprocess.run(
        [
            *(sys.executable, "-m", "nbconvert", "--to", "html"),
            *("--output-dir", str(tmp_path), "--output", "page"),
            str(saved(desk)),
        ],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "HOME": str(tmp_path)},
    )
    assert made.returncode == 0, made.stderr
    context = browser.new_context(offline=True)
    page = context.new_page()
    page.goto((tmp_path / "page.html").as_uri())
    expect_the_picture(page.locator("body"))
    context.close()
