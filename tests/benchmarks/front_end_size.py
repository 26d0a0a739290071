"""How many bytes a widget's front end has: they are saved with every notebook."""

from typing import Final

from benchmarks.row import Row
from hh_widget import HeartToHeart

BOUND: Final = 60_000


def measure() -> list[Row]:
    """Count the bytes of the module and of the style sheet."""
    widget = HeartToHeart(logs=False)
    state = widget.get_state()
    sizes = {name: len(str(state[name]).encode()) for name in ("_esm", "_css")}
    return [
        Row(
            what="front end of Heart to Heart, _esm and _css",
            measured=sum(sizes.values()) / 1000,
            unit="kB",
            sense="at most",
            bound=BOUND / 1000,
            peer=", ".join(f"{name} {size} B" for name, size in sizes.items()),
        )
    ]
