"""A board whose Python is busy, or gone."""

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from browser.board import CODE, IMPORT, SHOW, Board, picture_of
from browser.desk import Desk
from browser.waiting import WAIT
from hh_widget.heart_to_heart import STOCK, Game
from hh_widget.texts import texts_in

GONE: Final = texts_in("en")["python_gone"]
BUSY: Final = texts_in("en")["python_busy"]

SHOW_AND_WAIT: Final = f"game = HeartToHeart({CODE!r})\ndisplay(game)\n{WAIT}"


def test_a_restarted_kernel_is_told_by_itself_and_the_cell_can_be_run_again(
    desk: Desk,
) -> None:
    notebook = desk.open(IMPORT, SHOW)
    notebook.run_all()
    board = Board(notebook.output(2))
    board.tap(STOCK)
    game = Game(CODE)
    game.tap(STOCK)

    notebook.restart_kernel()
    expect(board.told).to_have_text(GONE)
    expect(board.told).to_be_visible()
    assert board.shows() == picture_of(game)
    board.place(STOCK).click()
    expect(board.told).to_have_text(GONE)
    assert board.shows() == picture_of(game)
    board.button("new").click()
    expect(board.dialog).to_have_count(0)
    board.button("enter").click()
    expect(board.dialog).to_contain_text(GONE)
    board.dialog.get_by_role("textbox").fill("HH1-N-HEARTSA")
    board.button("deal").click()
    expect(board.dialog).to_have_accessible_name("Enter a code")
    expect(board.dialog).to_contain_text(GONE)

    notebook.wait_until_idle()
    notebook.run_all()
    board = Board(notebook.output(2))
    expect(board.told).to_have_text("")
    board.tap(STOCK)
    assert board.shows() == picture_of(game)


def test_a_busy_kernel_is_told_and_the_tap_is_made_in_the_end(
    desk: Desk, signal: Path
) -> None:
    notebook = desk.open(IMPORT, SHOW_AND_WAIT)
    notebook.run(1)
    notebook.start(2)
    board = Board(notebook.output(2))
    board.place(STOCK).click()
    board.place(25).click()
    expect(board.root).to_have_attribute("data-waiting", "pending")
    expect(board.told).to_have_text("")
    expect(board.told).to_have_text(BUSY)
    expect(board.root).to_have_attribute("data-waiting", "busy")
    assert board.shows() == picture_of(Game(CODE))

    signal.touch()
    notebook.wait_until_run(2)
    board.wait_for_the_answer()
    game = Game(CODE)
    for target in (STOCK, 25):
        game.tap(target)
    assert board.shows() == picture_of(game)
    expect(board.told).not_to_have_text(BUSY)


@pytest.mark.rule("HH-29")
def test_draws_that_wait_for_a_busy_kernel_are_asked_about(
    desk: Desk, signal: Path
) -> None:
    notebook = desk.open(IMPORT, SHOW_AND_WAIT)
    notebook.run(1)
    notebook.start(2)
    board = Board(notebook.output(2))
    board.place(STOCK).click()
    board.place(STOCK).click()
    board.button("new").click()
    expect(board.dialog).to_have_accessible_name("Leave this game?")

    signal.touch()
    notebook.wait_until_run(2)
    board.wait_for_the_answer()
    game = Game(CODE)
    for _ in range(2):
        game.tap(STOCK)
    assert board.shows() == picture_of(game)
    board.press("stay")
    assert board.shows() == picture_of(game)
