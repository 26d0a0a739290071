"""What is played and left is forgotten: a kernel may run for a week.

A tuple that grows as it is made, as from a generator, is none that CPython has kept for
its length, but is kept for it when it is freed, up to 2,000 of each length. What is made
at every tap is therefore made of lists.
"""

import gc
import sys
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

from hh_widget import Hearts, HeartToHeart
from hh_widget.heart_to_heart import STOCK

WARMING: Final = 100
"""Games until the caches are full that are to be."""
GAMES: Final = 100
DRAWS: Final = 20
TRICKS: Final = 4
KEPT: Final = 15
"""Blocks of memory a game that may stay: traitlets makes names, of which Python keeps
the last 4,096 that were looked up, and the process keeps freed tuples of some sizes."""


@pytest.fixture(autouse=True)
def collect_nothing_meanwhile() -> Iterator[None]:
    """Keep the collector from tidying up: what it can free has piled up before."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def _draw(widget: HeartToHeart) -> None:
    for _ in range(DRAWS):
        widget.tap(STOCK)
    widget.new_game()


def _play_some_tricks(widget: Hearts) -> None:
    for card in widget.hand[:3]:
        widget.tap(card)
    widget.confirm()
    played = 0
    while played < TRICKS:
        if not widget.advance():
            card = widget.playable[0]
            widget.tap(card)
            widget.tap(card)
            played += 1
    widget.new_match()


@pytest.mark.parametrize(
    ("make", "play"), [(HeartToHeart, _draw), (Hearts, _play_some_tricks)]
)
def test_a_game_that_is_left_leaves_no_memory_behind(
    make: Callable[..., Any], play: Callable[[Any], None]
) -> None:
    widget = make(logs=False)
    for _ in range(WARMING):
        play(widget)
    before = sys.getallocatedblocks()
    for _ in range(GAMES):
        play(widget)
    assert (sys.getallocatedblocks() - before) / GAMES <= KEPT
