"""Statistics of Hearts, and which matches are on offer, as files tell."""

from pathlib import Path

import pytest
from hearts_lines import end, resume, start, steps_of, table_after, unfinished
from log_lines import end as other_end
from log_lines import start as other_start
from log_lines import write_lines

from hh_widget.hearts.rules import DIFFICULTIES
from hh_widget.logs import HeartsStatistics, statistics
from hh_widget.logs.hearts.summary import Matches

NONE = Matches(played=0, won=0, lost=0, drawn=0, time=0.0)


def played(logs: Path, count: int, g: int = 1) -> None:
    """Write a match of so many steps that is not ended."""
    write_lines(logs, start(g), *steps_of(table_after(count), g), name=str(g))


@pytest.mark.rule("HE-33")
def test_without_matches_nothing_is_counted() -> None:
    assert statistics("hearts") == HeartsStatistics(NONE, NONE, NONE)


@pytest.mark.rule("HE-33", "HE-34")
def test_matches_are_counted_by_difficulty_and_by_how_they_ended(logs: Path) -> None:
    table = table_after(9)
    write_lines(
        logs,
        end("win", 1, ms=60_000),
        end("win", 2, ms=40_500, difficulty="hard"),
        end("loss", 3, ms=30_000),
        end("draw", 4, ms=20_000),
        end("abandoned", 5, ms=7_000),
        end("loss", 6, ms=100, difficulty="hard"),
        *(start(7), *(line | {"ms": 3_000} for line in steps_of(table, 7))),
    )
    found = statistics("hearts")
    assert found == HeartsStatistics(
        easy=NONE,
        normal=Matches(played=5, won=1, lost=1, drawn=1, time=120.0),
        hard=Matches(played=2, won=1, lost=1, drawn=0, time=40.6),
    )
    assert found.figures() == {
        "easy": {"played": 0, "won": 0, "lost": 0, "drawn": 0, "time": 0.0},
        "normal": {"played": 5, "won": 1, "lost": 1, "drawn": 1, "time": 120.0},
        "hard": {"played": 2, "won": 1, "lost": 1, "drawn": 0, "time": 40.6},
    }


@pytest.mark.rule("HE-34")
def test_an_abandoned_match_is_played_and_no_loss(logs: Path) -> None:
    write_lines(logs, end("abandoned", ms=5_000))
    assert statistics("hearts").normal == Matches(1, 0, 0, 0, 5.0)


@pytest.mark.rule("HE-33")
def test_the_figures_are_these_and_no_others(logs: Path) -> None:
    write_lines(logs, end("win"))
    figures = statistics("hearts").figures()
    assert tuple(figures) == DIFFICULTIES
    for of_level in figures.values():
        assert list(of_level) == ["played", "won", "lost", "drawn", "time"]


@pytest.mark.rule("HE-33")
def test_the_time_of_a_match_is_counted_once_however_often_it_was_resumed(
    logs: Path,
) -> None:
    write_lines(logs, start(), *steps_of(table_after(9)), name="a")
    write_lines(logs, resume("match-1", table_after(9), 2, ms=5_000), name="b")
    assert statistics("hearts").normal == Matches(1, 0, 0, 0, 5.0)
    write_lines(
        logs,
        resume("match-2", table_after(9), 3, ms=6_000),
        end("loss", 3, ms=9_000) | {"from": "match-2"},
        name="c",
    )
    assert statistics("hearts").normal == Matches(1, 0, 1, 0, 9.0)


@pytest.mark.parametrize("result", ["win", "draw", "loss"])
def test_a_match_resumed_twice_counts_as_it_ended_if_one_of_them_did(
    logs: Path, result: str
) -> None:
    played(logs, 9)
    for g in (2, 3, 4):
        write_lines(
            logs,
            end("abandoned" if g == 4 else result, g) | {"from": "match-1"},
            name=str(g),
        )
    found = statistics("hearts").normal
    assert (found.played, found.won + found.lost + found.drawn) == (1, 1)


def test_a_match_left_and_gone_on_with_is_not_abandoned(logs: Path) -> None:
    write_lines(logs, end("abandoned"), resume("match-1", table_after(9), 2))
    assert statistics("hearts").normal.played == 1
    assert [told.header.id for told in unfinished(logs)] == ["match-2"]


def test_games_of_another_kind_are_counted_apart(logs: Path) -> None:
    write_lines(logs, end("win"), other_end("won", 2), other_start(3), start(4))
    assert statistics("hearts").normal.played == 2
    assert statistics("heart-to-heart").played == 2
    assert statistics("heart-to-heart").won == 1


def test_ends_are_taken_at_their_word(logs: Path) -> None:
    write_lines(logs, end("win", tape="no tape at all", times="x", ms=7))
    assert statistics("hearts").normal == Matches(1, 1, 0, 0, 0.007)


def test_statistics_may_be_of_one_player(logs: Path) -> None:
    write_lines(logs, end("win", player="Ana"), end("loss", 2, player="Bo"))
    assert statistics("hearts").normal.played == 2
    found = statistics("hearts", player="Bo").normal
    assert (found.played, found.won, found.lost) == (1, 0, 1)


def test_the_shares_never_come_to_more_than_one(logs: Path) -> None:
    write_lines(logs, end("loss"), end("loss"), end("win", 2), start(3), name="a")
    write_lines(logs, end("loss"), end("draw", 2) | {"from": "match-1"}, name="b")
    found = statistics("hearts").normal
    assert found.won + found.lost + found.drawn <= found.played


def test_figures_are_told_in_a_table(logs: Path) -> None:
    write_lines(logs, end("win", ms=3_605_000), end("loss", 2, difficulty="easy"))
    assert statistics("hearts").text() == [
        "        Played  Won  Lost  Drawn     Time",
        "Easy         1    0     1      0     0:01",
        "Normal       1    1     0      0  1:00:05",
        "Hard         0    0     0      0     0:00",
    ]


# Which are on offer


def test_the_match_begun_last_comes_first_and_no_game_of_another_kind(
    logs: Path,
) -> None:
    write_lines(logs, start(1), other_start(5), start(3), start(2))
    assert [told.header.id for told in unfinished(logs)] == [
        "match-3",
        "match-2",
        "match-1",
    ]


def test_ended_and_continued_matches_are_not_on_offer(logs: Path) -> None:
    write_lines(
        logs,
        *(start(1), end("abandoned", 1)),
        *(start(2), resume("match-2", table_after(9), 3)),
        *(start(4), end("loss", 4)),
    )
    assert [told.header.id for told in unfinished(logs)] == ["match-3"]


def test_only_the_players_own_matches_are_on_offer(logs: Path) -> None:
    write_lines(logs, start(1, player="Ana"), start(2, player="Bo"), start(3))
    assert [told.header.id for told in unfinished(logs, "Ana")] == ["match-1"]
    assert [told.header.id for told in unfinished(logs)] == ["match-3"]
