"""When the clock stands: with a dialog open, out of sight, and in a stuck game.

Another board, whose clock runs all the while, tells that time has passed.
"""

from typing import Final

import pytest
from playwright.sync_api import expect

from browser.board import CODE, IMPORT, Board
from browser.desk import Desk
from browser.positions import IMPORTS, NEARLY_STUCK, show
from hh_widget.heart_to_heart import STOCK, Pair

SMALL: Final = "layout={'width': '380px'}"
"""So small that two boards are seen at once."""
SHOW: Final = f"HeartToHeart({CODE!r}, {SMALL})"

LONG: Final = "\n".join(f"line_{number} = {number}" for number in range(120))
"""A cell so long that what is above it scrolls out of view."""


def seconds(board: Board) -> int:
    minutes, _, rest = board.figure("time").rpartition(":")
    return 60 * int(minutes) + int(rest)


def let_seconds_pass(running: Board) -> None:
    """Wait until a board's clock has gone on by more than a second."""
    for _ in range(2):
        running.wait_until_the_clock_runs()


def start(board: Board) -> None:
    board.tap(STOCK)
    board.wait_until_the_clock_runs()


@pytest.mark.rule("HH-21", "HH-29")
def test_it_starts_with_a_move_and_stands_while_a_dialog_is_open(desk: Desk) -> None:
    notebook = desk.open(IMPORT, SHOW, SHOW)
    notebook.run_all()
    board, running = (Board(notebook.output(number)) for number in (2, 3))
    start(running)
    board.tap(25)
    let_seconds_pass(running)
    assert seconds(board) == 0
    start(board)

    for way in ("help", "settings", "enter", "restart"):
        version = board.version
        board.press(way)
        expect(board.dialog).to_be_visible()
        board.wait_for_a_version_after(version)
        before = seconds(board)
        let_seconds_pass(running)
        assert seconds(board) == before, way
        board.close_dialog()
        board.wait_until_the_clock_runs()

    before = seconds(board)
    board.press("undo")
    board.wait_until_the_clock_runs()
    assert seconds(board) > before


@pytest.mark.rule("HH-21", "HH-29")
def test_it_stands_while_the_board_is_scrolled_out_of_view(desk: Desk) -> None:
    notebook = desk.open(IMPORT, SHOW, LONG, SHOW)
    notebook.run_all()
    board, running = (Board(notebook.output(number)) for number in (2, 4))
    start(board)
    version = board.version
    start(running)
    expect(board.root).not_to_be_in_viewport()
    board.wait_for_a_version_after(version)
    before, left = seconds(board), seconds(running)
    for _ in range(2):
        let_seconds_pass(running)
    assert seconds(board) == before
    away = seconds(running) - left
    board.root.scroll_into_view_if_needed()
    board.wait_until_the_clock_runs()
    assert seconds(board) < before + away


@pytest.mark.rule("HH-21", "HH-23")
def test_it_stands_while_the_game_is_stuck(desk: Desk) -> None:
    notebook = desk.open(
        IMPORTS,
        show(NEARLY_STUCK, SMALL),
        SHOW,
    )
    notebook.run_all()
    board, running = (Board(notebook.output(number)) for number in (2, 3))
    start(running)
    start(board)
    board.make(Pair(23, 24))
    board.press("look")
    stuck = seconds(board)
    let_seconds_pass(running)
    assert seconds(board) == stuck
    board.tap(STOCK)
    let_seconds_pass(running)
    assert seconds(board) == stuck
    for _ in range(2):
        board.press("undo")
    board.wait_until_the_clock_runs()
