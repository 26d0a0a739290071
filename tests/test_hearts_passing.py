from itertools import permutations
from random import Random

import pytest
from hearts_hands import at_random, cards, pass_at_random, play_out, texts

from hh_widget.hearts import Card, IllegalPassError, IllegalPlayError, Match, cpu
from hh_widget.hearts.rules import SEATS, pass_direction, receiver

# Seed 7, hand 1:
# 0: 3C JC AC 6D 8D JD 5S 6S 7S QS 2H 3H 6H
# 1: 2D 3D 9D AD 2S 3S TS AS 4H 5H 9H JH KH
# 2: 8C 9C TC QC 4D QD KD 4S 8S 9S 7H 8H QH
# 3: 2C 4C 5C 6C 7C KC 5D 7D TD JS KS TH AH
PASSES = ("AC QS 6H", "AD AS KH", "QC KD QH", "KC KS AH")
LEFT, RIGHT, ACROSS, NONE = range(1, 5)


def hand_of(seed: int, number: int) -> Match:
    """Return a match that has come to the deal of this hand."""
    match = Match(seed)
    random = Random(seed)
    while match.hand_number < number:
        pass_at_random(match, random)
        play_out(match, at_random(random))
        match.next_hand()
    return match


@pytest.mark.rule("HE-09")
def test_the_directions_come_round_in_a_cycle_of_four() -> None:
    assert [pass_direction(number) for number in range(1, 10)] == [
        *("left", "right", "across", "none"),
        *("left", "right", "across", "none"),
        "left",
    ]
    assert Match(7).pass_direction == "left"  # noqa: S105  # no password
    assert hand_of(7, 2).pass_direction == "right"  # noqa: S105  # no password


@pytest.mark.rule("HE-01", "HE-09")
def test_left_is_the_next_seat_right_the_one_before_across_the_one_opposite() -> None:
    assert [receiver(seat, "left") for seat in SEATS] == [1, 2, 3, 0]
    assert [receiver(seat, "right") for seat in SEATS] == [3, 0, 1, 2]
    assert [receiver(seat, "across") for seat in SEATS] == [2, 3, 0, 1]
    assert [receiver(seat, "none") for seat in SEATS] == [0, 1, 2, 3]


@pytest.mark.rule("HE-09", "HE-10")
@pytest.mark.parametrize(
    ("number", "givers"),
    [(LEFT, (3, 0, 1, 2)), (RIGHT, (1, 2, 3, 0)), (ACROSS, (2, 3, 0, 1))],
)
def test_each_seat_gets_the_cards_of_the_seat_that_the_direction_names(
    number: int, givers: tuple[int, ...]
) -> None:
    match = hand_of(7, number)
    before = match.hands
    passed = [set(before[seat][:3]) for seat in SEATS]
    for seat in SEATS:
        match.pass_cards(seat, passed[seat])
    for seat, giver in enumerate(givers):
        assert set(match.hands[seat]) == set(before[seat][3:]) | passed[giver]
    assert match.phase == "playing"


@pytest.mark.rule("HE-10")
@pytest.mark.parametrize("order", [*permutations(SEATS)][::5])
def test_nothing_moves_before_the_fourth_seat_has_passed(
    order: tuple[int, ...],
) -> None:
    match = Match(7)
    before = match.hands
    for seat in order[:3]:
        match.pass_cards(seat, cards(PASSES[seat]))
        assert match.hands == before
        assert (match.phase, match.turn) == ("passing", None)
    match.pass_cards(order[3], cards(PASSES[order[3]]))
    assert [texts(hand) for hand in match.hands] == [
        "3C JC KC 6D 8D JD 5S 6S 7S KS 2H 3H AH",
        "AC 2D 3D 9D 2S 3S TS QS 4H 5H 6H 9H JH",
        "8C 9C TC 4D QD AD 4S 8S 9S AS 7H 8H KH",
        "2C 4C 5C 6C 7C QC 5D 7D TD KD JS TH QH",
    ]
    assert (match.phase, match.turn) == ("playing", 3)


@pytest.mark.rule("HE-10")
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_what_others_have_passed_does_not_change_a_choice(level: str) -> None:
    match = Match(7)
    alone = cpu.choose_pass(match.observation(0, level))  # type: ignore[arg-type]
    for seat in (1, 2, 3):
        match.pass_cards(seat, cards(PASSES[seat]))
    assert cpu.choose_pass(match.observation(0, level)) == alone  # type: ignore[arg-type]


@pytest.mark.rule("HE-12")
def test_the_other_seats_may_pass_before_seat_0_has_chosen() -> None:
    match = Match(7)
    for seat in (1, 2, 3):
        match.pass_cards(seat, cpu.choose_pass(match.observation(seat)))
    assert match.phase == "passing"
    assert match.passes[0] is None
    assert None not in match.passes[1:]


