"""A table of Hearts on the page, and what it must show."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from playwright.sync_api import Locator, expect

from browser.shown import Shown, click
from hh_widget.cards import Card
from hh_widget.hearts import cpu
from hh_widget.hearts.table import Table
from hh_widget.hearts.view import View
from hh_widget.texts import texts_in

IMPORT: Final = "from hh_widget import Hearts"
SEED: Final = 7
"""The match that the tests play, unless they say otherwise."""
SHOW: Final = f"game = Hearts(seed={SEED})\ngame"

CARD_PAUSE: Final = 450
TRICK_PAUSE: Final = 900
"""Milliseconds before a CPU seat's card, and while a full trick lies."""

_READ: Final = """
table => {
  const all = selector => [...table.querySelectorAll(selector)];
  const isOn = (it, name) => it.getAttribute(name) === "true";
  const figure = name => table.querySelector(`[data-figure="${name}"]`)?.textContent;
  return {
    phase: table.dataset.phase,
    hand: all("[data-card]").map(it => it.dataset.card),
    names: all("[data-card]").map(it => it.getAttribute("aria-label")),
    selection: all("[data-card]").filter(it => isOn(it, "aria-pressed"))
      .map(it => it.dataset.card),
    playable: all("[data-card]").filter(it => !isOn(it, "aria-disabled"))
      .map(it => it.dataset.card),
    descriptions: all("[data-card]").map(it => it.getAttribute("aria-description") ?? ""),
    trick: all(".trick .card").map(it => [
      Number(it.dataset.playedBy), it.dataset.played, it.querySelector(".heard").textContent,
    ]),
    backs: [1, 2, 3].map(seat => all(`[data-seat="${seat}"] .backs i`).length),
    passed: [1, 2, 3].filter(seat => all(`[data-seat="${seat}"] .passed`).length),
    turn: all(".seat.turn").map(it => Number(it.dataset.seat)),
    points: [0, 1, 2, 3].map(seat => Number(figure(`points-${seat}`))),
    totals: [0, 1, 2, 3].map(seat => Number(figure(`total-${seat}`))),
    hand_number: Number(figure("hand")),
  };
}
"""

_RECORD: Final = f"""
table => {{
  const read = {_READ};
  const seen = table.recorded = [[performance.now(), read(table)]];
  new MutationObserver(() => seen.push([performance.now(), read(table)]))
    .observe(table, {{ attributeFilter: ["data-version"] }});
}}
"""

RECORD_THE_FIRST: Final = f"""
new MutationObserver(() => {{
  const table = document.querySelector(".hh-widget");
  if (table && !table.recorded) {{ ({_RECORD.strip()})(table); }}
}}).observe(document, {{ subtree: true, childList: true }});
"""
"""A script that a page runs first, and so records its first table from its start."""


@dataclass(frozen=True)
class Picture:
    """What a table shows."""

    phase: str
    hand: list[str]
    names: list[str]
    selection: list[str]
    playable: list[str]
    descriptions: list[str]
    trick: list[tuple[int, str, str]]
    backs: list[int]
    passed: list[int]
    turn: list[int]
    points: list[int]
    totals: list[int]
    hand_number: int


class Names:
    """What cards and seats are called in a language."""

    def __init__(self, language: str) -> None:
        """Read the texts."""
        self._texts = texts_in(language, "shared", "hearts")

    def __getitem__(self, key: str) -> str:
        """Return a text."""
        return self._texts[key]

    def card(self, card: Card) -> str:
        """Return a card's name, as in *queen of spades*."""
        return self._texts["suited_card"].format(
            rank=self._texts[f"rank_{card.rank}"],
            suit=self._texts[f"suit_{card.suit.letter}"],
        )

    def described(self, view: View, card: Card) -> str:
        """Return what is said of a card in your hand beside its name."""
        is_blocked, is_received = card not in view.playable, card in view.received
        words = [self["blocked"]] * is_blocked + [self["received"]] * is_received
        return ", ".join(words)

    def played(self, view: View, seat: int, card: Card) -> str:
        """Return what is said of a card on the table."""
        text = self["played_card"].format(
            seat=self[f"seat_{seat}"], card=self.card(card)
        )
        return f"{text}, {self['takes']}" if seat == view.trick_winner else text


