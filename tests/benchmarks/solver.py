"""How fast the solver is, in plain Python and compiled by numba.

There is no other solver to compare with, so the bounds are times: processor time, the
best of a few runs, since other programs run as well. Nothing is kept from one run to
the next but what depends on no deal. The codes that are drawn differ from run to run.
"""

from collections.abc import Callable, Iterator
from itertools import count, islice
from random import SystemRandom
from time import process_time
from typing import Final

from benchmarks.row import Row
from hh_widget.heart_to_heart import (
    Deal,
    Game,
    Position,
    is_winnable,
    review,
    shortest_win,
)
from hh_widget.heart_to_heart.deal import DEAL_COUNT
from hh_widget.heart_to_heart.solver import Engine

RUNS: Final = 3
PREPARED: Final = 20_000
DRAWN: Final = 200
DEALS_A_SECOND: Final = 50_000
FIRST: Final[dict[Engine, int]] = {"python": 200, "numba": 300}
BOUNDS_MS: Final[dict[Engine, tuple[float, float, float]]] = {
    "python": (40, 400, 1000),
    "numba": (2, 20, 60),
}
REVIEW_BOUNDS_MS: Final[dict[Engine, float]] = {"python": 5000, "numba": 300}

GAME: Final = (
    "HH1-N-AAAAADM D D D D D D D D 25x D 24x D D D D 22x D D 23x D 19x D D 15x 10-21 D "
    "D D D D D D D R D 18x D D D D D D D D 14x 9-20 D D 4x D D D D D D D D D 17x D R D "
    "13x D D D 16x 8-12 3x 11x D D 6x D D D 5x 1-7 D 2x"
)
"""A deal of par 64, won in 80 moves by taking pairs mostly as they come."""


def measure() -> list[Row]:
    """Measure all that the solver promises."""
    shortest_win(Deal.from_number(12), engine="numba")
    is_winnable(Deal.from_number(12), engine="numba")
    rows = _winnable()
    engine: Engine
    for engine in ("python", "numba"):
        first = list(islice(_winnable_deals(iter(range(DEAL_COUNT))), FIRST[engine]))
        rows += _shortest(f"the first {FIRST[engine]} winnable codes", first, engine)
        drawn = list(islice(_winnable_deals(_drawn()), DRAWN))
        rows += _shortest(f"{DRAWN} winnable codes drawn now", drawn, engine)
    return rows + _review()


def _winnable_deals(numbers: Iterator[int]) -> Iterator[Position]:
    positions = (Deal.from_number(number).position for number in numbers)
    return filter(is_winnable, positions)


def _drawn() -> Iterator[int]:
    random = SystemRandom()
    return (random.randrange(DEAL_COUNT) for _ in count())


def _milliseconds(function: Callable[[], object]) -> float:
    start = process_time()
    function()
    return 1000 * (process_time() - start)


def _winnable() -> list[Row]:
    """Measure answers a second, also in the run in which all is new to it."""
    rows = []
    positions = [Deal.from_number(number).position for number in range(PREPARED)]
    engine: Engine
    for engine in ("python", "numba"):

        def answer_all(engine: Engine = engine) -> None:
            for position in positions:
                is_winnable(position, engine=engine)

        rates = [1000 * PREPARED / _milliseconds(answer_all) for _ in range(RUNS)]
        rows.append(
            Row(
                what=f"is_winnable, {engine}, {PREPARED} deals prepared",
                measured=max(rates),
                unit="a second",
                sense="at least",
                bound=DEALS_A_SECOND,
                peer=f"none; the first of {RUNS} runs: {rates[0]:.0f}",
            )
        )
    return rows


def _shortest(which: str, positions: list[Position], engine: Engine) -> list[Row]:
    times = sorted(
        min(
            _milliseconds(lambda p=position: shortest_win(p, engine=engine))  # type: ignore[misc]
            for _ in range(RUNS)
        )
        for position in positions
    )
    figures = {
        "median": times[len(times) // 2],
        "99th percentile": times[len(times) * 99 // 100],
        "worst": times[-1],
    }
    return [
        Row(
            what=f"shortest_win, {engine}, {which}, {name}",
            measured=figure,
            unit="ms",
            sense="at most",
            bound=bound,
            peer=f"none; each the best of {RUNS} runs",
        )
        for (name, figure), bound in zip(
            figures.items(), BOUNDS_MS[engine], strict=True
        )
    ]


def _review() -> list[Row]:
    game = Game.parse(GAME)
    engine: Engine
    rows = []
    for engine in ("python", "numba"):
        times = [
            _milliseconds(lambda e=engine: review(game, engine=e))  # type: ignore[misc]
            for _ in range(RUNS)
        ]
        rows.append(
            Row(
                what=f"review of a game of {game.move_count} moves, {engine}",
                measured=min(times),
                unit="ms",
                sense="at most",
                bound=REVIEW_BOUNDS_MS[engine],
                peer=f"none; the best of {RUNS} runs",
            )
        )
    return rows
