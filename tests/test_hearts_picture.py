"""Still pictures of a table of Hearts: what you see from your seat, and no more."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from drawn import faces, root_of, title, words
from hearts_hands import QUIET, filled, saved, table
from hearts_tables import (
    SEED,
    alike_for_you,
    choose,
    ending,
    following,
    leading,
    play_out,
    play_your_card,
    step,
)
from hypothesis import given
from hypothesis import strategies as st

from hh_widget.hearts import Card, Match, Suit, Table
from hh_widget.hearts.picture import StillTable
from hh_widget.picture import BLACK, BLUE, GREEN, PAPER_COVERED, RED, Drawable


def symbols(cards: tuple[Card, ...]) -> list[str]:
    """Return the names of the cards' faces."""
    return [f"{card.suit.name.lower()}-{card.rank:d}" for card in cards]


def open_faces(drawn: Drawable) -> list[str]:
    """Return the faces that are not backs."""
    return [face for face in faces(drawn) if face != "back"]


def test_your_fan_lies_open_and_all_others_face_down() -> None:
    match = Match(SEED)
    assert open_faces(match) == symbols(match.hands[0])
    assert faces(match).count("back") == 39


def test_a_card_has_the_colour_of_its_suit() -> None:
    picture = Match.from_dict(saved(filled("QS QH"), [QUIET]))._repr_svg_()
    for name, ink in (("spades-12", BLACK), ("hearts-12", RED)):
        group = re.search(rf'color="(#\w+)"><rect [^>]*/><use href="#{name}"', picture)
        assert group is not None
        assert group[1] == ink


def test_each_suit_can_have_a_colour_of_its_own() -> None:
    view = Match.from_dict(saved(filled("QC QD QS QH"), [QUIET])).view()
    for four_color, inks in (
        (False, (BLACK, RED, BLACK, RED)),
        (True, (GREEN, BLUE, BLACK, RED)),
    ):
        picture = StillTable(view, four_color=four_color)._repr_svg_()
        for suit, ink in zip(Suit, inks, strict=True):
            face = f'color="{ink}"><rect [^>]*/><use href="#{suit.name.lower()}-12"'
            assert re.search(face, picture), suit


@given(seed=st.integers(0, 10**9), steps=st.integers(0, 110))
def test_a_picture_shows_your_hand_and_the_trick_alone(seed: int, steps: int) -> None:
    sat = Table(Match(seed))
    for _ in range(steps):
        if not sat.next_hand():
            step(sat)
    match = sat.match
    seen = () if sat.phase == "scored" else (c for _, c in match.trick)
    assert open_faces(sat) == symbols((*seen, *match.hands[0]))
    backs = 0 if sat.phase == "scored" else sum(map(len, match.hands[1:]))
    assert faces(sat).count("back") == backs
    told = set(re.findall(r"\b[2-9TJQKA][CDSH]\b", title(sat)))
    known = {*match.hands[0], *sat.received, *(card for _, card in match.trick)}
    assert told <= set(map(str, known))


@pytest.mark.rule("HE-23")
@given(seed=st.integers(0, 10**9), steps=st.integers(0, 60))
def test_the_picture_is_the_same_however_the_unseen_cards_lie(
    seed: int, steps: int
) -> None:
    now, other = alike_for_you(seed, steps)
    assert other._repr_svg_() == now._repr_svg_()
    assert other._repr_html_() == now._repr_html_()


@pytest.mark.parametrize(
    ("results", "words_", "turn"),
    [
        ([], "hand 1, three cards to the left · normal", 180),
        ([QUIET], "hand 2, three cards to the right · normal", 0),
        ([QUIET] * 2, "hand 3, three cards across · normal", -90),
    ],
)
@pytest.mark.rule("HE-09")
def test_an_arrow_shows_where_the_cards_go(
    results: list[tuple[int, ...]], words_: str, turn: int
) -> None:
    match = Match.from_dict(saved(filled("2C"), results))
    assert words_ in words(match)
    assert f"rotate({turn})" in match._repr_svg_().replace("(-180)", "(180)")
    assert "0 of 3 chosen" in words(match)


def test_without_a_pass_there_is_no_arrow() -> None:
    assert "hand 4, no pass · normal" in words(leading())
    assert "<path transform" not in leading()._repr_svg_().split("</defs>")[1]


