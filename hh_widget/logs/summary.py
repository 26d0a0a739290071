"""Statistics of the games in a folder of logs."""

import os
from typing import Literal, overload

from hh_widget.logs.folder import folder_named, usual_folder
from hh_widget.logs.formats import FORMATS
from hh_widget.logs.game_format import GameStatistics
from hh_widget.logs.heart_to_heart.summary import Statistics
from hh_widget.logs.hearts.summary import HeartsStatistics
from hh_widget.logs.outcomes import count_once, outcomes_in, problems_in


@overload
def statistics(
    game: Literal["heart-to-heart"] = ...,
    folder: str | os.PathLike[str] | None = ...,
    *,
    player: str | None = ...,
) -> Statistics: ...
@overload
def statistics(
    game: Literal["hearts"],
    folder: str | os.PathLike[str] | None = ...,
    *,
    player: str | None = ...,
) -> HeartsStatistics: ...
@overload
def statistics(
    game: str,
    folder: str | os.PathLike[str] | None = ...,
    *,
    player: str | None = ...,
) -> GameStatistics: ...
def statistics(
    game: str = "heart-to-heart",
    folder: str | os.PathLike[str] | None = None,
    *,
    player: str | None = None,
) -> GameStatistics:
    """Return the statistics of a game from its logs; nothing else is kept anywhere.

    Games that ended are taken at the word of their end lines, not replayed.

    Args:
        game: ``"heart-to-heart"`` or ``"hearts"``.
        folder: the folder of logs; by default that in which widgets write them.
        player: whose games; by default all that are in the folder.

    Raises:
        ValueError: if there are no statistics of this game, or ``folder`` is empty.
        TypeError: if ``folder`` is no path.

    """
    if game not in FORMATS:
        known = " and ".join(map(repr, FORMATS))
        raise ValueError(f"there are no statistics of {game!r}, only of {known}")
    place = usual_folder() if folder is None else folder_named(folder)
    outcomes = count_once(
        outcome
        for file in outcomes_in(place).values()
        for outcome in file.outcomes
        if outcome.header.game == game
    )
    return FORMATS[game].statistics(
        [o for o in outcomes if player is None or o.header.player == player],
        problems_in(place),
    )
