"""How fast the rules are: random games of Heart to Heart against random chess.

Both sides list the legal moves, choose one with the same code, and make it. Here the
move is checked, and each position is asked whether it is won or stuck; chess neither
checks its moves nor asks how the game stands.
"""

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Final

import chess

from benchmarks.row import Row
from hh_widget.heart_to_heart import Deal, Position

RUNS: Final = 5
DEALS: Final = 2000
CHESS_GAMES: Final = 200
LONGEST: Final = 120
BOUND: Final = 10


def _play_heart_to_heart(starts: list[Position]) -> int:
    """Play one game from each start and return how many moves were made."""
    random = Random(1).random
    made = 0
    for start in starts:
        position = start
        for _ in range(LONGEST):
            if position.is_won or position.is_stuck:
                break
            moves = position.legal_moves()
            position = position.play(moves[int(random() * len(moves))])
            made += 1
    return made


def _play_chess() -> int:
    """Play games from the start and return how many moves were made."""
    random = Random(1).random
    made = 0
    for _ in range(CHESS_GAMES):
        board = chess.Board()
        for _ in range(LONGEST):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(moves[int(random() * len(moves))])
            made += 1
    return made


def _deal() -> list[Position]:
    return [Deal.from_number(number).position for number in range(DEALS)]


def _moves_per_second(play: Callable[[], int]) -> float:
    start = perf_counter()
    made = play()
    return made / (perf_counter() - start)


def measure() -> list[Row]:
    """Run all in turn, and compare the best run of each."""
    dealt = _deal()
    plays: dict[str, Callable[[], int]] = {
        "deals made beforehand": lambda: _play_heart_to_heart(dealt),
        "making the deals counted in": lambda: _play_heart_to_heart(_deal()),
        "chess": _play_chess,
    }
    runs = [
        {name: _moves_per_second(play) for name, play in plays.items()}
        for _ in range(RUNS)
    ]
    best = {name: max(run[name] for run in runs) for name in plays}
    peer = best.pop("chess")
    return [
        Row(
            what=f"random play, {name}",
            measured=speed / peer,
            unit="x",
            sense="at least",
            bound=BOUND,
            peer=f"python-chess: {speed:,.0f} against {peer:,.0f} moves/s",
        )
        for name, speed in best.items()
    ]
