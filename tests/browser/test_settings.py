"""The settings of a board: how taps are explained and helped, and the language."""

from itertools import cycle
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from browser.board import CODE, Board, draws, picture_of
from hh_widget.heart_to_heart import DISCARD, Game
from hh_widget.heart_to_heart.moves import Selectable
from hh_widget.texts import languages, texts_in

SAME_RANK = {
    "en": ("Move errors", "Must be the same rank"),
    "es": ("Errores de movimiento", "Debe ser del mismo valor"),
    "it": ("Errori di mossa", "Deve essere dello stesso valore"),
    "pt": ("Erros de movimento", "Tem de ser do mesmo valor"),
}
PLACEMENT_HELP = {
    "en": "Placement help",
    "es": "Ayuda para colocar",
    "it": "Aiuto al posizionamento",
    "pt": "Ajuda à colocação",
}

NO_PAIR: Final[tuple[Selectable, ...]] = (25, DISCARD)
"""A 4 and an ace."""
PAIR_THEN_SELECT: Final[tuple[Selectable, ...]] = (DISCARD, 23)


def setting(board: Board, name: str) -> Locator:
    return board.dialog.locator(f'[data-setting="{name}"]')


def turn(board: Board, name: str) -> None:
    """Turn a switch over in the settings."""
    board.press("settings")
    setting(board, name).click()
    board.wait_for_the_answer()
    board.close_dialog()


@pytest.mark.rule("HH-19")
def test_placement_help_can_be_turned_off_and_on_again(board: Board) -> None:
    game = Game(CODE)
    for target in (*draws(9), 25):
        board.tap(target)
        game.tap(target)
    helped = picture_of(game)
    assert helped.outlined == [25]
    assert helped.darkened == [*range(1, 25)]
    assert board.shows() == helped

    turn(board, "placement_help")
    assert board.shows() == picture_of(game, placement_help=False)
    for target in PAIR_THEN_SELECT:
        board.tap(target)
        game.tap(target)
        assert board.shows() == picture_of(game, placement_help=False)

    turn(board, "placement_help")
    helped = picture_of(game)
    assert DISCARD in helped.darkened
    assert board.shows() == helped


@pytest.mark.rule("HH-17", "HH-18", "HH-19")
def test_move_errors_are_explained_in_every_language_once_they_are_on(
    board: Board,
) -> None:
    board.tap(25)
    board.tap(DISCARD)
    expect(board.told).to_have_text("")
    turn(board, "move_errors")
    assert SAME_RANK.keys() == set(languages())

    for selected, (language, (setting_name, same_rank)) in zip(
        cycle(NO_PAIR), SAME_RANK.items(), strict=False
    ):
        board.press("settings")
        setting(board, "locale").select_option(language)
        expect(board.root).to_have_attribute("lang", language)
        board.wait_for_the_answer()
        expect(board.dialog.get_by_label(setting_name)).to_be_checked()
        expect(board.dialog.get_by_label(PLACEMENT_HELP[language])).to_be_checked()
        board.close_dialog()

        board.tap(selected)
        assert board.shows().selected == [selected]
        expect(board.told).to_have_text(same_rank)
    board.tap(selected)
    expect(board.told).to_have_text("")


@pytest.mark.parametrize("browser_language", ["pt-BR"])
def test_auto_follows_the_browser_until_a_language_is_chosen(board: Board) -> None:
    game = Game(CODE)
    assert board.shows() == picture_of(game, language="pt")
    board.press("settings")
    for language in ("es", "auto"):
        setting(board, "locale").select_option(language)
        shown = "pt" if language == "auto" else language
        expect(board.root).to_have_attribute("lang", shown)
        expect(board.dialog).to_have_accessible_name(texts_in(shown)["settings"])
        expect(setting(board, "locale")).to_have_value(language)
    board.wait_for_the_answer()
    board.close_dialog()
    assert board.shows() == picture_of(game, language="pt")
