"""Tables that axe-core finds no fault with, and that a screen reader reads as they are."""

from typing import Final

import pytest
from playwright.sync_api import expect

from browser.axe import faults_of
from browser.desk import Desk
from browser.table import (
    IMPORT,
    SEED,
    TRICK_PAUSE,
    Names,
    TableShown,
    chosen_pass,
    chosen_play,
    is_for_the_reader,
    picture_of,
)
from browser.tables import IMPORTS, NEARLY_OVER, show
from browser.tree import Button, buttons_of
from hh_widget.hearts import Match
from hh_widget.hearts.table import Table
from hh_widget.texts import languages, texts_in

DIALOGS: Final = ("help", "settings", "scores")

OTHER_BUTTONS: Final = ("pass", "new_match", *DIALOGS, "result")

SHOW: Final = f"""
from itertools import cycle
game = Hearts(seed={SEED}, locale="en")
following = cycle({[*languages()[1:], languages()[0]]!r})
game
"""
SET_LOCALE: Final = "game.locale = next(following)"


def go_on(table: TableShown, game: Table) -> None:
    """Let the table go on by itself until the reader is asked, on the page and here."""
    while not is_for_the_reader(game):
        table.let_time_pass(TRICK_PAUSE)
        game.advance()
        table.wait_until_it_shows(picture_of(game))


def begin(table: TableShown, game: Table) -> None:
    cards = chosen_pass(game)
    table.choose_and_confirm(cards)
    for card in cards:
        game.tap(card)
    game.confirm()
    table.wait_until_it_shows(picture_of(game))


@pytest.mark.parametrize("theme", ["Light", "Dark"])
def test_axe_finds_no_fault(desk: Desk, theme: str) -> None:
    notebook = desk.open(
        IMPORTS, f"Hearts(seed={SEED})", f"Hearts(match={show(NEARLY_OVER)})"
    )
    notebook.page.emulate_media(reduced_motion="reduce")
    notebook.choose("Settings", "Theme", f"JupyterLab {theme}")
    notebook.run_all()
    table, over = (TableShown(notebook.output(number)) for number in (2, 3))
    expect(table.root).to_have_attribute("data-theme", theme.lower())
    table.hold_time()
    game, last = Table(Match(SEED)), Table(NEARLY_OVER)

    def faults(board: TableShown) -> list[str]:
        return faults_of(board, table.let_time_pass)

    assert faults(table) == []
    table.tap(chosen_pass(game)[0])
    assert faults(table) == []
    table.tap(chosen_pass(game)[0])
    for name in (*DIALOGS, "new_match"):
        if name == "new_match":
            begin(table, game)
            assert faults(table) == []
        table.press(name)
        expect(table.dialog).to_be_visible()
        assert faults(table) == [], name
        table.close_dialog()
    go_on(table, game)
    card = chosen_play(game)
    table.tap(card)
    game.tap(card)
    assert faults(table) == []
    table.tap(card)
    game.tap(card)
    while game.phase != "trick":
        table.let_time_pass(TRICK_PAUSE)
        game.advance()
        table.wait_until_it_shows(picture_of(game))
    assert faults(table) == []
    table.press("settings")
    table.root.locator("[data-setting='four_color']").check()
    table.close_dialog()
    assert faults(table) == []

    go_on(over, last)
    expect(over.dialog).to_be_visible()
    assert faults(over) == []
    over.dialog.locator(".close").click()
    assert faults(over) == []

    # And it would find one.
    over.button("help").evaluate(
        """it => {
            it.removeAttribute("aria-label");
            it.removeAttribute("title");
        }"""
    )
    assert any(fault.startswith("button-name") for fault in faults(over))


def assert_that_all_is_read(table: TableShown, game: Table, language: str) -> None:
    names, texts = Names(language), texts_in(language)
    others = {texts[name] for name in OTHER_BUTTONS}
    view = game.view()
    heard = [
        button
        for button in buttons_of(table)
        if not any(button.name.startswith(other) for other in others)
    ]
    assert heard == [
        Button(
            names.card(card),
            card in view.selection,
            card not in view.playable,
            names.described(view, card),
        )
        for card in view.hand
    ]


@pytest.mark.rule("HE-20", "HE-30")
def test_names_and_states_are_those_of_the_traits_in_every_language(desk: Desk) -> None:
    notebook = desk.open(IMPORT, SHOW, SET_LOCALE)
    notebook.run(1)
    notebook.run(2)
    notebook.page.emulate_media(reduced_motion="reduce")
    table, game = TableShown(notebook.output(2)), Table(Match(SEED))

    def look() -> None:
        for language in (*languages()[1:], languages()[0]):
            notebook.start_again(3)
            expect(table.root).to_have_attribute("lang", language)
            assert table.shows() == picture_of(game, language)
            assert_that_all_is_read(table, game, language)

    table.tap(chosen_pass(game)[0])
    game.tap(chosen_pass(game)[0])
    look()
    table.tap(chosen_pass(game)[0])
    game.tap(chosen_pass(game)[0])
    table.hold_time()
    begin(table, game)
    go_on(table, game)
    look()
    card = chosen_play(game)
    table.tap(card)
    game.tap(card)
    look()
    table.tap(card)
    game.tap(card)
    while game.phase != "trick":
        table.let_time_pass(TRICK_PAUSE)
        game.advance()
        table.wait_until_it_shows(picture_of(game))
    look()
