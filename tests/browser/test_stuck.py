"""A game without any more moves: its dialog, and the ways out of it."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.board import IMPORT, Board, picture_of
from browser.desk import Desk
from browser.positions import IMPORTS, NEARLY_STUCK, show
from hh_widget.heart_to_heart import STOCK, Deal, Draw, Game, Pair
from hh_widget.texts import languages, texts_in

TITLES = {
    "en": "No more moves possible",
    "es": "No hay más jugadas posibles",
    "it": "Nessuna mossa possibile",
    "pt": "Não há mais jogadas possíveis",
}


def stuck_deals() -> Iterator[Deal]:
    """Return the first deals that are stuck as they are dealt."""
    deals = map(Deal.from_number, range(1000))
    return (deal for deal in deals if deal.position.is_stuck)


@pytest.mark.rule("HH-23")
@pytest.mark.parametrize("language", languages())
def test_the_title_is_the_rules_own(language: str) -> None:
    assert texts_in(language)["stuck"] == TITLES[language]


@pytest.mark.rule("HH-23", "HH-24", "HH-29")
def test_the_dialog_opens_at_once_and_undo_leads_out_of_it(desk: Desk) -> None:
    cells = [show(NEARLY_STUCK, f"locale={language!r}") for language in TITLES]
    notebook = desk.open(IMPORTS, *cells)
    notebook.run_all()
    for number, (language, title) in enumerate(TITLES.items(), start=2):
        board = Board(notebook.output(number))
        game = Game(NEARLY_STUCK)
        expect(board.dialog).to_have_count(0)
        board.make(Pair(23, 24))
        game.play(Pair(23, 24))
        assert board.shows() == picture_of(game, language=language)
        assert board.shows().status == "stuck"
        expect(board.dialog).to_have_accessible_name(title)
        expect(board.told).to_contain_text(re.compile(rf"\. {title}$"))
        expect(board.button("undo")).to_be_focused()
        expect(board.button("new")).to_have_text(texts_in(language)["new"])

        board.press("undo")
        game.undo()
        expect(board.dialog).to_have_count(0)
        assert board.shows() == picture_of(game, language=language)


@pytest.mark.rule("HH-23", "HH-29")
def test_it_can_be_closed_to_look_at_the_board_where_the_stock_still_turns(
    desk: Desk,
) -> None:
    notebook = desk.open(IMPORTS, show(NEARLY_STUCK))
    notebook.run_all()
    board = Board(notebook.output(2))
    game = Game(NEARLY_STUCK)
    board.make(Pair(23, 24))
    game.play(Pair(23, 24))

    board.press("look")
    expect(board.dialog).to_have_count(0)
    expect(board.told).to_contain_text(TITLES["en"])
    board.tap(STOCK)
    game.play(Draw())
    expect(board.told).to_have_text(
        f"Turned: 2 of hearts. Stock, 1 card. {TITLES['en']}"
    )
    assert board.shows() == picture_of(game)
    assert board.shows().status == "stuck"
    expect(board.dialog).to_have_count(0)

    board.press("reopen")
    expect(board.dialog).to_have_accessible_name(TITLES["en"])
    board.close_dialog()
    for _ in range(2):
        board.press("undo")
        game.undo()
        expect(board.told).to_contain_text(f"Move taken back. Score {game.score}")
    assert board.shows() == picture_of(game)
    assert board.shows().status == "playing"

    board.press("redo")
    expect(board.dialog).to_have_accessible_name(TITLES["en"])
    board.press("new")
    expect(board.dialog.filter(has_text="Leave")).to_have_count(0)
    fresh = board.shows()
    assert fresh == picture_of(Game(fresh.code or ""))


@pytest.mark.rule("HH-23")
def test_a_deal_that_is_stuck_as_dealt_offers_a_new_one_first(desk: Desk) -> None:
    first, second = next(deals := stuck_deals()), next(deals)
    notebook = desk.open(IMPORT, f"HeartToHeart({first.code!r})")
    notebook.run_all()
    board = Board(notebook.output(2))
    assert board.shows() == picture_of(Game(first))
    expect(board.dialog).to_have_accessible_name(TITLES["en"])
    expect(board.button("undo")).to_have_count(0)
    actions = board.dialog.locator("[data-action]")
    expect(actions.first).to_have_attribute("data-action", "new")
    expect(board.dialog).to_contain_text("part of the game")

    board.press("look")
    board.press("enter")
    board.dialog.get_by_role("textbox").fill(second.code or "")
    board.press("deal")
    expect(board.dialog).to_have_accessible_name(TITLES["en"])
    assert board.shows() == picture_of(Game(second))
    expect(board.button("undo")).to_have_count(0)
    expect(board.button("new")).to_be_focused()

    board.press("new")
    fresh = board.shows()
    assert fresh.code not in {first.code, second.code}
    assert fresh == picture_of(Game(fresh.code or ""))
