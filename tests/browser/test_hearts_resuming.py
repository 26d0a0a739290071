"""Matches that are left and come back to, on the page and after the kernel's end."""

from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from browser.desk import Desk
from browser.table import (
    IMPORT,
    SEED,
    SHOW,
    TableShown,
    chosen_play,
    is_for_the_reader,
    picture_of,
)
from hh_widget.hearts import Match
from hh_widget.hearts.table import Table

KERNEL_MILLISECONDS: Final = 60_000


def offer(output: Locator) -> Locator:
    """Return the button that continues an unfinished match."""
    return output.locator('.hh-widget [data-action="resume"]')


@pytest.mark.rule("HE-11")
def test_a_half_made_pass_is_there_after_a_reload_and_after_a_restart(
    desk: Desk,
) -> None:
    notebook = desk.open(IMPORT, SHOW)
    notebook.choose("Settings", "Save Widget State Automatically")
    notebook.run_all()
    table, game = TableShown(notebook.output(2)), Table(Match(SEED))
    for card in map(str, game.view().hand[4:6]):
        table.tap(card)
        game.tap(card)
    assert len(table.shows().selection) == 2

    notebook.save()
    notebook.reload()
    table = TableShown(notebook.output(2))
    assert table.shows() == picture_of(game)

    notebook.restart_kernel_and_run_all()
    expect(offer(notebook.output(2))).to_be_visible(timeout=KERNEL_MILLISECONDS)
    notebook.wait_until_idle()
    table = TableShown(notebook.output(2))
    assert table.shows().selection == []
    table.press("resume")
    assert table.shows() == picture_of(game)
    expect(offer(notebook.output(2))).to_have_count(0)
    third = str(game.view().hand[0])
    table.tap(third)
    game.tap(third)
    table.press("confirm")
    game.confirm()
    while not is_for_the_reader(game):
        game.advance()
    table.wait_until_it_shows(picture_of(game))


def test_a_match_goes_on_in_the_middle_of_a_hand_after_a_restart(desk: Desk) -> None:
    notebook = desk.open(IMPORT, SHOW)
    notebook.run_all()
    table, game = TableShown(notebook.output(2)), Table(Match(SEED))
    for card in map(str, game.view().hand[:3]):
        table.tap(card)
        game.tap(card)
    table.press("confirm")
    game.confirm()
    for _ in range(2):
        while not is_for_the_reader(game):
            game.advance()
        table.wait_until_it_shows(picture_of(game))
        card = chosen_play(game)
        table.play(card)
        for _ in range(2):
            game.tap(card)
    while not is_for_the_reader(game):
        game.advance()
    table.wait_until_it_shows(picture_of(game))

    notebook.restart_kernel_and_run_all()
    expect(offer(notebook.output(2))).to_be_visible(timeout=KERNEL_MILLISECONDS)
    notebook.wait_until_idle()
    table = TableShown(notebook.output(2))
    table.press("resume")
    table.wait_until_it_shows(picture_of(game))