def picture_of(game: Table, language: str = "en") -> Picture:
    """Return what the table of a match is to show, by the rules alone."""
    view, names = game.view(), Names(language)
    return Picture(
        phase=view.phase,
        hand=_texts(view.hand),
        names=[names.card(card) for card in view.hand],
        selection=[str(card) for card in view.hand if card in view.selection],
        playable=_texts(view.playable),
        descriptions=[names.described(view, card) for card in view.hand],
        trick=[
            (seat, str(card), names.played(view, seat, card))
            for seat, card in view.trick
        ],
        backs=list(view.card_counts[1:]),
        passed=[
            seat for seat in (1, 2, 3) if view.phase == "passing" and view.passed[seat]
        ],
        turn=[view.turn] if view.turn else [],
        points=list(view.points),
        totals=list(view.totals),
        hand_number=view.hand_number,
    )


def _texts(cards: Iterable[Card]) -> list[str]:
    return list(map(str, cards))


def is_for_the_reader(game: Table) -> bool:
    """Tell whether the table waits for seat 0, and not for itself."""
    return game.phase in {"passing", "scored", "over"} or game.match.turn == 0


def chosen_pass(game: Table) -> list[str]:
    """Return three cards to pass, as a good player chooses them."""
    return _texts(cpu.choose_pass(game.match.observation(0)))


def chosen_play(game: Table) -> str:
    """Return the card to play, as a good player chooses it."""
    return str(cpu.choose_play(game.match.observation(0)))


class TableShown(Shown[Picture]):
    """A table that is played with the mouse."""

    def shows(self) -> Picture:
        """Return what the table shows now."""
        return _picture(self.root.evaluate(_READ))

    def card(self, card: str) -> Locator:
        """Return a card of the hand."""
        return self.root.locator(f'[data-card="{card}"]')

    def tap(self, card: str) -> None:
        """Click on a card's index, which no other card covers, and wait."""
        place = self.card(card)
        blocked = place.get_attribute("aria-disabled") == "true"
        place.click(position={"x": 8, "y": 22}, force=blocked)
        self.wait_for_the_answer()

    def play(self, card: str) -> None:
        """Raise a card and play it."""
        self.tap(card)
        place = self.card(card)
        expect(place).to_have_attribute("aria-pressed", "true")
        place.click(position={"x": 8, "y": 22})

    def choose_and_confirm(self, cards: Iterable[str]) -> None:
        """Pass these cards."""
        for card in cards:
            self.tap(card)
        click(self.button("confirm"))

    def hold_time(self) -> None:
        """Let the page's time stand, but for what :meth:`let_time_pass` lets pass."""
        clock = self.root.page.clock
        clock.install(time=0)
        clock.pause_at(1000)

    def let_time_pass(self, milliseconds: int) -> None:
        """Let the page's time go on by so much, at once."""
        self.root.page.clock.run_for(milliseconds)

    def record(self) -> None:
        """Note from now on whatever is drawn, and when."""
        self.root.evaluate(_RECORD)

    def recorded(self) -> list[tuple[float, Picture]]:
        """Return what has been drawn, each with its milliseconds."""
        seen: list[Any] = self.root.evaluate("it => it.recorded")
        return [(time, _picture(facts)) for time, facts in seen]

    @property
    def focused(self) -> str | None:
        """The card that has the focus, if one of this table has."""
        name: str | None = self.root.evaluate(
            """table => table.contains(document.activeElement)
                ? document.activeElement.dataset.card ?? null : null"""
        )
        return name


def _picture(facts: dict[str, Any]) -> Picture:
    facts["trick"] = [tuple(played) for played in facts["trick"]]
    return Picture(**facts)


def is_a_step(before: Picture, after: Picture) -> bool:
    """Tell whether a CPU card or a collection lies between two pictures."""
    return before.backs != after.backs or (
        before.phase == "trick" and after.phase != "trick"
    )


def assert_that_no_step_came_early(seen: list[tuple[float, Picture]]) -> int:
    """See that each step took its pause, one card a step; return how many there were."""
    steps = 0
    since = seen[0][0]
    for (_, before), (time, after) in pairwise(seen):
        if before.hand_number != after.hand_number or before.phase == "passing":
            since = time
            continue
        if is_a_step(before, after):
            steps += 1
            pause = TRICK_PAUSE if before.phase == "trick" else CARD_PAUSE
            assert time - since >= pause, (before, after)
            assert sum(before.backs) - sum(after.backs) <= 1
        if len(before.trick) != len(after.trick):
            since = time
    return steps
