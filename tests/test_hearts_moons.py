import pytest
from hearts_hands import filled, saved, seen
from hearts_seats import any_level, choice, levels, seeds, turns
from hypothesis import given, settings

from hh_widget.hearts import Card, Match, cpu
from hh_widget.hearts.rules import (
    POINTS,
    SEATS,
    SUIT,
    Difficulty,
    taker,
)

# Moons

# Seat 0 has taken Q♠ and nobody else a point: 13.
TAKEN = "2C 3C 4C AC 2S KS QS 3S"
"""Seat 3 leads the second trick: 3 2S, 0 KS, 1 QS, 2 3S: seat 0 takes 13."""
# Seat 0 has taken six hearts in two tricks.
SIX = "2C AC 3C 4C 2D 3H 4H 5H 3D 6H 7H 8H"


@pytest.mark.rule("HE-26")
@levels
def test_no_level_leads_points_while_a_seat_alone_has_12(level: Difficulty) -> None:
    plays = "AC 2C 3C 4C KC 2S QS 5C QC 6C 7C 8C AD 2D 3D 4D KD 5D 6D 7D 8D 9D TD JD"
    leads = seen("2H 3H AS", plays, leader=1)
    assert leads.seat != 1
    assert choice(leads, level) == "AS"


@pytest.mark.rule("HE-26")
@levels
def test_no_level_throws_points_on_a_trick_that_seat_is_winning(
    level: Difficulty,
) -> None:
    winning = seen("AH KH 4S", f"{TAKEN} KD 2D", leader=0)
    assert winning.seat == 2
    assert choice(winning, level) == "4S"


@pytest.mark.rule("HE-26")
@levels
def test_no_level_throws_points_on_a_trick_that_seat_may_still_win(
    level: Difficulty,
) -> None:
    # Seat 3 leads and wins so far; seat 0 has yet to play.
    may_win = seen(
        "AH KH 4S", "2C 3C 4C AC 2S KS QS 3S 2D KD 3D 4D 5C 6C 7C 8C 9C", leader=0
    )
    assert may_win.seat != 0
    open_trick = may_win.trick
    assert len(open_trick) == 1
    assert choice(may_win, level) == "4S"


@pytest.mark.rule("HE-26")
@levels
def test_points_fall_on_a_trick_that_seat_cannot_win_any_more(
    level: Difficulty,
) -> None:
    # Seat 0 leads low and seat 1 beats it; seat 2 is void.
    lost = seen("AH KH 4S", f"{TAKEN} 2D KD", leader=0)
    assert lost.seat == 2
    assert POINTS[Card.parse(choice(lost, level))]


TWELVE = "2C AC 3C 4C 2D 2H 3H 4H 3D 5H 6H 7H 4D 8H 9H TH 5D JH QH KH"


@pytest.mark.rule("HE-26")
@levels
def test_twelve_points_are_enough_to_be_given_nothing(level: Difficulty) -> None:
    sees = seen("AH 2S", f"{TWELVE} 6D", leader=3)
    assert sees.seat == 1
    assert choice(sees, level) == "2S"


@pytest.mark.rule("HE-26")
def test_eleven_points_are_not() -> None:
    eleven = TWELVE.replace("KH", "3S")
    assert choice(seen("AH KH 2S", f"{eleven} 6D", leader=3), "easy") == "AH"


@pytest.mark.rule("HE-26")
@settings(max_examples=60)
@given(seed=seeds, level=any_level)
def test_from_12_points_on_a_lone_taker_is_given_nothing(
    seed: int, level: Difficulty
) -> None:
    for match in turns(seed, level, stray=0.6):
        seat = match.turn or 0
        takers = [other for other in SEATS if match.points[other]]
        if len(takers) != 1 or match.points[takers[0]] < 12 or takers[0] == seat:
            continue
        lone = takers[0]
        legal = match.legal_plays()
        card = cpu.choose_play(match.observation(seat))
        trick = match.trick
        if not POINTS[card] or all(map(POINTS.__getitem__, legal)):
            continue
        assert trick
        if SUIT[card] != SUIT[trick[0][1]]:
            assert lone in [who for who, _ in trick]
            assert taker(trick) != lone


