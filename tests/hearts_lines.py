"""Lines of logs that tell of Hearts, as plain JSON, and matches to fill logs with."""

from pathlib import Path
from random import Random
from typing import Any

from fake_time import FakeTime
from hearts_tables import step

from hh_widget.hearts import Match, Table
from hh_widget.logs.game_log import GameLog, Settings
from hh_widget.logs.hearts.events import HEARTS
from hh_widget.logs.reader import UnendedGame
from hh_widget.logs.resuming import unfinished_games

SEED = 7
SETTINGS: Settings = {"locale": "en"}


def header(g: int = 1, **keys: object) -> dict[str, Any]:
    """Return what start, resume and end tell of a match."""
    return {
        "g": g,
        "id": f"match-{g}",
        "v": 1,
        "game": "hearts",
        "t": f"2026-11-30T12:00:{g:02}.000Z",
        "seed": SEED,
        "difficulty": "normal",
        "locale": "en",
        "package": "0.1.0",
        **keys,
    }


def start(g: int = 1, **keys: object) -> dict[str, Any]:
    return {"e": "start", **header(g, **keys)}


def end(result: str, g: int = 1, **keys: object) -> dict[str, Any]:
    """Return an end; statistics take it at its word, so its tape is a short one."""
    return {
        "e": "end",
        **header(g),
        "ended": "2026-11-30T12:10:00.000Z",
        "result": result,
        "totals": [90, 101, 40, 55],
        "ms": 1000,
        "tape": "QS",
        "times": "1000",
        **keys,
    }


def steps_of(table: Table, g: int = 1) -> list[dict[str, Any]]:
    """Return the events of all steps of a match."""
    return [
        {"e": told["e"], "g": g, **told, "ms": taken.ms}
        for number, taken in enumerate(table.tape, start=1)
        for told in [HEARTS.step_told(taken, number)]
    ]


def resume(source: str, table: Table, g: int = 1, **keys: object) -> dict[str, Any]:
    return {
        "e": "resume",
        **header(g),
        "from": source,
        **HEARTS.tape_told(table.tape),
        "ms": table.tape[-1].ms,
        **keys,
    }


def log_of(folder: Path, player: str | None = None, **keys: Any) -> GameLog[Table]:  # noqa: ANN401
    """Return the log of a match."""
    return GameLog(HEARTS, folder, player, **keys)


def unfinished(folder: Path, player: str | None = None) -> list[UnendedGame]:
    """Return the matches that a player could continue."""
    return list(unfinished_games(HEARTS, folder, player))


def table_after(count: int, seed: int = SEED) -> Table:
    """Return a table at which so many steps have been taken, always the same ones."""
    table = Table(Match(seed), clock=FakeTime())
    random = Random(seed)
    for _ in range(count):
        take(table, random)
    return table


def take(table: Table, random: Random) -> None:
    """Take the next step if there is one; your cards are left to chance."""
    if not table.next_hand() and table.result is None:
        step(table, random)
