"""A deal's code, entered on the board."""

import pytest
from playwright.sync_api import expect

from browser.board import CODE, Board, picture_of
from hh_widget.heart_to_heart import STOCK, Game

OTHER = "HH1-N-HEARTSA"

GOOD = (
    OTHER,
    "hh1-n-heartsa",
    "  HH1 - N - HEA RTSA ",
    "HH1NHEARTSA",
    "hh1n heartsa",
)

BAD = {
    "XY1-N-AAAAAAM": "is no deal of Heart to Heart: their codes begin with HH.",
    "HH2-N-AAAAAAM": "lacks the version 1 after HH, as in HH1-N-AAAAAAM.",
    "HH1-X-AAAAAAM": "lacks N, the only deck there is, as in HH1-N-AAAAAAM.",
    "HH1-N-AAAAAA": "has 6 letters where 7 are expected, as in HH1-N-AAAAAAM.",
    "HH1-N-AAAAAAMM": "has 8 letters where 7 are expected, as in HH1-N-AAAAAAM.",
    "HH1-N-AAAA1AM": "has 1 as letter 5 where one of A to Z is expected.",
}


def enter(board: Board, code: str) -> None:
    """Type a code into the dialog's field."""
    if not board.dialog.count():
        board.press("enter")
    field = board.dialog.get_by_role("textbox")
    expect(field).to_be_focused()
    field.press("ControlOrMeta+a")
    board.root.page.keyboard.type(code)
    board.key("Enter")


@pytest.mark.rule("HH-26")
def test_case_spaces_and_missing_hyphens_are_forgiven(board: Board) -> None:
    for code in GOOD:
        enter(board, code)
        expect(board.dialog).to_have_count(0)
        assert board.shows() == picture_of(Game(OTHER)), code
        enter(board, CODE)
        expect(board.dialog).to_have_count(0)
        assert board.shows() == picture_of(Game(CODE))


@pytest.mark.rule("HH-26")
def test_each_bad_code_is_refused_with_its_reason_and_the_game_stays(
    board: Board,
) -> None:
    game = Game(CODE)
    board.tap(25)
    game.tap(25)
    for code, reason in BAD.items():
        enter(board, code)
        field = board.dialog.get_by_role("textbox")
        said = f"{code} {reason}"
        expect(field).to_have_accessible_description(said)
        expect(field).to_have_attribute("aria-invalid", "true")
        expect(field).to_have_value(code)
        expect(field).to_be_focused()
        expect(board.told).to_have_text(said)
        assert board.shows() == picture_of(game), code
    board.close_dialog()
    expect(board.told).to_have_text("")
    assert board.shows() == picture_of(game)
    board.tap(STOCK)
    game.tap(STOCK)
    assert board.shows() == picture_of(game)


@pytest.mark.rule("HH-26", "HH-29")
def test_a_bad_code_after_a_move_is_asked_about_refused_and_the_game_stays(
    board: Board,
) -> None:
    game = Game(CODE)
    board.tap(STOCK)
    game.tap(STOCK)
    enter(board, "HH1-N-ABC")
    expect(board.dialog).to_have_accessible_name("Leave this game?")
    board.press("leave")
    expect(board.dialog.get_by_role("textbox")).to_have_accessible_description(
        "HH1-N-ABC has 3 letters where 7 are expected, as in HH1-N-AAAAAAM."
    )
    assert board.shows() == picture_of(game)
