"""JupyterLab's own keys while the focus is on the board."""

import json

from browser.board import CODE, IMPORT, SHOW, Board, picture_of
from browser.desk import Desk
from browser.notebook import Notebook
from hh_widget.heart_to_heart import DISCARD, STOCK, Game

CELLS = ("first = 1", IMPORT, SHOW, "last = 1")


def cells_of(notebook: Notebook) -> list[str]:
    """Return what each cell is: a code cell, or something that a key made of it."""
    classes = "it => it.className.match(/jp-(Code|Markdown|Raw)Cell/)[1]"
    cells = notebook.page.locator(".jp-Notebook .jp-Cell").all()
    return [str(cell.evaluate(classes)) for cell in cells]


def test_no_shortcut_fires_and_saving_and_running_still_work(desk: Desk) -> None:
    notebook = desk.open(*CELLS)
    notebook.run_all()
    board = Board(notebook.output(3))
    before = cells_of(notebook)
    assert before == ["Code"] * len(CELLS)

    for place in (board.place(STOCK), board.button("settings"), board.button("undo")):
        place.focus()
        for key in ("a", "b", "d", "d", "m", "y", "z", "x", "v", "0", "0", "1", "p"):
            board.key(key)
        for arrow in ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"):
            board.key(arrow)
        assert cells_of(notebook) == before
        assert notebook.page.locator(".jp-Dialog").count() == 0
        assert board.root.evaluate("it => it.contains(document.activeElement)")
    game = Game(CODE)
    for target in (STOCK, STOCK, DISCARD) * 3:  # the board's own D, D and X
        game.tap(target)
    assert board.shows() == picture_of(game)

    board.place(STOCK).focus()
    notebook.page.keyboard.press("Control+s")
    notebook.wait_until_saved()
    saved = json.loads(notebook.file.read_text(encoding="utf-8"))
    assert [cell["cell_type"] for cell in saved["cells"]] == ["code"] * len(CELLS)
    assert tuple("".join(cell["source"]) for cell in saved["cells"]) == CELLS

    number = notebook.execution_count(3)
    board.tap(STOCK)
    notebook.page.keyboard.press("Shift+Enter")
    notebook.wait_until_run_again(3, number)
    assert Board(notebook.output(3)).shows() == picture_of(Game(CODE))
    assert cells_of(notebook) == before
