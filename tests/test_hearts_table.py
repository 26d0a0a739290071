"""The table: your taps, the CPU seats' turns, and what stays as it is."""

from typing import Final

import pytest
from hearts_hands import QUIET, filled, play, saved, table
from hearts_tables import (
    SEED,
    choose,
    ending,
    following,
    leading,
    play_out,
    play_your_card,
    step,
    texts_of,
)

from hh_widget.hearts import Card, Match, Table, Tap, cpu
from hh_widget.hearts.rules import DECK, DIFFICULTIES, PASS_SIZE, SEATS, Difficulty

ONLY_CLUBS: Final = "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC"


# Passing


@pytest.mark.rule("HE-12")
def test_the_cpu_seats_have_passed_before_you_choose() -> None:
    first = Table(Match(SEED))
    assert first.phase == "passing"
    assert first.passed == (False, True, True, True)
    expected = Match(SEED)
    passes = [cpu.choose_pass(expected.observation(seat)) for seat in SEATS[1:]]
    assert first.match.passes == (None, *passes)


@pytest.mark.rule("HE-12")
def test_the_cpu_seats_pass_in_every_hand_that_passes() -> None:
    second = play_out(Table(Match(SEED)))
    assert second.next_hand()
    assert (second.phase, second.passed) == ("passing", (False, True, True, True))


@pytest.mark.rule("HE-11")
def test_taps_choose_and_unchoose_cards_for_the_pass() -> None:
    passing = Table(Match(SEED))
    first, second, *_ = passing.match.hands[0]
    assert passing.tap(second) is Tap.CHOSEN
    assert passing.tap(first) is Tap.CHOSEN
    assert list(passing.selection) == [first, second]
    assert passing.tap(second) is Tap.UNCHOSEN
    assert list(passing.selection) == [first]


@pytest.mark.rule("HE-08", "HE-11")
def test_a_fourth_card_is_not_taken() -> None:
    passing = choose(Table(Match(SEED)))
    before = passing.selection
    assert passing.tap(passing.match.hands[0][3]) is Tap.IGNORED
    assert passing.selection == before
    assert passing.tap(before[0]) is Tap.UNCHOSEN


@pytest.mark.rule("HE-11")
def test_choosing_is_no_move() -> None:
    passing = Table(Match(SEED))
    before = passing.match.to_dict()
    choose(passing)
    assert passing.match.to_dict() == before


@pytest.mark.rule("HE-08")
def test_only_the_third_card_can_be_confirmed() -> None:
    passing = Table(Match(SEED))
    for count, card in enumerate(passing.match.hands[0][:PASS_SIZE]):
        assert not passing.can_confirm
        assert not passing.confirm()
        assert len(passing.selection) == count
        passing.tap(card)
    assert passing.can_confirm
    assert passing.confirm()
    assert not passing.can_confirm
    assert not passing.confirm()


@pytest.mark.rule("HE-10")
def test_your_confirmation_moves_all_twelve_cards() -> None:
    passing = choose(Table(Match(SEED)))
    mine = passing.selection
    expected = passing.match
    expected.pass_cards(0, mine)
    passing.confirm()
    assert passing.match.to_dict() == expected.to_dict()
    assert passing.selection == ()
    assert passing.passed == (True,) * 4


@pytest.mark.rule("HE-09")
@pytest.mark.parametrize(("hand", "giver"), [(1, 3), (2, 1), (3, 2)])
def test_the_cards_received_are_shown_until_you_have_played(
    hand: int, giver: int
) -> None:
    results = [QUIET] * (hand - 1)
    passing = Table(Match.from_dict(saved(filled(ONLY_CLUBS), results)))
    assert passing.received == ()
    for card in passing.match.hands[0][3:6]:
        passing.tap(card)
    passing.confirm()
    given = passing.match.passes[giver]
    assert given is not None
    assert passing.received == given
    while passing.phase != "playing" or passing.match.turn != 0:
        assert passing.received == given
        passing.advance()
    card = passing.playable[0]
    passing.tap(card)
    assert passing.received == given
    passing.tap(card)
    assert passing.received == ()


@pytest.mark.rule("HE-09")
def test_nothing_is_received_without_a_pass() -> None:
    assert following().received == ()
    assert following().passed == (False,) * 4


# Playing


