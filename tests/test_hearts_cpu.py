import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import grimp
import pytest
from hearts_hands import cards, filled, play_out, saved, seen, table, texts
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from hh_widget.hearts import Card, Match, Observation, cpu
from hh_widget.hearts.rules import (
    DIFFICULTIES,
    NUMBER,
    POINTS,
    SEATS,
    SUIT,
    Difficulty,
    taker,
)

levels = pytest.mark.parametrize("level", DIFFICULTIES)
any_level = st.sampled_from(DIFFICULTIES)
seeds = st.integers(0, 10**6)


def choice(observation: Observation, level: Difficulty) -> str:
    return str(cpu.choose_play(replace(observation, difficulty=level)))


def pass_by(match: Match, level: Difficulty) -> None:
    for seat in SEATS:
        if match.phase == "passing":
            match.pass_cards(seat, cpu.choose_pass(match.observation(seat, level)))


def turns(seed: int, level: Difficulty, stray: float = 0.3) -> Iterator[Match]:
    """Step through a hand, at each turn; some cards are played at random."""
    random = Random(seed)
    match = Match(seed, level)
    pass_by(match, level)
    while match.phase != "scored":
        if match.phase == "trick":
            match.collect()
            continue
        yield match
        if random.random() < stray:
            match.play(random.choice(match.legal_plays()))
        else:
            match.play(cpu.choose_play(match.observation(match.turn or 0)))


# What a seat knows


@pytest.mark.rule("HE-23", "HE-24")
def test_the_levels_are_built_on_observations_and_know_no_match_and_no_deal() -> None:
    graph = grimp.build_graph("hh_widget")
    known = graph.find_upstream_modules("hh_widget.hearts.cpu")
    for hidden in ("match", "hand", "deal", "saved"):
        assert f"hh_widget.hearts.{hidden}" not in known


def dealt_otherwise(match: Match, seat: int, random: Random) -> Match:
    """Return the match with two unseen cards of a suit changed between other seats."""
    data = match.to_dict()
    one, other = random.sample([s for s in SEATS if s != seat], 2)
    hands = [[*map(str, hand)] for hand in match.hands]
    pairs = [(a, b) for a in hands[one] for b in hands[other] if a[1] == b[1]]
    assume(pairs)
    a, b = random.choice(pairs)
    hands[one][hands[one].index(a)] = b
    hands[other][hands[other].index(b)] = a
    passes = match.passes if match.phase == "passing" else (None,) * 4
    assert passes == (None,) * 4
    return Match.from_dict(data | {"hands": hands, "passes": [None] * 4})


@pytest.mark.rule("HE-23")
@settings(max_examples=60)
@given(seed=seeds, stop=st.integers(0, 40), level=any_level)
def test_a_choice_does_not_change_when_the_unseen_cards_lie_elsewhere(
    seed: int, stop: int, level: Difficulty
) -> None:
    # Among the unseen cards are those that the seat has passed itself.
    for number, match in enumerate(turns(seed, level)):
        if number == stop:
            seat = match.turn or 0
            other = dealt_otherwise(match, seat, Random(seed))
            assert other.hands != match.hands
            assert other.observation(seat) == match.observation(seat)
            assert cpu.choose_play(other.observation(seat)) == cpu.choose_play(
                match.observation(seat)
            )
            return


@pytest.mark.rule("HE-23")
@settings(max_examples=60)
@given(seed=seeds, seat=st.sampled_from(SEATS), level=any_level)
def test_a_pass_does_not_change_when_the_unseen_cards_lie_elsewhere(
    seed: int, seat: int, level: Difficulty
) -> None:
    match = Match(seed, level)
    other = dealt_otherwise(match, seat, Random(seed))
    assert other.observation(seat) == match.observation(seat)
    assert cpu.choose_pass(other.observation(seat)) == cpu.choose_pass(
        match.observation(seat)
    )


@pytest.mark.rule("HE-23")
@levels
def test_a_seat_does_not_remember_what_it_passed(level: Difficulty) -> None:
    match = Match(7, level)
    pass_by(match, level)
    forgetful = Match.from_dict(match.to_dict() | {"passes": [None] * 4})
    for seat in SEATS:
        assert forgetful.observation(seat) == match.observation(seat)


# How ties are settled


