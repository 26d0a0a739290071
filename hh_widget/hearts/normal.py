"""The normal level: sound rules of thumb about ducking, shedding and the queen."""

from hh_widget.hearts.reading import QUEEN, SUIT_MASK, SUIT_OF, SUIT_SIZE, Reading
from hh_widget.hearts.rules import HEARTS, SPADES

Q = QUEEN % SUIT_SIZE
P = dict(
    lowline=5, guard=2.5, hearts=2.0, short=2.0, qbase=40.0, qg=10.0, abase=22.0, ag=5.0, gmax=4, spade=-10.0,
    l_low=4.0, l_high=2.0, l_top=20.0, l_push=8.0, l_queen=15.0, l_heart=4.0, l_void=4.0,
    f_safe=8, d_len=4.0, d_low=1.0, d_heart=3.0, d_guard=6.0,
)


def pass_costs(hand: list[int], p=P) -> list[float]:
    suits = [[c % SUIT_SIZE for c in hand if SUIT_OF[c] == s] for s in range(4)]
    guards = sum(h < Q for h in suits[SPADES])
    costs = []
    for card in hand:
        s, h = SUIT_OF[card], card % SUIT_SIZE
        if s == SPADES:
            if h < Q:
                danger = p["spade"]
            elif guards >= p["gmax"]:
                danger = -5.0
            elif h == Q:
                danger = p["qbase"] - p["qg"] * guards
            else:
                danger = p["abase"] - p["ag"] * guards + h - Q
        else:
            small = sum(x < p["lowline"] for x in suits[s])
            danger = h - p["guard"] * small + p["short"] * max(0, 3 - len(suits[s]))
            if s == HEARTS:
                danger += p["hearts"]
        costs.append(-danger)
    return costs


def play_costs(reading: Reading, cards: list[int]) -> list[float]:
    if reading.led is None:
        return [_lead_cost(reading, card) for card in cards]
    if SUIT_OF[cards[0]] == reading.led:
        return [_follow_cost(reading, card) for card in cards]
    return [_discard_cost(reading, card) for card in cards]


def _lead_cost(reading: Reading, card: int, p=P) -> float:
    suit, height = SUIT_OF[card], card % SUIT_SIZE
    unseen = reading.unseen >> SUIT_SIZE * suit & SUIT_MASK
    lower = (unseen & ((1 << height) - 1)).bit_count()
    higher = (unseen >> height).bit_count()
    cost = p["l_low"] * lower - p["l_high"] * min(higher, 3)
    if not higher:
        cost += p["l_top"]
    if suit == SPADES:
        if card == QUEEN:
            return 100.0
        if reading.queen_unseen:
            if height > Q:
                return 80.0 + height
            cost -= p["l_push"]
        elif reading.hand >> QUEEN & 1:
            cost += p["l_queen"]
    elif suit == HEARTS:
        cost += p["l_heart"]
    voided = sum([reading.voids[seat] >> suit & 1 for seat in reading.after])
    return cost + p["l_void"] * voided


def _follow_cost(reading: Reading, card: int, p=P) -> float:
    height = card % SUIT_SIZE
    high = reading.high
    last = not reading.after
    if card < high:
        if card == QUEEN:
            return -100.0
        return -height
    if card == QUEEN:
        return 100.0
    if reading.led == SPADES and reading.queen_unseen and height > Q and not last:
        return 60.0 + height
    if last:
        if reading.table_points:
            return 20.0 - height
        return -20.0 - height
    unseen = (reading.unseen >> SUIT_SIZE * SUIT_OF[card] & SUIT_MASK).bit_count()
    if not reading.table_points and unseen >= p["f_safe"] and reading.led != HEARTS:
        return -height
    return 20.0 + height


def _discard_cost(reading: Reading, card: int, p=P) -> float:
    suit, height = SUIT_OF[card], card % SUIT_SIZE
    if card == QUEEN:
        return -100.0
    if suit == SPADES:
        if reading.queen_unseen and height > Q:
            return -60.0 - height
        return -height / 2 + (p["d_guard"] if reading.hand >> QUEEN & 1 else 0)
    mine = reading.hand >> SUIT_SIZE * suit & SUIT_MASK
    unseen = reading.unseen >> SUIT_SIZE * suit & SUIT_MASK
    if not unseen:
        return -2.0
    length = mine.bit_count()
    cost = -height - (p["d_heart"] if suit == HEARTS else 0)
    lower = (mine & ((1 << height) - 1)).bit_count()
    return cost - p["d_len"] / length + p["d_low"] * lower
