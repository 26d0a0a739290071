from itertools import islice

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


def test_only_64_bits_of_the_state_count() -> None:
    assert next(splitmix64(2**64 + 7)) == next(splitmix64(7))


def test_a_shuffle_keeps_the_cards_and_depends_on_the_state() -> None:
    decks = [list(range(52)) for _ in range(3)]
    for deck, state in zip(decks, (1, 1, 2), strict=True):
        shuffle(deck, state)
    assert decks[0] == decks[1] != decks[2]
    assert sorted(decks[0]) == list(range(52)) != decks[0]
