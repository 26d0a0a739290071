"""Processes that play, as kernels do, so that they can be killed, forked and starved.

They are forked from one that has imported everything, so that twenty start in a moment.
"""

import json
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.synchronize import Barrier
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hearts_tables import ending
from log_lines import EXAMPLE, EXAMPLE_MOVES, play_moves

from hh_widget import HeartToHeart
from hh_widget.logs.formats import FORMATS
from hh_widget.logs.hearts.events import HEARTS
from hh_widget.logs.writer import log_file
from hh_widget.widgets.hearts import Hearts

KILLS = 100 if os.environ.get("HYPOTHESIS_PROFILE") == "soak" else 20
"""How often processes are killed."""

on_posix = pytest.mark.skipif(sys.platform == "win32", reason="it is a matter of POSIX")

CONFIRMS = 0.7
"""How often a pass that is chosen is passed, and not chosen anew."""

if sys.platform == "win32":
    context = multiprocessing.get_context("spawn")
else:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["playing"])


def told_in(file: Path) -> list[str]:
    """Return what the whole lines of a file tell: steps, and the kinds of others."""
    lines = file.read_text(encoding="utf-8").split("\n")
    return [_told(json.loads(line)) for line in lines if line.endswith("}")]


def _told(event: dict[str, Any]) -> str:
    for game_format in FORMATS.values():
        if event["e"] in game_format.step_kinds:
            _, step = game_format.read_step(event)
            return game_format.step_text(step)
    return str(event["e"])


def but_starts(told: list[str]) -> list[str]:
    """Return what is told of steps and ends."""
    return [text for text in told if text != "start"]


class Played:
    """A process that runs a function, and what it tells.

    Args:
        function: gets a way to tell things, and the arguments.

    """

    def __init__(self, function: Callable[..., None], *arguments: object) -> None:
        self._here, there = context.Pipe(duplex=False)
        self._process = context.Process(
            target=_run, args=(function, there, arguments), daemon=True
        )
        self._process.start()
        there.close()

    def hear(self) -> Any:  # noqa: ANN401
        """Return what it tells next."""
        return json.loads(self._here.recv_bytes())

    def hear_all(self) -> list[Any]:
        """Return all that it still tells until its end."""
        told = []
        try:
            while True:
                told.append(self.hear())
        except EOFError:
            self._process.join()
            return told

    def kill(self) -> None:
        """End it without a chance to do anything more."""
        self._process.kill()
        self._process.join()

    @property
    def status(self) -> int | None:
        """The exit status, once it has ended."""
        return self._process.exitcode


def _run(
    function: Callable[..., None], there: Connection, arguments: tuple[object, ...]
) -> None:
    function(lambda told: there.send_bytes(json.dumps(told).encode()), *arguments)


def play_the_example(
    tell: Callable[[object], None], folder: Path, seed: int, games: int = 1_000_000
) -> None:
    """Win the example game again and again, some moves undone and redone.

    After each step, when it must be in the log, it is told; a win, also as ``"end"``.
    """
    random = Random(seed)
    widget = HeartToHeart(EXAMPLE, logs=folder)
    for _ in range(games):
        for move in EXAMPLE_MOVES:
            play_moves(widget, [move])
            tell(str(move))
            if widget.status == "won":
                tell("end")
            elif random.random() < 0.2:
                widget.undo()
                tell("U")
                widget.redo()
                tell("Y")
        widget.restart()


def play_hearts(
    tell: Callable[[object], None], folder: Path, seed: int, matches: int = 1_000_000
) -> None:
    """Play matches to the end, the first of which has one hand left.

    After each step, when it must be in the log, it is told; an end, as ``"end"``.
    """
    random = Random(seed)
    widget = Hearts(match=ending().match, logs=folder)
    for number in range(matches):
        if number:
            widget.new_match(seed)
        told = 0
        while widget.result is None:
            take_on(widget, random)
            if not widget._game.is_begun:
                continue
            tape = widget._game.tape
            for step in tape[told:]:
                tell(HEARTS.step_text(step))
            told = len(tape)
        tell("end")


def take_on(widget: Hearts, random: Random) -> None:
    """Take the next step in a match, whoever is to take it; a raised card is one too."""
    if widget.advance() or widget.next_hand():
        return
    if widget.can_confirm and random.random() < CONFIRMS:
        widget.confirm()
    else:
        widget.tap(random.choice(widget.playable))


def die_within_a_line(
    tell: Callable[[object], None],
    folder: Path,
    line: int,
    share: float,
    play: Callable[[Callable[[object], None], Path, int], None] = play_the_example,
) -> None:
    """Play a game, and be killed when this line is written in part."""
    log_file(folder)
    write, lines = os.write, 0

    def write_or_die(descriptor: int, data: bytes) -> int:
        nonlocal lines
        lines += 1
        if lines == line:
            write(descriptor, data[: int(share * len(data))])
            os.kill(os.getpid(), signal.SIGKILL)
        return write(descriptor, data)

    os.write = write_or_die  # type: ignore[assignment]
    play(tell, folder, 0)


def play_both_beside_others(
    tell: Callable[[object], None], folder: Path, start: Barrier, seed: int
) -> None:
    """Win a game and play out a match, all processes at once; leave one of each."""
    start.wait()
    play_the_example(tell, folder, seed, 1)
    play_hearts(tell, folder, seed, 1)
    HeartToHeart(EXAMPLE, logs=folder).tap("stock")
    widget = Hearts(seed=seed, logs=folder)
    widget.tap(widget.hand[0])


def play_beside_others(
    tell: Callable[[object], None],
    folder: Path,
    start: Barrier,
    seed: int,
    games: int,
) -> None:
    """Win so many games, all processes beginning at once, and leave one unfinished."""
    start.wait()
    play_the_example(tell, folder, seed, games)
    widget = HeartToHeart(EXAMPLE, logs=folder)
    widget.tap("stock")
