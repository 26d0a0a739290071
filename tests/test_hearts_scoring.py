from random import Random

import pytest
from hearts_hands import at_random, cards, hands_adding_up_to, play, play_out, table

from hh_widget.hearts import (
    Card,
    IllegalPassError,
    IllegalPlayError,
    Match,
    PhaseError,
)
from hh_widget.hearts.rules import HEARTS, SUIT, is_over, is_score, result, score

ALL_CLUBS = "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC"


def first(match: Match) -> Card:
    """Play the first legal card of the hand."""
    return match.legal_plays()[0]


def moon(*totals: int) -> Match:
    """Return a match in which seat 0, with all clubs, has just shot the moon."""
    match = table(ALL_CLUBS, results=hands_adding_up_to(*totals))
    play_out(match, first)
    return match


@pytest.mark.rule("HE-31")
def test_points_are_counted_when_a_trick_is_collected() -> None:
    match = table(
        "2C AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD",
        "3C KC 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH",
        "4C QS KH 2S 3S 4S 5S 6S 7S 8S 9S TS JS",
        "5C AC 7C",
        plays="2C 3C 4C 5C AC AD KC QS",
    )
    assert match.points == (0, 0, 0, 0)
    match.collect()
    assert match.points == (0, 0, 0, 13)
    play(match, "7C 2D 4H KH")
    assert match.points == (0, 0, 0, 13)
    match.collect()
    assert match.points == (0, 0, 0, 15)
    assert match.totals == (39, 39, 0, 0)


@pytest.mark.rule("HE-02", "HE-31")
@pytest.mark.parametrize("seed", range(10))
def test_the_points_of_a_hand_add_up_to_26(seed: int) -> None:
    match = table("2C")
    play_out(match, at_random(Random(seed)))
    assert sum(match.points) == 26
    assert match.hand_results[-1] == score(match.points)


@pytest.mark.rule("HE-32")
def test_a_moon_costs_the_other_three_26_each_and_the_shooter_nothing() -> None:
    match = moon(0, 26, 26, 26)
    assert match.points == (26, 0, 0, 0)
    assert match.hand_results[-1] == (0, 26, 26, 26)
    assert match.totals == (0, 52, 52, 52)
    assert score((0, 0, 26, 0)) == (26, 26, 0, 26)


@pytest.mark.rule("HE-32")
@pytest.mark.parametrize(
    "points", [(13, 13, 0, 0), (0, 13, 13, 0), (25, 0, 1, 0), (13, 5, 5, 3)]
)
def test_anything_less_is_no_moon(points: tuple[int, ...]) -> None:
    assert score(points) == points


@pytest.mark.rule("HE-32")
def test_all_hearts_without_the_queen_of_spades_are_13_and_no_moon() -> None:
    # Seat 0 leads 12 clubs, on which all hearts fall, then 2S: KS takes the queen.
    match = table(ALL_CLUBS.replace("2C", "2S"), "2C KS AS", "QS KH AH")
    kept = cards("KS QS")

    def hearts_first(match: Match) -> Card:
        return min(
            match.legal_plays(), key=lambda card: (card in kept, SUIT[card] != HEARTS)
        )

    play_out(match, hearts_first)
    assert match.points == (13, 13, 0, 0)
    assert match.hand_results[-1] == (13, 13, 0, 0)


@pytest.mark.rule("HE-32")
def test_the_queen_of_spades_alone_is_13() -> None:
    match = table(
        "2C AS KS QS",
        "3C JS 8S",
        "4C TS 7S",
        "AC 9S 6S",
        plays="2C 3C 4C AC 9S AS JS TS",
    )
    match.collect()
    assert match.points == (0, 0, 0, 0)
    play(match, "QS 8S 7S 6S")
    match.collect()
    assert match.points == (13, 0, 0, 0)


@pytest.mark.rule("HE-04")
def test_a_match_goes_on_while_every_seat_has_fewer_than_100() -> None:
    assert not is_over((99, 99, 99, 99))
    assert is_over((0, 0, 100, 0))
    assert is_over((103, 0, 0, 0))


