"""Leaving a game under way: when it is asked about, and when not."""

import pytest
from playwright.sync_api import expect

from browser.board import CODE, Board, picture_of
from browser.desk import Desk
from browser.positions import IMPORTS, NEARLY_WON, show
from hh_widget.heart_to_heart import DISCARD, STOCK, Game, Pair

QUESTION = "Leave this game?"
OTHER = "HH1-N-HEARTSA"


def enter(board: Board, code: str) -> None:
    board.press("enter")
    board.dialog.get_by_role("textbox").fill(code)
    board.press("deal")


@pytest.mark.rule("HH-29")
def test_before_the_first_move_nothing_is_asked(board: Board) -> None:
    board.tap(25)
    board.press("restart")
    expect(board.dialog).to_have_count(0)
    assert board.shows() == picture_of(Game(CODE))

    enter(board, OTHER)
    expect(board.dialog).to_have_count(0)
    assert board.shows() == picture_of(Game(OTHER))

    board.press("new")
    fresh = board.shows()
    assert fresh.code not in {CODE, OTHER}
    assert fresh == picture_of(Game(fresh.code or ""))


@pytest.mark.rule("HH-29")
def test_after_a_move_restart_new_game_and_a_code_are_asked_about(
    board: Board,
) -> None:
    game = Game(CODE)
    board.tap(STOCK)
    game.tap(STOCK)

    for way in ("restart", "new", "r", "n"):
        if len(way) == 1:
            board.place(25).focus()
            board.key(way)
        else:
            board.press(way)
        expect(board.dialog).to_have_accessible_name(QUESTION)
        expect(board.button("stay")).to_be_focused()
        board.press("stay")
        assert board.shows() == picture_of(game), way
    enter(board, OTHER)
    expect(board.dialog).to_have_accessible_name(QUESTION)
    board.close_dialog()
    assert board.shows() == picture_of(game)

    board.press("restart")
    board.press("leave")
    expect(board.dialog).to_have_count(0)
    assert board.shows() == picture_of(Game(CODE))

    board.tap(STOCK)
    enter(board, OTHER)
    expect(board.dialog).to_have_accessible_name(QUESTION)
    board.press("leave")
    expect(board.dialog).to_have_count(0)
    assert board.shows() == picture_of(Game(OTHER))

    board.tap(STOCK)
    board.press("new")
    board.press("leave")
    fresh = board.shows()
    assert fresh.code not in {CODE, OTHER}
    assert fresh == picture_of(Game(fresh.code or ""))


@pytest.mark.rule("HH-22", "HH-29")
def test_a_won_game_is_left_without_a_question(desk: Desk) -> None:
    notebook = desk.open(
        IMPORTS,
        *[show(NEARLY_WON)] * 2,
    )
    notebook.run_all()
    again, restarted = (Board(notebook.output(number)) for number in (2, 3))
    for board in (again, restarted):
        board.make(Pair(25, DISCARD))
        expect(board.dialog).to_have_accessible_name("You cleared the heart!")
        expect(board.dialog.locator("[data-figure='won-moves']")).to_have_text("1")
        expect(board.dialog.locator("[data-figure='won-pairs']")).to_have_text("1")
        expect(board.button("again")).to_be_focused()
        assert board.shows().status == "won"
        assert not board.shows().can_undo

    again.press("again")
    fresh = again.shows()
    assert fresh == picture_of(Game(fresh.code or ""))

    restarted.dialog.get_by_role("button", name="Close").click()
    expect(restarted.dialog).to_have_count(0)
    restarted.press("restart")
    expect(restarted.dialog).to_have_count(0)
    assert restarted.shows() == picture_of(Game(NEARLY_WON))
