"""The hard level: chances of taking the trick, and what the rest of the hand risks.

Nothing is searched, sampled or dealt out: every chance comes from counting the cards
that are unseen, and from taking all seats that can hold them to be alike.
"""

from functools import cache
from itertools import combinations, product
from typing import Final

from hh_widget.cards import Suit
from hh_widget.hearts.reading import (
    POINTS_OF,
    QUEEN,
    SUIT_MASK,
    SUIT_OF,
    SUIT_SIZE,
    Reading,
)
from hh_widget.hearts.risk import exit_chance, lost_stopper, suit_risk
from hh_widget.hearts.rules import (
    HAND_POINTS,
    HAND_SIZE,
    HEARTS,
    PASS_SIZE,
    QUEEN_POINTS,
    SEAT_COUNT,
    SEATS,
    SPADES,
)
from hh_widget.hearts.weights import PASSING, PLAYING, Risks, Weights

SUSPICIOUS: Final = 6
"""A seat that alone has points, and so many, seems to shoot the moon."""
ALL_BUT_MADE: Final = HAND_POINTS - 1
"""With so many points its moon is all but made."""
_DIGITS: Final = 9
"""Costs are compared to so many: how sums are rounded must not settle a tie."""
_SUITS: Final = range(len(Suit))


def best_passes(hand: list[int], risks: Risks = PASSING) -> list[tuple[int, ...]]:
    """Return the passes after which the hand risks least, all equally good.

    Of hearts the highest are passed; in the other suits every choice is weighed.
    """
    options = [_suit_passes(hand, suit, risks) for suit in _SUITS]
    least = None
    best: list[tuple[int, ...]] = []
    for counts in _splits():
        if any(count >= len(options[suit]) for suit, count in enumerate(counts)):
            continue
        chosen = [options[suit][count] for suit, count in enumerate(counts)]
        risk = round(sum([risk for risk, _ in chosen]), _DIGITS)
        if least is None or risk < least:
            least = risk
            best = []
        if risk == least:
            best.append(tuple([card for _, cards in chosen for card in cards]))
    return best


@cache
def _splits() -> list[tuple[int, ...]]:
    """Return how many cards of each suit can be passed."""
    counts = product(range(PASS_SIZE + 1), repeat=len(Suit))
    return [split for split in counts if sum(split) == PASS_SIZE]


def _suit_passes(
    hand: list[int], suit: int, risks: Risks
) -> list[tuple[float, tuple[int, ...]]]:
    """Return, for 0 to 3 cards of a suit, the risk left and the cards best passed."""
    cards = [card for card in hand if SUIT_OF[card] == suit]
    mine = sum([1 << card % SUIT_SIZE for card in cards])
    unseen = SUIT_MASK & ~mine
    best = []
    for count in range(min(PASS_SIZE, len(cards)) + 1):
        choices = [*combinations(cards, count)]
        if suit == HEARTS:
            choices = [tuple(cards[len(cards) - count :])]
        best.append(
            min(
                [
                    (
                        suit_risk(
                            suit,
                            mine & ~sum([1 << card % SUIT_SIZE for card in chosen]),
                            unseen,
                            SEAT_COUNT - 1,
                            queen_unseen=QUEEN not in cards,
                            share=1.0,
                            risks=risks,
                        ),
                        chosen,
                    )
                    for chosen in choices
                ]
            )
        )
    return best


def play_costs(
    reading: Reading, cards: list[int], weights: Weights = PLAYING
) -> list[float]:
    """Return what playing each card costs, in points of this hand."""
    table = _Table(reading, weights)
    return [round(table.cost(card), _DIGITS) for card in cards]


