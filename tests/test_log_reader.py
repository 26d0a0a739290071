"""Logs are read forgivingly as files and strictly as games."""

import os
from pathlib import Path
from typing import Any

import pytest
from log_lines import end, resume, start, steps, unfinished, write_lines

from hh_widget.heart_to_heart import Game, Step
from hh_widget.heart_to_heart.examples import EXAMPLE_GAME
from hh_widget.logs import Problem, statistics
from hh_widget.logs.heart_to_heart.events import HEART_TO_HEART
from hh_widget.logs.outcomes import outcomes_in
from hh_widget.logs.reader import files, read_file


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "games"


def games_of(folder: Path) -> dict[str, str]:
    """Return the texts of all games that can be continued, by their ids."""
    return {
        told.header.id: " ".join(step.do for step in told.tape)
        for told in unfinished(folder)
    }


def problems_of(folder: Path) -> list[tuple[int | None, str]]:
    return [(p.line, p.reason) for p in statistics(folder=folder).problems]


def test_a_game_is_read_from_its_steps(folder: Path) -> None:
    file = write_lines(folder, start(), *steps("D D U"))
    (told,) = read_file(file).unended
    assert told.tape == (Step("D", 1000), Step("D", 2000), Step("U", 3000))
    assert (told.ms, told.source) == (3000, None)
    game = told.replay(HEART_TO_HEART)
    assert (game.move_count, game.elapsed, game.can_redo) == (1, 3.0, True)
    assert problems_of(folder) == []


def test_a_resumed_game_is_read_from_its_tape_and_its_steps(folder: Path) -> None:
    write_lines(folder, resume("earlier", "D U D"), *steps("D D", first=4))
    assert games_of(folder) == {"game-1": "D U D D D"}
    (told,) = unfinished(folder)
    assert [step.ms for step in told.tape] == [1000, 2000, 3000, 4000, 5000]
    assert told.source == "earlier"


def test_games_may_take_turns_in_a_file(folder: Path) -> None:
    one, two = steps("D D"), steps("D D D", g=2)
    write_lines(folder, start(), one[0], start(2), two[0], one[1], *two[1:])
    assert games_of(folder) == {"game-1": "D D", "game-2": "D D D"}


def test_an_ended_game_is_not_read_from_its_steps(folder: Path) -> None:
    write_lines(folder, start(), *steps("D X"), end("abandoned"), start(2))
    assert games_of(folder) == {"game-2": ""}
    assert (statistics(folder=folder).abandoned, problems_of(folder)) == (1, [])


def test_files_joined_by_hand_number_their_games_anew(folder: Path) -> None:
    write_lines(
        folder,
        *(start(id="a"), *steps("D")),
        *(start(id="b"), *steps("D D"), end("won", id="b")),
        *(start(id="c"), *steps("D D D")),
    )
    assert games_of(folder) == {"a": "D", "c": "D D D"}
    assert statistics(folder=folder).played == 3


def test_a_last_line_that_is_cut_short_is_as_if_it_were_not_there(folder: Path) -> None:
    file = write_lines(folder, start(), *steps("D D"))
    whole = file.read_bytes()
    beginning = whole.index(b"\n") + 1
    for length in range(len(whole)):
        file.write_bytes(whole[:length])
        kept = whole[:length].splitlines()
        count = sum(line.endswith(b"}") for line in kept[1:])
        read = length >= beginning - 1  # the newline alone may be missing
        assert games_of(folder) == ({"game-1": " ".join("D" * count)} if read else {})
        assert problems_of(folder) == []


def test_a_byte_order_mark_blank_lines_and_other_newlines_do_no_harm(
    folder: Path,
) -> None:
    file = write_lines(folder, start(), "", *steps("D"), "  ", *steps("D", first=2))
    text = b"\xef\xbb\xbf" + file.read_bytes().replace(b"\n", b"\r\n")
    file.write_bytes(text + text.replace(b"game-1", b"game-2") + b"\r\n\r\n")
    assert games_of(folder) == {"game-1": "D D", "game-2": "D D"}
    assert problems_of(folder) == []