def test_chosen_cards_have_a_ring_and_are_counted() -> None:
    passing = Table(Match(SEED))
    plain = passing._repr_svg_()
    choose(passing)
    assert passing._repr_svg_().count("<rect") == plain.count("<rect") + 3
    assert "3 of 3 chosen" in words(passing)
    assert f"chosen: {' '.join(map(str, passing.selection))}" in title(passing)


def test_cards_received_are_marked() -> None:
    passing = choose(Table(Match(SEED)))
    assert "▾" not in words(passing)
    passing.confirm()
    assert words(passing).count("▾") == 3
    assert f"received: {' '.join(map(str, passing.received))}" in title(passing)


@pytest.mark.rule("HE-20")
def test_cards_that_may_not_be_played_are_sunk_and_darker() -> None:
    playing = following()
    blocked = len(playing.match.hands[0]) - len(playing.playable)
    assert playing._repr_svg_().count(PAPER_COVERED) == blocked == 3
    play_your_card(playing)
    assert PAPER_COVERED not in playing._repr_svg_()


def test_the_winning_card_of_a_full_trick_has_a_ring() -> None:
    playing = following()
    before = playing._repr_svg_().count("<rect")
    play_your_card(playing)
    assert playing._repr_svg_().count("<rect") == before + 1
    assert "on the table: CPU 1 2C, CPU 2 TC, CPU 3 JC, You 3C" in title(playing)
    assert "CPU 3 took it" in title(playing)


def test_each_seat_shows_its_cards_and_points() -> None:
    told = words(table("4C", "2C", plays="2C"))
    assert "CPU 1: 0 points · total 39" in told
    assert "You: 0 points · total 39" in told
    assert (told.count("12 cards"), told.count("13 cards")) == (1, 2)


@pytest.mark.rule("HE-32")
def test_the_score_sheet_has_a_line_for_each_hand() -> None:
    last = play_out(ending())
    while last.phase == "scored":
        hand = last.match.hand_number
        assert f"Hand {hand} is over" in words(last)
        last.next_hand()
        play_out(last)
    told = words(last)
    view = last.view()
    ends = {"win": "You win", "draw": "A draw", "loss": "You lose"}
    assert view.result is not None
    assert f"{ends[view.result]}: the match is over" in told
    assert [line for line in told if re.fullmatch(r"Hand \d+", line)] == [
        f"Hand {number}" for number in range(1, len(view.hand_results) + 1)
    ]
    assert told[-5:] == ["Total", *map(str, view.totals)]
    assert faces(last) == []


@pytest.mark.rule("HE-32")
def test_the_score_sheet_tells_of_a_moon() -> None:
    view = play_out(Table(Match(SEED))).view()
    for shooter, told in ((None, []), (0, ["You"]), (2, ["CPU 2"])):
        drawn = StillTable(replace(view, moons=(shooter,)))
        assert [line for line in words(drawn) if "moon" in line] == [
            f"{name} shot the moon" for name in told
        ]


def test_a_very_long_score_sheet_keeps_to_its_last_hands() -> None:
    view = play_out(Table(Match(SEED))).view()
    long = replace(view, hand_results=(QUIET,) * 20, moons=(None,) * 20)
    told = [line for line in words(StillTable(long)) if re.fullmatch(r"Hand \d+", line)]
    assert told == [f"Hand {number}" for number in range(5, 21)]


def test_everything_draws_itself(tmp_path: Path) -> None:
    match = Match(SEED)
    for drawn in (match, Table(match), StillTable(match.view())):
        path = drawn.picture(tmp_path / "table.svg")
        assert path.read_text(encoding="utf-8") == drawn._repr_svg_()
        assert drawn._repr_html_().startswith('<img alt="Hearts, hand 1, three cards')


def test_every_face_used_is_defined_once() -> None:
    picture = Table(Match(SEED))._repr_svg_()
    used = set(re.findall(r'href="#([\w-]+)"', picture))
    defined = re.findall(r'\bid="([\w-]+)"', picture)
    assert used <= set(defined)
    assert len(defined) == len(set(defined))


def test_nothing_is_drawn_outside_the_picture() -> None:
    playing = following()
    playing.tap("9C")
    root = root_of(playing)
    width, height = float(root.get("width", "0")), float(root.get("height", "0"))
    places = re.findall(r"translate\(([-\d.]+) ([-\d.]+)\)", playing._repr_svg_())
    assert places
    for x, y in places:
        assert 0 <= float(x) <= width - 64 * 0.55
        assert 0 <= float(y) <= height - 90 * 0.55
