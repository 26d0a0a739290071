import pytest
from boards import board
from hypothesis import given
from hypothesis import strategies as st
from strategies import positions

from hh_widget.heart_to_heart import DISCARD, Deal, Draw, IllegalMoveError, Pair
from hh_widget.heart_to_heart.layout import SLOTS
from hh_widget.heart_to_heart.moves import Selectable
from hh_widget.heart_to_heart.placement_help import darkened, outlined
from hh_widget.heart_to_heart.position import Position

EXAMPLE = Deal.from_code("HH1-N-AAAAAAM").position


def can_pair(position: Position, one: Selectable, other: Selectable) -> bool:
    """Tell whether the two can be paired now, by trying it."""
    try:
        position.play(Pair(one, other))
    except (IllegalMoveError, ValueError):
        return False
    return True


# Outlined cards


@pytest.mark.rule("HH-19")
def test_free_cards_with_a_free_partner_are_outlined() -> None:
    assert outlined(board({20: 7, 21: 7, 22: 8})) == (20, 21)
    assert outlined(board({20: 7, 21: 7, 22: 7})) == (20, 21, 22)


@pytest.mark.rule("HH-19")
def test_free_cards_with_a_partner_on_top_of_the_discard_pile_are_outlined() -> None:
    assert outlined(board({21: 7, 22: 8}, discard=[7, 8])) == (22,)
    assert outlined(board({20: 7, 21: 8, 22: 8}, discard=[7])) == (20, 21, 22)


@pytest.mark.rule("HH-19")
def test_a_partner_that_is_covered_or_not_turned_yet_does_not_count() -> None:
    assert outlined(board({23: 4, 25: 4}, stock=[4], discard=[4, 5])) == ()


@pytest.mark.rule("HH-19")
def test_the_tip_of_the_example_is_outlined_after_nine_draws() -> None:
    position = EXAMPLE
    for _ in range(9):
        assert outlined(position) == ()
        position = position.play(Draw())
    assert outlined(position) == (25,)


@pytest.mark.rule("HH-19")
@given(positions)
def test_outlined_are_exactly_the_heart_cards_that_can_be_paired(
    position: Position,
) -> None:
    expected = tuple(
        slot
        for slot in SLOTS
        if any(can_pair(position, slot, other) for other in (*SLOTS, DISCARD))
    )
    assert outlined(position) == expected


# Darkened cards


@pytest.mark.rule("HH-19")
def test_nothing_is_darkened_while_no_card_is_selected() -> None:
    assert darkened(EXAMPLE, None) == ()


@pytest.mark.rule("HH-19")
def test_covered_cards_and_the_discard_pile_are_darkened_too() -> None:
    assert darkened(EXAMPLE, 25) == (*range(1, 25), DISCARD)
    assert darkened(EXAMPLE, DISCARD) == tuple(SLOTS)


@pytest.mark.rule("HH-19")
def test_what_matches_the_selected_card_is_not_darkened() -> None:
    position = board({18: 5, 20: 7, 21: 7, 22: 8}, discard=[8])
    assert darkened(position, 20) == (18, 22, DISCARD)
    assert darkened(position, 21) == (18, 22, DISCARD)
    assert darkened(position, 22) == (18, 20, 21)
    assert darkened(position, DISCARD) == (18, 20, 21)


@pytest.mark.rule("HH-19")
def test_an_empty_discard_pile_is_not_darkened() -> None:
    assert darkened(board({23: 5, 24: 6}, stock=[5]), 23) == (24,)


@pytest.mark.rule("HH-19")
def test_a_covered_card_of_the_same_rank_is_darkened() -> None:
    assert darkened(board({23: 4, 25: 4}), 25) == (23,)


@pytest.mark.rule("HH-19")
@given(positions, st.data())
def test_darkened_is_every_card_that_cannot_be_paired_with_the_selected_one(
    position: Position, data: st.DataObject
) -> None:
    heart = [slot for slot in SLOTS if position.heart[slot - 1] is not None]
    piles: list[Selectable] = [DISCARD] if position.discard else []
    selection = data.draw(st.sampled_from([*position.free, *piles, None]))
    expected = tuple(
        card
        for card in (*heart, *piles)
        if selection not in {None, card} and not can_pair(position, selection, card)
    )
    assert darkened(position, selection) == expected