def test_unknown_events_and_keys_do_no_harm(folder: Path) -> None:
    write_lines(
        folder,
        {"e": "weather", "g": 1},
        start(mood="good"),
        {"e": "pause", "g": 1, "ms": 3},
        *(step | {"finger": 2} for step in steps("D D")),
        {"e": "start", "g": 2, "game": "bridge", "v": 3, "seed": 7},
        {"e": "end", "g": 2, "game": "bridge", "v": 3},
    )
    assert games_of(folder) == {"game-1": "D D"}
    assert problems_of(folder) == []


def test_keys_may_stand_in_another_order_and_with_spaces(folder: Path) -> None:
    write_lines(
        folder,
        str(start())
        .replace("'", '"')
        .replace("True", "true")
        .replace("False", "false"),
        '{"ms": 5, "n": 1, "do": "D", "g": 1, "e": "do"}',
        '{"e":"do","n":2,"do":"D","g":1,"ms":6}',
        '{"e": "do", "g": 1, "n": 3, "do": "D", "ms": 7}',
    )
    assert games_of(folder) == {"game-1": "D D D"}
    assert problems_of(folder) == []


def test_a_line_that_is_no_event_is_reported_and_passed_over(folder: Path) -> None:
    write_lines(
        folder,
        "# my games",
        start(),
        steps("D")[0],
        '{"e":"do","g":1,"n":2,"do":',
        *steps("D", first=2),
        "",
        "[1, 2]",
        end("won", 2),
        '{"e":"do","g":2,"n":7',
        end("lost", 3),
        start(4),
    )
    assert games_of(folder) == {"game-1": "D D", "game-4": ""}
    assert problems_of(folder) == [
        (1, "this is no line of JSON"),
        (4, "this is no line of JSON"),
        (7, "this is no event: it has no key 'e' that tells its kind"),
        (9, "this is no line of JSON"),
        (10, "end has another 'result' than won, stuck, abandoned: 'lost'"),
    ]
    assert statistics(folder=folder).won == 1


def test_a_game_of_a_newer_version_is_reported_once_and_not_read(folder: Path) -> None:
    newer: dict[str, Any] = {"v": 2, "start": ["another", "kind"]}
    write_lines(
        folder,
        *(start(**newer), *steps("D")),
        *(start(2, **newer), *steps("D", g=2), end("won", 2, **newer)),
        *(start(3), *steps("D", g=3)),
    )
    assert games_of(folder) == {"game-3": "D"}
    assert [line for line, _ in problems_of(folder)] == [1, 5]
    assert all("version 2" in reason for _, reason in problems_of(folder))
    assert statistics(folder=folder).played == 1


@pytest.mark.parametrize(
    ("texts", "line", "reason"),
    [
        ("D R D", 3, "step 2 of the game: R is not possible: the stock is not empty"),
        ("D 24x", 3, "step 2 of the game: 24x is not possible: slot 24 is covered"),
        ("D D U Y Y D", 6, "step 5 of the game: there is no move to make again"),
        ("D U U", 4, "step 3 of the game: there is no move to take back"),
        ("D hello", 3, "step 2 of the game: 'hello' is no move"),
    ],
)
def test_a_game_with_a_step_that_is_not_possible_is_reported_and_the_others_load(
    folder: Path, texts: str, line: int, reason: str
) -> None:
    write_lines(folder, start(), *steps(texts), start(2), *steps("D", g=2))
    ((found_line, found),) = problems_of(folder)
    assert (found_line, found[: len(reason)]) == (line, reason)
    assert games_of(folder) == {"game-2": "D"}
    assert statistics(folder=folder).played == 1


def test_a_wrong_step_on_the_tape_of_a_resumed_game_is_reported(folder: Path) -> None:
    write_lines(folder, "", resume("x", "D R"), *steps("D", first=3))
    ((line, reason),) = problems_of(folder)
    assert line == 2
    assert reason.startswith("step 2 of the game: R is not possible")


