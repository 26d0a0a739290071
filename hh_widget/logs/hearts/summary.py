"""What is counted of the matches of Hearts: by difficulty, and nothing of a hand."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Final

from hh_widget.hearts.rules import DIFFICULTIES, Difficulty
from hh_widget.logs.lines import Problem
from hh_widget.logs.times import time_text

_HEADS: Final = ("Played", "Won", "Lost", "Drawn", "Time")


@dataclass(frozen=True, slots=True)
class Matches:
    """How the matches of one difficulty went."""

    played: int
    """How many were begun, those included that were never played to the end."""
    won: int
    lost: int
    drawn: int
    time: float
    """The time of play of all of them, in seconds."""


@dataclass(frozen=True, slots=True)
class HeartsStatistics:
    """Statistics of Hearts.

    A match counts as played from its first choice or pass on or, where nothing is
    passed, from your first card on; and once, however often it was resumed. One that
    was abandoned for another is played, and not lost.
    """

    easy: Matches
    normal: Matches
    hard: Matches
    problems: tuple[Problem, ...] = ()
    """What could not be read, of whichever game, and is not counted."""

    def figures(self) -> dict[str, dict[str, int | float]]:
        """Return all figures by difficulty and name, for JSON."""
        return {level: asdict(getattr(self, level)) for level in DIFFICULTIES}

    def text(self) -> list[str]:
        """Return all figures in English, a line for each difficulty."""
        rows: list[tuple[str, ...]] = [("", *_HEADS)]
        for level in DIFFICULTIES:
            *counts, time = asdict(getattr(self, level)).values()
            rows.append((level.capitalize(), *map(str, counts), time_text(time)))
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        return [
            "  ".join(
                [
                    f"{name:<{widths[0]}}",
                    *(
                        f"{figure:>{width}}"
                        for figure, width in zip(figures, widths[1:], strict=True)
                    ),
                ]
            )
            for name, *figures in rows
        ]


def counted(
    matches: Iterable[tuple[Difficulty, str, int]], problems: tuple[Problem, ...]
) -> HeartsStatistics:
    """Return the statistics of matches.

    Args:
        matches: difficulty, result, and milliseconds of play of each.
        problems: what could not be read.

    """
    results = {level: Counter[str]() for level in DIFFICULTIES}
    milliseconds = Counter[str]()
    for level, result, ms in matches:
        results[level][result] += 1
        milliseconds[level] += ms

    def of(level: Difficulty) -> Matches:
        counts = results[level]
        return Matches(
            played=counts.total(),
            won=counts["win"],
            lost=counts["loss"],
            drawn=counts["draw"],
            time=milliseconds[level] / 1000,
        )

    return HeartsStatistics(of("easy"), of("normal"), of("hard"), problems)
