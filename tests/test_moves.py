import copy
import pickle
import re

import pytest
from boards import ALL_MOVES

from hh_widget.heart_to_heart import (
    DISCARD,
    STOCK,
    Draw,
    Move,
    NotationError,
    Pair,
    Rank,
    Recycle,
    parse_move,
)
from hh_widget.heart_to_heart.layout import SLOTS
from hh_widget.heart_to_heart.moves import Selectable, is_slot, is_target

# What is neither a slot nor a pile, by the error that it gives.
NO_SLOTS: list[tuple[object, type[Exception]]] = [
    *((value, ValueError) for value in (0, 26, -1, 10**30, "x", "25", "", "Discard")),
    *((value, TypeError) for value in (True, 1.0, None, [1], Rank.TEN, b"discard")),
]


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Draw(), "D"),
        (Recycle(), "R"),
        (Pair(23, 24), "23-24"),
        (Pair(1, 9), "1-9"),
        (Pair(25, DISCARD), "25x"),
        (Pair(4, DISCARD), "4x"),
    ],
)
def test_the_text_of_a_move(move: Move, text: str) -> None:
    assert str(move) == text
    assert parse_move(text) == move


def test_every_move_has_its_own_text_and_is_read_from_it() -> None:
    assert len({str(move) for move in ALL_MOVES}) == len(ALL_MOVES) == 2 + 300 + 25
    for move in ALL_MOVES:
        assert parse_move(str(move)) == move


def test_moves_are_equal_by_what_they_do() -> None:
    assert Draw() == parse_move("D") != Recycle()
    assert len({Draw(), Draw(), Recycle(), Recycle(), Pair(1, 2), Pair(2, 1)}) == 3


@pytest.mark.rule("HH-08")
def test_the_order_of_two_cards_does_not_matter() -> None:
    assert Pair(24, 23) == Pair(23, 24) == parse_move("24-23")
    assert Pair(DISCARD, 25) == Pair(25, DISCARD)
    assert (Pair(24, 3).first, Pair(24, 3).second) == (3, 24)
    assert (Pair(DISCARD, 3).first, Pair(DISCARD, 3).second) == (3, DISCARD)


@pytest.mark.rule("HH-08")
@pytest.mark.parametrize("slot", SLOTS)
def test_a_card_never_pairs_with_itself(slot: int) -> None:
    message = f"the card of slot {slot} cannot be paired with itself"
    with pytest.raises(ValueError, match=f"^{message}$"):
        Pair(slot, slot)


@pytest.mark.rule("HH-08")
def test_two_cards_of_the_discard_pile_never_pair() -> None:
    message = "two cards of the discard pile are never a pair"
    with pytest.raises(ValueError, match=f"^{message}$"):
        Pair(DISCARD, DISCARD)


@pytest.mark.parametrize(("value", "error"), [*NO_SLOTS, (STOCK, ValueError)])
def test_a_pair_is_made_of_slots_and_the_discard_pile(
    value: Selectable, error: type[Exception]
) -> None:
    message = re.escape(
        f"a pair is made of slots 1 to 25 and 'discard', not of {value!r}"
    )
    for cards in ((1, value), (value, 1), (DISCARD, value)):
        with pytest.raises(error, match=f"^{message}$"):
            Pair(*cards)


@pytest.mark.parametrize(
    "text",
    [
        *("", "d", "r", "DD", "D R", " 25x", "25x\n", "25X", "x25", "x", "25", "25-"),
        *("-25", "25-x", "1-2-3", "01-02", "1x2", "123-4", "1\N{EN DASH}2"),
        "\uff12\uff15x",
    ],
)
def test_no_other_text_is_a_move(text: str) -> None:
    message = f"{text!r} is no move; moves are D, R, 23-24 or 25x"
    with pytest.raises(NotationError, match=f"^{re.escape(message)}$"):
        parse_move(text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("26x", "a pair is made of slots 1 to 25 and 'discard', not of 26"),
        ("1-99", "a pair is made of slots 1 to 25 and 'discard', not of 99"),
        ("7-7", "the card of slot 7 cannot be paired with itself"),
    ],
)
def test_a_move_on_slots_that_do_not_exist_is_no_move(text: str, reason: str) -> None:
    with pytest.raises(NotationError, match=f"^{text!r} is no move: {reason}$"):
        parse_move(text)


@pytest.mark.parametrize("value", [None, 25, b"D", Draw()])
def test_what_is_no_string_is_a_type_error(value: object) -> None:
    message = f"a move's text is a string, not {type(value).__name__}"
    with pytest.raises(TypeError, match=f"^{message}$"):
        parse_move(value)  # type: ignore[arg-type]


def test_slots_and_piles_are_what_can_be_tapped() -> None:
    assert [value for value in range(-2, 30) if is_slot(value)] == list(SLOTS)
    for target in (*SLOTS, DISCARD, STOCK):
        assert is_target(target)
    for value, _ in NO_SLOTS:
        assert not is_slot(value)
        assert not is_target(value)
    assert not is_slot(DISCARD)
    assert not is_slot(STOCK)


def test_moves_tell_how_they_are_made_and_can_be_copied() -> None:
    for move in ALL_MOVES:
        assert eval(repr(move)) == move  # noqa: S307 - the text is the test's own
        assert pickle.loads(pickle.dumps(move)) == copy.copy(move) == move  # noqa: S301
