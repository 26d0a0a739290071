"""The normal level: sound rules of thumb about ducking, shedding and the queen."""

from typing import Final

from hh_widget.hearts.reading import QUEEN, SUIT_MASK, SUIT_OF, SUIT_SIZE, Reading
from hh_widget.hearts.rules import HEARTS, POINTS, SPADES

_HIGHEST: Final = SUIT_SIZE - 1
_QUEEN_HEIGHT: Final = QUEEN % SUIT_SIZE
_GUARDS: Final = 4
"""With so many spades below it, the queen is safe to keep."""


def pass_costs(hand: list[int]) -> list[float]:
    suits: list[list[int]] = [[], [], [], []]
    for card in hand:
        suits[SUIT_OF[card]].append(card % SUIT_SIZE)
    spades = suits[SPADES]
    guards = sum(height < _QUEEN_HEIGHT for height in spades)
    costs: list[float] = []
    for card in hand:
        suit, height = SUIT_OF[card], card % SUIT_SIZE
        if suit == SPADES:
            danger = 0.0
            if height == _QUEEN_HEIGHT:
                danger = 40.0 - 10 * guards if guards < _GUARDS else -5.0
            elif height > _QUEEN_HEIGHT:
                danger = 22.0 - 5 * guards + height - 11 if guards < _GUARDS else 0.0
            else:
                danger = -10.0
        else:
            lower = suits[suit].index(height)
            danger = height - 2.5 * lower
            if suit == HEARTS:
                danger += 2 if height > 5 else -2
            danger += max(0, 3 - len(suits[suit])) * 2
        costs.append(-danger)
    return costs


def play_costs(reading: Reading, cards: list[int]) -> list[float]:
    if reading.led is None:
        return [_lead_cost(reading, card) for card in cards]
    if SUIT_OF[cards[0]] == reading.led:
        return [_follow_cost(reading, card) for card in cards]
    return [_discard_cost(reading, card) for card in cards]


def _lead_cost(reading: Reading, card: int) -> float:
    suit, height = SUIT_OF[card], card % SUIT_SIZE
    unseen = reading.unseen >> SUIT_SIZE * suit & SUIT_MASK
    lower = (unseen & ((1 << height) - 1)).bit_count()
    higher = (unseen >> height).bit_count()
    cost = 4.0 * lower - 2.0 * min(higher, 3)
    if not higher:
        cost += 20
    if suit == SPADES:
        if card == QUEEN:
            return 100.0
        if reading.queen_unseen:
            if height > _QUEEN_HEIGHT:
                return 80.0 + height
            cost -= 8
        elif reading.hand >> QUEEN & 1:
            cost += 15
    elif suit == HEARTS:
        cost += 4
    voided = sum(reading.voids[seat] >> suit & 1 for seat in reading.after)
    return cost + 4 * voided


def _follow_cost(reading: Reading, card: int) -> float:
    height = card % SUIT_SIZE
    high = reading.high
    last = not reading.after
    if card < high:
        if card == QUEEN:
            return -100.0
        return -height
    if card == QUEEN:
        return 100.0
    spade_risk = (
        reading.led == SPADES
        and reading.queen_unseen
        and height > _QUEEN_HEIGHT
        and not last
    )
    if spade_risk:
        return 60.0 + height
    if last:
        if reading.table_points:
            return 20.0 - height
        return -20.0 - height
    unseen = (reading.unseen >> SUIT_SIZE * SUIT_OF[card] & SUIT_MASK).bit_count()
    if not reading.table_points and unseen >= 8 and reading.led != HEARTS:
        return -height
    return 20.0 + height


def _discard_cost(reading: Reading, card: int) -> float:
    suit, height = SUIT_OF[card], card % SUIT_SIZE
    if card == QUEEN:
        return -100.0
    if suit == SPADES:
        if reading.queen_unseen and height > _QUEEN_HEIGHT:
            return -60.0 - height
        return -height / 2 + (6 if reading.hand >> QUEEN & 1 else 0)
    mine = reading.hand >> SUIT_SIZE * suit & SUIT_MASK
    unseen = reading.unseen >> SUIT_SIZE * suit & SUIT_MASK
    if not unseen:
        return -2.0
    length = mine.bit_count()
    cost = -height - (3 if suit == HEARTS else 0)
    lower = (mine & ((1 << height) - 1)).bit_count()
    return cost - 4.0 / length + lower
