"""A whole won game by taps in JupyterLab: how soon each is painted, and its bytes.

A bare counter beside the board is pressed after each tap, in the same way.
"""

from statistics import mean, median
from typing import Any, Final

from browser.board import CODE, taps_of

from benchmarks.lab_page import desk_of_benchmarks, pauses
from benchmarks.row import Row
from hh_widget.heart_to_heart import Game, Pair
from hh_widget.heart_to_heart.examples import EXAMPLE_GAME

GAMES: Final = 3
"""Whole games: the machine is shared, so the least disturbed one counts."""
TAPS_OF_A_KIND: Final = 20
LATENCY_RATIO: Final = 1.25
MEAN_BYTES_RATIO: Final = 2
WORST_BYTES_RATIO: Final = 3

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


def _bytes_after(starts: list[float], heard: list[list[float]]) -> list[float]:
    """Return how many bytes came between each start and the next, in order."""
    edges = [*starts[1:], float("inf")]
    return [
        sum(size for time, size in heard if start <= time < edge)
        for start, edge in zip(starts, edges, strict=True)
    ]


def _latencies(facts: dict[str, Any]) -> tuple[float, float]:
    """Return the medians of the board's taps, as many of each kind, and the counter's."""
    kinds = _kinds()
    chosen: list[int] = []
    for kind in ("select", "pair", "draw"):
        of_kind = [i for i, k in enumerate(kinds) if k == kind]
        chosen += of_kind[:TAPS_OF_A_KIND]
    return (
        median(facts["timed"][i][0][1] for i in chosen),
        median(facts["timed"][i][1][1] for i in chosen),
    )


def measure() -> list[Row]:
    """Play the game some times and compare the board's taps with the counter's."""
    games = [_play() for _ in range(GAMES)]
    ours, peers = min(map(_latencies, games), key=lambda pair: pair[0] / pair[1])
    facts = games[0]
    starts = [start for tap, press in facts["timed"] for start, _ in (tap, press)]
    sizes = _bytes_after(starts, facts["heard"])
    board, counter = sizes[::2], sizes[1::2]
    return [
        Row(
            what=f"tap to painted in JupyterLab, median of 60, best of {GAMES} games",
            measured=ours / peers,
            unit="times",
            sense="at most",
            bound=LATENCY_RATIO,
            peer=f"a bare counter: {ours:.1f} against {peers:.1f} ms",
        ),
        Row(
            what=f"bytes down a tap, mean of a won game's {len(board)}",
            measured=mean(board) / mean(counter),
            unit="times",
            sense="at most",
            bound=MEAN_BYTES_RATIO,
            peer=f"a bare counter: {mean(board):.0f} against {mean(counter):.0f} B",
        ),
        Row(
            what="bytes down a tap, the worst of a won game",
            measured=max(board) / mean(counter),
            unit="times",
            sense="at most",
            bound=WORST_BYTES_RATIO,
            peer=f"a bare counter: {max(board):.0f} against {mean(counter):.0f} B",
        ),
    ]
