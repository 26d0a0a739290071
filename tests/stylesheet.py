"""A built style sheet, read: which declarations it has, and what its colours are."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

_STATIC: Final = Path(__file__).parent.parent / "hh_widget" / "static"
_PIECE: Final = re.compile(r"[^;{}]*[;{}]")
_VARIABLE: Final = re.compile(r"var\((--[\w-]+)\)")
_LIGHT_DARK: Final = re.compile(r"light-dark\(([^()]+),([^()]+)\)")
_HEX: Final = re.compile(r"#(?:[0-9a-f]{3}|[0-9a-f]{6})")
_MIX: Final = re.compile(
    r"color-mix\(in srgb,\s*(#[0-9a-f]+)\s+([\d.]+)%,\s*transparent\)"
)

THEMES: Final = ("light", "dark")


class Colour(NamedTuple):
    """A colour of the sRGB space, its parts from 0 to 1."""

    red: float
    green: float
    blue: float
    alpha: float = 1.0

    def over(self, ground: "Colour") -> "Colour":
        """Return what is seen of this colour on an opaque one."""
        mixed = (
            self.alpha * own + (1 - self.alpha) * other
            for own, other in zip(self[:3], ground[:3], strict=True)
        )
        return Colour(*mixed)

    def brightened(self, factor: float) -> "Colour":
        """Return what the filter ``brightness`` makes of this colour."""
        return Colour(*(min(1.0, factor * part) for part in self[:3]))

    @property
    def luminance(self) -> float:
        """The relative luminance, as WCAG 2.2 has it."""
        red, green, blue = (
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
            for part in self[:3]
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast ratio of two opaque colours, 1 to 21, by WCAG 2.2."""
    low, high = sorted((one.luminance, other.luminance))
    return (high + 0.05) / (low + 0.05)


@dataclass(frozen=True)
class Declaration:
    """One declaration, and the selectors and conditions it stands in, outermost first."""

    within: tuple[str, ...]
    name: str
    value: str


def declarations(name: str) -> Iterator[Declaration]:
    """Read the declarations of a built style sheet, in order."""
    text = (_STATIC / name).read_text(encoding="utf-8")
    within: list[str] = []
    for piece in _PIECE.findall(text):
        body, end = piece[:-1].strip(), piece[-1]
        if end == "{":
            # The name of the one widget that it is for says nothing here.
            within.append(".hh-widget" if body.startswith(".hh-widget.") else body)
        elif body:
            key, _, value = body.partition(":")
            yield Declaration(tuple(within), key.strip(), value.strip())
        if end == "}":
            within.pop()


class Palette:
    """The colours of one theme, by the variables that hold there.

    Args:
        name: the style sheet.
        theme: ``"light"`` or ``"dark"``.
        selectors: the rules that hold, the later ones above the earlier.

    """

    def __init__(self, name: str, theme: str, *selectors: str) -> None:
        """Read the rules that stand directly in the widget's own, in no condition."""
        self._theme = theme
        self._values: dict[str, str] = {}
        for selector in ("", *selectors):
            own = (".hh-widget", selector) if selector else (".hh-widget",)
            for declaration in declarations(name):
                *outer, last = declaration.within or ("",)
                names = [it.strip().removeprefix("& ") for it in last.split(",")]
                if (*outer, last) == own or (
                    selector and outer == [".hh-widget"] and selector in names
                ):
                    self._values[declaration.name] = declaration.value

    def colour(self, value: str) -> Colour:
        """Return the colour of a variable, a property, or a value as it is written."""
        text = self._values.get(value, value)
        while found := _VARIABLE.search(text):
            text = text.replace(found[0], self._values[found[1]])
        while found := _LIGHT_DARK.search(text):
            text = text.replace(found[0], found[THEMES.index(self._theme) + 1].strip())
        if mix := _MIX.fullmatch(text):
            return self.colour(mix[1])._replace(alpha=float(mix[2]) / 100)
        if not _HEX.fullmatch(text):
            raise ValueError(f"{value} is {text!r}, where a colour is expected")
        digits = text[1:] if len(text) == 7 else "".join(2 * it for it in text[1:])
        return Colour(*(int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)))
