"""Where logs lie, and whose games they tell of."""

import os
from pathlib import Path
from typing import Final

FOLDER_VARIABLE: Final = "HH_WIDGET_LOGS"
"""The environment variable that names the folder of logs."""

PLAYER_VARIABLES: Final = ("HH_WIDGET_PLAYER", "JUPYTERHUB_USER")
"""The environment variables that name the player; the first one set counts."""


def usual_folder() -> Path:
    """Return the folder in which games are logged; it need not exist.

    That is the one in :data:`FOLDER_VARIABLE` or else the user's data directory.
    """
    if named := os.environ.get(FOLDER_VARIABLE):
        return folder_named(named)
    # Who names a folder does without this package.
    import platformdirs  # noqa: PLC0415

    return Path(platformdirs.user_data_dir("hh_widget", appauthor=False)).absolute()


def folder_named(name: str | os.PathLike[str]) -> Path:
    """Return the folder with this name; ``~`` is the user's home.

    Raises:
        TypeError: if this is no path.
        ValueError: if it is an empty text, one that no folder can have, or in a home
            that there is not.

    """
    if not isinstance(name, str | os.PathLike) or isinstance(os.fspath(name), bytes):
        raise TypeError(f"a folder is named by a string or a path, not {name!r}")
    if not os.fspath(name):
        raise ValueError("a folder's name is empty")
    try:
        is_possible = b"\0" not in os.fsencode(name)
    except UnicodeEncodeError:
        is_possible = False
    if not is_possible:
        raise ValueError(
            f"no folder can have the name {os.fspath(name)!r}: it has a character that "
            "file systems do not take"
        )
    try:
        return Path(name).expanduser().absolute()
    except RuntimeError:
        raise ValueError(
            f"the folder {os.fspath(name)!r} lies in the home of somebody who has none "
            "here; give its whole path"
        ) from None


def player() -> str | None:
    """Return the player's name, or ``None`` where none is told."""
    for variable in PLAYER_VARIABLES:
        if name := os.environ.get(variable):
            return name
    return None
