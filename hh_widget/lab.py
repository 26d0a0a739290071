"""JupyterLab, opened on the notebook to play in."""

import os
import runpy
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

NOTEBOOK: Final = "play.ipynb"
"""The notebook's name, in this package and in the folder in which it is opened."""

_NO_SCREEN: Final = (
    "There is no screen here: open the address below in a browser. "
    "Ctrl+C ends JupyterLab."
)
_HAS_A_SCREEN_ALWAYS: Final = ("darwin", "win32")
_SCREEN_VARIABLES: Final = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


class JupyterLabMissingError(Exception):
    """There is no JupyterLab in this Python; the message says what to install."""


def play(options: Sequence[str] = ()) -> None:
    """Open JupyterLab in the working folder, and stay until it ends.

    The notebook is copied there, unless there is one of its name.

    Args:
        options: further options for JupyterLab, such as ``--port=8890``.

    Raises:
        JupyterLabMissingError: if JupyterLab is not installed.
        OSError: if the notebook cannot be written.

    """
    if find_spec("jupyterlab") is None:
        raise JupyterLabMissingError(
            "JupyterLab is not installed for this Python. This installs it: "
            f"{sys.executable} -m pip install jupyterlab"
        )
    folder = Path.cwd()
    put_notebook_into(folder)
    arguments = lab_arguments(folder)
    if "--no-browser" in arguments:
        sys.stderr.write(f"{_NO_SCREEN}\n")
    sys.argv = ["jupyter-lab", *arguments, *options]
    runpy.run_module("jupyterlab", run_name="__main__")


def put_notebook_into(folder: Path) -> Path:
    """Copy the notebook into a folder unless it is there, and return where it is.

    Raises:
        OSError: if it cannot be written.

    """
    file = folder / NOTEBOOK
    content = _notebook().read_bytes()
    try:
        with file.open("xb") as new:
            new.write(content)
    except FileExistsError:
        pass
    return file


def lab_arguments(folder: Path) -> list[str]:
    """Return how JupyterLab is started to show the notebook in a folder.

    Root, which is usual in containers, must say that it means it; without a screen,
    JupyterLab prints its address and opens no browser.
    """
    arguments = [
        f"--ServerApp.root_dir={folder}",
        f"--LabApp.default_url=/lab/tree/{NOTEBOOK}",
    ]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        arguments.append("--allow-root")
    if sys.platform not in _HAS_A_SCREEN_ALWAYS and not any(
        map(os.environ.get, _SCREEN_VARIABLES)
    ):
        arguments.append("--no-browser")
    return arguments


def _notebook() -> Path:
    """Return the notebook's place: in the installed package, else in the checkout."""
    package = Path(__file__).parent
    installed = package / NOTEBOOK
    if installed.is_file():
        return installed
    return package.parent / "notebooks" / "en" / NOTEBOOK
