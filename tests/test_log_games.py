"""What one game tells its log."""

import os
import re
from pathlib import Path

import pytest
from fake_time import FakeTime
from hypothesis import given
from log_lines import (
    EXAMPLE,
    EXAMPLE_DEAL,
    EXAMPLE_MOVES,
    SETTINGS,
    draw,
    kinds,
    lines_in,
    log_of,
    replayed,
    unfinished,
)
from strategies import Step, small_boards, steps, take

from hh_widget import __version__
from hh_widget.heart_to_heart import Deal, Game, Pair, Position
from hh_widget.logs.heart_to_heart.events import HEART_TO_HEART


def test_a_game_is_logged_from_its_first_move_to_its_end(logs: Path) -> None:
    now = FakeTime()
    game = Game(EXAMPLE, clock=now)
    log = log_of(logs, "Ana")
    for move in EXAMPLE_MOVES:
        now.pass_by(0.5)
        game.play(move)
        log.note(game, SETTINGS)
    first, *done, last = lines_in(logs)
    assert list(first) == [
        *("e", "g", "id", "v", "game", "t", "start", "deal"),
        *("help", "errors", "locale", "player", "package"),
    ]
    facts = {
        "v": 1,
        "game": "heart-to-heart",
        "start": EXAMPLE,
        "deal": EXAMPLE_DEAL,
        "help": True,
        "errors": False,
        "locale": "en",
        "player": "Ana",
        "package": __version__,
    }
    assert first == {"e": "start", "g": 1, "id": first["id"], "t": first["t"], **facts}
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", first["t"])
    assert done == [
        {"e": "do", "g": 1, "n": n, "do": str(move), "ms": 500 * (n - 1)}
        for n, move in enumerate(EXAMPLE_MOVES, start=1)
    ]
    assert list(last) == [
        *first,
        *("ended", "result", "moves", "score", "ms", "tape", "times"),
    ]
    assert first.items() - {("e", "start")} <= last.items()
    assert last["ended"] >= last["t"]
    assert (last["result"], last["moves"], last["score"]) == ("won", 68, 250)
    assert last["ms"] == 500 * 67
    assert last["tape"] == " ".join(map(str, EXAMPLE_MOVES))
    assert last["times"] == " ".join(str(500 * n) for n in range(68))


@pytest.mark.rule("HH-24")
def test_undo_and_redo_are_steps_too(logs: Path) -> None:
    game, log = Game(EXAMPLE), log_of(logs)
    draw(game, log, 2)
    game.undo()
    log.note(game, SETTINGS)
    game.redo()
    log.note(game, SETTINGS)
    assert kinds(logs) == "start D D U Y"
    assert [line["n"] for line in lines_in(logs)[1:]] == [1, 2, 3, 4]


@pytest.mark.rule("HH-29")
def test_a_game_that_is_left_is_abandoned_never_lost(logs: Path) -> None:
    game, log = Game(EXAMPLE), log_of(logs)
    draw(game, log, 2)
    game.undo()
    log.leave(game, SETTINGS)
    assert kinds(logs) == "start D D U end"
    last = lines_in(logs)[-1]
    assert (last["result"], last["moves"], last["tape"]) == ("abandoned", 1, "D D U")
    log.leave(game, SETTINGS)
    assert kinds(logs) == "start D D U end"


@pytest.mark.rule("HH-23", "HH-29")
def test_a_game_that_is_left_while_stuck_is_stuck(logs: Path) -> None:
    game = Game(Position.parse("......................9.4/5/4"))
    log = log_of(logs)
    game.play(Pair(25, "discard"))
    log.note(game, SETTINGS)
    assert game.status == "stuck"
    assert kinds(logs) == "start 25x"
    log.leave(game, SETTINGS)
    assert lines_in(logs)[-1]["result"] == "stuck"


def test_a_game_without_a_move_is_not_logged(logs: Path) -> None:
    log_of(logs).leave(Game(EXAMPLE), SETTINGS)
    won = Game(Position.parse("........................4//4"))
    won.play(Pair(25, "discard"))
    log_of(logs).leave(won, SETTINGS)
    assert not logs.exists()


def test_a_won_game_is_ended_once(logs: Path) -> None:
    game, log = Game(Position.parse("........................4//4")), log_of(logs)
    game.play(Pair(25, "discard"))
    log.note(game, SETTINGS)
    log.note(game, SETTINGS)
    log.leave(game, SETTINGS)
    assert kinds(logs) == "start 25x end"


def test_a_start_without_a_code_is_told_by_its_cards(logs: Path) -> None:
    deal = Deal.from_code(EXAMPLE)
    made = Deal(deal.heart, deal.stock, deal.discard)
    draw(Game(made), log_of(logs))
    (first, _) = lines_in(logs)
    assert (first["start"], first["deal"]) == (EXAMPLE_DEAL, EXAMPLE_DEAL)
    assert "player" not in first
    assert replayed(logs) == [f"{EXAMPLE_DEAL} D"]


def test_moves_made_before_are_told_when_the_first_one_here_is(logs: Path) -> None:
    game, log = Game.parse(f"{EXAMPLE} D D"), log_of(logs)
    draw(game, log)
    assert kinds(logs) == "start D D D"


def test_a_resumed_game_tells_all_its_steps_again_under_a_new_id(logs: Path) -> None:
    before = Game.parse(f"{EXAMPLE} D D").tape
    game = Game.replay(EXAMPLE, before, elapsed=12.5, clock=FakeTime())
    game.undo()
    log = log_of(logs, source="earlier")
    log.note(game, SETTINGS)
    draw(game, log)
    log.leave(game, SETTINGS)
    first, second, last = lines_in(logs)
    assert (first["e"], first["from"], first["ms"]) == ("resume", "earlier", 12500)
    assert (first["tape"], first["times"]) == ("D D U", "0 0 12500")
    assert first["id"] not in {"earlier", ""}
    assert (second["e"], second["n"]) == ("do", 4)
    assert (last["id"], last["from"]) == (first["id"], "earlier")
    assert last["tape"] == "D D U D"


def test_a_game_that_goes_on_after_its_end_is_a_resumed_one(logs: Path) -> None:
    game, log = Game(EXAMPLE), log_of(logs)
    draw(game, log)
    log.leave(game, SETTINGS)
    draw(game, log)
    assert kinds(logs) == "start D end resume"
    first, *_, last = lines_in(logs)
    assert (last["from"], last["tape"], last["g"]) == (first["id"], "D D", 2)


@given(small_boards(), steps)
def test_what_is_logged_replays_to_where_the_game_stands(
    start: Position, taken: list[Step]
) -> None:
    folder = Path(os.environ["HH_WIDGET_LOGS"])
    for file in folder.glob("*"):
        file.unlink()
    game, log = Game(start), log_of(folder)
    for step in taken:
        before = len(game.tape)
        take(game, step)
        if len(game.tape) > before:
            log.note(game, SETTINGS)
    if game.status == "won" and game.tape:
        last = lines_in(folder)[-1]
        assert (last["result"], last["score"]) == ("won", game.score)
        assert last["tape"] == " ".join(step.do for step in game.tape)
    elif game.tape:
        (told,) = unfinished(folder)
        again = told.replay(HEART_TO_HEART)
        assert (str(again), again.tape) == (str(game), game.tape)
        assert (again.can_undo, again.can_redo) == (game.can_undo, game.can_redo)
