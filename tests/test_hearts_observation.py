import hashlib
from dataclasses import FrozenInstanceError, fields, replace
from random import Random
from typing import Any

import pytest
from hearts_hands import (
    at_random,
    cards,
    pass_at_random,
    play,
    play_out,
    table,
    texts,
)
from hypothesis import given
from hypothesis import strategies as st

from hh_widget.hearts import Card, Match, Observation
from hh_widget.hearts.rules import DIFFICULTIES, SEATS


@pytest.mark.rule("HE-23")
def test_a_seat_sees_its_hand_and_the_cards_played_and_nothing_else() -> None:
    assert [field.name for field in fields(Observation)] == [
        *("seat", "difficulty", "hand", "plays", "tie_break")
    ]
    match = table("2C 3D", "3C", "4C", "5C", plays="2C 3C 4C 5C")
    match.collect()
    seen = match.observation(1)
    assert (seen.seat, seen.difficulty) == (1, "normal")
    assert seen.hand == match.hands[1]
    assert seen.plays == tuple(zip(SEATS, cards("2C 3C 4C 5C"), strict=True))
    play(match, texts([match.legal_plays()[0]]))
    assert len(seen.plays) == 4
    assert len(match.observation(1).plays) == 5


@pytest.mark.rule("HE-23")
def test_an_observation_does_not_change() -> None:
    seen = Match(7).observation(0)
    with pytest.raises(FrozenInstanceError):
        seen.seat = 1  # type: ignore[misc]
    assert hash(seen) == hash(Match(7).observation(0))


@pytest.mark.rule("HE-25")
def test_the_tie_break_follows_from_seed_hand_and_seat_alone() -> None:
    match = Match(7)
    for seat in SEATS:
        digest = hashlib.blake2b(f"7/1/{seat}".encode()).digest()
        assert match.observation(seat).tie_break == digest[:8]
    before = match.observation(2).tie_break
    pass_at_random(match, Random(1))
    play_out(match, at_random(Random(1)))
    assert match.observation(2).tie_break == before
    match.next_hand()
    assert match.observation(2).tie_break == hashlib.blake2b(b"7/2/2").digest()[:8]


@pytest.mark.rule("HE-06")
def test_a_match_keeps_the_difficulty_it_began_with() -> None:
    for difficulty in DIFFICULTIES:
        match = Match(7, difficulty)
        assert match.difficulty == match.observation(1).difficulty == difficulty
        with pytest.raises(AttributeError):
            match.difficulty = "easy"  # type: ignore[misc]
    assert Match(7).difficulty == "normal"
    assert Match(7).observation(1, "hard").difficulty == "hard"


@pytest.mark.parametrize("difficulty", ["Hard", "", None, 3, ["easy"]])
def test_no_other_difficulty_is_taken(difficulty: object) -> None:
    with pytest.raises(
        ValueError, match="a difficulty is 'easy', 'normal', 'hard', not"
    ):
        Match(7, difficulty)  # type: ignore[arg-type]


def test_an_unknown_seat_or_difficulty_sees_nothing() -> None:
    match = Match(7)
    with pytest.raises(ValueError, match="a seat is from 0 to 3, not 4"):
        match.observation(4)
    with pytest.raises(
        TypeError, match="a seat is a whole number from 0 to 3, not '1'"
    ):
        match.observation("1")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"a difficulty is .* not 'expert'"):
        match.observation(1, "expert")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"a difficulty is .* not ''"):
        match.observation(1, "")  # type: ignore[arg-type]


@given(seed=st.integers(0, 10**6), stop=st.integers(0, 52))
def test_the_seat_to_play_finds_its_legal_plays_in_what_it_sees(
    seed: int, stop: int
) -> None:
    random = Random(seed)
    match = Match(seed)
    pass_at_random(match, random)
    for _ in range(stop):
        if match.phase == "trick":
            match.collect()
        if match.phase == "playing":
            match.play(random.choice(match.legal_plays()))
    if match.phase == "trick":
        match.collect()
    if match.turn is not None:
        seen = match.observation(match.turn)
        assert seen.legal_plays() == match.legal_plays()
        assert list(seen.trick) == match.trick


def test_a_seat_that_sees_a_full_trick_is_about_to_lead() -> None:
    match = table("2C", "3C", "4C", "5C", plays="2C 3C 4C 5C")
    assert match.observation(3).trick == ()


QUEEN = Card.parse("QS")
REFUSED: dict[str, tuple[dict[str, object], str]] = {
    "a fifth seat": ({"seat": 4}, "a seat is from 0 to 3, not 4"),
    "an unknown difficulty": (
        {"difficulty": "expert"},
        "a difficulty is 'easy', 'normal', 'hard', not 'expert'",
    ),
    "a list of cards": ({"hand": [QUEEN]}, "hand: .* where a tuple of cards"),
    "the text of a card": (
        {"hand": ("QS",)},
        "hand and plays: .*'QS'.* where cards such as Card.parse",
    ),
    "a card held twice": (
        {"hand": (QUEEN, QUEEN)},
        "hand and plays: QS stands there twice",
    ),
    "a card held and played": (
        {"hand": (QUEEN,), "plays": ((3, QUEEN),)},
        "hand and plays: QS stands there twice",
    ),
    "a list of plays": ({"plays": []}, "plays: .* where a tuple of plays"),
    "a play in a list": (
        {"plays": ([3, QUEEN],)},
        r"plays: .* where a tuple of plays, each \(seat, card\)",
    ),
    "a play of three parts": (
        {"plays": ((3, QUEEN, 1),)},
        "plays: .* where a tuple of plays",
    ),
    "a play of nobody": (
        {"plays": ((4, QUEEN),)},
        "plays: .* where a seat from 0 to 3 in each",
    ),
    "a played text": (
        {"plays": ((3, "QS"),)},
        "hand and plays: .*'QS'.* where cards such as Card.parse",
    ),
    "no tie-break": ({"tie_break": None}, "tie_break: None where 8 bytes"),
    "a short tie-break": ({"tie_break": b"tie"}, "tie_break: b'tie' where 8 bytes"),
}


@pytest.mark.parametrize(("change", "reason"), REFUSED.values(), ids=REFUSED)
def test_an_observation_that_no_seat_can_make_is_refused(
    change: dict[str, Any], reason: str
) -> None:
    good = Observation(0, "easy", (Card.parse("2C"),), (), bytes(8))
    with pytest.raises(ValueError, match=reason):
        replace(good, **change)
