"""The tape of a game: all its steps in order, with what was undone and redone."""

from typing import Final, NamedTuple

UNDO: Final = "U"
"""The step that takes a move back."""

REDO: Final = "Y"
"""The step that makes a move again which was taken back."""


class Step(NamedTuple):
    """One step of a game."""

    do: str
    """A move's text, :data:`UNDO` or :data:`REDO`."""
    ms: int
    """When it was taken, in whole milliseconds of play since the game's start."""
