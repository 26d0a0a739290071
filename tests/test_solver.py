"""What the solver answers, and how its engines are chosen."""

import json
import sys
from pathlib import Path
from typing import get_args

import pytest
from boards import board
from fresh_process import run, third_party_modules_loaded_by

from hh_widget.heart_to_heart import (
    Deal,
    Game,
    Move,
    Position,
    is_winnable,
    parse_move,
    shortest_win,
)
from hh_widget.heart_to_heart.solver import Engine

ENGINES: tuple[Engine, ...] = get_args(Engine)
DEALS = json.loads(
    (Path(__file__).parent / "data" / "deals.json").read_text(encoding="utf-8")
)
NOTHING_LEFT = board({}, stock=[3], discard=[4])


def replay(start: Position | Deal, moves: tuple[Move, ...] | None) -> Game:
    """Return the game in which these moves were made."""
    assert moves is not None
    game = Game(start)
    for move in moves:
        game.play(move)
    return game


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("facts", DEALS, ids=lambda facts: facts["code"])
def test_the_deals_that_are_known(facts: dict[str, object], engine: Engine) -> None:
    deal = Deal.from_code(str(facts["code"]))
    win = shortest_win(deal.position, engine=engine)
    assert is_winnable(deal.position, engine=engine) is facts["winnable"]
    if facts["winnable"]:
        game = replay(deal, win)
        assert game.status == "won"
        assert game.move_count == facts["fewest_moves"]
    else:
        assert win is None


@pytest.mark.rule("HH-10")
def test_the_example_deal_can_be_won_in_68_moves() -> None:
    deal = Deal.from_code("HH1-N-AAAAAAM")
    assert is_winnable(deal)
    assert replay(deal, shortest_win(deal)).move_count == 68


@pytest.mark.parametrize("engine", ENGINES)
def test_a_won_position_is_winnable_in_no_moves(engine: Engine) -> None:
    assert is_winnable(NOTHING_LEFT, engine=engine)
    assert shortest_win(NOTHING_LEFT, engine=engine) == ()


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(
    ("position", "moves"),
    [
        (board({24: 5, 25: 5}), None),  # a card never pairs with the one that covers it
        (board({23: 5, 24: 5}), "23-24"),
        (board({25: 5}), None),
        (board({25: 5}, discard=[5]), "25x"),
        (board({25: 5}, discard=[5, 6]), "R D 25x"),
        (board({25: 5}, stock=[6, 5, 7], discard=[8]), "D D 25x"),
        # All four cards of a rank outside the way of each other: the pair that uses
        # up two heart cards is one move, two pairs with the discard pile are more.
        (board({23: 5, 24: 5}, stock=[5, 5]), "23-24"),
        # Three cards inside, one outside: only this pairing lets all of them go.
        (board({22: 5, 24: 5, 25: 6, 23: 5}, stock=[5, 6]), "D D 25x 24x 22-23"),
        # Two fives could leave together, but the one on the pile lies over the eight.
        (board({1: 8, 23: 5, 24: 5}, stock=[5], discard=[8, 5]), "23x 1x D 24x"),
        # One card too many: it is left in the stock.
        (board({23: 5, 24: 5}, stock=[5], discard=[6]), "23-24"),
        # Two fours hold two fives and the other way round.
        (board({21: 4, 22: 5, 23: 5, 24: 4, 25: 6}, stock=[6]), None),
    ],
    ids=str,
)
def test_small_boards(position: Position, moves: str | None, engine: Engine) -> None:
    win = shortest_win(position, engine=engine)
    assert is_winnable(position, engine=engine) is (moves is not None)
    if moves is None:
        assert win is None
    else:
        wanted = tuple(map(parse_move, moves.split()))
        assert replay(position, wanted).status == "won"
        assert len(replay(position, win).history) == len(wanted)


@pytest.mark.parametrize("engine", ENGINES)
def test_an_empty_slot_passes_nothing_on(engine: Engine) -> None:
    # Slot 20 lies over 23 and that over 25, but slot 23 is empty: both fives are free.
    position = board({20: 5, 25: 5})
    assert is_winnable(position, engine=engine)
    assert shortest_win(position, engine=engine) == (parse_move("20-25"),)


@pytest.mark.parametrize("engine", ENGINES)
def test_the_order_of_the_stock_matters_for_the_moves_alone(engine: Engine) -> None:
    for stock, moves in (
        ([5, 6], "D 25x D 24x"),
        ([6, 5], "D D 25x 24x"),
        # When the 5 has freed slot 24, the 6 lies under a 7: it takes another pass.
        ([6, 7, 5, 7], "D D D 25x D R D 24x"),
    ):
        position = board({25: 5, 24: 6}, stock=stock)
        wanted = tuple(map(parse_move, moves.split()))
        assert replay(position, wanted).status == "won"
        assert is_winnable(position, engine=engine)
        assert len(shortest_win(position, engine=engine) or ()) == len(wanted)


@pytest.mark.parametrize("solve", [is_winnable, shortest_win])
def test_what_cannot_be_solved_is_refused(solve: type) -> None:
    with pytest.raises(TypeError, match=r"not 'HH.*Deal\.from_code reads a code"):
        solve("HH1-N-AAAAAAM")
    with pytest.raises(TypeError, match=r"not <Game .*position is game\.position"):
        solve(Game("HH1-N-AAAAAAM"))


@pytest.mark.parametrize("solve", [is_winnable, shortest_win])
@pytest.mark.parametrize("engine", ["cuda", "Numba", None, ["numba"]])
def test_an_engine_that_is_not_there_is_refused(solve: type, engine: object) -> None:
    with pytest.raises(ValueError, match="'auto', 'python' or 'numba', not "):
        solve(NOTHING_LEFT, engine=engine)


# The engines


def test_auto_loads_no_third_party_package() -> None:
    statement = (
        "from hh_widget.heart_to_heart import Deal, is_winnable, shortest_win\n"
        "deal = Deal.from_number(12)\n"
        "assert is_winnable(deal) and shortest_win(deal)"
    )
    assert third_party_modules_loaded_by(sys.executable, statement) == []


def test_auto_takes_numba_once_it_is_ready() -> None:
    code = """
from hh_widget.heart_to_heart import Deal, is_winnable, solver
deal = Deal.from_number(12)
question = solver._WINNABLE
assert is_winnable(deal) and question._by_numba is None
assert is_winnable(deal, engine="numba") and question._by_numba is not None
question._in_python = None
assert is_winnable(deal)
"""
    assert run(sys.executable, code) == ""


def test_without_numba_its_engine_says_how_to_get_it() -> None:
    code = """
import sys
sys.modules["numba"] = None
from hh_widget.heart_to_heart import Deal, is_winnable, shortest_win
deal = Deal.from_number(12)
assert is_winnable(deal) and shortest_win(deal)
for solve in (is_winnable, shortest_win):
    try:
        solve(deal, engine="numba")
    except ModuleNotFoundError as error:
        print(error)
"""
    line = "the engine 'numba' needs numba, which is not installed; it comes with the extra: pip install 'hh_widget[analysis]'\n"
    assert run(sys.executable, code) == 2 * line


def test_numba_answers_where_no_folder_can_be_written() -> None:
    code = """
from numba.core.caching import CacheImpl
CacheImpl._locator_classes = []
from hh_widget.heart_to_heart import Deal, is_winnable
print(is_winnable(Deal.from_number(12), engine="numba"))
"""
    assert run(sys.executable, code) == "True\n"
