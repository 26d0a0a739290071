"""How many bytes a widget's front end has: they are saved with every notebook."""

from typing import Final

from benchmarks.row import Row
from hh_widget import Hearts, HeartToHeart

BOUND: Final = 60_000


def measure() -> list[Row]:
    """Count the bytes of each widget's module and style sheet."""
    widgets: dict[str, HeartToHeart | Hearts] = {
        "Heart to Heart": HeartToHeart(logs=False),
        "Hearts": Hearts(logs=False),
    }
    return [_row(name, widget.get_state()) for name, widget in widgets.items()]


def _row(name: str, state: dict[str, object]) -> Row:
    sizes = {part: len(str(state[part]).encode()) for part in ("_esm", "_css")}
    return Row(
        what=f"front end of {name}, _esm and _css",
        measured=sum(sizes.values()) / 1000,
        unit="kB",
        sense="at most",
        bound=BOUND / 1000,
        peer=", ".join(f"{part} {size} B" for part, size in sizes.items()),
    )