@pytest.mark.rule("HE-27")
def test_hard_takes_a_trick_from_a_seat_that_seems_to_shoot() -> None:
    # Seat 0 has six hearts, and leads another that seat 3, the last, can take.
    plays = f"{SIX} JH 2H TH"
    sees = seen("KH 9H 4S", plays, leader=3)
    assert sees.seat == 3
    assert choice(sees, "hard") == "KH"
    assert choice(sees, "normal") == choice(sees, "easy") == "9H"


@pytest.mark.rule("HE-27")
def test_hard_ducks_while_nobody_seems_to_shoot() -> None:
    # Five points are not enough, nor seven when another seat has one too.
    five = "2C AC 3C 4C 2D 3H 4H 5S 3D 6H 7H 8H"
    shared = "2C AC 3C 4C KC 5C 6C 3H 2D 4H 5H 6H 3D 7H 8H QD AD 4D 5D 6D"
    assert choice(seen("KH 9H 4S", f"{five} JH 2H TH", leader=3), "hard") == "9H"
    shared_out = seen("KH 9H 4S", f"{shared} JH 2H TH", leader=3)
    assert choice(shared_out, "hard") == "9H"


@pytest.mark.rule("HE-27")
@pytest.mark.parametrize("held", ["KS 4S 9D", "AS KS 4S"])
def test_hard_takes_the_queen_from_a_seat_that_has_nearly_all_hearts(held: str) -> None:
    # One heart more would be the moon, which costs twice as much as the queen.
    sees = seen(held, f"{TWELVE} QS 2S 3S", leader=3)
    assert sees.seat == 3
    assert choice(sees, "hard") in ("KS", "AS")
    assert choice(sees, "normal") == choice(sees, "easy") == "4S"


@pytest.mark.rule("HE-27")
def test_hard_leaves_the_queen_to_a_seat_that_needs_more_hearts() -> None:
    eleven = TWELVE.replace("KH", "5S")
    sees = seen("AS KS 4S", f"{eleven} QS 2S 3S", leader=3)
    assert sees.seat == 3
    assert choice(sees, "hard") == "4S"


@pytest.mark.rule("HE-28")
@levels
def test_no_level_goes_on_to_take_what_would_make_its_own_moon(
    level: Difficulty,
) -> None:
    # Seat 0 alone has points, 13 of them; last to play, it could take three more.
    sees = seen("5H KH AH", f"{TAKEN} 2D KD 3D 4D 6H 2H 4H", leader=0)
    assert sees.seat == 0
    assert choice(sees, level) == "5H"


@pytest.mark.rule("HE-26", "HE-28")
def test_a_seat_that_alone_has_points_itself_plays_as_ever() -> None:
    # Seat 0 has Q♠ and a heart, all points so far; its lowest card is a heart.
    sees = seen("2H KC", f"{TAKEN} KD 2D 3D 4H", leader=0)
    assert sees.seat == 0
    assert choice(sees, "easy") == "2H"


@pytest.mark.rule("HE-28")
@levels
def test_a_hand_made_for_a_moon_is_played_like_any_other(level: Difficulty) -> None:
    hands = filled("AC KC QC AD KD QD AS KS QS AH KH QH JH", "2C")
    match = Match.from_dict(saved(hands) | {"difficulty": level})
    while match.phase == "playing":
        while match.phase == "playing":
            seat = match.turn or 0
            card = cpu.choose_play(match.observation(seat))
            losing = [
                other
                for other in match.legal_plays()
                if match.trick
                and len(match.trick) == 3
                and taker([*match.trick, (seat, other)]) != seat
            ]
            points = sum(POINTS[played] for _, played in match.trick)
            if seat == 0 and losing and points:
                assert card in losing
            match.play(card)
        match.collect()
    assert match.phase == "scored"
