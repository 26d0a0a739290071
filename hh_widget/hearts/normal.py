"""The normal level: sound rules of thumb about ducking, shedding and the queen.

All figures compare the cards of one hand with each other; they have no unit.
"""

from typing import Final

from hh_widget.hearts.reading import (
    QUEEN,
    QUEEN_HEIGHT,
    SUIT_MASK,
    SUIT_OF,
    SUIT_SIZE,
    Reading,
)
from hh_widget.hearts.rules import HEARTS, SPADES

_FIRST: Final = 1000.0
"""What sets a card before or behind all others."""
_GUARDS: Final = 4
"""With so many spades below it, the queen, or a higher spade, is safe to keep."""
_SMALL: Final = 5
"""Cards below this height, two to six, keep the higher ones of their suit safe."""
_FRESH: Final = 6
"""While so many cards of a suit are unseen, all seats will most likely follow."""


def pass_costs(hand: list[int]) -> list[float]:
    """Return what passing each card costs.

    The queen of spades and the spades above it go first, the less they are guarded the
    sooner; then high cards, sooner from short suits and from those without small cards.
    Low spades stay as guards.
    """
    suits = [[c % SUIT_SIZE for c in hand if SUIT_OF[c] == s] for s in range(4)]
    guards = sum(height < QUEEN_HEIGHT for height in suits[SPADES])
    costs = []
    for card in hand:
        suit, height = SUIT_OF[card], card % SUIT_SIZE
        if suit != SPADES:
            small = sum(other < _SMALL for other in suits[suit])
            short = max(0, 3 - len(suits[suit]))
            danger = height - 2.0 * small + 2.0 * short + 2.0 * (suit == HEARTS)
        elif height < QUEEN_HEIGHT:
            danger = -10.0
        elif guards >= _GUARDS:
            danger = -5.0
        elif height == QUEEN_HEIGHT:
            danger = 40.0 - 10 * guards
        else:
            danger = 22.0 - 5 * guards + height - QUEEN_HEIGHT
        costs.append(-danger)
    return costs


def play_costs(reading: Reading, cards: list[int]) -> list[float]:
    """Return what playing each card costs; the costs of one situation are comparable."""
    if reading.led is None:
        return [_lead_cost(reading, card) for card in cards]
    if SUIT_OF[cards[0]] == reading.led:
        return [_follow_cost(reading, card) for card in cards]
    return [_discard_cost(reading, card) for card in cards]


def _lead_cost(reading: Reading, card: int) -> float:
    """Prefer leads that others must beat, and low spades while the queen is out."""
    suit, height = SUIT_OF[card], card % SUIT_SIZE
    if card == QUEEN:
        return _FIRST
    unseen = reading.unseen >> SUIT_SIZE * suit & SUIT_MASK
    lower = (unseen & ((1 << height) - 1)).bit_count()
    higher = unseen.bit_count() - lower
    voids = sum([reading.voids[seat] >> suit & 1 for seat in reading.after])
    cost = 2.0 * lower - 2.0 * min(higher, 3) + 20.0 * (not higher) + 4.0 * voids
    if suit == HEARTS:
        return cost + 4.0
    if suit == SPADES and reading.queen_unseen:
        return cost + (80.0 if height > QUEEN_HEIGHT else -12.0)
    if suit == SPADES and reading.hand >> QUEEN & 1:
        return cost + 15.0
    return cost


def _follow_cost(reading: Reading, card: int) -> float:
    """Take high what is safe to take; else duck, with the highest card that loses."""
    if card < reading.high:
        return -_FIRST if card == QUEEN else -float(card)
    last = not reading.after
    if not last and reading.led == SPADES and reading.queen_unseen and card > QUEEN:
        return _FIRST / 2 + card
    unseen = (reading.unseen >> SUIT_SIZE * SUIT_OF[card] & SUIT_MASK).bit_count()
    safe = not reading.table_points
    if safe and (last or unseen >= _FRESH):
        return -SUIT_SIZE - card
    return _FIRST / 4 - card if last else _FIRST / 4 + card


def _discard_cost(reading: Reading, card: int) -> float:
    """Shed the queen, then spades above it, then high cards, sooner of short suits."""
    suit, height = SUIT_OF[card], card % SUIT_SIZE
    if card == QUEEN:
        return -_FIRST
    mine = reading.hand >> SUIT_SIZE * suit & SUIT_MASK
    if suit == SPADES:
        if reading.queen_unseen and height > QUEEN_HEIGHT:
            return -_FIRST / 2 - height
        return -height / 2 + 6.0 * (reading.hand >> QUEEN & 1)
    if not reading.unseen >> SUIT_SIZE * suit & SUIT_MASK:
        return -2.0
    below = (mine & ((1 << height) - 1)).bit_count()
    return below - height - 4.0 / mine.bit_count() - 5.0 * (suit == HEARTS)
