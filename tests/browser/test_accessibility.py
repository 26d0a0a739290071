"""Boards that axe-core finds no fault with, in both themes of JupyterLab."""

import pytest
from playwright.sync_api import expect

from browser.axe import faults_of
from browser.board import SHOW, Board
from browser.desk import Desk
from browser.positions import IMPORTS, NEARLY_STUCK, NEARLY_WON, show
from hh_widget.heart_to_heart import DISCARD, STOCK, Pair


@pytest.mark.parametrize("theme", ["Light", "Dark"])
def test_axe_finds_no_fault(desk: Desk, theme: str) -> None:
    notebook = desk.open(
        IMPORTS,
        SHOW,
        show(NEARLY_WON),
        show(NEARLY_STUCK, "move_errors=True"),
    )
    # A dialog that is only just opening is pale.
    notebook.page.emulate_media(reduced_motion="reduce")
    notebook.choose("Settings", "Theme", f"JupyterLab {theme}")
    notebook.run_all()
    board, won, stuck = (Board(notebook.output(number)) for number in (2, 3, 4))
    expect(board.root).to_have_attribute("data-theme", theme.lower())

    assert faults_of(board) == []
    board.place(25).focus()
    assert faults_of(board) == []
    board.tap(25)
    assert faults_of(board) == []
    for name in ("help", "settings", "enter"):
        board.press(name)
        assert faults_of(board) == [], name
        board.close_dialog()
    board.tap(STOCK)
    assert faults_of(board) == []
    board.press("enter")
    board.dialog.get_by_role("textbox").fill("HH1-N-A")
    board.press("deal")
    assert faults_of(board) == []
    board.press("leave")
    expect(board.dialog.get_by_role("textbox")).to_have_attribute(
        "aria-invalid", "true"
    )
    assert faults_of(board) == []
    board.close_dialog()

    won.make(Pair(25, DISCARD))
    expect(won.dialog).to_be_visible()
    assert faults_of(won) == []
    won.close_dialog()
    assert faults_of(won) == []

    stuck.tap(23)
    stuck.tap(DISCARD)
    expect(stuck.told).to_have_text("Must be the same rank")
    assert faults_of(stuck) == []
    stuck.tap(DISCARD)
    stuck.make(Pair(23, 24))
    expect(stuck.dialog).to_be_visible()
    assert faults_of(stuck) == []
    stuck.close_dialog()
    assert faults_of(stuck) == []

    # And it would find one.
    board.button("help").evaluate("it => it.removeAttribute('aria-label')")
    assert any(fault.startswith("button-name") for fault in faults_of(board))
