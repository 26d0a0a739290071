"""Ranks of playing cards: their numbers and their letters, once for all games."""

from enum import IntEnum
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
