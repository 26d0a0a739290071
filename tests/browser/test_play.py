"""Heart to Heart played in JupyterLab with the mouse alone."""

import pytest
from playwright.sync_api import expect

from browser.board import CODE, Board, picture_of
from hh_widget.heart_to_heart import DISCARD, STOCK, Game
from hh_widget.heart_to_heart.examples import EXAMPLE_GAME


@pytest.mark.rule("HH-02", "HH-03", "HH-05", "HH-25")
def test_the_deal_is_shown_as_it_is(board: Board) -> None:
    assert board.shows() == picture_of(Game(CODE))
    for name, text in (
        ("time", "Time 0:00"),
        ("score", "Score 0"),
        ("moves", "Moves 0"),
        ("code", f"Deal {CODE}"),
    ):
        figure = board.root.locator(f".bar .figure.{name}")
        expect(figure).to_have_text(text)
        expect(figure.locator(".value")).to_be_visible()


@pytest.mark.rule("HH-10")
def test_move_10_pairs_the_tip_with_the_ninth_card_drawn(board: Board) -> None:
    for _ in range(9):
        board.tap(STOCK)
    shown = board.shows()
    assert shown.stock == "Stock, 17 cards"
    assert shown.discard == "Discard pile, 4 of hearts on top, 10 cards"
    assert shown.moves == "9"

    board.tap(25)
    board.tap(DISCARD)
    shown = board.shows()
    assert shown.free == [23, 24]
    assert shown.moves == "10"
    assert shown.score == "10"
    assert shown.discard.endswith("9 cards")


@pytest.mark.rule("HH-09", "HH-20", "HH-22")
def test_the_example_game_is_played_to_the_win(board: Board) -> None:
    game = Game(CODE)
    for move in Game.parse(EXAMPLE_GAME).history:
        board.make(move)
        game.play(move)
        assert board.shows() == picture_of(game), f"after {move}"
    shown = board.shows()
    assert shown.status == "won"
    assert shown.heart == []
    assert shown.score == "250"
    won = f"Won! 250 points in {game.move_count} moves."
    expect(board.root.get_by_role("status")).to_contain_text(f"Score 250. {won}")


@pytest.mark.rule("HH-14", "HH-15", "HH-16", "HH-17")
def test_taps_select_and_deselect_and_a_covered_card_does_not_answer(
    board: Board,
) -> None:
    game = Game(CODE)
    for target in (25, 1, 25, 25, DISCARD, DISCARD, 24):
        board.tap(target)
        game.tap(target)
        assert board.shows() == picture_of(game), f"after a tap on {target}"


@pytest.mark.rule("HH-24", "HH-29")
def test_undo_redo_restart_and_new_game_are_at_hand(board: Board) -> None:
    game = Game(CODE)
    for _ in range(3):
        board.tap(STOCK)
        game.tap(STOCK)

    board.press("undo")
    game.undo()
    assert board.shows() == picture_of(game)
    board.press("redo")
    game.redo()
    assert board.shows() == picture_of(game)

    board.press("restart")
    board.press("leave")
    assert board.shows() == picture_of(Game(CODE))

    board.press("new")
    fresh = board.shows()
    assert fresh.code not in {None, CODE}
    assert fresh == picture_of(Game(fresh.code or ""))
