"""What a seat reads off its observation: who is void, what is unseen, what lies."""

from functools import lru_cache
from typing import Final, NamedTuple

from hh_widget.cards import Rank, Suit
from hh_widget.hearts.observation import Observation
from hh_widget.hearts.rules import (
    NUMBER,
    POINTS,
    QUEEN_OF_SPADES,
    SEAT_COUNT,
    SEATS,
    SUIT,
    Play,
    taker,
)

SUIT_SIZE: Final = len(Rank)
SUIT_MASK: Final = (1 << SUIT_SIZE) - 1
DECK_MASK: Final = (1 << SUIT_SIZE * len(Suit)) - 1
QUEEN: Final = NUMBER[QUEEN_OF_SPADES]
"""The number of the queen of spades; cards are numbers here, as in the rules."""
QUEEN_HEIGHT: Final = QUEEN % SUIT_SIZE
"""Its height within the suit, a two being 0."""
BIT: Final = {card: 1 << number for card, number in NUMBER.items()}
SUIT_OF: Final = tuple(SUIT.values())
POINTS_OF: Final = tuple(POINTS.values())


class _Taken(NamedTuple):
    """What complete tricks tell."""

    gone: int
    """The cards played, as a mask."""
    voids: tuple[int, ...]
    points: tuple[int, ...]
    tricks: tuple[int, ...]


_NOTHING: Final = _Taken(0, *((0,) * SEAT_COUNT,) * 3)


@lru_cache(maxsize=256)
def _taken(tricks: tuple[Play, ...]) -> _Taken:
    """Go through complete tricks; the seats at a table share the work."""
    if not tricks:
        return _NOTHING
    before = _taken(tricks[:-SEAT_COUNT])
    trick = tricks[-SEAT_COUNT:]
    winner = taker(trick)
    worth = sum([POINTS[card] for _, card in trick])
    return _Taken(
        before.gone | sum([BIT[card] for _, card in trick]),
        _with_voids(before.voids, trick),
        _added(before.points, winner, worth),
        _added(before.tricks, winner, 1),
    )


def _added(counts: tuple[int, ...], seat: int, more: int) -> tuple[int, ...]:
    return (*counts[:seat], counts[seat] + more, *counts[seat + 1 :])


def _with_voids(voids: tuple[int, ...], trick: tuple[Play, ...]) -> tuple[int, ...]:
    led = SUIT[trick[0][1]]
    shown = list(voids)
    for seat, card in trick:
        if SUIT[card] != led:
            shown[seat] |= 1 << led
    return tuple(shown)


class Reading:
    """The counts that a seat can make from its cards and the cards played.

    Cards are numbers and sets of cards are bit masks, as this is read at every turn.
    """

    __slots__ = (
        "after",
        "first_trick",
        "hand",
        "held",
        "high",
        "led",
        "legal",
        "loner",
        "points",
        "queen_unseen",
        "seat",
        "table_points",
        "tricks",
        "turn",
        "unseen",
        "voids",
        "winner",
    )

    seat: int
    """The seat itself."""
    turn: int | None
    """The seat to play, ``None`` before the first lead, which the two of clubs tells."""
    legal: list[int]
    """The cards it may play."""
    hand: int
    """Its own cards, as a mask."""
    unseen: int
    """The cards that the others hold, as a mask."""
    voids: tuple[int, ...]
    """For each seat a mask of the suits in which it has shown to be void."""
    held: list[int]
    """How many cards each seat holds."""
    points: tuple[int, ...]
    """The points each seat has taken; those on the table do not count."""
    tricks: tuple[int, ...]
    """The tricks each seat has taken."""
    loner: int | None
    """Another seat that has taken points, while nobody else has any."""
    led: int | None
    """The suit led, ``None`` on lead."""
    high: int
    """The card that is winning the trick, -1 on lead."""
    winner: int
    """The seat that is winning it, -1 on lead."""
    table_points: int
    """The points of the cards on the table."""
    after: tuple[int, ...]
    """The seats that play to the trick after this one."""
    first_trick: bool
    queen_unseen: bool
    """Whether another seat holds the queen of spades."""

    def __init__(self, observation: Observation) -> None:
        """Go through the tricks once."""
        seat = observation.seat
        trick = observation.trick
        plays = observation.plays
        gone, voids, points, self.tricks = _taken(plays[: len(plays) - len(trick)])
        self.seat = seat
        self.turn = None
        if trick:
            self.turn = (trick[-1][0] + 1) % SEAT_COUNT
        elif plays:
            self.turn = taker(plays[-SEAT_COUNT:])
        self.first_trick = not gone
        self.points = points
        others = [other for other in SEATS if points[other]]
        self.loner = others[0] if len(others) == 1 and others[0] != seat else None
        self.held = [len(observation.hand)] * SEAT_COUNT
        self.led = None
        self.winner = self.high = -1
        self.table_points = 0
        if trick:
            gone |= sum([BIT[card] for _, card in trick])
            voids = _with_voids(voids, trick)
            self.led = SUIT[trick[0][1]]
            self.winner = taker(trick)
            for other, card in trick:
                self.held[other] -= 1
                self.table_points += POINTS[card]
                if other == self.winner:
                    self.high = NUMBER[card]
        self.voids = voids
        self.hand = sum([BIT[card] for card in observation.hand])
        self.unseen = DECK_MASK & ~gone & ~self.hand
        self.queen_unseen = bool(self.unseen >> QUEEN & 1)
        self.legal = [NUMBER[card] for card in observation.legal_plays()]
        self.after = tuple(
            [(seat + step) % SEAT_COUNT for step in range(1, SEAT_COUNT - len(trick))]
        )
