"""The tape of a match at the table: all its steps in order, each with its time.

Tricks are collected as the rules tell, so no step tells of it.
"""

from dataclasses import dataclass
from typing import TypeAlias

from hh_widget.cards import Card


@dataclass(frozen=True, slots=True)
class Dealt:
    """A hand was dealt."""

    hand: int
    """The number of the hand, from 1."""
    hands: tuple[tuple[Card, ...], ...]
    """The 13 cards of each seat as dealt, in the order of a hand."""
    ms: int
    """When it was taken, in whole milliseconds of play since the match's start."""


@dataclass(frozen=True, slots=True)
class Chose:
    """A card was chosen for your pass, or taken back."""

    cards: tuple[Card, ...]
    """All that is chosen since, in the order of a hand."""
    ms: int


@dataclass(frozen=True, slots=True)
class Passed:
    """All four seats passed."""

    passes: tuple[tuple[Card, ...], ...]
    """The three cards of each seat, in the order of a hand."""
    ms: int


@dataclass(frozen=True, slots=True)
class Played:
    """The seat whose turn it was played a card."""

    n: int
    """The number of the play within the hand, from 1 to 52."""
    card: Card
    ms: int


Step: TypeAlias = Dealt | Chose | Passed | Played
"""One step of a match."""
