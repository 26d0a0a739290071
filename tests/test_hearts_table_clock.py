"""The time of play at a table of Hearts, and the times on its tape."""

from collections.abc import Callable

import pytest
from fake_time import FakeTime
from hearts_hands import table
from hearts_tables import (
    SEED,
    choose,
    ending,
    following,
    leading,
    play_out,
    play_your_card,
    step,
)

from hh_widget.hearts import Match, Table

FIRST = Match(SEED).hands[0]
"""Your cards in the first hand."""


@pytest.mark.parametrize("act", [choose, play_your_card])
def test_the_clock_starts_with_the_first_choice_or_card(
    act: Callable[[Table], object],
) -> None:
    time = FakeTime()
    match = Match(SEED) if act is choose else following().match
    sat = Table(match, clock=time)
    time.pass_by(5)
    assert (sat.elapsed, sat.is_running) == (0, False)
    act(sat)
    assert (sat.elapsed, sat.is_running) == (0, True)
    time.pass_by(5)
    assert sat.elapsed == 5
    assert sat.clock is time


def test_a_card_of_a_cpu_seat_starts_the_clock_too() -> None:
    time = FakeTime()
    sat = Table(table("4C", "2C"), clock=time)
    sat.advance()
    time.pass_by(2)
    assert sat.elapsed == 2


def test_a_raised_card_does_not_start_the_clock() -> None:
    sat = Table(following().match, clock=FakeTime())
    sat.tap("4C")
    assert not sat.is_running


def test_each_step_tells_its_time_of_play() -> None:
    time = FakeTime()
    sat = Table(Match(SEED), clock=time)
    sat.tap(FIRST[0])
    time.pass_by(1.2344)
    sat.tap(FIRST[1])
    time.pass_by(1)
    sat.tap(FIRST[2])
    time.pass_by(1)
    sat.confirm()
    assert [entry.ms for entry in sat.tape] == [0, 0, 1234, 2234, 3234]


def test_the_clock_stands_while_it_is_paused() -> None:
    time = FakeTime()
    sat = Table(Match(SEED), clock=time)
    sat.tap(FIRST[0])
    sat.pause()
    time.pass_by(5)
    assert (sat.elapsed, sat.is_running) == (0, False)
    sat.unpause()
    time.pass_by(5)
    assert (sat.elapsed, sat.is_running) == (5, True)


def test_whatever_is_done_lets_the_clock_run_again() -> None:
    time = FakeTime()
    sat = Table(leading().match, clock=time)
    play_your_card(sat)
    for expected in range(3, 40, 3):
        sat.pause()
        time.pass_by(100)
        step(sat)
        assert sat.is_running
        time.pass_by(3)
        assert sat.elapsed == expected
    play_out(sat)
    sat.pause()
    sat.next_hand()
    assert sat.is_running


def test_what_does_nothing_leaves_the_clock_paused() -> None:
    sat = Table(following().match, clock=FakeTime())
    play_your_card(sat)
    sat.pause()
    assert sat.phase == "trick"
    assert not sat.confirm()
    assert not sat.next_hand()
    sat.tap("QS")
    assert not sat.is_running


def test_the_clock_stops_when_the_match_is_over() -> None:
    time = FakeTime()
    sat = Table(ending().match, clock=time)
    while play_out(sat).phase != "over":
        time.pass_by(10)
        assert sat.is_running
        sat.next_hand()
    before = sat.elapsed
    sat.unpause()
    time.pass_by(10)
    assert (sat.elapsed, sat.is_running) == (before, False)


def test_a_rebuilt_table_has_the_time_of_its_last_step_and_stands() -> None:
    time = FakeTime()
    sat = Table(Match(SEED), clock=time)
    sat.tap(FIRST[0])
    time.pass_by(7)
    sat.tap(FIRST[1])
    again = Table.from_tape(SEED, "normal", sat.tape, clock=time)
    time.pass_by(7)
    assert (again.elapsed, again.is_running) == (7, False)
    assert again.clock is time
    again.tap(FIRST[2])
    time.pass_by(1)
    assert again.elapsed == 8
    assert again.tape[-1].ms == 7000
    longer = Table.from_tape(SEED, "normal", sat.tape, elapsed=30.5, clock=time)
    assert longer.elapsed == 30.5
