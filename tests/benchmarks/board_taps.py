"""A whole won game by taps in JupyterLab: how soon each is painted, and its bytes.

A bare counter beside the board is pressed after each tap, in the same way.
"""

from statistics import median
from typing import Any, Final

from browser.board import CODE, taps_of

from benchmarks.lab_page import desk_of_benchmarks, pauses
from benchmarks.row import Row
from benchmarks.tap_rows import Latencies, byte_rows, bytes_within, latency_row
from hh_widget.heart_to_heart import Game, Pair
from hh_widget.heart_to_heart.examples import EXAMPLE_GAME

GAMES: Final = 3
"""Whole games: the machine is shared, so the least disturbed one counts."""
TAPS_OF_A_KIND: Final = 20

_PLAY: Final = """
async ({ targets, pauses }) => {
  const board = document.querySelector(".hh-widget");
  const counter = document.querySelector("button.counter");
  const timed = [];
  for (const target of targets) {
    await pause(pauses.pop());
    const place = board.querySelector(
      typeof target === "number" ? `[data-slot="${target}"]` : `[data-target="${target}"]`);
    const tap = await press(place, board, "data-version");
    await pause(pauses.pop());
    timed.push([tap, await press(counter, counter, "data-count")]);
  }
  await pause(500);
  return { timed, heard };
}
"""


def _play() -> dict[str, Any]:
    """Play the example game, and return what the page has noted."""
    targets = [
        tap for move in Game.parse(EXAMPLE_GAME).history for tap in taps_of(move)
    ]
    with desk_of_benchmarks() as desk:
        notebook = desk.open(
            "from browser.counter import Counter\nfrom hh_widget import HeartToHeart",
            f"HeartToHeart({CODE!r}, logs=False)",
            "Counter()",
        )
        notebook.run_all()
        notebook.output(2).locator(".hh-widget").wait_for()
        notebook.output(3).locator("button.counter").wait_for()
        page = notebook.page
        page.wait_for_function("document.querySelector('[data-waiting=idle]')")
        facts: dict[str, Any] = page.evaluate(
            _PLAY, {"targets": targets, "pauses": pauses(2 * len(targets))}
        )
    return facts


def _kinds() -> list[str]:
    """Return what each tap of the example game is: a selection, a pair or a draw."""
    return [
        kind
        for move in Game.parse(EXAMPLE_GAME).history
        for kind in (("select", "pair") if isinstance(move, Pair) else ("draw",))
    ]


def _latencies(facts: dict[str, Any]) -> Latencies:
    """Return the medians of the board's taps, as many of each kind, and the counter's."""
    kinds = _kinds()
    chosen: list[int] = []
    for kind in ("select", "pair", "draw"):
        of_kind = [i for i, k in enumerate(kinds) if k == kind]
        chosen += of_kind[:TAPS_OF_A_KIND]
    return Latencies(
        median(facts["timed"][i][0][1] for i in chosen),
        median(facts["timed"][i][1][1] for i in chosen),
    )


def measure() -> list[Row]:
    """Play the game some times and compare the board's taps with the counter's."""
    games = [_play() for _ in range(GAMES)]
    facts = games[0]
    starts = [start for tap, press in facts["timed"] for start, _ in (tap, press)]
    edges = list(zip(starts, [*starts[1:], float("inf")], strict=True))
    sizes = bytes_within(facts["heard"], edges)
    return [
        latency_row(
            f"tap to painted in JupyterLab, median of 60, best of {GAMES} games",
            min(map(_latencies, games), key=lambda latencies: latencies.ratio),
        ),
        *byte_rows("a tap of a won game", sizes[::2], sizes[1::2]),
    ]
