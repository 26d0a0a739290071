"""The compiled statement of the rules against the other one, and its answers likewise."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from hh_widget.heart_to_heart import Deal, Position, is_winnable, shortest_win
from hh_widget.heart_to_heart.kernels import (
    ALL_GONE,
    cards_of,
    legal_moves,
    move_of,
    pile_top,
    play,
)
from hh_widget.heart_to_heart.layout import SLOT_COUNT

GAMES = 10_000
LONGEST = 50
DEALS = 20_000


def starts(random: Random) -> Iterator[Position]:
    """Yield deals and, in turn, positions made by hand with gaps anywhere."""
    for number in range(GAMES):
        position = Deal.from_number(number).position
        if number % 2:
            gaps = random.randrange(SLOT_COUNT)
            heart: list[int | None] = list(position.heart)
            for slot in random.sample(range(SLOT_COUNT), gaps):
                heart[slot] = None
            cut = random.randrange(len(position.stock))
            drawn = random.randrange(cut + 1)
            stock = position.stock[:cut]
            position = Position(heart, stock[drawn:], stock[:drawn])
        yield position


@pytest.mark.rule("HH-04", "HH-05", "HH-08", "HH-09", "HH-11", "HH-12")
def test_random_games_go_the_same_way_in_the_kernels() -> None:
    random = Random(5)
    pairs_made = games_won = 0
    for start in starts(random):
        position = start
        heart, row = cards_of(start)
        gone = sum(1 << slot for slot, card in enumerate(start.heart) if card is None)
        played, place = 0, len(start.discard)
        for _ in range(LONGEST):
            codes = legal_moves(heart, row, gone, played, place).tolist()
            moves = position.legal_moves()
            assert len(codes) == len(moves)
            if not moves:
                break
            choice = 0 if random.random() < 0.8 else random.randrange(len(moves))
            assert move_of(codes[choice]) == moves[choice]
            position = position.play(moves[choice])
            gone, played, place = play(codes[choice], gone, played, place, row.size)
            assert place == pile_top(played, place)
            pairs_made += codes[choice] >= 0
        codes = legal_moves(heart, row, gone, played, place).tolist()
        assert list(map(move_of, codes)) == position.legal_moves()
        assert [card or 0 for card in position.heart] == [
            0 if gone >> slot & 1 else rank for slot, rank in enumerate(heart)
        ]
        left = [i for i in range(row.size) if not played >> i & 1]
        assert list(position.discard) == [row[i] for i in left if i < place]
        assert list(position.stock) == [row[i] for i in left if i >= place]
        assert position.is_won is (gone == ALL_GONE)
        games_won += position.is_won
    assert pairs_made > 4 * GAMES
    assert games_won > GAMES // 100


def test_both_engines_agree_on_20_000_deals() -> None:
    winnable = 0
    for number in range(DEALS):
        position = Deal.from_number(number).position
        answer = is_winnable(position, engine="numba")
        assert answer is is_winnable(position, engine="python"), number
        winnable += answer
    # Both were wrong alike otherwise: more than a quarter of all deals can be won.
    assert 0.28 < winnable / DEALS < 0.29


def test_both_engines_win_in_the_same_number_of_moves() -> None:
    deals = map(Deal.from_number, range(30_000, 40_000))
    for deal in islice(filter(is_winnable, deals), 200):
        wins = [shortest_win(deal, engine=engine) for engine in ("numba", "python")]
        assert len({len(win or ()) for win in wins}) == 1, deal
