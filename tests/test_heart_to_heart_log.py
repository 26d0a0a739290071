"""What a board of Heart to Heart logs."""

import sys
from pathlib import Path

import pytest
from fresh_process import run
from front_end import FrontEnd
from log_lines import (
    EXAMPLE,
    EXAMPLE_MOVES,
    draw_cards,
    kinds,
    lines_in,
    play_moves,
)

from hh_widget import HeartToHeart
from hh_widget.heart_to_heart import DISCARD, STOCK, Game, Position
from hh_widget.heart_to_heart.examples import EXAMPLE_GAME
from hh_widget.logs import statistics


def test_showing_a_board_and_selecting_cards_logs_nothing(logs: Path) -> None:
    widget = HeartToHeart(EXAMPLE)
    widget.tap(25)
    widget.tap(DISCARD)
    widget.tap(7)
    widget.undo()
    widget.restart()
    widget.new_game()
    widget.placement_help = False
    widget.close()
    HeartToHeart(Game.parse(EXAMPLE_GAME)).close()
    HeartToHeart(Game.parse(f"{EXAMPLE} D D")).close()
    assert not logs.exists()


def test_taps_undo_and_redo_are_logged_with_the_settings(logs: Path) -> None:
    widget = HeartToHeart(EXAMPLE, placement_help=False, move_errors=True, locale="en")
    draw_cards(widget, 2)
    widget.undo()
    widget.redo()
    assert kinds(logs) == "start D D U Y"
    first = lines_in(logs)[0]
    assert (first["help"], first["errors"], first["locale"]) == (False, True, "en")


def test_the_settings_are_those_of_the_first_move(logs: Path) -> None:
    widget = HeartToHeart(EXAMPLE)
    widget.move_errors = True
    draw_cards(widget, 1)
    widget.placement_help = False
    draw_cards(widget, 1)
    first = lines_in(logs)[0]
    assert (first["help"], first["errors"], first["locale"]) == (True, True, "auto")


def test_intents_are_logged_like_calls(logs: Path) -> None:
    front_end = FrontEnd(HeartToHeart(EXAMPLE))
    front_end.intend("tap", target="stock")
    front_end.intend("undo")
    front_end.intend("redo")
    front_end.intend("tap", target="stock", version=1)
    assert kinds(logs) == "start D U Y"


@pytest.mark.rule("HH-22")
def test_a_win_is_logged_at_once_and_only_once(logs: Path) -> None:
    widget = HeartToHeart(EXAMPLE)
    play_moves(widget, EXAMPLE_MOVES)
    last = lines_in(logs)[-1]
    assert (last["e"], last["result"], last["score"]) == ("end", "won", 250)
    widget.tap(STOCK)
    widget.new_game()
    widget.close()
    assert kinds(logs).split().count("end") == 1


@pytest.mark.rule("HH-29")
@pytest.mark.parametrize("leave", ["new", "code", "restart", "close"])
def test_a_game_that_is_left_is_logged_as_abandoned(logs: Path, leave: str) -> None:
    widget = HeartToHeart(EXAMPLE)
    draw_cards(widget, 2)
    match leave:
        case "new":
            widget.new_game()
        case "code":
            widget.new_game("HH1-N-AAAAAAL")
        case "restart":
            widget.restart()
        case "close":
            widget.close()
            widget.close()
    assert kinds(logs) == "start D D end"
    assert lines_in(logs)[-1]["result"] == "abandoned"
    found = statistics()
    assert (found.played, found.won, found.stuck, found.abandoned) == (1, 0, 0, 1)


@pytest.mark.rule("HH-23", "HH-29")
def test_a_game_that_is_left_while_stuck_is_logged_as_stuck(logs: Path) -> None:
    widget = HeartToHeart(Position.parse("......................9.4/5/4"))
    widget.tap(25)
    widget.tap(DISCARD)
    assert widget.status == "stuck"
    widget.new_game()
    assert lines_in(logs)[-1]["result"] == "stuck"
    assert (statistics().stuck, statistics().abandoned) == (1, 0)


@pytest.mark.rule("HH-26")
def test_a_wrong_code_ends_no_game(logs: Path) -> None:
    front_end = FrontEnd(HeartToHeart(EXAMPLE))
    front_end.intend("tap", target="stock")
    front_end.intend("new", code="HH1-N-A")
    assert kinds(logs) == "start D"


@pytest.mark.rule("HH-29")
def test_games_restarted_again_and_again_never_lift_a_share_over_one(
    logs: Path,
) -> None:
    widget = HeartToHeart(EXAMPLE)
    for _ in range(5):
        draw_cards(widget, 1)
        widget.restart()
        widget.restart()
    play_moves(widget, EXAMPLE_MOVES)
    widget.restart()
    found = statistics()
    assert (found.played, found.won, found.abandoned) == (6, 1, 5)
    assert logs.exists()


def test_a_finished_game_opened_again_is_no_second_win(logs: Path) -> None:
    widget = HeartToHeart(EXAMPLE)
    play_moves(widget, EXAMPLE_MOVES)
    again = HeartToHeart(widget.game)
    assert again.status == "won"
    again.tap(STOCK)
    again.restart()
    again.close()
    assert (statistics().played, statistics().won) == (1, 1)
    assert logs.exists()


_ENDS = """
import sys
from hh_widget import HeartToHeart
widget = HeartToHeart("HH1-N-AAAAAAM", logs=sys.argv[1])
widget.tap("stock")
"""


def test_a_process_that_comes_to_its_end_leaves_its_game_unfinished(
    logs: Path,
) -> None:
    run(sys.executable, _ENDS, str(logs))
    assert kinds(logs) == "start D"
    assert HeartToHeart().resumable == {"code": EXAMPLE, "moves": 1}
