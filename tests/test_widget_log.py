"""What a widget logs, which game it offers to continue, and the statistics it shows."""

import sys
import warnings
from pathlib import Path

import pytest
from fake_time import FakeTime
from fresh_process import run
from front_end import FrontEnd, changes, unchanged
from log_lines import (
    EXAMPLE,
    EXAMPLE_MOVES,
    end,
    kinds,
    lines_in,
    play_moves,
    replayed,
    start,
    steps,
    write_lines,
)

from hh_widget import HeartToHeart
from hh_widget.heart_to_heart import DISCARD, STOCK, Game, Position
from hh_widget.heart_to_heart.examples import EXAMPLE_GAME
from hh_widget.logs import statistics
from hh_widget.logs.writer import close_all


def draw(widget: HeartToHeart, count: int) -> None:
    for _ in range(count):
        widget.tap(STOCK)


def forget_this_process() -> None:
    """Leave all files as if their process had ended."""
    close_all()


# What is logged


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
    draw(widget, 2)
    widget.undo()
    widget.redo()
    assert kinds(logs) == "start D D U Y"
    first = lines_in(logs)[0]
    assert (first["help"], first["errors"], first["locale"]) == (False, True, "en")


def test_the_settings_are_those_of_the_first_move(logs: Path) -> None:
    widget = HeartToHeart(EXAMPLE)
    widget.move_errors = True
    draw(widget, 1)
    widget.placement_help = False
    draw(widget, 1)
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
    draw(widget, 2)
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
        draw(widget, 1)
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


def test_a_game_that_a_closed_widget_goes_on_with_is_one_game(logs: Path) -> None:
    widget = HeartToHeart(EXAMPLE)
    draw(widget, 1)
    widget.close()
    draw(widget, 1)
    assert kinds(logs) == "start D end resume"
    assert (statistics().played, statistics().abandoned) == (1, 0)


def test_a_widget_that_python_lets_go_leaves_its_game_unfinished(logs: Path) -> None:
    widget = HeartToHeart(EXAMPLE)
    draw(widget, 2)
    widget.__del__()
    assert widget.comm is None
    assert kinds(logs) == "start D D"


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


def test_without_a_log_nothing_is_written_offered_or_counted(logs: Path) -> None:
    write_lines(logs, start(), *steps("D"))
    widget = HeartToHeart(EXAMPLE, logs=False)
    play_moves(widget, EXAMPLE_MOVES)
    widget.new_game()
    widget.close()
    assert widget.resumable is None
    assert widget.statistics is None
    assert not widget.resume()
    assert kinds(logs) == "start D"


def test_another_folder_can_be_named(logs: Path, tmp_path: Path) -> None:
    for folder in (tmp_path / "a", str(tmp_path / "b")):
        draw(HeartToHeart(EXAMPLE, logs=folder), 1)
        assert kinds(Path(folder)) == "start D"
    assert not logs.exists()


def test_a_folder_named_from_here_stays_the_same_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    widget = HeartToHeart(EXAMPLE, logs="mine")
    (tmp_path / "other").mkdir()
    monkeypatch.chdir("other")
    draw(widget, 1)
    assert kinds(tmp_path / "mine") == "start D"


