"""Card games for notebooks: Heart to Heart, a patience, and Hearts, for four seats.

Importing this package, or the games in it, loads no third-party package; the
widgets are imported when they are first named.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hh_widget.widgets.heart_to_heart import HeartToHeart
    from hh_widget.widgets.hearts import Hearts

__version__ = "0.1.0"
__all__ = ["HeartToHeart", "Hearts", "__version__"]

_HOMES = {
    "HeartToHeart": "hh_widget.widgets.heart_to_heart",
    "Hearts": "hh_widget.widgets.hearts",
}


if not TYPE_CHECKING:  # type checkers know all names, and so find wrong ones

    def __getattr__(name: str) -> object:
        """Import a widget when it is first named (PEP 562)."""
        home = _HOMES.get(name)
        if home is None:
            message = f"module 'hh_widget' has no attribute {name!r}"
            raise AttributeError(message)
        value: object = getattr(import_module(home), name)
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    """List the lazily imported names too."""
    return sorted({*globals(), *__all__})
