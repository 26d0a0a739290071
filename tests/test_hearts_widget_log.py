"""What a table of Hearts logs, which match it offers to continue, and its statistics."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from fake_time import FakeTime
from front_end import FrontEnd, changes
from hearts_hands import table as match_in_play
from hearts_lines import end, start, steps_of, table_after, unfinished
from hearts_tables import SEED, ending
from log_lines import kinds, lines_in, write_lines
from playing import take_on

from hh_widget import Hearts
from hh_widget.hearts import Match
from hh_widget.logs import statistics
from hh_widget.logs.hearts.events import HEARTS
from hh_widget.logs.writer import close_all


def play(widget: Hearts, steps: int = 10_000, seed: int = 1) -> Hearts:
    """Take so many steps, or all to the match's end."""
    random = Random(seed)
    for _ in range(steps):
        if widget.result is None:
            take_on(widget, random)
    return widget


def until(widget: Hearts, phase: str, seed: int = 1) -> Hearts:
    """Play until the match is in this phase."""
    random = Random(seed)
    while widget.phase != phase:
        take_on(widget, random)
    return widget


def shown(widget: Hearts) -> dict[str, Any]:
    """Return what a viewer sees of the match."""
    passed_over = {"version", "game_number", "resumable", "statistics", "layout"}
    state = widget.get_state()
    return {k: v for k, v in state.items() if k not in passed_over and k[0] != "_"}


# What is logged


@pytest.mark.rule("HE-11", "HE-34")
def test_a_match_is_logged_from_its_first_choice(logs: Path) -> None:
    widget = Hearts(seed=SEED)
    widget.confirm()
    widget.advance()
    widget.next_hand()
    assert not logs.exists()
    widget.tap(widget.hand[0])
    assert kinds(logs) == "start deal choose"


@pytest.mark.rule("HE-34")
def test_where_nothing_is_passed_a_match_is_logged_from_your_first_card(
    logs: Path,
) -> None:
    widget = Hearts(match=match_in_play("3C", "2C"))
    for _ in range(3):
        assert widget.advance()
    widget.tap(widget.playable[0])
    widget.new_match(SEED)
    assert not logs.exists()
    widget = Hearts(match=match_in_play("3C", "2C"))
    for _ in range(3):
        widget.advance()
    card = widget.playable[0]
    widget.tap(card)
    widget.tap(card)
    assert kinds(logs) == "start play play play play"
    assert lines_in(logs)[-1]["card"] == card


@pytest.mark.rule("HE-34")
def test_raised_cards_and_collections_are_not_logged(logs: Path) -> None:
    widget = until(Hearts(seed=SEED), "trick")
    told = kinds(logs)
    widget.advance()
    while widget.turn != 0:
        widget.advance()
    told = kinds(logs)
    widget.tap(widget.playable[0])
    assert kinds(logs) == told
    widget.tap(widget.playable[0])
    assert kinds(logs) == f"{told} play"


@pytest.mark.rule("HE-34")
def test_the_end_is_logged_once_with_result_and_totals(logs: Path) -> None:
    widget = play(Hearts(match=ending().match))
    last = lines_in(logs)[-1]
    assert (last["e"], last["result"]) == ("end", widget.result)
    assert last["totals"] == list(widget.totals)
    widget.tap("QS")
    widget.advance()
    widget.new_match()
    widget.close()
    assert kinds(logs).split().count("end") == 1


@pytest.mark.rule("HE-34")
@pytest.mark.parametrize("leave", ["new", "close"])
def test_a_match_that_is_left_is_no_loss(logs: Path, leave: str) -> None:
    widget = play(Hearts(seed=SEED), 100)
    if leave == "new":
        widget.new_match()
    else:
        widget.close()
    assert lines_in(logs)[-1]["result"] == "abandoned"
    found = statistics("hearts").normal
    assert (found.played, found.won, found.lost, found.drawn) == (1, 0, 0, 0)


def test_matches_begun_anew_again_and_again_never_lift_a_share_over_one(
    logs: Path,
) -> None:
    widget = Hearts(seed=SEED)
    for seed in range(4):
        widget.tap(widget.hand[0])
        widget.new_match(seed)
        widget.new_match(seed)
    play(Hearts(match=ending().match))
    found = statistics("hearts").normal
    assert (found.played, found.won + found.lost + found.drawn) == (5, 1)
    assert logs.exists()


def test_a_match_that_is_over_opened_again_is_no_second_one() -> None:
    widget = play(Hearts(match=ending().match))
    again = Hearts(match=widget.match)
    assert again.result == widget.result
    again.tap(DECK_CARD)
    again.new_match()
    again.close()
    assert statistics("hearts").normal.played == 1


DECK_CARD = "QS"


# What is offered


@pytest.mark.rule("HE-11")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_choice_half_made_survives_leaving_and_coming_back(count: int) -> None:
    first = Hearts(seed=SEED)
    for card in first.hand[-count:]:
        first.tap(card)
    close_all()
    widget = Hearts()
    assert widget.resumable == {
        "difficulty": "normal",
        "hand_number": 1,
        "totals": [0, 0, 0, 0],
    }
    assert widget.resume()
    assert len(widget.selection) == count
    assert shown(widget) == shown(first)
    close_all()
    again = Hearts()
    assert again.resume()
    assert shown(again) == shown(first)


