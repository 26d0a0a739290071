"""Games that outlive their kernel, and what the log of games tells on the board."""

from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from browser.board import CODE, IMPORT, SHOW, Board, picture_of
from browser.desk import Desk
from hh_widget.heart_to_heart import DISCARD, STOCK, Game
from hh_widget.heart_to_heart.examples import EXAMPLE_GAME
from hh_widget.heart_to_heart.moves import Target

KERNEL_MILLISECONDS: Final = 60_000

FINGER: Final = 44
"""CSS pixels that a button is high where the layout allows it."""

TAPS: Final[tuple[Target, ...]] = (
    *(STOCK, STOCK, STOCK, STOCK, STOCK, STOCK, STOCK, STOCK, STOCK),
    *(25, DISCARD, STOCK, STOCK),
)
"""Ten moves, the tenth of which pairs the tip, and two more."""

*ALL_BUT_ONE, _LAST = EXAMPLE_GAME.split()
ABANDON_A_GAME: Final = f"""
other = HeartToHeart({CODE!r})
other.tap("stock")
other.new_game()
"""
SHOW_ONE_MOVE_BEFORE_THE_WIN: Final = f"""
from hh_widget.heart_to_heart import Game
HeartToHeart(Game.parse({" ".join(ALL_BUT_ONE)!r}))
"""


def offer(output: Locator) -> Locator:
    """Return the button that continues an unfinished game."""
    return output.locator('.hh-widget [data-action="resume"]')


def test_a_game_goes_on_after_its_kernel_was_restarted(desk: Desk) -> None:
    notebook = desk.open(IMPORT, SHOW)
    notebook.run_all()
    board = Board(notebook.output(2))
    game = Game(CODE)
    for target in TAPS:
        board.tap(target)
        game.tap(target)
    for _ in range(3):
        board.press("undo")
        game.undo()
    assert board.shows() == picture_of(game)

    notebook.restart_kernel_and_run_all()
    expect(offer(notebook.output(2))).to_be_visible(timeout=KERNEL_MILLISECONDS)
    notebook.wait_until_idle()
    board = Board(notebook.output(2))
    assert board.shows() == picture_of(Game(CODE))

    box = board.button("resume").bounding_box()
    assert box is not None
    assert box["height"] >= FINGER
    board.press("resume")
    expect(board.told).to_have_text(
        f"The game goes on. Score {game.score}, moves {game.move_count}."
    )
    assert (game.can_undo, game.can_redo) == (True, True)
    assert board.shows() == picture_of(game)
    expect(offer(notebook.output(2))).to_have_count(0)
    while game.can_redo:
        board.press("redo")
        game.redo()
        assert board.shows() == picture_of(game)
    while game.can_undo:
        board.press("undo")
        game.undo()
        assert board.shows() == picture_of(game)
    assert game.move_count == 0


@pytest.mark.parametrize("time", ["first", "second"])
def test_no_board_offers_the_game_of_another_test(desk: Desk, time: str) -> None:
    notebook = desk.open(IMPORT, SHOW)
    notebook.run_all()
    board = Board(notebook.output(2))
    expect(offer(notebook.output(2))).to_have_count(0, timeout=1)
    board.tap(STOCK)
    assert board.shows().moves == "1", f"the {time} time"


def test_with_the_win_the_board_tells_how_games_went(desk: Desk) -> None:
    notebook = desk.open(IMPORT, ABANDON_A_GAME, SHOW_ONE_MOVE_BEFORE_THE_WIN)
    notebook.run_all()
    board = Board(notebook.output(3))
    board.make(Game.parse(EXAMPLE_GAME).history[-1])

    won = board.root.get_by_role("dialog")
    expect(won).to_be_visible()
    moves = str(len(ALL_BUT_ONE))  # the code, and all moves but the last
    for figure, told in (
        *(("played", "2"), ("games-won", "1"), ("fewest-moves", moves)),
        ("won-moves", moves),
    ):
        expect(won.locator(f'[data-figure="{figure}"]')).to_have_text(told)
    time = won.locator('[data-figure="won-time"]').text_content() or ""
    expect(won.locator('[data-figure="best-time"]')).to_have_text(time)
