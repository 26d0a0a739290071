from random import Random

import pytest
from hearts_hands import at_random, cards, play, play_out, table, texts

from hh_widget.hearts import Card, IllegalPlayError, Match, PhaseError
from hh_widget.hearts.rules import SEATS, SUIT, taker


def legal(match: Match) -> str:
    return texts(match.legal_plays())


@pytest.mark.rule("HE-01")
def test_play_goes_round_from_seat_to_seat() -> None:
    match = table("2C", "3C", "4C", "5C")
    for seat in SEATS:
        assert match.turn == seat
        match.play(match.legal_plays()[0])
    assert match.trick == [
        (0, Card.parse("2C")),
        *zip((1, 2, 3), cards("3C 4C 5C"), strict=True),
    ]
    late = table("3C", "4C", "5C", "2C")
    late.play(Card.parse("2C"))
    assert late.turn == 0


@pytest.mark.rule("HE-13")
@pytest.mark.parametrize("seat", SEATS)
def test_the_holder_of_the_two_of_clubs_leads_it_and_nothing_else(seat: int) -> None:
    hands = ["3C 4C 5C", "6C 7C", "8C 9C", "TC JC"]
    hands[seat] += " 2C"
    match = table(*hands)
    assert match.turn == seat
    assert legal(match) == "2C"
    other = next(card for card in match.hands[seat] if str(card) != "2C")
    with pytest.raises(IllegalPlayError, match=f"{other} .*the first lead is 2C"):
        match.play(other)
    assert match.trick == []


@pytest.mark.rule("HE-14")
def test_who_holds_the_suit_led_must_follow_it() -> None:
    match = table("2C", "5C 9C KD QS AH", plays="2C")
    assert legal(match) == texts(
        card for card in match.hands[1] if str(card).endswith("C")
    )
    for card in cards("KD QS AH"):
        with pytest.raises(
            IllegalPlayError,
            match=f"{card} .*must follow the clubs led; it may play .*5C.* 9C",
        ):
            match.play(card)
    assert match.turn == 1


VOID = "2D 3D 4D 5D 6D 7D 8D 9D TD JD QD"


@pytest.mark.rule("HE-14", "HE-15")
def test_in_the_first_trick_a_void_seat_plays_anything_but_points() -> None:
    match = table("2C", f"{VOID} QS AH", plays="2C")
    assert legal(match) == VOID
    for card in cards("QS AH"):
        with pytest.raises(
            IllegalPlayError,
            match=f"{card} .*no points may fall in the first trick; it may play 2D, 3D",
        ):
            match.play(card)


HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"


@pytest.mark.rule("HE-15")
def test_in_the_first_trick_a_seat_with_points_alone_plays_any_of_them() -> None:
    match = table("2C", f"QS {HEARTS}", plays="2C")
    assert legal(match) == f"QS {HEARTS}"
    match.play(Card.parse("QS"))
    assert (match.turn, match.hearts_broken) == (2, False)


@pytest.mark.rule("HE-15")
def test_in_the_first_trick_a_single_card_without_points_must_be_played() -> None:
    match = table("2C", f"4D QS {HEARTS.removesuffix(' KH')}", plays="2C")
    assert legal(match) == "4D"


@pytest.mark.rule("HE-15")
def test_points_fall_from_the_second_trick_on() -> None:
    match = table("2C 6C", f"{VOID} QS AH", "3C", "4C 5C", plays="2C 2D 3C 4C")
    match.collect()
    assert match.turn == 3
    play(match, "5C 6C")
    assert legal(match) == texts(match.hands[1])
    assert {"QS", "AH"} <= {*legal(match).split()}


# After a first trick that seat 3 takes, it holds these and is to lead.
def lead(held: str, plays: str = "2C 3C 4C 5C") -> Match:
    match = table("2C", "3C", "4C", f"5C {held}", plays=plays)
    match.collect()
    assert match.turn == 3
    return match


@pytest.mark.rule("HE-16")
def test_hearts_are_not_led_before_one_has_fallen() -> None:
    match = lead("KC 8D JD QD 2S 7S QS TS 4H 5H 6H 7H")
    assert legal(match) == "KC 8D JD QD 2S 7S TS QS"
    with pytest.raises(
        IllegalPlayError,
        match=r"4H .*no heart has fallen yet, so none may be led; it may play KC",
    ):
        match.play(Card.parse("4H"))


@pytest.mark.rule("HE-16")
def test_hearts_are_led_once_one_has_fallen_in_an_earlier_trick() -> None:
    match = table(
        "2C AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD",
        "3C KC 4H 5H",
        "4C 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS 6H",
        "5C 6C 7C",
        plays="2C 3C 4C 5C 6C",
    )
    play(match, "AD KC")
    assert not match.hearts_broken
    play(match, "6H")
    assert match.hearts_broken
    match.collect()
    assert match.turn == 1
    assert legal(match) == texts(match.hands[1])
    assert "4H" in legal(match)


@pytest.mark.rule("HE-16")
def test_a_hand_of_hearts_alone_may_lead_them() -> None:
    match = lead(HEARTS)
    assert legal(match) == HEARTS


@pytest.mark.rule("HE-17")
def test_the_queen_of_spades_may_be_led_before_any_heart_has_fallen() -> None:
    match = lead("KC 8D JD QD 2S 7S QS TS 4H 5H 6H 7H")
    match.play(Card.parse("QS"))
    assert not match.hearts_broken


