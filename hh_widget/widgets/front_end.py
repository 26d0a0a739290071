"""Where the built front end comes from."""

import os
from importlib.resources import files
from pathlib import Path


def front_end(name: str) -> str | Path:
    """Return a file of the built front end, as its text.

    While the front end is being developed, with the variable ``ANYWIDGET_HMR=1``, it
    is the file's path instead: anywidget then reloads it when it changes, and keeps
    every widget alive.

    Args:
        name: the file's name in ``hh_widget/static``.

    """
    file = files("hh_widget") / "static" / name
    if os.environ.get("ANYWIDGET_HMR") == "1":
        return Path(str(file))
    return file.read_text(encoding="utf-8")
