import pickle

import pytest
from boards import COVERS, board
from hypothesis import given
from hypothesis import strategies as st
from strategies import deals, positions

from hh_widget.heart_to_heart import DISCARD, Deal, NotationError, Position, Rank
from hh_widget.heart_to_heart.moves import Selectable

FULL = [rank for rank in range(1, 14) for _ in range(2)][:25]
START = "T8TK72353Q2557T69AK9A8J64/AQ36Q9574JT248K8J2943QJ67K/A"


# Cards on the table


def test_a_position_has_its_cards_in_their_places() -> None:
    position = Position([*FULL[:24], None], iter([13, 12]), [11, 10])
    assert position.heart == (*map(Rank, FULL[:24]), None)
    assert position.stock == (Rank.KING, Rank.QUEEN)
    assert position.discard == (Rank.JACK, Rank.TEN)
    assert (position.heart_count, position.stock_count) == (24, 2)
    assert {type(rank) for rank in position.stock + position.discard} == {Rank}


def test_small_boards_are_positions_too() -> None:
    empty = Position([None] * 25)
    assert (empty.stock, empty.discard) == ((), ())
    assert (empty.heart_count, empty.stock_count) == (0, 0)
    assert board({25: 4}).heart_count == 1


@pytest.mark.rule("HH-07")
@given(deals)
def test_all_cards_of_the_heart_lie_open_from_the_start(deal: Deal) -> None:
    assert deal.position.heart == deal.heart


def test_the_card_of_a_slot_and_on_top_of_the_discard_pile() -> None:
    position = board({1: 10, 25: 4}, stock=[9], discard=[8, 7])
    assert position.rank_at(1) is Rank.TEN
    assert position.rank_at(25) is Rank.FOUR
    assert position.rank_at(2) is None
    assert position.rank_at(DISCARD) is Rank.SEVEN
    assert board({}, stock=[9]).rank_at(DISCARD) is None


@pytest.mark.parametrize("place", [0, 26, -1, True, "stock", "x", None, 1.0])
def test_there_is_no_card_in_a_place_that_does_not_exist(place: Selectable) -> None:
    with pytest.raises(ValueError, match=r"a slot from 1 to 25") as raised:
        board({25: 4}).rank_at(place)
    assert repr(place) in str(raised.value)


@pytest.mark.parametrize("count", [0, 24, 26])
def test_a_heart_has_25_slots(count: int) -> None:
    with pytest.raises(ValueError, match=f"^a heart has 25 slots, not {count}$"):
        Position([None] * count)


def test_five_cards_of_a_rank_are_refused_wherever_they_lie() -> None:
    message = "there are 5 cards of rank 4 where at most 4 are possible"
    for cards in (
        board(dict.fromkeys(range(1, 5), 4)),
        board({}, stock=[4] * 4),
        board({}, discard=[4] * 4),
    ):
        four = board({}, cards.stock, cards.discard)
        for slot in (5, 25):
            heart = [*cards.heart]
            heart[slot - 1] = Rank.FOUR
            with pytest.raises(ValueError, match=f"^{message}$"):
                Position(heart, four.stock, four.discard)


@pytest.mark.parametrize(
    ("card", "error", "message"),
    [
        (0, ValueError, "a rank is from 1 to 13, not 0"),
        (14, ValueError, "a rank is from 1 to 13, not 14"),
        (-1, ValueError, "a rank is from 1 to 13, not -1"),
        (True, TypeError, "a rank is a whole number from 1 to 13, not True"),
        (4.0, TypeError, "a rank is a whole number from 1 to 13, not 4.0"),
        ("4", TypeError, "a rank is a whole number from 1 to 13, not '4'"),
        ([4], TypeError, r"a rank is a whole number from 1 to 13, not \[4\]"),
    ],
)
def test_a_card_that_is_no_rank_is_refused(
    card: int, error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=f"^{message}$"):
        board({25: card})
    with pytest.raises(error, match=f"^{message}$"):
        board({}, stock=[card])
    with pytest.raises(error, match=f"^{message}$"):
        board({}, discard=[card])


