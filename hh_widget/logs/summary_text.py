"""Statistics in words and as JSON: what ``hh-widget stats`` tells."""

import json
import os
from pathlib import Path
from typing import Final

from hh_widget.logs.events import GAME
from hh_widget.logs.folder import folder_named, player, usual_folder
from hh_widget.logs.summary import Statistics, statistics

_TITLE: Final = "Heart to Heart"
_WIDTH: Final = 14
_SECONDS: Final = 60
_PROBLEMS_SHOWN: Final = 10


def summary(folder: str | os.PathLike[str] | None = None) -> str:
    """Return the statistics of a folder's games, as many as are the player's, in English.

    The player is the one that boards log for.

    Args:
        folder: the folder of logs; by default that in which widgets write them.

    Raises:
        ValueError: if there is no such folder, or its name is empty.

    """
    place = _folder(folder)
    found = statistics(folder=place, player=player())
    lines = [_TITLE, "", *_figures(found), "", f"Logs: {place}"]
    if found.problems:
        count = len(found.problems)
        lines += ["", f"Not counted, because it could not be read: {count}"]
        lines += [f"  {problem}" for problem in found.problems[:_PROBLEMS_SHOWN]]
        if count > _PROBLEMS_SHOWN:
            lines.append(f"  … and {count - _PROBLEMS_SHOWN} more")
    return "\n".join(lines)


def summary_as_json(folder: str | os.PathLike[str] | None = None) -> str:
    """Return the same as one line of JSON.

    Its keys are ``game``, ``folder``, those of :meth:`.Statistics.figures` with times in
    seconds, and ``problems``, a list of texts.

    Raises:
        ValueError: as :func:`summary`.

    """
    place = _folder(folder)
    found = statistics(folder=place, player=player())
    return json.dumps(
        {
            "game": GAME,
            "folder": str(place),
            **found.figures(),
            "problems": [str(problem) for problem in found.problems],
        }
    )


def time_text(seconds: float) -> str:
    """Return a time as boards show it: ``1:24``, or ``1:00:05`` from an hour on."""
    minutes, rest = divmod(int(seconds), _SECONDS)
    hours, minutes = divmod(minutes, _SECONDS)
    if hours:
        return f"{hours}:{minutes:02}:{rest:02}"
    return f"{minutes}:{rest:02}"


def _folder(named: str | os.PathLike[str] | None) -> Path:
    if named is None:
        return usual_folder()
    folder = folder_named(named)
    if not folder.is_dir():
        raise ValueError(f"there is no folder {folder}")
    return folder


def _figures(found: Statistics) -> list[str]:
    rows: list[tuple[str, str]] = [
        ("Played", str(found.played)),
        ("Won", str(found.won)),
        ("Stuck", str(found.stuck)),
        ("Abandoned", str(found.abandoned)),
    ]
    if found.best_time is not None:
        rows.append(("Best time", time_text(found.best_time)))
    if found.median_time is not None:
        rows.append(("Median time", time_text(found.median_time)))
    if found.fewest_moves is not None:
        rows.append(("Fewest moves", str(found.fewest_moves)))
    column = max(len(figure) for _, figure in rows)
    return [f"{name:<{_WIDTH}}{figure:>{column}}" for name, figure in rows]
