"""Whole matches of Hearts, with the page's clock sped up."""

from typing import Final

import pytest
from playwright.sync_api import expect

from browser.desk import Desk
from browser.table import (
    IMPORT,
    TRICK_PAUSE,
    TableShown,
    chosen_pass,
    chosen_play,
    picture_of,
)
from browser.tables import play_on
from hh_widget.hearts import Match
from hh_widget.hearts.rules import DIFFICULTIES, Difficulty
from hh_widget.hearts.table import Table
from hh_widget.texts import texts_in

TEXTS: Final = texts_in("en", "hearts")

FEW_HANDS: Final = 5
"""How many hands the shortest matches take."""


def short_match(level: Difficulty) -> int:
    """Return the seed of a match of few hands, when seat 0 plays well."""
    return next(seed for seed in range(1000) if length_of(seed, level) <= FEW_HANDS)


def length_of(seed: int, level: Difficulty) -> int:
    match = Match(seed, level)
    while match.phase != "over" and match.hand_number <= FEW_HANDS:
        play_on(match)
    return match.hand_number


@pytest.mark.rule("HE-04", "HE-05", "HE-06", "HE-16", "HE-31", "HE-33")
@pytest.mark.parametrize("level", DIFFICULTIES)
def test_a_whole_match_is_played_to_its_result_and_the_next_begins_at_nothing(
    desk: Desk, level: Difficulty
) -> None:
    seed = short_match(level)
    notebook = desk.open(IMPORT, f"Hearts({level!r}, seed={seed})")
    notebook.run_all()
    notebook.page.emulate_media(reduced_motion="reduce")
    table, game = TableShown(notebook.output(2)), Table(Match(seed, level))
    table.hold_time()

    table.press("settings")
    following = "hard" if level == "easy" else "easy"
    table.root.locator("[data-setting='next_difficulty']").select_option(following)
    table.close_dialog()
    while game.phase != "over":
        play_a_step(table, game)
        assert table.shows() == picture_of(game)

    match = game.match
    expect(table.dialog).to_have_accessible_name(TEXTS[match.result or ""])
    for seat, total in enumerate(match.totals):
        assert table.figure(f"final-{seat}") == str(total)
    assert table.figure("match-level") == TEXTS[level]
    assert table.figure("match-time") != "0:00"
    won = int(match.result == "win")
    figures = {row: table.figure(f"{row}-{level}") for row in ("played", "won")}
    assert figures == {"played": "1", "won": str(won)}
    assert table.figure(f"played-{following}") == "0"

    table.press("again")
    expect(table.dialog).to_have_count(0)
    fresh = table.shows()
    assert fresh.phase == "passing"
    assert (fresh.hand_number, fresh.totals, fresh.points) == (1, [0] * 4, [0] * 4)
    table.press("scores")
    expect(table.dialog.locator(".sheet tbody").first.locator("tr")).to_have_count(0)
    table.close_dialog()
    # The level chosen meanwhile holds from this match on.
    table.press("settings")
    expect(table.dialog).to_contain_text(
        TEXTS["next_difficulty_hint"].format(level=TEXTS[following])
    )


def play_a_step(table: TableShown, game: Table) -> None:
    """Do one thing: what the reader has to, or let the page's time go on."""
    version = table.version
    if game.phase == "passing":
        cards = chosen_pass(game)
        table.choose_and_confirm(cards)
        for card in cards:
            game.tap(card)
        game.confirm()
        expect(table.root).not_to_have_attribute("data-phase", "passing")
    elif game.phase == "scored":
        table.press("next_hand")
        game.next_hand()
        table.wait_for_a_version_after(version)
    elif game.match.turn == 0:
        card = chosen_play(game)
        table.play(card)
        for _ in range(2):
            game.tap(card)
        expect(table.card(card)).to_have_count(0)
    else:
        table.let_time_pass(TRICK_PAUSE)
        game.advance()
        table.wait_for_a_version_after(version)
    table.wait_for_the_answer()
