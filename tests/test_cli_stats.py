"""``hh-widget stats``: how the games went, from the log."""

import json
from pathlib import Path
from typing import Any

import pytest
from hearts_lines import end as hearts_end
from log_lines import end, start, steps, write_lines

from hh_widget.cli import main
from hh_widget.logs import statistics
from hh_widget.logs.times import time_text

TITLES = ("Heart to Heart", "Hearts")


def figures_in(capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    """Return the figures of Heart to Heart that were written as JSON."""
    figures: dict[str, Any] = json.loads(capsys.readouterr().out)["games"]
    return figures["heart-to-heart"]  # type: ignore[no-any-return]


@pytest.fixture
def games(logs: Path) -> Path:
    """The usual folder, with seven games and four matches in it and a line that is no event."""
    write_lines(
        logs,
        end("won", 1, moves=68, ms=183_200),
        end("won", 2, moves=90, ms=90_500),
        end("won", 3, moves=71, ms=3_605_000),
        end("stuck", 4, moves=3, ms=1000),
        end("abandoned", 5, moves=1, ms=500),
        end("abandoned", 6, moves=2, ms=400),
        *(start(7), *steps("D", g=7)),
        hearts_end("win", 8, ms=60_000),
        hearts_end("loss", 9, ms=20_000),
        hearts_end("draw", 10, ms=10_500),
        hearts_end("abandoned", 11, ms=3_000),
        "no event",
    )
    return logs


def test_games_are_told_of_as_text(
    games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["stats"]) == 0
    [problem] = statistics().problems
    assert capsys.readouterr().out.splitlines() == [
        "Heart to Heart",
        "",
        "Played           7",
        "Won              3",
        "Stuck            1",
        "Abandoned        2",
        "Best time     1:30",
        "Median time   3:03",
        "Fewest moves    68",
        "",
        "Hearts",
        "",
        "        Played  Won  Lost  Drawn  Time",
        "Easy         0    0     0      0  0:00",
        "Normal       4    1     1      1  1:33",
        "Hard         0    0     0      0  0:00",
        "",
        f"Logs: {games}",
        "",
        "Not counted, because it could not be read: 1",
        f"  {problem}",
    ]


def test_games_are_told_of_as_json(
    games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["stats", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "folder": str(games),
        "games": {
            "heart-to-heart": statistics().figures(),
            "hearts": statistics("hearts").figures(),
        },
        "problems": [str(problem) for problem in statistics().problems],
    }


def test_one_game_can_be_asked_for(
    games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for game, title in (("heart-to-heart", "Heart to Heart"), ("hearts", "Hearts")):
        assert main(["stats", "--game", game]) == 0
        told = capsys.readouterr().out.splitlines()
        assert [line for line in told if line in TITLES] == [title]
        assert f"Logs: {games}" in told
        assert main(["stats", "--game", game, "--json"]) == 0
        facts = json.loads(capsys.readouterr().out)
        assert facts["games"] == {game: statistics(game).figures()}


@pytest.mark.parametrize("game", ["bridge", ""])
@pytest.mark.parametrize("options", [[], ["--json"]])
def test_a_game_of_which_there_are_no_statistics_is_refused(
    game: str, options: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["stats", "--game", game, *options]) == 2
    assert capsys.readouterr().err == (
        f"hh-widget: there are no statistics of {game!r}, "
        "only of 'heart-to-heart' and 'hearts'\n"
    )


def test_without_games_there_are_no_best_ones_to_tell_of(
    logs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["stats", "--game", "heart-to-heart"]) == 0
    assert capsys.readouterr().out.splitlines()[2:] == [
        "Played        0",
        "Won           0",
        "Stuck         0",
        "Abandoned     0",
        "",
        f"Logs: {logs}",
    ]
    assert not logs.exists()


def test_another_folder_can_be_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_lines(tmp_path, end("won", 1))
    assert main(["stats", "--folder", str(tmp_path), "--json"]) == 0
    assert figures_in(capsys)["won"] == 1


@pytest.mark.parametrize("named", ["not-there", ""])
def test_a_folder_that_is_not_there_is_told(
    named: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["stats", "--folder", named]) == 2
    told = f"there is no folder {tmp_path / named}" if named else "name is empty"
    assert told in capsys.readouterr().err


def test_of_a_shared_folder_only_the_players_own_games_are_told(
    logs: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write_lines(
        logs, end("won", 1, player="Ada"), end("stuck", 2, player="Bea"), end("won", 3)
    )
    monkeypatch.setenv("HH_WIDGET_PLAYER", "Bea")
    assert main(["stats", "--json"]) == 0
    facts = figures_in(capsys)
    assert (facts["played"], facts["won"], facts["stuck"]) == (1, 0, 1)


def test_of_many_problems_the_first_are_shown(
    logs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_lines(logs, *("no event" for _ in range(13)))
    assert main(["stats"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "Not counted, because it could not be read: 13" in lines
    assert lines[-1] == "  … and 3 more"
    assert sum(".jsonl:" in line for line in lines) == 10


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0, "0:00"), (59.9, "0:59"), (84, "1:24"), (3599, "59:59"), (3605, "1:00:05")],
)
def test_times_are_told_as_boards_show_them(seconds: float, text: str) -> None:
    assert time_text(seconds) == text
