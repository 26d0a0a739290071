"""Deals: the 52 cards as they are laid out, and the codes that reproduce them."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random, SystemRandom
from typing import Final

from hh_widget.cards import Rank
from hh_widget.heart_to_heart.errors import DealCodeError, shown
from hh_widget.heart_to_heart.layout import SLOT_COUNT
from hh_widget.heart_to_heart.picture import DrawnBoard, View
from hh_widget.heart_to_heart.position import COPIES, Position, as_rank
from hh_widget.shuffle import shuffle
from hh_widget.wording import number_of

STOCK_COUNT: Final = 26
"""How many cards the stock has at the start."""

DEAL_COUNT: Final = 26**7
"""How many codes there are: seven letters each, 8,031,810,176 in all."""

_GAME: Final = "HH"
_VERSION: Final = "1"
_DECK: Final = "N"
_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_LETTER_COUNT: Final = 7
_EXAMPLE: Final = f"{_GAME}{_VERSION}-{_DECK}-AAAAAAM"

SERIES: Final = 40406
"""The series S of shuffles: deal n starts the generator at S·26⁷ + n.

It is the smallest one in which the deal of ``HH1-N-AAAAAAM`` is the one that the
rules of the game show.
"""


@dataclass(init=False, frozen=True, slots=True, repr=False)
class Deal(DrawnBoard):
    """A deal: what each of the 52 cards is, in the place where it is laid.

    Args:
        heart: 25 ranks, slot 1 first.
        stock: 26 ranks, the next to be drawn first.
        discard: the rank of the card that starts the discard pile.

    Ranks may be given as numbers, 1 to 13. Deals are equal when their cards are.
    ``repr`` does not tell the order of the stock, unless by the code.

    Raises:
        ValueError: unless these are 25 + 26 + 1 cards, four of each rank.
        TypeError: if a rank is no whole number.

    """

    heart: tuple[Rank, ...]
    stock: tuple[Rank, ...]
    discard: Rank
    number: int | None = field(compare=False)
    """The deal's number, 0 ≤ n < 26⁷, or ``None`` when it was made by hand."""

    def __init__(
        self, heart: Iterable[int], stock: Iterable[int], discard: int
    ) -> None:
        """Check and keep the cards of a deal made by hand."""
        self._keep(
            tuple(map(as_rank, heart)), tuple(map(as_rank, stock)), as_rank(discard)
        )
        for name, cards, count in (
            ("heart", self.heart, SLOT_COUNT),
            ("stock", self.stock, STOCK_COUNT),
        ):
            if len(cards) != count:
                message = f"a deal's {name} has {count} cards, not {len(cards)}"
                raise ValueError(message)
        cards = (*self.heart, *self.stock, self.discard)
        for rank in Rank:
            if cards.count(rank) != COPIES:
                message = f"the deal has {number_of(cards.count(rank), 'card')} of rank {rank.letter} where {COPIES} are expected"
                raise ValueError(message)

    def _keep(
        self,
        heart: tuple[Rank, ...],
        stock: tuple[Rank, ...],
        discard: Rank,
        number: int | None = None,
    ) -> None:
        object.__setattr__(self, "heart", heart)
        object.__setattr__(self, "stock", stock)
        object.__setattr__(self, "discard", discard)
        object.__setattr__(self, "number", number)

    @classmethod
    def from_number(cls, number: int) -> "Deal":
        """Return the deal with this number.

        Raises:
            ValueError: unless 0 ≤ number < 26⁷.
            TypeError: if ``number`` is no whole number.

        """
        if not isinstance(number, int) or isinstance(number, bool):
            message = f"a deal's number is a whole number, not {shown(number)}"
            raise TypeError(message)
        if not 0 <= number < DEAL_COUNT:
            message = (
                f"a deal's number is from 0 to {DEAL_COUNT - 1}, not {shown(number)}"
            )
            raise ValueError(message)
        deck = [rank for rank in Rank for _ in range(COPIES)]
        shuffle(deck, SERIES * DEAL_COUNT + number)
        deal = object.__new__(cls)
        deal._keep(
            tuple(deck[:SLOT_COUNT]), tuple(deck[SLOT_COUNT:-1]), deck[-1], number
        )
        return deal

    @classmethod
    def from_code(cls, code: str) -> "Deal":
        """Return the deal with this code, such as ``HH1-N-AAAAAAM``.

        Small letters, spaces and missing hyphens are forgiven.

        Raises:
            DealCodeError: if this is no code; its ``reason`` says what is wrong.
            TypeError: if ``code`` is no string.

        """
        return cls.from_number(_number(code))

    @classmethod
    def random(cls, rng: Random | None = None) -> "Deal":
        """Return a deal drawn at random, all codes being equally likely.

        Args:
            rng: where chance comes from; by default the operating system.

        """
        return cls.from_number((rng or SystemRandom()).randrange(DEAL_COUNT))

    @property
    def code(self) -> str | None:
        """The deal's code, or ``None`` when it was made by hand."""
        if self.number is None:
            return None
        rest = self.number
        letters = ""
        for _ in range(_LETTER_COUNT):
            rest, digit = divmod(rest, len(_LETTERS))
            letters = _LETTERS[digit] + letters
        return f"{_GAME}{_VERSION}-{_DECK}-{letters}"

    @property
    def position(self) -> Position:
        """The position at the start of the game."""
        return Position(self.heart, self.stock, (self.discard,))

    def view(self) -> View:
        """Return what a picture shows."""
        return self.position.view()._replace(caption=self.code or "")

    def __repr__(self) -> str:
        """Tell the code or, without one, what the viewer sees."""
        if self.code is not None:
            return f"Deal.from_code({self.code!r})"
        return f"<Deal {repr(self.position).removeprefix('<Position ')}"


