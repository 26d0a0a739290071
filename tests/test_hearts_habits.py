from dataclasses import replace

import pytest
from hearts_hands import play_out, seen, table, texts
from hearts_seats import any_level, choice, levels, seeds, turns
from hypothesis import given, settings
from hypothesis import strategies as st

from hh_widget.hearts import Card, Match, cpu, hard
from hh_widget.hearts.rules import (
    NUMBER,
    QUEEN_OF_SPADES,
    SEATS,
    SUIT,
    Difficulty,
    taker,
)

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


@levels
@pytest.mark.parametrize("trick", ["4S 7S TS", "4S 7S", "4S"])
def test_no_level_plays_its_queen_over_lower_spades_while_it_has_another(
    level: Difficulty, trick: str
) -> None:
    first = "2C 3C 4C AC 2D 3D 4D AD"
    assert choice(seen("QS KS", f"{first} {trick}"), level) == "KS"
    assert choice(seen("8S QS", f"{first} {trick}"), level) == "8S"
    assert choice(seen("QS 2H 3H 4H", f"{first} {trick}"), level) == "QS"


@levels
def test_every_level_gives_its_queen_to_a_higher_spade(level: Difficulty) -> None:
    first = "2C 3C 4C AC 2D 3D 4D AD"
    assert choice(seen("5S QS", f"{first} 4S AS"), level) == "QS"
    assert choice(seen("5S QS", f"{first} 4S 7S KS"), level) == "QS"


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_queen_goes_under_the_ace_before_the_king_does(level: Difficulty) -> None:
    assert choice(seen("5S QS KS", "2C 3C 4C AC 4S AS"), level) == "QS"


@levels
def test_no_level_leads_its_queen_while_a_lower_spade_may_follow(
    level: Difficulty,
) -> None:
    first = "2C 3C 4C AC 2D 3D 4D AD"
    assert choice(seen("KC KD QS", first), level) != "QS"
    # Nobody else has clubs any more, but the queen is no safe lead.
    clubs = "2C 3C 4C KC 5C 6C 7C QC 8C 9C TC JC"
    assert choice(seen("AC QS", clubs), level) == "AC"


def test_the_queen_may_be_led_when_only_higher_spades_are_left() -> None:
    spades = "2C 3C 4C AC 2S 3S 4S JS 5S 6S 7S TS 8S 9S 2D 3D"
    for highest in ("KS", "AS"):
        other = "AS" if highest == "KS" else "KS"
        leads = seen(f"KC QS {other}", spades, leader=0)
        assert choice(leads, "easy") == "QS"
    assert choice(seen("KC QS KS AS", spades, leader=0), "easy") != "QS"


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
def test_a_suit_nobody_else_has_is_led_only_when_the_queen_is_the_only_other(
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
                if card is not QUEEN_OF_SPADES
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
    guarded = seen("2C 3C KC AC 2D KD 4H 5H 3S 5S 7S 9S QS")
    assert texts(cpu.choose_pass(guarded)) == "KC AC KD"
    one_guard_less = seen("2C 3C KC AC 2D KD 4H 5H 6H 3S 5S 7S QS")
    assert texts(cpu.choose_pass(one_guard_less)) == "AC KD QS"


@pytest.mark.rule("HE-24")
def test_normal_passes_the_queen_before_cards_that_small_ones_guard() -> None:
    hand = seen("2C 3C 4C KC 2D 3D 4D AD 5S QS 2H KH AH")
    assert "QS" in texts(cpu.choose_pass(replace(hand, difficulty="normal")))
    assert "QS" not in texts(cpu.choose_pass(replace(hand, difficulty="easy")))


@pytest.mark.rule("HE-24")
def test_hard_passes_what_leaves_the_hand_with_the_least_risk() -> None:
    differing = 0
    for seed in range(40):
        sees = Match(seed, "hard").observation(0)
        passed = cpu.choose_pass(sees)
        best = hard.best_passes([NUMBER[card] for card in sees.hand])
        assert tuple(NUMBER[card] for card in passed) in map(tuple, map(sorted, best))
        differing += passed != cpu.choose_pass(replace(sees, difficulty="normal"))
    assert differing > 5


@pytest.mark.rule("HE-24")
def test_normal_sheds_the_queen_then_the_spades_above_then_high_hearts() -> None:
    first = "2C 3C 4C AC 8D"
    assert choice(seen("QS KS AH 5C", first, seat=0), "normal") == "QS"
    assert choice(seen("2S KS AH 5C", first, seat=0), "normal") == "KS"
    assert choice(seen("2S 3S AH KC 5C", first, seat=0), "normal") == "AH"


@pytest.mark.rule("HE-24")
def test_normal_takes_a_harmless_trick_with_its_highest_card_when_last() -> None:
    assert choice(seen("3D 9D KD", "2C 3C 4C AC 5D 6D 7D", seat=2), "normal") == "KD"
    # Few diamonds are left, but nobody plays after it.
    gone = "2C 3C 4C AC 2D 4D 8D AD JD TD QD 2S"
    late = seen("3D 9D KD", f"{gone} 5D 6D 7D")
    assert len(late.trick) == 3
    assert choice(late, "normal") == "KD"


@pytest.mark.rule("HE-24")
def test_normal_takes_a_trick_in_a_fresh_suit_with_its_highest_card() -> None:
    assert choice(seen("3D 9D KD", "2C 3C 4C AC 5D"), "normal") == "KD"
    gone = "2C 3C 4C AC 2D 4D 8D AD JD TD QD 2S"
    assert choice(seen("3D 9D KD", f"{gone} 5D"), "normal") == "3D"


@pytest.mark.rule("HE-24")
def test_normal_takes_points_that_it_must_take_high_when_last_else_low() -> None:
    assert choice(seen("9D KD", "2C 3C 4C AC 5D 6D 7H"), "normal") == "KD"
    assert choice(seen("9D KD", "2C 3C 4C AC 5D 7H"), "normal") == "9D"


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