@pytest.mark.rule("HE-25")
@settings(max_examples=30)
@given(seed=seeds, level=any_level)
def test_the_same_observation_always_gives_the_same_choice(
    seed: int, level: Difficulty
) -> None:
    for match in turns(seed, level):
        one = match.observation(match.turn or 0)
        two = Match.from_dict(json.loads(json.dumps(match.to_dict())))
        assert cpu.choose_play(one) == cpu.choose_play(two.observation(match.turn or 0))


@pytest.mark.rule("HE-25")
@levels
def test_equally_good_choices_are_settled_by_the_tie_break(level: Difficulty) -> None:
    # Clubs and diamonds are alike here, and no heart may be led.
    hand = "3C TC QC 3D TD QD 7H 9H JH KH"
    equal = seen(hand, "2C 4C 5C AC 2D 4D 5D AD 2S 4S 5S 6S", leader=3)
    equal = replace(equal, difficulty=level)
    found = {
        str(cpu.choose_play(replace(equal, tie_break=bytes([number] * 8))))
        for number in range(40)
    }
    assert found in ({"3C", "3D"}, {"TC", "TD"}, {"QC", "QD"})


@pytest.mark.rule("HE-25")
@levels
def test_equally_good_passes_are_settled_by_the_tie_break(level: Difficulty) -> None:
    hand = seen("2C 3C 4C KC 2D 3D 4D KD 2S 3S 4S KH AH")
    hand = replace(hand, difficulty=level)
    passes = {
        cpu.choose_pass(replace(hand, tie_break=bytes([number] * 8)))
        for number in range(40)
    }
    assert len(passes) > 1


# Habits of every level


@levels
@pytest.mark.parametrize("hand", ["5S KS 8H", "5S AS AH", "2S 5S KS AS"])
def test_last_to_play_with_the_queen_in_the_trick_every_level_ducks(
    level: Difficulty, hand: str
) -> None:
    last = seen(hand, "2C 3C 4C AC 9S QS 7S", leader=0)
    assert len(last.trick) == 3
    assert choice(last, level) in ("2S", "5S")


@settings(max_examples=100)
@given(seed=seeds, level=any_level)
def test_a_trick_with_the_queen_is_never_taken_by_the_last_seat_if_it_can_duck(
    seed: int, level: Difficulty
) -> None:
    for match in turns(seed, level):
        seat = match.turn or 0
        trick = match.trick
        if len(trick) == 3 and any(str(card) == "QS" for _, card in trick):
            losing = [
                card
                for card in match.legal_plays()
                if taker([*trick, (seat, card)]) != seat
            ]
            alone = [other for other in SEATS if match.points[other]]
            suspect = level == "hard" and len(alone) == 1 and alone != [seat]
            if losing and not suspect:
                assert cpu.choose_play(match.observation(seat)) in losing


@settings(max_examples=200)
@given(seed=seeds, seat=st.sampled_from(SEATS), level=any_level)
def test_no_level_passes_its_low_hearts_and_keeps_the_high_ones(
    seed: int, seat: int, level: Difficulty
) -> None:
    seen_first = Match(seed, level).observation(seat)
    passed = cpu.choose_pass(seen_first)
    assert len({*passed} & {*seen_first.hand}) == 3
    hearts = [card for card in seen_first.hand if str(card).endswith("H")]
    gone = [card for card in hearts if card in passed]
    assert gone == hearts[len(hearts) - len(gone) :]


@levels
def test_no_level_leads_on_and_on_a_suit_in_which_the_others_are_void(
    level: Difficulty,
) -> None:
    # All other clubs are gone; the low diamond can lose.
    clubs = "2C 3C 4C KC 5C 6C 7C QC 8C 9C TC JC"
    assert choice(seen("AC 3D", clubs), level) == "3D"
    # The others have shown to be void in spades, though some are unseen.
    shown = "2C 3C 4C AC AS 2D 3D 4D KS 5D 6D 7D"
    assert choice(seen("2S 3S 8D", shown), level) == "8D"


@settings(max_examples=60)
@given(seed=seeds, level=any_level)
def test_a_suit_nobody_else_has_is_led_only_when_there_is_no_other(
    seed: int, level: Difficulty
) -> None:
    for match in turns(seed, level):
        seat = match.turn or 0
        takers = [other for other in SEATS if match.points[other]]
        if match.trick or (len(takers) == 1 and match.points[takers[0]] >= 12):
            continue
        others = {
            SUIT[card]
            for other in SEATS
            if other != seat
            for card in match.hands[other]
        }
        legal = match.legal_plays()
        led = cpu.choose_play(match.observation(seat))
        if SUIT[led] not in others:
            assert not any(
                SUIT[card] in others and not void_shown(match, seat, SUIT[card])
                for card in legal
            )


