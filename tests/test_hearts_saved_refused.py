from collections.abc import Callable
from typing import Any

import pytest
from hearts_hands import (
    cards,
    filled,
    hands_adding_up_to,
    play,
    play_out,
    saved,
    table,
)
from hypothesis import given
from hypothesis import strategies as st

from hh_widget.hearts import Match, SavedMatchError

Saved = dict[str, Any]


def in_play() -> Saved:
    """Return a match in the third trick of hand 1, saved."""
    match = Match(7)
    for seat, passed in enumerate(("AC QS 6H", "AD AS KH", "QC KD QH", "KC KS AH")):
        match.pass_cards(seat, cards(passed))
    play(match, "2C 3C AC TC 2D AD 5D 6D AS")
    return match.to_dict()


def over() -> Saved:
    match = table(
        "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC",
        results=hands_adding_up_to(4, 74, 0, 0),
    )
    play_out(match, lambda match: match.legal_plays()[0])
    return match.to_dict()


def changed(data: Saved, change: Callable[[Saved], object]) -> Saved:
    change(data)
    return data


def put(*path: Any) -> Callable[[Saved], object]:  # noqa: ANN401  # JSON
    """Return a change that puts the last argument where the others lead."""

    def change(data: Any) -> None:  # noqa: ANN401  # JSON
        *way, last, value = path
        for key in way:
            data = data[key]
        data[last] = value

    return change


def test_the_match_that_the_cases_change_is_a_good_one() -> None:
    assert Match.from_dict(in_play()).trick
    assert Match.from_dict(over()).phase == "over"


CASES: dict[str, tuple[Callable[[Saved], object], str]] = {
    "51 cards": (
        lambda data: data["hands"][0].pop(),
        "hands and plays: AH stands there 0 times",
    ),
    "a card twice": (
        lambda data: data["hands"][0].append("2C"),
        "hands and plays: 2C stands there 2 times",
    ),
    "a card twice, another missing": (
        put("hands", 0, 0, "2C"),
        "hands and plays: 2C stands there 2 times",
    ),
    "a card in the wrong hand": (
        lambda data: data["hands"][1].append(data["hands"][0].pop()),
        "hands and plays: seat 0 holds or has played 12 cards where 13 are expected",
    ),
    "no card": (put("hands", 0, 0, "1C"), r"hands\[0\]: '1C' is no card"),
    "no text": (put("hands", 2, 0, 7), r"hands\[2\]: a card's text is a string"),
    "five hands": (
        lambda data: data["hands"].append([]),
        "hands: .*where a list of 4 is expected",
    ),
    "no list": (put("hands", "2C"), "hands: '2C' where a list of 4 is expected"),
    "a play out of turn": (
        put("plays", 1, 0, 2),
        r"hands and plays: seat 0|plays\[1\]",
    ),
    "turns changed": (
        lambda data: data["plays"].insert(5, data["plays"].pop(6)),
        r"plays\[5\]: 3 where seat 2 to play is expected",
    ),
    "a suit not followed": (
        lambda data: (
            data["plays"].__setitem__(1, [0, "6D"]),
            data["plays"].__setitem__(7, [0, "3C"]),
        ),
        r"plays\[1\]: 6D cannot be played by seat 0.*must follow the clubs led",
    ),
    "a play of nobody": (
        put("plays", 0, 0, 4),
        r"plays\[0\]: a seat is from 0 to 3, not 4",
    ),
    "a play of three parts": (
        put("plays", 0, [3, "2C", 1]),
        r"plays\[0\]: .* a list of 2 is expected",
    ),
    "points that the tricks do not give": (
        put("points", [0, 0, 1, 0]),
        r"points: \(0, 0, 1, 0\) where \[0, 0, 0, 0\], as the tricks give",
    ),
    "points below none": (
        put("points", 0, -1),
        "points: -1 where a whole number of at least 0",
    ),
    "points in part": (put("points", [0, 0, 0]), "points: .* a list of 4"),
    "points that are true": (
        put("points", [False, 0, 0, 0]),
        "points: False where a whole number",
    ),
    "totals that do not add up": (
        put("totals", [1, 0, 0, 0]),
        r"totals: \(1, 0, 0, 0\) where \(0, 0, 0, 0\), as hand_results add up",
    ),
    "no totals": (put("totals", 3), "totals: 3 where a list of 4 is expected"),
    "no passes": (put("passes", 3), "passes: 3 where a list of 4 is expected"),
    "no plays": (put("plays", 3), "^plays: 3 where a list is expected"),
    "no results": (put("hand_results", 3), "hand_results: 3 where a list is expected"),
    "no result": (
        put("hand_results", [3]),
        r"hand_results\[0\]: 3 where a list of 4 is expected",
    ),
    "no hand": (put("hands", 1, 3), r"hands\[1\]: 3 where a list is expected"),
    "no pass": (put("passes", 1, 3), r"passes\[1\]: 3 where a list is expected"),
    "a play of no card": (put("plays", 1, [0, "1C"]), r"plays\[1\]: '1C' is no card"),
    "one pass in play": (
        put("passes", [["AC", "QS", "6H"], None, None, None]),
        "passes: .*AC.* where all four once the cards are passed",
    ),
    "a hand too many": (
        lambda data: (
            data["hand_results"].append([13, 13, 0, 0]),
            data.update(totals=[13, 13, 0, 0]),
        ),
        "hand_results: 1 where 0 in the phase 'playing' of hand 1 is expected",
    ),
    "a hand missing": (
        put("hand_number", 2),
        "hand_results: 0 where 1 in the phase 'playing' of hand 2",
    ),
    "hand 0": (
        put("hand_number", 0),
        "hand_number: 0 where a whole number of at least 1",
    ),
    "a hand in words": (
        put("hand_number", "1"),
        "hand_number: '1' where a whole number",
    ),
    "another phase": (
        put("phase", "trick"),
        "phase: 'trick' where 'playing', to which the plays lead",
    ),
    "scored too early": (
        lambda data: data.update(
            phase="scored", hand_results=[[13, 13, 0, 0]], totals=[13, 13, 0, 0]
        ),
        "phase: 'scored' where 'playing', to which the plays lead",
    ),
    "no phase": (
        put("phase", "dealing"),
        "phase: 'dealing' where one of passing, playing, trick, scored, over",
    ),
    "plays while passing": (
        put("phase", "passing"),
        "passes: .*AC.* where at most three while the seats pass",
    ),
    "a pass of two": (
        put("passes", 0, ["AC", "QS"]),
        r"passes\[0\]: \['AC', 'QS'\] where 3 different cards or nothing",
    ),
    "a pass of four": (
        put("passes", 0, ["AC", "QS", "6H", "3H"]),
        r"passes\[0\]: .* where 3 different cards",
    ),
    "a card passed twice": (
        put("passes", 0, ["AC", "QS", "QS"]),
        r"passes\[0\]: .* where 3 different cards",
    ),
    "a pass that did not arrive": (
        put("passes", 0, ["AC", "QS", "7H"]),
        r"passes\[0\]: '7H' where cards of seat 1 is expected",
    ),
    "three passes in play": (
        put("passes", 0, None),
        "passes: .* where all four once the cards are passed",
    ),
    "another game": (
        put("game", "spades"),
        """game and version: .'spades', 1. where 'hearts' and 1""",
    ),
    "a later version": (put("version", 2), "game and version: .* where 'hearts' and 1"),
    "a seed out of range": (put("seed", -1), "seed: a match's seed is from 0 to"),
    "a seed in words": (put("seed", "7"), "seed: a match's seed is a whole number"),
    "no difficulty": (
        put("difficulty", "expert"),
        "difficulty: a difficulty is 'easy'",
    ),
    "a key missing": (
        lambda data: data.pop("plays"),
        r"missing: \['plays'\], unknown: \[\]",
    ),
    "a key too many": (put("trick", []), r"missing: \[\], unknown: \['trick'\]"),
}


