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

from log_lines import EXAMPLE, EXAMPLE_MOVES, play_moves

from hh_widget import HeartToHeart
from hh_widget.logs.writer import log_file

if sys.platform == "win32":
    context = multiprocessing.get_context("spawn")
else:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["playing"])


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


def die_within_a_line(
    tell: Callable[[object], None], folder: Path, line: int, share: float
) -> None:
    """Play the example game, and be killed when this line is written in part."""
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
    play_the_example(tell, folder, 0)


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
