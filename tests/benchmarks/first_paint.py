"""How soon a board is there after its cell was run, against a bare counter."""

from statistics import median
from typing import Final

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
    """Run cells that show a board of each game and cells that show a counter, in turn."""
    shows = {
        "Heart to Heart": "HeartToHeart(logs=False)",
        "Hearts": "Hearts(logs=False)",
        "a bare counter": "Counter()",
    }
    times: dict[str, list[float]] = {name: [] for name in shows}
    with desk_of_benchmarks() as desk:
        notebook = desk.open(
            "from browser.counter import Counter\n"
            "from hh_widget import Hearts, HeartToHeart",
            *(show for _ in range(RUNS + 1) for show in shows.values()),
        )
        notebook.run(1)
        for number in range(2, len(shows) * (RUNS + 1) + 2):
            notebook.page.evaluate(_WATCH)
            notebook.run(number)
            notebook.page.wait_for_function("window.painted !== null")
            name = list(shows)[(number - 2) % len(shows)]
            times[name].append(float(notebook.page.evaluate("window.painted")))
    # The first of each also has the page learn its code.
    ours = {name: median(found[1:]) for name, found in times.items()}
    peers = ours.pop("a bare counter")
    return [
        Row(
            what=f"first paint of {name} after the cell was run, median of {RUNS}",
            measured=time / peers,
            unit="times",
            sense="at most",
            bound=BOUND,
            peer=f"a bare counter: {time:.0f} against {peers:.0f} ms",
        )
        for name, time in ours.items()
    ]
