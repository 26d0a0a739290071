"""Processes that are killed, that write at once, that are forked, whose disk is full."""

import json
import subprocess
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fresh_process import run
from log_lines import EXAMPLE, EXAMPLE_MOVES, lines_in, play_moves, replayed
from playing import (
    KILLS,
    Played,
    but_starts,
    context,
    die_within_a_line,
    on_posix,
    play_beside_others,
    play_the_example,
    told_in,
)

from hh_widget import HeartToHeart
from hh_widget.heart_to_heart import Game, Step
from hh_widget.logs import statistics
from hh_widget.logs.reader import read_file
from hh_widget.logs.writer import close_all, is_played_elsewhere

LONGEST = 250


# Killed


def check_that_it_goes_on(folder: Path, told: list[str]) -> None:
    """Check that the log has the games won, and that an unfinished one goes on.

    Args:
        folder: the folder, with the file of a process that was killed.
        told: what the file tells.

    """
    wins = told.count("end")
    *_, last = " ".join(told).split("start")
    left = Game.replay(
        EXAMPLE, [Step(text, 0) for text in last.split() if text != "end"]
    )
    wins += left.status == "won" and "end" not in last
    found = statistics(folder=folder)
    assert (found.won, found.problems) == (wins, ())
    widget = HeartToHeart(logs=folder)
    if left.status == "won":
        assert widget.resumable is None
        assert found.played == wins
        return
    assert found.played == wins + 1
    assert widget.resumable == {"code": EXAMPLE, "moves": left.move_count}
    assert widget.resume()
    assert str(widget.game) == str(left)
    assert (widget.can_undo, widget.can_redo) == (left.can_undo, left.can_redo)
    widget.redo()
    rest = EXAMPLE_MOVES[widget.moves :]
    play_moves(widget, rest[:-1])
    assert replayed(folder) == [str(widget.game)]
    play_moves(widget, rest[-1:])
    found = statistics(folder=folder)
    assert (found.won, found.played, found.problems) == (wins + 1, wins + 1, ())


@pytest.mark.parametrize("seed", range(KILLS))
def test_a_process_killed_at_any_moment_loses_nothing_it_had_done(
    tmp_path: Path, seed: int
) -> None:
    process = Played(play_the_example, tmp_path, seed)
    heard = [process.hear() for _ in range(Random(seed).randrange(1, LONGEST))]
    (file,) = tmp_path.iterdir()
    assert is_played_elsewhere(file) == (sys.platform != "win32")
    process.kill()
    heard += process.hear_all()
    told = told_in(file)
    assert but_starts(told)[: len(heard)] == heard
    # It may have been killed before it could tell of what it had done last.
    assert len(but_starts(told)) <= len(heard) + 2
    check_that_it_goes_on(tmp_path, told)


@on_posix
@pytest.mark.parametrize("share", [0, 0.3, 0.97, 1])
@pytest.mark.parametrize("line", [1, 2, 5, 70])
def test_a_process_killed_within_a_line_loses_at_most_this_line(
    tmp_path: Path, line: int, share: float
) -> None:
    heard = Played(die_within_a_line, tmp_path, line, share).hear_all()
    (file,) = tmp_path.iterdir()
    told = told_in(file)
    assert but_starts(told)[: len(heard)] == heard
    assert len(told) == (line if share == 1 else line - 1)
    if told:
        check_that_it_goes_on(tmp_path, told)
    else:
        assert statistics(folder=tmp_path).played == 0


# At once


def test_eight_processes_write_into_one_folder_at_once(tmp_path: Path) -> None:
    start = context.Barrier(8)
    processes = [
        Played(play_beside_others, tmp_path, start, seed, 3) for seed in range(8)
    ]
    heard = [process.hear_all() for process in processes]
    assert [process.status for process in processes] == 8 * [0]
    files = list(tmp_path.iterdir())
    assert len(files) == 8
    told = [but_starts(told_in(file)) for file in files]
    assert sorted(told) == sorted([*steps, "D"] for steps in heard)
    found = statistics(folder=tmp_path)
    assert (found.played, found.won, found.fewest_moves) == (8 * 4, 8 * 3, 68)
    assert found.problems == ()
    ids = {line["id"] for line in lines_in(tmp_path) if line["e"] == "start"}
    assert len(ids) == 8 * 4


@on_posix
def test_a_game_that_another_running_process_plays_is_not_on_offer(
    tmp_path: Path,
) -> None:
    process = Played(play_the_example, tmp_path, 1)
    process.hear()
    assert HeartToHeart(logs=tmp_path).resumable is None
    process.kill()
    assert statistics(folder=tmp_path).played >= 1
    (file,) = tmp_path.iterdir()
    check_that_it_goes_on(tmp_path, told_in(file))


# Forked

