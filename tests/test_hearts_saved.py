import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hearts_hands import (
    cards,
    filled,
    pass_at_random,
    saved,
)
from hypothesis import given, settings
from hypothesis import strategies as st

from hh_widget.hearts import Match, cpu
from hh_widget.hearts.rules import DIFFICULTIES, Difficulty

Saved = dict[str, Any]


def again(match: Match) -> Match:
    """Return the match saved to JSON and read again."""
    return Match.from_dict(json.loads(json.dumps(match.to_dict())))


def everything(match: Match) -> tuple[object, ...]:
    """Return all that can be asked of a match."""
    names = [name for name in dir(Match) if isinstance(getattr(Match, name), property)]
    return (
        *(getattr(match, name) for name in names),
        match.legal_plays(),
        *(match.observation(seat) for seat in range(4)),
    )


def moments(seed: int) -> Iterator[Match]:
    """Step through a match played at random to its end."""
    random = Random(seed)
    match = Match(seed)
    while True:
        yield match
        if match.phase == "passing":
            seat = random.choice([s for s in range(4) if match.passes[s] is None])
            match.pass_cards(seat, random.sample(match.hands[seat], 3))
        elif match.phase == "playing":
            match.play(random.choice(match.legal_plays()))
        elif match.phase == "trick":
            match.collect()
        elif match.phase == "scored":
            match.next_hand()
        else:
            return


def test_a_match_can_be_saved_at_every_moment() -> None:
    phases = set()
    for match in moments(3):
        copy = again(match)
        assert everything(copy) == everything(match)
        assert copy.to_dict() == match.to_dict()
        phases.add(match.phase)
    assert phases == {"passing", "playing", "trick", "scored", "over"}


@pytest.mark.rule("HE-25")
@settings(max_examples=20)
@given(
    seed=st.integers(0, 10**6),
    steps=st.integers(0, 150),
    level=st.sampled_from(DIFFICULTIES),
)
def test_the_same_saved_match_goes_on_identically(
    seed: int, steps: int, level: Difficulty
) -> None:
    match = Match(seed, level)

    def step(match: Match) -> None:
        if match.phase == "passing":
            seat = match.passes.index(None)
            match.pass_cards(seat, cpu.choose_pass(match.observation(seat)))
        elif match.turn is not None:
            match.play(cpu.choose_play(match.observation(match.turn)))
        elif match.phase == "trick":
            match.collect()
        elif match.phase == "scored":
            match.next_hand()

    for _ in range(steps):
        step(match)
    copy = again(match)
    for _ in range(80):
        step(match)
        step(copy)
    assert copy.to_dict() == match.to_dict()


def test_a_saved_match_tells_everything_in_plain_json() -> None:
    match = Match(7, "hard")
    match.pass_cards(1, cards("AD AS KH"))
    data = match.to_dict()
    assert json.loads(json.dumps(data)) == data
    assert data == {
        "game": "hearts",
        "version": 1,
        "seed": 7,
        "difficulty": "hard",
        "hand_number": 1,
        "phase": "passing",
        "hands": [[str(card) for card in hand] for hand in match.hands],
        "passes": [None, ["AD", "AS", "KH"], None, None],
        "plays": [],
        "points": [0, 0, 0, 0],
        "hand_results": [],
        "totals": [0, 0, 0, 0],
    }
    data["hands"] = []
    assert match.to_dict()["hands"] != []


def test_hands_may_be_made_by_hand() -> None:
    match = Match.from_dict(saved(filled("2C AS", "QS")))
    assert "QS" in [str(card) for card in match.hands[1]]
    assert match.turn == 0


def test_a_match_does_not_tell_hidden_cards_or_the_seed_in_its_repr() -> None:
    match = Match(4242)
    assert repr(match) == "<Match normal, hand 1, passing, totals 0 0 0 0>"
    pass_at_random(match, Random(1))
    assert repr(match).endswith(
        f"hand 1, playing, seat {match.turn} to play, totals 0 0 0 0>"
    )