@pytest.mark.rule("HE-17")
def test_a_discarded_queen_of_spades_breaks_no_hearts() -> None:
    match = table(
        "2C AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD",
        "3C KC 4H 5H",
        "4C 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS 6H",
        "5C 6C 7C",
        plays="2C 3C 4C 5C 6C AD KC QS",
    )
    assert not match.hearts_broken
    match.collect()
    assert match.points == (0, 13, 0, 0)
    assert match.turn == 1
    assert "H" not in legal(match)


@pytest.mark.rule("HE-17")
def test_hearts_and_the_queen_of_spades_unbroken_must_lead_the_queen() -> None:
    match = lead(f"QS {HEARTS.removesuffix(' KH')}")
    assert legal(match) == "QS"


@pytest.mark.rule("HE-18")
@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("5D 9D KD 3D", 2),
        ("AD KD QD JD", 0),
        ("2D AC AS AH", 0),  # no trumps: other suits never win
        ("2D AC 3D QS", 2),
        ("2H 3H TH AH", 3),
        ("9S QS 8S TS", 1),
    ],
)
def test_a_trick_goes_to_the_highest_card_of_the_suit_led(
    trick: str, winner: int
) -> None:
    assert taker([*zip(SEATS, cards(trick), strict=True)]) == winner
    turned = [((seat + 1) % 4, card) for seat, card in enumerate(cards(trick))]
    assert taker(turned) == (winner + 1) % 4


@pytest.mark.rule("HE-18")
def test_whoever_takes_a_trick_leads_to_the_next() -> None:
    match = table("2C", "3C AC", "4C", "5C", plays="2C AC 4C 5C")
    assert (match.phase, match.trick_winner, match.turn) == ("trick", 1, None)
    match.collect()
    assert (match.phase, match.trick_winner, match.turn) == ("playing", None, 1)
    assert match.trick == []


@pytest.mark.rule("HE-18")
def test_a_hand_has_13_tricks_and_uses_all_52_cards() -> None:
    match = table("2C")
    random = Random(3)
    tricks = 0
    while match.phase == "playing":
        play_out(match, at_random(random), until=["trick"])
        tricks += 1
        match.collect()
    assert tricks == 13
    assert match.phase == "scored"
    assert match.hands == ((),) * 4
    assert len({card for _, card in match.observation(0).plays}) == 52


@pytest.mark.rule("HE-21")
def test_a_full_trick_lies_until_it_is_collected() -> None:
    match = table("2C", "3C", "4C", "5C AH", plays="2C 3C 4C 5C")
    assert match.phase == "trick"
    assert texts(card for _, card in match.trick) == "2C 3C 4C 5C"
    assert match.legal_plays() == []
    before = match.to_dict()
    with pytest.raises(
        IllegalPlayError,
        match="AH cannot be played: four cards lie on the table: collect them first",
    ):
        match.play(Card.parse("AH"))
    assert match.to_dict() == before


def test_a_trick_is_not_collected_before_it_is_full() -> None:
    match = table("2C", "3C", plays="2C 3C")
    with pytest.raises(
        PhaseError, match="a trick is collected when 4 cards lie, not 2"
    ):
        match.collect()
    with pytest.raises(
        PhaseError,
        match="a trick is collected when 4 cards lie; the seats have yet to pass",
    ):
        Match(7).collect()


def test_a_card_of_another_seat_is_refused_without_saying_whose_it_is() -> None:
    match = table("2C", "3C KD", "4C", plays="2C")
    before = match.to_dict()
    for held_by_others in ("4C", "2C"):
        with pytest.raises(
            IllegalPlayError,
            match=f"^{held_by_others} cannot be played by seat 1, whose turn it is: it does not hold that card$",
        ):
            match.play(Card.parse(held_by_others))
    assert match.to_dict() == before


def test_no_card_is_played_after_the_last() -> None:
    match = table("2C")
    play_out(match, at_random(Random(3)))
    with pytest.raises(
        IllegalPlayError, match="2C cannot be played: all cards are played"
    ):
        match.play(Card.parse("2C"))
    with pytest.raises(
        PhaseError, match="a trick is collected when 4 cards lie, not 0"
    ):
        match.collect()


def test_only_a_card_is_played() -> None:
    match = table("2C")
    with pytest.raises(
        TypeError, match=r"a card is a Card such as Card.parse\('QS'\), not '2C'"
    ):
        match.play("2C")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a card is a Card"):
        Match(7).play(None)  # type: ignore[arg-type]


def test_what_is_read_of_a_match_cannot_change_it() -> None:
    match = table("2C", "3C", plays="2C")
    before = match.to_dict()
    match.legal_plays().clear()
    match.trick.clear()
    assert match.to_dict() == before
    assert match.legal_plays()


@pytest.mark.rule("HE-29")
def test_a_match_offers_no_undo_and_no_hint() -> None:
    offered = {name for name in dir(Match) if not name.startswith("_")}
    assert not {"undo", "redo", "hint", "take_back"} & offered


def test_the_first_led_suit_is_known_by_its_place() -> None:
    assert [SUIT[card] for card in cards("2C 2D 2S 2H")] == [0, 1, 2, 3]