@pytest.mark.rule("HE-19")
def test_the_first_tap_raises_a_card_and_the_second_plays_it() -> None:
    playing = following()
    assert playing.tap("4C") is Tap.RAISED
    assert texts_of(playing.selection) == "4C"
    assert playing.match.turn == 0
    assert playing.tap("4C") is Tap.PLAYED
    assert playing.selection == ()
    assert playing.match.trick[-1] == (0, Card.parse("4C"))


@pytest.mark.rule("HE-19")
def test_a_tap_on_another_legal_card_raises_that_one_instead() -> None:
    playing = following()
    playing.tap("4C")
    assert playing.tap("9C") is Tap.RAISED
    assert texts_of(playing.selection) == "9C"
    assert playing.tap("4C") is Tap.RAISED
    assert playing.match.turn == 0


@pytest.mark.rule("HE-20")
def test_a_card_that_may_not_be_played_does_not_answer() -> None:
    playing = following()
    playing.tap("4C")
    before = playing.view()
    for name in ("QS", "3H", "AS", "KD"):
        assert playing.tap(name) is Tap.IGNORED
        assert playing.view() == before


@pytest.mark.rule("HE-20")
def test_the_cards_that_answer_are_the_legal_ones() -> None:
    playing = following()
    assert list(playing.playable) == playing.match.legal_plays()
    for card in DECK:
        fresh = following()
        assert (fresh.tap(card) is not Tap.IGNORED) is (card in playing.playable)


@pytest.mark.rule("HE-19", "HE-20")
def test_out_of_turn_every_card_is_blocked() -> None:
    playing = leading()
    play_your_card(playing)
    while playing.match.turn != 0:
        assert playing.playable == ()
        for card in playing.match.hands[0]:
            assert playing.tap(card) is Tap.IGNORED
        assert playing.selection == ()
        playing.advance()


@pytest.mark.rule("HE-30")
def test_what_you_may_choose_from_is_your_whole_hand_in_its_order() -> None:
    passing = Table(Match(SEED))
    assert passing.playable == passing.match.hands[0]
    assert passing.view().hand == passing.match.hands[0]
    assert [DECK.index(c) for c in passing.playable] == sorted(
        map(DECK.index, passing.playable)
    )


@pytest.mark.parametrize("target", ["", "1C", "QX", "qs", "hand"])
def test_what_is_no_card_is_refused(target: str) -> None:
    with pytest.raises(ValueError, match="is no card"):
        Table(Match(SEED)).tap(target)


@pytest.mark.parametrize("target", [None, 7, ("Q", "S"), ["QS"]])
def test_what_is_neither_card_nor_text_is_refused(target: object) -> None:
    with pytest.raises(TypeError, match="a card"):
        Table(Match(SEED)).tap(target)  # type: ignore[arg-type]


# The other seats


@pytest.mark.rule("HE-22")
def test_one_step_is_one_card_or_one_trick() -> None:
    playing = leading()
    play_your_card(playing)
    steps = []
    while playing.match.turn != 0:
        before = playing.match
        assert playing.advance()
        after = playing.match
        cards_played = after.play_count - before.play_count
        collected = len(before.trick) == 4
        assert (cards_played, collected) in {(1, False), (0, True)}
        steps.append("collect" if collected else "card")
    assert steps[:4] == ["card", "card", "card", "collect"]
    assert not playing.advance()


@pytest.mark.rule("HE-22")
def test_nothing_goes_on_by_itself_while_it_is_up_to_you() -> None:
    passing = choose(Table(Match(SEED)))
    before = passing.view()
    assert not passing.advance()
    assert passing.view() == before
    assert not following().advance()


@pytest.mark.rule("HE-21", "HE-35")
def test_a_full_trick_lies_until_it_is_collected_and_is_seen_no_more() -> None:
    playing = following()
    play_your_card(playing)
    assert playing.view().phase == "trick"
    lying = playing.view().trick
    assert (len(lying), playing.view().trick_winner) == (4, playing.match.trick_winner)
    assert playing.playable == ()
    playing.advance()
    assert playing.phase == "playing"
    assert playing.view().trick == ()
    assert not [card for _, card in lying if str(card) in str(playing.view())]


@pytest.mark.rule("HE-22")
@pytest.mark.parametrize("level", DIFFICULTIES)
def test_the_cpu_seats_play_as_the_match_has_it(level: Difficulty) -> None:
    playing = choose(Table(Match(SEED, level)))
    playing.confirm()
    while playing.phase != "scored":
        before = playing.match
        if before.phase == "playing" and before.turn != 0:
            turn = before.turn
            assert turn is not None
            card = cpu.choose_play(before.observation(turn))
            playing.advance()
            assert playing.match.trick[-1] == (turn, card)
        else:
            step(playing)


