"""Statistics, and which games are on offer to be continued, as files tell."""

from pathlib import Path

import pytest
from log_lines import end, resume, start, steps, unfinished, write_lines

from hh_widget.logs import Statistics, statistics
from hh_widget.logs.folder import usual_folder

STUCK = "......................9.4/5/4"
"""A board that is stuck once the tip has gone."""


def test_without_games_there_are_no_best_ones() -> None:
    assert statistics() == Statistics(
        played=0,
        won=0,
        stuck=0,
        abandoned=0,
        best_time=None,
        median_time=None,
        fewest_moves=None,
    )


@pytest.mark.rule("HH-29")
def test_games_are_counted_by_how_they_ended(logs: Path) -> None:
    write_lines(
        logs,
        end("won", 1, moves=68, ms=183_200),
        end("won", 2, moves=90, ms=90_500),
        end("won", 3, moves=71, ms=300_000),
        end("stuck", 4, moves=3, ms=1000),
        end("abandoned", 5, moves=1, ms=500),
        end("abandoned", 6, moves=2, ms=400),
        *(start(7), *steps("D", g=7)),
    )
    found = statistics()
    assert found == Statistics(
        played=7,
        won=3,
        stuck=1,
        abandoned=2,
        best_time=90.5,
        median_time=183.2,
        fewest_moves=68,
    )
    assert found.figures() == {
        "played": 7,
        "won": 3,
        "stuck": 1,
        "abandoned": 2,
        "best_time": 90.5,
        "median_time": 183.2,
        "fewest_moves": 68,
    }


def test_the_median_of_two_lies_between_them(logs: Path) -> None:
    write_lines(logs, end("won", 1, ms=1000), end("won", 2, ms=4000))
    assert statistics().median_time == 2.5


def test_games_of_all_files_are_counted(logs: Path) -> None:
    write_lines(logs, end("won"), name="a")
    write_lines(logs, end("won", id="other"), name="b")
    assert statistics().won == 2


def test_ends_are_taken_at_their_word(logs: Path) -> None:
    write_lines(logs, end("won", tape="no tape at all", moves=5, times="x"))
    assert (statistics().won, statistics().fewest_moves) == (1, 5)


@pytest.mark.rule("HH-23", "HH-29")
def test_a_game_left_without_an_end_is_stuck_if_it_stood_stuck(logs: Path) -> None:
    board = {"start": STUCK, "deal": STUCK}
    write_lines(
        logs,
        *(start(1, **board), *steps("25x", g=1)),
        *(start(2, **board), *steps("25x U", g=2)),
    )
    found = statistics()
    assert (found.played, found.stuck, found.abandoned) == (2, 1, 0)


def test_a_resumed_game_counts_once(logs: Path) -> None:
    write_lines(logs, start(), *steps("D D"), name="a")
    write_lines(logs, resume("game-1", "D D", 2), *steps("D", 2, 3), name="b")
    assert (statistics().played, statistics().abandoned) == (1, 0)
    write_lines(
        logs,
        resume("game-2", "D D D", 3),
        end("won", 3, moves=60) | {"from": "game-2"},
        name="c",
    )
    assert (statistics().played, statistics().won) == (1, 1)


def test_a_game_resumed_and_its_first_part_left_counts_as_it_went_on(
    logs: Path,
) -> None:
    write_lines(logs, start(), *steps("D D"), end("abandoned"), name="a")
    write_lines(logs, resume("game-1", "D D", 2), *steps("D", 2, 3), name="b")
    found = statistics()
    assert (found.played, found.abandoned) == (1, 0)


def test_a_game_resumed_when_the_computers_clock_went_back_counts_as_it_went_on(
    logs: Path,
) -> None:
    write_lines(
        logs,
        *(start(), *steps("D"), end("abandoned")),
        resume("game-1", "D", 2, t="2001-01-01T00:00:00.000Z"),
        end("stuck", 2, t="2001-01-01T00:00:00.000Z") | {"from": "game-1"},
    )
    found = statistics()
    assert (found.played, found.stuck, found.abandoned) == (1, 1, 0)


def test_a_game_that_was_resumed_twice_counts_once_as_won_if_it_was(
    logs: Path,
) -> None:
    write_lines(logs, start(), *steps("D D"), name="a")
    for g in (2, 3, 4):
        write_lines(
            logs,
            resume("game-1", "D D", g),
            end("won" if g != 4 else "abandoned", g, moves=60) | {"from": "game-1"},
            name=str(g),
        )
    found = statistics()
    assert (found.played, found.won, found.abandoned) == (1, 1, 0)


def test_a_game_resumed_without_its_first_part_counts_once(logs: Path) -> None:
    for g in (2, 3):
        write_lines(logs, end("abandoned", g) | {"from": "lost"}, name=str(g))
    assert (statistics().played, statistics().abandoned) == (1, 1)


