"""The easy level: simple habits, and no counting."""

from typing import Final

from hh_widget.hearts.reading import SUIT_MASK, SUIT_OF, SUIT_SIZE, Reading

_LENGTH: Final = 100
"""A longer suit comes before any higher card."""


def pass_costs(hand: list[int]) -> list[float]:
    """Return what passing each card costs: the highest go first, whatever the suit."""
    return [-(card % SUIT_SIZE) for card in hand]


def play_costs(reading: Reading, cards: list[int]) -> list[float]:
    """Return what playing each card costs.

    It leads its lowest card, ducks with the highest card that loses, goes over with
    the lowest, and throws away the highest card of its longest suit.
    """
    if reading.led is None:
        return [card % SUIT_SIZE for card in cards]
    if SUIT_OF[cards[0]] != reading.led:
        return [
            -_LENGTH * _length(reading.hand, SUIT_OF[card]) - card % SUIT_SIZE
            for card in cards
        ]
    high = reading.high
    return [card - high if card > high else -SUIT_SIZE + high - card for card in cards]


def _length(hand: int, suit: int) -> int:
    return (hand >> SUIT_SIZE * suit & SUIT_MASK).bit_count()