@pytest.mark.rule("HE-22")
def test_the_next_hand_waits_for_you() -> None:
    scored = play_out(Table(Match(SEED)))
    assert scored.phase == "scored"
    before = scored.view()
    assert not scored.advance()
    assert not scored.confirm()
    assert all(scored.tap(card) is Tap.IGNORED for card in DECK)
    assert scored.view() == before
    assert scored.next_hand()
    assert (scored.phase, scored.match.hand_number) == ("passing", 2)
    assert not scored.next_hand()


@pytest.mark.rule("HE-04")
def test_a_match_that_is_over_stays_so() -> None:
    last = play_out(ending())
    while last.phase == "scored":
        last.next_hand()
        play_out(last)
    assert (last.phase, last.result) == ("over", last.match.result)
    before = last.view()
    assert not last.next_hand()
    assert not last.advance()
    assert not last.confirm()
    assert all(last.tap(card) is Tap.IGNORED for card in DECK)
    assert last.view() == before


@pytest.mark.rule("HE-29")
def test_there_is_no_way_back_and_no_hint() -> None:
    names = {name for name in dir(Table) if not name.startswith("_") and name.isascii()}
    assert names == {
        "advance", "can_confirm", "clock", "confirm", "difficulty", "elapsed",
        "from_tape", "is_begun", "is_running", "match", "moons", "next_hand", "passed", "pause",
        "phase", "picture", "playable", "received", "result", "seed", "selection", "start",
        "tap", "tape", "totals", "unpause", "view",
    }  # fmt: skip


@pytest.mark.rule("HE-34")
def test_a_match_counts_as_played_from_the_first_choice_or_card() -> None:
    passing = Table(Match(SEED))
    assert not passing.is_begun
    passing.tap(passing.playable[0])
    assert passing.is_begun
    passing.tap(passing.playable[0])
    assert passing.is_begun
    playing = following()
    playing.tap("4C")
    assert not playing.is_begun
    playing.tap("4C")
    assert playing.is_begun


# A match that somebody has set up


def test_a_copy_of_the_match_is_played() -> None:
    mine = Match(SEED)
    passing = Table(mine)
    choose(passing).confirm()
    assert mine.to_dict() == Match(SEED).to_dict()
    mine.pass_cards(0, mine.hands[0][:3])
    before = passing.match.to_dict()
    copy = passing.match
    copy.play(copy.legal_plays()[0])
    assert passing.match.to_dict() == before


def test_where_only_you_had_passed_the_cards_move_at_once() -> None:
    mine = Match(SEED)
    mine.pass_cards(0, mine.hands[0][:3])
    sat = Table(mine)
    assert (sat.phase, sat.passed) == ("playing", (True,) * 4)
    assert sat.received == sat.match.passes[3]
    assert not sat.is_running


def test_a_seat_that_had_passed_keeps_to_it() -> None:
    mine = Match(SEED)
    mine.pass_cards(2, mine.hands[2][:3])
    assert Table(mine).match.passes[2] == mine.hands[2][:3]


def test_a_full_trick_that_lies_is_collected_first() -> None:
    sat = Table(table("2C", "3C", "4C", "5C", plays="2C 3C 4C 5C"))
    assert sat.view().phase == "trick"
    assert sat.advance()
    assert sat.phase == "playing"


def test_a_table_takes_nothing_but_a_match() -> None:
    with pytest.raises(TypeError, match="a table takes a Match, not dict"):
        Table(Match(SEED).to_dict())  # type: ignore[arg-type]
    assert Table().seed != Table().seed


@pytest.mark.rule("HE-32")
def test_moons_are_told_for_each_hand() -> None:
    moon = (26, 26, 0, 26)
    sat = Table(Match.from_dict(saved(filled(ONLY_CLUBS), [QUIET, moon, QUIET])))
    assert sat.moons == (None, 2, None)
    assert sat.totals == (52, 52, 0, 26)


def test_the_repr_tells_no_card_and_no_seed() -> None:
    assert repr(Table(Match(SEED))) == (
        "<Table with <Match normal, hand 1, passing, totals 0 0 0 0>>"
    )


def test_plays_are_counted_from_the_start_of_the_hand() -> None:
    match = table("2C")
    assert match.play_count == 0
    play(match, "2C")
    assert match.play_count == 1
    assert Match(SEED).play_count == 0
