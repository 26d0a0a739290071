"""The game with the copies forgotten: the lower bound behind the shortest win.

The projection knows which heart cards are gone, which ranks with two cards inside and
two outside gave a pair inside the heart, and how far the stock is turned. From these
follows how many cards of each rank are gone from outside the heart, but not which. It
lets any copy be played that may still be there, and any card be passed over that may
be gone. Its exact distances to a win are computed backwards, and since every true move
is possible in it at no higher price, they never exceed the true ones.

**Prices.** Moves are counted in a way that makes turning the stock free. Let *drawn*
be the number of cards on the discard pile, and price a position at its distance to a
win plus drawn: the price of the position from which the present pass would begin. Then

- a draw costs nothing;
- a pair inside the heart costs 1;
- a pair with the discard pile costs 2, itself and the draw that brought its card;
- a recycle costs 1 and all cards that are left outside, of which the number is known;
- a win costs the cards then left on the discard pile.

**Bounds.** The number of cards in front of a place in the row is not known exactly, but
it is at least, for each rank, the copies there less those that are gone.
"""

from collections.abc import Sequence
from itertools import accumulate
from typing import Final, NamedTuple, TypeAlias

from hh_widget.cards import Rank
from hh_widget.heart_to_heart.cover_order import ALL_SLOTS, free_in
from hh_widget.heart_to_heart.layout import SLOT_COUNT

_PAIR: Final = 2
"""How many cards a pair has."""
_RANKS: Final = len(Rank) + 1
"""One more than there are ranks, since rank 0 is an empty slot."""
_UNREACHABLE: Final = 1 << 30

Slots: TypeAlias = tuple[int, int]
"""Two heart cards removed together, as bit numbers."""


class HeartStep(NamedTuple):
    """A pair inside the heart, with the forced pairs that it uncovers."""

    after: "Stage"
    price: int
    pairs: tuple[Slots, ...]


class DiscardStep(NamedTuple):
    """A heart card paired with the discard pile, with the forced pairs it uncovers."""

    after: "Stage"
    price: int
    slot: int
    """The heart card, as a bit number."""
    copies: tuple[tuple[int, int], ...]
    """The cards outside that could be its partner: place in the row, and its bit."""
    pairs: tuple[Slots, ...]


class Stage:
    """What is gone, but for the copies: all positions that the projection holds equal.

    Attributes:
        bounds: the lower bound of the price, by the number of places of the row that
            are still in the stock, from none to all.
        recycle: what a recycle costs here.
        live: the set of places in the row of ranks that still have heart cards.
        last_cards: for each free heart card that is the last of its rank in the heart,
            the set of places in the row of its rank.

    """

    __slots__ = (
        "bounds",
        "discard_steps",
        "heart_steps",
        "is_won",
        "last_cards",
        "live",
        "recycle",
        "seen",
    )

    bounds: list[int]
    heart_steps: list[HeartStep]
    discard_steps: list[DiscardStep]
    last_cards: list[int]

    def __init__(self, recycle: int, live: int, *, is_won: bool) -> None:
        """Begin without steps."""
        self.recycle = recycle
        self.live = live
        self.is_won = is_won
        self.heart_steps = []
        self.discard_steps = []
        self.last_cards = []
        self.seen: set[int] = set()


