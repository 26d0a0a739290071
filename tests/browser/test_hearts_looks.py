"""What a table looks like where colours are few, and what moves on it."""

from typing import Final, Literal

from playwright.sync_api import expect

from browser.desk import Desk
from browser.measuring import assert_that_the_ring_frames_the_face
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
from browser.test_motion import COUNT_WHAT_MOVES
from hh_widget.hearts import Match
from hh_widget.hearts.table import Table

_LOOK: Final = """card => {
  const { boxShadow, transform, backgroundColor } =
    getComputedStyle(card.querySelector(".face"));
  const mark = getComputedStyle(card, "::before");
  return [boxShadow, transform, backgroundColor, mark.content, mark.backgroundColor]
    .join(" | ");
}"""


def play_some(table: TableShown, game: Table, tricks: int) -> None:
    """Play up to the reader's turn after so many tricks, with the page's time held."""
    cards = chosen_pass(game)
    table.choose_and_confirm(cards)
    for card in cards:
        game.tap(card)
    game.confirm()
    for _ in range(tricks + 1):
        while not is_for_the_reader(game):
            table.wait_until_it_shows(picture_of(game))
            table.let_time_pass(TRICK_PAUSE)
            game.advance()
        table.wait_until_it_shows(picture_of(game))
        if tricks:
            card = chosen_play(game)
            table.play(card)
            for _ in range(2):
                game.tap(card)
        tricks -= 1


def test_in_forced_colours_states_and_turns_are_told_apart(desk: Desk) -> None:
    notebook = desk.open(IMPORT, f"Hearts(seed={SEED})")
    notebook.page.emulate_media(forced_colors="active", reduced_motion="reduce")
    notebook.run_all()
    table, game = TableShown(notebook.output(2)), Table(Match(SEED))
    table.hold_time()
    play_some(table, game, tricks=0)

    def look(card: object) -> str:
        return str(table.card(str(card)).evaluate(_LOOK))

    view = game.view()
    free = view.playable[0]
    blocked = next(it for it in view.hand if it not in view.playable)
    received = next(it for it in view.received if it not in view.playable)
    plain = next(it for it in view.hand if it not in (*view.playable, *view.received))
    looks = {"free": look(free), "blocked": look(blocked)}
    assert look(received) != look(plain)
    table.tap(str(free))
    looks["raised"] = look(free)
    assert len(set(looks.values())) == len(looks), looks

    edge = "it => getComputedStyle(it).borderTopColor"
    table.tap(str(free))
    turn = table.root.locator(".seat.turn .plate")
    expect(turn).to_have_count(1)
    other = table.root.locator(".seat:not(.turn) .plate").first
    assert turn.evaluate(edge) != other.evaluate(edge)


def what_moves(table: TableShown) -> list[str]:
    """Play a trick, look at a dialog, and return what moved."""
    page = table.root.page
    page.evaluate(COUNT_WHAT_MOVES)
    play_some(table, Table(Match(SEED)), tricks=1)
    table.press("help")
    moved: list[str] = page.evaluate("moved")
    return moved


def test_under_reduced_motion_nothing_moves(desk: Desk) -> None:
    tables = {}
    motions: tuple[Literal["reduce", "no-preference"], ...] = (
        "reduce",
        "no-preference",
    )
    for motion in motions:
        notebook = desk.open(IMPORT, f"Hearts(seed={SEED})")
        notebook.page.emulate_media(reduced_motion=motion)
        notebook.run_all()
        tables[motion] = TableShown(notebook.output(2))
    # The time of all pages is held, so they are opened before.
    tables["reduce"].hold_time()
    assert what_moves(tables["reduce"]) == []
    moved = what_moves(tables["no-preference"])
    assert any(it.startswith("animation of face") for it in moved)
    assert any(it.startswith("transitionrun of face") for it in moved)


def test_the_focus_ring_lies_around_the_face_raised_or_sunk(desk: Desk) -> None:
    notebook = desk.open(
        IMPORT,
        *(f"Hearts(seed={SEED}, layout={{'width': '{it}px'}})" for it in (320, 700)),
    )
    notebook.page.emulate_media(reduced_motion="reduce")
    notebook.run_all()
    for number in (2, 3):
        table = TableShown(notebook.output(number))
        table.hold_time()
        table.root.locator("[data-card][tabindex='0']").focus()
        table.key("ArrowRight")
        card = table.root.locator("[data-card]").nth(1)
        assert_that_the_ring_frames_the_face(card)
        table.key("Enter")
        expect(card).to_have_attribute("aria-pressed", "true")
        assert_that_the_ring_frames_the_face(card)
        table.key("Enter")
        expect(card).to_have_attribute("aria-pressed", "false")
        table.choose_and_confirm(chosen_pass(Table(Match(SEED))))
        expect(table.root.locator(".fan .blocked")).to_have_count(13)
        table.root.locator("[data-card][tabindex='0']").focus()
        table.key("End")
        assert_that_the_ring_frames_the_face(table.root.locator(".fan .card").last)