def _number(code: str) -> int:
    """Read a code's number; the errors are those of :meth:`Deal.from_code`."""
    if not isinstance(code, str):
        message = (
            f"a deal code is a string such as {_EXAMPLE!r}, not {type(code).__name__}"
        )
        raise TypeError(message)
    text = "".join(c.upper() if c.isascii() else c for c in code if not c.isspace())
    name = f"deal code {shown(code)}"

    if not text.startswith(_GAME):
        message = f"{name} is not one of Heart to Heart: those start with {_GAME!r}, as {_EXAMPLE} does"
        raise DealCodeError(message, "game", {})
    rest = text.removeprefix(_GAME)

    version = rest[: len(rest) - len(rest.lstrip("0123456789"))]
    if version != _VERSION:
        version = version[:20]
        found = f"version {version}" if version else "no version"
        message = (
            f"{name} has {found} where version {_VERSION} is expected, as in {_EXAMPLE}"
        )
        raise DealCodeError(message, "version", {"version": version})
    rest = rest.removeprefix(version).removeprefix("-")

    if not rest.startswith(_DECK):
        found = f"the deck {shown(rest[:1])}" if rest else "no deck"
        message = f"{name} has {found} where {_DECK!r}, the normal one, is expected"
        raise DealCodeError(message, "deck", {"deck": rest[:1]})
    letters = rest.removeprefix(_DECK).removeprefix("-")

    for place, letter in enumerate(letters, start=1):
        if letter not in _LETTERS:
            message = f"{name} has {shown(letter)} as letter {place} where one of A to Z is expected"
            raise DealCodeError(message, "letter", {"letter": letter, "place": place})
    if len(letters) != _LETTER_COUNT:
        found = number_of(len(letters), "letter")
        message = f"{name} has {found} where {_LETTER_COUNT} are expected"
        raise DealCodeError(message, "length", {"count": len(letters)})
    number = 0
    for letter in letters:
        number = number * len(_LETTERS) + _LETTERS.index(letter)
    return number
