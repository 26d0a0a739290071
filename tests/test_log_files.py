"""The file that a process writes, and what comes of writes that fail."""

import errno
import os
import re
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from fake_time import FakeTime
from log_lines import EXAMPLE, SETTINGS, draw, kinds, lines_in, log_of, replayed

from hh_widget.heart_to_heart import Draw, Game, Pair, Position
from hh_widget.logs import statistics
from hh_widget.logs.writer import is_played_elsewhere, log_file


def test_a_process_has_one_file_in_a_folder(logs: Path) -> None:
    one, two = log_of(logs), log_of(logs)
    draw(Game(EXAMPLE, clock=FakeTime()), one)
    draw(Game(EXAMPLE, clock=FakeTime()), two)
    (file,) = logs.iterdir()
    pattern = rf"\d{{8}}T\d{{6}}\.\d{{3}}Z-{os.getpid()}-[0-9a-f]{{8}}\.jsonl"
    assert re.fullmatch(pattern, file.name)
    assert [(line["e"], line["g"]) for line in lines_in(logs)] == [
        ("start", 1),
        ("do", 1),
        ("start", 2),
        ("do", 2),
    ]
    other = logs.parent / "other"
    draw(Game(EXAMPLE, clock=FakeTime()), log_of(other))
    assert len(list(other.iterdir())) == 1