def void_shown(match: Match, seat: int, suit: int) -> bool:
    """Tell whether all others have shown that they have none of the suit."""
    plays = match.observation(seat).plays
    shown = {
        who
        for start in range(0, len(plays), 4)
        for who, card in plays[start : start + 4]
        if SUIT[plays[start][1]] == suit != SUIT[card]
    }
    return shown >= {*SEATS} - {seat}


@levels
def test_the_last_card_is_played_whatever_it_is(level: Difficulty) -> None:
    match = table("2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC QS", "2S", "3S", "AC")

    def queen_last(match: Match) -> Card:
        return next(
            (card for card in match.legal_plays() if str(card) != "QS"),
            match.legal_plays()[0],
        )

    while len(match.hands[0]) > 1 or match.turn != 0:
        if match.phase == "trick":
            match.collect()
        else:
            match.play(queen_last(match))
    assert texts(match.hands[0]) == "QS"
    assert choice(match.observation(0), level) == "QS"
    match.play(cpu.choose_play(match.observation(0, level)))
    play_out(match, queen_last)
    assert sum(match.points) == 26


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
    winning = seen("AH KH 2S", f"{TAKEN} KD 2D", leader=0)
    assert winning.seat == 2
    assert choice(winning, level) == "2S"


@pytest.mark.rule("HE-26")
@levels
def test_no_level_throws_points_on_a_trick_that_seat_may_still_win(
    level: Difficulty,
) -> None:
    # Seat 3 leads and wins so far; seat 0 has yet to play.
    may_win = seen(
        "AH KH 2S", "2C 3C 4C AC 2S KS QS 3S 2D KD 3D 4D 5C 6C 7C 8C 9C", leader=0
    )
    assert may_win.seat != 0
    open_trick = may_win.trick
    assert len(open_trick) == 1
    assert choice(may_win, level) == "2S"


@pytest.mark.rule("HE-26")
@levels
def test_points_fall_on_a_trick_that_seat_cannot_win_any_more(
    level: Difficulty,
) -> None:
    # Seat 0 leads low and seat 1 beats it; seat 2 is void.
    lost = seen("AH KH 2S", f"{TAKEN} 2D KD", leader=0)
    assert lost.seat == 2
    assert POINTS[Card.parse(choice(lost, level))]


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


@pytest.mark.rule("HE-28")
@levels
def test_no_level_goes_on_to_take_what_would_make_its_own_moon(
    level: Difficulty,
) -> None:
    # Seat 0 alone has points, 13 of them; last to play, it could take three more.
    sees = seen("5H KH AH", f"{TAKEN} 2D KD 3D 4D 6H 2H 4H", leader=0)
    assert sees.seat == 0
    assert choice(sees, level) == "5H"


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


# What is refused


@levels
def test_a_play_is_chosen_only_by_the_seat_whose_turn_it_is(level: Difficulty) -> None:
    match = table("2C", "3C", "4C", plays="2C")
    with pytest.raises(ValueError, match="seat 1 is to play, not seat 2"):
        cpu.choose_play(match.observation(2, level))
    with pytest.raises(ValueError, match="seat 3 has no card to play"):
        cpu.choose_play(replace(match.observation(3, level), hand=()))
    with pytest.raises(ValueError, match="seat 2 has no card to play"):
        cpu.choose_play(table("2C").observation(2, level))


@levels
def test_a_pass_is_chosen_only_from_a_hand_not_yet_played(level: Difficulty) -> None:
    match = table("2C", plays="2C")
    with pytest.raises(
        ValueError,
        match="from 13 cards before the first is played, not from 12 after 1 plays",
    ):
        cpu.choose_pass(match.observation(0, level))
    with pytest.raises(ValueError, match="not from 13 after 1 plays"):
        cpu.choose_pass(match.observation(1, level))


def test_an_unknown_difficulty_chooses_nothing() -> None:
    sees = replace(Match(7).observation(0), difficulty="expert")  # type: ignore[arg-type]
    for choose in (cpu.choose_pass, cpu.choose_play):
        with pytest.raises(
            ValueError, match="a difficulty is 'easy', 'normal', 'hard', not 'expert'"
        ):
            choose(sees)


