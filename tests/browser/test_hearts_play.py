"""Hearts played in JupyterLab with the mouse alone, in the table's own time."""

from typing import Final

import pytest
from playwright.sync_api import expect

from browser.desk import Desk
from browser.table import (
    IMPORT,
    SEED,
    Picture,
    TableShown,
    assert_that_no_step_came_early,
    chosen_pass,
    chosen_play,
    is_for_the_reader,
    picture_of,
)
from hh_widget.hearts import Match
from hh_widget.hearts.rules import DIFFICULTIES
from hh_widget.hearts.table import Table

STEPS_OF_A_HAND: Final = 3 * 13 + 13
"""The CPU seats' cards, and the tricks collected."""


@pytest.fixture
def table(desk: Desk) -> TableShown:
    """The table of a match on its first pass."""
    notebook = desk.open(IMPORT, f"Hearts(seed={SEED})")
    notebook.run_all()
    return TableShown(notebook.output(2))


@pytest.mark.rule("HE-12", "HE-18", "HE-19", "HE-20", "HE-21", "HE-22", "HE-31")
def test_a_hand_on_each_level_is_played_in_real_time(desk: Desk) -> None:
    notebook = desk.open(
        IMPORT, *(f"Hearts({level!r}, seed={SEED})" for level in DIFFICULTIES)
    )
    # All three tables are seen at once: one that is not seen waits.
    notebook.page.set_viewport_size({"width": 900, "height": 2400})
    notebook.run_all()
    playing = []
    for number, level in enumerate(DIFFICULTIES, start=2):
        table = TableShown(notebook.output(number))
        game = Table(Match(SEED, level))
        table.wait_until_it_shows(picture_of(game))
        table.record()
        playing.append((table, game, [picture_of(game)]))

    while any(game.phase != "scored" for _, game, _ in playing):
        for table, game, drawn in playing:
            take_a_turn(table, game, drawn)
    for table, game, drawn in playing:
        table.wait_until_it_shows(picture_of(game))
        seen = table.recorded()
        assert without_repeats([picture for _, picture in seen]) == drawn
        assert assert_that_no_step_came_early(seen) == STEPS_OF_A_HAND
        expect(table.dialog).to_have_accessible_name("Score sheet")
        for seat, points in enumerate(game.match.hand_results[0]):
            expect(table.dialog.locator(f"[data-figure='sheet-{seat}']")).to_have_text(
                str(points)
            )


def take_a_turn(table: TableShown, game: Table, drawn: list[Picture]) -> None:
    """Do what the reader has to, and work out what the table does then by itself."""
    if game.phase == "scored":
        return
    table.wait_until_it_shows(picture_of(game))
    if game.phase == "passing":
        for card in chosen_pass(game):
            table.tap(card)
            game.tap(card)
            drawn.append(picture_of(game))
        table.press("confirm")
        game.confirm()
    elif game.match.turn == 0:
        card = chosen_play(game)
        table.play(card)
        game.tap(card)
        drawn.append(picture_of(game))
        game.tap(card)
    drawn.append(picture_of(game))
    while not is_for_the_reader(game):
        game.advance()
        drawn.append(picture_of(game))


def without_repeats(pictures: list[Picture]) -> list[Picture]:
    """Return the pictures that differ from the one before."""
    return [
        picture
        for number, picture in enumerate(pictures)
        if not number or picture != pictures[number - 1]
    ]


@pytest.mark.rule("HE-20")
def test_blocked_cards_do_not_answer(table: TableShown) -> None:
    game = Table(Match(SEED))
    table.choose_and_confirm(chosen_pass(game))
    for card in chosen_pass(game):
        game.tap(card)
    game.confirm()
    while not is_for_the_reader(game):
        game.advance()
    table.wait_until_it_shows(picture_of(game))

    version, said = table.version, table.told.text_content()
    for card in map(str, game.view().hand):
        if card not in map(str, game.playable):
            table.tap(card)
            assert table.shows() == picture_of(game), card
    assert table.version == version
    expect(table.told).to_have_text(said or "")
    expect(table.dialog).to_have_count(0)

    # And those that may be played do.
    card = str(game.playable[0])
    table.tap(card)
    game.tap(card)
    assert table.shows() == picture_of(game)


@pytest.mark.rule("HE-08", "HE-11")
def test_a_fourth_card_is_not_taken_and_confirm_works_with_the_third(
    table: TableShown,
) -> None:
    game = Table(Match(SEED))
    first, second, third, fourth = map(str, game.view().hand[:4])
    for card in (first, second):
        table.tap(card)
        game.tap(card)
    table.press("confirm")
    assert table.shows() == picture_of(game)
    for card in (third, fourth, first, fourth):
        table.tap(card)
        game.tap(card)
        assert table.shows() == picture_of(game), card
    table.press("confirm")
    game.confirm()
    assert game.phase == "playing"
    table.wait_until_it_shows(picture_of(game))
    marked = [it for it in table.shows().descriptions if "came with the pass" in it]
    assert len(marked) == 3
