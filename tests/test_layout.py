from functools import cache
from itertools import groupby

import pytest
from boards import COVERS

from hh_widget.heart_to_heart import layout
from hh_widget.heart_to_heart.layout import COVERED_BY, PLACES, ROWS, SLOTS

ROW_SLOTS = {
    1: [1, 2, 3, 4],
    2: [5, 6, 7, 8, 9, 10],
    3: [11, 12, 13, 14, 15],
    4: [16, 17, 18, 19],
    5: [20, 21, 22],
    6: [23, 24],
    7: [25],
}


@pytest.mark.rule("HH-02")
def test_25_slots_lie_in_7_rows_of_4_6_5_4_3_2_1() -> None:
    assert ROWS == (4, 6, 5, 4, 3, 2, 1)
    assert list(SLOTS) == list(range(1, 26))
    assert layout.SLOT_COUNT == 25


@pytest.mark.rule("HH-02")
def test_slots_count_row_by_row_from_left_to_right() -> None:
    rows = {row: list(s) for row, s in groupby(SLOTS, key=layout.ROW_OF.__getitem__)}
    assert rows == ROW_SLOTS
    for slots in ROW_SLOTS.values():
        assert [layout.COLUMN_OF[slot] for slot in slots] == [
            place for place, _ in enumerate(slots, start=1)
        ]
        xs = [PLACES[slot].x for slot in slots]
        assert xs == sorted(set(xs))
        assert len({PLACES[slot].y for slot in slots}) == 1
    ys = [PLACES[slots[0]].y for slots in ROW_SLOTS.values()]
    assert ys == sorted(set(ys))


@pytest.mark.rule("HH-04")
def test_which_cards_cover_which() -> None:
    assert dict(COVERED_BY) == COVERS


@pytest.mark.rule("HH-04")
def test_a_card_covers_another_exactly_where_the_two_overlap_in_the_next_row() -> None:
    for slot in SLOTS:
        x, y = PLACES[slot]
        over = tuple(
            other
            for other in SLOTS
            if layout.ROW_OF[other] == layout.ROW_OF[slot] + 1
            and abs(PLACES[other].x - x) < layout.CARD_WIDTH
            and 0 < PLACES[other].y - y < layout.CARD_HEIGHT
        )
        assert over == COVERED_BY[slot]


@pytest.mark.rule("HH-04")
def test_the_notch_lies_between_the_two_pairs_of_row_1() -> None:
    gaps = [PLACES[b].x - PLACES[a].x - layout.CARD_WIDTH for a, b in ((1, 2), (2, 3))]
    assert gaps == [4, 72]


@pytest.mark.rule("HH-06")
def test_the_end_cards_of_rows_2_to_6_have_a_single_cover() -> None:
    single = [slot for slot in SLOTS if len(COVERED_BY[slot]) == 1]
    rows_2_to_6 = [ROW_SLOTS[row] for row in range(2, 7)]
    assert single == [end for slots in rows_2_to_6 for end in (slots[0], slots[-1])]


def test_the_heart_is_the_same_on_both_sides() -> None:
    for slots in ROW_SLOTS.values():
        for left, right in zip(slots, reversed(slots), strict=True):
            assert PLACES[left].x + layout.CARD_WIDTH + PLACES[right].x == layout.WIDTH


def test_everything_lies_on_the_board_and_the_piles_beside_the_heart() -> None:
    piles = [layout.STOCK_PLACE, layout.DISCARD_PLACE]
    for x, y in [*PLACES.values(), *piles]:
        assert layout.MARGIN <= x <= layout.WIDTH - layout.MARGIN - layout.CARD_WIDTH
        assert layout.MARGIN <= y <= layout.HEIGHT - layout.MARGIN - layout.CARD_HEIGHT
    for x, y in piles:
        assert y == PLACES[25].y
        for place in [*PLACES.values(), *piles]:
            apart = abs(place.x - x) >= layout.CARD_WIDTH
            above = place.y + layout.CARD_HEIGHT <= y
            assert apart or above or place == (x, y)


def test_the_board_is_as_large_as_what_lies_on_it_with_its_margin() -> None:
    places = [*PLACES.values(), layout.STOCK_PLACE, layout.DISCARD_PLACE]
    numbers = [*(n for place in places for n in place), layout.WIDTH, layout.HEIGHT]
    assert {type(number) for number in numbers} == {int}
    xs, ys = zip(*places, strict=True)
    assert min(xs) == min(ys) == layout.MARGIN
    assert max(xs) + layout.CARD_WIDTH + layout.MARGIN == layout.WIDTH
    bottom = max(ys) + layout.CARD_HEIGHT + layout.COUNT_HEIGHT
    assert bottom + layout.MARGIN == layout.HEIGHT


def test_a_covered_card_shows_its_index_and_cards_of_a_row_do_not_touch() -> None:
    assert layout.STEP_X > layout.CARD_WIDTH
    assert 0.5 <= layout.STEP_Y / layout.CARD_HEIGHT <= 0.6


def test_play_can_reach_623_sets_of_removed_cards() -> None:
    @cache
    def further(gone: frozenset[int]) -> frozenset[frozenset[int]]:
        free = [s for s in SLOTS if s not in gone and gone.issuperset(COVERED_BY[s])]
        return frozenset({gone}).union(*(further(gone | {slot}) for slot in free))

    assert len(further(frozenset())) == 623
