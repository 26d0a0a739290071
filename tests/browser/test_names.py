"""What a screen reader hears of the cards and piles, in every language."""

from typing import Final

import pytest
from playwright.sync_api import expect

from browser.board import CODE, IMPORT, Board, draws
from browser.desk import Desk
from browser.positions import IMPORTS
from browser.tree import buttons_of, cards_and_piles
from hh_widget.heart_to_heart import DISCARD, STOCK, Game
from hh_widget.heart_to_heart.examples import EXAMPLE_GAME
from hh_widget.heart_to_heart.moves import Target
from hh_widget.texts import languages, texts_in

SHOW: Final = f"""
from itertools import cycle
game = HeartToHeart({CODE!r}, locale="en")
following = cycle({[*languages()[1:], languages()[0]]!r})
game
"""
SET_LOCALE: Final = "game.locale = next(following)"

ALMOST_WON: Final = " ".join(EXAMPLE_GAME.split()[:-1])

OTHER_BUTTONS: Final = (
    *("copy", "enter", "help", "settings"),
    *("undo", "redo", "restart", "new", "reopen"),
)

MOMENTS: Final[tuple[tuple[Target, ...], ...]] = (
    (),
    (STOCK, 25),
    draws(8),
    (25, DISCARD, 24),
    (*draws(17), DISCARD),
)
"""What is tapped up to each of five moments of a game."""


def assert_that_all_is_read(board: Board, game: Game, language: str) -> None:
    texts = texts_in(language)
    others = {texts[name] for name in OTHER_BUTTONS}
    heard = [button for button in buttons_of(board) if button.name not in others]
    assert heard == cards_and_piles(game, language)


@pytest.mark.rule("HH-02", "HH-05", "HH-07", "HH-15")
def test_names_and_states_are_those_of_the_position_at_five_moments(
    desk: Desk,
) -> None:
    notebook = desk.open(IMPORT, SHOW, SET_LOCALE)
    notebook.run(1)
    notebook.run(2)
    board = Board(notebook.output(2))
    game = Game(CODE)
    for taps in MOMENTS:
        for target in taps:
            board.tap(target)
            game.tap(target)
        for language in (*languages()[1:], languages()[0]):
            notebook.start_again(3)
            expect(board.root).to_have_attribute("lang", language)
            assert_that_all_is_read(board, game, language)


def test_no_button_is_described_by_its_own_name(board: Board) -> None:
    board.press("help")
    for name in ("Close", "Undo", "Copy the code"):
        tip = board.root.locator(f'[title="{name}"]')
        expect(tip).to_have_count(1)
    for button in buttons_of(board):
        assert button.description == "", button.name
    board.close_dialog()
    for button in buttons_of(board):
        assert button.description == "", button.name


@pytest.mark.parametrize("browser_language", ["it-CH"])
def test_auto_reads_in_the_browsers_language_to_the_end_of_a_game(desk: Desk) -> None:
    notebook = desk.open(
        IMPORTS,
        f"HeartToHeart(Game.parse({ALMOST_WON!r}))",
    )
    notebook.run_all()
    board = Board(notebook.output(2))
    game = Game.parse(ALMOST_WON)
    assert_that_all_is_read(board, game, "it")
    (slot,) = game.position.free
    for target in (slot, DISCARD):
        board.tap(target)
        game.tap(target)
    assert game.status == "won"
    board.close_dialog()
    assert_that_all_is_read(board, game, "it")