@pytest.mark.parametrize("phase", ["passing", "playing", "trick", "scored"])
@pytest.mark.parametrize("steps", [5, 30, 500])
def test_a_match_goes_on_where_it_stood(phase: str, steps: int) -> None:
    first = until(play(Hearts("hard", seed=3), steps), phase)
    close_all()
    widget = Hearts()
    assert widget.resumable == {
        "difficulty": "hard",
        "hand_number": first.hand_number,
        "totals": list(first.totals),
    }
    assert widget.resume()
    assert widget.resumable is None
    if phase == "playing" and widget.phase == "trick":
        widget.advance()  # that a trick was collected is told by no line
    assert widget.match.to_dict() == first.match.to_dict()
    if phase != "playing":  # no raised card is told
        chosen = {"next_difficulty": first.next_difficulty}
        assert shown(widget) | chosen == shown(first)


def test_a_continued_match_counts_once_and_replays(logs: Path) -> None:
    first = play(Hearts(seed=SEED), 70)
    close_all()
    widget = Hearts()
    assert widget.resume()
    assert widget.statistics["normal"]["played"] == 1
    play(widget, 30)
    close_all()
    (told,) = unfinished(logs)
    again = told.replay(HEARTS)
    assert again.tape == widget._game.tape
    assert again.tape[: len(first._game.tape)] == first._game.tape
    play(widget)
    figures = widget.statistics["normal"]
    assert figures["played"] == 1
    assert figures["won"] + figures["lost"] + figures["drawn"] == 1
    assert Hearts().resumable is None


@pytest.mark.rule("HE-33")
def test_a_continued_match_takes_its_time_with_it() -> None:
    now = FakeTime()
    first = Hearts(match=ending().match)
    first._game._stopwatch._now = now
    front_end = FrontEnd(first)
    front_end.intend("clock", running=True)
    random = Random(1)
    for _ in range(30):
        now.pass_by(2)
        take_on(first, random)
    before = first._game.tape[-1].ms
    assert before >= 30_000
    close_all()
    widget = Hearts()
    assert widget.resume()
    play(widget)
    assert widget.elapsed is not None
    assert before / 1000 <= widget.elapsed < before / 1000 + 30
    assert widget.statistics["normal"]["time"] == pytest.approx(widget.elapsed)


def test_a_match_set_up_by_a_teacher_is_continued_as_it_was() -> None:
    first = play(Hearts(match=ending().match), 30)
    close_all()
    widget = Hearts(match=ending().match)
    assert widget.resumable is not None
    assert widget.resume()
    if first.phase == "playing" and widget.phase == "trick":
        widget.advance()
    assert widget.match.to_dict() == first.match.to_dict()


@pytest.mark.rule("HE-11")
def test_an_offer_tells_no_card_and_no_seed(logs: Path) -> None:
    write_lines(logs, start(), *steps_of(table_after(30)))
    assert set(Hearts().resumable) == {"difficulty", "hand_number", "totals"}


@pytest.mark.rule("HE-34")
def test_an_offer_stays_until_a_match_counts_here(logs: Path) -> None:
    write_lines(logs, start(), *steps_of(table_after(30)))
    widget = Hearts(match=match_in_play("3C", "2C"))
    while widget.advance():
        assert widget.resumable is not None
    card = widget.playable[0]
    widget.tap(card)
    assert widget.resumable is not None
    widget.tap(card)
    assert widget.resumable is None


# Statistics


@pytest.mark.rule("HE-33", "HE-34")
def test_the_statistics_follow_a_match_from_its_start_to_its_end(logs: Path) -> None:
    write_lines(logs, end("win", ms=5000), end("loss", 2, difficulty="easy"))
    front_end = FrontEnd(Hearts(match=ending().match))
    widget = front_end.widget
    assert isinstance(widget, Hearts)
    before = front_end.state["statistics"]
    assert before == statistics("hearts").figures()
    assert before["normal"]["played"] == 1
    random = Random(1)
    while not widget._game.is_begun:
        take_on(widget, random)
    assert front_end.state["statistics"]["normal"]["played"] == 2
    play(widget)
    figures = front_end.state["statistics"]
    assert figures == statistics("hearts").figures()
    assert figures["normal"]["played"] == 2
    count = sum(figures["normal"][how] for how in ("won", "lost", "drawn"))
    assert count == 2
    widget.new_match(SEED)
    assert front_end.state["statistics"]["normal"]["played"] == 2
    widget.tap(widget.hand[0])
    assert front_end.state["statistics"]["normal"]["played"] == 3


@pytest.mark.rule("HE-34")
def test_the_time_of_an_abandoned_match_is_counted_when_it_is_left(
    logs: Path,
) -> None:
    widget = Hearts(seed=SEED)
    widget.tap(widget.hand[0])
    assert widget.statistics["normal"] == {
        "played": 1,
        "won": 0,
        "lost": 0,
        "drawn": 0,
        "time": 0.0,
    }
    play(widget, 100)
    widget.new_match()
    (last,) = (line for line in lines_in(logs) if line["e"] == "end")
    assert widget.statistics["normal"]["time"] == last["ms"] / 1000
    assert widget.statistics["normal"]["lost"] == 0


@pytest.mark.rule("HE-33")
def test_statistics_are_sent_only_when_they_change() -> None:
    front_end = FrontEnd(Hearts(seed=SEED))
    widget = front_end.widget
    assert isinstance(widget, Hearts)
    first, second = widget.hand[:2]
    (answer,) = front_end.intend("tap", target=first)
    assert "statistics" in changes(answer)
    for card in (second, first, second):
        (answer,) = front_end.intend("tap", target=card)
        assert "statistics" not in changes(answer)


def test_the_statistics_are_the_players_own(
    logs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_lines(logs, end("win", player="Ana"), end("loss", 2, player="Bo"))
    monkeypatch.setenv("HH_WIDGET_PLAYER", "Ana")
    figures = Hearts(match=Match(SEED)).statistics["normal"]
    assert (figures["won"], figures["lost"]) == (1, 0)
