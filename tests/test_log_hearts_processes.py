"""Processes that play Hearts: killed, and writing beside others of both games."""

from pathlib import Path
from random import Random

import pytest
from hearts_lines import unfinished
from hearts_tables import ending
from log_lines import lines_in
from playing import (
    KILLS,
    Played,
    but_starts,
    context,
    die_within_a_line,
    on_posix,
    play_both_beside_others,
    play_hearts,
    take_on,
    told_in,
)

from hh_widget import HeartToHeart
from hh_widget.hearts import Table
from hh_widget.logs import statistics
from hh_widget.logs.hearts.events import HEARTS, Beginning
from hh_widget.logs.writer import close_all
from hh_widget.widgets.hearts import Hearts

LONGEST = 400


def left_in(told: list[str], seed: int) -> Table:
    """Return the match that the last steps tell, which are those of one match."""
    *before, last = " ".join(told).split("start")
    match = ending().match
    beginning = (
        Beginning(seed, "normal")
        if len(before) > 1
        else Beginning(match.seed, "normal", match.to_dict())
    )
    texts = [(text, 0) for text in last.split() if text != "end"]
    return HEARTS.replay(beginning, tuple(HEARTS.steps(beginning, texts)), 0)


def check_that_it_goes_on(folder: Path, told: list[str], seed: int) -> None:
    """Check that the log has the matches ended, and that an unfinished one goes on.

    Args:
        folder: the folder, with the file of a process that was killed.
        told: what the file tells.
        seed: the seed of the process.

    """
    begun = told.count("start")
    ended = told.count("end")
    left = left_in(told, seed) if begun > ended else None
    if left and left.result:
        left = None
        ended += 1  # its end is all that is not told
    found = statistics("hearts", folder)
    assert (found.normal.played, found.problems) == (begun, ())
    assert found.normal.won + found.normal.lost + found.normal.drawn == ended
    widget = Hearts(logs=folder)
    if left is None:
        assert widget.resumable is None
        return
    assert widget.resumable == HEARTS.offer(left)
    assert widget.resume()
    assert widget.resumable is None
    assert widget.match.to_dict() == left.match.to_dict()
    assert widget.selection == tuple(map(str, left.selection))
    random = Random(seed)
    for _ in range(20):
        if widget.result is None:
            take_on(widget, random)
    if widget.result is None:
        close_all()
        (again,) = (told.replay(HEARTS) for told in unfinished(folder))
        assert again.tape == widget._game.tape
        for at in (again, widget):  # whether a trick was collected is not told
            if at.phase == "trick":
                at.advance()
        assert again.match.to_dict() == widget.match.to_dict()
        if widget.phase == "passing":
            assert tuple(map(str, again.selection)) == widget.selection
    while widget.result is None:
        take_on(widget, random)
    found = statistics("hearts", folder)
    assert (found.normal.played, found.problems) == (begun, ())
    assert found.normal.won + found.normal.lost + found.normal.drawn == ended + 1


@pytest.mark.parametrize("seed", range(KILLS))
def test_a_process_killed_at_any_moment_loses_nothing_it_had_done(
    tmp_path: Path, seed: int
) -> None:
    process = Played(play_hearts, tmp_path, seed)
    heard = [process.hear() for _ in range(Random(seed).randrange(1, LONGEST))]
    process.kill()
    heard += process.hear_all()
    (file,) = tmp_path.iterdir()
    told = told_in(file)
    assert but_starts(told)[: len(heard)] == heard
    # It may have been killed before it could tell of what it had done last.
    assert len(but_starts(told)) <= len(heard) + 2
    check_that_it_goes_on(tmp_path, told, seed)


@on_posix
@pytest.mark.rule("HE-11")
@pytest.mark.parametrize("share", [0, 0.5, 0.97, 1])
@pytest.mark.parametrize("line", [1, 2, 30, 55, 57, 58, 59, 60, 61, 62])
def test_a_process_killed_within_a_line_loses_at_most_this_line(
    tmp_path: Path, line: int, share: float
) -> None:
    """Lines 57 and on tell the first choices and the pass of the second match."""
    heard = Played(die_within_a_line, tmp_path, line, share, play_hearts).hear_all()
    (file,) = tmp_path.iterdir()
    told = told_in(file)
    assert but_starts(told)[: len(heard)] == heard
    assert len(told) == (line if share == 1 else line - 1)
    check_that_it_goes_on(tmp_path, told, 0)


def test_eight_processes_write_both_games_into_one_folder_at_once(
    tmp_path: Path,
) -> None:
    start = context.Barrier(8)
    processes = [
        Played(play_both_beside_others, tmp_path, start, seed) for seed in range(8)
    ]
    heard = [process.hear_all() for process in processes]
    assert [process.status for process in processes] == 8 * [0]
    files = list(tmp_path.iterdir())
    assert len(files) == 8
    told = [but_starts(told_in(file)) for file in files]
    assert sorted(texts[:-3] for texts in told) == sorted(heard)
    assert all(texts[-3] == "D" for texts in told)
    games, matches = statistics(folder=tmp_path), statistics("hearts", tmp_path)
    assert (games.played, games.won, games.problems) == (16, 8, ())
    assert (matches.normal.played, matches.problems) == (16, ())
    counts = matches.normal
    assert counts.won + counts.lost + counts.drawn == 8
    ids = {line["id"] for line in lines_in(tmp_path) if line["e"] == "start"}
    assert len(ids) == 8 * 4
    assert HeartToHeart(logs=tmp_path).resumable is not None
    assert Hearts(logs=tmp_path).resumable is not None


@on_posix
def test_a_match_that_another_running_process_plays_is_not_on_offer(
    tmp_path: Path,
) -> None:
    process = Played(play_hearts, tmp_path, 1)
    process.hear()
    assert Hearts(logs=tmp_path).resumable is None
    process.kill()
    (file,) = tmp_path.iterdir()
    check_that_it_goes_on(tmp_path, told_in(file), 1)
