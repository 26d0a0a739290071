"""What the log costs: to a tap, and to who wants the statistics of many games."""

import json
from collections.abc import Callable
from functools import partial
from itertools import cycle
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from benchmarks.row import Row
from hh_widget import HeartToHeart
from hh_widget.heart_to_heart import Game
from hh_widget.heart_to_heart.examples import EXAMPLE_GAME
from hh_widget.hearts import Match, Table, cpu
from hh_widget.logs import outcomes, statistics, writer
from hh_widget.logs.game_log import GameLog
from hh_widget.logs.heart_to_heart.events import HEART_TO_HEART
from hh_widget.logs.hearts.events import HEARTS

TAPS: Final = 2000
TAP_BOUND_MS: Final = 0.3

FILES: Final = 100
GAMES_A_FILE: Final = 100
RUNS: Final = 5
TEMPLATES: Final = 5
STATISTICS_BOUND_S: Final = 0.5
HEARTS_STATISTICS_BOUND_S: Final = 1.0
"""A match takes ten times as many lines as a game."""


def _seconds(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
    return perf_counter() - start


def measure_taps() -> list[Row]:
    """Turn the stock on two boards in turn, one with a log and one without."""
    with TemporaryDirectory() as folder:
        on = HeartToHeart("HH1-N-AAAAAAM", logs=folder)
        off = HeartToHeart("HH1-N-AAAAAAM", logs=False)
        for board in (on, off):
            board.tap("stock")
        turn_on, turn_off = partial(on.tap, "stock"), partial(off.tap, "stock")
        pairs = [(_seconds(turn_on), _seconds(turn_off)) for _ in range(TAPS)]
        writer.close_all()
    with_log, without = (1000 * median(times) for times in zip(*pairs, strict=True))
    return [
        Row(
            what=f"a tap in Python with the log on, median of {TAPS}",
            measured=with_log - without,
            unit="ms more",
            sense="at most",
            bound=TAP_BOUND_MS,
            peer=f"log off: {with_log:.3f} against {without:.3f} ms",
        )
    ]


def _log_a_game(folder: Path, number: int) -> None:  # noqa: ARG001  one game is enough
    """Log the example game of Heart to Heart, which is won."""
    game, log = Game("HH1-N-AAAAAAM"), GameLog(HEART_TO_HEART, folder)
    for move in Game.parse(EXAMPLE_GAME).history:
        game.play(move)
        log.note(game, {"help": True, "errors": False, "locale": "auto"})


def _log_a_match(folder: Path, number: int) -> None:
    """Log a match of Hearts in which a CPU level plays for your seat too."""
    table = Table(Match(number))
    log = GameLog(HEARTS, folder)
    while table.result is None:
        if table.phase == "passing":
            for card in cpu.choose_pass(table.match.observation(0)):
                table.tap(card)
                log.note(table, {"locale": "auto"})
            table.confirm()
        elif not table.advance() and not table.next_hand():
            card = cpu.choose_play(table.match.observation(0))
            table.tap(card)
            table.tap(card)
        log.note(table, {"locale": "auto"})


def _write_games(folder: Path, log_a_game: Callable[[Path, int], None]) -> None:
    """Log some games, and copy them with other ids into many files."""
    templates = []
    for number in range(TEMPLATES):
        template = folder / f"template {number}"
        log_a_game(template, number)
        (file,) = template.iterdir()
        told = file.read_bytes()
        first = json.loads(told.partition(b"\n")[0])["id"].encode()
        templates.append((told, first))
    for number in range(FILES):
        (folder / f"{number:03}.jsonl").write_bytes(
            b"".join(
                told.replace(first, b"%08d%08d" % (number, g)).replace(
                    b'"g":1,', b'"g":%d,' % g
                )
                for g, (told, first) in zip(
                    range(1, GAMES_A_FILE + 1), cycle(templates), strict=False
                )
            )
        )
    writer.close_all()


def _json_of_ends(folder: Path) -> None:
    """Do the least that any reader must: find the end lines, and read their JSON."""
    for file in folder.glob("*.jsonl"):
        for line in file.read_bytes().splitlines():
            if line.startswith(b'{"e":"end"'):
                json.loads(line)


def measure_statistics(
    game: str, log_a_game: Callable[[Path, int], None], bound: float
) -> list[Row]:
    """Read many games anew each time, as a process does that has just begun."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        _write_games(folder, log_a_game)
        size = sum(file.stat().st_size for file in folder.glob("*.jsonl")) / 1e6
        ours, peers = [], []
        for _ in range(RUNS):
            outcomes.forget()
            ours.append(_seconds(lambda: statistics(game, folder)))
            peers.append(_seconds(lambda: _json_of_ends(folder)))
        found, problems = statistics(game, folder), outcomes.problems_in(folder)
        files = outcomes.outcomes_in(folder).values()
        ended = [o for file in files for o in file.outcomes if o.is_ended]
    count = FILES * GAMES_A_FILE
    if len(ended) != count or problems:
        raise AssertionError(f"of {count} games, the statistics tell {found}")
    return [
        Row(
            what=f"statistics of {game} over {count:,} finished games, {size:.0f} MB, {kind} of {RUNS}",
            measured=typical(ours),
            unit="s",
            sense="at most",
            bound=bound,
            peer=f"the JSON of the end lines alone: {typical(peers):.2f} s",
        )
        for kind, typical in (("best", min), ("median", median))
    ]


def measure() -> list[Row]:
    """Measure both."""
    return [
        *measure_taps(),
        *measure_statistics("heart-to-heart", _log_a_game, STATISTICS_BOUND_S),
        *measure_statistics("hearts", _log_a_match, HEARTS_STATISTICS_BOUND_S),
    ]
