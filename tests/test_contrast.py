"""Contrast, computed from the style sheet that is shipped, in both themes (WCAG 2.2).

Text needs 4.5 to 1; what shows a state, an edge or the focus 3 to 1.
"""

import re
from typing import Final

import pytest
from stylesheet import THEMES, Colour, Palette, contrast, declarations

BOARD: Final = "heart_to_heart.css"
TABLE: Final = "hearts.css"
TEXT: Final = 4.5
SHAPE: Final = 3.0

STATES: Final = {
    TABLE: {
        "free": (".card",),
        "blocked": (".card", ".blocked"),
        "raised": (".card", ".selected"),
        "taking": (".card", ".takes"),
    },
    BOARD: {
        "free": (".card", ".free"),
        "covered": (".card", ".covered"),
        "outlined": (".card", ".free", ".outlined"),
        "selected": (".card", ".free", ".selected"),
        "darkened": (".card", ".covered", ".darkened"),
    },
}
GROUNDS: Final = ("--hh-ground", "--hh-ground-edge")
SURFACES: Final = (*GROUNDS, "--hh-sheet")

in_both_themes = pytest.mark.parametrize("theme", THEMES)
on_both = pytest.mark.parametrize("css", STATES)
in_every_state = pytest.mark.parametrize(
    ("css", "state"),
    [(css, state) for css, states in STATES.items() for state in states],
)


def palette(css: str, theme: str, *selectors: str) -> Palette:
    return Palette(css, theme, *selectors)


def card(css: str, theme: str, state: str) -> Palette:
    return palette(css, theme, *STATES[css][state])


def paper(css: str, theme: str, state: str) -> Colour:
    return card(css, theme, state).colour("--hh-paper")


def test_the_formula_is_that_of_wcag() -> None:
    black, white = Colour(0, 0, 0), Colour(1, 1, 1)
    assert contrast(black, white) == pytest.approx(21)
    assert contrast(white, white) == 1
    grey = Palette(BOARD, "light").colour("#767676")
    assert contrast(grey, white) == pytest.approx(4.54, abs=0.01)


@on_both
@in_both_themes
@pytest.mark.parametrize("ground", SURFACES)
@pytest.mark.parametrize("ink", ["--hh-ink", "--hh-quiet"])
def test_text_is_read_on_the_board_and_in_dialogs(
    css: str, theme: str, ground: str, ink: str
) -> None:
    colours = palette(css, theme)
    assert contrast(colours.colour(ink), colours.colour(ground)) >= TEXT


@on_both
@in_both_themes
@pytest.mark.parametrize("ground", SURFACES)
@pytest.mark.parametrize("tinted", [".continue", ".plain:hover"])
def test_text_is_read_on_what_is_tinted(
    css: str, theme: str, ground: str, tinted: str
) -> None:
    colours = palette(css, theme)
    (tint,) = (
        it.value
        for it in declarations(css)
        if it.name == "background" and it.within == (".hh-widget", tinted)
    )
    below = colours.colour(tint).over(colours.colour(ground))
    for ink in ("--hh-ink", "--hh-quiet") if tinted == ".continue" else ("--hh-ink",):
        assert contrast(colours.colour(ink), below) >= TEXT


@on_both
@in_both_themes
def test_errors_fields_and_strong_buttons_are_read(css: str, theme: str) -> None:
    colours = palette(css, theme)
    sheet = colours.colour("--hh-sheet")
    assert contrast(colours.colour("--hh-error"), sheet) >= TEXT
    (field,) = (
        it.value
        for it in declarations(css)
        if it.name == "background" and "select" in it.within[-1]
    )
    placeholders = [
        it.value
        for it in declarations(css)
        if it.name == "color" and it.within[-1] == "&::placeholder"
    ]
    assert len(placeholders) == (css == "heart_to_heart.css")
    for text in ("--hh-ink", *placeholders):
        assert contrast(colours.colour(text), colours.colour(field)) >= TEXT
    assert contrast(colours.colour("--hh-line"), colours.colour(field)) >= SHAPE

    strong, ink = colours.colour("--hh-strong"), colours.colour("--hh-strong-ink")
    assert contrast(strong, ink) >= TEXT
    assert contrast(strong.brightened(1.12), ink.brightened(1.12)) >= TEXT
    for ground in SURFACES:
        assert contrast(strong, colours.colour(ground)) >= SHAPE


