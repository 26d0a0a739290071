from collections import Counter

import pytest
from boards import ALL_MOVES, COVERS, board
from hypothesis import given
from strategies import positions

from hh_widget.heart_to_heart import (
    DISCARD,
    Deal,
    Draw,
    IllegalMoveError,
    Move,
    Pair,
    Position,
    Recycle,
    parse_move,
)
from hh_widget.heart_to_heart.layout import SLOTS


def pairs(position: Position) -> list[Move]:
    return [move for move in position.legal_moves() if isinstance(move, Pair)]


def everything(position: Position) -> Counter[int]:
    cards = (*position.heart, *position.stock, *position.discard)
    return Counter(card for card in cards if card is not None)


# Pairs


@pytest.mark.rule("HH-08")
def test_two_free_cards_of_the_heart_of_equal_rank_are_a_pair() -> None:
    position = board({20: 7, 23: 9, 24: 9}, discard=[5])
    assert pairs(position) == [Pair(23, 24)]
    assert position.play(Pair(23, 24)) == board({20: 7}, discard=[5])


@pytest.mark.rule("HH-08", "HH-11")
def test_a_free_card_and_the_top_of_the_discard_pile_are_a_pair() -> None:
    position = board({24: 7, 25: 4}, stock=[2], discard=[3, 4])
    assert pairs(position) == [Pair(25, DISCARD)]
    assert position.play(Pair(25, DISCARD)) == board({24: 7}, stock=[2], discard=[3])


@pytest.mark.rule("HH-11")
def test_only_the_top_of_the_discard_pile_can_be_played() -> None:
    assert pairs(board({25: 4}, discard=[4, 3])) == []
    assert pairs(board({25: 4}, stock=[4], discard=[3])) == []
    with pytest.raises(IllegalMoveError, match="4 and 3 differ in rank"):
        board({25: 4}, discard=[4, 3]).play(Pair(25, DISCARD))


@pytest.mark.rule("HH-11")
def test_when_the_top_card_is_paired_away_the_card_below_it_is_next() -> None:
    position = board({23: 8, 24: 9}, discard=[8, 9])
    assert pairs(position) == [Pair(24, DISCARD)]
    assert pairs(position.play(Pair(24, DISCARD))) == [Pair(23, DISCARD)]


@pytest.mark.rule("HH-08")
def test_a_covered_card_never_pairs_even_with_the_card_that_covers_it() -> None:
    position = board({24: 4, 25: 4}, discard=[4])
    assert pairs(position) == [Pair(25, DISCARD)]
    for move in (Pair(24, 25), Pair(24, DISCARD)):
        with pytest.raises(IllegalMoveError, match=r"slot 24 is covered by slot 25$"):
            position.play(move)


@pytest.mark.rule("HH-08")
@given(positions)
def test_pairs_are_what_the_rules_call_pairs(position: Position) -> None:
    there = {slot for slot in SLOTS if position.heart[slot - 1] is not None}
    free = [slot for slot in SLOTS if slot in there and there.isdisjoint(COVERS[slot])]
    ranks: dict[int | str, int | None] = {s: position.heart[s - 1] for s in free}
    inside = [Pair(a, b) for a in free for b in free if a < b and ranks[a] == ranks[b]]
    top = position.discard[-1] if position.discard else None
    outside = [Pair(slot, DISCARD) for slot in free if ranks[slot] == top]
    assert pairs(position) == inside + outside


@pytest.mark.rule("HH-09")
@given(positions)
def test_both_cards_leave_the_game_and_nothing_else_moves(position: Position) -> None:
    for move in pairs(position):
        assert isinstance(move, Pair)
        after = position.play(move)
        heart = list(position.heart)
        discard = position.discard
        rank = heart[move.first - 1]
        heart[move.first - 1] = None
        if isinstance(move.second, int):
            assert heart[move.second - 1] == rank
            heart[move.second - 1] = None
        else:
            assert discard[-1] == rank
            discard = discard[:-1]
        assert after == Position(heart, position.stock, discard)
        assert everything(position) - everything(after) == {rank: 2}


@pytest.mark.rule("HH-09")
@given(positions)
def test_an_emptied_slot_stays_empty(position: Position) -> None:
    gone = {slot for slot in SLOTS if position.heart[slot - 1] is None}
    for move in position.legal_moves():
        heart = position.play(move).heart
        assert all(heart[slot - 1] is None for slot in gone)


# Drawing and recycling


@pytest.mark.rule("HH-11")
def test_a_draw_turns_the_top_card_of_the_stock_onto_the_discard_pile() -> None:
    position = board({25: 4}, stock=[5, 6], discard=[7])
    assert position.play(Draw()) == board({25: 4}, stock=[6], discard=[7, 5])


@pytest.mark.rule("HH-03")
def test_the_stock_is_drawn_in_the_order_of_the_deal() -> None:
    deal = Deal.from_number(12)
    position = deal.position
    drawn = []
    for _ in range(26):
        position = position.play(Draw())
        drawn.append(position.discard[-1])
    assert tuple(drawn) == deal.stock
    assert position.discard == (deal.discard, *deal.stock)


@pytest.mark.rule("HH-12")
def test_the_empty_stock_takes_the_whole_discard_pile_back_in_its_order() -> None:
    position = board({25: 4}, discard=[7, 5, 6])
    assert position.play(Recycle()) == board({25: 4}, stock=[7, 5, 6])


