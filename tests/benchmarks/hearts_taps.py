"""Hands of Hearts by taps in JupyterLab: how soon each is painted, and its bytes.

A bare counter below the table is pressed after each tap, in the same way. The CPU seats
keep their pauses, and what their cards bring down is counted apart.
"""

from statistics import median
from typing import Any, Final

from benchmarks.lab_page import desk_of_benchmarks, pauses
from benchmarks.row import Row
from benchmarks.tap_rows import Latencies, byte_rows, bytes_within, latency_row

GAMES: Final = 2
"""The machine is shared, so the least disturbed one counts."""
HANDS: Final = 2
TAPS_OF_A_KIND: Final = 20
SEED: Final = 7
ANSWER_MILLISECONDS: Final = 200
"""How long after a tap its answer may come down; the next card is played later."""

_PLAY: Final = """
async ({ hands, kindCount, pauses }) => {
  const table = document.querySelector(".hh-widget");
  const counter = document.querySelector("button.counter");
  const timed = [];
  const find = (selector) => table.querySelector(selector);
  const until = (holds) => new Promise((done) => {
    if (holds()) { done(); return; }
    const observer = new MutationObserver(() => {
      if (holds()) { observer.disconnect(); done(); }
    });
    observer.observe(table, { attributes: true, childList: true, subtree: true });
  });
  const tap = async (kind, element) => {
    await pause(pauses.pop());
    const ours = await press(element, table, "data-version");
    await pause(pauses.pop());
    timed.push([kind, ours, await press(counter, counter, "data-count")]);
  };
  for (let hand = 0; hand < hands; hand += 1) {
    for (let again = 0; again < kindCount / 2 / hands; again += 1) {
      // Chosen, and given back.
      await tap("choose", find(".fan .card:not(.selected)"));
      await tap("choose", find(".fan .card.selected"));
    }
    for (let card = 0; card < 3; card += 1) {
      await tap("choose", find(".fan .card:not(.selected)"));
    }
    await tap("confirm", find('[data-action="confirm"]'));
    for (let trick = 0; trick < 13; trick += 1) {
      await until(() => find(".fan .card.free"));
      const cards = table.querySelectorAll(".fan .card.free");
      await tap("raise", cards[0]);
      await tap("play", find(".fan .card.selected"));
    }
    await until(() => find('[data-action="next_hand"]'));
    find('[data-action="next_hand"]').click();
    await until(() => table.dataset.phase === "passing");
  }
  await pause(500);
  return { timed, heard };
}
"""

_WATCH: Final = """
() => {
  window.versions = [];
  const table = document.querySelector(".hh-widget");
  new MutationObserver(() => window.versions.push(performance.now()))
    .observe(table, { attributes: true, attributeFilter: ["data-version"] });
}
"""


def _play() -> dict[str, Any]:
    """Play the hands, and return what the page has noted."""
    with desk_of_benchmarks() as desk:
        notebook = desk.open(
            "from browser.counter import Counter\nfrom hh_widget import Hearts",
            f"Hearts(seed={SEED}, logs=False)",
            "Counter()",
        )
        notebook.run_all()
        notebook.output(2).locator(".hh-widget").wait_for()
        notebook.output(3).locator("button.counter").wait_for()
        page = notebook.page
        page.wait_for_function("document.querySelector('[data-waiting=idle]')")
        page.evaluate(_WATCH)
        facts: dict[str, Any] = page.evaluate(
            _PLAY,
            {"hands": HANDS, "kindCount": TAPS_OF_A_KIND, "pauses": pauses(400)},
        )
        facts["versions"] = page.evaluate("window.versions")
    return facts


def _latencies(facts: dict[str, Any]) -> Latencies:
    """Return the medians of the table's taps, as many of each kind, and the counter's."""
    chosen: list[list[Any]] = []
    for kind in ("choose", "raise", "play"):
        of_kind = [times for times in facts["timed"] if times[0] == kind]
        chosen += of_kind[:TAPS_OF_A_KIND]
    return Latencies(
        median(ours[1] for _, ours, _ in chosen),
        median(peers[1] for _, _, peers in chosen),
    )


def measure() -> list[Row]:
    """Play some hands and compare the table's taps with the counter's."""
    games = [_play() for _ in range(GAMES)]
    facts = games[0]
    answers = [
        [(start, start + ANSWER_MILLISECONDS) for start, _ in starts]
        for starts in zip(*[times[1:] for times in facts["timed"]], strict=True)
    ]
    ours, peers = (bytes_within(facts["heard"], edges) for edges in answers)
    tapped = [edges for of_side in answers for edges in of_side]
    steps = [
        (time - ANSWER_MILLISECONDS / 2, time + 1)
        for time in facts["versions"]
        if not any(start <= time < end for start, end in tapped)
    ]
    return [
        latency_row(
            f"tap to painted at the table of Hearts, median of 60, best of {GAMES}",
            min(map(_latencies, games), key=lambda latencies: latencies.ratio),
        ),
        *byte_rows(f"a tap of {HANDS} hands of Hearts", ours, peers),
        *byte_rows(
            "a step of the table of Hearts", bytes_within(facts["heard"], steps), peers
        ),
    ]
