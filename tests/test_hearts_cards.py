import copy
import pickle
from dataclasses import FrozenInstanceError
from typing import Any

import pytest

from hh_widget.cards import SUIT_LETTERS, Card, Rank, Suit
from hh_widget.hearts.rules import DECK, HAND_POINTS, POINTS


@pytest.mark.rule("HE-02")
def test_the_deck_has_52_cards_of_four_suits() -> None:
    assert len(set(DECK)) == len(DECK) == 52
    assert {(card.rank, card.suit) for card in DECK} == {
        (rank, suit) for rank in Rank for suit in Suit
    }


@pytest.mark.rule("HE-30")
def test_the_order_of_a_hand_is_clubs_diamonds_spades_hearts_two_to_ace() -> None:
    assert " ".join(map(str, DECK)) == " ".join(
        rank + suit for suit in "CDSH" for rank in "23456789TJQKA"
    )


@pytest.mark.rule("HE-02", "HE-31")
def test_hearts_cost_one_point_the_queen_of_spades_13_and_all_others_none() -> None:
    assert {str(card): points for card, points in POINTS.items() if points} == {
        **{f"{rank}H": 1 for rank in "23456789TJQKA"},
        "QS": 13,
    }
    assert len(POINTS) == 52
    assert sum(POINTS.values()) == HAND_POINTS == 26


def test_a_card_is_its_rank_and_suit_and_has_one_text_both_ways() -> None:
    queen = Card.parse("QS")
    assert (queen.rank, queen.suit) == (Rank.QUEEN, Suit.SPADES)
    assert str(queen) == "QS"
    assert repr(queen) == "Card.parse('QS')"
    assert [Card.parse(str(card)) for card in DECK] == list(DECK)
    assert SUIT_LETTERS == "CDSH" == "".join(suit.letter for suit in Suit)


def test_there_is_one_object_for_each_card() -> None:
    queen = Card.parse("QS")
    assert Card(Rank.QUEEN, Suit.SPADES) is Card(12, Suit.SPADES) is queen
    assert copy.deepcopy(queen) is pickle.loads(pickle.dumps(queen)) is queen  # noqa: S301  # our own
    assert queen != Card.parse("QH")


def test_a_card_does_not_change() -> None:
    with pytest.raises(FrozenInstanceError):
        Card.parse("QS").rank = Rank.KING  # type: ignore[misc]
    assert str(Card.parse("QS")) == "QS"


@pytest.mark.parametrize("text", ["", "Q", "SQ", "10S", "1S", "qs", "QX", " QS", "Q♠"])
def test_no_other_text_is_a_card(text: str) -> None:
    with pytest.raises(
        ValueError, match="is no card: one rank of A23456789TJQK"
    ) as error:
        Card.parse(text)
    assert repr(text) in str(error.value)
    assert "one suit of CDSH" in str(error.value)


def test_a_long_text_is_not_repeated_whole() -> None:
    with pytest.raises(ValueError, match="is no card") as error:
        Card.parse("Q" * 10**6)
    assert len(str(error.value)) < 300


@pytest.mark.parametrize("value", [None, 3, b"QS", ["Q", "S"]])
def test_a_cards_text_is_a_string(value: object) -> None:
    with pytest.raises(TypeError, match="a string such as 'QS', not "):
        Card.parse(value)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("rank", "suit"), [(0, Suit.CLUBS), (14, Suit.CLUBS), (2, "C"), ([2], Suit.CLUBS)]
)
def test_no_card_has_another_rank_or_suit(rank: Any, suit: Any) -> None:  # noqa: ANN401  # nonsense
    with pytest.raises(ValueError, match=r"no card has the rank .* a Rank .* a Suit"):
        Card(rank, suit)
    assert Card.parse("2C").suit is Suit.CLUBS
