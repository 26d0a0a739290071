"""The tape of a match: what is on it, and the table that it leads to."""

import pickle
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from fake_time import FakeTime
from hearts_hands import filled, saved, table
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
from hypothesis import given
from hypothesis import strategies as st

from hh_widget.hearts import Card, Match, SavedMatchError, Table, TapeError
from hh_widget.hearts.rules import DECK, DIFFICULTIES, Difficulty
from hh_widget.hearts.tape import Chose, Dealt, Passed, Played, Step


def rebuilt(original: Table) -> Table:
    """Return the table that the tape leads to."""
    return Table.from_tape(
        original.seed,
        original.difficulty,
        original.tape,
        original.start,
        clock=original.clock,
    )


def collected(sat: Table) -> Match:
    """Return the match after collecting the trick, if a full one lies."""
    match = sat.match
    if match.phase == "trick":
        match.collect()
    return match


# What is on it


def test_a_new_match_begins_with_its_deal() -> None:
    first = Table(Match(SEED))
    assert first.tape == (Dealt(1, Match(SEED).hands, 0),)
    assert first.start is None


@pytest.mark.rule("HE-11")
def test_each_choice_is_on_the_tape_as_it_stands_then() -> None:
    passing = Table(Match(SEED), clock=FakeTime())
    first, second, *_ = passing.match.hands[0]
    for card in (second, first, second):
        passing.tap(card)
    assert passing.tape[1:] == (
        Chose((second,), 0),
        Chose((first, second), 0),
        Chose((first,), 0),
    )


def test_taps_that_do_nothing_and_raised_cards_are_not_on_the_tape() -> None:
    playing = following()
    before = playing.tape
    playing.tap("4C")
    playing.tap("9C")
    playing.tap("QS")
    assert playing.tape == before == ()


def test_a_pass_is_on_the_tape_with_all_twelve_cards() -> None:
    passing = choose(Table(Match(SEED), clock=FakeTime()))
    passing.confirm()
    assert passing.tape[-1] == Passed(passing.match.passes, 0)  # type: ignore[arg-type]


def test_every_card_is_on_the_tape_and_no_collection() -> None:
    scored = play_out(Table(Match(SEED)))
    plays = [entry for entry in scored.tape if isinstance(entry, Played)]
    assert [play.n for play in plays] == list(range(1, 53))
    assert {play.card for play in plays} == set(DECK)
    assert [play.card for play in plays] == [
        Card.parse(str(text))
        for _, text in scored.match.to_dict()["plays"]  # type: ignore[attr-defined]
    ]


def test_the_next_deal_is_on_the_tape() -> None:
    scored = play_out(Table(Match(SEED), clock=FakeTime()))
    scored.next_hand()
    assert scored.tape[-1] == Dealt(2, scored.match.hands, 0)


def test_a_match_begun_elsewhere_is_told_as_it_was_then() -> None:
    match = table("2C", plays="2C")
    before = match.to_dict()
    sat = Table(match)
    assert (sat.start, sat.tape) == (before, ())
    sat.advance()
    assert sat.start == before
    assert [type(entry) for entry in sat.tape] == [Played]
    assert sat.tape[0] == Played(2, sat.match.trick[-1][1], 0)


def test_a_pass_made_by_sitting_down_is_on_the_tape() -> None:
    match = Match(SEED)
    match.pass_cards(0, match.hands[0][:3])
    sat = Table(match)
    assert sat.tape == (Passed(sat.match.passes, 0),)  # type: ignore[arg-type]
    assert sat.start == match.to_dict()


# The table it leads to


@given(
    seed=st.integers(0, 2**53 - 1),
    difficulty=st.sampled_from(DIFFICULTIES),
    chance=st.randoms(use_true_random=False),
    steps=st.integers(0, 160),
)
def test_a_tape_leads_to_the_same_table_which_goes_on_identically(
    seed: int, difficulty: Difficulty, chance: Random, steps: int
) -> None:
    original = Table(Match(seed, difficulty), clock=FakeTime())
    for _ in range(steps):
        if not original.next_hand():
            step(original, chance)
    original.next_hand()
    again = rebuilt(original)
    assert again.tape == original.tape
    assert collected(again).to_dict() == collected(original).to_dict()
    if original.phase == "trick":
        assert again.phase == "trick"
    assert again.received == original.received
    while original.phase not in ("scored", "over"):
        step(original)
    while again.phase not in ("scored", "over"):
        step(again)
    assert again.match.to_dict() == original.match.to_dict()
    assert again.tape == original.tape


@pytest.mark.rule("HE-11")
@pytest.mark.parametrize("count", range(4))
def test_a_half_made_choice_is_kept(count: int) -> None:
    passing = Table(Match(SEED))
    for card in passing.match.hands[0][:count]:
        passing.tap(card)
    again = rebuilt(passing)
    assert again.selection == passing.selection
    assert again.passed == passing.passed
    assert again.can_confirm is (count == 3)