def test_a_file_that_is_there_twice_counts_once(logs: Path) -> None:
    for name in ("a", "a copy"):
        write_lines(logs, end("won"), start(2), *steps("D", g=2), name=name)
    # And a copy made before the end was written.
    write_lines(logs, start(), *steps("D"), name="b")
    assert (statistics().played, statistics().won) == (2, 1)
    assert {told.header.id for told in unfinished(logs)} == {"game-2"}


def test_games_that_go_on_from_one_another_in_a_ring_do_no_harm(logs: Path) -> None:
    write_lines(
        logs,
        resume("game-2", "D", 1),
        resume("game-1", "D", 2),
        resume("game-3", "D", 3),
    )
    assert 1 <= statistics().played <= 3
    assert {told.header.id for told in unfinished(logs)} == {"game-3"}


def test_a_long_chain_of_resumed_games_counts_once(logs: Path) -> None:
    count = 3000
    write_lines(
        logs, start(0), *(resume(f"game-{g - 1}", "D", g) for g in range(1, count))
    )
    assert statistics().played == 1


def test_statistics_may_be_of_one_player(logs: Path) -> None:
    write_lines(
        logs, end("won", player="Ana"), end("won", 2, player="Bo"), end("won", 3)
    )
    assert statistics().won == 3
    assert statistics(player="Ana").won == 1


def test_the_share_of_games_won_is_never_over_one(logs: Path) -> None:
    write_lines(logs, start(), *steps("D"), end("abandoned"), end("won", 2), name="a")
    write_lines(logs, resume("game-1", "D", 3), *steps("D", 3, 2), name="b")
    found = statistics()
    assert found.won + found.stuck + found.abandoned <= found.played == 2


# Which are on offer


def offered(folder: Path, player: str | None = None) -> list[str]:
    return [told.header.id for told in unfinished(folder, player)]


def test_the_game_begun_last_comes_first(logs: Path) -> None:
    write_lines(logs, *(start(2), *steps("D", g=2)), *(start(1), *steps("D")), name="a")
    write_lines(logs, *(start(3), *steps("D", g=3)), name="0")
    assert offered(logs) == ["game-3", "game-2", "game-1"]


def test_ended_won_and_continued_games_are_not_on_offer(logs: Path) -> None:
    board = {
        "start": "........................4/5/4",
        "deal": "........................4/5/4",
    }
    write_lines(
        logs,
        *(start(1), *steps("D"), end("abandoned")),
        *(start(2, **board), *steps("25x", g=2)),  # won, its end not written
        *(start(3), *steps("D", g=3)),
        *(resume("game-3", "D", 4), *steps("D", 4, 2), end("abandoned", 4, tape="D D")),
        *(start(5), *steps("D", g=5)),
    )
    assert offered(logs) == ["game-5"]
    assert statistics().won == 1


@pytest.mark.rule("HH-23")
def test_a_stuck_game_is_on_offer_for_undo_leads_out_of_it(logs: Path) -> None:
    write_lines(logs, start(start=STUCK, deal=STUCK), *steps("25x"))
    assert offered(logs) == ["game-1"]


def test_only_the_players_own_games_are_on_offer(logs: Path) -> None:
    write_lines(logs, start(1, player="Ana"), start(2, player="Bo"), start(3))
    assert offered(logs, "Ana") == ["game-1"]
    assert offered(logs, "Bo") == ["game-2"]
    assert offered(logs) == ["game-3"]


# Which folder


def test_another_folder_can_be_named(tmp_path: Path) -> None:
    write_lines(tmp_path / "there", end("won"))
    assert statistics().won == 0
    assert statistics(folder=tmp_path / "there").won == 1
    assert statistics("heart-to-heart", str(tmp_path / "there")).won == 1


def test_the_users_home_may_be_written_as_a_tilde(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    write_lines(tmp_path / "there", end("won"))
    assert statistics(folder="~/there").won == 1
    monkeypatch.setenv("HH_WIDGET_LOGS", "~/there")
    assert statistics().won == 1


def test_the_usual_folder_is_in_the_users_data_directory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("platformdirs.user_data_dir", lambda name, **_: tmp_path / name)
    for unset in ("", None):
        if unset is None:
            monkeypatch.delenv("HH_WIDGET_LOGS")
        else:
            monkeypatch.setenv("HH_WIDGET_LOGS", unset)
        assert usual_folder() == tmp_path / "hh_widget"


def test_what_is_no_folder_and_no_game_is_refused() -> None:
    with pytest.raises(ValueError, match="a folder's name is empty"):
        statistics(folder="")
    with pytest.raises(TypeError, match="named by a string or a path, not 5"):
        statistics(folder=5)  # type: ignore[call-overload]
    with pytest.raises(ValueError, match="no statistics of 'bridge', only of 'heart"):
        statistics("bridge")