_FORK = """
import os, sys
from pathlib import Path
from hh_widget.heart_to_heart import Game, Step
from hh_widget.logs import writer
from hh_widget.logs.game_log import GameLog
from hh_widget.logs.heart_to_heart.events import HEART_TO_HEART
folder, settings = Path(sys.argv[1]), {"help": True, "errors": False, "locale": "en"}
game, log = Game("HH1-N-AAAAAAM"), GameLog(HEART_TO_HEART, folder)

def play(count):
    for _ in range(count):
        game.tap("stock")
        log.note(game, settings)

play(3)
mine = writer.log_file(folder).path
ready, go = os.pipe()
child = os.fork()
if child == 0:
    game.undo()
    play(2)
    assert writer.is_played_elsewhere(mine)
    os.write(go, b"!")
    os._exit(0)
os.close(go)  # else nothing would come of a child that fails
os.read(ready, 1)
play(2)
assert os.waitpid(child, 0)[1] == 0
play(1)
log.leave(game, settings)
print(mine.name)
"""


@on_posix
def test_a_forked_process_goes_on_in_a_file_of_its_own(tmp_path: Path) -> None:
    mine = run(sys.executable, _FORK, str(tmp_path)).strip()
    parents, childs = sorted(tmp_path.iterdir(), key=lambda file: file.name != mine)
    assert (parents.name, told_in(parents)) == (mine, ["start", *"DDDDDD", "end"])
    assert told_in(childs) == ["resume", "D"]
    (told,) = read_file(childs).unended
    assert " ".join(step.do for step in told.tape) == "D D D U D D"
    (ended,) = read_file(parents).ended
    assert told.source == ended.header.id != told.header.id
    assert statistics(folder=tmp_path).played == 1


_LOCK_GOES_WITH_THE_PARENT = """
import os, sys
from pathlib import Path
from hh_widget.logs.writer import log_file
log_file(Path(sys.argv[1]))
if os.fork():
    os._exit(0)
os.close(1)
os.close(2)
sys.stdin.read()
"""


@on_posix
def test_a_forked_process_does_not_keep_the_lock_of_its_parent(tmp_path: Path) -> None:
    command = [sys.executable, "-c", _LOCK_GOES_WITH_THE_PARENT, str(tmp_path)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as parent:
        assert parent.stdout
        assert parent.stdin
        assert parent.stdout.read() == b""  # the child has closed it too
        parent.wait()
        (file,) = tmp_path.iterdir()
        assert not is_played_elsewhere(file)


# A full disk


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of 64 kB of which one page is left, in the folder's ``rest``."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(disk)]
    try:
        subprocess.run(mount, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("no file system can be mounted here")
    yield disk
    close_all()
    subprocess.run(["umount", str(disk)], check=True)  # noqa: S607


def play_on(widget: HeartToHeart, taps: int) -> list[str]:
    """Tap the stock so often, and return the warnings."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        for _ in range(taps):
            widget.tap("stock")
    return [str(warning.message) for warning in caught]


def test_on_a_full_disk_the_game_goes_on_with_one_clear_warning(
    small_disk: Path,
) -> None:
    rest = small_disk / "rest"
    rest.write_bytes(bytes(60 * 1024))
    widget = HeartToHeart(EXAMPLE, logs=small_disk)
    (said,) = play_on(widget, 150)
    assert said.startswith(f"games are not being logged in {small_disk}")
    assert widget.moves == 150
    count = len([line for line in replayed(small_disk)[0].split() if line == "D"])
    assert 50 < count < 150
    assert statistics(folder=small_disk).played == 1
    rest.unlink()
    assert play_on(widget, 10) == []
    assert replayed(small_disk) == [str(widget.game)]
    found = statistics(folder=small_disk)
    assert (found.played, [str(p.reason) for p in found.problems]) == (
        1,
        len(found.problems) * ["this is no line of JSON"],
    )


_LIMITED = """
import json, resource, sys, warnings
from hh_widget import HeartToHeart
most = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
widget = HeartToHeart("HH1-N-AAAAAAM", logs=sys.argv[1])
warnings.simplefilter("always")
with warnings.catch_warnings(record=True) as caught:
    resource.setrlimit(resource.RLIMIT_FSIZE, (2000, most))
    for _ in range(100):
        widget.tap("stock")
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    if sys.argv[2] == "go on":
        widget.tap("stock")
print(json.dumps([str(widget.game), [str(w.message) for w in caught]]))
"""


@on_posix
@pytest.mark.parametrize("then", ["go on", "end"])
def test_where_no_more_can_be_written_the_game_goes_on_with_one_clear_warning(
    tmp_path: Path, then: str
) -> None:
    told: Any = json.loads(run(sys.executable, _LIMITED, str(tmp_path), then))
    game, (said,) = told
    assert "File too large" in said
    (again,) = replayed(tmp_path)
    if then == "go on":
        assert again == game
    else:
        assert game.startswith(again)
        assert 20 < len(again.split()) < 100
    assert statistics(folder=tmp_path).played == 1
