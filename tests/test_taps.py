import pytest
from boards import board
from hypothesis import given
from hypothesis import strategies as st
from strategies import positions

from hh_widget.heart_to_heart import (
    DISCARD,
    STOCK,
    Deal,
    Draw,
    Pair,
    Position,
    Recycle,
    Tap,
)
from hh_widget.heart_to_heart.layout import SLOTS
from hh_widget.heart_to_heart.moves import Selectable, Target
from hh_widget.heart_to_heart.taps import Response, respond

EXAMPLE = Deal.from_code("HH1-N-AAAAAAM").position
TARGETS = (*SLOTS, DISCARD, STOCK)


# Selecting


@pytest.mark.rule("HH-14")
def test_the_first_tap_on_a_free_card_or_the_discard_pile_selects_it() -> None:
    assert respond(EXAMPLE, None, 25) == Response(Tap.SELECTED, 25)
    assert respond(EXAMPLE, None, DISCARD) == Response(Tap.SELECTED, DISCARD)


@pytest.mark.rule("HH-14", "HH-29")
@pytest.mark.parametrize(
    ("first", "second"), [(20, 21), (21, 20), (22, DISCARD), (DISCARD, 22)]
)
def test_a_second_tap_on_the_same_rank_removes_the_pair(
    first: Selectable, second: Selectable
) -> None:
    position = board({20: 9, 21: 9, 22: 5}, stock=[9], discard=[5])
    response = respond(position, first, second)
    assert response == Response(Tap.MOVED, None, Pair(first, second))


@pytest.mark.rule("HH-16")
def test_a_tap_on_the_selected_card_deselects_it() -> None:
    assert respond(EXAMPLE, 25, 25) == Response(Tap.DESELECTED, None)
    assert respond(EXAMPLE, DISCARD, DISCARD) == Response(Tap.DESELECTED, None)


@pytest.mark.rule("HH-17", "HH-18")
def test_a_second_card_of_another_rank_is_a_mismatch_and_becomes_the_selected_one() -> (
    None
):
    assert respond(EXAMPLE, 25, DISCARD) == Response(Tap.MISMATCH, DISCARD)
    assert respond(EXAMPLE, DISCARD, 25) == Response(Tap.MISMATCH, 25)
    position = board({23: 9, 24: 8})
    assert respond(position, 23, 24) == Response(Tap.MISMATCH, 24)


# The stock


@pytest.mark.rule("HH-11", "HH-29")
@pytest.mark.parametrize("selection", [None, 25, DISCARD])
def test_a_tap_on_the_stock_draws_whatever_is_selected(
    selection: Selectable | None,
) -> None:
    response = respond(EXAMPLE, selection, STOCK)
    assert response == Response(Tap.MOVED, None, Draw())


@pytest.mark.rule("HH-12", "HH-29")
@pytest.mark.parametrize("selection", [None, 25, DISCARD])
def test_a_tap_on_the_empty_stock_recycles(selection: Selectable | None) -> None:
    position = board({25: 4}, discard=[5])
    response = respond(position, selection, STOCK)
    assert response == Response(Tap.MOVED, None, Recycle())


@pytest.mark.rule("HH-12")
@pytest.mark.parametrize("selection", [None, 25])
def test_with_stock_and_discard_pile_empty_the_tap_does_nothing(
    selection: Selectable | None,
) -> None:
    response = respond(board({25: 4}), selection, STOCK)
    assert response == Response(Tap.IGNORED, selection)


# Taps without an answer


@pytest.mark.rule("HH-15")
@pytest.mark.parametrize("selection", [None, 25, DISCARD])
def test_a_covered_card_does_not_answer(selection: Selectable | None) -> None:
    for slot in range(1, 25):
        response = respond(EXAMPLE, selection, slot)
        assert response == Response(Tap.IGNORED, selection)


@pytest.mark.rule("HH-15")
def test_a_covered_card_does_not_answer_even_when_its_rank_matches() -> None:
    position = board({23: 4, 25: 4}, discard=[4])
    for selection in (25, DISCARD):
        assert respond(position, selection, 23) == Response(Tap.IGNORED, selection)


@pytest.mark.rule("HH-15")
@pytest.mark.parametrize("selection", [None, 23])
def test_an_empty_slot_and_an_empty_discard_pile_do_not_answer(
    selection: Selectable | None,
) -> None:
    position = board({23: 4}, stock=[4])
    for target in (24, 25, DISCARD):
        assert respond(position, selection, target) == Response(Tap.IGNORED, selection)


@pytest.mark.rule("HH-15")
@pytest.mark.parametrize("target", TARGETS)
def test_nothing_answers_in_a_won_game(target: Target) -> None:
    won = board({}, stock=[1], discard=[2])
    assert respond(won, None, target) == Response(Tap.IGNORED, None)


@pytest.mark.rule("HH-15")
@pytest.mark.parametrize(
    ("target", "error"),
    [
        *((value, ValueError) for value in (0, 26, -1, 10**30, "x", "25", "", "Stock")),
        *((value, TypeError) for value in (True, False, 1.0, None, [25], b"stock")),
    ],
)
@pytest.mark.parametrize("position", [EXAMPLE, board({})])
def test_a_target_that_does_not_exist_is_an_error(
    position: Position, target: Target, error: type[Exception]
) -> None:
    with pytest.raises(error) as raised:
        respond(position, None, target)
    targets = "a slot from 1 to 25, 'discard' or 'stock'"
    assert str(raised.value) == f"a tap's target is {targets}, not {target!r}"


# All taps


@pytest.mark.rule("HH-14", "HH-15", "HH-16", "HH-17")
@given(positions, st.data())
def test_every_tap_answers_as_the_rules_tell(
    position: Position, data: st.DataObject
) -> None:
    cards: list[Selectable] = [*position.free]
    if position.discard:
        cards.append(DISCARD)
    selection = data.draw(st.sampled_from([None, *cards]))
    for target in TARGETS:
        response = respond(position, selection, target)
        if response.tap is Tap.MOVED:
            assert response.move in position.legal_moves()
        else:
            assert response.move is None
        if position.is_won:
            assert response == Response(Tap.IGNORED, selection)
        elif target == STOCK:
            expected = Tap.MOVED if position.stock or position.discard else Tap.IGNORED
            assert response.tap is expected
        elif target not in cards:
            assert response == Response(Tap.IGNORED, selection)
        elif selection is None:
            assert response == Response(Tap.SELECTED, target)
        elif target == selection:
            assert response == Response(Tap.DESELECTED, None)
        elif Pair(selection, target) in position.legal_moves():
            assert response == Response(Tap.MOVED, None, Pair(selection, target))
        else:
            assert response == Response(Tap.MISMATCH, target)


def test_what_a_tap_did_has_five_names() -> None:
    assert [tap.value for tap in Tap] == (
        ["moved", "selected", "deselected", "mismatch", "ignored"]
    )
