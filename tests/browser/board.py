"""A board of Heart to Heart on the page, and what it must show."""

import time
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Locator, expect

from hh_widget.heart_to_heart import DISCARD, STOCK, Game, Move, Pair
from hh_widget.heart_to_heart.layout import COLUMN_OF, ROW_OF, SLOTS
from hh_widget.heart_to_heart.moves import Selectable, Target
from hh_widget.texts import texts_in

CODE: Final = "HH1-N-AAAAAAM"
"""The deal that the rules tell of."""

IMPORT: Final = "from hh_widget import HeartToHeart"
SHOW: Final = f'game = HeartToHeart("{CODE}")\ngame'
"""Cells of a notebook that show the board of this deal."""

_TEXTS: Final = texts_in("en")

_PATIENCE_SECONDS: Final = 20
_LOOK_AGAIN_MILLISECONDS: Final = 20

_READ: Final = """
board => {
  const cards = [...board.querySelectorAll("[data-slot]")];
  const pile = name => board.querySelector(`[data-target="${name}"]`);
  const places = [...cards, pile("discard")];
  const target = card => card.dataset.slot ? Number(card.dataset.slot) : "discard";
  const which = test => places.filter(test).map(target);
  const isOn = (card, name) => card.getAttribute(name) === "true";
  const figure = name => board.querySelector(`[data-figure="${name}"]`)?.textContent;
  const tool = name => board.querySelector(`[data-action="${name}"]`);
  return {
    heart: cards.map(card => [target(card), card.getAttribute("aria-label")]),
    stock: pile("stock").getAttribute("aria-label"),
    discard: pile("discard").getAttribute("aria-label"),
    free: cards.filter(card => !isOn(card, "aria-disabled")).map(target),
    selected: which(card => isOn(card, "aria-pressed")),
    outlined: which(card => card.classList.contains("outlined")),
    darkened: which(card => card.classList.contains("darkened")),
    score: figure("score"),
    moves: figure("moves"),
    code: figure("code") ?? null,
    status: board.dataset.status,
    can_undo: !isOn(tool("undo"), "aria-disabled"),
    can_redo: !isOn(tool("redo"), "aria-disabled"),
  };
}
"""


@dataclass(frozen=True)
class Picture:
    """What a board shows, cards by the names that a screen reader hears."""

    heart: list[tuple[int, str]]
    stock: str
    discard: str
    free: list[int]
    selected: list[Selectable]
    outlined: list[int]
    darkened: list[Selectable]
    score: str
    moves: str
    code: str | None
    status: str
    can_undo: bool
    can_redo: bool


def picture_of(game: Game) -> Picture:
    """Return what the board of a game is to show, by the rules alone."""
    position = game.position
    return Picture(
        heart=[
            (slot, _heart_card(slot, rank))
            for slot, rank in zip(SLOTS, position.heart, strict=True)
            if rank is not None
        ],
        stock=_pile("stock", position.stock_count),
        discard=_pile("discard", len(position.discard), position.rank_at(DISCARD)),
        free=list(position.free),
        selected=[] if game.selection is None else [game.selection],
        outlined=list(game.outlined),
        darkened=list(game.darkened),
        score=str(game.score),
        moves=str(game.move_count),
        code=game.code,
        status=game.status,
        can_undo=game.can_undo,
        can_redo=game.can_redo,
    )


def _card(rank: int) -> str:
    return _TEXTS["card"].format(rank=_TEXTS[f"rank_{rank}"])


def _heart_card(slot: int, rank: int) -> str:
    return _TEXTS["heart_card"].format(
        card=_card(rank), row=ROW_OF[slot], column=COLUMN_OF[slot]
    )


def _pile(name: str, count: int, top: int | None = None) -> str:
    text = _TEXTS.get(f"{name}_{count}", _TEXTS[name])
    return text.format(count=count, card="" if top is None else _card(top))


def taps_of(move: Move) -> list[Target]:
    """Return what is to be tapped to make a move while nothing is selected."""
    return [move.first, move.second] if isinstance(move, Pair) else [STOCK]


class Board:
    """A board that is played with the mouse.

    Args:
        within: where to look for the board; the first one there is taken.

    """

    def __init__(self, within: Locator) -> None:
        """Wait until the board is drawn."""
        self.root = within.locator(".hh-widget").first
        expect(self.root).to_be_visible()

    def shows(self) -> Picture:
        """Return what the board shows now."""
        facts = self.root.evaluate(_READ)
        facts["heart"] = [tuple(card) for card in facts["heart"]]
        return Picture(**facts)

    @property
    def version(self) -> int:
        """The version that is drawn."""
        return int(self.root.get_attribute("data-version") or -1)

    def place(self, target: Target) -> Locator:
        """Return the card or pile that is tapped."""
        if isinstance(target, int):
            return self.root.locator(f'[data-slot="{target}"]')
        return self.root.locator(f'[data-target="{target}"]')

    def tap(self, target: Target) -> None:
        """Click on a slot's card or a pile, and wait for the answer."""
        _click(self.place(target))
        self.wait_for_the_answer()

    def press(self, action: str) -> None:
        """Click on a button, and wait for the answer."""
        _click(self.root.locator(f'[data-action="{action}"]'))
        self.wait_for_the_answer()

    def make(self, move: Move) -> None:
        """Make a move by taps."""
        for target in taps_of(move):
            self.tap(target)

    def wait_for_the_answer(self) -> None:
        """Wait until Python has answered all that was asked."""
        expect(self.root).to_have_attribute("data-waiting", "idle")

    def wait_until_it_shows(self, picture: Picture) -> None:
        """Wait until the board, of another view or moved by Python, shows this."""
        deadline = time.monotonic() + _PATIENCE_SECONDS
        while self.shows() != picture and time.monotonic() < deadline:
            self.root.page.wait_for_timeout(_LOOK_AGAIN_MILLISECONDS)
        assert self.shows() == picture

    def wait_until_the_clock_runs(self) -> None:
        """Wait until the time goes on."""
        shown = self.root.locator('[data-figure="time"]')
        expect(shown).not_to_have_text(shown.text_content() or "")


def _click(place: Locator) -> None:
    # A card that does not answer says so by aria-disabled, and is clicked all the same.
    place.click(force=place.get_attribute("aria-disabled") == "true")
