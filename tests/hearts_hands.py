"""Hands of Hearts made for a rule: the cards that matter, the rest filled in."""

from collections.abc import Callable, Iterable, Sequence
from random import Random

from hh_widget.hearts import Card, Match, Observation
from hh_widget.hearts.rules import (
    DECK,
    HAND_POINTS,
    HAND_SIZE,
    NUMBER,
    QUEEN_POINTS,
    SEATS,
)

QUIET = (13, 13, 0, 0)
"""What an uneventful hand may have added to the totals."""


def hands_adding_up_to(*totals: int) -> list[tuple[int, ...]]:
    """Return what hands may have added, no moon among them, to come to these totals."""
    left = list(totals)
    queens = []
    for _ in range(sum(totals) // HAND_POINTS):
        queens.append(max(SEATS, key=left.__getitem__))
        left[queens[-1]] -= QUEEN_POINTS
    results = []
    for queen in queens:
        points = [0] * 4
        points[queen] = QUEEN_POINTS
        others = [seat for seat in SEATS if seat != queen]
        for seats in (others, *[SEATS] * 12):
            seat = max(seats, key=left.__getitem__)
            left[seat] -= 1
            points[seat] += 1
        results.append(tuple(points))
    return results


def cards(text: str) -> list[Card]:
    """Read cards, apart by spaces."""
    return [Card.parse(name) for name in text.split()]


def texts(held: Iterable[Card]) -> str:
    """Write cards, apart by spaces."""
    return " ".join(map(str, held))


def filled(*hands: str) -> list[list[str]]:
    """Return four hands of 13: those given, filled up with the lowest cards left."""
    given = [cards(hand) for hand in hands] + [[] for _ in SEATS[len(hands) :]]
    rest = [card for card in DECK if not any(card in hand for hand in given)]
    for hand in given:
        while len(hand) < HAND_SIZE:
            hand.append(rest.pop(0))
    return [[str(card) for card in hand] for hand in given]


def saved(
    hands: Sequence[Sequence[str]],
    results: Sequence[Sequence[int]] = (QUIET, QUIET, QUIET),
) -> dict[str, object]:
    """Return a saved match about to play these hands; three hands before: no pass."""
    number = len(results) + 1
    return {
        "game": "hearts",
        "version": 1,
        "seed": 7,
        "difficulty": "normal",
        "hand_number": number,
        "phase": "passing" if number % 4 else "playing",
        "hands": [list(hand) for hand in hands],
        "passes": [None] * 4,
        "plays": [],
        "points": [0] * 4,
        "hand_results": [list(points) for points in results],
        "totals": [sum(points[seat] for points in results) for seat in SEATS],
    }


def table(
    *hands: str,
    plays: str = "",
    results: Sequence[Sequence[int]] = (QUIET, QUIET, QUIET),
) -> Match:
    """Return a match in play, in which the seats held these cards and played these."""
    match = Match.from_dict(saved(filled(*hands), results))
    play(match, plays)
    return match


def play(match: Match, text: str) -> None:
    """Play cards by whoever is to play, collecting each full trick before the next."""
    for card in cards(text):
        if match.phase == "trick":
            match.collect()
        match.play(card)


def play_out(
    match: Match, choose: Callable[[Match], Card], until: Sequence[str] = ()
) -> None:
    """Play the hand to its end, or until one of these phases."""
    while match.phase not in ("scored", "over", *until):
        if match.phase == "trick":
            match.collect()
        else:
            match.play(choose(match))


def at_random(random: Random) -> Callable[[Match], Card]:
    """Return a way to play that leaves everything to chance."""
    return lambda match: random.choice(match.legal_plays())


def pass_at_random(match: Match, random: Random) -> None:
    """Let those seats pass that have not."""
    for seat in SEATS:
        if match.phase == "passing" and match.passes[seat] is None:
            match.pass_cards(seat, random.sample(match.hands[seat], 3))


def seen(
    hand: str, plays: str = "", leader: int = 0, seat: int | None = None
) -> Observation:
    """Return what a seat about to play sees, if ``leader`` led to the first trick.

    The plays need not be legal, so that few of them are enough to show a habit.
    """
    made: list[tuple[int, Card]] = []
    turn = leader
    for number, card in enumerate(cards(plays), start=1):
        made.append((turn, card))
        turn = (turn + 1) % 4
        if number % 4 == 0:
            trick = made[-4:]
            led = trick[0][1].suit
            turn = max((NUMBER[card], who) for who, card in trick if card.suit is led)[
                1
            ]
    return Observation(
        seat=turn if seat is None else seat,
        difficulty="normal",
        hand=tuple(sorted(cards(hand), key=NUMBER.__getitem__)),
        plays=tuple(made),
        tie_break=bytes(8),
    )
