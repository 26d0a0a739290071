"""The rules of Hearts: cards and their points, passing, legal plays, scores.

All functions are pure. Seats are numbered 0 to 3 in the order of play: 0 is you, 1 the
seat to your left, 2 the one across, 3 the one to your right.
"""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from hh_widget.cards import Card, Rank, Suit
from hh_widget.wording import shown

Direction: TypeAlias = Literal["left", "right", "across", "none"]
"""Where the three cards go before a hand."""
Difficulty: TypeAlias = Literal["easy", "normal", "hard"]
"""How well the CPU seats play."""
Result: TypeAlias = Literal["win", "draw", "loss"]
"""How a match ended, as seat 0 sees it."""
Play: TypeAlias = tuple[int, Card]
"""A seat and the card it played."""
Suits: TypeAlias = Sequence[list[Card]]
"""A seat's cards, a list for each suit in the order of a hand, each list ascending."""

SEATS: Final = range(4)
"""The seats, in the order of play: clockwise."""
SEAT_COUNT: Final = len(SEATS)
YOU: Final = 0
"""Your seat: the CPU plays the others."""
HAND_SIZE: Final = 13
"""How many cards each seat is dealt, and how many tricks a hand has."""
PASS_SIZE: Final = 3
"""How many cards each seat passes."""
HAND_POINTS: Final = 26
"""The points in every hand."""
QUEEN_POINTS: Final = 13
MATCH_END: Final = 100
"""A match ends with the hand that brings some seat to these points."""
DIFFICULTIES: Final[tuple[Difficulty, ...]] = ("easy", "normal", "hard")
DIRECTIONS: Final[tuple[Direction, ...]] = ("left", "right", "across", "none")
"""The directions of hands 1 to 4; then they come again."""
NO_PASS: Final = DIRECTIONS[-1]
"""The direction of the hands before which nothing is passed."""

