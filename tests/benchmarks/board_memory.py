"""Whether a thousand games in one page leave anything behind, in kernel or browser."""

from typing import Final

from browser.notebook import Notebook

from benchmarks.lab_page import desk_of_benchmarks
from benchmarks.page_memory import COUNTS, SETUP, Span, growth
from benchmarks.row import Row

FROM_GAME: Final = 200
TO_GAME: Final = 1000
MOVES: Final = 20
CHUNK: Final = 50
"""Games that the page plays before it tells so."""

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
    // Nobody taps so soon after a dialog that the clock's message is still on its way.
    await pause(60);
  }
  window.heard.length = 0;
}
"""


def _play(notebook: Notebook, games: int) -> None:
    for _ in range(games // CHUNK):
        notebook.page.evaluate(_PLAY, {"games": CHUNK, "moves": MOVES})


def measure() -> list[Row]:
    """Play the games and compare what is held after the 200th and the 1,000th."""
    with desk_of_benchmarks() as desk:
        notebook = desk.open(
            SETUP, "from hh_widget import HeartToHeart\nHeartToHeart()", COUNTS, COUNTS
        )
        for cell in (1, 2):
            notebook.run(cell)
        notebook.output(2).locator(".hh-widget").wait_for()
        notebook.page.wait_for_function("document.querySelector('.hh-widget .covered')")
        return growth(
            notebook, _play, Span("game", CHUNK, FROM_GAME, TO_GAME), cells=(3, 4)
        )
