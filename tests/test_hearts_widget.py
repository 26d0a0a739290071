"""The traits of a table of Hearts, and how they change."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from fake_time import FakeTime
from front_end import FrontEnd, changes, whole_state
from hearts_boards import FIRST, as_json, go_on, state
from hearts_hands import QUIET, filled, saved
from hearts_tables import SEED, ending, following, step

from hh_widget import Hearts
from hh_widget.hearts import Match, Table, Tap
from hh_widget.hearts.rules import SEATS
from hh_widget.hearts.view import View


@pytest.mark.rule("HE-30")
def test_the_traits_tell_what_you_see_at_every_step_of_a_match() -> None:
    widget = Hearts("hard", seed=SEED, logs=False)
    front_end = FrontEnd(widget)
    beside = Table(Match(SEED, "hard"))
    while widget.phase != "over":
        told = {name: getattr(widget, name) for name in View.__slots__}
        assert told == as_json(beside.view())
        assert front_end.state == whole_state(widget)
        if not beside.next_hand():
            step(beside)
        go_on(widget)
    assert widget.match.to_dict() == beside.match.to_dict()


def test_a_table_at_its_start() -> None:
    widget = Hearts(seed=SEED)
    assert (widget.phase, widget.hand_number, widget.game_number) == ("passing", 1, 1)
    assert (widget.pass_direction, widget.hand) == ("left", FIRST)
    assert widget.playable == FIRST
    assert widget.selection == ()
    assert widget.passed == (False, True, True, True)
    assert (widget.card_counts, widget.totals) == ((13,) * 4, (0,) * 4)
    assert (widget.turn, widget.result, widget.elapsed) == (None, None, None)
    assert (widget.difficulty, widget.next_difficulty) == ("normal", "normal")
    assert not widget.four_color


@pytest.mark.rule("HE-08", "HE-11")
def test_three_cards_are_chosen_and_passed() -> None:
    widget = Hearts(seed=SEED)
    for card in FIRST[:3]:
        assert not widget.confirm()
        assert widget.tap(card) is Tap.CHOSEN
    assert widget.tap(FIRST[3]) is Tap.IGNORED
    assert widget.selection == FIRST[:3]
    assert widget.can_confirm
    assert widget.confirm()
    assert (widget.phase, len(widget.selection)) == ("playing", 0)
    assert len(widget.received) == 3
    assert set(widget.received) <= set(widget.hand)


@pytest.mark.rule("HE-19")
def test_two_taps_play_a_card() -> None:
    widget = Hearts(match=following().match)
    assert widget.tap("4C") is Tap.RAISED
    assert widget.selection == ("4C",)
    assert widget.tap("4C") is Tap.PLAYED
    assert (len(widget.selection), widget.phase) == (0, "trick")
    assert widget.trick == ((1, "2C"), (2, "TC"), (3, "JC"), (0, "4C"))
    assert widget.trick_winner == 3


@pytest.mark.rule("HE-21", "HE-22", "HE-35")
def test_each_advance_is_one_step() -> None:
    widget = Hearts(match=following().match)
    assert not widget.advance()
    widget.tap("4C")
    widget.tap("4C")
    assert widget.advance()
    assert (widget.trick, widget.trick_winner, widget.turn) == ((), None, 3)
    assert widget.advance()
    assert len(widget.trick) == 1


def test_a_change_sends_only_what_it_changes() -> None:
    front_end = FrontEnd(Hearts(match=following().match, logs=False))
    (answer,) = front_end.intend("tap", target="4C")
    assert changes(answer) == {"version": 2, "selection": ["4C"]}
    (answer,) = front_end.intend("tap", target="4C")
    assert set(changes(answer)) == {
        "version",
        "selection",
        "hand",
        "playable",
        "phase",
        "turn",
        "trick",
        "trick_winner",
        "card_counts",
    }


@pytest.mark.rule("HE-32")
def test_hand_results_and_moons_go_together() -> None:
    moon = (26, 0, 26, 26)
    results = [QUIET, moon, QUIET]
    widget = Hearts(match=Match.from_dict(saved(filled("2C"), results)))
    assert widget.hand_results == tuple(map(tuple, results))
    assert widget.moons == (None, 1, None)
    assert widget.totals == (52, 26, 26, 26)


@pytest.mark.rule("HE-04", "HE-05")
def test_the_time_is_told_with_the_result() -> None:
    time = FakeTime()
    widget = Hearts(match=ending().match)
    widget._game = Table(ending().match, clock=time)
    front_end = FrontEnd(widget)
    front_end.intend("clock", running=True)
    steps = 0
    while widget.phase != "over":
        assert (widget.elapsed, widget.result) == (None, None)
        go_on(widget)
        time.pass_by(1)
        steps += 1
    assert widget.result == widget.match.result
    assert widget.elapsed == steps - 1
    before = state(widget)
    time.pass_by(1000)
    assert not widget.advance()
    assert not widget.next_hand()
    assert state(widget) == before


@pytest.mark.rule("HE-33")
def test_no_clock_is_told_while_playing() -> None:
    front_end = FrontEnd(Hearts(seed=SEED))
    front_end.intend("tap", target=FIRST[0])
    for running in (True, True, False):
        (answer,) = front_end.intend("clock", running=running)
        assert answer["content"]["type"] == "unchanged"


def test_the_time_counts_while_a_view_is_seen() -> None:
    time = FakeTime()
    widget = Hearts(seed=SEED)
    widget._game = Table(Match(SEED), clock=time)
    front_end = FrontEnd(widget)
    for running, expected in ((False, 0), (True, 5), (False, 5), (True, 10)):
        front_end.intend("clock", running=running)
        widget.tap(FIRST[0])
        time.pass_by(5)
        assert widget._game.elapsed == expected


# Observers and threads


def test_observers_see_whole_snapshots() -> None:
    widget = Hearts(seed=SEED, logs=False)
    seen = []

    def look(_: object) -> None:
        table = Table(widget.match)
        told = {name: getattr(widget, name) for name in View.__slots__}
        expected = as_json(table.view())
        for name in ("selection", "can_confirm"):  # which a match does not know
            told.pop(name)
            expected.pop(name)
        assert told == expected
        seen.append(widget.version)

    widget.observe(look)
    while widget.phase != "scored":
        go_on(widget)
    go_on(widget)
    assert set(seen) == set(range(2, widget.version + 1))


def test_an_observer_may_play_on() -> None:
    widget = Hearts("easy", seed=SEED, logs=False)
    heard: list[int] = []
    widget.observe(lambda _: widget.advance(), ["phase", "turn", "trick"])
    widget.observe(lambda change: heard.append(change["new"]), "version")
    for card in FIRST[:3]:
        widget.tap(card)
    widget.confirm()
    assert (widget.phase, widget.turn) == ("playing", 0)
    assert heard == list(range(2, widget.version + 1))


def test_a_view_that_opens_meanwhile_gets_a_whole_snapshot() -> None:
    widget = Hearts(match=Match(SEED), logs=False)

    def play() -> None:
        for _ in range(300):
            go_on(widget)

    with ThreadPoolExecutor(1) as thread:
        playing = thread.submit(play)
        while not playing.done():
            told: dict[str, Any] = widget.get_state()
            in_hands, on_table = sum(told["card_counts"]), len(told["trick"])
            assert told["card_counts"][0] == len(told["hand"])
            assert (52 - in_hands - on_table) % 4 == 0
            assert (told["trick_winner"] is None) is (on_table < 4)
            assert (told["phase"] == "trick") is (on_table == 4)
            results = told["hand_results"]
            assert list(told["totals"]) == [
                sum(points[seat] for points in results) for seat in SEATS
            ]
        playing.result()


def test_two_threads_take_each_step_once() -> None:
    front_end = FrontEnd(Hearts(seed=SEED, logs=False))
    widget = front_end.widget
    assert isinstance(widget, Hearts)

    def ask(_: int) -> None:
        for _ in range(150):
            intent = {"type": "advance", "seq": 1, "version": widget.version}
            front_end.send("custom", content=intent)
            if widget.phase == "passing" or widget.turn == 0:
                go_on(widget)

    with ThreadPoolExecutor(2) as threads:
        list(threads.map(ask, range(2)))
    states = [m for m in front_end.messages if m["method"] == "update"]
    assert [changes(m)["version"] for m in states] == list(range(2, widget.version + 1))
    assert front_end.state == whole_state(widget)
    Match.from_dict(widget.match.to_dict())