def height(card: Card) -> int:
    return NUMBER[card] % 13


# Habits of each level, as the table in cpu's docstring tells them


@pytest.mark.rule("HE-24")
def test_easy_passes_its_three_highest_cards() -> None:
    for seed in range(30):
        sees = Match(seed, "easy").observation(0)
        passed = cpu.choose_pass(sees)
        kept = {*sees.hand} - {*passed}
        assert min(map(height, passed)) >= max(map(height, kept))


@pytest.mark.rule("HE-24")
def test_easy_leads_its_lowest_and_ducks_with_the_highest_that_loses() -> None:
    first = "2C 3C 4C AC"
    assert choice(seen("3D 9D 4S KS", first, seat=3), "easy") == "3D"
    assert choice(seen("3D 9D JD KD", f"{first} QD", seat=0), "easy") == "JD"
    assert choice(seen("9D JD KD", f"{first} 8D", seat=0), "easy") == "9D"


@pytest.mark.rule("HE-24")
def test_easy_throws_the_highest_card_of_its_longest_suit() -> None:
    assert choice(seen("3S 7S 9S QS AH KH", "2C 3C 4C AC 8D", seat=0), "easy") == "QS"
    assert (
        choice(
            seen("3S 7S 9S AH QS".replace("QS", "JS"), "2C 3C 4C AC 8D", seat=0), "easy"
        )
        == "JS"
    )


@pytest.mark.rule("HE-24")
def test_normal_passes_a_queen_that_is_not_guarded_with_the_spades_above_it() -> None:
    sees = replace(seen("2C 3C 4C 5C 2D 3D 4D 5D 2H 3H QS KS AS"), difficulty="normal")
    assert texts(cpu.choose_pass(sees)) == "QS KS AS"
    guarded = replace(
        seen("2C 3C KC AC 2D KD 4H 3S 5S 7S 9S JS QS"), difficulty="normal"
    )
    assert texts(cpu.choose_pass(guarded)) == "KC AC KD"


@pytest.mark.rule("HE-24")
def test_normal_sheds_the_queen_then_the_spades_above_then_high_hearts() -> None:
    first = "2C 3C 4C AC 8D"
    assert choice(seen("QS KS AH 5C", first, seat=0), "normal") == "QS"
    assert choice(seen("2S KS AH 5C", first, seat=0), "normal") == "KS"
    assert choice(seen("2S 3S AH KC 5C", first, seat=0), "normal") == "AH"


@pytest.mark.rule("HE-24")
def test_normal_takes_a_harmless_trick_with_its_highest_card_when_last() -> None:
    assert choice(seen("3D 9D KD", "2C 3C 4C AC 5D 6D 7D", seat=2), "normal") == "KD"


@pytest.mark.rule("HE-24")
def test_normal_keeps_ace_and_king_of_spades_back_while_the_queen_may_fall() -> None:
    first = "2C 3C 4C AC"
    assert choice(seen("KS JS AS", f"{first} 5S", seat=0), "normal") == "JS"
    assert choice(seen("KS 7S 9D", first, seat=3), "normal") == "7S"


@pytest.mark.rule("HE-24")
def test_hard_counts_the_unseen_cards_and_the_voids() -> None:
    # Only the 3 of clubs is unseen, so the 4 would win; all diamonds unseen beat the 9.
    gone = "2C 5C 6C AC KC 7C 8C 9C QC TC JC 2D 3D 4D 5D 8D 6D 7D 2S 3S"
    leads = seen("4C 9D", gone)
    assert choice(leads, "easy") == "4C"
    assert choice(leads, "hard") == "9D"


@pytest.mark.rule("HE-24")
def test_hard_throws_the_queen_when_it_cannot_follow() -> None:
    hand = "5C 6C 7C JC QC 2S 3S QS 4H 9H KH AH"
    assert choice(seen(hand, "2C 3C 4C AC 8D"), "hard") == "QS"


@pytest.mark.rule("HE-24")
@settings(max_examples=20)
@given(seed=seeds, level=any_level)
def test_every_choice_is_legal(seed: int, level: Difficulty) -> None:
    for match in turns(seed, level):
        assert (
            cpu.choose_play(match.observation(match.turn or 0)) in match.legal_plays()
        )
