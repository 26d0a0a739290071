"""What a front end sends: intents, each answered once."""

from collections.abc import Callable
from typing import Final, TypeAlias, TypeGuard

_LARGEST_INTEGER: Final = 2**53 - 1
"""The largest whole number up to which JavaScript counts exactly."""

Action: TypeAlias = Callable[[], object]
"""What an intent asks for; it publishes a snapshot if it changes anything."""


def is_intent(content: object) -> TypeGuard[dict[str, object]]:
    """Tell whether a message has what every intent has: type, seq and version."""
    return (
        isinstance(content, dict)
        and isinstance(content.get("type"), str)
        and _is_count(content.get("seq"))
        and _is_count(content.get("version"))
    )


def _is_count(value: object) -> bool:
    return type(value) is int and 0 <= value <= _LARGEST_INTEGER
