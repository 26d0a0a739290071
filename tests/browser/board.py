"""A board of Heart to Heart on the page, and what it must show."""

from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Locator, expect

from browser.shown import Shown, click
from hh_widget.heart_to_heart import DISCARD, STOCK, Game, Move, Pair
from hh_widget.heart_to_heart.layout import COLUMN_OF, ROW_OF, SLOTS
from hh_widget.heart_to_heart.moves import Selectable, Target
from hh_widget.texts import texts_in

CODE: Final = "HH1-N-AAAAAAM"
"""The deal that the rules tell of."""

IMPORT: Final = "from hh_widget import HeartToHeart"
SHOW: Final = f'game = HeartToHeart("{CODE}")\ngame'
"""Cells of a notebook that show the board of this deal."""

_PILES: Final[dict[str, Target]] = {DISCARD: DISCARD, STOCK: STOCK}

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


def picture_of(
    game: Game, *, language: str = "en", placement_help: bool = True
) -> Picture:
    """Return what the board of a game is to show, by the rules alone."""
    position = game.position
    name = Names(language)
    return Picture(
        heart=[
            (slot, name.heart_card(slot, rank))
            for slot, rank in zip(SLOTS, position.heart, strict=True)
            if rank is not None
        ],
        stock=name.pile("stock", position.stock_count),
        discard=name.pile("discard", len(position.discard), position.rank_at(DISCARD)),
        free=list(position.free),
        selected=[] if game.selection is None else [game.selection],
        outlined=list(game.outlined) if placement_help else [],
        darkened=list(game.darkened) if placement_help else [],
        score=str(game.score),
        moves=str(game.move_count),
        code=game.code,
        status=game.status,
        can_undo=game.can_undo,
        can_redo=game.can_redo,
    )


class Names:
    """What cards and piles are called in a language."""

    def __init__(self, language: str) -> None:
        """Read the texts."""
        self._texts = texts_in(language)

    def card(self, rank: int) -> str:
        """Return a card's name, as in *10 of hearts*."""
        return self._texts["card"].format(rank=self._texts[f"rank_{rank}"])

    def heart_card(self, slot: int, rank: int) -> str:
        """Return the name of a card in its slot."""
        return self._texts["heart_card"].format(
            card=self.card(rank), row=ROW_OF[slot], column=COLUMN_OF[slot]
        )

    def pile(self, name: str, count: int, top: int | None = None) -> str:
        """Return the name of the stock or the discard pile."""
        text = self._texts.get(f"{name}_{count}", self._texts[name])
        return text.format(count=count, card="" if top is None else self.card(top))


def taps_of(move: Move) -> list[Target]:
    """Return what is to be tapped to make a move while nothing is selected."""
    return [move.first, move.second] if isinstance(move, Pair) else [STOCK]


def draws(count: int) -> tuple[Target, ...]:
    """Return the taps that draw this many cards."""
    return tuple(STOCK for _ in range(count))


class Board(Shown[Picture]):
    """A board that is played with the mouse.

    Args:
        within: where to look for the board; the first one there is taken.

    """

    def shows(self) -> Picture:
        """Return what the board shows now."""
        facts = self.root.evaluate(_READ)
        facts["heart"] = [tuple(card) for card in facts["heart"]]
        return Picture(**facts)

    def place(self, target: Target) -> Locator:
        """Return the card or pile that is tapped."""
        if isinstance(target, int):
            return self.root.locator(f'[data-slot="{target}"]')
        return self.root.locator(f'[data-target="{target}"]')

    def tap(self, target: Target) -> None:
        """Click on a slot's card or a pile, and wait for the answer."""
        click(self.place(target))
        self.wait_for_the_answer()

    @property
    def focused(self) -> Target | None:
        """The card or pile that has the focus, if one of this board has."""
        name: str | None = self.root.evaluate(
            """board => {
                const { activeElement } = document;
                const { slot, target } = activeElement.dataset;
                return board.contains(activeElement) ? (slot ?? target ?? null) : null;
            }"""
        )
        if name is None:
            return None
        return int(name) if name.isdigit() else _PILES[name]

    def make(self, move: Move) -> None:
        """Make a move by taps."""
        for target in taps_of(move):
            self.tap(target)

    def wait_until_the_clock_runs(self) -> None:
        """Wait until the time goes on."""
        shown = self.root.locator('[data-figure="time"]')
        expect(shown).not_to_have_text(shown.text_content() or "")