class Projection:
    """All stages of one position from which a win is possible, with their bounds.

    Args:
        heart: 25 ranks, 0 where a slot is empty.
        row: the ranks outside the heart, in the order in which they are drawn.

    """

    def __init__(self, heart: Sequence[int], row: Sequence[int]) -> None:
        """Sort the cards by rank."""
        self._heart = heart
        self._row = row
        self._inside = [0] * _RANKS
        for slot, rank in enumerate(heart):
            self._inside[rank] |= 1 << slot
        self._gone_at_first = self._inside[0]
        self._inside[0] = 0
        self._copies: list[tuple[tuple[int, int], ...]] = [()] * _RANKS
        for place, rank in enumerate(row):
            self._copies[rank] += ((place, 1 << place),)
        # A rank with two cards inside and two outside may give a pair inside or two
        # with the discard pile; a bit above the slots tells that it was a pair inside.
        self._pair_bit = [0] * _RANKS
        bit = 1 << SLOT_COUNT
        for rank, cards in enumerate(self._inside):
            if cards.bit_count() == _PAIR == len(self._copies[rank]):
                self._pair_bit[rank] = bit
                bit <<= 1
        self._stages: dict[int, Stage | None] = {}

    def first_stage(self) -> tuple[Stage | None, list[Slots]]:
        """Return the stage at the start and the forced pairs that lead to it.

        The stage is ``None`` when the position cannot be won.
        """
        key, pairs = self._settle(self._gone_at_first, [0] * _RANKS)
        return self._stage(key, [0] * _RANKS), pairs

    def _settle(self, key: int, played: list[int]) -> tuple[int, list[Slots]]:
        """Remove the pairs that are forced and cost nothing to wait for.

        When the last two heart cards of a rank are free and at most one card outside
        could be a partner, they can only leave together; doing it now uncovers cards
        and hinders nothing.
        """
        heart = self._heart
        pairs: list[Slots] = []
        pending = True
        while pending:
            pending = False
            first_of: dict[int, int] = {}
            for slot in free_in(key & ALL_SLOTS):
                rank = heart[slot]
                other = first_of.setdefault(rank, slot)
                if other == slot:
                    continue
                both = 1 << slot | 1 << other
                if (
                    self._inside[rank] & ~key == both
                    and len(self._copies[rank]) - played[rank] < _PAIR
                ):
                    key |= both
                    pairs.append((other, slot))
                    pending = True
        return key, pairs

    def _stage(self, key: int, played: list[int]) -> Stage | None:
        """Return the stage of this key, or ``None`` if no win is possible from it."""
        try:
            return self._stages[key]
        except KeyError:
            pass
        row = self._row
        live = 0
        for rank, cards in enumerate(self._inside):
            if cards & ~key:
                for _, bit in self._copies[rank]:
                    live |= bit
        gone = key & ALL_SLOTS
        stage = Stage(1 + len(row) - sum(played), live, is_won=gone == ALL_SLOTS)
        if stage.is_won:
            stage.bounds = self._bounds_when_won(played)
        else:
            self._add_steps(stage, key, played)
            if not stage.heart_steps and not stage.discard_steps:
                self._stages[key] = None
                return None
            stage.bounds = self._bounds(stage, played)
        self._stages[key] = stage
        return stage

    def _add_steps(self, stage: Stage, key: int, played: list[int]) -> None:
        heart = self._heart
        free = free_in(key & ALL_SLOTS)
        for i, slot in enumerate(free):
            rank = heart[slot]
            for other in free[:i]:
                if heart[other] == rank:
                    after, pairs = self._settle(
                        key | 1 << slot | 1 << other | self._pair_bit[rank], played
                    )
                    found = self._stage(after, played)
                    if found is not None:
                        pairs.insert(0, (other, slot))
                        stage.heart_steps.append(
                            HeartStep(found, len(pairs), tuple(pairs))
                        )
            copies = self._copies[rank]
            if len(copies) > played[rank]:
                then = played.copy()
                then[rank] += 1
                after, pairs = self._settle(key | 1 << slot, then)
                found = self._stage(after, then)
                if found is not None:
                    stage.discard_steps.append(
                        DiscardStep(found, 2 + len(pairs), slot, copies, tuple(pairs))
                    )
                    if self._inside[rank] & ~key == 1 << slot:
                        stage.last_cards.append(sum(bit for _, bit in copies))

    def _bounds_when_won(self, played: list[int]) -> list[int]:
        """Return how many cards are on the discard pile at least, by the stock left."""
        missing = played.copy()
        drawn = 0
        bounds = [0]
        for rank in self._row:
            if missing[rank]:
                missing[rank] -= 1
            else:
                drawn += 1
            bounds.append(drawn)
        bounds.reverse()
        return bounds

    def _bounds(self, stage: Stage, played: list[int]) -> list[int]:
        """Return the least price from this stage, by the number of places left."""
        count = len(self._row)
        best = [_UNREACHABLE] * (count + 1)
        for after, price, _ in stage.heart_steps:
            then = [bound + price for bound in after.bounds]
            best = list(map(min, best, then))
        for step in stage.discard_steps:
            bounds = step.after.bounds
            for place, _ in step.copies:
                price = step.price + bounds[~self._uncovered(place, played)]
                best[~(place + 1)] = min(price, best[~(place + 1)])
        # Whatever can be played further on in the row can be played from here.
        best = list(accumulate(best, min))
        again = best[-1] + stage.recycle
        return [min(price, again) for price in best]

    def _uncovered(self, place: int, played: list[int]) -> int:
        """Return how far back the discard pile may reach once ``place`` was played.

        Cards are passed over as long as they may be gone, those of each rank at most
        as often as copies of it were played.
        """
        row = self._row
        if not place or not played[row[place - 1]]:
            return place
        left = played.copy()
        while place and left[row[place - 1]]:
            place -= 1
            left[row[place]] -= 1
        return place
