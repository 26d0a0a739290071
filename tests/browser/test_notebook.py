"""A board among the other things of a notebook: views, running cells, saving."""

from pathlib import Path

from playwright.sync_api import expect

from browser.board import CODE, IMPORT, SHOW, Board, picture_of
from browser.desk import Desk
from browser.waiting import WAIT
from hh_widget.heart_to_heart import DISCARD, STOCK, Game


def test_two_views_of_one_widget_stay_in_step(desk: Desk) -> None:
    notebook = desk.open(IMPORT, SHOW, "game")
    notebook.run_all()
    acting, watching = Board(notebook.output(2)), Board(notebook.output(3))
    game = Game(CODE)
    for target in (STOCK, 25, DISCARD, STOCK):
        acting.tap(target)
        game.tap(target)
        assert acting.shows() == picture_of(game)
        watching.wait_until_it_shows(picture_of(game))
        acting, watching = watching, acting
    acting.press("undo")
    game.undo()
    watching.wait_until_it_shows(picture_of(game))


def test_taps_are_answered_between_and_during_running_cells(
    desk: Desk, signal: Path
) -> None:
    notebook = desk.open(IMPORT, SHOW, WAIT)
    notebook.run(1)
    notebook.run(2)
    board = Board(notebook.output(2))
    game = Game(CODE)

    def tap_some() -> None:
        for target in (STOCK, 25, DISCARD):
            board.tap(target)
            game.tap(target)
            assert board.shows() == picture_of(game)

    tap_some()
    notebook.start(3)
    tap_some()
    assert notebook.is_running(3)
    signal.touch()
    notebook.wait_until_run(3)
    tap_some()


def test_a_first_tap_during_a_running_cell_is_not_lost(
    desk: Desk, signal: Path
) -> None:
    show_and_wait = f"{SHOW.removesuffix('game')}display(game)\n{WAIT}"
    notebook = desk.open(IMPORT, show_and_wait)
    notebook.run(1)
    notebook.start(2)
    board = Board(notebook.output(2))
    board.place(STOCK).click()
    signal.touch()
    notebook.wait_until_run(2)
    board.wait_for_the_answer()
    game = Game(CODE)
    game.tap(STOCK)
    assert board.shows() == picture_of(game)


def test_a_saved_and_reloaded_notebook_shows_the_game_and_goes_on(desk: Desk) -> None:
    notebook = desk.open(IMPORT, SHOW)
    notebook.run_all()
    board = Board(notebook.output(2))
    game = Game(CODE)
    for target in (STOCK, STOCK, 25):
        board.tap(target)
        game.tap(target)
    notebook.save()
    notebook.reload()

    board = Board(notebook.output(2))
    assert board.shows() == picture_of(game)
    board.wait_until_the_clock_runs()
    board.tap(DISCARD)
    game.tap(DISCARD)
    assert board.shows() == picture_of(game)


def test_what_python_does_is_seen_on_the_board(desk: Desk) -> None:
    notebook = desk.open(IMPORT, SHOW, 'game.tap("stock"); game.score, game.moves')
    notebook.run_all()
    game = Game(CODE)
    game.tap(STOCK)
    Board(notebook.output(2)).wait_until_it_shows(picture_of(game))
    assert "(0, 1)" in (notebook.output(3).text_content() or "")


def test_the_notebook_to_play_in_runs(desk: Desk) -> None:
    play = Path(__file__).parents[2] / "notebooks/en/play.ipynb"
    notebook = desk.open_copy(play)
    notebook.run_all()
    boards = notebook.page.locator(".jp-OutputArea .hh-widget")
    expect(boards).to_have_count(3)
    for number in range(2):
        board = Board(boards.nth(number).locator(".."))
        if board.shows().status == "stuck":  # one new deal in ten is
            board.press("look")
        board.tap(STOCK)
        assert board.shows().moves != "0"
