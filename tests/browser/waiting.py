"""Cells that keep Python busy until the test gives a signal."""

from textwrap import indent
from typing import Final

SIGNAL: Final = "signal"
"""The file whose coming is the signal, beside the notebook."""

WAIT: Final = f"""
from pathlib import Path
from time import sleep
while not Path({SIGNAL!r}).exists():
    sleep(0.05)
"""
"""A cell, or its end, that waits for the signal."""


def waiting_when(condition: str) -> str:
    """Return a function ``wait(change)`` that waits for the signal if this holds."""
    return f"def wait(change):\n  if {condition}:{indent(WAIT, '    ')}"
