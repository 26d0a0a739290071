"""The weights of the hard level, as tuning has found them; all are points of a hand.

A play's cost is a sum of such terms, each a weight times what :mod:`.hard` counts. The
first two weights say how others play; all others enter the cost linearly.
"""

from typing import Final, NamedTuple


class Holding(NamedTuple):
    """What the cards held in one suit risk, per point of 26 still to be taken."""

    lowest: float
    """Times the chance that the lowest card takes a trick when the suit is played."""
    second: float
    """The same for the second lowest."""
    higher: float
    """The same for all others together."""
    squared: float
    """Times the number of cards, squared."""
    length: float
    """Times the number of cards."""
    void: float
    """For holding none, while others do."""
    dead: float
    """Times the number of cards, when nobody else can hold any."""


class Risks(NamedTuple):
    """What the cards of a hand risk."""

    side: Holding
    """Clubs and diamonds."""
    spades: Holding
    """Spades; what the queen and those above it risk comes on top."""
    hearts: Holding
    queen: tuple[float, ...]
    """The queen of spades held with 0, 1, … 5 or more lower spades; last: dead."""
    above_queen: tuple[float, ...]
    """Ace and king of spades, each, while the queen is out, with 0 … 4 lower ones."""


class Taking(NamedTuple):
    """What taking a trick costs; all times the chance of taking it."""

    table: float
    """Times the points that lie, the card's own included."""
    hearts: float
    """Times the hearts expected of the seats still to play."""
    queen_discarded: float
    """Times the points expected of the queen thrown on another suit."""
    queen_followed: float
    """Times the points expected of the queen falling under an ace or king."""
    lead: float
    """For being on lead then."""
    lead_points: float
    """Times the share of the 26 points still to be taken."""
    lead_cards: float
    """Times the share of 13 cards still held."""
    lead_exit: float
    """Times the chance that the safest lead takes a trick again."""


class Leading(NamedTuple):
    """What leading a card costs besides."""

    under_queen: float
    """A spade below the queen, while that is out."""
    void: float
    """A suit in which some seat has shown to be void."""
    hearts: float
    own_queen: float
    """A spade, while the queen is in the own hand."""


class Moon(NamedTuple):
    """What counts besides while one seat seems to shoot the moon.

    The second of each pair is times the share of the tricks that this seat has taken.
    """

    all_but_made: float
    """Taking points that would leave the seat one short of the moon, or none, times the
    chance to take them: what the moon would cost. The three below are for others."""
    take: float
    """Taking hearts that the seat would or may take, times the chance to take them."""
    take_points: float
    """Times that chance and the share of the 26 points that the seat has."""
    take_tricks: float
    give: float
    """Throwing points on a trick which that seat is winning or may still win."""
    give_tricks: float
    give_others: float
    """Throwing points on a trick that it cannot win."""
    heart: float
    """Playing the highest heart, times how much weaker the next one is."""
    heart_tricks: float
    side: float
    """The same for the highest card of another suit."""
    side_tricks: float
    gain: float
    """Taking a trick without points, times the chance."""
    gain_tricks: float


class Weights(NamedTuple):
    """Everything that the hard level weighs when it plays."""

    over_free: float
    """The chance that a seat which could duck goes over when no points lie."""
    over_costly: float
    """The same when points lie."""
    risks: Risks
    taking: Taking
    leading: Leading
    moon: Moon
    shed_queen: float
    """Throwing the queen of spades on another suit. Not tuned: left alone, about one
    queen in six stays among long spades, which gains nothing that can be measured."""


PLAYING: Final = Weights(
    over_free=0.45,
    over_costly=0.08,
    risks=Risks(
        side=Holding(1.66, 0.82, 0.46, -0.07, -0.46, 0.37, -0.46),
        spades=Holding(1.15, 0.38, 0.22, -0.05, -0.24, 0.51, -0.61),
        hearts=Holding(4.59, 2.15, 0.65, -0.08, -0.06, 0.7, -1.39),
        queen=(5.57, 2.64, 1.25, 0.57, 0.52, 0.35, 2.93),
        above_queen=(1.84, 0.66, -0.03, -0.46, -0.96),
    ),
    taking=Taking(0.82, 0.96, 0.38, 0.51, -0.18, 0.93, -0.55, 1.8),
    leading=Leading(-0.47, -0.35, -0.75, -0.68),
    moon=Moon(-26.0, -6.0, -8.0, -3.0, 1.0, 1.0, -3.0, 4.0, 2.0, 2.0, 1.0, -1.0, -1.0),
    shed_queen=-5.0,
)
"""The weights for playing."""

PASSING: Final = Risks(
    side=Holding(0.51, 1.54, 1.08, -0.08, 0.18, -0.24, 0.9),
    spades=Holding(1.12, 0.77, 0.23, 0.01, -0.4, 0.81, 0.9),
    hearts=Holding(4.38, 2.17, 1.15, 0.05, -0.84, 0.21, 0.9),
    queen=(6.33, 4.57, 1.36, 1.05, 0.47, 0.99, 5.0),
    above_queen=(2.65, 2.01, 1.29, 0.5, 0.44),
)
"""The weights for what is kept when passing."""
