from collections import Counter
from random import Random

import pytest
from hearts_hands import pass_at_random
from hypothesis import given, settings
from hypothesis import strategies as st

from hh_widget.hearts import Match, cpu
from hh_widget.hearts.rules import DECK, DIFFICULTIES, POINTS, SEATS

seeds = st.integers(0, 2**53 - 1)


def step(match: Match, random: Random, *, stray: float) -> None:
    """Take one step: a pass, a play, a trick collected or a hand dealt."""
    if match.phase == "passing":
        seat = random.choice([s for s in SEATS if match.passes[s] is None])
        match.pass_cards(seat, random.sample(match.hands[seat], 3))
    elif match.turn is not None:
        if random.random() < stray:
            match.play(random.choice(match.legal_plays()))
        else:
            level = random.choice(DIFFICULTIES)
            match.play(cpu.choose_play(match.observation(match.turn, level)))
    elif match.phase == "trick":
        match.collect()
    elif match.phase == "scored":
        match.next_hand()


@pytest.mark.rule("HE-02", "HE-03", "HE-18")
@settings(max_examples=50)
@given(seed=seeds, steps=st.integers(0, 200))
def test_every_card_is_always_in_one_hand_or_played(seed: int, steps: int) -> None:
    match, random = Match(seed), Random(seed)
    for _ in range(steps):
        step(match, random, stray=0.8)
        held = [card for hand in match.hands for card in hand]
        played = [card for _, card in match.observation(0).plays]
        assert Counter(held + played) == Counter(DECK)
        assert match.trick == list(match.observation(0).plays)[-len(match.trick) :] or (
            not match.trick
        )


@pytest.mark.rule("HE-31", "HE-32")
@settings(max_examples=50)
@given(seed=seeds, steps=st.integers(0, 200))
def test_the_points_are_those_of_the_tricks_collected(seed: int, steps: int) -> None:
    match, random = Match(seed), Random(seed)
    for _ in range(steps):
        step(match, random, stray=0.8)
        plays = [card for _, card in match.observation(0).plays]
        lying = [card for _, card in match.trick]
        assert sum(match.points) == sum(map(POINTS.__getitem__, plays)) - sum(
            map(POINTS.__getitem__, lying)
        )
        for result in match.hand_results:
            assert sum(result) in (26, 78)
        assert match.totals == tuple(
            map(sum, zip(*match.hand_results, strict=True))
        ) or (not match.hand_results)


@pytest.mark.rule("HE-04", "HE-05")
@settings(max_examples=20)
@given(seed=seeds)
def test_a_match_ends_with_the_first_hand_that_brings_a_seat_to_100(seed: int) -> None:
    match, random = Match(seed), Random(seed)
    while match.phase != "over":
        assert max(match.totals) < 100
        assert match.result is None
        step(match, random, stray=1)
    assert max(match.totals) >= 100
    before = [
        total - last
        for total, last in zip(match.totals, match.hand_results[-1], strict=True)
    ]
    assert max(before) < 100
    best = min(match.totals)
    if match.totals[0] > best:
        assert match.result == "loss"
    else:
        assert match.result == ("draw" if match.totals.count(best) > 1 else "win")


@pytest.mark.rule("HE-01")
@settings(max_examples=30)
@given(seed=seeds)
def test_every_seat_plays_one_card_to_every_trick_in_turn(seed: int) -> None:
    match, random = Match(seed), Random(seed)
    pass_at_random(match, random)
    while match.phase != "scored":
        step(match, random, stray=0.8)
    plays = match.observation(0).plays
    for start in range(0, 52, 4):
        seats = [seat for seat, _ in plays[start : start + 4]]
        assert seats == [(seats[0] + place) % 4 for place in range(4)]
