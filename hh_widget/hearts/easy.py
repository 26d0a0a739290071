"""The easy level: simple habits, no counting."""

from typing import Final

from hh_widget.hearts.reading import SUIT_OF, SUIT_SIZE, Reading

_HIGHEST: Final = SUIT_SIZE - 1


def pass_costs(hand: list[int]) -> list[float]:
    """Return how gladly each card is kept: the lowest cards most, whatever the suit."""
    return [_HIGHEST - card % SUIT_SIZE for card in hand]


def play_costs(reading: Reading, cards: list[int]) -> list[float]:
    """Return how little each card is wanted now: the cheapest one is played."""
    led = reading.led
    if led is None:
        return [card % SUIT_SIZE for card in cards]
    if SUIT_OF[cards[0]] != led:
        return [_HIGHEST - card % SUIT_SIZE for card in cards]
    return [card % SUIT_SIZE for card in cards]
