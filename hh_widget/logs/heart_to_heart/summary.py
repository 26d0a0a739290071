"""What is counted of the games of Heart to Heart."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from statistics import median
from typing import Final

from hh_widget.logs.lines import Problem
from hh_widget.logs.times import time_text

_WIDTH: Final = 14


@dataclass(frozen=True, slots=True)
class Statistics:
    """Statistics of Heart to Heart.

    A game counts as played from its first move on, and once, however often it was
    resumed. One that is neither won nor stuck nor abandoned is unfinished.
    """

    played: int
    won: int
    stuck: int
    """How many were left, for another game or for good, when no pair was possible."""
    abandoned: int
    """How many were left for another game although there was a way on."""
    best_time: float | None
    """The shortest time of play in which a game was won, in seconds."""
    median_time: float | None
    """The median time of play of the games that were won, in seconds."""
    fewest_moves: int | None
    """The fewest moves with which a game was won."""
    problems: tuple[Problem, ...] = ()
    """What could not be read, of whichever game, and is not counted."""

    def figures(self) -> dict[str, int | float | None]:
        """Return all figures by name, for JSON."""
        return {
            field.name: getattr(self, field.name)
            for field in fields(self)
            if field.name != "problems"
        }

    def text(self) -> list[str]:
        """Return all figures that there are in English, line by line."""
        rows = [
            ("Played", str(self.played)),
            ("Won", str(self.won)),
            ("Stuck", str(self.stuck)),
            ("Abandoned", str(self.abandoned)),
        ]
        if self.best_time is not None:
            rows.append(("Best time", time_text(self.best_time)))
        if self.median_time is not None:
            rows.append(("Median time", time_text(self.median_time)))
        if self.fewest_moves is not None:
            rows.append(("Fewest moves", str(self.fewest_moves)))
        column = max(len(figure) for _, figure in rows)
        return [f"{name:<{_WIDTH}}{figure:>{column}}" for name, figure in rows]


def counted(
    games: Sequence[tuple[str, int, float]], problems: tuple[Problem, ...]
) -> Statistics:
    """Return the statistics of games.

    Args:
        games: result, number of moves, and seconds of play of each.
        problems: what could not be read.

    """
    results = [result for result, _, _ in games]
    wins = [(moves, seconds) for result, moves, seconds in games if result == "won"]
    times = [seconds for _, seconds in wins]
    return Statistics(
        played=len(games),
        won=len(wins),
        stuck=results.count("stuck"),
        abandoned=results.count("abandoned"),
        best_time=min(times, default=None),
        median_time=median(times) if times else None,
        fewest_moves=min((moves for moves, _ in wins), default=None),
        problems=problems,
    )
