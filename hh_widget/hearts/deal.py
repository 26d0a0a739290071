"""The deal of every hand, fixed by the match's seed."""

import random
from itertools import islice
from typing import Final

from hh_widget.cards import Card
from hh_widget.hearts.rules import DECK, NUMBER, SEAT_COUNT, SEATS
from hh_widget.shuffle import shuffle, splitmix64
from hh_widget.wording import shown

SEED_COUNT: Final = 2**53
"""How many seeds there are: all that a float, and so JSON, holds exactly."""


def fresh_seed() -> int:
    """Return a seed drawn at random, all being equally likely."""
    return random.SystemRandom().randrange(SEED_COUNT)


def check_seed(seed: object) -> int:
    """Return ``seed`` if it is one.

    Raises:
        TypeError: if it is no whole number.
        ValueError: unless 0 ≤ seed < 2⁵³.

    """
    if not isinstance(seed, int) or isinstance(seed, bool):
        message = f"a match's seed is a whole number, not {shown(seed)}"
        raise TypeError(message)
    if not 0 <= seed < SEED_COUNT:
        message = f"a match's seed is from 0 to {SEED_COUNT - 1}, not {shown(seed)}"
        raise ValueError(message)
    return seed


def deal(seed: int, hand_number: int) -> tuple[list[Card], ...]:
    """Return the 13 cards of each seat, in the order of a hand.

    The generator's outputs from the seed on are the states from which the hands are
    shuffled, one after the other; the cards go round seat by seat.

    Args:
        seed: the match's seed, 0 ≤ seed < 2⁵³.
        hand_number: which hand of the match, from 1.

    """
    state = next(islice(splitmix64(seed), hand_number - 1, None))
    deck = list(DECK)
    shuffle(deck, state)
    return tuple(
        [sorted(deck[seat::SEAT_COUNT], key=NUMBER.__getitem__) for seat in SEATS]
    )
