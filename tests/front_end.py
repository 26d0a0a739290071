"""A front end for tests: it hears what a widget sends, and sends what a browser could."""

import json
from typing import Any

from hh_widget import HeartToHeart
from hh_widget.heart_to_heart import STOCK, Game, Move, Pair
from hh_widget.heart_to_heart.examples import EXAMPLE_GAME
from hh_widget.heart_to_heart.moves import Target
from hh_widget.widgets.base import GameWidget


class FrontEnd:
    """Stands in for the browser at the other end of a widget's comm.

    Args:
        widget: the widget; everything that it sends from now on is recorded.

    """

    def __init__(self, widget: GameWidget[Any]) -> None:
        self.widget = widget
        self.messages: list[dict[str, Any]] = []
        self.state = whole_state(widget)
        widget.comm.send = self._hear

    def _hear(self, data: dict[str, Any], **_: object) -> None:
        message = json.loads(json.dumps(data))
        self.messages.append(message)
        if message["method"] == "update":
            self.state |= message["state"]

    def send(self, method: str, **data: object) -> list[dict[str, Any]]:
        """Send a message as JSON, and return all that the widget sends in answer."""
        before = len(self.messages)
        content = json.loads(json.dumps({"method": method, **data}))
        self.widget._handle_msg({"content": {"data": content}, "buffers": []})
        return self.messages[before:]

    def intend(self, kind: str, **fields: object) -> list[dict[str, Any]]:
        """Send an intent made on the present version, unless ``fields`` say else."""
        intent = {"type": kind, "seq": 1, "version": self.widget.version, **fields}
        return self.send("custom", content=intent)


def whole_state(widget: GameWidget[Any]) -> dict[str, Any]:
    """Return all synced traits, as a front end gets them that connects now."""
    state: dict[str, Any] = json.loads(json.dumps(widget.get_state()))
    return state


def taps_of(move: Move) -> tuple[Target, ...]:
    """Return the taps that make a move while nothing is selected."""
    return (move.first, move.second) if isinstance(move, Pair) else (STOCK,)


def play_example(widget: HeartToHeart, moves: int | None = None) -> None:
    """Play the example game by taps, or its first moves."""
    for move in Game.parse(EXAMPLE_GAME).history[:moves]:
        for target in taps_of(move):
            widget.tap(target)


def changes(message: dict[str, Any]) -> dict[str, Any]:
    """Return the traits that a state message carries."""
    assert message["method"] == "update"
    state: dict[str, Any] = message["state"]
    return state


def unchanged(seq: int, version: int) -> dict[str, Any]:
    """Return the message that answers an intent which changed nothing."""
    return {
        "method": "custom",
        "content": {"type": "unchanged", "seq": seq, "version": version},
    }