@pytest.mark.parametrize(("change", "reason"), CASES.values(), ids=CASES)
def test_what_the_rules_rule_out_is_refused_with_the_reason(
    change: Callable[[Saved], object], reason: str
) -> None:
    with pytest.raises(SavedMatchError, match=reason):
        Match.from_dict(changed(in_play(), change))


ENDED: dict[str, tuple[Callable[[Saved], object], str]] = {
    "not over": (
        put("phase", "scored"),
        "phase: 'over' with such totals|phase: 'scored' where 'over', to which",
    ),
    "another score": (
        lambda data: data.update(
            hand_results=[*data["hand_results"][:-1], [26, 26, 26, 0]],
            totals=[30, 100, 26, 0],
        ),
        r"the last of hand_results: \(26, 26, 26, 0\) where \(0, 26, 26, 26\), as the tricks give",
    ),
    "no possible score": (
        put("hand_results", 0, [26, 0, 0, 0]),
        r"hand_results\[0\]: \(26, 0, 0, 0\) where 26 points, or 26 for three seats after a moon",
    ),
    "played on after the end": (
        lambda data: data.update(
            hand_results=[[0, 26, 26, 26]] * 5,
            hand_number=5,
            totals=[0, 130, 130, 130],
        ),
        r"hand_results: \(\(0, 26.* where 4, for the match was over is expected",
    ),
    "not begun again": (
        lambda data: data.update(phase="trick", hand_number=5),
        "phase: 'trick' where 'over' with such totals",
    ),
    "a pass in hand 4": (
        put("passes", 0, ["2C", "3C", "4C"]),
        "passes: .*2C.* where none in hand 4, before which nothing is passed",
    ),
}


@pytest.mark.parametrize(("change", "reason"), ENDED.values(), ids=ENDED)
def test_an_end_that_the_rules_rule_out_is_refused_with_the_reason(
    change: Callable[[Saved], object], reason: str
) -> None:
    with pytest.raises(SavedMatchError, match=reason):
        Match.from_dict(changed(over(), change))


def test_while_the_seats_pass_nothing_is_played() -> None:
    data: Saved = Match(7).to_dict()
    played = changed(Match(7).to_dict(), lambda data: data["hands"][3].remove("2C"))
    with pytest.raises(
        SavedMatchError, match="plays: 1 where none while the seats pass"
    ):
        Match.from_dict(played | {"plays": [[3, "2C"]]})
    with pytest.raises(
        SavedMatchError, match=r"points: \(1, 0, 0, 0\) where none while the seats pass"
    ):
        Match.from_dict(data | {"points": [1, 0, 0, 0]})


def test_in_hand_4_the_seats_do_not_pass() -> None:
    data = saved(filled("2C"))
    with pytest.raises(SavedMatchError, match=r"passes: .* where none in hand 4"):
        Match.from_dict(data | {"phase": "passing"})


@pytest.mark.parametrize("data", [None, [], "{}", 3])
def test_a_saved_match_is_a_dictionary(data: object) -> None:
    with pytest.raises(
        SavedMatchError,
        match=r"a saved match: .* where a dictionary as Match.to_dict makes it",
    ):
        Match.from_dict(data)  # type: ignore[arg-type]


@given(
    data=st.recursive(
        st.none() | st.integers() | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    ),
    key=st.sampled_from([*Match(7).to_dict()]),
)
def test_nonsense_anywhere_is_refused(data: object, key: str) -> None:
    good = in_play()
    try:
        Match.from_dict(good | {key: data})
    except SavedMatchError:
        return
    assert good[key] == data or key == "seed"
