"""What seat 0 may not see is nowhere: frames, traits, page and saved notebook."""

import base64
import json
import re
from typing import Any, Final

import pytest

from browser.desk import Desk
from browser.messages import messages_in
from browser.notebook import Notebook
from browser.table import (
    IMPORT,
    SEED,
    SHOW,
    TRICK_PAUSE,
    Names,
    TableShown,
    chosen_play,
    is_for_the_reader,
    picture_of,
)
from hh_widget.cards import Card
from hh_widget.hearts import Match
from hh_widget.hearts.rules import DECK
from hh_widget.hearts.table import Table

_PAGE: Final = """
table => {
  const copy = table.cloneNode(true);
  copy.querySelector(".sprite").remove();
  return copy.outerHTML;
}
"""
"""All of the page's table but the drawings of all cards, which are there always."""

_IMAGE: Final = re.compile(r"base64,([A-Za-z0-9+/=]+)")


def spellings(card: Card) -> tuple[str, ...]:
    """Return all ways in which a card could be told."""
    names = Names("en")
    suit = card.suit.name.lower()
    return f'"{card}"', f'{suit}-{card.rank:d}"', names.card(card)


def cards_in(text: str) -> set[Card]:
    """Return the cards that a text tells of."""
    return {card for card in DECK if any(it in text for it in spellings(card))}


def without_texts(value: Any) -> Any:  # noqa: ANN401  any JSON
    """Return the same without what is said of the game in all languages."""
    if isinstance(value, dict):
        return {key: without_texts(it) for key, it in value.items() if key != "texts"}
    return [without_texts(it) for it in value] if isinstance(value, list) else value


def plain(value: object) -> str:
    """Return JSON values as a text, with the pictures in it in the clear."""
    text = json.dumps(without_texts(value)).replace('\\"', '"')
    pictures = _IMAGE.findall(text)
    return "".join([text, *(base64.b64decode(it).decode() for it in pictures)])


def told_since(notebook: Notebook, number: int) -> str:
    """Return what the kernel has told the page after so many frames, but what cells say."""
    return plain(
        [
            content
            for kind, content in messages_in(notebook.watch.frames[number:])
            if kind not in {"execute_input", "history_reply"}
        ]
    )


@pytest.mark.rule("HE-10", "HE-23", "HE-35")
def test_frames_page_and_notebook_hold_no_card_that_seat_0_may_not_see(
    desk: Desk,
) -> None:
    notebook = desk.open(IMPORT, SHOW)
    notebook.choose("Settings", "Save Widget State Automatically")
    notebook.run_all()
    notebook.page.emulate_media(reduced_motion="reduce")
    table, game = TableShown(notebook.output(2)), Table(Match(SEED))
    dealt = game.view().hand
    seen = 0

    def look() -> None:
        nonlocal seen
        table.wait_until_it_shows(picture_of(game))
        page = str(table.root.evaluate(_PAGE))
        view = game.view()
        allowed = {*view.hand, *view.received, *(card for _, card in view.trick)}
        told = {card for card in DECK if Names("en").card(card) in heard(table)}
        assert cards_in(page) - told <= allowed
        assert cards_in(page) >= {*view.hand}
        frames = told_since(notebook, seen)
        seen = len(notebook.watch.frames)
        others = {card for cards in game.match.hands[1:] for card in cards}
        assert not cards_in(frames) & others
        assert not cards_in(page) & others

    look()
    table.hold_time()
    for card in map(str, game.view().hand[2:5]):
        table.tap(card)
        game.tap(card)
        look()
    table.press("confirm")
    game.confirm()
    look()
    for _ in range(6):
        while not is_for_the_reader(game):
            table.let_time_pass(TRICK_PAUSE)
            game.advance()
            look()
        card = chosen_play(game)
        for _ in range(2):
            table.tap(card)
            game.tap(card)
            look()

    notebook.save()
    saved = json.loads(notebook.file.read_text(encoding="utf-8"))
    view = game.view()
    others = {card for cards in game.match.hands[1:] for card in cards}
    # The still picture is of the deal: what was passed on was seen there.
    others -= {*dealt}
    assert cards_in(plain(saved)) >= {*view.hand}
    assert not cards_in(plain(saved)) & others
    assert "seed" not in plain(traits_of(saved))


def heard(table: TableShown) -> str:
    return table.told.text_content() or ""


def traits_of(saved: dict[str, Any]) -> dict[str, Any]:
    """Return the traits of the table in a saved notebook, without texts and code."""
    state = saved["metadata"]["widgets"]["application/vnd.jupyter.widget-state+json"]
    (traits,) = (
        it["state"] for it in state["state"].values() if "trick" in it["state"]
    )
    return {
        name: value
        for name, value in traits.items()
        if name not in {"_esm", "_css", "texts"}
    }
