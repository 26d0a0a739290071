"""All games that are logged."""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from hh_widget.logs.game_format import GameFormat
from hh_widget.logs.heart_to_heart.events import HEART_TO_HEART
from hh_widget.logs.hearts.events import HEARTS

AnyFormat: TypeAlias = GameFormat[Any, Any, Any, Any]
"""How some game is logged."""

FORMATS: Final[Mapping[str, AnyFormat]] = {
    known.name: known for known in (HEART_TO_HEART, HEARTS)
}
"""How each game is logged, by its name in logs."""

STEP_KINDS: Final = frozenset(
    kind for known in FORMATS.values() for kind in known.step_kinds
)
"""The kinds of all events that tell of a step of some game."""
