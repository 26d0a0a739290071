"""Takes pictures of the board at all its moments, in both themes, at four widths.

They come into ``screenshots/``; those that open the README also into ``docs/``. Names
choose what is taken: those of moments, ``languages`` and ``motion``.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from browser.desk import Desk

from hh_widget.texts import languages
from screenshots.hearts_moments import HEARTS_MOMENTS
from screenshots.moment import Moment
from screenshots.moments import MOMENTS
from screenshots.motion import take_motion
from screenshots.studio import (
    THEMES,
    WIDTHS,
    Shelf,
    open_desk,
    set_width,
    take,
    take_small,
)

ROOT: Final = Path(__file__).resolve().parents[2]
PICTURES: Final = ROOT / "screenshots"
DOCS: Final = ROOT / "docs"

ALL: Final = (*MOMENTS, *HEARTS_MOMENTS)
README_MOMENTS: Final = {"game": "board", "hearts-blocked": "table"}
"""The moments that open the README, and the names of their pictures there."""
README_WIDTH: Final = 700


def main(names: list[str]) -> int:
    """Take the named pictures, by default all, and return the exit status."""
    known = [*(moment.name for moment in ALL), "languages", "motion"]
    unknown = sorted(set(names) - set(known))
    if unknown:
        sys.stderr.write(
            f"there are no pictures of {', '.join(unknown)}; "
            f"there are {', '.join(known)}\n"
        )
        return 2
    wanted = names or known
    moments = [moment for moment in ALL if moment.name in wanted]
    with open_desk() as desk:
        if moments:
            _take_moments(desk, moments)
        if "languages" in wanted:
            _take_languages(desk)
        if "motion" in wanted:
            take_motion(desk, PICTURES / "motion")
    sys.stdout.write(f"The pictures are in {PICTURES}\n")
    return 0


def _take_moments(desk: Desk, moments: Sequence[Moment]) -> None:
    shelf = Shelf(desk, moments, "en")
    for theme in THEMES:
        shelf.choose_theme(theme)
        for name, board in shelf.boards.items():
            for width in WIDTHS:
                set_width(board, width)
                take(board, PICTURES / f"{name}-{theme}-{width}.png")
            if name in README_MOMENTS:
                set_width(board, README_WIDTH)
                take_small(board, DOCS / f"{README_MOMENTS[name]}-{theme}.webp")


def _take_languages(desk: Desk) -> None:
    """Take what has most words in it, in the other languages and where it is narrow."""
    for locale in sorted(set(languages()) - {"en"}):
        shelf = Shelf(desk, [moment for moment in ALL if moment.is_wordy], locale)
        for name, board in shelf.boards.items():
            for width in WIDTHS[:3]:
                set_width(board, width)
                take(board, PICTURES / locale / f"{name}-{width}.png")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
