"""The widgets with a game, and what a test has to know to use any of them alike."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import pytest

from hh_widget import Hearts, HeartToHeart
from hh_widget.widgets.base import GameWidget


@dataclass(frozen=True)
class Kind:
    """A widget with a game."""

    make: Callable[..., GameWidget[Any]]
    """Makes one; as it is made by default, its game is always the same."""
    target: int | str
    """What answers to every tap; each tap is one change."""
    idle: int | str
    """What answers to no tap at first."""
    changed: str
    """A trait that a tap on the target changes."""
    setting: str
    """A setting that is true or false."""
    new: Callable[[Any], object]
    """Starts another game."""
    name: str
    """The game's name in logs."""
    begins: str
    """What the lines of a log are that tell of a beginning, by their kinds."""
    taps: str
    """What the line is that tells of a tap on the target."""

    def told(self, taps: int) -> str:
        """Return what a log tells of a game with so many taps on the target."""
        return " ".join([self.begins, *taps * [self.taps]])

    def start_anew(self, widget: GameWidget[Any]) -> None:
        """Leave the game for another one."""
        self.new(widget)

    def tap(self, widget: GameWidget[Any]) -> object:
        """Make one change, and return what the tap did."""
        return widget.tap(self.target)

    def tap_idly(self, widget: GameWidget[Any]) -> object:
        """Tap where nothing answers."""
        return widget.tap(self.idle)


KINDS: Final = {
    "HeartToHeart": Kind(
        make=lambda **keywords: HeartToHeart("HH1-N-AAAAAAM", **keywords),
        target="stock",
        idle=7,
        changed="stock",
        setting="move_errors",
        new=lambda widget: widget.new_game(),
        name="heart-to-heart",
        begins="start",
        taps="D",
    ),
    "Hearts": Kind(
        make=lambda **keywords: Hearts(seed=7, **keywords),
        target="3C",
        idle="2C",
        changed="selection",
        setting="four_color",
        new=lambda widget: widget.new_match(),
        name="hearts",
        begins="start deal",
        taps="choose",
    ),
}

each_kind = pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
