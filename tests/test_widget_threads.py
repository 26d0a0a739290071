"""Jupyter runs a widget's messages in another thread than the cells."""

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from front_end import FrontEnd, changes, whole_state
from widget_kinds import Kind, each_kind

from hh_widget import HeartToHeart
from hh_widget.heart_to_heart import STOCK, Game

EXAMPLE = "HH1-N-AAAAAAM"
TAPS = 150
THREADS = 4


@pytest.fixture(autouse=True)
def switch_threads_often() -> Iterator[None]:
    """Let threads take turns every few steps, so that what can go wrong does."""
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(interval)


@each_kind
def test_taps_from_several_threads_are_made_one_after_the_other(kind: Kind) -> None:
    widget = kind.make()
    front_end = FrontEnd(widget)

    def play(worker: int) -> None:
        for _ in range(TAPS):
            if worker % 2:
                kind.tap(widget)
            else:
                intent = {"type": "tap", "target": kind.target, "seq": 1}
                front_end.send("custom", content={**intent, "version": widget.version})

    with ThreadPoolExecutor(THREADS) as threads:
        list(threads.map(play, range(THREADS)))
    states = [m for m in front_end.messages if m["method"] == "update"]
    versions = [changes(state)["version"] for state in states]
    assert versions == list(range(2, widget.version + 1))
    assert len(front_end.messages) == THREADS * TAPS
    assert front_end.state == whole_state(widget)


def test_a_view_that_opens_meanwhile_gets_a_whole_snapshot() -> None:
    widget = HeartToHeart(EXAMPLE)
    game = Game(EXAMPLE)
    piles = [(game.position.stock_count, game.position.discard)]
    for _ in range(TAPS):
        game.tap(STOCK)
        piles.append((game.position.stock_count, game.position.discard))

    def play() -> None:
        for _ in range(TAPS):
            widget.tap(STOCK)

    with ThreadPoolExecutor(1) as thread:
        playing = thread.submit(play)
        while not playing.done():
            state: dict[str, Any] = widget.get_state()
            assert (state["stock"], state["discard"]) == piles[state["moves"]]
        playing.result()
