import json
from pathlib import Path
from random import Random

import pytest
from hearts_hands import at_random, pass_at_random, play_out
from hypothesis import given
from hypothesis import strategies as st

from hh_widget.hearts import Match
from hh_widget.hearts.deal import SEED_COUNT, deal, fresh_seed
from hh_widget.hearts.rules import DECK, NUMBER

VECTORS = json.loads(
    (Path(__file__).parent / "data" / "hearts.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize(
    "vector", VECTORS, ids=lambda vector: f"{vector['seed']}-{vector['hand']}"
)
def test_the_deals_are_those_of_the_published_vectors(
    vector: dict[str, object],
) -> None:
    hands = deal(int(str(vector["seed"])), int(str(vector["hand"])))
    assert [[str(card) for card in hand] for hand in hands] == vector["hands"]


@pytest.mark.rule("HE-03")
@given(seed=st.integers(0, SEED_COUNT - 1), hand_number=st.integers(1, 30))
def test_every_seat_gets_13_of_the_52_cards(seed: int, hand_number: int) -> None:
    hands = deal(seed, hand_number)
    assert [len(hand) for hand in hands] == [13] * 4
    assert {card for hand in hands for card in hand} == set(DECK)
    for hand in hands:
        assert hand == sorted(hand, key=NUMBER.__getitem__)


@pytest.mark.rule("HE-03")
def test_a_match_deals_the_hands_of_its_seed_one_after_the_other() -> None:
    match = Match(seed=12)
    random = Random(1)
    for number in (1, 2, 3, 4):
        assert match.hand_number == number
        assert [*map(list, match.hands)] == list(deal(12, number))
        pass_at_random(match, random)
        play_out(match, at_random(random))
        if match.phase == "scored":
            match.next_hand()


@pytest.mark.rule("HE-07")
def test_a_match_without_a_seed_draws_a_fresh_one() -> None:
    seeds = {Match().seed for _ in range(20)}
    assert len(seeds) == 20
    assert all(0 <= seed < SEED_COUNT for seed in seeds)
    assert Match(seed=5).seed == 5
    assert fresh_seed() != fresh_seed()


@pytest.mark.parametrize(
    "seed", [-1, SEED_COUNT, 10**5000], ids=["below", "above", "huge"]
)
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(
        ValueError, match="a match's seed is from 0 to 9007199254740991, not"
    ):
        Match(seed)


@pytest.mark.parametrize("seed", ["7", 7.0, True])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    with pytest.raises(
        TypeError, match=f"a match's seed is a whole number, not {seed!r}"
    ):
        Match(seed)  # type: ignore[arg-type]


def test_the_smallest_and_the_largest_seed_deal() -> None:
    for seed in (0, SEED_COUNT - 1):
        assert Match(seed).to_dict()["seed"] == seed
