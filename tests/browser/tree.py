"""The accessibility tree of a board, as the browser computes it."""

from dataclasses import dataclass
from typing import Any, Final

from browser.board import Names
from browser.shown import Shown
from hh_widget.heart_to_heart import DISCARD, Game
from hh_widget.heart_to_heart.layout import SLOTS

_MARK: Final = "the-board-that-is-read"
_FIND: Final = f"globalThis[{_MARK!r}]"


@dataclass(frozen=True)
class Button:
    """A button as a screen reader gets it; ``pressed`` is ``None`` if it cannot be."""

    name: str
    pressed: bool | None
    disabled: bool
    description: str = ""


def buttons_of(board: Shown[Any]) -> list[Button]:
    """Return all buttons of a board, in the tree's order."""
    page = board.root.page
    board.root.evaluate(f"it => {{ {_FIND} = it; }}")
    session = page.context.new_cdp_session(page)
    found = session.send("Runtime.evaluate", {"expression": _FIND})["result"]
    answer = session.send(
        "Accessibility.queryAXTree", {"objectId": found["objectId"], "role": "button"}
    )
    session.detach()
    return [_button(node) for node in answer["nodes"] if not node["ignored"]]


def _button(node: dict[str, Any]) -> Button:
    states = {it["name"]: it["value"]["value"] for it in node["properties"]}
    pressed = states.get("pressed")
    return Button(
        node["name"]["value"],
        None if pressed is None else str(pressed).lower() == "true",
        bool(states.get("disabled", False)),
        node.get("description", {}).get("value", ""),
    )


def cards_and_piles(game: Game, language: str) -> list[Button]:
    """Return what is to be read of a game: the cards by slot, stock, discard pile."""
    names, position = Names(language), game.position
    cards = [
        Button(
            names.heart_card(slot, rank),
            game.selection == slot,
            slot not in position.free,
        )
        for slot, rank in zip(SLOTS, position.heart, strict=True)
        if rank is not None
    ]
    count, top = len(position.discard), position.rank_at(DISCARD)
    return [
        *cards,
        Button(names.pile("stock", position.stock_count), None, disabled=False),
        Button(
            names.pile("discard", count, top),
            game.selection == DISCARD,
            disabled=top is None,
        ),
    ]
