"""Forced colours: the reader's few colours, and the states told apart all the same."""

from typing import Final

from playwright.sync_api import expect

from browser.board import IMPORT, SHOW, Board
from browser.desk import Desk
from hh_widget.heart_to_heart import DISCARD, STOCK

_LOOK: Final = """card => {
  const { boxShadow, transform, backgroundColor, borderStyle, borderColor } =
    getComputedStyle(card.querySelector(".face"));
  return [boxShadow, transform, backgroundColor, borderStyle, borderColor].join(" | ");
}"""


def test_states_rings_and_buttons_are_told_apart(desk: Desk) -> None:
    notebook = desk.open(IMPORT, SHOW)
    notebook.page.emulate_media(forced_colors="active", reduced_motion="reduce")
    notebook.run_all()
    board = Board(notebook.output(2))

    def look(target: int) -> str:
        return str(board.place(target).evaluate(_LOOK))

    looks = {"covered": look(1), "free": look(25)}
    board.tap(25)
    looks |= {"selected": look(25), "darkened": look(1)}
    board.tap(25)
    for _ in range(9):
        board.tap(STOCK)
    looks["outlined"] = look(25)
    board.tap(25)
    looks["selected and outlined"] = look(25)
    assert len(set(looks.values())) == len(looks), looks

    board.place(DISCARD).click()
    board.wait_for_the_answer()
    card = board.place(24)
    card.focus()
    board.key("ArrowLeft")
    ring = "it => getComputedStyle(it, '::after').borderTopStyle"
    assert board.place(23).evaluate(ring) == "solid"
    assert card.evaluate(ring) != "solid"

    # An edge of its own, since the ground's colour is the page's.
    edge = "it => getComputedStyle(it).borderTopStyle"
    assert board.root.evaluate(edge) == "solid"
    colour = "it => getComputedStyle(it).color"
    expect(board.button("redo")).to_have_attribute("aria-disabled", "true")
    assert board.button("redo").evaluate(colour) != board.button("undo").evaluate(
        colour
    )
