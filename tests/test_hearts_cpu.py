import json
from dataclasses import replace
from random import Random

import grimp
import pytest
from hearts_hands import seen, table
from hearts_seats import any_level, levels, pass_by, seeds, turns
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from hh_widget.hearts import Match, cpu
from hh_widget.hearts.rules import DIFFICULTIES, SEATS, Difficulty

# What a seat knows


@pytest.mark.rule("HE-23", "HE-24")
def test_the_levels_are_built_on_observations_and_know_no_match_and_no_deal() -> None:
    graph = grimp.build_graph("hh_widget")
    known = graph.find_upstream_modules("hh_widget.hearts.cpu")
    for hidden in ("match", "hand", "deal", "saved"):
        assert f"hh_widget.hearts.{hidden}" not in known


def dealt_otherwise(match: Match, seat: int, random: Random) -> Match:
    """Return the match with two unseen cards of a suit changed between other seats."""
    data = match.to_dict()
    one, other = random.sample([s for s in SEATS if s != seat], 2)
    hands = [[*map(str, hand)] for hand in match.hands]
    pairs = [(a, b) for a in hands[one] for b in hands[other] if a[1] == b[1]]
    assume(pairs)
    a, b = random.choice(pairs)
    hands[one][hands[one].index(a)] = b
    hands[other][hands[other].index(b)] = a
    passes = match.passes if match.phase == "passing" else (None,) * 4
    assert passes == (None,) * 4
    return Match.from_dict(data | {"hands": hands, "passes": [None] * 4})


@pytest.mark.rule("HE-23")
@settings(max_examples=60)
@given(seed=seeds, stop=st.integers(0, 40), level=any_level)
def test_a_choice_does_not_change_when_the_unseen_cards_lie_elsewhere(
    seed: int, stop: int, level: Difficulty
) -> None:
    # Among the unseen cards are those that the seat has passed itself.
    for number, match in enumerate(turns(seed, level)):
        if number == stop:
            seat = match.turn or 0
            other = dealt_otherwise(match, seat, Random(seed))
            assert other.hands != match.hands
            assert other.observation(seat) == match.observation(seat)
            assert cpu.choose_play(other.observation(seat)) == cpu.choose_play(
                match.observation(seat)
            )
            return


@pytest.mark.rule("HE-23")
@settings(max_examples=60)
@given(seed=seeds, seat=st.sampled_from(SEATS), level=any_level)
def test_a_pass_does_not_change_when_the_unseen_cards_lie_elsewhere(
    seed: int, seat: int, level: Difficulty
) -> None:
    match = Match(seed, level)
    other = dealt_otherwise(match, seat, Random(seed))
    assert other.observation(seat) == match.observation(seat)
    assert cpu.choose_pass(other.observation(seat)) == cpu.choose_pass(
        match.observation(seat)
    )


@pytest.mark.rule("HE-23")
@levels
def test_a_seat_does_not_remember_what_it_passed(level: Difficulty) -> None:
    match = Match(7, level)
    pass_by(match, level)
    forgetful = Match.from_dict(match.to_dict() | {"passes": [None] * 4})
    for seat in SEATS:
        assert forgetful.observation(seat) == match.observation(seat)


# How ties are settled


@pytest.mark.rule("HE-25")
@settings(max_examples=30)
@given(seed=seeds, level=any_level)
def test_the_same_observation_always_gives_the_same_choice(
    seed: int, level: Difficulty
) -> None:
    for match in turns(seed, level):
        one = match.observation(match.turn or 0)
        two = Match.from_dict(json.loads(json.dumps(match.to_dict())))
        assert cpu.choose_play(one) == cpu.choose_play(two.observation(match.turn or 0))


@pytest.mark.rule("HE-25")
@levels
def test_equally_good_choices_are_settled_by_the_tie_break(level: Difficulty) -> None:
    # Clubs and diamonds are alike here, and no heart may be led.
    hand = "3C TC QC 3D TD QD 7H 9H JH KH"
    equal = seen(hand, "2C 4C 5C AC 2D 4D 5D AD 2S 4S 5S 6S", leader=3)
    equal = replace(equal, difficulty=level)
    found = {
        str(cpu.choose_play(replace(equal, tie_break=bytes([number] * 8))))
        for number in range(40)
    }
    assert found in ({"3C", "3D"}, {"TC", "TD"}, {"QC", "QD"})


@pytest.mark.rule("HE-25")
def test_how_a_sum_is_rounded_settles_no_tie() -> None:
    # To hard both cost the same; added up in floats, they differ in the 17th digit.
    sees = seen(
        "6C 9C 3D TD 2S 8S TS QS KS KH", "2C AC 8C KC 7S JS 5S 9S 9D 8D 7D KD", leader=2
    )
    hard = replace(sees, difficulty="hard")
    found = {
        str(cpu.choose_play(replace(hard, tie_break=bytes([number] * 8))))
        for number in range(40)
    }
    assert found == {"9C", "TD"}


@pytest.mark.rule("HE-25")
@levels
def test_equally_good_passes_are_settled_by_the_tie_break(level: Difficulty) -> None:
    hand = seen("2C 3C 4C KC 2D 3D 4D KD 2S 3S 4S KH AH")
    hand = replace(hand, difficulty=level)
    passes = {
        cpu.choose_pass(replace(hand, tie_break=bytes([number] * 8)))
        for number in range(40)
    }
    assert len(passes) > 1


# What is refused


@levels
def test_a_play_is_chosen_only_by_the_seat_whose_turn_it_is(level: Difficulty) -> None:
    match = table("2C", "3C", "4C", plays="2C")
    with pytest.raises(ValueError, match="seat 1 is to play, not seat 2"):
        cpu.choose_play(match.observation(2, level))
    with pytest.raises(ValueError, match="seat 3 has no card to play"):
        cpu.choose_play(replace(match.observation(3, level), hand=()))
    with pytest.raises(ValueError, match="seat 2 has no 2C, which is led first"):
        cpu.choose_play(table("2C").observation(2, level))


@levels
def test_a_pass_is_chosen_only_from_a_hand_not_yet_played(level: Difficulty) -> None:
    match = table("2C", plays="2C")
    with pytest.raises(
        ValueError,
        match="from 13 cards before the first is played, not from 12 after 1 play",
    ):
        cpu.choose_pass(match.observation(0, level))
    with pytest.raises(ValueError, match="not from 13 after 1 play"):
        cpu.choose_pass(match.observation(1, level))


def test_a_hand_in_any_order_gives_the_same_pass() -> None:
    for seed in range(20):
        sees = Match(seed).observation(0)
        for level in DIFFICULTIES:
            ordered = replace(sees, difficulty=level)
            turned = replace(ordered, hand=sees.hand[::-1])
            assert cpu.choose_pass(turned) == cpu.choose_pass(ordered)


@pytest.mark.parametrize("nothing", [None, Match(7)])
def test_a_choice_is_made_from_an_observation_alone(nothing: object) -> None:
    for choose in (cpu.choose_pass, cpu.choose_play):
        with pytest.raises(
            TypeError, match=r"from an Observation, such as match.observation\(1\), not"
        ):
            choose(nothing)  # type: ignore[arg-type]
