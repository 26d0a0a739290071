"""What one match of Hearts tells its log, and how it is played again from there."""

import os
import re
from pathlib import Path
from random import Random

import pytest
from fake_time import FakeTime
from hearts_hands import cards, table
from hearts_lines import SETTINGS, log_of, take, unfinished
from hearts_tables import choose, ending, following, play_your_card
from hypothesis import given, settings
from hypothesis import strategies as st
from log_lines import lines_in

from hh_widget import __version__
from hh_widget.hearts import Match, Table
from hh_widget.logs import statistics
from hh_widget.logs.game_log import GameLog
from hh_widget.logs.hearts.events import HEARTS, Beginning
from hh_widget.logs.writer import close_all


def kinds(folder: Path) -> str:
    """Return the kinds of all lines."""
    return " ".join(line["e"] for line in lines_in(folder))


def play_on(
    at: Table, log: GameLog[Table], steps: int = 10_000, seed: int = 1
) -> Table:
    """Take so many steps, or all to the end of the match, and note each."""
    random = Random(seed)
    for _ in range(steps):
        if at.phase == "over":
            break
        take(at, random)
        log.note(at, SETTINGS)
    return at


def again(folder: Path) -> Table:
    """Return the one match that is not ended, replayed from the log."""
    close_all()
    (told,) = unfinished(folder)
    return told.replay(HEARTS)


def assert_same(one: Table, other: Table) -> None:
    """Check that two tables stand alike, whether or not the last trick is collected."""
    for at in (one, other):
        if at.phase == "trick":
            at.advance()
    assert one.match.to_dict() == other.match.to_dict()
    assert (one.tape, one.start) == (other.tape, other.start)
    assert one.received == other.received
    if one.phase == "passing":
        assert one.selection == other.selection


@pytest.mark.rule("HE-33")
def test_a_match_is_logged_from_its_first_choice_to_its_end(logs: Path) -> None:
    now = FakeTime()
    at = Table(Match(7, "hard"), clock=now)
    log = log_of(logs, "Ana")
    log.note(at, SETTINGS)
    assert not logs.exists()
    random = Random(1)
    while at.phase != "over":
        now.pass_by(0.5)
        take(at, random)
        log.note(at, SETTINGS)
    first, *done, last = lines_in(logs)
    facts = {
        "v": 1,
        "game": "hearts",
        "seed": 7,
        "difficulty": "hard",
        "locale": "en",
        "player": "Ana",
        "package": __version__,
    }
    assert list(first) == ["e", "g", "id", *list(facts)[:2], "t", *list(facts)[2:]]
    assert first == {"e": "start", "g": 1, "id": first["id"], "t": first["t"], **facts}
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", first["t"])
    told = " ".join(line["e"] for line in done)
    hand = "deal (choose choose choose pass )?" + "play " * 52
    assert re.fullmatch(f"({hand})+", told + " ")
    assert [line["hand"] for line in done if line["e"] == "deal"] == list(
        range(1, at.match.hand_number + 1)
    )
    plays = [line for line in done if line["e"] == "play"]
    assert [line["n"] for line in plays] == [
        *range(1, 53),
    ] * at.match.hand_number
    assert all("ms" in line for line in done)
    assert list(last) == [
        *first,
        *("ended", "result", "totals", "ms", "tape", "times"),
    ]
    assert first.items() - {("e", "start")} <= last.items()
    assert (last["result"], last["totals"]) == (at.result, list(at.totals))
    assert last["ms"] == round(1000 * at.elapsed)
    read_tape = HEARTS.read_tape(Beginning(7, "hard"), last["tape"], last["times"])
    assert read_tape == at.tape


def test_an_end_alone_is_enough_to_replay(logs: Path) -> None:
    at = play_on(Table(Match(3, "easy")), log_of(logs))
    last = lines_in(logs)[-1]
    beginning = HEARTS.read_beginning(last)
    tape = HEARTS.read_tape(beginning, last["tape"], last["times"])
    replayed = HEARTS.replay(beginning, tape, last["ms"] / 1000)
    assert replayed.result == at.result == last["result"]
    assert replayed.match.to_dict() == at.match.to_dict()


@pytest.mark.rule("HE-11", "HE-34")
def test_the_first_choice_begins_the_log_and_each_change_of_it_is_told(
    logs: Path,
) -> None:
    at, log = Table(Match(7)), log_of(logs)
    one, two = at.match.hands[0][:2]
    for card in (one, two, one):
        at.tap(card)
        log.note(at, SETTINGS)
    assert kinds(logs) == "start deal choose choose choose"
    assert [line.get("cards") for line in lines_in(logs)[2:]] == [
        f"{one}",
        f"{one} {two}",
        f"{two}",
    ]
    assert again(logs).selection == (two,)