@pytest.mark.rule("HE-04")
def test_a_hand_that_brings_a_seat_to_100_ends_the_match() -> None:
    match = moon(4, 74, 0, 0)
    assert match.totals == (4, 100, 26, 26)
    assert (match.phase, match.turn, match.legal_plays()) == ("over", None, [])
    assert match.result == "win"
    on = moon(4, 73, 1, 0)
    assert on.totals == (4, 99, 27, 26)
    assert (on.phase, on.result) == ("scored", None)
    on.next_hand()
    assert on.hand_number == 5


@pytest.mark.rule("HE-04")
def test_nothing_can_be_done_in_a_match_that_is_over() -> None:
    match = moon(4, 74, 0, 0)
    before = match.to_dict()
    with pytest.raises(
        PhaseError, match="the next hand cannot be dealt: the match is over"
    ):
        match.next_hand()
    with pytest.raises(
        PhaseError, match="a trick is collected when 4 cards lie, not 0"
    ):
        match.collect()
    with pytest.raises(
        IllegalPlayError, match="2C cannot be played: all cards are played"
    ):
        match.play(Card.parse("2C"))
    with pytest.raises(IllegalPassError, match="nothing is passed in hand 4"):
        match.pass_cards(0, [])
    assert match.to_dict() == before


def test_the_next_hand_waits_for_the_last_trick_of_this_one() -> None:
    match = table("2C")
    with pytest.raises(
        PhaseError,
        match="the next hand cannot be dealt: hand 4 is not played to the end",
    ):
        match.next_hand()
    play_out(match, at_random(Random(1)))
    match.next_hand()
    assert (match.hand_number, match.phase) == (5, "passing")
    assert match.points == (0, 0, 0, 0)
    assert match.hearts_broken is False
    assert match.passes == (None,) * 4
    assert match.trick == []


@pytest.mark.rule("HE-04", "HE-32")
def test_a_moon_can_lift_three_seats_over_100_at_once() -> None:
    match = moon(46, 80, 80, 80)
    assert match.totals == (46, 106, 106, 106)
    assert (match.phase, match.result) == ("over", "win")


@pytest.mark.rule("HE-05")
@pytest.mark.parametrize(
    ("totals", "expected"),
    [
        ((20, 100, 30, 40), "win"),
        ((20, 100, 20, 40), "draw"),
        ((20, 20, 20, 100), "draw"),
        ((20, 100, 19, 40), "loss"),
        ((30, 20, 20, 100), "loss"),
        ((100, 30, 40, 50), "loss"),
    ],
)
def test_the_result_is_read_from_seat_0(totals: tuple[int, ...], expected: str) -> None:
    assert result(totals) == expected


@pytest.mark.rule("HE-04", "HE-05")
def test_sharing_the_lowest_total_is_a_draw_for_you_if_you_share_it() -> None:
    match = moon(36, 75, 10, 61)
    assert match.totals == (36, 101, 36, 87)
    assert (match.phase, match.result) == ("over", "draw")


@pytest.mark.rule("HE-04", "HE-05")
def test_two_seats_level_below_you_make_your_loss() -> None:
    match = moon(80, 92, 5, 5)
    assert match.totals == (80, 118, 31, 31)
    assert (match.phase, match.result) == ("over", "loss")


def test_a_running_match_has_no_result() -> None:
    match = table("2C")
    assert match.result is None
    play_out(match, at_random(Random(1)))
    assert match.phase == "scored"
    assert match.result is None


@pytest.mark.rule("HE-32")
@pytest.mark.parametrize(
    "points", [(13, 13, 0, 0), (0, 1, 25, 0), (6, 2, 5, 13), (26, 26, 0, 26)]
)
def test_a_hand_adds_26_points_or_26_for_three_after_a_moon(
    points: tuple[int, ...],
) -> None:
    assert is_score(points)


@pytest.mark.rule("HE-32")
@pytest.mark.parametrize(
    "points",
    [
        (26, 0, 0, 0),
        (6, 7, 7, 6),
        (12, 12, 1, 1),
        (13, 12, 0, 0),
        (14, 13, 0, 0),
        (27, -1, 0, 0),
        (26, 26, 26, 26),
        (0, 0, 26, 26),
        (1, 26, 26, 26),
    ],
)
def test_a_hand_adds_nothing_else(points: tuple[int, ...]) -> None:
    assert not is_score(points)
