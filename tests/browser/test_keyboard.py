"""Heart to Heart played with the keyboard alone."""

from typing import Final

import pytest
from playwright.sync_api import expect

from browser.board import CODE, Board, picture_of
from browser.measuring import assert_that_the_ring_frames_the_face
from hh_widget.heart_to_heart import DISCARD, STOCK, Game, Pair
from hh_widget.heart_to_heart.examples import EXAMPLE_GAME
from hh_widget.heart_to_heart.layout import (
    DISCARD_PLACE,
    PLACES,
    STOCK_PLACE,
    Place,
)
from hh_widget.heart_to_heart.moves import Target

_LONGEST_WAY: Final = 40
"""Far more keys than it takes to go from anywhere to anywhere."""


def place_of(target: Target) -> Place:
    if isinstance(target, int):
        return PLACES[target]
    return STOCK_PLACE if target == STOCK else DISCARD_PLACE


def enter_by_tab(board: Board) -> None:
    """Go with Tab, from the notebook, to the one card that is a tab stop."""
    board.root.page.keyboard.press("Escape")
    for _ in range(_LONGEST_WAY):
        if board.focused is not None:
            return
        board.root.page.keyboard.press("Tab")
    raise AssertionError("Tab does not lead to the cards")


def go_by_arrows(board: Board, target: Target) -> None:
    """Go to a card or pile along the heart's geometry, as one would who sees it.

    First to its row, then along it; where that led round in a circle, another way.
    """
    tried: set[tuple[Target, str]] = set()
    while (focused := board.focused) != target:
        assert focused is not None
        here, there = place_of(focused), place_of(target)
        across = ("ArrowRight", "ArrowLeft")[:: 1 if here.x < there.x else -1]
        along = ("ArrowDown", "ArrowUp")[:: 1 if here.y < there.y else -1]
        keys = (across[0], along[0]) if here.y == there.y else (along[0], across[0])
        ways = [
            (focused, key)
            for key in (*keys, *across, *along)
            if (focused, key) not in tried
        ]
        assert ways, f"the arrows do not lead to {target}"
        tried.add(ways[0])
        board.key(ways[0][1])


def go_by_letter(board: Board, slot: int) -> None:
    """Go to a free card by the key that leads from one to the next."""
    for _ in range(_LONGEST_WAY):
        if board.focused == slot:
            return
        board.key("f")
    raise AssertionError(f"F does not lead to {slot}")


@pytest.mark.rule("HH-10", "HH-22")
def test_the_example_game_is_won_and_the_focus_never_leaves_the_cards(
    board: Board,
) -> None:
    game = Game(CODE)
    enter_by_tab(board)
    tab_stops = board.root.locator("button.card[tabindex='0']")
    for number, move in enumerate(Game.parse(EXAMPLE_GAME).history):
        by_letters = number % 2 == 0
        if not isinstance(move, Pair):
            if by_letters:
                board.key("d")
            else:
                go_by_arrows(board, STOCK)
                board.key("Enter")
        else:
            (go_by_letter if by_letters else go_by_arrows)(board, move.first)
            board.key("Space")
            assert board.shows().selected == [move.first]
            if move.second != DISCARD:
                (go_by_letter if by_letters else go_by_arrows)(board, move.second)
                board.key("Enter")
            elif by_letters:
                board.key("x")
            else:
                go_by_arrows(board, DISCARD)
                board.key("Enter")
        game.play(move)
        assert board.shows() == picture_of(game), f"after {move}"
        if game.status == "playing":
            left = {*dict(picture_of(game).heart), STOCK, DISCARD}
            assert board.focused in left, f"after {move}"
            expect(tab_stops).to_have_count(1)
            expect(tab_stops).to_be_focused()

    expect(board.dialog).to_have_accessible_name("You cleared the heart!")
    expect(board.button("again")).to_be_focused()
    board.key("Enter")
    fresh = board.shows()
    assert fresh == picture_of(Game(fresh.code or ""))
    assert board.focused is not None or fresh.status == "stuck"


@pytest.mark.rule("HH-24", "HH-29")
def test_undo_redo_restart_and_the_selection_by_their_keys(board: Board) -> None:
    game = Game(CODE)
    enter_by_tab(board)
    for key, step in (
        ("d", lambda: game.tap(STOCK)),
        ("D", lambda: game.tap(STOCK)),
        ("x", lambda: game.tap(DISCARD)),
        ("u", game.undo),
        ("u", game.undo),
        ("u", game.undo),
        ("y", game.redo),
        ("x", lambda: game.tap(DISCARD)),
        ("Y", game.redo),
        ("y", game.redo),
        ("u", game.undo),
        ("d", lambda: game.tap(STOCK)),
        ("y", game.redo),
    ):
        board.key(key)
        step()
        assert board.shows() == picture_of(game), f"after {key}"
        assert board.focused is not None

    board.key("r")
    board.key("Tab")
    expect(board.dialog.get_by_role("button", name="Close")).to_be_focused()
    board.key("Tab")
    expect(board.button("leave")).to_be_focused()
    board.key("Enter")
    assert board.shows() == picture_of(Game(CODE))
    assert board.focused is not None


def test_dialogs_keep_the_focus_and_give_it_back(board: Board) -> None:
    enter_by_tab(board)
    here = board.focused
    for key, title in (
        ("h", "How to play"),
        ("?", "How to play"),
        ("s", "Settings"),
        ("c", "Enter a code"),
    ):
        board.key(key)
        expect(board.dialog).to_have_accessible_name(title)
        buttons = board.dialog.locator("button, input, select")
        for _ in range(buttons.count() + 2):
            board.key("Tab")
            assert board.dialog.evaluate("it => it.contains(document.activeElement)")
        for _ in range(buttons.count() + 2):
            board.key("Shift+Tab")
            assert board.dialog.evaluate("it => it.contains(document.activeElement)")
        board.close_dialog()
        assert board.focused == here


def test_the_focus_ring_lies_around_a_card_selected_or_not(board: Board) -> None:
    board.root.page.emulate_media(reduced_motion="reduce")
    enter_by_tab(board)
    go_by_arrows(board, 25)
    tip = board.root.locator('[data-slot="25"]')
    assert_that_the_ring_frames_the_face(tip)
    board.key("Enter")
    expect(tip).to_have_attribute("aria-pressed", "true")
    assert_that_the_ring_frames_the_face(tip)
