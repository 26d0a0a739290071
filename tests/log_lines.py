"""What a folder of logs holds, as plain JSON, and games to fill it with."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from front_end import taps_of

from hh_widget import HeartToHeart
from hh_widget.heart_to_heart import Game
from hh_widget.heart_to_heart.examples import EXAMPLE_GAME
from hh_widget.logs.game_log import GameLog, Settings
from hh_widget.logs.heart_to_heart.events import HEART_TO_HEART
from hh_widget.logs.reader import UnendedGame
from hh_widget.logs.resuming import unfinished_games
from hh_widget.logs.writer import close_all

EXAMPLE = "HH1-N-AAAAAAM"
EXAMPLE_DEAL = "T8TK72353Q2557T69AK9A8J64/AQ36Q9574JT248K8J2943QJ67K/A"
EXAMPLE_MOVES = Game.parse(EXAMPLE_GAME).history
SETTINGS: Settings = {"help": True, "errors": False, "locale": "en"}


def lines_in(folder: Path) -> list[dict[str, Any]]:
    """Return all lines of all files, which must be whole, the oldest file first."""
    return [
        json.loads(line)
        for file in sorted(folder.glob("*.jsonl"))
        for line in file.read_text(encoding="utf-8").splitlines()
    ]


def write_lines(folder: Path, *lines: dict[str, Any] | str, name: str = "a") -> Path:
    """Write a file of logs: events, or texts as they are; each with a newline."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{name}.jsonl"
    texts = (
        line if isinstance(line, str) else json.dumps(line, separators=(",", ":"))
        for line in lines
    )
    file.write_text("".join(f"{text}\n" for text in texts), encoding="utf-8")
    return file


def header(g: int = 1, **keys: object) -> dict[str, Any]:
    """Return what start, resume and end tell of a game of the example deal."""
    return {
        "g": g,
        "id": f"game-{g}",
        "v": 1,
        "game": "heart-to-heart",
        "t": f"2026-11-30T12:00:{g:02}.000Z",
        "start": EXAMPLE,
        "deal": EXAMPLE_DEAL,
        "help": True,
        "errors": False,
        "locale": "en",
        "package": "0.1.0",
        **keys,
    }


def start(g: int = 1, **keys: object) -> dict[str, Any]:
    return {"e": "start", **header(g), **keys}


def steps(texts: str, g: int = 1, first: int = 1) -> list[dict[str, Any]]:
    """Return do events, one a second."""
    return [
        {"e": "do", "g": g, "n": n, "do": text, "ms": 1000 * n}
        for n, text in enumerate(texts.split(), start=first)
    ]


def resume(source: str, tape: str, g: int = 1, **keys: object) -> dict[str, Any]:
    count = len(tape.split())
    return {
        "e": "resume",
        **header(g),
        "from": source,
        "tape": tape,
        "times": " ".join(str(1000 * n) for n in range(1, count + 1)),
        "ms": 1000 * count,
        **keys,
    }


def end(result: str, g: int = 1, tape: str = "D", **keys: object) -> dict[str, Any]:
    count = len(tape.split())
    return {
        "e": "end",
        **header(g),
        "ended": "2026-11-30T12:10:00.000Z",
        "result": result,
        "moves": count,
        "score": 250 if result == "won" else 0,
        "ms": 1000 * count,
        "tape": tape,
        "times": " ".join(str(1000 * n) for n in range(1, count + 1)),
        **keys,
    }


def play_moves(widget: HeartToHeart, moves: Iterable[Any]) -> None:
    """Make moves by taps."""
    for move in moves:
        for target in taps_of(move):
            widget.tap(target)


def draw_cards(widget: HeartToHeart, count: int) -> None:
    """Tap the stock so often."""
    for _ in range(count):
        widget.tap("stock")


def log_of(folder: Path, player: str | None = None, **keys: Any) -> GameLog[Game]:  # noqa: ANN401
    """Return the log of a game of Heart to Heart."""
    return GameLog(HEART_TO_HEART, folder, player, **keys)


def unfinished(folder: Path, player: str | None = None) -> list[UnendedGame]:
    """Return the games of Heart to Heart that a player could continue."""
    return list(unfinished_games(HEART_TO_HEART, folder, player))


def draw(game: Game, log: GameLog[Game], count: int = 1) -> None:
    """Tap the stock, and note each tap in the log."""
    for _ in range(count):
        game.tap("stock")
        log.note(game, SETTINGS)


def kinds(folder: Path) -> str:
    """Return what the lines are, as a short text: ``start D D end``."""
    return " ".join(line.get("do", line["e"]) for line in lines_in(folder))


def replayed(folder: Path) -> list[str]:
    """Return the texts of all games that are not ended, replayed from the log."""
    close_all()
    return [str(told.replay(HEART_TO_HEART)) for told in unfinished(folder)]
