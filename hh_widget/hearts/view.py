"""What you see of a match from your seat."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from hh_widget.cards import Card
from hh_widget.hearts.rules import Difficulty, Direction, Play, Result

Phase: TypeAlias = Literal["passing", "playing", "trick", "scored", "over"]
"""What a match waits for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """All that seat 0 may see, and so all that a board or a picture shows.

    No card of another hand is in it, no pass but the one received, no seed, and no
    trick that has been collected.
    """

    difficulty: Difficulty
    """How well the CPU seats play."""
    phase: Phase
    """What the match waits for."""
    hand_number: int
    """The number of the hand, from 1."""
    pass_direction: Direction
    """Where the cards go before this hand."""
    hand: tuple[Card, ...]
    """Your cards: clubs, diamonds, spades, hearts, each from the two to the ace."""
    playable: tuple[Card, ...]
    """Your cards that a tap may choose, raise or play now."""
    selection: tuple[Card, ...] = ()
    """The cards chosen for the pass, or the raised card."""
    can_confirm: bool = False
    """Whether the pass is chosen."""
    received: tuple[Card, ...]
    """What the pass brought you, until you have played a card of the hand."""
    passed: tuple[bool, ...]
    """Which seats have passed in this hand."""
    trick: tuple[Play, ...]
    """The cards on the table, each with its seat, in the order played."""
    trick_winner: int | None
    """The seat that takes the trick, while its four cards lie."""
    card_counts: tuple[int, ...]
    """How many cards each seat holds."""
    turn: int | None
    """The seat to play, or ``None`` when no card is awaited."""
    hearts_broken: bool
    """Whether a heart has fallen in this hand."""
    points: tuple[int, ...]
    """The points that each seat has taken in this hand."""
    totals: tuple[int, ...]
    """The points of each seat over all hands played to the end."""
    hand_results: tuple[tuple[int, ...], ...]
    """What each hand played to the end added to the totals."""
    moons: tuple[int | None, ...]
    """For each of these hands the seat that shot the moon, or ``None``."""
    result: Result | None
    """How the match ended for you, ``None`` while it is not over."""
