"""Hearts played with the keyboard alone."""

import pytest
from playwright.sync_api import expect

from browser.desk import Desk
from browser.table import (
    IMPORT,
    SEED,
    TRICK_PAUSE,
    TableShown,
    chosen_pass,
    chosen_play,
    is_for_the_reader,
    picture_of,
)
from hh_widget.hearts import Match
from hh_widget.hearts.table import Table


def go_to(table: TableShown, card: str) -> None:
    """Go along the hand to a card, by the shorter way."""
    hand = table.shows().hand
    here, there = hand.index(table.focused or ""), hand.index(card)
    key = "ArrowRight" if there > here else "ArrowLeft"
    for _ in range(abs(there - here)):
        table.root.page.keyboard.press(key)
    assert table.focused == card


@pytest.mark.rule("HE-19")
def test_a_whole_hand_is_played_by_keys_and_the_focus_stays(desk: Desk) -> None:
    notebook = desk.open(IMPORT, f"Hearts(seed={SEED})")
    notebook.run_all()
    notebook.page.emulate_media(reduced_motion="reduce")
    table, game = TableShown(notebook.output(2)), Table(Match(SEED))
    table.hold_time()
    table.root.locator("[data-card][tabindex='0']").focus()
    for number, card in enumerate(chosen_pass(game)):
        go_to(table, card)
        table.key("Enter" if number % 2 else "Space")
        game.tap(card)
        assert table.shows() == picture_of(game)
    table.key("p")
    game.confirm()

    while game.phase != "scored":
        if is_for_the_reader(game):
            table.wait_until_it_shows(picture_of(game))
            assert table.focused in table.shows().hand
            card = chosen_play(game)
            go_to(table, card)
            for key in ("Enter", "Space"):
                table.key(key)
                game.tap(card)
        else:
            table.wait_until_it_shows(picture_of(game))
            table.let_time_pass(TRICK_PAUSE)
            game.advance()
    expect(table.button("next_hand")).to_be_focused()
    table.key("Enter")
    game.next_hand()
    table.wait_until_it_shows(picture_of(game))
    assert table.focused in table.shows().hand
