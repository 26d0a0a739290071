"""Whether two hundred matches of Hearts in one page leave anything behind.

A pass and four tricks of each match are played, since whole ones would take hours, and
the page's clock goes faster, so that the pauses between the cards are short.
"""

from typing import Final

from browser.notebook import Notebook

from benchmarks.lab_page import FAST, desk_of_benchmarks
from benchmarks.page_memory import COUNTS, SETUP, Span, growth
from benchmarks.row import Row

FROM_MATCH: Final = 300
"""By then the caches that are bounded are full, as after 200 games of Heart to Heart."""
TO_MATCH: Final = 500
TRICKS: Final = 4
CHUNK: Final = 10
"""Matches that the page plays before it tells so."""

_PLAY: Final = """
async ({ matches, tricks }) => {
  const table = document.querySelector(".hh-widget");
  const find = (selector) => table.querySelector(selector);
  const until = (holds) => new Promise((done) => {
    if (holds()) { done(); return; }
    const observer = new MutationObserver(() => {
      if (holds()) { observer.disconnect(); done(); }
    });
    observer.observe(table, { attributes: true, childList: true, subtree: true });
  });
  const ask = async (selector) => {
    const before = table.dataset.version;
    find(selector).click();
    await until(() => table.dataset.version !== before);
  };
  for (let match = 0; match < matches; match += 1) {
    for (let card = 0; card < 3; card += 1) {
      await ask(".fan .card:not(.selected)");
    }
    await ask('[data-action="confirm"]');
    for (let trick = 0; trick < tricks; trick += 1) {
      await until(() => find(".fan .card.free"));
      await ask(".fan .card.free");
      await ask(".fan .card.selected");
    }
    find('[data-action="new_match"]').click();
    await until(() => find('[data-action="leave"]'));
    find('[data-action="leave"]').click();
    await until(() => table.dataset.phase === "passing" && !find(".card.selected"));
    await pause(1800);  // 60 ms, for the clock's message
  }
  window.heard.length = 0;
}
"""


def _play(notebook: Notebook, matches: int) -> None:
    for _ in range(matches // CHUNK):
        notebook.page.evaluate(_PLAY, {"matches": CHUNK, "tricks": TRICKS})


def measure() -> list[Row]:
    """Play the matches and compare what is held after the 300th and the 500th."""
    with desk_of_benchmarks(FAST) as desk:
        notebook = desk.open(
            SETUP, "from hh_widget import Hearts\nHearts()", COUNTS, COUNTS
        )
        for cell in (1, 2):
            notebook.run(cell)
        notebook.output(2).locator(".hh-widget").wait_for()
        notebook.page.wait_for_function("document.querySelector('.hh-widget .free')")
        return growth(
            notebook, _play, Span("match", CHUNK, FROM_MATCH, TO_MATCH), cells=(3, 4)
        )
