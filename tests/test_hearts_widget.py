"""The traits of a table of Hearts, its methods and its settings."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
import traitlets
from fake_time import FakeTime
from front_end import FrontEnd, changes, whole_state
from hearts_hands import QUIET, filled, saved, table
from hearts_tables import SEED, dealt_otherwise, ending, following, step
from hypothesis import given
from hypothesis import strategies as st

from hh_widget import Hearts
from hh_widget.hearts import Match, Table, Tap
from hh_widget.hearts.rules import DIFFICULTIES, SEATS, Difficulty
from hh_widget.hearts.view import View

FIRST = tuple(map(str, Match(SEED).hands[0]))
"""Your cards in the first hand of the match with the seed."""


def state(widget: Hearts) -> dict[str, Any]:
    """Return all state that a viewer gets, but for the version and the layout."""
    told = widget.get_state()
    return {k: v for k, v in told.items() if k not in {"version", "layout"}}


def go_on(widget: Hearts) -> None:
    """Take the next step of a match, whoever is to take it."""
    if widget.advance() or widget.next_hand():
        return
    if widget.phase == "passing":
        for card in widget.hand[:3]:
            widget.tap(card)
        widget.confirm()
    elif widget.phase == "playing":
        card = widget.playable[0]
        widget.tap(card)
        widget.tap(card)


def play_to_the_end(widget: Hearts) -> None:
    """Play a match to its end."""
    while widget.phase != "over":
        go_on(widget)


def as_json(view: View) -> dict[str, Any]:
    """Return what a view tells as the traits tell it."""
    told: dict[str, Any] = {name: getattr(view, name) for name in View.__slots__}
    for name in ("hand", "playable", "selection", "received"):
        told[name] = tuple(map(str, told[name]))
    told["trick"] = tuple((seat, str(card)) for seat, card in view.trick)
    return told


# What the traits tell


@pytest.mark.rule("HE-30")
def test_the_traits_tell_what_you_see_at_every_step_of_a_match() -> None:
    widget = Hearts("hard", seed=SEED, logs=False)
    front_end = FrontEnd(widget)
    beside = Table(Match(SEED, "hard"))
    while widget.phase != "over":
        told = {name: getattr(widget, name) for name in View.__slots__}
        assert told == as_json(beside.view())
        assert front_end.state == whole_state(widget)
        if not beside.next_hand():
            step(beside)
        go_on(widget)
    assert widget.match.to_dict() == beside.match.to_dict()


def test_a_table_at_its_start() -> None:
    widget = Hearts(seed=SEED)
    assert (widget.phase, widget.hand_number, widget.match_number) == ("passing", 1, 1)
    assert (widget.pass_direction, widget.hand) == ("left", FIRST)
    assert widget.playable == FIRST
    assert widget.selection == ()
    assert widget.passed == (False, True, True, True)
    assert (widget.card_counts, widget.totals) == ((13,) * 4, (0,) * 4)
    assert (widget.turn, widget.result, widget.elapsed) == (None, None, None)
    assert (widget.difficulty, widget.next_difficulty) == ("normal", "normal")
    assert not widget.four_color


@pytest.mark.rule("HE-08", "HE-11")
def test_three_cards_are_chosen_and_passed() -> None:
    widget = Hearts(seed=SEED)
    for card in FIRST[:3]:
        assert not widget.confirm()
        assert widget.tap(card) is Tap.CHOSEN
    assert widget.tap(FIRST[3]) is Tap.IGNORED
    assert widget.selection == FIRST[:3]
    assert widget.can_confirm
    assert widget.confirm()
    assert (widget.phase, len(widget.selection)) == ("playing", 0)
    assert len(widget.received) == 3
    assert set(widget.received) <= set(widget.hand)


@pytest.mark.rule("HE-19")
def test_two_taps_play_a_card() -> None:
    widget = Hearts(match=following().match)
    assert widget.tap("4C") is Tap.RAISED
    assert widget.selection == ("4C",)
    assert widget.tap("4C") is Tap.PLAYED
    assert (len(widget.selection), widget.phase) == (0, "trick")
    assert widget.trick == ((1, "2C"), (2, "TC"), (3, "JC"), (0, "4C"))
    assert widget.trick_winner == 3


@pytest.mark.rule("HE-21", "HE-22", "HE-35")
def test_each_advance_is_one_step() -> None:
    widget = Hearts(match=following().match)
    assert not widget.advance()
    widget.tap("4C")
    widget.tap("4C")
    assert widget.advance()
    assert (widget.trick, widget.trick_winner, widget.turn) == ((), None, 3)
    assert widget.advance()
    assert len(widget.trick) == 1


def test_a_change_sends_only_what_it_changes() -> None:
    front_end = FrontEnd(Hearts(match=following().match, logs=False))
    (answer,) = front_end.intend("tap", target="4C")
    assert changes(answer) == {"version": 2, "selection": ["4C"]}
    (answer,) = front_end.intend("tap", target="4C")
    assert set(changes(answer)) == {
        "version",
        "selection",
        "hand",
        "playable",
        "phase",
        "turn",
        "trick",
        "trick_winner",
        "card_counts",
    }


@pytest.mark.rule("HE-32")
def test_hand_results_and_moons_go_together() -> None:
    moon = (26, 0, 26, 26)
    results = [QUIET, moon, QUIET]
    widget = Hearts(match=Match.from_dict(saved(filled("2C"), results)))
    assert widget.hand_results == tuple(map(tuple, results))
    assert widget.moons == (None, 1, None)
    assert widget.totals == (52, 26, 26, 26)


@pytest.mark.rule("HE-04", "HE-05")
def test_the_time_is_told_with_the_result() -> None:
    time = FakeTime()
    widget = Hearts(match=ending().match)
    widget._game = Table(ending().match, clock=time)
    front_end = FrontEnd(widget)
    front_end.intend("clock", running=True)
    steps = 0
    while widget.phase != "over":
        assert (widget.elapsed, widget.result) == (None, None)
        go_on(widget)
        time.pass_by(1)
        steps += 1
    assert widget.result == widget.match.result
    assert widget.elapsed == steps - 1
    before = state(widget)
    time.pass_by(1000)
    assert not widget.advance()
    assert not widget.next_hand()
    assert state(widget) == before


@pytest.mark.rule("HE-33")
def test_no_clock_is_told_while_playing() -> None:
    front_end = FrontEnd(Hearts(seed=SEED))
    front_end.intend("tap", target=FIRST[0])
    for running in (True, True, False):
        (answer,) = front_end.intend("clock", running=running)
        assert answer["content"]["type"] == "unchanged"


def test_the_time_counts_while_a_view_is_seen() -> None:
    time = FakeTime()
    widget = Hearts(seed=SEED)
    widget._game = Table(Match(SEED), clock=time)
    front_end = FrontEnd(widget)
    for running, expected in ((False, 0), (True, 5), (False, 5), (True, 10)):
        front_end.intend("clock", running=running)
        widget.tap(FIRST[0])
        time.pass_by(5)
        assert widget._game.elapsed == expected


# What is not told


@pytest.mark.rule("HE-23")
@given(seed=st.integers(0, 10**9), steps=st.integers(0, 60))
def test_traits_repr_and_picture_are_the_same_however_unseen_cards_lie(
    seed: int, steps: int
) -> None:
    sat = Table(Match.from_dict(saved([list(map(str, h)) for h in Match(seed).hands])))
    sat.advance()
    for _ in range(steps):
        if sat.phase != "scored":
            step(sat)
    now = sat.match
    other = dealt_otherwise(now, Random(seed))
    first, second = Hearts(match=now, logs=False), Hearts(match=other, logs=False)
    assert state(first) == state(second)
    assert repr(first) == repr(second)
    assert first._still()._repr_html_() == second._still()._repr_html_()
    first.close()
    second.close()


@pytest.mark.rule("HE-23", "HE-35")
def test_no_message_has_a_card_of_another_hand_nor_of_a_past_trick() -> None:
    widget = Hearts(seed=SEED, logs=False)
    front_end = FrontEnd(widget)
    while widget.phase != "over":
        match = widget.match
        hidden = {str(card) for hand in match.hands[1:] for card in hand}
        known = {str(card) for card in match.hands[0]}
        on_table = {str(card) for _, card in match.trick}
        texts = {"texts", "languages", "_esm", "_css"}
        shown = {k: v for k, v in front_end.state.items() if k not in texts}
        told = {c for c in _strings(shown) if c in DECK_TEXTS}
        assert told <= known | on_table
        assert not told & hidden
        assert repr(widget).isascii()
        assert not any(card in repr(widget) for card in DECK_TEXTS)
        front_end.messages.clear()
        go_on(widget)


DECK_TEXTS = {f"{rank}{suit}" for rank in "A23456789TJQK" for suit in "CDSH"}


def _strings(value: object) -> set[str]:
    """Return all strings in JSON values."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return {s for part in value.values() for s in _strings(part)}
    if isinstance(value, list):
        return {s for part in value for s in _strings(part)}
    return set()