@pytest.mark.rule("HH-12")
@given(positions)
def test_cards_come_again_in_the_order_in_which_they_lie(position: Position) -> None:
    cards = position.discard + position.stock
    for _ in range(3):
        while position.stock and not position.is_won:
            position = position.play(Draw())
        if position.is_won or not cards:
            return
        assert position.discard == cards
        position = position.play(Recycle())
        assert (position.stock, position.discard) == (cards, ())


@pytest.mark.rule("HH-12")
def test_a_card_paired_away_does_not_come_again() -> None:
    position = board({25: 4, 24: 7}, discard=[4]).play(Pair(25, DISCARD))
    assert position.legal_moves() == []
    position = board({25: 4, 24: 7}, discard=[5, 4]).play(Pair(25, DISCARD))
    assert position.play(Recycle()).stock == (5,)


# All moves


@pytest.mark.rule("HH-11", "HH-12")
@given(positions)
def test_the_stock_can_be_drawn_or_else_recycled(position: Position) -> None:
    others = [move for move in position.legal_moves() if not isinstance(move, Pair)]
    if position.is_won or not (position.stock or position.discard):
        assert others == []
    else:
        assert others == [Draw() if position.stock else Recycle()]


@given(positions)
def test_exactly_the_legal_moves_can_be_played(position: Position) -> None:
    legal = position.legal_moves()
    assert len(set(legal)) == len(legal)
    for move in ALL_MOVES:
        if move in legal:
            position.play(move)
        else:
            with pytest.raises(IllegalMoveError):
                position.play(move)


def test_legal_moves_come_pairs_first_and_the_stock_last() -> None:
    position = board({20: 3, 21: 3, 22: 3}, stock=[1], discard=[3])
    assert [str(move) for move in position.legal_moves()] == (
        ["20-21", "20-22", "21-22", "20x", "21x", "22x", "D"]
    )


@given(positions)
def test_a_move_leaves_the_position_before_it_as_it_was(position: Position) -> None:
    text = str(position)
    for move in position.legal_moves():
        position.play(move)
    assert str(position) == text


@pytest.mark.rule("HH-22")
def test_a_won_game_has_no_moves() -> None:
    won = board({}, stock=[1], discard=[2])
    assert won.legal_moves() == []
    for move in ALL_MOVES:
        with pytest.raises(IllegalMoveError, match=f"^{move} is .*: the game is won$"):
            won.play(move)


@pytest.mark.rule("HH-23")
@given(positions)
def test_stuck_is_exactly_when_no_search_finds_a_pair_ever(position: Position) -> None:
    seen: set[Position] = set()
    waiting = [position]
    found = False
    while waiting and not found:
        reached = waiting.pop()
        seen.add(reached)
        found = bool(pairs(reached))
        turns = [reached.play(move) for move in reached.legal_moves()]
        waiting += [after for after in turns if after not in seen]
    assert position.is_stuck == (not found and not position.is_won)


# Moves that are refused


@pytest.mark.parametrize(
    ("position", "move", "objection"),
    [
        (board({25: 4}, discard=[4]), "D", "the stock is empty"),
        (board({25: 4}), "D", "the stock is empty"),
        (board({25: 4}, stock=[4]), "R", "the stock is not empty"),
        (board({25: 4}, stock=[4], discard=[5]), "R", "the stock is not empty"),
        (board({25: 4}), "R", "there are no cards to recycle"),
        (board({25: 4}, stock=[4]), "25x", "the discard pile is empty"),
        (board({25: 4}, discard=[4]), "24x", "slot 24 is empty"),
        (board({25: 4}), "24-25", "slot 24 is empty"),
        (board({24: 4}), "24-25", "slot 25 is empty"),
        (board({25: 4}, discard=[10]), "25x", "4 and T differ in rank"),
        (board({23: 1, 24: 13}), "23-24", "A and K differ in rank"),
        (board({23: 1, 25: 1}), "23-25", "slot 23 is covered by slot 25"),
        (
            board({21: 1, 23: 2, 24: 1}),
            "21-24",
            "slot 21 is covered by slot 23 and slot 24",
        ),
        (board({18: 1, 20: 1, 21: 2}), "18-20", "slot 18 is covered by slot 21"),
    ],
)
def test_a_move_that_is_not_legal_is_refused_with_the_reason(
    position: Position, move: str, objection: str
) -> None:
    message = f"^{move} is not possible: {objection}$"
    with pytest.raises(IllegalMoveError, match=message):
        position.play(parse_move(move))


@pytest.mark.parametrize("value", ["D", "25x", 25, None, (25, DISCARD), Draw])
@pytest.mark.parametrize("position", [board({25: 4}, stock=[4]), board({})])
def test_what_is_no_move_is_a_type_error(position: Position, value: Move) -> None:
    with pytest.raises(TypeError) as raised:
        position.play(value)
    message = f"a move is a Draw, a Recycle or a Pair, not {value!r}"
    assert str(raised.value) == message


# The example deal


@pytest.mark.rule("HH-10")
def test_move_10_of_the_example_pairs_the_tip_and_frees_two_cards() -> None:
    position = Deal.from_code("HH1-N-AAAAAAM").position
    for _ in range(9):
        assert pairs(position) == []
        position = position.play(Draw())
    assert (len(position.stock), len(position.discard)) == (17, 10)
    assert pairs(position) == [Pair(25, DISCARD)]
    assert position.free == (25,)
    after = position.play(Pair(25, DISCARD))
    assert after.free == (23, 24)
    assert (len(after.stock), len(after.discard)) == (17, 9)
