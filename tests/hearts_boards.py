"""Widgets of Hearts in tests: what they tell, and a quick way to play on."""

from typing import Any

from hearts_tables import SEED

from hh_widget import Hearts
from hh_widget.hearts import Match
from hh_widget.hearts.view import View

FIRST = tuple(map(str, Match(SEED).hands[0]))
"""Your cards in the first hand of the match with the seed."""


def state(widget: Hearts) -> dict[str, Any]:
    """Return all state that a viewer gets, but for the version and the layout."""
    told = widget.get_state()
    return {k: v for k, v in told.items() if k not in {"version", "layout"}}


def go_on(widget: Hearts) -> None:
    """Take the next step of a match, whoever is to take it."""
    if widget.advance() or widget.next_hand():
        return
    if widget.phase == "passing":
        for card in widget.hand[:3]:
            widget.tap(card)
        widget.confirm()
    elif widget.phase == "playing":
        card = widget.playable[0]
        widget.tap(card)
        widget.tap(card)


def play_to_the_end(widget: Hearts) -> None:
    """Play a match to its end."""
    while widget.phase != "over":
        go_on(widget)


def as_json(view: View) -> dict[str, Any]:
    """Return what a view tells as the traits tell it."""
    told: dict[str, Any] = {name: getattr(view, name) for name in View.__slots__}
    for name in ("hand", "playable", "selection", "received"):
        told[name] = tuple(map(str, told[name]))
    told["trick"] = tuple((seat, str(card)) for seat, card in view.trick)
    return told