def test_the_repr_tells_how_the_match_stands() -> None:
    widget = Hearts(match=following().match)
    assert repr(widget) == (
        "<Hearts normal, hand 4, playing, seat 0 to play, totals 39 39 0 0>"
    )
    assert repr(Hearts("easy", seed=SEED)) == (
        "<Hearts easy, hand 1, passing, totals 0 0 0 0>"
    )


# Matches


def test_matches_from_one_seed_are_alike_and_others_are_not() -> None:
    assert Hearts(seed=SEED).hand == Hearts(seed=SEED).hand == FIRST
    assert Hearts().match.seed != Hearts().match.seed


@pytest.mark.rule("HE-06")
@pytest.mark.parametrize("chosen", DIFFICULTIES)
def test_a_difficulty_is_for_the_next_match(chosen: Difficulty) -> None:
    widget = Hearts("easy", seed=SEED)
    widget.next_difficulty = chosen
    assert (widget.difficulty, widget.match.difficulty) == ("easy", "easy")
    go_on(widget)
    go_on(widget)
    assert widget.difficulty == "easy"
    widget.new_match()
    assert (widget.difficulty, widget.next_difficulty) == (chosen, chosen)
    assert widget.match.difficulty == chosen


@pytest.mark.rule("HE-07")
def test_a_new_match_has_a_fresh_seed_and_nothing_of_the_last_one() -> None:
    widget = Hearts(match=ending().match)
    play_to_the_end(widget)
    widget.new_match()
    assert widget.match_number == 2
    assert (widget.phase, widget.hand_number) == ("passing", 1)
    assert (widget.totals, widget.points) == ((0,) * 4, (0,) * 4)
    assert (widget.hand_results, widget.moons) == ((), ())
    assert (widget.result, widget.elapsed) == (None, None)
    first = widget.match.seed
    widget.new_match()
    assert widget.match.seed != first
    widget.new_match(SEED)
    assert (widget.match.seed, widget.hand) == (SEED, FIRST)