class _Table:
    """What all cards of one choice have in common."""

    __slots__ = (
        "able",
        "exits",
        "hearts_share",
        "moon",
        "others",
        "reading",
        "rescue",
        "share",
        "shares",
        "shooter_may_win",
        "tricks_share",
        "weights",
    )

    def __init__(self, reading: Reading, weights: Weights) -> None:
        hand, unseen = reading.hand, reading.unseen
        self.reading = reading
        self.weights = weights
        self.others = [seat for seat in SEATS if seat != reading.seat]
        voids = [reading.voids[seat] for seat in self.others]
        self.able = [sum([not void >> suit & 1 for void in voids]) for suit in _SUITS]
        both = hand | unseen
        hearts = (both >> SUIT_SIZE * HEARTS).bit_count()
        self.share = (hearts + QUEEN_POINTS * (both >> QUEEN & 1)) / HAND_POINTS
        self.hearts_share = min(1.0, (unseen >> SUIT_SIZE * HEARTS).bit_count() / 3)
        self.exits: list[tuple[float, int]] = []
        for suit in _SUITS:
            mine = hand >> SUIT_SIZE * suit & SUIT_MASK
            if mine:
                left = unseen >> SUIT_SIZE * suit & SUIT_MASK
                self.exits.append((exit_chance(mine, left, self.able[suit]), suit))
        self.shares: dict[int, list[float]] = {}
        loner = reading.loner
        self.moon = 0.0
        if loner is not None and reading.points[loner] >= SUSPICIOUS:
            self.moon = reading.points[loner] / HAND_POINTS
            played = HAND_SIZE - reading.held[reading.seat]
            self.tricks_share = reading.tricks[loner] / played
            self.shooter_may_win = loner == reading.winner or loner in reading.after
            self.rescue = self._rescue(reading.points[loner])

    def _rescue(self, points: int) -> float:
        """Return what it costs, below nothing, to take points from the shooter."""
        table_points = self.reading.table_points
        moon = self.weights.moon
        if not self.shooter_may_win:
            return 0.0
        if points + table_points >= ALL_BUT_MADE:
            return moon.all_but_made
        if table_points >= QUEEN_POINTS:
            return 0.0
        return (
            moon.take
            + moon.take_points * self.moon
            + moon.take_tricks * self.tricks_share
        )

    def cost(self, card: int) -> float:
        """Return what playing a card costs."""
        reading = self.reading
        suit, height = SUIT_OF[card], card % SUIT_SIZE
        mine = reading.hand >> SUIT_SIZE * suit & SUIT_MASK
        unseen = reading.unseen >> SUIT_SIZE * suit & SUIT_MASK
        cost = self._risk(suit, mine & ~(1 << height), unseen)
        cost -= self._risk(suit, mine, unseen)
        win = 0.0
        if card > reading.high and reading.led in (None, suit):
            win, burden = self._taking(card, suit, unseen)
            cost += win * burden
            if self.share and reading.held[reading.seat] > 1:
                cost += win * self._lead_after(suit, mine)
        if reading.led is None:
            cost += self._leading(card, suit)
        elif card == QUEEN and suit != reading.led:
            cost += self.weights.shed_queen
        if self.moon:
            cost += self._moon(card, win, mine, unseen)
        return cost

    def _risk(self, suit: int, mine: int, unseen: int) -> float:
        return suit_risk(
            suit,
            mine,
            unseen,
            self.able[suit],
            queen_unseen=self.reading.queen_unseen,
            share=self.share,
            risks=self.weights.risks,
        )

    def _taking(self, card: int, suit: int, unseen: int) -> tuple[float, float]:
        """Return the chance to take the trick, and what it then costs."""
        reading = self.reading
        taking = self.weights.taking
        lower = (unseen & ((1 << card % SUIT_SIZE) - 1)).bit_count()
        higher = unseen.bit_count() - lower
        table = reading.table_points + POINTS_OF[card]
        over = self.weights.over_costly if table else self.weights.over_free
        queen_follows = suit == SPADES and reading.queen_unseen and card > QUEEN
        held = sum([reading.held[seat] for seat in self.others])
        win = 1.0
        hearts = queen_discarded = queen_followed = 0.0
        for seat, share in zip(reading.after, self._shares(suit), strict=True):
            no_lower = (1 - share) ** lower
            no_higher = (1 - share) ** higher
            win *= 1 - (1 - no_higher) * (no_lower + over * (1 - no_lower))
            if not reading.first_trick:
                void = no_lower * no_higher
                hearts += void * self.hearts_share + (suit == HEARTS) * (1 - void)
                if reading.queen_unseen:
                    queen_discarded += void * reading.held[seat] / held
            if queen_follows:
                queen_followed += share
        return win, (
            taking.table * table
            + taking.hearts * hearts
            + taking.queen_discarded * QUEEN_POINTS * queen_discarded
            + taking.queen_followed * QUEEN_POINTS * queen_followed
        )

    def _shares(self, suit: int) -> list[float]:
        """Return for each seat still to play its share of a suit's unseen cards."""
        shares = self.shares.get(suit)
        if shares is None:
            reading = self.reading
            able = [0 if void >> suit & 1 else 1 for void in reading.voids]
            cards = sum([able[seat] * reading.held[seat] for seat in self.others])
            shares = [
                able[seat] * reading.held[seat] / cards if cards else 0.0
                for seat in reading.after
            ]
            self.shares[suit] = shares
        return shares

    def _lead_after(self, suit: int, mine: int) -> float:
        """Return what it costs to be on lead after this trick."""
        taking = self.weights.taking
        more = mine & (mine - 1)
        exits = [chance for chance, other in self.exits if other != suit or more]
        return (
            taking.lead
            + taking.lead_points * self.share
            + taking.lead_cards * (self.reading.held[self.reading.seat] - 1) / HAND_SIZE
            + taking.lead_exit * min(exits)
        )

    def _leading(self, card: int, suit: int) -> float:
        leading = self.weights.leading
        cost = leading.void if self.able[suit] < SEAT_COUNT - 1 else 0.0
        if suit == HEARTS:
            return cost + leading.hearts
        if suit == SPADES and self.reading.queen_unseen and card < QUEEN:
            return cost + leading.under_queen
        if suit == SPADES and self.reading.hand >> QUEEN & 1:
            return cost + leading.own_queen
        return cost

    def _moon(self, card: int, win: float, mine: int, unseen: int) -> float:
        """Return what counts besides while one seat seems to shoot the moon."""
        reading = self.reading
        moon = self.weights.moon
        tricks = self.tricks_share
        suit = SUIT_OF[card]
        points = POINTS_OF[card]
        cost = 0.0
        if not points and not reading.table_points:
            cost += win * (moon.gain + moon.gain_tricks * tricks)
        else:
            cost += win * self.rescue
        if points and suit != reading.led:
            give = points * (moon.give + moon.give_tricks * tricks)
            if reading.led is None:
                cost += (1 - win) * give
            else:
                cost += give if self.shooter_may_win else moon.give_others
        if unseen and mine >> card % SUIT_SIZE == 1:
            lost = lost_stopper(mine, unseen)
            if suit == HEARTS:
                return cost + lost * (moon.heart + moon.heart_tricks * tricks)
            return cost + lost * (moon.side + moon.side_tricks * tricks)
        return cost
