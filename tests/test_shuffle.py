from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hh_widget.shuffle import shuffle, splitmix64


def test_splitmix64_gives_the_published_outputs_for_state_1234567() -> None:
    # The first five outputs that the reference implementation is known for.
    assert list(islice(splitmix64(1234567), 5)) == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@given(st.integers(0, 2**64 - 1))
def test_only_64_bits_of_the_state_count(state: int) -> None:
    outputs = list(islice(splitmix64(state), 3))
    assert list(islice(splitmix64(2**64 + state), 3)) == outputs
    assert all(0 <= output < 2**64 for output in outputs)


@pytest.mark.rule("HH-26")
@given(st.integers(0, 2**64 - 1), st.integers(0, 60))
def test_a_shuffle_swaps_each_card_from_the_last_on_with_one_up_to_it(
    state: int, size: int
) -> None:
    deck = list(range(size))
    shuffle(deck, state)
    expected = list(range(size))
    places = range(size - 1, 0, -1)
    for place, output in zip(places, splitmix64(state), strict=False):
        other = output * (place + 1) // 2**64
        assert 0 <= other <= place
        expected[place], expected[other] = expected[other], expected[place]
    assert deck == expected


def test_a_shuffle_keeps_the_cards_and_depends_on_the_state() -> None:
    decks = [list(range(52)) for _ in range(3)]
    for deck, state in zip(decks, (1, 1, 2), strict=True):
        shuffle(deck, state)
    assert decks[0] == decks[1] != decks[2]
    assert sorted(decks[0]) == list(range(52)) != decks[0]
