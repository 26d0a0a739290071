"""Card games for notebooks: Heart to Heart, a patience, and Hearts, for four seats.

Importing this package, or the games in it, loads no third-party package; the
widgets are imported when they are first named.
"""

from typing import TYPE_CHECKING

from hh_widget.lazy import importing

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
    __getattr__, __dir__ = importing(globals(), _HOMES)
