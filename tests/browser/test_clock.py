"""When the clock stands: with a dialog open, and with no view in sight."""

import pytest
from boards import board as position_of
from playwright.sync_api import Locator, expect

from browser.board import CODE, IMPORT, SHOW, Board
from browser.desk import Desk
from hh_widget.heart_to_heart import STOCK, Pair

LONG: str = "\n".join(f"line_{number} = {number}" for number in range(120))
"""A cell so long that the board scrolls out of view."""


def time_of(board: Board) -> Locator:
    return board.root.locator('[data-figure="time"]')


def seconds(board: Board) -> int:
    minutes, _, rest = (time_of(board).text_content() or "").rpartition(":")
    return 60 * int(minutes) + int(rest)


def assert_that_it_stands(board: Board) -> None:
    """Watch the time for longer than a second."""
    before = seconds(board)
    board.root.page.wait_for_timeout(1500)
    assert seconds(board) == before


@pytest.mark.rule("HH-21", "HH-29")
def test_it_starts_with_a_move_and_stands_while_a_dialog_is_open(desk: Desk) -> None:
    notebook = desk.open(IMPORT, SHOW)
    notebook.run_all()
    board = Board(notebook.output(2))
    board.tap(25)
    assert_that_it_stands(board)
    assert seconds(board) == 0
    board.tap(STOCK)
    board.wait_until_the_clock_runs()

    for way in ("help", "settings", "enter", "restart"):
        board.press(way)
        expect(board.dialog).to_be_visible()
        board.wait_for_the_answer()
        assert_that_it_stands(board)
        board.close_dialog()
        board.wait_until_the_clock_runs()

    board.press("undo")
    before = seconds(board)
    board.wait_until_the_clock_runs()
    assert seconds(board) > before


@pytest.mark.rule("HH-21", "HH-29")
def test_it_stands_while_the_board_is_scrolled_out_of_view(desk: Desk) -> None:
    notebook = desk.open(IMPORT, SHOW, LONG)
    notebook.run(1)
    notebook.run(2)
    board = Board(notebook.output(2))
    board.tap(STOCK)
    board.wait_until_the_clock_runs()

    end = notebook.cell(3).locator(".cm-line").last
    end.scroll_into_view_if_needed()
    expect(board.root).not_to_be_in_viewport()
    gone = seconds(board)
    notebook.page.wait_for_timeout(3000)
    board.root.scroll_into_view_if_needed()
    assert seconds(board) <= gone + 1
    board.wait_until_the_clock_runs()


@pytest.mark.rule("HH-21", "HH-23")
def test_it_stands_while_the_game_is_stuck(desk: Desk) -> None:
    before = position_of({22: 9, 23: 7, 24: 7}, stock=[2, 3], discard=[5])
    notebook = desk.open(
        f"{IMPORT}\nfrom hh_widget.heart_to_heart import Position",
        f"HeartToHeart(Position.parse({str(before)!r}))",
    )
    notebook.run_all()
    board = Board(notebook.output(2))
    board.tap(STOCK)
    board.wait_until_the_clock_runs()
    board.make(Pair(23, 24))
    board.press("look")
    assert_that_it_stands(board)
    board.tap(STOCK)
    assert_that_it_stands(board)
    for _ in range(2):
        board.press("undo")
    board.wait_until_the_clock_runs()


@pytest.mark.rule("HH-25")
def test_the_bar_shows_time_score_moves_and_code(desk: Desk) -> None:
    notebook = desk.open(IMPORT, SHOW)
    notebook.run_all()
    board = Board(notebook.output(2))
    for name, label, value in (
        ("time", "Time", "0:00"),
        ("score", "Score", "0"),
        ("moves", "Moves", "0"),
        ("code", "Deal", CODE),
    ):
        figure = board.root.locator(f".bar .figure.{name}")
        expect(figure).to_have_text(f"{label} {value}")
        expect(figure.locator(".value")).to_be_visible()
