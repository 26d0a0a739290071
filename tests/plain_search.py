"""The fewest moves to a win by plain search: slow, and too simple to be wrong.

Run as a program it searches deals and positions from the middle of games, and writes
``data/searched.json``, against which the solver is tested:

    nice python tests/plain_search.py

That takes some minutes. Each search is a breadth-first search over all positions that
``Position.play`` reaches.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

from hh_widget.heart_to_heart import Deal, Pair, Position

DATA = Path(__file__).parent / "data" / "searched.json"
COMMAND = "nice python tests/plain_search.py"
LARGEST = 2_000_000


class TooLargeError(Exception):
    """There are more positions than the search may meet."""


def fewest_moves(start: Position, largest: int = LARGEST) -> tuple[int | None, int]:
    """Return the fewest moves to a win, ``None`` without one, and the positions met.

    Raises:
        TooLargeError: if it would meet more positions than ``largest``.

    """
    met = {str(start)}
    layer = [start]
    moves = 0
    while layer:
        following = []
        for position in layer:
            if position.is_won:
                return moves, len(met)
            for move in position.legal_moves():
                after = position.play(move)
                text = str(after)
                if text not in met:
                    met.add(text)
                    following.append(after)
        if len(met) > largest:
            raise TooLargeError
        layer = following
        moves += 1
    return None, len(met)


def deals() -> Iterator[Position]:
    """Yield the positions of all deals, by their codes."""
    number = 0
    while True:
        yield Deal.from_number(number).position
        number += 1


def middles() -> Iterator[Position]:
    """Yield positions from the middle of games, pairs being removed if there are any."""
    random = Random(20)
    while True:
        position = Deal.random(random).position
        for _ in range(random.randrange(20, 70)):
            moves = position.legal_moves()
            pairs = [move for move in moves if isinstance(move, Pair)]
            position = position.play(random.choice(pairs or moves))
            if position.is_stuck or position.is_won:
                break
        else:
            yield position


def searched(
    starts: Iterator[Position], *, won: int, lost: int
) -> Iterator[dict[str, object]]:
    """Yield what was found for the first positions that are not too large.

    Args:
        starts: the positions.
        won: how many that can be won to yield.
        lost: how many that cannot be won.

    """
    left = {True: won, False: lost}
    while any(left.values()):
        start = next(starts)
        try:
            moves, met = fewest_moves(start)
        except TooLargeError:
            continue
        if left[moves is not None]:
            left[moves is not None] -= 1
            yield {"position": str(start), "fewest_moves": moves, "met": met}


def write(kinds: dict[str, list[dict[str, object]]]) -> None:
    """Write the file, one position a line."""
    facts = {"command": COMMAND, "largest": LARGEST, **kinds}
    text = json.dumps(facts).replace("[{", "[\n{").replace("}, ", "},\n")
    DATA.write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    write(
        {
            "deals": list(searched(deals(), won=200, lost=0)),
            "middles": list(searched(middles(), won=150, lost=50)),
        }
    )
