"""Statistics in words and as JSON: what ``hh-widget stats`` tells."""

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from hh_widget.logs.folder import folder_named, player, usual_folder
from hh_widget.logs.formats import FORMATS
from hh_widget.logs.lines import Problem
from hh_widget.logs.outcomes import problems_in
from hh_widget.logs.summary import statistics

GAMES: Final = tuple(FORMATS)
"""The games of which there are statistics, by their names in logs."""

_PROBLEMS_SHOWN: Final = 10


def summary(
    games: Sequence[str] = GAMES, folder: str | os.PathLike[str] | None = None
) -> str:
    """Return the statistics of a folder's games, as many as are the player's, in English.

    The player is the one that boards log for.

    Args:
        games: which games, by their names in logs; by default all.
        folder: the folder of logs; by default that in which widgets write them.

    Raises:
        ValueError: if there are no statistics of a game, or there is no such folder.

    """
    place = _folder(folder)
    lines = []
    for game in games:
        figures = statistics(game, place, player=player()).text()
        lines += [FORMATS[game].title, "", *figures, ""]
    lines.append(f"Logs: {place}")
    return "\n".join([*lines, *_problems_text(problems_in(place))])


def summary_as_json(
    games: Sequence[str] = GAMES, folder: str | os.PathLike[str] | None = None
) -> str:
    """Return the same as one line of JSON.

    Its keys are ``folder``, ``games`` with the figures of each game by its name, times
    in seconds, and ``problems``, a list of texts.

    Raises:
        ValueError: as :func:`summary`.

    """
    place = _folder(folder)
    return json.dumps(
        {
            "folder": str(place),
            "games": {
                game: statistics(game, place, player=player()).figures()
                for game in games
            },
            "problems": [str(problem) for problem in problems_in(place)],
        }
    )


def _problems_text(problems: Sequence[Problem]) -> list[str]:
    if not problems:
        return []
    count = len(problems)
    lines = ["", f"Not counted, because it could not be read: {count}"]
    lines += [f"  {problem}" for problem in problems[:_PROBLEMS_SHOWN]]
    if count > _PROBLEMS_SHOWN:
        lines.append(f"  … and {count - _PROBLEMS_SHOWN} more")
    return lines


def _folder(named: str | os.PathLike[str] | None) -> Path:
    if named is None:
        return usual_folder()
    folder = folder_named(named)
    if not folder.is_dir():
        raise ValueError(f"there is no folder {folder}")
    return folder
