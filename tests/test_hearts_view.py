"""What you see of a match from your seat, and nothing else."""

from dataclasses import fields, replace
from random import Random

import pytest
from hearts_hands import QUIET, filled, saved, table
from hearts_tables import (
    SEED,
    choose,
    dealt_otherwise,
    following,
    play_out,
    step,
    texts_of,
)
from hypothesis import given
from hypothesis import strategies as st

from hh_widget.hearts import Card, Match, Table, View
from hh_widget.hearts.rules import HAND_SIZE, SEATS

MOON = (26, 26, 26, 0)


def cards_in(view: View) -> set[Card]:
    """Return the cards that a view tells of."""
    told = {*view.hand, *view.playable, *view.selection, *view.received}
    return told | {card for _, card in view.trick}


@given(
    seed=st.integers(0, 10**9),
    chance=st.randoms(use_true_random=False),
    steps=st.integers(0, 120),
)
@pytest.mark.rule("HE-35")
def test_a_view_has_your_cards_and_the_trick_and_no_other(
    seed: int, chance: Random, steps: int
) -> None:
    sat = Table(Match(seed))
    for _ in range(steps):
        if not sat.next_hand():
            step(sat, chance)
        match = sat.match
        seen = {*match.hands[0], *(card for _, card in match.trick)}
        assert cards_in(sat.view()) <= seen
        assert sat.view().card_counts == tuple(map(len, match.hands))
        assert replace(sat.view(), selection=(), can_confirm=False) == match.view()


@given(seed=st.integers(0, 10**9), steps=st.integers(0, 60))
def test_the_view_is_the_same_however_the_unseen_cards_lie(
    seed: int, steps: int
) -> None:
    """In a hand without a pass, whose lead is yours or has been made."""
    match = Match.from_dict(saved([list(map(str, h)) for h in Match(seed).hands]))
    sat = Table(match)
    for _ in range(steps):
        if sat.phase == "scored":
            break
        step(sat)
    if not sat.match.play_count and sat.match.turn != 0:
        sat.advance()
    now = sat.match
    other = dealt_otherwise(now, Random(seed))
    if len(now.hands[1]) > 3:
        assert other.hands != now.hands
    assert other.view() == now.view()
    assert repr(other) == repr(now)
    assert repr(Table(other)) == repr(Table(now))


@pytest.mark.rule("HE-23")
def test_no_field_is_for_what_is_not_seen() -> None:
    assert {field.name for field in fields(View)} == {
        "can_confirm", "card_counts", "difficulty", "hand", "hand_number",
        "hand_results", "hearts_broken", "moons", "pass_direction", "passed", "phase",
        "playable", "points", "received", "result", "selection", "totals", "trick",
        "trick_winner", "turn",
    }  # fmt: skip


def test_a_view_tells_of_the_pass() -> None:
    passing = choose(Table(Match(SEED)))
    view = passing.view()
    assert (view.phase, view.pass_direction) == ("passing", "left")
    assert view.passed == (False, True, True, True)
    assert view.selection == passing.selection
    assert view.can_confirm
    assert view.received == ()
    assert view.turn is None
    assert view.card_counts == (HAND_SIZE,) * 4


def test_a_view_tells_of_the_trick() -> None:
    view = following().view()
    assert view.trick == (
        (1, Card.parse("2C")),
        (2, Card.parse("TC")),
        (3, Card.parse("JC")),
    )
    assert (view.turn, view.trick_winner) == (0, None)
    assert texts_of(view.playable) == "3C 4C 5C 6C 7C 8C 9C QC KC AC"
    assert view.card_counts == (13, 12, 12, 12)


def test_a_view_tells_of_the_score() -> None:
    view = Match.from_dict(saved(filled("2C"), [QUIET, MOON, QUIET])).view()
    assert view.hand_results == (QUIET, MOON, QUIET)
    assert view.moons == (None, 3, None)
    assert view.totals == (52, 52, 26, 0)
    assert (view.points, view.result) == ((0, 0, 0, 0), None)


def test_a_match_tells_what_you_hold_and_may_play_before_you_sit_down() -> None:
    match = Match(SEED)
    assert match.view().playable == match.hands[0]
    match.pass_cards(0, match.hands[0][:3])
    assert match.view().playable == ()
    assert match.view().passed == (True, False, False, False)
    assert table("3C", "2C").view().playable == ()


def test_points_are_seen_as_tricks_are_collected() -> None:
    scored = play_out(Table(Match(SEED)))
    view = scored.view()
    assert sum(view.points) == 26
    assert view.points == scored.match.points
    assert view.hand == view.playable == ()
    assert view.card_counts == (0,) * len(SEATS)
