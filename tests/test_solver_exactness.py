"""The solver against plain breadth-first searches over ``Position.play``."""

import json
from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given, reject
from plain_search import DATA, TooLargeError, fewest_moves
from strategies import positions, small_boards

from hh_widget.heart_to_heart import Move, Position, is_winnable, shortest_win
from hh_widget.heart_to_heart.solver import Engine

SEARCHED = json.loads(DATA.read_text(encoding="utf-8"))
KINDS = ("deals", "middles")
ENGINES: tuple[Engine, ...] = ("python", "numba")
BOTTOM = range(20, 26)


def check(position: Position, fewest: int | None, engine: Engine) -> None:
    """See that both answers are right, and that the win is one."""
    assert is_winnable(position, engine=engine) is (fewest is not None)
    win = shortest_win(position, engine=engine)
    if win is None:
        assert fewest is None
    else:
        assert len(win) == fewest
        assert after(position, win).is_won


def after(position: Position, moves: tuple[Move, ...]) -> Position:
    for move in moves:
        position = position.play(move)
    return position


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("kind", KINDS)
def test_the_fewest_moves_are_those_of_a_plain_search(
    kind: str, engine: Engine
) -> None:
    assert len(SEARCHED[kind]) == 200
    for facts in SEARCHED[kind]:
        check(Position.parse(facts["position"]), facts["fewest_moves"], engine)


@pytest.mark.parametrize("kind", KINDS)
def test_the_plain_search_finds_again_what_is_kept(kind: str) -> None:
    by_size = sorted(SEARCHED[kind], key=lambda facts: int(facts["met"]))
    for facts in by_size[9:100:10]:
        found = fewest_moves(Position.parse(facts["position"]))
        assert found == (facts["fewest_moves"], facts["met"])


def all_boards() -> Iterator[Position]:
    """Yield all boards of two ranks on the six lowest slots, three cards outside."""
    for cards in product((None, 1, 2), repeat=len(BOTTOM)):
        for count in range(4):
            for outside in product((1, 2), repeat=count):
                if max((*cards, *outside).count(rank) for rank in (1, 2)) <= 4:
                    heart = [None] * (BOTTOM[0] - 1) + list(cards)
                    yield Position(heart, outside[count // 2 :], outside[: count // 2])


def test_all_small_boards() -> None:
    boards = list(all_boards())
    assert len(boards) > 5000
    for position in boards:
        fewest, _ = fewest_moves(position)
        for engine in ENGINES:
            check(position, fewest, engine)


@given(small_boards())
def test_boards_made_by_hand(position: Position) -> None:
    try:
        fewest, _ = fewest_moves(position, largest=20_000)
    except TooLargeError:
        reject()
    for engine in ENGINES:
        check(position, fewest, engine)


@given(positions)
def test_whatever_is_winnable_has_a_win_that_wins(position: Position) -> None:
    win = shortest_win(position)
    assert is_winnable(position) is (win is not None)
    assert win is None or after(position, win).is_won


@given(positions)
def test_a_move_shortens_the_way_by_one_at_most(position: Position) -> None:
    win = shortest_win(position)
    for move in position.legal_moves():
        then = shortest_win(position.play(move))
        if win is None:
            assert then is None
        else:
            assert then is None or len(then) >= len(win) - 1
