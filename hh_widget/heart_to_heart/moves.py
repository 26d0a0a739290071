"""The three kinds of move, and their texts: ``D``, ``R``, ``23-24``, ``25x``.

Slots count from 1, as on the board.
"""

import re
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, TypeGuard

from hh_widget.heart_to_heart.errors import NotationError, shown
from hh_widget.heart_to_heart.layout import SLOT_COUNT

DISCARD: Final = "discard"
"""The discard pile, as a target of taps and as the second card of a pair."""

STOCK: Final = "stock"
"""The stock, as a target of taps."""

Selectable: TypeAlias = int | Literal["discard"]
"""What can be selected and paired: a slot, or :data:`DISCARD` for its top card."""

Target: TypeAlias = Selectable | Literal["stock"]
"""What can be tapped: a slot, :data:`DISCARD` or :data:`STOCK`."""


def is_slot(value: object) -> TypeGuard[int]:
    """Tell whether ``value`` is the number of a slot, a whole number from 1 to 25."""
    return type(value) is int and 1 <= value <= SLOT_COUNT


def is_target(value: object) -> TypeGuard[Target]:
    """Tell whether ``value`` is something that can be tapped."""
    return is_slot(value) or (isinstance(value, str) and value in {DISCARD, STOCK})


@dataclass(frozen=True, slots=True)
class Draw:
    """Turn the top card of the stock onto the discard pile."""

    def __str__(self) -> str:
        """Return ``D``."""
        return "D"


@dataclass(frozen=True, slots=True)
class Recycle:
    """Turn the whole discard pile over to be the stock again, in the same order."""

    def __str__(self) -> str:
        """Return ``R``."""
        return "R"


def _place_in_pair(card: Selectable) -> int:
    return card if isinstance(card, int) else SLOT_COUNT + 1


@dataclass(init=False, frozen=True, slots=True)
class Pair:
    """Remove two cards of the same rank.

    Args:
        first: a slot.
        second: another slot, or :data:`DISCARD`.

    The order in which the two are given does not matter: a pair holds the smaller
    slot first, and the discard pile always second.

    Raises:
        TypeError, ValueError: unless these are two different cards, one a slot at least.

    """

    first: int
    second: Selectable

    def __init__(self, first: Selectable, second: Selectable) -> None:
        """Refuse what is no pair, and put the two in their order."""
        for card in (first, second):
            if not is_slot(card) and card != DISCARD:
                error = ValueError if type(card) in {int, str} else TypeError
                message = f"a pair is made of slots 1 to {SLOT_COUNT} and {DISCARD!r}, not of {shown(card)}"
                raise error(message)
        if first == second:
            message = (
                "two cards of the discard pile are never a pair"
                if first == DISCARD
                else f"the card of slot {first} cannot be paired with itself"
            )
            raise ValueError(message)
        cards = sorted((first, second), key=_place_in_pair)
        object.__setattr__(self, "first", cards[0])
        object.__setattr__(self, "second", cards[1])

    def __str__(self) -> str:
        """Return ``23-24`` or, with the discard pile, ``25x``."""
        if self.second == DISCARD:
            return f"{self.first}x"
        return f"{self.first}-{self.second}"


Move: TypeAlias = Draw | Recycle | Pair
"""Any move."""

DRAW: Final = Draw()
RECYCLE: Final = Recycle()

_PAIR_TEXT: Final = re.compile(r"([1-9][0-9]?)(?:-([1-9][0-9]?)|x)")


def parse_move(text: str) -> Move:
    """Read a move: ``D``, ``R``, ``23-24`` or ``25x``.

    Raises:
        NotationError: if this is no move's text.
        TypeError: if ``text`` is no string.

    """
    if not isinstance(text, str):
        message = f"a move's text is a string, not {type(text).__name__}"
        raise TypeError(message)
    if text == "D":
        return DRAW
    if text == "R":
        return RECYCLE
    match = _PAIR_TEXT.fullmatch(text)
    if match is None:
        message = f"{shown(text)} is no move; moves are D, R, 23-24 or 25x"
        raise NotationError(message)
    first, second = match.groups()
    try:
        return Pair(int(first), DISCARD if second is None else int(second))
    except ValueError as error:
        message = f"{shown(text)} is no move: {error}"
        raise NotationError(message) from None
