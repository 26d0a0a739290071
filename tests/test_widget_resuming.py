"""Which game a board of Heart to Heart offers to continue, and how that goes on."""

from pathlib import Path

import pytest
from fake_time import FakeTime
from front_end import FrontEnd, changes, unchanged
from log_lines import (
    EXAMPLE,
    EXAMPLE_MOVES,
    draw_cards,
    kinds,
    play_moves,
    replayed,
    start,
    steps,
    write_lines,
)

from hh_widget import HeartToHeart
from hh_widget.heart_to_heart import Game, Position
from hh_widget.logs import statistics
from hh_widget.logs.writer import close_all


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
    close_all()

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
    draw_cards(HeartToHeart(EXAMPLE), 1)
    close_all()
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
    draw_cards(HeartToHeart(EXAMPLE), 3)
    close_all()
    widget = HeartToHeart()
    widget.resume()
    draw_cards(widget, 2)
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
    draw_cards(HeartToHeart(Position.parse(board)), 1)
    close_all()
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