def test_a_match_begun_elsewhere_is_rebuilt_from_its_start() -> None:
    for match in (table("2C", plays="2C"), Match.from_dict(saved(filled("2C"), []))):
        sat = Table(match)
        for _ in range(30):
            step(sat)
        again = rebuilt(sat)
        assert collected(again).to_dict() == collected(sat).to_dict()
        assert again.start == sat.start


def test_where_seats_had_passed_before_the_tape_tells_the_other_passes() -> None:
    match = Match(SEED)
    match.pass_cards(3, match.hands[3][:3])
    sat = choose(Table(match))
    sat.confirm()
    again = rebuilt(sat)
    assert again.match.to_dict() == sat.match.to_dict()
    assert again.match.passes[3] == match.hands[3][:3]


def test_what_the_cpu_seats_once_passed_is_told_by_the_tape_alone() -> None:
    match = Match(SEED)
    passes = tuple(hand[:3] for hand in match.hands)
    dealt = Dealt(1, match.hands, 0)
    again = Table.from_tape(SEED, "normal", [dealt, Passed(passes, 0)])
    assert again.match.passes == passes


@pytest.mark.rule("HE-04")
def test_an_ended_match_is_rebuilt_to_its_last_trick() -> None:
    last = play_out(ending())
    while last.phase != "over":
        last.next_hand()
        play_out(last)
    again = rebuilt(last)
    assert again.phase == "trick"
    assert again.advance()
    assert again.match.to_dict() == last.match.to_dict()


DEALT = Dealt(1, Match(SEED).hands, 0)
FIRST = Match(SEED).hands[0]
PASSED = Passed(tuple(hand[:3] for hand in Match(SEED).hands), 0)


@pytest.mark.parametrize(
    ("steps", "number", "reason"),
    [
        ([Chose((), 0)], 1, "a new match begins with its deal"),
        ([replace(DEALT, hand=2)], 1, "hand 1 is dealt, not hand 2"),
        ([replace(DEALT, hands=DEALT.hands[::-1])], 1, "deals other cards in hand 1"),
        ([DEALT, DEALT], 2, "hand 1 is not played to the end"),
        ([DEALT, Chose((FIRST[0], FIRST[0]), 0)], 2, "at most 3 different cards"),
        ([DEALT, Chose(FIRST[:4], 0)], 2, "at most 3 different cards"),
        ([DEALT, Chose(DEALT.hands[1][:1], 0)], 2, "it does not hold that card"),
        ([DEALT, Passed(PASSED.passes[:3], 0)], 2, "4 seats pass, not 3"),
        ([DEALT, Passed(PASSED.passes[::-1], 0)], 2, "does not hold that card"),
        ([DEALT, PASSED, PASSED], 3, "all seats have passed"),
        ([DEALT, PASSED, Chose((), 0)], 3, "before you pass, and only then"),
        ([DEALT, Played(1, Card.parse("2C"), 0)], 2, "the seats have yet to pass"),
        ([DEALT, PASSED, Played(2, Card.parse("2C"), 0)], 3, "play 1 of the hand"),
        ([DEALT, PASSED, Played(1, Card.parse("AS"), 0)], 3, "AS cannot be played"),
    ],
)
def test_a_step_that_is_not_possible_is_refused_with_its_number(
    steps: list[Step], number: int, reason: str
) -> None:
    with pytest.raises(TapeError, match=reason) as caught:
        Table.from_tape(SEED, "normal", steps)
    assert caught.value.step == number
    assert str(caught.value).startswith(f"step {number} of the match: ")


def test_a_seat_that_had_passed_has_not_passed_other_cards() -> None:
    match = Match(SEED)
    match.pass_cards(3, match.hands[3][3:6])
    with pytest.raises(TapeError, match="seat 3 has passed other cards already"):
        Table.from_tape(SEED, "normal", [PASSED], match.to_dict())


def test_a_start_that_is_no_match_of_this_seed_is_refused() -> None:
    start = table("2C").to_dict()
    for seed, difficulty in ((8, "normal"), (7, "hard")):
        with pytest.raises(ValueError, match="has seed 7 and difficulty 'normal'"):
            Table.from_tape(seed, difficulty, [], start)  # type: ignore[arg-type]
    with pytest.raises(SavedMatchError, match="missing"):
        Table.from_tape(7, "normal", [], {})


def test_a_tape_error_crosses_between_processes() -> None:
    error = pickle.loads(pickle.dumps(TapeError("step 3: no", 3)))  # noqa: S301
    assert (str(error), error.step) == ("step 3: no", 3)


# The clock


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
    again.tap(FIRST[2])
    time.pass_by(1)
    assert again.elapsed == 8
    assert again.tape[-1].ms == 7000
    longer = Table.from_tape(SEED, "normal", sat.tape, elapsed=30.5, clock=time)
    assert longer.elapsed == 30.5
