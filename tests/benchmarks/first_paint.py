"""How soon a board is there after its cell was run, against a bare counter."""

from statistics import median
from typing import Final

from browser.board import CODE

from benchmarks.lab_page import desk_of_benchmarks
from benchmarks.row import Row

RUNS: Final = 7
BOUND: Final = 1.5

_WATCH: Final = """
() => {
  window.painted = null;
  const known = new Set(document.querySelectorAll(".hh-widget, .counter"));
  let start;
  document.addEventListener("keydown", () => { start ??= performance.now(); },
    { capture: true, once: true });
  const observer = new MutationObserver(async () => {
    for (const shown of document.querySelectorAll(".hh-widget, .counter")) {
      if (!known.has(shown)) {
        observer.disconnect();
        window.painted = (await frames2()) - start;
        return;
      }
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
"""


def measure() -> list[Row]:
    """Run cells that show a board and cells that show a counter, in turn."""
    shows = (f"HeartToHeart({CODE!r}, logs=False)", "Counter()")
    with desk_of_benchmarks() as desk:
        notebook = desk.open(
            "from browser.counter import Counter\nfrom hh_widget import HeartToHeart",
            *(show for _ in range(RUNS + 1) for show in shows),
        )
        notebook.run(1)
        times: list[float] = []
        for number in range(2, 2 * RUNS + 4):
            notebook.page.evaluate(_WATCH)
            notebook.run(number)
            notebook.page.wait_for_function("window.painted !== null")
            times.append(float(notebook.page.evaluate("window.painted")))
    ours, peers = median(times[2::2]), median(times[3::2])
    return [
        Row(
            what=f"first paint after the cell was run, median of {RUNS}",
            measured=ours / peers,
            unit="times",
            sense="at most",
            bound=BOUND,
            peer=f"a bare counter: {ours:.0f} against {peers:.0f} ms",
        )
    ]
