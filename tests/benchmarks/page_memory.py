"""What kernel and page hold before and after many games, and what grew."""

import json
from collections.abc import Callable
from typing import Final, NamedTuple

import psutil
from browser.notebook import Notebook

from benchmarks.row import Row

KERNEL_BOUND: Final = 1.0
"""Kilobytes a game."""
HEAP_BOUND: Final = 0.5
"""Kilobytes a game that count as flat: what counting itself leaves behind."""
NODES_BOUND: Final = 0.5
"""DOM nodes a game that count as flat: what is drawn once and kept is at least one."""
LOOKS: Final = 3
"""How often the page is counted, some games apart: of nodes that were just taken away,
the browser keeps now more and now fewer for a while."""

SETUP: Final = """
# Jupyter's session keeps the signatures of the last 65,536 messages, some 100 bytes each,
# whatever sent them. With room for fewer it is full before the counting begins, and what
# grows after that is the widget's.
get_ipython().kernel.session.digest_history_size = 1000
"""

COUNTS: Final = """
import gc, json, os
from comm import get_comm_manager
gc.collect()
print(json.dumps([os.getpid(), len(get_comm_manager().comms)]))
"""


class Span(NamedTuple):
    """The games that are counted."""

    unit: str
    """What is played, in the singular."""
    chunk: int
    """How many are played between two looks at the page."""
    start: int
    """After how many the counting begins."""
    stop: int
    """After how many it ends."""

    def __str__(self) -> str:
        """Say from which game to which."""
        return f"growth from {self.unit} {self.start} to {self.unit} {self.stop}"


class InPage(NamedTuple):
    """What the page holds after collection."""

    heap: float
    """JavaScript objects, in kilobytes."""
    nodes: int
    listeners: int


def _in_kernel(notebook: Notebook, cell: int) -> tuple[int, int]:
    """Run the cell that counts, and return the kernel's process and its comms."""
    notebook.run(cell)
    pid, comms = json.loads(notebook.output(cell).inner_text())
    return pid, comms


def _in_page(notebook: Notebook) -> InPage:
    """Count in the browser."""
    page = notebook.page
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    for _ in range(3):
        session.send("HeapProfiler.collectGarbage")
    metrics = session.send("Performance.getMetrics")["metrics"]
    session.detach()
    values = {metric["name"]: metric["value"] for metric in metrics}
    return InPage(
        heap=values["JSHeapUsedSize"] / 1000,
        nodes=values["Nodes"],
        listeners=values["JSEventListeners"],
    )


def _play_and_look(
    notebook: Notebook, play: Callable[[Notebook, int], None], games: int, chunk: int
) -> InPage:
    """Play, and return the least of what the page holds at several times at the end."""
    play(notebook, games - (LOOKS - 1) * chunk)
    looks = [_in_page(notebook)]
    for _ in range(LOOKS - 1):
        play(notebook, chunk)
        looks.append(_in_page(notebook))
    return InPage(*map(min, zip(*looks, strict=True)))


def growth(
    notebook: Notebook,
    play: Callable[[Notebook, int], None],
    span: Span,
    cells: tuple[int, int],
) -> list[Row]:
    """Play and compare what is held at the beginning and at the end of a span.

    Args:
        notebook: where the games are played.
        play: plays a number of games, which is a multiple of the span's chunk.
        span: of which games.
        cells: the two cells that hold :data:`COUNTS`.

    """
    # What the counting cells add to the page is there before the counting begins, or
    # comes when it is over.
    pid, comms_before = _in_kernel(notebook, cells[0])
    kernel = psutil.Process(pid)
    page_before = _play_and_look(notebook, play, span.start, span.chunk)
    kernel_before = kernel.memory_info().rss / 1000
    page_after = _play_and_look(notebook, play, span.stop - span.start, span.chunk)
    kernel_after = kernel.memory_info().rss / 1000
    _, comms_after = _in_kernel(notebook, cells[1])

    def rate_row(
        what: str, before: float, after: float, bound: float, unit: str = "kB"
    ) -> Row:
        return Row(
            what=f"{what}, {span}",
            measured=(after - before) / (span.stop - span.start),
            unit=f"{unit} a {span.unit}",
            sense="at most",
            bound=bound,
            peer=f"none: {before:.0f} then {after:.0f} {unit}",
        )

    def count_row(what: str, before: float, after: float) -> Row:
        return Row(
            what=f"{what}, {span}",
            measured=after - before,
            unit="more",
            sense="at most",
            bound=0,
            peer=f"none: {before:.0f} then {after:.0f}",
        )

    return [
        rate_row("kernel memory", kernel_before, kernel_after, KERNEL_BOUND),
        rate_row("browser heap", page_before.heap, page_after.heap, HEAP_BOUND),
        rate_row(
            "DOM nodes", page_before.nodes, page_after.nodes, NODES_BOUND, "nodes"
        ),
        count_row("listeners", page_before.listeners, page_after.listeners),
        count_row("comms", comms_before, comms_after),
    ]
