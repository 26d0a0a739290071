"""When the clock of a game runs (HH-21, HH-29), by a time that tests let pass."""

import time

import pytest
from boards import board
from fake_time import FakeTime
from hypothesis import given
from strategies import Step, deals, steps, take

from hh_widget.heart_to_heart import DISCARD, Deal, Draw, Game, Pair, Recycle

EXAMPLE = "HH1-N-AAAAAAM"
ONE_PAIR = board({25: 4}, stock=[4], discard=[3])
ENDS_STUCK = board({24: 9, 25: 4}, stock=[5], discard=[4])


@pytest.mark.rule("HH-21")
def test_the_clock_starts_with_the_first_move_not_with_a_selection() -> None:
    now = FakeTime()
    game = Game(EXAMPLE, clock=now)
    now.pass_by(5)
    game.tap(25)
    now.pass_by(5)
    assert (game.elapsed, game.is_running) == (0, False)
    game.play(Draw())
    assert (game.elapsed, game.is_running) == (0, True)
    now.pass_by(3)
    assert game.elapsed == 3


@pytest.mark.rule("HH-21")
def test_time_and_moves_are_counted_apart_from_the_score() -> None:
    now = FakeTime()
    game = Game(EXAMPLE, clock=now)
    game.play(Draw())
    now.pass_by(100)
    game.play(Draw())
    assert (game.elapsed, game.move_count, game.score) == (100, 2, 0)


@pytest.mark.rule("HH-21")
def test_the_clock_stops_when_the_game_is_won() -> None:
    now = FakeTime()
    game = Game(ONE_PAIR, clock=now)
    game.play(Draw())
    now.pass_by(7)
    game.play(Pair(25, DISCARD))
    now.pass_by(100)
    assert (game.elapsed, game.is_running) == (7, False)
    game.unpause()
    now.pass_by(100)
    assert game.elapsed == 7


@pytest.mark.rule("HH-21")
def test_the_clock_stands_while_the_game_is_stuck_and_undo_lets_it_run_again() -> None:
    now = FakeTime()
    game = Game(ENDS_STUCK, clock=now)
    game.play(Draw())
    now.pass_by(2)
    game.play(Recycle())
    game.play(Draw())
    now.pass_by(2)
    game.play(Pair(25, DISCARD))
    assert game.status == "stuck"
    now.pass_by(50)
    game.play(Draw())
    now.pass_by(50)
    assert (game.elapsed, game.is_running) == (4, False)
    game.undo()
    assert not game.is_running
    game.undo()
    assert (game.status, game.is_running) == ("playing", True)
    now.pass_by(1)
    assert game.elapsed == 5
    game.redo()
    now.pass_by(50)
    assert (game.elapsed, game.is_running) == (5, False)


@pytest.mark.rule("HH-21")
def test_a_first_move_into_a_stuck_position_does_not_start_the_clock() -> None:
    now = FakeTime()
    game = Game(ENDS_STUCK, clock=now)
    game.play(Pair(25, DISCARD))
    now.pass_by(5)
    assert game.elapsed == 0
    game.undo()
    now.pass_by(5)
    assert game.elapsed == 5


@pytest.mark.rule("HH-21")
def test_undoing_never_turns_the_clock_back() -> None:
    now = FakeTime()
    game = Game(EXAMPLE, clock=now)
    game.play(Draw())
    now.pass_by(5)
    game.undo()
    assert (game.move_count, game.elapsed, game.is_running) == (0, 5, True)
    now.pass_by(5)
    game.redo()
    now.pass_by(5)
    assert game.elapsed == 15


@pytest.mark.rule("HH-29")
def test_the_clock_stands_during_a_pause() -> None:
    now = FakeTime()
    game = Game(EXAMPLE, clock=now)
    game.play(Draw())
    now.pass_by(1)
    game.pause()
    game.pause()
    now.pass_by(100)
    assert (game.elapsed, game.is_running) == (1, False)
    game.play(Draw())
    now.pass_by(100)
    assert (game.elapsed, game.is_running) == (1, False)
    game.unpause()
    game.unpause()
    now.pass_by(1)
    assert (game.elapsed, game.is_running) == (2, True)


@pytest.mark.rule("HH-29")
def test_the_end_of_a_pause_does_not_start_the_clock_before_the_first_move() -> None:
    now = FakeTime()
    game = Game(EXAMPLE, clock=now)
    game.pause()
    game.unpause()
    now.pass_by(5)
    assert (game.elapsed, game.is_running) == (0, False)


@pytest.mark.rule("HH-29")
def test_a_first_move_during_a_pause_counts_from_the_end_of_the_pause() -> None:
    now = FakeTime()
    game = Game(EXAMPLE, clock=now)
    game.pause()
    game.play(Draw())
    now.pass_by(5)
    assert game.elapsed == 0
    game.unpause()
    now.pass_by(2)
    assert game.elapsed == 2


@pytest.mark.rule("HH-21")
def test_the_clock_of_a_game_read_stands_until_its_next_move() -> None:
    now = FakeTime()
    game = Game.parse(f"{EXAMPLE} D D", clock=now)
    now.pass_by(5)
    game.tap(25)
    game.undo()
    game.redo()
    game.unpause()
    now.pass_by(5)
    assert (game.elapsed, game.is_running) == (0, False)
    game.play(Draw())
    now.pass_by(5)
    assert (game.elapsed, game.is_running) == (5, True)


@pytest.mark.rule("HH-21")
@pytest.mark.parametrize("step", ["undo", "redo"])
def test_the_clock_of_a_game_continued_runs_from_the_first_step_on(step: str) -> None:
    played = Game(EXAMPLE, clock=FakeTime())
    played.play(Draw())
    played.play(Draw())
    played.undo()
    now = FakeTime()
    game = Game.replay(EXAMPLE, played.tape, elapsed=4, clock=now)
    now.pass_by(5)
    assert (game.elapsed, game.is_running) == (4, False)
    assert getattr(game, step)()
    now.pass_by(3)
    assert (game.elapsed, game.is_running) == (7, True)


@pytest.mark.rule("HH-21")
def test_a_copy_has_a_clock_of_its_own() -> None:
    now = FakeTime()
    game = Game(EXAMPLE, clock=now)
    game.play(Draw())
    now.pass_by(1)
    copy = game.copy()
    copy.pause()
    now.pass_by(1)
    assert (game.elapsed, game.is_running) == (2, True)
    assert (copy.elapsed, copy.is_running) == (1, False)


@pytest.mark.rule("HH-21")
@given(deals, steps)
def test_the_clock_counts_exactly_while_it_runs_and_never_goes_back(
    deal: Deal, taken: list[Step]
) -> None:
    now = FakeTime()
    game = Game(deal, clock=now)
    counted = 0
    for step in taken:
        take(game, step)
        assert game.elapsed == counted
        if game.move_count:
            assert game.is_running == (game.status == "playing")
        counted += game.is_running
        now.pass_by(1)
        assert game.elapsed == counted


def test_without_a_clock_given_the_time_is_that_of_the_machine() -> None:
    before = time.monotonic()
    for game in (Game(EXAMPLE), Game.parse(f"{EXAMPLE} D")):
        game.play(Draw())
        assert game.is_running
        assert 0 <= game.elapsed <= time.monotonic() - before
