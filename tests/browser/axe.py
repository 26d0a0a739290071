"""axe-core, which finds faults of accessibility, run on a board."""

from functools import cache
from pathlib import Path
from typing import Any, Final

from browser.shown import Shown

_SOURCE: Final = (
    Path(__file__).parents[2] / "js" / "node_modules" / "axe-core" / "axe.min.js"
)
HOW_TO_GET_IT: Final = "axe-core is not installed: npm --prefix js ci"

_RUN: Final = """
async board => {
  const { violations } = await axe.run(board);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html}`));
}
"""


@cache
def _source() -> str:
    if not _SOURCE.is_file():
        raise FileNotFoundError(HOW_TO_GET_IT)
    return _SOURCE.read_text(encoding="utf-8")


def faults_of(board: Shown[Any]) -> list[str]:
    """Return what axe finds wrong with a board, each fault as a sentence."""
    page = board.root.page
    if not page.evaluate("'axe' in globalThis"):
        page.evaluate(_source())
    faults: list[str] = board.root.evaluate(_RUN)
    return faults
