"""Cards and piles as SVG: still pictures, for notebooks, exports and files.

The faces come from ``faces.svg``, which the front end shows too.
"""

import base64
import html
import math
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

CARD_WIDTH: Final = 64
CARD_HEIGHT: Final = 90
"""The size of a face, in the units of every picture."""

PAPER: Final = "#fffdfb"
PAPER_COVERED: Final = "#e9e0dd"
RED: Final = "#b3122f"
BLACK: Final = "#2a1a22"
GREEN: Final = "#14663a"
BLUE: Final = "#1650a8"
_INK: Final = "#3a1420"
_QUIET: Final = "#7d4d58"
_EDGE: Final = "#9c7b7c"
_WARM: Final = "#d98a00"
_CORNER: Final = 6
_SVG: Final = "http://www.w3.org/2000/svg"


class Drawable:
    """What can be looked at as a still picture.

    Notebooks show it by themselves; :meth:`picture` writes it to a file.
    """

    __slots__ = ()

    def _repr_svg_(self) -> str:
        """Return the picture as SVG; IPython asks for it."""
        raise NotImplementedError

    def _description(self) -> str:
        """Return what the picture shows, in a sentence."""
        raise NotImplementedError

    def _repr_html_(self) -> str:
        """Return the picture as one image, which untrusted notebooks show too."""
        data = base64.b64encode(self._repr_svg_().encode()).decode()
        alt = html.escape(self._description(), quote=True)
        return f'<img alt="{alt}" src="data:image/svg+xml;base64,{data}">'

    def picture(self, path: str | PathLike[str]) -> Path:
        """Write the picture as an SVG file, and return where it is.

        Raises:
            OSError: if the file cannot be written.

        """
        file = Path(path)
        file.write_text(self._repr_svg_(), encoding="utf-8")
        return file


def card(
    symbol: str, x: float, y: float, *, ink: str = RED, is_covered: bool = False
) -> str:
    """Draw a card.

    Args:
        symbol: the face's name in ``faces.svg``, as ``hearts-10``, or ``back``.
        x: its left edge.
        y: its upper edge.
        ink: the colour of its suit.
        is_covered: whether it is drawn a shade darker.

    """
    paper = PAPER_COVERED if is_covered else PAPER
    return (
        f'<g transform="translate({x:g} {y:g})" color="{ink}">'
        f'<rect width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="{_CORNER}" '
        f'fill="{paper}" stroke="{_EDGE}"/>'
        f'<use href="#{symbol}" width="{CARD_WIDTH}" height="{CARD_HEIGHT}"/></g>'
    )


def ring(x: float, y: float) -> str:
    """Draw the ring around a selected card."""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{CARD_WIDTH}" height="{CARD_HEIGHT}" '
        f'rx="{_CORNER}" fill="none" stroke="{_WARM}" stroke-width="4"/>'
    )


def empty_place(x: float, y: float) -> str:
    """Draw the place of a pile that has no cards."""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{CARD_WIDTH}" height="{CARD_HEIGHT}" '
        f'rx="{_CORNER}" fill="none" stroke="{_QUIET}" stroke-dasharray="4 3"/>'
    )


def scaled(part: str, x: float, y: float, scale: float) -> str:
    """Draw a part smaller or larger, with its origin at this place."""
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{part}</g>'


def arrow(x: float, y: float, right: float, down: float) -> str:
    """Draw an arrow around a place: it points, and reaches, so far right and down."""
    length = math.hypot(right, down)
    angle = math.degrees(math.atan2(down, right))
    return (
        f'<path transform="translate({x:g} {y:g}) rotate({angle:g})" fill="{_QUIET}" '
        f'd="M{-length:g} -7h{2 * length - 30:g}v-15l30 22-30 22v-15H{-length:g}Z"/>'
    )


def label(text: str, x: float, y: float, *, is_strong: bool = False) -> str:
    """Write a line, centred at ``x`` on the base line ``y``."""
    fill, weight = (_INK, ' font-weight="600"') if is_strong else (_QUIET, "")
    return (
        f'<text x="{x:g}" y="{y:g}" fill="{fill}" text-anchor="middle" '
        f'font-family="system-ui, sans-serif" font-size="13"{weight}>'
        f"{html.escape(text)}</text>"
    )


def whole_picture(
    size: tuple[float, float],
    parts: Iterable[str],
    symbols: Iterable[str],
    description: str,
) -> str:
    """Put a picture together on the board's ground.

    Args:
        size: width and height in units; it is shown at as many pixels.
        parts: what is drawn, the lowest first.
        symbols: the faces that the parts use.
        description: what the picture shows; screen readers tell it.

    """
    width, height = size
    return (
        f'<svg xmlns="{_SVG}" width="{width:g}" height="{height:g}" '
        f'viewBox="0 0 {width:g} {height:g}" role="img" color="{_INK}">'
        f"<title>{html.escape(description)}</title>"
        f"<defs>{_definitions(frozenset(symbols))}</defs>"
        f'<rect width="{width:g}" height="{height:g}" rx="14" fill="#fbebe7"/>'
        f"{''.join(parts)}</svg>"
    )


@cache
def _definitions(names: frozenset[str]) -> str:
    """Return these symbols of ``faces.svg``, and all that they refer to."""
    from xml.etree import ElementTree as ET  # noqa: PLC0415  only who draws needs it

    items, order = _items()
    wanted: set[int] = set()
    waiting = sorted(names)
    while waiting:
        item = items[waiting.pop()]
        if id(item) in wanted:
            continue
        wanted.add(id(item))
        for part in item.iter():
            href = part.get("href", "")
            if href.startswith("#"):
                waiting.append(href[1:])
    drawn = (
        ET.tostring(item, encoding="unicode") for item in order if id(item) in wanted
    )
    return "".join(text.strip().replace(f' xmlns="{_SVG}"', "") for text in drawn)


@cache
def _items() -> tuple[dict[str, "Element"], list["Element"]]:
    """Read ``faces.svg``: each id's outermost part, and these parts in order."""
    from xml.etree import ElementTree as ET  # noqa: PLC0415  only who draws needs it

    ET.register_namespace("", _SVG)
    source = (files("hh_widget") / "faces.svg").read_text(encoding="utf-8")
    root = ET.fromstring(source)  # noqa: S314  a file of this package
    order: list[Element] = []
    for child in root:
        order.extend(child if child.tag.endswith("defs") else [child])
    items = {
        part.attrib["id"]: item
        for item in order
        for part in item.iter()
        if "id" in part.attrib
    }
    return items, order