@pytest.mark.parametrize("seed", [-1, 2**53, "7", 1.5, True])
def test_a_seed_that_there_is_not_leaves_the_match_as_it_is(seed: object) -> None:
    widget = Hearts(seed=SEED)
    widget.tap(FIRST[0])
    before = state(widget)
    with pytest.raises((TypeError, ValueError), match="seed"):
        widget.new_match(seed)  # type: ignore[arg-type]
    assert state(widget) == before
    with pytest.raises((TypeError, ValueError), match="seed"):
        Hearts(seed=seed)  # type: ignore[arg-type]


def _passing(*seats: int) -> Match:
    """Return a match in which these seats have passed, each its first three cards."""
    match = Match(SEED)
    for seat in seats:
        match.pass_cards(seat, match.hands[seat][:3])
    return match


def _scored() -> Match:
    sat = Table(Match(SEED))
    while sat.phase != "scored":
        step(sat)
    return sat.match


def _over() -> Match:
    sat = ending()
    while sat.phase != "over":
        if not sat.next_hand():
            step(sat)
    return sat.match


SET_UP: dict[str, Callable[[], Match]] = {
    "nobody has passed": _passing,
    "some CPU seats have passed": lambda: _passing(1, 3),
    "only you have passed": lambda: _passing(0),
    "all have passed": lambda: _passing(*SEATS),
    "a hand without a pass": lambda: table("2C"),
    "a CPU seat to lead": lambda: table("3C", "2C"),
    "your turn": lambda: following().match,
    "a full trick": lambda: table("2C", "3C", "4C", "5C", plays="2C 3C 4C 5C"),
    "a hand that is scored": _scored,
    "a match that is over": _over,
}


