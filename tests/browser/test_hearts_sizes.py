"""Small tables and large letters: nothing overflows, everything can be hit and read."""

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from browser.desk import Desk
from browser.measuring import assert_that_it_fits
from browser.table import (
    IMPORT,
    SEED,
    TRICK_PAUSE,
    TableShown,
    chosen_pass,
    is_for_the_reader,
    picture_of,
)
from browser.tables import IMPORTS, NEARLY_OVER, show
from hh_widget.hearts import Match
from hh_widget.hearts.table import Table
from hh_widget.texts import languages

NARROW: Final = 320
"""The width of the widget's own element from which on it is to be playable."""
ONE_ROW: Final = 420
"""The width from which on the hand lies in one row."""

_STRIPS: Final = """table => [...table.querySelectorAll("[data-card]")].map(card => {
  card.scrollIntoView({ block: "center" });
  const { left, right, top, bottom, width } = card.getBoundingClientRect();
  const hits = (x, y) => document.elementFromPoint(x, y)?.closest("[data-card]") === card;
  let [wide, high] = [0, 0];
  const middle = top + 12;
  for (let x = left + 0.5; x < right; x += 1) { wide += hits(x, middle); }
  for (let y = top + 0.5; y < bottom; y += 1) { high += hits(left + 6, y); }
  return [card.dataset.card, wide, high, width, card.offsetTop];
})"""
"""How much of each card can be hit, across and down."""

INDEX_SHARE: Final = 16 / 64
"""The height of a rank in a face, a card's width being one."""
CAPITAL_SHARE: Final = 0.72
"""The height of a capital in letters of a size."""


def assert_that_cards_are_hit_and_read(table: TableShown) -> None:
    table.root.scroll_into_view_if_needed()
    strips: list[Any] = table.root.evaluate(_STRIPS)
    for card, wide, high, width, _ in strips:
        assert wide >= 24, card
        assert high >= 24, card
        assert INDEX_SHARE * width / CAPITAL_SHARE >= 12, card


def rows_of(table: TableShown) -> int:
    tops = [top for *_, top in table.root.evaluate(_STRIPS)]
    return 1 + int(max(tops) - min(tops) > 30)


def test_320_pixels_are_enough_in_every_language(desk: Desk) -> None:
    layout = f"layout={{'width': '{NARROW}px'}}"
    notebook = desk.open(
        IMPORTS,
        f"Hearts(match={show(NEARLY_OVER)}, {layout})",
        *(
            f"Hearts(seed={SEED}, {layout}, locale={language!r})"
            for language in languages()
        ),
    )
    notebook.page.emulate_media(reduced_motion="reduce")
    notebook.run_all()
    over = TableShown(notebook.output(2))
    over.hold_time()
    for number, language in enumerate(languages(), start=3):
        table = TableShown(notebook.output(number))
        assert table.root.evaluate("it => it.offsetWidth") <= NARROW
        assert rows_of(table) == 2
        look_everywhere(table, language)

    over.root.scroll_into_view_if_needed()
    game = Table(NEARLY_OVER)
    assert_that_it_fits(over)
    over.let_time_pass(TRICK_PAUSE)
    game.advance()
    expect(over.dialog).to_be_visible()
    assert_that_it_fits(over)
    over.dialog.locator(".close").click()
    assert_that_it_fits(over)


def look_everywhere(table: TableShown, language: str) -> None:
    """Measure a table, its dialogs, and a trick under way."""
    game = Table(Match(SEED))
    assert_that_it_fits(table)
    assert_that_cards_are_hit_and_read(table)
    for name in ("help", "settings", "scores"):
        table.press(name)
        expect(table.dialog).to_be_visible()
        assert_that_it_fits(table)
        table.close_dialog()
    cards = chosen_pass(game)
    for card in cards:
        table.tap(card)
        game.tap(card)
    assert_that_it_fits(table)
    assert_that_cards_are_hit_and_read(table)
    table.press("confirm")
    game.confirm()
    while not is_for_the_reader(game):
        table.let_time_pass(TRICK_PAUSE)
        game.advance()
        table.wait_until_it_shows(picture_of(game, language))
        assert_that_it_fits(table)
    assert_that_cards_are_hit_and_read(table)
    table.press("new_match")
    assert_that_it_fits(table)
    table.press("stay")


_PLACES: Final = """table => {
  const height = it => it.getBoundingClientRect().height;
  return [height(table), height(table.querySelector(".table"))];
}"""

_OVERLAPS: Final = """table => {
  const box = it => it.getBoundingClientRect();
  const range = document.createRange();
  const inside = [...table.querySelector(".pass").children].map(it => {
    range.selectNodeContents(it);
    return it.matches("p") ? box(range) : box(it);
  });
  const covers = (a, b) => a.left < b.right && b.left < a.right
    && a.top < b.bottom && b.top < a.bottom;
  return [...table.querySelectorAll(".plate, .backs, .fan .card")].map(box)
    .filter(place => inside.some(it => covers(it, place))).length;
}"""


@pytest.mark.parametrize("language", ["en", "pt"])
def test_a_table_is_as_high_in_play_as_in_the_pass(desk: Desk, language: str) -> None:
    widths = (NARROW, 400, ONE_ROW, 700)
    notebook = desk.open(
        IMPORT,
        *(
            f"Hearts(seed={SEED}, locale={language!r}, layout={{'width': '{width}px'}})"
            for width in widths
        ),
    )
    notebook.page.emulate_media(reduced_motion="reduce")
    notebook.run_all()
    for number, _ in enumerate(widths, start=2):
        table = TableShown(notebook.output(number))
        assert table.root.evaluate(_OVERLAPS) == 0
        in_the_pass = table.root.evaluate(_PLACES)
        table.choose_and_confirm(chosen_pass(Table(Match(SEED))))
        expect(table.root.locator(".trick")).to_be_attached()
        assert table.root.evaluate(_PLACES) == in_the_pass


def test_even_on_200_pixels_the_pass_lies_over_nothing(desk: Desk) -> None:
    show = f"Hearts(seed={SEED}, locale='pt', layout={{'width': '200px'}})"
    notebook = desk.open(IMPORT, show)
    notebook.run_all()
    assert TableShown(notebook.output(2)).root.evaluate(_OVERLAPS) == 0


def test_from_420_pixels_on_the_hand_lies_in_one_row(desk: Desk) -> None:
    notebook = desk.open(
        IMPORT,
        *(
            f"Hearts(seed={SEED}, layout={{'width': '{width}px'}})"
            for width in (ONE_ROW - 1, ONE_ROW, 700)
        ),
    )
    notebook.page.emulate_media(reduced_motion="reduce")
    notebook.run_all()
    for number, rows in ((2, 2), (3, 1), (4, 1)):
        table = TableShown(notebook.output(number))
        assert rows_of(table) == rows
        assert_that_it_fits(table)
        assert_that_cards_are_hit_and_read(table)


def test_at_200_percent_zoom_everything_fits_and_is_reached(desk: Desk) -> None:
    notebook = desk.open(IMPORT, f"Hearts(seed={SEED})")
    # Zoomed to 200 %, a window of 1,280 by 1,000 pixels is one of 640 by 500.
    notebook.page.set_viewport_size({"width": 640, "height": 500})
    notebook.page.emulate_media(reduced_motion="reduce")
    notebook.run_all()
    table = TableShown(notebook.output(2))
    table.hold_time()
    look_everywhere(table, "en")
