"""How to play, on the board, in every language."""

import pytest
from playwright.sync_api import expect

from browser.board import IMPORT, Board
from browser.desk import Desk
from hh_widget.texts import languages, texts_in

FAMILY = {
    "en": "pyramid family",
    "es": "familia de la pirámide",
    "it": "famiglia della piramide",
    "pt": "família da pirâmide",
}
THREE_CHANGES = {
    "en": ("shape of a heart", "equal rank", "nothing but hearts"),
    "es": ("un corazón", "igual valor", "solo hay corazones"),
    "it": ("un cuore", "pari valore", "soltanto cuori"),
    "pt": ("um coração", "igual valor", "só tem copas"),
}
LETTERS = "FDXUYRNCSH"


@pytest.mark.rule("HH-28")
def test_it_tells_the_family_and_the_three_changes_in_every_language(
    desk: Desk,
) -> None:
    assert FAMILY.keys() == set(languages())
    cells = [f"HeartToHeart(locale={language!r})" for language in FAMILY]
    notebook = desk.open(IMPORT, *cells)
    notebook.run_all()
    for number, (language, family) in enumerate(FAMILY.items(), start=2):
        board = Board(notebook.output(number))
        if board.shows().status == "stuck":
            board.press("look")
        board.press("help")
        expect(board.dialog).to_have_accessible_name(texts_in(language)["help"])
        expect(board.dialog).to_contain_text(family)
        changes = board.dialog.get_by_role("listitem")
        expect(changes).to_have_count(3)
        for change, word in zip(changes.all(), THREE_CHANGES[language], strict=True):
            expect(change).to_contain_text(word)
        for letter in LETTERS:
            row = board.dialog.get_by_role("row").filter(
                has=board.root.page.get_by_role("rowheader", name=letter, exact=True)
            )
            expect(row).to_have_count(1)
        board.close_dialog()
        expect(board.button("help")).to_be_focused()