@pytest.mark.parametrize("made", SET_UP.values(), ids=SET_UP)
def test_a_match_that_was_set_up_is_played_on_to_its_end(
    made: Callable[[], Match],
) -> None:
    match = made()
    before = match.to_dict()
    widget = Hearts(match=match, logs=False)
    if match.phase != "passing":
        assert widget.match.to_dict() == before
    beside = Table(match)
    while widget.phase != "over":
        assert {name: getattr(widget, name) for name in View.__slots__} == as_json(
            beside.view()
        )
        go_on(widget)
        if not beside.next_hand():
            step(beside)
    assert widget.result is not None
    assert match.to_dict() == before


def test_where_only_you_had_passed_the_hand_is_in_play() -> None:
    widget = Hearts(match=_passing(0))
    assert (widget.phase, widget.passed, len(widget.received)) == (
        "playing",
        (True,) * 4,
        3,
    )


def test_the_match_is_a_copy() -> None:
    match = _passing(1)
    widget = Hearts(match=match)
    match.pass_cards(0, match.hands[0][:3])
    widget.match.pass_cards(0, widget.match.hands[0][:3])
    assert widget.phase == "passing"
    assert not widget.passed[0]


def test_a_match_brings_its_own_seed_and_difficulty() -> None:
    widget = Hearts(match=Match(SEED, "hard"))
    assert (widget.difficulty, widget.next_difficulty) == ("hard", "hard")
    widget = Hearts("easy", match=Match(SEED, "hard"))
    assert (widget.difficulty, widget.next_difficulty) == ("hard", "easy")
    with pytest.raises(TypeError, match="give either match or seed=3"):
        Hearts(match=Match(SEED), seed=3)
    with pytest.raises(TypeError, match="a table takes a Match, not dict"):
        Hearts(match=Match(SEED).to_dict())  # type: ignore[arg-type]


# Settings


def test_settings_that_there_are_not_are_refused() -> None:
    with pytest.raises(ValueError, match="a difficulty is 'easy', 'normal', 'hard'"):
        Hearts("brutal")  # type: ignore[arg-type]
    widget = Hearts(seed=SEED)
    for name, value in (("next_difficulty", "brutal"), ("four_color", "yes")):
        with pytest.raises(traitlets.TraitError, match=name):
            setattr(widget, name, value)
    with pytest.raises(TypeError, match="did you mean 'difficulty'"):
        Hearts(dificulty="easy")
    with pytest.raises(TypeError, match="it takes difficulty, seed, match, four_color"):
        Hearts(zzz=1)


def test_four_colour_suits_are_a_matter_of_taste() -> None:
    widget = Hearts(seed=SEED, four_color=True)
    assert widget.four_color
    front_end = FrontEnd(widget)
    widget.four_color = False
    assert changes(front_end.messages[0]) == {"version": 2, "four_color": False}


@pytest.mark.parametrize("target", ["1C", "qs", "", None, 7])
def test_a_tap_on_what_is_no_card_is_refused(target: object) -> None:
    widget = Hearts(seed=SEED)
    before = state(widget)
    with pytest.raises((TypeError, ValueError), match="card"):
        widget.tap(target)  # type: ignore[arg-type]
    assert state(widget) == before


def test_a_card_can_be_tapped_as_itself() -> None:
    widget = Hearts(seed=SEED)
    assert widget.tap(widget.match.hands[0][0]) is Tap.CHOSEN


@pytest.mark.rule("HE-29")
def test_there_is_nothing_to_take_a_card_back_or_to_ask_what_to_play() -> None:
    for name in ("undo", "redo", "hint", "restart"):
        assert not hasattr(Hearts, name)
        assert FrontEnd(Hearts(seed=SEED)).intend(name) == []
