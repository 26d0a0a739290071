"""The tape of a match: what is on it, and the table that it leads to."""

import pickle
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


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_a_new_match_begins_with_its_deal(difficulty: Difficulty) -> None:
    first = Table(Match(SEED, difficulty))
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
    assert again.is_begun == original.is_begun
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
        assert (again.is_begun, again.elapsed) == (True, sat.tape[-1].ms / 1000)


def test_a_match_begun_elsewhere_may_have_no_steps_yet() -> None:
    match = table("4C", "2C")
    again = Table.from_tape(7, "normal", [], match.to_dict())
    assert again.match.to_dict() == match.to_dict()
    assert (again.elapsed, again.is_begun, again.tape) == (0, False, ())


def test_a_card_of_a_cpu_seat_alone_does_not_make_a_match_begin() -> None:
    sat = Table(table("4C", "2C"))
    sat.advance()
    assert not sat.is_begun
    assert not rebuilt(sat).is_begun
    while sat.match.turn != 0:
        sat.advance()
    play_your_card(sat)
    sat.advance()
    assert sat.is_begun
    assert rebuilt(sat).is_begun


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


TWICE = " ".join([str(FIRST[0])] * 2)
FOUR = " ".join(map(str, FIRST[:4]))
NOT_YOURS = str(DEALT.hands[1][0])
IN_TIME = "cards are chosen before you pass, and only then"


@pytest.mark.parametrize(
    ("steps", "number", "reason"),
    [
        ([Chose((), 0)], 1, "a new match begins with its deal$"),
        ([replace(DEALT, hand=2)], 1, "hand 1 is dealt, not hand 2$"),
        (
            [replace(DEALT, hands=DEALT.hands[::-1])],
            1,
            "the match's seed deals other cards in hand 1$",
        ),
        ([DEALT, DEALT], 2, "the next hand cannot be dealt: hand 1 is not played"),
        (
            [DEALT, Chose((FIRST[0], FIRST[0]), 0)],
            2,
            f"at most 3 different cards are chosen, not {TWICE}$",
        ),
        (
            [DEALT, Chose(FIRST[:4], 0)],
            2,
            f"at most 3 different cards are chosen, not {FOUR}$",
        ),
        (
            [DEALT, Chose(DEALT.hands[1][:1], 0)],
            2,
            f"seat 0 cannot choose {NOT_YOURS}: it does not hold that card$",
        ),
        ([DEALT, Passed(PASSED.passes[:3], 0)], 2, "4 seats pass, not 3$"),
        ([DEALT, Passed(PASSED.passes[::-1], 0)], 2, "seat 0 cannot pass"),
        ([DEALT, PASSED, PASSED], 3, "seat 0 cannot pass: all seats have passed$"),
        ([DEALT, PASSED, Chose((), 0)], 3, f"{IN_TIME}$"),
        ([DEALT, Played(1, Card.parse("2C"), 0)], 2, "2C cannot be played: the seats"),
        (
            [DEALT, PASSED, Played(2, Card.parse("2C"), 0)],
            3,
            "it is play 1 of the hand, not play 2$",
        ),
        ([DEALT, PASSED, Played(1, Card.parse("AS"), 0)], 3, "AS cannot be played"),
    ],
)
def test_a_step_that_is_not_possible_is_refused_with_its_number(
    steps: list[Step], number: int, reason: str
) -> None:
    with pytest.raises(
        TapeError, match=f"^step {number} of the match: {reason}"
    ) as caught:
        Table.from_tape(SEED, "normal", steps)
    assert caught.value.step == number


def test_no_card_is_chosen_in_a_hand_without_a_pass_or_once_you_have_passed() -> None:
    passed = Match(SEED)
    passed.pass_cards(0, passed.hands[0][:3])
    for match in (table("2C"), passed):
        with pytest.raises(TapeError, match=IN_TIME):
            Table.from_tape(SEED, "normal", [Chose((), 0)], match.to_dict())


def test_a_seat_that_had_passed_has_not_passed_other_cards() -> None:
    match = Match(SEED)
    match.pass_cards(3, match.hands[3][3:6])
    reason = "step 1 of the match: seat 3 has passed other cards already"
    with pytest.raises(TapeError, match=f"^{reason}$"):
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
