"""Statistics of the games in a folder of logs."""

import os
from dataclasses import dataclass, fields
from statistics import median

from hh_widget.logs.events import GAME
from hh_widget.logs.folder import folder_named, usual_folder
from hh_widget.logs.outcomes import count_once, outcomes_in
from hh_widget.logs.reader import Problem


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
    """What could not be read, and is not counted."""

    def figures(self) -> dict[str, int | float | None]:
        """Return all figures by name, for JSON."""
        return {
            field.name: getattr(self, field.name)
            for field in fields(self)
            if field.name != "problems"
        }


def statistics(
    game: str = GAME,
    folder: str | os.PathLike[str] | None = None,
    *,
    player: str | None = None,
) -> Statistics:
    """Return the statistics of a game from its logs; nothing else is kept anywhere.

    Games that ended are taken at the word of their end lines, not replayed.

    Args:
        game: ``"heart-to-heart"``.
        folder: the folder of logs; by default that in which widgets write them.
        player: whose games; by default all that are in the folder.

    Raises:
        ValueError: if there are no statistics of this game, or ``folder`` is empty.
        TypeError: if ``folder`` is no path.

    """
    if game != GAME:
        raise ValueError(f"there are no statistics of {game!r}, only of {GAME!r}")
    files = outcomes_in(
        usual_folder() if folder is None else folder_named(folder)
    ).values()
    outcomes = [
        outcome
        for outcome in count_once(o for file in files for o in file.outcomes)
        if player is None or outcome.player == player
    ]
    results = [outcome.result for outcome in outcomes]
    wins = [outcome for outcome in outcomes if outcome.result == "won"]
    times = [outcome.ms / 1000 for outcome in wins]
    return Statistics(
        played=len(outcomes),
        won=len(wins),
        stuck=results.count("stuck"),
        abandoned=results.count("abandoned"),
        best_time=min(times, default=None),
        median_time=median(times) if times else None,
        fewest_moves=min((outcome.moves for outcome in wins), default=None),
        problems=tuple(problem for file in files for problem in file.problems),
    )