HEIGHT: Final = (*(rank for rank in Rank if rank is not Rank.ACE), Rank.ACE)
"""The ranks from low to high: the ace is the highest."""
DECK: Final = tuple(Card(rank, suit) for suit in Suit for rank in HEIGHT)
"""The cards in the order of a hand: by suit, then from the two to the ace."""
NUMBER: Final = {card: number for number, card in enumerate(DECK)}
"""The place of each card in :data:`DECK`; within a suit, higher means stronger."""
SUIT: Final = {card: number // len(Rank) for card, number in NUMBER.items()}
"""The place of each card's suit in the order of a hand: clubs 0 to hearts 3."""
SPADES: Final = tuple(Suit).index(Suit.SPADES)
HEARTS: Final = tuple(Suit).index(Suit.HEARTS)

TWO_OF_CLUBS: Final = Card(Rank.TWO, Suit.CLUBS)
"""The card that leads to the first trick."""
QUEEN_OF_SPADES: Final = Card(Rank.QUEEN, Suit.SPADES)
POINTS: Final = {card: int(card.suit is Suit.HEARTS) for card in DECK} | {
    QUEEN_OF_SPADES: QUEEN_POINTS
}
"""What each card costs the seat that takes it."""

_STEPS: Final[dict[Direction, int]] = {"left": 1, "right": 3, "across": 2, "none": 0}


def pass_direction(hand_number: int) -> Direction:
    """Return where the cards go before this hand, the first hand being 1."""
    return DIRECTIONS[(hand_number - 1) % len(DIRECTIONS)]


def receiver(seat: int, direction: Direction) -> int:
    """Return the seat that gets the cards which ``seat`` passes."""
    return (seat + _STEPS[direction]) % SEAT_COUNT


def legal_plays(
    suits: Suits, led: int | None, *, first_trick: bool, hearts_broken: bool
) -> list[Card]:
    """Return the cards that a seat may play, in the order of its hand.

    Args:
        suits: the seat's cards.
        led: the suit led, as in :data:`SUIT`, or ``None`` if the seat leads.
        first_trick: whether this is the first of the thirteen tricks.
        hearts_broken: whether a heart has fallen in an earlier trick.

    """
    clubs, diamonds, spades, hearts = suits
    if led is None:
        if first_trick:
            return [card for card in clubs if card is TWO_OF_CLUBS]
        if hearts_broken:
            return [*clubs, *diamonds, *spades, *hearts]
        return [*clubs, *diamonds, *spades] or [*hearts]
    if suits[led]:
        return [*suits[led]]
    cards = [*clubs, *diamonds, *spades, *hearts]
    if first_trick:
        return [card for card in cards if not POINTS[card]] or cards
    return cards


def taker(trick: Sequence[Play]) -> int:
    """Return the seat with the highest card of the suit led, in a trick begun."""
    seat, best = trick[0]
    led = SUIT[best]
    height = NUMBER[best]
    for other, card in trick[1:]:
        if SUIT[card] == led and NUMBER[card] > height:
            seat = other
            height = NUMBER[card]
    return seat


def score(points: Sequence[int]) -> tuple[int, ...]:
    """Return what a hand adds to the totals: the points taken, or what a moon makes.

    Args:
        points: the points that each seat has taken in the hand.

    """
    if HAND_POINTS in points:
        return tuple(HAND_POINTS - taken for taken in points)
    return tuple(points)


def is_score(points: Sequence[int]) -> bool:
    """Tell whether a hand can have added these points to the totals."""
    if sorted(points) == [0] + [HAND_POINTS] * (SEAT_COUNT - 1):
        return True
    return (
        min(points) >= 0
        and sum(points) == HAND_POINTS
        and QUEEN_POINTS <= max(points) < HAND_POINTS
    )


def moon(points: Sequence[int]) -> int | None:
    """Return the seat that shot the moon, or ``None`` if none did.

    Args:
        points: what the hand added to the totals.

    """
    if points.count(HAND_POINTS) == SEAT_COUNT - 1:
        return points.index(0)
    return None


def is_over(totals: Sequence[int]) -> bool:
    """Tell whether the match ends with these totals."""
    return max(totals) >= MATCH_END


def result(totals: Sequence[int]) -> Result:
    """Return how a match with these totals ended for seat 0."""
    mine, *others = totals
    best = min(others)
    if mine == best:
        return "draw"
    return "win" if mine < best else "loss"


def by_suit(cards: Sequence[Card]) -> list[list[Card]]:
    """Return cards as :data:`Suits`."""
    suits: list[list[Card]] = [[] for _ in Suit]
    for card in sorted(cards, key=NUMBER.__getitem__):
        suits[SUIT[card]].append(card)
    return suits


def check_seat(seat: object) -> int:
    """Return ``seat`` if it is one.

    Raises:
        TypeError: if it is no whole number.
        ValueError: if it is not from 0 to 3.

    """
    if not isinstance(seat, int) or isinstance(seat, bool):
        message = f"a seat is a whole number from 0 to 3, not {shown(seat)}"
        raise TypeError(message)
    if seat not in SEATS:
        message = f"a seat is from 0 to 3, not {shown(seat)}"
        raise ValueError(message)
    return seat


def check_card(card: object) -> Card:
    """Return ``card`` if it is one.

    Raises:
        TypeError: if it is none.

    """
    if not isinstance(card, Card):
        message = f"a card is a Card such as Card.parse('QS'), not {shown(card)}"
        raise TypeError(message)
    return card


def check_difficulty(difficulty: object) -> Difficulty:
    """Return ``difficulty`` if it is one.

    Raises:
        ValueError: if it is none.

    """
    for known in DIFFICULTIES:
        if difficulty == known:
            return known
    message = (
        f"a difficulty is {', '.join(map(repr, DIFFICULTIES))}, not {shown(difficulty)}"
    )
    raise ValueError(message)
