"""Playing cards: ranks, suits and cards, their letters and texts, once for all games."""

from dataclasses import dataclass
from enum import Enum, IntEnum
from itertools import product
from typing import Final

RANK_LETTERS: Final = "A23456789TJQK"
"""The letter of every rank in texts, ace first; the ten is ``T``."""


class Rank(IntEnum):
    """A rank, ace (1) to king (13).

    Members are integers, so ``Rank.TEN == 10``; ``str`` is still the number, and
    :attr:`letter` is what stands in texts.
    """

    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13

    @property
    def letter(self) -> str:
        """The rank's letter in position texts: one of ``A23456789TJQK``."""
        return RANK_LETTERS[self - 1]

    @classmethod
    def from_letter(cls, letter: str) -> "Rank":
        """Return the rank with this letter.

        Raises:
            ValueError: if no rank has this letter (small letters have none).

        """
        number = RANK_LETTERS.find(letter) + 1
        if len(letter) != 1 or not number:
            message = f"no rank has the letter {letter!r}; ranks are {RANK_LETTERS}"
            raise ValueError(message)
        return cls(number)


class Suit(Enum):
    """A suit; its value is the letter that stands in texts.

    They are listed in the order in which a hand is shown.
    """

    CLUBS = "C"
    DIAMONDS = "D"
    SPADES = "S"
    HEARTS = "H"

    @property
    def letter(self) -> str:
        """The suit's letter in texts: one of ``CDSH``."""
        return self.value


SUIT_LETTERS: Final = "".join(suit.letter for suit in Suit)
"""The letters of the suits in texts, clubs first."""


@dataclass(init=False, frozen=True, slots=True, eq=False, repr=False)
class Card:
    """A card of the standard deck, such as the queen of spades.

    Args:
        rank: a rank; its number will do.
        suit: a suit.

    There are 52 of them and no more: making a card again gives the same object, so
    equal cards are identical. ``str`` is the text that :meth:`parse` reads.

    Raises:
        ValueError: if there is no such rank or suit.

    """

    rank: Rank
    suit: Suit

    def __new__(cls, rank: int, suit: Suit) -> "Card":  # noqa: PYI034  # one of 52
        """Return the one card of this rank and suit."""
        try:
            card = _DECK[rank, suit]
        except (KeyError, TypeError):  # the latter if one of them has no hash
            message = f"no card has the rank {rank!r:.60} and the suit {suit!r:.60}: a Rank (1 to 13) and a Suit are expected"
            raise ValueError(message) from None
        return card

    @classmethod
    def parse(cls, text: str) -> "Card":
        """Read a card: the rank's letter, then the suit's: ``QS``, ``TH`` for the ten.

        Raises:
            ValueError: if this is no card's text.
            TypeError: if ``text`` is no string.

        """
        if not isinstance(text, str):
            message = (
                f"a card's text is a string such as 'QS', not {type(text).__name__}"
            )
            raise TypeError(message)
        card = _TEXTS.get(text)
        if card is None:
            message = f"{text[:60]!r} is no card: one rank of {RANK_LETTERS} (T is the ten), then one suit of {SUIT_LETTERS} are expected, such as 'QS'"
            raise ValueError(message)
        return card

    def __reduce__(self) -> tuple[object, ...]:
        """Let a copy, also one made by another process, be the same card."""
        return (type(self), (self.rank, self.suit))

    def __repr__(self) -> str:
        """Return how to make the card."""
        return f"Card.parse({str(self)!r})"

    def __str__(self) -> str:
        """Return the card's text, such as ``QS``."""
        return self.rank.letter + self.suit.letter


def _make(rank: Rank, suit: Suit) -> Card:
    card = object.__new__(Card)
    object.__setattr__(card, "rank", rank)
    object.__setattr__(card, "suit", suit)
    return card


_DECK: Final[dict[tuple[int, Suit], Card]] = {
    (rank, suit): _make(rank, suit) for rank, suit in product(Rank, Suit)
}
_TEXTS: Final = {str(card): card for card in _DECK.values()}
