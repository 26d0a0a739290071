"""The hard level: the chance of taking the trick, and what the hand still risks."""

from functools import lru_cache
from typing import Final, NamedTuple

from hh_widget.hearts.reading import (
    POINTS_OF,
    QUEEN,
    SUIT_MASK,
    SUIT_OF,
    SUIT_SIZE,
    Reading,
)
from hh_widget.hearts.rules import HEARTS, SEATS, SPADES


class Weights(NamedTuple):
    take_free: float = 0.45
    take_cost: float = 0.08
    side: tuple[float, ...] = (2.5, 2.25, 1.25, -0.1, 0.0, .7, 0.9)
    hearts: tuple[float, ...] = (4.0, 1.8, .45, 0.0, -.5, .9, .9)
    spades: tuple[float, ...] = (.87, .8, .4, 0.0, -.5, -.4, .9)
    queen: tuple[float, ...] = (5.8, 4., 1.8, -.4, -.7, -1.5, 5.0)
    above: tuple[float, ...] = (2.7, 1.5, .6, -.2, -.2)
    take: tuple[float, ...] = (1.0, .8, .8, 1.0, 1.85, 2.9, -4.3, 0.0)
    lead: tuple[float, ...] = (-0.5, 0.0, 0.0, 0.0)
    moon: tuple[float, ...] = (-3.0, -5.0, -3.0, 1.0, 1.0, -3.0, 2.0, 1.0, 1.0, 0.5, -0.5, -0.5)


WEIGHTS = Weights(take_free=0.45, take_cost=0.08, side=(1.66, 0.82, 0.46, -0.07, -0.46, 0.37, -0.46), hearts=(4.59, 2.15, 0.65, -0.08, -0.06, 0.7, -1.39), spades=(1.15, 0.38, 0.22, -0.05, -0.24, 0.51, -0.61), queen=(5.57, 2.64, 1.25, 0.57, 0.52, 0.35, 2.93), above=(1.84, 0.66, -0.03, -0.46, -0.96), take=(0.82, 0.96, 0.38, 0.51, -0.18, 0.93, -0.55, 1.8), lead=(-0.47, -0.35, -0.75, -0.68), moon=(-6.0, -8.0, -3.0, 1.0, 1.0, -3.0, 4.0, 2.0, 2.0, 1.0, -1.0, -1.0))
PASS_WEIGHTS = Weights(take_free=0.45, take_cost=0.08, side=(0.51, 1.54, 1.08, -0.08, 0.18, -0.24, 0.9), hearts=(4.38, 2.17, 1.15, 0.05, -0.84, 0.21, 0.9), spades=(1.12, 0.77, 0.23, 0.01, -0.4, 0.81, 0.9), queen=(6.33, 4.57, 1.36, 1.05, 0.47, 0.99, 5.0), above=(2.65, 2.01, 1.29, 0.5, 0.44), take=(1.0, 0.8, 0.8, 1.0, 1.85, 2.9, -4.3, 0.0), lead=(-0.5, 0.0, 0.0, 0.0), moon=(-3.0, -5.0, -3.0, 1.0, 1.0, -3.0, 2.0, 1.0, 1.0, 0.5, -0.5, -0.5))
_HEIGHT_Q = QUEEN % SUIT_SIZE
_BELOW_Q = (1 << _HEIGHT_Q) - 1


@lru_cache(maxsize=1 << 16)
def stays(mine: int, unseen: int, seats: int) -> tuple[float, float, float, int]:
    u = unseen.bit_count()
    a = [0.0, 0.0, 0.0]
    i = 0
    rest = mine
    miss = 1 - 1 / seats
    while rest:
        low = rest & -rest
        rest ^= low
        lower = (unseen & (low - 1)).bit_count()
        over = (1 - miss ** (u - lower)) * miss**lower
        a[i if i < 2 else 2] += (1 - over) ** seats
        i += 1
    return a[0], a[1], a[2], i


def risk(s, mine, u, seats, q, R, w):
    t = w.side if s < SPADES else w.hearts if s == HEARTS else w.spades
    if not mine:
        return R * t[5] if u and seats else 0.0
    if not u or not seats:
        x = R * t[6] * mine.bit_count()
        if s == SPADES and mine >> 10 & 1:
            x += w.queen[6]
        return x
    a, b, c, n = stays(mine, u, seats)
    x = R * (t[0] * a + t[1] * b + t[2] * c + t[3] * n * n + t[4] * n)
    if s == SPADES:
        if mine >> 10 & 1:
            g = (mine & _BELOW_Q).bit_count()
            x += w.queen[g if g < 5 else 5]
        elif q and mine >> 11:
            g = (mine & _BELOW_Q).bit_count()
            x += w.above[g if g < 4 else 4] * (mine >> 11).bit_count()
    return x