def test_an_empty_place_is_for_the_heart_alone() -> None:
    with pytest.raises(TypeError, match="not None"):
        board({}, stock=[None])  # type: ignore[list-item]
    with pytest.raises(TypeError, match="not None"):
        board({}, discard=[None])  # type: ignore[list-item]


# Free cards


@pytest.mark.rule("HH-05")
@given(deals)
def test_at_the_start_only_the_tip_is_free(deal: Deal) -> None:
    assert deal.position.free == (25,)


@pytest.mark.rule("HH-05", "HH-04")
@given(positions)
def test_a_card_is_free_when_every_card_that_covers_it_is_gone(
    position: Position,
) -> None:
    there = {slot for slot, card in enumerate(position.heart, 1) if card is not None}
    free = tuple(slot for slot in sorted(there) if there.isdisjoint(COVERS[slot]))
    assert position.free == free


@pytest.mark.rule("HH-05")
def test_both_covers_must_be_gone() -> None:
    assert board({21: 9, 23: 2, 24: 3}).free == (23, 24)
    assert board({21: 9, 23: 2}).free == (23,)
    assert board({21: 9, 24: 3}).free == (24,)
    assert board({21: 9}).free == (21,)


@pytest.mark.rule("HH-06")
def test_an_end_card_is_free_once_its_single_cover_is_gone() -> None:
    left = {20: 9, 21: 8, 22: 7, 24: 3}
    assert board(left).free == (20, 24)


# Won and stuck


@pytest.mark.rule("HH-22")
def test_a_game_is_won_once_the_heart_is_empty_whatever_the_stock_has() -> None:
    assert board({}).is_won
    assert board({}, stock=[1, 2], discard=[3]).is_won
    assert not board({1: 4}).is_won


@pytest.mark.rule("HH-22")
@given(positions)
def test_a_game_with_a_card_in_the_heart_is_not_won(position: Position) -> None:
    assert position.is_won == (position.heart == (None,) * 25)


@pytest.mark.rule("HH-23")
def test_a_free_card_without_any_partner_is_stuck() -> None:
    assert board({25: 4}).is_stuck
    assert board({25: 4}, stock=[3, 5], discard=[6]).is_stuck
    assert board({23: 4, 24: 5}).is_stuck


@pytest.mark.rule("HH-23")
def test_a_partner_under_the_card_itself_does_not_help() -> None:
    assert board({23: 4, 25: 4}).is_stuck
    assert not board({23: 4, 24: 4}).is_stuck


@pytest.mark.rule("HH-23")
@pytest.mark.parametrize(
    ("stock", "discard"),
    [([4], []), ([1, 2, 4], [3]), ([], [4]), ([], [4, 1, 2]), ([1], [4, 2])],
)
def test_having_to_draw_or_recycle_first_is_not_stuck(
    stock: list[int], discard: list[int]
) -> None:
    assert not board({25: 4}, stock, discard).is_stuck


@pytest.mark.rule("HH-23")
def test_a_won_game_is_not_stuck() -> None:
    assert not board({}).is_stuck
    assert not board({}, stock=[1], discard=[2]).is_stuck


# Equality


@given(positions, positions)
def test_positions_are_equal_when_all_cards_lie_in_the_same_places(
    one: Position, other: Position
) -> None:
    parts = [(p.heart, p.stock, p.discard) for p in (one, other)]
    assert (one == other) == (parts[0] == parts[1])
    copy = Position(one.heart, one.stock, one.discard)
    assert copy == one
    assert hash(copy) == hash(one)


def test_positions_differ_by_the_place_of_a_card() -> None:
    all_different = {
        board({25: 4}),
        board({24: 4}),
        board({25: 5}),
        board({}, stock=[4, 5]),
        board({}, stock=[5, 4]),
        board({}, stock=[4], discard=[5]),
        board({}, stock=[5], discard=[4]),
        board({}, discard=[4, 5]),
    }
    assert len(all_different) == 8
    assert len({hash(position) for position in all_different}) == 8
    assert board({}) != str(board({}))