def test_a_game_whose_steps_have_a_gap_is_reported_and_the_others_load(
    folder: Path,
) -> None:
    gap = [step for step in steps("D D D") if step["n"] != 2]
    write_lines(folder, start(), *gap, start(2), *steps("D D", g=2))
    ((line, reason),) = problems_of(folder)
    assert line == 3
    assert "step 3 of game 1 stands where step 2 is due" in reason
    assert games_of(folder) == {"game-2": "D D"}


def test_a_game_with_other_cards_than_its_code_has_is_reported(folder: Path) -> None:
    other = "T8TK72353Q2557T69AK9A8J64/QA36Q9574JT248K8J2943QJ67K/A"
    write_lines(folder, start(deal=other), *steps("D"), start(2, start="HH1-N-A"))
    (first, second) = problems_of(folder)
    assert first == (1, "'deal' has other cards than HH1-N-AAAAAAM has")
    assert second[0] == 3
    assert "has 1 letter where 7 are expected" in second[1]
    assert games_of(folder) == {}


def test_a_game_from_a_position_is_read(folder: Path) -> None:
    board = "......................66./9/A"
    write_lines(folder, start(start=board, deal=board), *steps("D 23-24"))
    assert statistics(folder=folder).won == 1
    assert games_of(folder) == {}


def test_a_problem_tells_where_it_is() -> None:
    file = Path("a.jsonl")
    assert str(Problem(file, 3, "so")) == "a.jsonl:3: so"
    assert str(Problem(file, None, "so")) == "a.jsonl: so"


def test_what_is_no_log_in_the_folder_is_left_alone(folder: Path) -> None:
    file = write_lines(folder, start(), *steps("D"))
    (folder / "notes.txt").write_text("hello", encoding="utf-8")
    assert files(folder) == [file]
    assert games_of(folder) == {"game-1": "D"}


def test_a_file_that_cannot_be_read_is_reported_and_the_others_load(
    folder: Path,
) -> None:
    write_lines(folder, start(), *steps("D"))
    (folder / "b.jsonl").mkdir()
    (folder / "c.jsonl").symlink_to(folder / "nowhere")
    os.mkfifo(folder / "d.jsonl")  # whoever read it would wait for ever
    write_lines(folder, start(2), name="e")
    assert games_of(folder) == {"game-1": "D", "game-2": ""}
    assert [
        (problem.file.name, problem.line)
        for problem in statistics(folder=folder).problems
    ] == [("b.jsonl", None), ("c.jsonl", None), ("d.jsonl", None)]


def test_a_folder_that_is_not_there_has_no_games(folder: Path) -> None:
    assert outcomes_in(folder) == {}
    assert statistics(folder=folder).played == 0


def test_a_folder_that_cannot_be_read_is_a_problem(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    (problem,) = statistics(folder=file).problems
    assert (problem.file, problem.line) == (file, None)
    assert problem.reason.startswith("the folder cannot be read")


def test_a_file_that_has_grown_is_read_again(folder: Path) -> None:
    file = write_lines(folder, start(), *steps("D"))
    assert games_of(folder) == {"game-1": "D"}
    before = file.stat()
    write_lines(folder, start(), *steps("D D"))
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))  # as coarse clocks tell
    assert games_of(folder) == {"game-1": "D D"}
    file.unlink()
    assert games_of(folder) == {}


def test_the_example_game_is_won_when_only_its_end_line_is_missing(
    folder: Path,
) -> None:
    moves = EXAMPLE_GAME.partition(" ")[2]
    write_lines(folder, start(), *steps(moves))
    found = statistics(folder=folder)
    assert (found.won, found.fewest_moves, found.best_time) == (1, 68, 68.0)
    assert games_of(folder) == {}
    assert Game.parse(EXAMPLE_GAME).status == "won"
