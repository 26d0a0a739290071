"""The table's rhythm where it could stumble: two views, a busy Python, a reload."""

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from browser.desk import Desk
from browser.table import (
    IMPORT,
    RECORD_THE_FIRST,
    SEED,
    SHOW,
    TableShown,
    assert_that_no_step_came_early,
    chosen_pass,
    chosen_play,
    is_for_the_reader,
    picture_of,
)
from browser.waiting import waiting_when
from hh_widget.hearts import Match
from hh_widget.hearts.table import Table

SHOW_TWICE: Final = f"game = Hearts(seed={SEED})\ndisplay(game)\ndisplay(game)"

HOLD_PYTHON: Final = f"""
{waiting_when("len(change.new) == 2")}
game.observe(wait, "trick")
"""
"""A cell that keeps Python from going on, once the second card lies, until it may."""


def start() -> Table:
    return Table(Match(SEED))


def begin(table: TableShown, game: Table) -> None:
    """Pass, and let the game in the test go on as the table does by itself."""
    cards = chosen_pass(game)
    table.choose_and_confirm(cards)
    for card in cards:
        game.tap(card)
    game.confirm()
    go_on(game)


def play(table: TableShown, game: Table) -> None:
    card = chosen_play(game)
    table.play(card)
    for _ in range(2):
        game.tap(card)
    go_on(game)


def go_on(game: Table) -> None:
    while not is_for_the_reader(game):
        game.advance()


@pytest.mark.rule("HE-21", "HE-22")
def test_two_views_let_one_card_fall_a_step(desk: Desk) -> None:
    notebook = desk.open(IMPORT, SHOW_TWICE)
    notebook.page.set_viewport_size({"width": 900, "height": 1800})
    notebook.run_all()
    output = notebook.output(2)
    views = [
        TableShown(output.locator(".hh-widget").nth(it).locator("..")) for it in (0, 1)
    ]
    game = start()
    for view in views:
        view.record()
    begin(views[0], game)
    for number in range(4):
        for view in views:
            view.wait_until_it_shows(picture_of(game))
        play(views[number % 2], game)
    for view in views:
        view.wait_until_it_shows(picture_of(game))
    # Both draw the same, one of them a little later; the first one's pause counts.
    one, other = (view.recorded() for view in views)
    assert [picture for _, picture in one] == [picture for _, picture in other]
    first = [
        (min(time, later), picture)
        for (time, picture), (later, _) in zip(one, other, strict=True)
    ]
    assert assert_that_no_step_came_early(first) >= 16


@pytest.mark.rule("HE-22")
def test_a_busy_python_is_told_and_steps_once_when_it_can(
    desk: Desk, signal: Path
) -> None:
    notebook = desk.open(IMPORT, SHOW, HOLD_PYTHON)
    notebook.run_all()
    table, game = TableShown(notebook.output(2)), start()
    begin(table, game)
    table.wait_until_it_shows(picture_of(game))
    card = chosen_play(game)
    table.play(card)
    for _ in range(2):
        game.tap(card)
    table.wait_until_it_shows(picture_of(game))
    expect(table.root).to_have_attribute("data-waiting", "busy")
    assert table.shows() == picture_of(game)

    table.record()
    signal.touch()
    go_on(game)
    table.wait_until_it_shows(picture_of(game))
    # The first one has waited long enough; from then on each has its pause.
    assert assert_that_no_step_came_early(table.recorded()[1:]) >= 3


@pytest.mark.rule("HE-21", "HE-22")
def test_a_reload_in_the_middle_of_a_trick_goes_on_card_by_card(desk: Desk) -> None:
    notebook = desk.open(IMPORT, SHOW)
    notebook.choose("Settings", "Save Widget State Automatically")
    notebook.run_all()
    table, game = TableShown(notebook.output(2)), start()
    begin(table, game)
    table.wait_until_it_shows(picture_of(game))
    card = chosen_play(game)
    table.play(card)
    # Under a dialog the table waits, so the trick is still there after the reload.
    table.press("help")
    shown = table.shows()
    notebook.save()
    notebook.page.add_init_script(RECORD_THE_FIRST)
    notebook.reload()

    table = TableShown(notebook.output(2))
    for _ in range(2):
        game.tap(card)
    go_on(game)
    table.wait_until_it_shows(picture_of(game))
    seen = table.recorded()
    assert seen[0][1].trick == shown.trick
    assert assert_that_no_step_came_early(seen) >= 3


@pytest.mark.rule("HE-21")
def test_under_a_dialog_the_trick_waits(desk: Desk) -> None:
    notebook = desk.open(IMPORT, SHOW)
    notebook.run_all()
    table, game = TableShown(notebook.output(2)), start()
    begin(table, game)
    table.wait_until_it_shows(picture_of(game))
    table.play(chosen_play(game))
    table.press("settings")
    version = table.version
    # A setting goes to Python and back, and the table waits all the same.
    table.root.locator("[data-setting='four_color']").check()
    table.wait_for_a_version_after(version)
    before = table.shows()
    table.root.locator("[data-setting='four_color']").uncheck()
    table.wait_for_a_version_after(table.version - 1)
    assert table.shows().backs == before.backs
    table.close_dialog()
    expect(table.root.locator(".fan .free").first).to_be_visible()
