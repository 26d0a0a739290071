"""Small boards and large letters: nothing overflows, everything can be hit and read."""

from typing import Final

from playwright.sync_api import expect

from browser.board import CODE, IMPORT, SHOW, Board
from browser.desk import Desk
from browser.measuring import assert_that_it_fits, assert_that_nothing_is_cut_off
from browser.positions import IMPORTS, NEARLY_STUCK, NEARLY_WON, show
from hh_widget.heart_to_heart import DISCARD, STOCK, Pair
from hh_widget.texts import languages

NARROW: Final = 320
"""The width of the widget's own element from which on it is to be playable."""

TINY: Final = 200
"""Nothing is promised here, but nothing is to be cut off either."""


def look_everywhere(board: Board) -> None:
    """Measure a board, its dialogs, and a game under way."""
    assert_that_it_fits(board)
    for name in ("help", "settings", "enter"):
        board.press(name)
        expect(board.dialog).to_be_visible()
        assert_that_it_fits(board)
        board.dialog.locator(".close").click()
        board.wait_for_the_answer()
    board.tap(STOCK)
    board.tap(25)
    assert_that_it_fits(board)
    board.press("new")
    assert_that_it_fits(board)
    board.press("stay")


def test_320_pixels_are_enough_in_every_language(desk: Desk) -> None:
    layout = f"layout={{'width': '{NARROW}px'}}"
    notebook = desk.open(
        IMPORTS,
        show(NEARLY_WON, layout),
        show(NEARLY_STUCK, layout),
        *(
            f"HeartToHeart({CODE!r}, {layout}, locale={language!r})"
            for language in languages()
        ),
    )
    notebook.page.emulate_media(reduced_motion="reduce")
    notebook.run_all()
    for number, _ in enumerate(languages(), start=4):
        board = Board(notebook.output(number))
        width = board.root.evaluate("it => it.getBoundingClientRect().width")
        assert width <= NARROW
        look_everywhere(board)

    won, stuck = (Board(notebook.output(number)) for number in (2, 3))
    won.make(Pair(25, DISCARD))
    expect(won.dialog).to_be_visible()
    assert_that_it_fits(won)
    stuck.make(Pair(23, 24))
    expect(stuck.dialog).to_be_visible()
    assert_that_it_fits(stuck)
    stuck.close_dialog()
    assert_that_it_fits(stuck)


def test_at_200_percent_zoom_everything_fits_and_is_reached(desk: Desk) -> None:
    notebook = desk.open(IMPORT, SHOW)
    # Zoomed to 200 %, a window of 1,280 by 1,000 pixels is one of 640 by 500.
    notebook.page.set_viewport_size({"width": 640, "height": 500})
    notebook.page.emulate_media(reduced_motion="reduce")
    notebook.run_all()
    board = Board(notebook.output(2))
    look_everywhere(board)
    board.press("undo")
    assert board.shows().moves == "0"


def test_at_200_pixels_nothing_is_cut_off(desk: Desk) -> None:
    notebook = desk.open(
        IMPORT,
        *(
            f"HeartToHeart({CODE!r}, layout={{'width': '{TINY}px'}}, locale={it!r})"
            for it in languages()
        ),
    )
    notebook.page.emulate_media(reduced_motion="reduce")
    notebook.run_all()
    for number, _ in enumerate(languages(), start=2):
        board = Board(notebook.output(number))
        for name in ("help", "settings", "enter"):
            board.press(name)
            assert_that_nothing_is_cut_off(board)
            board.close_dialog()


def test_in_a_low_window_a_dialog_comes_into_view_as_a_whole(desk: Desk) -> None:
    notebook = desk.open(IMPORTS, SHOW, show(NEARLY_STUCK))
    notebook.page.set_viewport_size({"width": 1100, "height": 420})
    notebook.run_all()
    board, stuck = (Board(notebook.output(number)) for number in (2, 3))
    board.tap(STOCK)
    for action in ("new", "restart"):
        # The buttons are at the board's foot: its middle is out of view then.
        board.button(action).scroll_into_view_if_needed()
        board.press(action)
        expect(board.button("stay")).to_be_focused()
        expect(board.dialog).to_be_in_viewport(ratio=1)
        board.press("stay")
    board.button("new").scroll_into_view_if_needed()
    for key in "hsc":
        board.place(STOCK).focus()
        board.key(key)
        expect(board.dialog.get_by_role("heading").first).to_be_in_viewport(ratio=1)
        board.close_dialog()

    stuck.make(Pair(23, 24))
    expect(stuck.dialog).to_be_in_viewport(ratio=1)
