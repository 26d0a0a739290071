"""Which Chromium the tests use, and, run as a script, getting one if there is none."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""What makes it start in a container, and ask for nothing from outside by itself."""

HOW_TO_GET_ONE: Final = (
    "The browser tests need Chromium, and there is none. Install your system's package "
    "chromium, or name a Chromium or Chrome that you have: CHROMIUM=/path/to/it make test"
)

_NAMES: Final = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)


def find_chromium() -> str | None:
    """Return the program that the tests are to use, or ``None`` if there is none.

    The variable ``CHROMIUM`` names it, else it is looked for in the ``PATH``.

    Raises:
        FileNotFoundError: if ``CHROMIUM`` names no program.

    """
    named = os.environ.get("CHROMIUM")
    if named:
        found = shutil.which(named)
        if found is None:
            raise FileNotFoundError(f"CHROMIUM={named} is no program that can be run")
        return found
    return next(filter(None, map(shutil.which, _NAMES)), None)


def is_required() -> bool:
    """Tell whether a missing Chromium is a failure: in continuous integration."""
    return os.environ.get("CI", "").lower() in {"1", "true"}


def _can_install() -> bool:
    """Tell whether this is a Debian whose packages may be installed."""
    debian = Path("/etc/os-release")
    return (
        hasattr(os, "geteuid")
        and os.geteuid() == 0
        and shutil.which("apt-get") is not None
        and debian.is_file()
        and "ID=debian" in debian.read_text(encoding="utf-8").splitlines()
    )


def _install() -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (
        ["apt-get", "update", "-qq"],
        ["apt-get", "install", "-qq", "--yes", "--no-install-recommends", "chromium"],
    ):
        subprocess.run(command, check=True, env=environment, stdin=subprocess.DEVNULL)


def main() -> int:
    """Install Chromium where that may be done, else say how; return the exit status."""
    try:
        if find_chromium() is None and _can_install():
            sys.stderr.write("Installing Debian's chromium for the browser tests\n")
            _install()
        if find_chromium() is None:
            sys.stderr.write(f"{HOW_TO_GET_ONE}\n")
            return 1 if is_required() else 0
    except (FileNotFoundError, subprocess.CalledProcessError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