@pytest.mark.rule("HE-34")
def test_where_nothing_is_passed_the_log_begins_with_your_first_card(
    logs: Path,
) -> None:
    at, log = Table(table("3C", "2C")), log_of(logs)
    for _ in range(3):
        assert at.advance()
        log.note(at, SETTINGS)
    at.tap(at.playable[0])
    log.note(at, SETTINGS)
    log.leave(at, SETTINGS)
    assert not logs.exists()
    play_your_card(at)
    log.note(at, SETTINGS)
    assert kinds(logs) == "start play play play play"
    assert_same(again(logs), at)


def test_a_match_that_was_handed_in_is_told_whole(logs: Path) -> None:
    at, log = following(), log_of(logs)
    start = at.match.to_dict()
    play_your_card(at)
    log.note(at, SETTINGS)
    first, play = lines_in(logs)
    assert first["match"] == start
    assert (play["e"], play["n"]) == ("play", 4)
    assert_same(again(logs), at)
    log.leave(at, SETTINGS)
    last = lines_in(logs)[-1]
    beginning = HEARTS.read_beginning(last)
    tape = HEARTS.read_tape(beginning, last["tape"], last["times"])
    assert tape == at.tape
    assert_same(HEARTS.replay(beginning, tape, 0), at)


@pytest.mark.rule("HE-34")
def test_a_match_that_is_left_is_abandoned_never_lost(logs: Path) -> None:
    at, log = Table(Match(7)), log_of(logs)
    play_on(at, log, 9)
    log.leave(at, SETTINGS)
    log.leave(at, SETTINGS)
    last = lines_in(logs)[-1]
    assert (last["e"], last["result"]) == ("end", "abandoned")
    assert kinds(logs).split().count("end") == 1
    found = statistics("hearts").normal
    assert (found.played, found.won, found.lost, found.drawn) == (1, 0, 0, 0)


def test_a_match_that_is_over_is_ended_once(logs: Path) -> None:
    at, log = ending(), log_of(logs)
    play_on(at, log)
    log.note(at, SETTINGS)
    log.leave(at, SETTINGS)
    assert kinds(logs).split().count("end") == 1
    assert lines_in(logs)[-1]["result"] == at.result
    assert not unfinished(logs)


def test_a_resumed_match_tells_all_its_steps_again_under_a_new_id(logs: Path) -> None:
    now = FakeTime()
    at = Table(Match(7), clock=now)
    at.tap(at.match.hands[0][0])
    now.pass_by(2.5)
    choose(at)
    log = log_of(logs, source="earlier")
    log.note(at, SETTINGS)
    now.pass_by(1)
    at.tap(at.selection[0])
    log.note(at, SETTINGS)
    log.leave(at, SETTINGS)
    first, second, last = lines_in(logs)
    assert (first["e"], first["from"], first["ms"]) == ("resume", "earlier", 2500)
    assert first["times"] == "0 0 2500 2500 2500"
    assert (second["e"], second["ms"]) == ("choose", 3500)
    assert (last["id"], last["from"]) == (first["id"], "earlier")


@pytest.mark.rule("HE-11")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_a_choice_half_made_comes_back_with_the_match(logs: Path, count: int) -> None:
    at, log = Table(Match(7)), log_of(logs)
    for card in (*at.match.hands[0][:count], *cards("QS") * (not count) * 2):
        at.tap(card)
        log.note(at, SETTINGS)
    other = again(logs)
    assert (other.selection, other.can_confirm) == (at.selection, count == 3)
    assert len(other.selection) == count


@settings(max_examples=30)
@given(st.integers(0, 2**53 - 1), st.integers(1, 700), st.integers())
def test_what_is_logged_replays_to_where_the_match_stands(
    seed: int, steps: int, chance: int
) -> None:
    folder = Path(os.environ["HH_WIDGET_LOGS"])
    close_all()
    for file in folder.glob("*"):
        file.unlink()
    at = play_on(Table(Match(seed)), log_of(folder), steps, chance)
    if at.phase == "over":
        assert lines_in(folder)[-1]["result"] == at.result
        assert not unfinished(folder)
    else:
        other = again(folder)
        assert other.elapsed == pytest.approx(at.tape[-1].ms / 1000)
        assert_same(other, at)
        # And it goes on identically.
        one, two = Random(chance), Random(chance)
        for _ in range(60):
            take(at, one)
            take(other, two)
        assert at.match.to_dict() == other.match.to_dict()


def test_a_match_replayed_goes_on_as_the_same_one(logs: Path) -> None:
    at = play_on(Table(Match(7)), log_of(logs), 40)
    other = again(logs)
    close_all()
    (told,) = unfinished(logs)
    play_on(other, log_of(logs, source=told.header.id))
    found = statistics("hearts")
    assert (found.normal.played, found.problems) == (1, ())
    assert other.tape[: len(at.tape)] == at.tape
    last = lines_in(logs)[-1]
    assert (last["e"], last["from"]) == ("end", told.header.id)