@on_both
def test_no_filter_but_that_of_strong_buttons_changes_a_colour(css: str) -> None:
    assert [
        (it.within, it.value)
        for it in declarations(css)
        if re.fullmatch(r"(backdrop-)?filter|mix-blend-mode", it.name)
    ] == [((".hh-widget", ".strong", "&:hover"), "brightness(1.12)")]
    pale = {
        it.within[1:]
        for it in declarations(css)
        if it.name == "opacity" and it.value not in {"0", "1"}
    }
    # Buttons that do nothing now need no contrast, by WCAG 1.4.3.
    assert pale == (
        {(".tool", "&[aria-disabled=true]", ">*")} if css == BOARD else set()
    )


@in_both_themes
@pytest.mark.parametrize("state", STATES[TABLE])
def test_every_suit_is_read_in_every_state_also_in_four_colours(
    theme: str, state: str
) -> None:
    suits = [
        it.value
        for it in declarations(TABLE)
        if it.name == "color" and re.search(r"\.suit-[CDS]$", it.within[-1])
    ]
    assert len(suits) == 3
    colours = card(TABLE, theme, state)
    for suit in suits:
        assert contrast(colours.colour(suit), colours.colour("--hh-paper")) >= TEXT


@in_both_themes
@in_every_state
def test_indices_are_read_in_every_state(css: str, theme: str, state: str) -> None:
    colours = card(css, theme, state)
    assert contrast(colours.colour("color"), colours.colour("--hh-paper")) >= TEXT


@in_both_themes
@in_every_state
def test_edges_of_cards_are_seen_on_the_card_itself_and_on_the_ground(
    css: str, theme: str, state: str
) -> None:
    colours = card(css, theme, state)
    edge, own = colours.colour("--hh-card-edge"), colours.colour("--hh-paper")
    assert contrast(edge, own) >= SHAPE
    for ground in GROUNDS:
        below_it = colours.colour(ground)
        assert max(contrast(edge, below_it), contrast(own, below_it)) >= SHAPE


@on_both
@in_both_themes
@pytest.mark.parametrize("ring", ["--hh-warm", "--hh-partner"])
def test_rings_are_seen_on_cards_and_on_the_ground(
    css: str, theme: str, ring: str
) -> None:
    colours = palette(css, theme)
    colour, line = colours.colour(ring), colours.colour("--hh-ring-edge")
    assert contrast(colour, paper(css, theme, "free")) >= SHAPE
    assert contrast(colour, line) >= SHAPE
    papers = (paper(css, theme, state) for state in STATES[css])
    for ground in (*map(colours.colour, GROUNDS), *papers):
        assert max(contrast(colour, ground), contrast(line, ground)) >= SHAPE


@in_both_themes
def test_the_two_rings_and_the_edge_are_told_apart_by_more_than_their_hue(
    theme: str,
) -> None:
    edges = {}
    for state in ("free", "outlined", "selected"):
        (edges[state],) = {
            it.value
            for it in declarations(BOARD)
            if it.name == "--hh-edge"
            and it.within == (".hh-widget", ".card" if state == "free" else f".{state}")
        }
    assert len(set(edges.values())) == 3
    assert palette(BOARD, theme).colour("--hh-warm") != palette(BOARD, theme).colour(
        "--hh-partner"
    )


@on_both
@in_both_themes
def test_the_focus_ring_is_seen_wherever_it_may_lie(css: str, theme: str) -> None:
    colours = palette(css, theme)
    focus, halo = colours.colour("--hh-focus"), colours.colour("--hh-halo")
    assert contrast(focus, halo) >= SHAPE
    grounds = [*map(colours.colour, (*SURFACES, "--hh-strong"))]
    for ground in (*grounds, *(paper(css, theme, state) for state in STATES[css])):
        assert max(contrast(focus, ground), contrast(halo, ground)) >= SHAPE


@on_both
@in_both_themes
def test_lines_of_buttons_fields_and_empty_places_are_seen(
    css: str, theme: str
) -> None:
    colours = palette(css, theme)
    for ground in SURFACES:
        for line in ("--hh-line", "--hh-warm"):
            assert contrast(colours.colour(line), colours.colour(ground)) >= SHAPE
