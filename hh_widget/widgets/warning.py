"""Warnings that point at the line of whoever called the package."""

import inspect
import warnings

_PACKAGE = f"{__name__.partition('.')[0]}."


def warn_caller(message: str) -> None:
    """Warn at the first line up the stack that is not the package's own."""
    level = 1
    frame = inspect.currentframe()
    while frame and str(frame.f_globals.get("__name__")).startswith(_PACKAGE):
        frame = frame.f_back
        level += 1
    # Python 3.12 can do this by itself, with skip_file_prefixes.
    warnings.warn(message, stacklevel=level)