def test_the_file_is_made_with_the_first_event_and_its_folder_too(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "not" / "yet"
    log = log_of(folder)
    assert not folder.parent.exists()
    draw(Game(EXAMPLE, clock=FakeTime()), log)
    assert kinds(folder) == "start D"


def test_an_event_is_on_the_disk_as_soon_as_it_is_noted(logs: Path) -> None:
    game, log = Game(EXAMPLE, clock=FakeTime()), log_of(logs)
    for count in range(1, 5):
        draw(game, log)
        assert kinds(logs) == "start" + count * " D"


def test_threads_write_whole_lines(logs: Path) -> None:
    def work() -> None:
        draw(Game(EXAMPLE, clock=FakeTime()), log_of(logs), 100)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(list(logs.iterdir())) == 1
    assert len(lines_in(logs)) == 4 * 101
    assert {line["g"] for line in lines_in(logs)} == {1, 2, 3, 4}
    assert [len(text.split()) - 1 for text in replayed(logs)] == [100] * 4


def test_when_the_file_is_deleted_the_game_goes_on_in_another(logs: Path) -> None:
    game, log = Game(EXAMPLE, clock=FakeTime()), log_of(logs)
    draw(game, log, 3)
    (first,) = logs.iterdir()
    first.unlink()
    draw(game, log)
    (second,) = logs.iterdir()
    assert first != second
    assert kinds(logs) == "resume"
    draw(game, log)
    assert replayed(logs) == [f"{EXAMPLE} D D D D D"]


def test_what_somebody_adds_to_the_file_is_not_written_over(logs: Path) -> None:
    game, log = Game(EXAMPLE, clock=FakeTime()), log_of(logs)
    draw(game, log)
    (file,) = logs.iterdir()
    with file.open("a", encoding="utf-8") as other:
        other.write('{"e":"note"}\n')
    draw(game, log)
    assert kinds(logs) == "start D note D"


# Failing writes


@pytest.fixture
def short_writes(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """A list of how many bytes the next writes write; of those then, all."""
    limits: list[int] = []
    write = os.write

    def short(descriptor: int, data: bytes) -> int:
        return write(descriptor, data[: limits.pop(0)] if limits else data)

    monkeypatch.setattr(os, "write", short)
    yield limits
    monkeypatch.undo()


def text_in(folder: Path) -> str:
    (file,) = folder.iterdir()
    return file.read_text(encoding="utf-8")


def test_a_line_cut_short_is_written_again_on_a_line_of_its_own(
    logs: Path, short_writes: list[int]
) -> None:
    game, log = Game(EXAMPLE, clock=FakeTime()), log_of(logs)
    draw(game, log)
    short_writes[:] = [9]
    draw(game, log)
    draw(game, log)
    assert text_in(logs).splitlines()[1:] == [
        '{"e":"do","g":1,"n":1,"do":"D","ms":0}',
        '{"e":"do"',
        '{"e":"do","g":1,"n":2,"do":"D","ms":0}',
        '{"e":"do","g":1,"n":3,"do":"D","ms":0}',
    ]
    assert replayed(logs) == [f"{EXAMPLE} D D D"]
    (problem,) = statistics().problems
    assert (problem.line, problem.reason) == (3, "this is no line of JSON")


def test_a_line_that_lacks_its_newline_alone_is_not_written_twice(
    logs: Path, short_writes: list[int]
) -> None:
    game, log = Game(EXAMPLE, clock=FakeTime()), log_of(logs)
    draw(game, log)
    short_writes[:] = [len('{"e":"do","g":1,"n":2,"do":"D","ms":0}')]
    draw(game, log)
    assert not text_in(logs).endswith("\n")
    draw(game, log)
    assert kinds(logs) == "start D D D"
    assert statistics().problems == ()


@pytest.mark.parametrize("limits", [[5, 5], [5, 0], [5, 1], [0, 0], [0, 7]])
@pytest.mark.parametrize("before", [0, 1, 3])
def test_after_a_line_that_could_not_be_written_the_game_is_told_anew(
    logs: Path, short_writes: list[int], limits: list[int], before: int
) -> None:
    game, log = Game(EXAMPLE, clock=FakeTime()), log_of(logs)
    draw(game, log, before)
    short_writes[:] = limits
    with pytest.raises(OSError, match="only part of a line could be written"):
        draw(game, log)
    other = log_of(logs)  # another game in the same file is not harmed
    draw(Game("HH1-N-AAAAAAL"), other, 2)
    draw(game, log)
    draw(game, log)
    count = before + 3
    assert sorted(replayed(logs)) == [
        "HH1-N-AAAAAAL D D",
        EXAMPLE + count * " D",
    ]
    log.leave(game, SETTINGS)
    found = statistics()
    assert (found.played, found.abandoned) == (2, 1)


def test_a_win_that_could_not_be_written_is_written_when_the_game_is_left(
    logs: Path, short_writes: list[int]
) -> None:
    game, log = Game(Position.parse("........................4/5/4")), log_of(logs)
    game.play(Draw())
    game.undo()
    log.note(game, SETTINGS)
    game.play(Pair(25, "discard"))
    short_writes[:] = [0, 0]
    with pytest.raises(OSError, match="only part of a line"):
        log.note(game, SETTINGS)
    assert statistics().won == 0
    log.leave(game, SETTINGS)
    assert kinds(logs) == "start D U resume end"
    assert (statistics().played, statistics().won) == (1, 1)


def test_a_folder_that_cannot_be_made_is_tried_again(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    game, log = Game(EXAMPLE, clock=FakeTime()), log_of(blocked / "games")
    for _ in range(2):
        with pytest.raises(OSError, match=r"Not a directory|cannot find|exists"):
            draw(game, log)
    blocked.unlink()
    draw(game, log)
    assert kinds(blocked / "games") == "start D D D"


def test_an_error_of_the_system_is_told_as_it_is(
    logs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, log = Game(EXAMPLE, clock=FakeTime()), log_of(logs)
    draw(game, log)

    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        with pytest.raises(OSError, match="No space left on device"):
            draw(game, log)
    draw(game, log)
    assert kinds(logs) == "start D resume"
    assert replayed(logs) == [f"{EXAMPLE} D D D"]


def test_the_own_file_is_not_played_elsewhere(logs: Path) -> None:
    file = log_file(logs)
    assert not is_played_elsewhere(file.path)
    assert not is_played_elsewhere(logs / "nowhere")