def test_a_position_can_be_kept_and_brought_back() -> None:
    position = Position.parse(START)
    assert pickle.loads(pickle.dumps(position)) == position  # noqa: S301


def test_a_position_cannot_be_changed() -> None:
    position = board({25: 4})
    for name in ("heart", "stock", "discard", "free", "is_won", "is_stuck", "other"):
        with pytest.raises(AttributeError):
            setattr(position, name, ())


# Texts


def test_the_text_is_heart_stock_discard_pile() -> None:
    assert str(Deal.from_number(12).position) == START
    position = board({1: 10, 25: 1}, stock=[11, 12], discard=[13, 2])
    assert str(position) == "T.......................A/JQ/K2"
    assert str(board({})) == "........................." + "//"


@given(positions)
def test_a_position_is_read_from_its_text(position: Position) -> None:
    assert Position.parse(str(position)) == position


DOTS = "." * 25


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "'' has 1 parts where 3 are expected: heart/stock/discard pile"),
        (DOTS, f"'{DOTS}' has 1 parts where 3"),
        (f"{DOTS}/", f"'{DOTS}/' has 2 parts where 3"),
        (f"{DOTS}///", f"'{DOTS}///' has 4 parts where 3"),
        ("4//", "the heart '4' has 1 places where 25 are expected"),
        (f"{DOTS}.//", "has 26 places where 25"),
        (f" {DOTS}//", "has 26 places where 25"),
        (f"{DOTS[:-1]}t//", "the heart has 't' at place 25 where one of A2345"),
        (f"1{DOTS[1:]}//", "the heart has '1' at place 1 where one of A23456789TJQK"),
        (f"{DOTS}/A1/", "the stock has '1' at place 2 where one of"),
        (f"{DOTS}/./", "the stock has '.' at place 1 where one of"),
        (f"{DOTS}/A A/", "the stock has ' ' at place 2 where one of"),
        (f"{DOTS}//2AX", "the discard pile has 'X' at place 3 where one of"),
        (f"{DOTS}//.", "the discard pile has '.' at place 1 where one of"),
        (f"{DOTS}//A\n", r"the discard pile has '\n' at place 2 where one of"),
        (
            f"{DOTS[:-1]}K/KK/KK",
            "K/KK/KK': there are 5 cards of rank K where at most 4 are possible",
        ),
    ],
)
def test_another_text_is_refused_with_the_place(text: str, message: str) -> None:
    with pytest.raises(NotationError) as raised:
        Position.parse(text)
    assert message in str(raised.value)


@given(st.text(alphabet="A2TK./ x\n", max_size=60))
def test_any_text_is_a_position_or_is_refused(text: str) -> None:
    try:
        position = Position.parse(text)
    except NotationError:
        return
    assert str(position) == text


def test_a_long_text_is_refused_in_short() -> None:
    for text in ("A" * 10**6, "A" * 10**6 + "//", f"{DOTS}/{'A' * 10**5}/"):
        with pytest.raises(NotationError) as raised:
            Position.parse(text)
        assert len(str(raised.value)) < 250


@pytest.mark.parametrize("value", [None, 4, b"//", ["//"]])
def test_a_text_that_is_no_string_is_a_type_error(value: object) -> None:
    message = f"a position's text is a string, not {type(value).__name__}"
    with pytest.raises(TypeError, match=f"^{message}$"):
        Position.parse(value)  # type: ignore[arg-type]


@pytest.mark.rule("HH-07")
def test_repr_tells_how_many_cards_the_stock_has_but_not_which() -> None:
    position = Deal.from_number(12).position
    assert repr(position) == "<Position T8TK72353Q2557T69AK9A8J64/26 in stock/A>"