@pytest.mark.parametrize(
    ("value", "error"), [("", ValueError), (None, TypeError), (7, TypeError)]
)
def test_what_is_no_folder_is_refused(value: object, error: type[Exception]) -> None:
    with pytest.raises(error, match="folder"):
        HeartToHeart(logs=value)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("variables", "player"),
    [
        ({}, None),
        ({"HH_WIDGET_PLAYER": "", "JUPYTERHUB_USER": ""}, None),
        ({"JUPYTERHUB_USER": "bo"}, "bo"),
        ({"HH_WIDGET_PLAYER": "Ana", "JUPYTERHUB_USER": "bo"}, "Ana"),
    ],
)
def test_the_player_is_named_by_the_environment(
    logs: Path,
    monkeypatch: pytest.MonkeyPatch,
    variables: dict[str, str],
    player: str | None,
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    draw(HeartToHeart(EXAMPLE), 1)
    assert lines_in(logs)[0].get("player") == player


# What is offered


def test_a_new_widget_offers_the_unfinished_game_and_continues_it(logs: Path) -> None:
    now = FakeTime()
    front_end = FrontEnd(HeartToHeart(Game(EXAMPLE, clock=now)))
    front_end.intend("clock", running=True)
    for _ in range(12):
        front_end.intend("tap", target="stock")
        now.pass_by(1.5)
    front_end.intend("undo")
    front_end.intend("undo")
    first = front_end.widget
    assert isinstance(first, HeartToHeart)
    forget_this_process()

    widget = HeartToHeart()
    assert widget.resumable == {"code": EXAMPLE, "moves": 10}
    assert widget.resume()
    assert widget.resumable is None
    assert (widget.code, widget.moves) == (EXAMPLE, 10)
    assert (widget.heart, widget.stock) == (first.heart, first.stock)
    assert (widget.elapsed, widget.running) == (18.0, False)
    assert [widget.redo() for _ in range(3)] == [True, True, False]
    assert [widget.undo() for _ in range(13)] == [True] * 12 + [False]
    assert kinds(logs).endswith(" ".join(["U U resume Y Y", *"U" * 12]))
    assert not widget.resume()


def test_the_clock_of_a_continued_game_goes_on_with_its_next_move() -> None:
    draw(HeartToHeart(EXAMPLE), 1)
    forget_this_process()
    front_end = FrontEnd(HeartToHeart())
    front_end.intend("clock", running=True)
    front_end.intend("resume")
    assert not front_end.state["running"]
    front_end.intend("tap", target="stock")
    assert front_end.state["running"]


def test_continuing_is_one_change(logs: Path) -> None:
    write_lines(logs, start(), *steps("D D"))
    front_end = FrontEnd(HeartToHeart())
    (answer,) = front_end.intend("resume")
    told = changes(answer)
    assert (told["version"], told["moves"], told["resumable"]) == (2, 2, None)
    assert front_end.intend("resume") == [unchanged(1, 2)]


def test_a_continued_game_counts_once_and_replays(logs: Path) -> None:
    draw(HeartToHeart(EXAMPLE), 3)
    forget_this_process()
    widget = HeartToHeart()
    widget.resume()
    draw(widget, 2)
    assert replayed(logs) == [str(widget.game)]
    play_moves(widget, EXAMPLE_MOVES[5:])
    assert widget.status == "won"
    assert widget.statistics["played"] == widget.statistics["won"] == 1
    assert HeartToHeart().resumable is None


def test_a_game_is_offered_until_a_move_is_made(logs: Path) -> None:
    write_lines(logs, start(), *steps("D D"))
    front_end = FrontEnd(HeartToHeart("HH1-N-AAAAAAL"))
    front_end.intend("tap", target=25)
    front_end.intend("restart")
    front_end.intend("new")
    assert front_end.state["resumable"] == {"code": EXAMPLE, "moves": 2}
    front_end.intend("tap", target="stock")
    assert front_end.state["resumable"] is None
    assert front_end.intend("resume")[0]["method"] == "custom"
    front_end.intend("restart")
    assert front_end.state["resumable"] is None


def test_a_game_that_was_continued_elsewhere_meanwhile_is_not_taken_twice(
    logs: Path,
) -> None:
    write_lines(logs, start(), *steps("D D"))
    one, two = HeartToHeart("HH1-N-AAAAAAL"), FrontEnd(HeartToHeart("HH1-N-AAAAAAL"))
    assert one.resume()
    (answer,) = two.intend("resume")
    said = {"key": "message_not_resumable", "params": {}}
    assert changes(answer) == {"version": 2, "resumable": None, "message": said}
    assert two.state["code"] == "HH1-N-AAAAAAL"
    assert statistics().played == 1


def test_a_game_from_a_position_is_offered_without_a_code(logs: Path) -> None:
    board = "......................66./9/A"
    draw(HeartToHeart(Position.parse(board)), 1)
    forget_this_process()
    widget = HeartToHeart()
    assert widget.resumable == {"code": None, "moves": 1}
    widget.resume()
    assert (widget.code, widget.free, widget.moves) == (None, (23, 24), 1)
    widget.restart()
    assert (widget.free, widget.moves) == ((23, 24), 0)
    assert logs.exists()


def test_a_widget_that_is_given_a_game_in_play_offers_no_other(logs: Path) -> None:
    write_lines(logs, start(), *steps("D D"))
    assert HeartToHeart(Game.parse(f"{EXAMPLE} D")).resumable is None
    assert HeartToHeart(Game(EXAMPLE)).resumable is not None


def test_the_games_of_others_are_not_offered(
    logs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_lines(logs, start(player="Ana"), *steps("D D"))
    assert HeartToHeart().resumable is None
    monkeypatch.setenv("JUPYTERHUB_USER", "Bo")
    assert HeartToHeart().resumable is None
    monkeypatch.setenv("HH_WIDGET_PLAYER", "Ana")
    assert HeartToHeart().resumable == {"code": EXAMPLE, "moves": 2}


@pytest.mark.rule("HH-07")
def test_an_offer_tells_no_card(logs: Path) -> None:
    write_lines(logs, start(), *steps("D D"))
    assert HeartToHeart().resumable == {"code": EXAMPLE, "moves": 2}


# Statistics


def test_the_statistics_are_there_when_a_game_is_won(logs: Path) -> None:
    write_lines(logs, end("won", moves=70, ms=5000), end("abandoned", 2))
    front_end = FrontEnd(HeartToHeart(EXAMPLE))
    assert front_end.state["statistics"] == statistics().figures()
    widget = front_end.widget
    assert isinstance(widget, HeartToHeart)
    play_moves(widget, EXAMPLE_MOVES[:-1])
    front_end.intend("tap", target=4)
    (answer,) = front_end.intend("tap", target="discard")
    told = changes(answer)
    assert told["status"] == "won"
    assert told["statistics"] == {
        "played": 3,
        "won": 2,
        "stuck": 0,
        "abandoned": 1,
        "best_time": 0.0,
        "median_time": 2.5,
        "fewest_moves": 68,
    }


def test_the_statistics_are_the_players_own(
    logs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_lines(logs, end("won", player="Ana"), end("won", 2, player="Bo"))
    monkeypatch.setenv("HH_WIDGET_PLAYER", "Ana")
    assert HeartToHeart().statistics["won"] == 1


# A log that cannot be written


@pytest.fixture
def blocked(tmp_path: Path) -> Path:
    """A folder that cannot be made, since a file is in its way."""
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    return file / "games"


def test_python_is_warned_once_and_the_game_goes_on(blocked: Path) -> None:
    widget = HeartToHeart(EXAMPLE, logs=blocked)
    with pytest.warns(UserWarning, match="games are not being logged in") as caught:
        draw(widget, 1)
    (warning,) = caught
    assert str(blocked) in str(warning.message)
    assert "logs=False" in str(warning.message)
    assert warning.filename == __file__
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        draw(widget, 3)
        widget.undo()
        widget.restart()
        draw(widget, 1)
        widget.close()
    assert widget.message is None
    assert widget.moves == 1


def test_the_board_is_told_once_and_the_game_goes_on(blocked: Path) -> None:
    front_end = FrontEnd(HeartToHeart(EXAMPLE, logs=blocked))
    (answer,) = front_end.intend("tap", target="stock")
    said = changes(answer)["message"]
    assert said["key"] == "message_log"
    assert list(said["params"]) == ["reason"]
    assert (front_end.state["stock"], front_end.state["moves"]) == (25, 1)
    (answer,) = front_end.intend("tap", target="stock")
    assert changes(answer)["message"] is None
    front_end.intend("restart")
    front_end.intend("tap", target="stock")
    assert front_end.state["message"] is None


def test_python_is_warned_after_the_board_was_used_too(blocked: Path) -> None:
    widget = HeartToHeart(EXAMPLE, logs=blocked)
    FrontEnd(widget).intend("tap", target=25)
    with pytest.warns(UserWarning, match="not being logged"):
        draw(widget, 1)
    assert widget.message is None


def test_a_log_that_can_be_written_again_has_the_whole_game(blocked: Path) -> None:
    widget = HeartToHeart(EXAMPLE, logs=blocked)
    with pytest.warns(UserWarning, match="not being logged"):
        draw(widget, 2)
    blocked.parent.unlink()
    draw(widget, 1)
    assert kinds(blocked) == "start D D D"


def test_a_warning_that_is_an_error_leaves_the_game_whole(blocked: Path) -> None:
    widget = HeartToHeart(EXAMPLE, logs=blocked)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(UserWarning, match="not being logged"):
            draw(widget, 1)
    assert (widget.moves, widget.stock) == (1, 25)
    draw(widget, 1)
    assert (widget.moves, widget.stock) == (2, 24)
