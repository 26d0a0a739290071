"""Reading still pictures."""

import re
from typing import Final
from xml.etree import ElementTree as ET

from hh_widget.picture import Drawable

SVG: Final = "{http://www.w3.org/2000/svg}"
FACE: Final = re.compile(r"#([a-z]+-\d+|back)$")


def root_of(drawn: Drawable) -> ET.Element:
    """Return the picture as XML."""
    return ET.fromstring(drawn._repr_svg_())  # noqa: S314  the project's own picture


def faces(drawn: Drawable) -> list[str]:
    """Return the faces that a picture shows, the lowest first."""
    shown = (group for group in root_of(drawn).findall(f"{SVG}g"))
    uses = (use.get("href", "") for group in shown for use in group.iter(f"{SVG}use"))
    return [match[1] for use in uses if (match := FACE.search(use))]


def words(drawn: Drawable) -> list[str]:
    """Return the lines that are written in a picture."""
    return [line.text or "" for line in root_of(drawn).findall(f"{SVG}text")]


def title(drawn: Drawable) -> str:
    """Return what a picture tells those who do not see it."""
    return root_of(drawn).findtext(f"{SVG}title", "")
