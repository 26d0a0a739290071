"""Whether a thousand games in one page leave anything behind, in kernel or browser."""

import json
from typing import Final, NamedTuple

import psutil
from browser.notebook import Notebook

from benchmarks.lab_page import desk_of_benchmarks
from benchmarks.row import Row

FROM_GAME: Final = 200
TO_GAME: Final = 1000
MOVES: Final = 20
CHUNK: Final = 50
"""Games that the page plays before it tells so."""

KERNEL_BOUND: Final = 1.0
"""Kilobytes a game."""
HEAP_BOUND: Final = 0.5
"""Kilobytes a game that count as flat: what counting itself leaves behind."""

_PLAY: Final = """
async ({ games, moves }) => {
  const board = document.querySelector(".hh-widget");
  const until = (holds) => new Promise((done) => {
    if (holds()) { done(); return; }
    const observer = new MutationObserver(() => {
      if (holds()) { observer.disconnect(); done(); }
    });
    observer.observe(board, { attributes: true, childList: true, subtree: true });
  });
  const find = (selector) => board.querySelector(selector);
  const ask = async (selector) => {
    const before = board.dataset.version;
    find(selector).click();
    await until(() => board.dataset.version !== before);
  };
  for (let game = 0; game < games; game += 1) {
    for (let move = 0; move < moves; move += 1) {
      // A deal that is stuck tells so in a dialog.
      find('[data-dialog] [data-action="look"]')?.click();
      await until(() => !find("[data-dialog]"));
      await ask('[data-target="stock"]');
    }
    find('[data-dialog] [data-action="look"]')?.click();
    await until(() => !find("[data-dialog]"));
    find('[data-action="new"]').click();
    await until(() => find('[data-action="leave"]'));
    await ask('[data-action="leave"]');
  }
  window.heard.length = 0;
}
"""

_COUNTS: Final = """
import gc, json, os
from comm import get_comm_manager
gc.collect()
print(json.dumps([os.getpid(), len(get_comm_manager().comms)]))
"""


class InKernel(NamedTuple):
    """What the kernel holds."""

    memory: float
    """Resident memory, in kilobytes."""
    comms: int


class InPage(NamedTuple):
    """What the page holds after collection."""

    heap: float
    """JavaScript objects, in kilobytes."""
    nodes: int
    listeners: int


def _in_kernel(notebook: Notebook, cell: int) -> InKernel:
    """Run the cell that counts."""
    notebook.run(cell)
    pid, comms = json.loads(notebook.output(cell).inner_text())
    return InKernel(psutil.Process(pid).memory_info().rss / 1000, comms)


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


def _play(notebook: Notebook, games: int) -> None:
    for _ in range(games // CHUNK):
        notebook.page.evaluate(_PLAY, {"games": CHUNK, "moves": MOVES})


def measure() -> list[Row]:
    """Play the games and compare what is held after the 200th and the 1,000th."""
    with desk_of_benchmarks() as desk:
        notebook = desk.open(
            "from hh_widget import HeartToHeart", "HeartToHeart()", _COUNTS, _COUNTS
        )
        for cell in (1, 2):
            notebook.run(cell)
        notebook.output(2).locator(".hh-widget").wait_for()
        notebook.page.wait_for_function("document.querySelector('.hh-widget .covered')")
        _play(notebook, FROM_GAME)
        # The cell that counts adds to the page, so it runs outside of what is counted.
        kernel_before = _in_kernel(notebook, 3)
        page_before = _in_page(notebook)
        _play(notebook, TO_GAME - FROM_GAME)
        page_after = _in_page(notebook)
        kernel_after = _in_kernel(notebook, 4)
    return [
        _size_row(
            "kernel memory", kernel_before.memory, kernel_after.memory, KERNEL_BOUND
        ),
        _size_row("browser heap", page_before.heap, page_after.heap, HEAP_BOUND),
        _count_row("DOM nodes", page_before.nodes, page_after.nodes),
        _count_row("listeners", page_before.listeners, page_after.listeners),
        _count_row("comms", kernel_before.comms, kernel_after.comms),
    ]


def _size_row(name: str, before: float, after: float, bound: float) -> Row:
    return Row(
        what=f"{name}, growth from game {FROM_GAME} to game {TO_GAME}",
        measured=(after - before) / (TO_GAME - FROM_GAME),
        unit="kB a game",
        sense="at most",
        bound=bound,
        peer=f"none: {before:.0f} then {after:.0f} kB",
    )


def _count_row(name: str, before: float, after: float) -> Row:
    return Row(
        what=f"{name}, growth from game {FROM_GAME} to game {TO_GAME}",
        measured=after - before,
        unit="more",
        sense="at most",
        bound=0,
        peer=f"none: {before:.0f} then {after:.0f}",
    )
