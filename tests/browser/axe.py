"""axe-core, which finds faults of accessibility, run on a board."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

from browser.shown import Shown

_SOURCE: Final = (
    Path(__file__).parents[2] / "js" / "node_modules" / "axe-core" / "axe.min.js"
)
HOW_TO_GET_IT: Final = "axe-core is not installed: npm --prefix js ci"

_RUN: Final = """
board => {
  const told = ({ violations }) => violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html}`));
  globalThis.axeFaults = null;
  axe.run(board).then(found => { globalThis.axeFaults = told(found); });
}
"""
_FOUND: Final = "() => globalThis.axeFaults"


@cache
def _source() -> str:
    if not _SOURCE.is_file():
        raise FileNotFoundError(HOW_TO_GET_IT)
    return _SOURCE.read_text(encoding="utf-8")


def faults_of(
    board: Shown[Any], let_time_pass: Callable[[int], None] | None = None
) -> list[str]:
    """Return what axe finds wrong with a board, each fault as a sentence.

    Args:
        board: the board.
        let_time_pass: where the page's time is held, what lets milliseconds of it pass:
            axe needs a few.

    """
    page = board.root.page
    if not page.evaluate("'axe' in globalThis"):
        page.evaluate(_source())
    board.root.evaluate(_RUN)
    if let_time_pass is None:
        page.wait_for_function(_FOUND)
    else:
        while page.evaluate(_FOUND) is None:
            let_time_pass(1)
    faults: list[str] = page.evaluate(_FOUND)
    return faults