@pytest.mark.rule("HE-09", "HE-13")
@pytest.mark.parametrize("number", [4, 8])
def test_hands_4_and_8_pass_nothing_and_the_two_of_clubs_leads(number: int) -> None:
    match = hand_of(3, 4)
    if number == 8:
        results = [[13, 13, 0, 0], [0, 0, 13, 13]] * 3 + [[13, 13, 0, 0]]
        match = Match.from_dict(
            match.to_dict()
            | {"hand_number": 8, "hand_results": results, "totals": [52, 52, 39, 39]}
        )
    assert match.pass_direction == "none"  # noqa: S105  # no password
    assert match.phase == "playing"
    assert match.turn is not None
    assert Card.parse("2C") in match.hands[match.turn]
    assert match.legal_plays() == [Card.parse("2C")]
    with pytest.raises(IllegalPassError, match=f"nothing is passed in hand {number}"):
        match.pass_cards(0, match.hands[0][:3])


@pytest.mark.rule("HE-08")
@pytest.mark.parametrize(
    ("passed", "reason"),
    [
        ("", "cannot pass 0 cards: exactly 3 are passed"),
        ("AC", "cannot pass 1 card: exactly 3 are passed"),
        ("AC QS", "cannot pass 2 cards: exactly 3 are passed"),
        ("AC QS 6H 3H", "cannot pass 4 cards: exactly 3 are passed"),
        ("AC QS AC", "cannot pass AC twice: 3 different cards are passed"),
        ("AC QS KH", "cannot pass KH: it does not hold that card"),
    ],
)
def test_a_pass_is_exactly_three_different_cards_of_the_hand(
    passed: str, reason: str
) -> None:
    match = Match(7)
    before = match.to_dict()
    with pytest.raises(IllegalPassError, match=f"seat 0 {reason}"):
        match.pass_cards(0, cards(passed))
    assert match.to_dict() == before


def test_a_seat_passes_once() -> None:
    match = Match(7)
    match.pass_cards(2, cards(PASSES[2]))
    before = match.to_dict()
    with pytest.raises(IllegalPassError, match="seat 2 has passed already: QC KD QH"):
        match.pass_cards(2, cards("8C 9C TC"))
    assert match.to_dict() == before


def test_nobody_passes_once_all_have() -> None:
    match = Match(7)
    for seat in SEATS:
        match.pass_cards(seat, cards(PASSES[seat]))
    before = match.to_dict()
    with pytest.raises(
        IllegalPassError, match="seat 1 cannot pass: all seats have passed"
    ):
        match.pass_cards(1, match.hands[1][:3])
    assert match.to_dict() == before


def test_nobody_passes_in_a_hand_made_by_hand_that_is_in_play() -> None:
    match = Match.from_dict(Match(7).to_dict() | {"phase": "playing"})
    with pytest.raises(IllegalPassError, match="all seats have passed"):
        match.pass_cards(1, match.hands[1][:3])


def test_no_card_is_played_while_the_seats_pass() -> None:
    match = Match(7)
    assert match.legal_plays() == []
    with pytest.raises(
        IllegalPlayError, match="2C cannot be played: the seats have yet to pass"
    ):
        match.play(Card.parse("2C"))


def test_a_seat_that_does_not_exist_cannot_pass() -> None:
    match = Match(7)
    for seat in (-1, 4):
        with pytest.raises(ValueError, match=f"a seat is from 0 to 3, not {seat}"):
            match.pass_cards(seat, cards(PASSES[0]))
    for nothing in (None, "0", 1.0, True):
        with pytest.raises(
            TypeError, match="a seat is a whole number from 0 to 3, not"
        ):
            match.pass_cards(nothing, cards(PASSES[0]))  # type: ignore[arg-type]
    assert match.passes == (None,) * 4


def test_only_cards_are_passed() -> None:
    match = Match(7)
    with pytest.raises(
        TypeError, match=r"a card is a Card such as Card.parse\('QS'\), not 'AC'"
    ):
        match.pass_cards(0, ["AC", "QS", "6H"])  # type: ignore[list-item]
    assert match.passes == (None,) * 4


def test_passes_can_be_read_back_in_the_order_of_a_hand() -> None:
    match = Match(7)
    match.pass_cards(0, cards("6H QS AC"))
    assert [passed and texts(passed) for passed in match.passes] == [
        "AC QS 6H",
        None,
        None,
        None,
    ]
    for seat in (1, 2, 3):
        match.pass_cards(seat, cards(PASSES[seat]))
    assert [texts(passed or ()) for passed in match.passes] == list(PASSES)