def pass_risk(s, mine, w=None):
    w = w or PASS_WEIGHTS
    u = SUIT_MASK & ~mine
    return risk(s, mine, u, 3, 0 if s == SPADES and mine >> 10 & 1 else 1, 1.0, w)


def tops(mine, unseen):
    if not mine or not unseen:
        return 0.0, 0.0
    n = mine.bit_length() - 1
    a = 0.6 ** (unseen >> n).bit_count()
    mine ^= 1 << n
    if not mine:
        return a, 0.0
    return a, 0.6 ** (unseen >> mine.bit_length() - 1).bit_count()


def play_costs(reading: Reading, cards: list[int], w=None) -> list[float]:
    w = w or WEIGHTS
    hand = reading.hand
    unseen = reading.unseen
    q = reading.queen_unseen
    led = reading.led
    before = [None] * 4
    after = reading.after
    held = reading.held
    voids = reading.voids
    seat = reading.seat
    left = held[seat]
    hearts_left = (unseen >> 39).bit_count()
    R = (hearts_left + 13 * q + (hand >> 39).bit_count() + 13 * (hand >> QUEEN & 1)) / 26
    heart = min(1.0, hearts_left / 3)
    shares = {}
    loner = reading.loner
    moon = False
    if loner is not None and reading.points[loner] >= 6:
        moon = True
        lp = reading.points[loner] / 26
        played = 13 - left
        ev = reading.tricks[loner] / played
        wm = w.moon
        may = reading.winner == loner or loner in after
        topH, nextH = tops(hand >> 39, unseen >> 39)
    costs = []
    total_others = sum(held) - left
    others = [a for a in SEATS if a != seat]
    wt = w.take
    able = [sum([not voids[a] >> s & 1 for a in others]) for s in range(4)]
    exits = []
    for s in range(4):
        m = hand >> 13 * s & SUIT_MASK
        if m:
            u = unseen >> 13 * s & SUIT_MASK
            low = m & -m
            if not u or not able[s]:
                exits.append((1.0, s))
            elif s != HEARTS and not (s == SPADES and low.bit_length() > 10):
                exits.append((stays(low, u, able[s])[0], s))
            else:
                exits.append((stays(low, u, able[s])[0], s))
    for card in cards:
        s = SUIT_OF[card]
        h = card % 13
        mine = hand >> 13 * s & SUIT_MASK
        u = unseen >> 13 * s & SUIT_MASK
        if before[s] is None:
            before[s] = risk(s, mine, u, able[s], q, R, w)
        cost = risk(s, mine & ~(1 << h), u, able[s], q, R, w) - before[s]
        win = 0.0
        if (led is None or s == led) and card > reading.high:
            lower = (u & ((1 << h) - 1)).bit_count()
            higher = u.bit_count() - lower
            table = reading.table_points + POINTS_OF[card]
            if s not in shares:
                base = sum([held[a] for a in others if not voids[a] >> s & 1])
                shares[s] = [0.0 if voids[a] >> s & 1 or not base else held[a] / base for a in after]
            win = 1.0
            eh = eq = es = 0.0
            take = w.take_cost if table else w.take_free
            for a, p in zip(after, shares[s]):
                nl = (1 - p) ** lower
                nh = (1 - p) ** higher
                win *= 1 - (1 - nh) * (nl + take * (1 - nl))
                if not reading.first_trick:
                    v = nl * nh
                    eh += v * heart
                    if q:
                        eq += v * 13 * held[a] / total_others
                    if s == HEARTS:
                        eh += 1 - v
                if s == SPADES and q and h > 10:
                    es += 13 * p
            cost += win * (wt[0] * table + wt[1] * eh + wt[2] * eq + wt[3] * es)
            if left > 1 and R:
                x = min([e for e, t in exits if t != s or mine & (mine - 1)], default=0)
                cost += win * (wt[4] + wt[5] * R + wt[6] * (left - 1) / 13 + wt[7] * x)
        if moon:
            if win:
                if table and may:
                    cost += win * (wm[0] + wm[1] * lp + wm[2] * ev)
                elif not table:
                    cost += win * (wm[10] + wm[11] * ev)
            pts = POINTS_OF[card]
            if pts and led != s:
                if led is None:
                    cost += (1 - win) * (wm[3] + wm[4] * ev) * pts
                elif may:
                    cost += (wm[3] + wm[4] * ev) * pts
                else:
                    cost += wm[5]
            if s == HEARTS:
                if mine >> h == 1:
                    d = topH - nextH
                    cost += d * (wm[6] + wm[7] * ev)
            elif mine >> h == 1 and u:
                a, b = tops(mine, u)
                cost += (a - b) * (wm[8] + wm[9] * ev)
        if led is None:
            k = w.lead
            if s == SPADES and q and h < 10: cost += k[0]
            cost += k[1] * (able[s] < 3)
            if s == HEARTS: cost += k[2]
            if s == SPADES and hand >> QUEEN & 1: cost += k[3]
        costs.append(cost)
    return costs
