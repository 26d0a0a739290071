"""A position: what lies where, which cards are free, which moves are legal.

A position is immutable; a move makes a new one.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from hh_widget.cards import RANK_LETTERS, Rank
from hh_widget.heart_to_heart.errors import IllegalMoveError, NotationError, shown
from hh_widget.heart_to_heart.layout import COVERED_BY, SLOT_COUNT, SLOTS
from hh_widget.heart_to_heart.moves import (
    DISCARD,
    DRAW,
    RECYCLE,
    Draw,
    Move,
    Pair,
    Recycle,
    Selectable,
    is_slot,
)
from hh_widget.heart_to_heart.picture import DrawnBoard, View

COPIES: Final = 4
"""How many cards of each rank the deck has."""

EMPTY: Final = "."
"""An empty slot in a position text."""

_PARTS: Final = ("heart", "stock", "discard pile")
_ALL_GONE: Final = (1 << SLOT_COUNT) - 1


class _Openings(NamedTuple):
    """What a set of removed cards leaves open, whatever the ranks are."""

    free: tuple[int, ...]
    heart_pairs: tuple[tuple[int, int, Pair], ...]
    """Two free slots, as indices into the heart, and the pair they would make."""
    discard_pairs: tuple[tuple[int, Pair], ...]
    """A free slot, as an index into the heart, and its pair with the discard pile."""


@lru_cache(maxsize=4096)
def _openings(gone: int) -> _Openings:
    """Return what is open when the slots in ``gone`` (bit 0 is slot 1) are empty.

    Only 623 sets can be reached by play; hand-made positions may have others.
    """
    free = tuple(
        slot
        for slot in SLOTS
        if not gone >> (slot - 1) & 1
        and all(gone >> (cover - 1) & 1 for cover in COVERED_BY[slot])
    )
    return _Openings(
        free,
        tuple((a - 1, b - 1, Pair(a, b)) for a in free for b in free if a < b),
        tuple((a - 1, Pair(a, DISCARD)) for a in free),
    )


def as_rank(value: object) -> Rank:
    """Return the rank of this number.

    Raises:
        TypeError: if ``value`` is no whole number.
        ValueError: if it is not from 1 to 13.

    """
    if not isinstance(value, int) or isinstance(value, bool):
        message = f"a rank is a whole number from 1 to 13, not {shown(value)}"
        raise TypeError(message)
    if not 1 <= value <= len(Rank):
        message = f"a rank is from 1 to 13, not {shown(value)}"
        raise ValueError(message)
    return Rank(value)


class Position(DrawnBoard):
    """The cards on the table: heart, stock and discard pile.

    Args:
        heart: 25 ranks, slot 1 first; ``None`` where a slot is empty.
        stock: ranks, the next to be drawn first.
        discard: ranks, the bottom one first and the top one last.

    Ranks may be given as numbers, 1 to 13. At most four cards may have the same rank;
    fewer are welcome, for small boards that show one rule.

    Raises:
        ValueError: if the heart has not 25 places, a rank is none, or five cards
            have the same rank.
        TypeError: if a rank is no whole number.

    Equal positions have the same cards in the same places. ``repr`` tells only how
    many cards the stock has; ``str`` tells all of them.

    """

    # All cards outside the heart lie in one row, in the order in which they are drawn.
    # A draw moves the border between the discard pile and the stock by one card, and
    # a recycle moves it back to the start, for the order never changes.
    __slots__ = ("_drawn", "_gone", "_heart", "_row")

    _heart: tuple[Rank | None, ...]
    _row: tuple[Rank, ...]
    _drawn: int
    _gone: int

    def __init__(
        self,
        heart: Iterable[int | None],
        stock: Iterable[int] = (),
        discard: Iterable[int] = (),
    ) -> None:
        """Lay out the cards, refusing what cannot be."""
        self._heart = tuple(None if card is None else as_rank(card) for card in heart)
        turned = tuple([as_rank(card) for card in discard])
        self._row = turned + tuple([as_rank(card) for card in stock])
        self._drawn = len(turned)
        if len(self._heart) != SLOT_COUNT:
            message = f"a heart has {SLOT_COUNT} slots, not {len(self._heart)}"
            raise ValueError(message)
        self._gone = sum(1 << i for i, card in enumerate(self._heart) if card is None)
        cards = [*self._heart, *self._row]
        for rank in Rank:
            if cards.count(rank) > COPIES:
                message = f"there are {cards.count(rank)} cards of rank {rank.letter} where at most {COPIES} are possible"
                raise ValueError(message)

    @classmethod
    def parse(cls, text: str) -> "Position":
        """Read a position text: heart/stock/discard pile.

        The heart is 25 letters, ``.`` where a slot is empty; the stock's next card
        comes first, the discard pile's bottom card too.

        Raises:
            NotationError: if this is no position's text; the message names the place.
            TypeError: if ``text`` is no string.

        """
        if not isinstance(text, str):
            message = f"a position's text is a string, not {type(text).__name__}"
            raise TypeError(message)
        parts = text.split("/")
        if len(parts) != len(_PARTS):
            message = f"{shown(text)} has {len(parts)} parts where 3 are expected: heart/stock/discard pile"
            raise NotationError(message)
        if len(parts[0]) != SLOT_COUNT:
            message = f"the heart {shown(parts[0])} has {len(parts[0])} places where {SLOT_COUNT} are expected"
            raise NotationError(message)
        for part, cards in zip(_PARTS, parts, strict=True):
            for place, letter in enumerate(cards, start=1):
                if letter not in RANK_LETTERS and (letter != EMPTY or part != "heart"):
                    message = f"the {part} has {shown(letter)} at place {place} where one of {RANK_LETTERS} is expected"
                    raise NotationError(message)
        heart, stock, discard = parts
        try:
            return cls(
                (None if c == EMPTY else Rank.from_letter(c) for c in heart),
                map(Rank.from_letter, stock),
                map(Rank.from_letter, discard),
            )
        except ValueError as error:
            message = f"{shown(text)}: {error}"
            raise NotationError(message) from None

    @property
    def heart(self) -> tuple[Rank | None, ...]:
        """The 25 slots, slot 1 first: a rank, or ``None`` where the card is gone."""
        return self._heart

    @property
    def stock(self) -> tuple[Rank, ...]:
        """The cards of the stock, the next to be drawn first."""
        return self._row[self._drawn :]

    @property
    def discard(self) -> tuple[Rank, ...]:
        """The cards of the discard pile, the bottom one first."""
        return self._row[: self._drawn]

    @property
    def stock_count(self) -> int:
        """How many cards the stock has."""
        return len(self._row) - self._drawn

    @property
    def heart_count(self) -> int:
        """How many cards the heart still has."""
        return SLOT_COUNT - self._gone.bit_count()

    @property
    def free(self) -> tuple[int, ...]:
        """The slots of the free cards, those that nothing covers, in their order."""
        return _openings(self._gone).free

    @property
    def is_won(self) -> bool:
        """Whether the heart is empty; cards may be left in the stock."""
        return self._gone == _ALL_GONE

    @property
    def is_stuck(self) -> bool:
        """Whether no pair can be removed any more, however often the stock is turned.

        ``False`` when the game is won, and while a draw or a recycle can still bring
        a partner for a free card.
        """
        seen: list[Rank | None] = []
        heart = self._heart
        row = self._row
        for slot in _openings(self._gone).free:
            rank = heart[slot - 1]
            if rank in row or rank in seen:
                return False
            seen.append(rank)
        return self._gone != _ALL_GONE

    def rank_at(self, card: Selectable) -> Rank | None:
        """Return the rank in a slot or on top of the discard pile, ``None`` if empty.

        Args:
            card: a slot, from 1 to 25, or :data:`~.moves.DISCARD`.

        Raises:
            ValueError: if there is no such place.

        """
        if card == DISCARD:
            return self._row[self._drawn - 1] if self._drawn else None
        if not is_slot(card):
            message = f"a card lies in a slot from 1 to {SLOT_COUNT} or on the {DISCARD!r} pile, not at {shown(card)}"
            raise ValueError(message)
        return self._heart[card - 1]

    def legal_moves(self) -> list[Move]:
        """Return all legal moves; a won position has none.

        Pairs inside the heart come first, then pairs with the discard pile, then the
        draw or the recycle.
        """
        heart = self._heart
        row = self._row
        drawn = self._drawn
        _, heart_pairs, discard_pairs = _openings(self._gone)
        moves: list[Move] = [pair for a, b, pair in heart_pairs if heart[a] is heart[b]]
        if drawn:
            top = row[drawn - 1]
            for a, pair in discard_pairs:
                if heart[a] is top:
                    moves.append(pair)
        if self._gone != _ALL_GONE:
            if drawn < len(row):
                moves.append(DRAW)
            elif drawn:
                moves.append(RECYCLE)
        return moves

    def play(self, move: Move) -> "Position":
        """Return the position after a move.

        Raises:
            IllegalMoveError: if the rules do not allow the move; the message says why.
            TypeError: if ``move`` is no move.

        """
        gone = self._gone
        row = self._row
        drawn = self._drawn
        if gone == _ALL_GONE:
            raise self._refusal(move)
        if isinstance(move, Draw):
            if drawn == len(row):
                raise self._refusal(move)
            return _position(self._heart, row, drawn + 1, gone)
        if isinstance(move, Recycle):
            if drawn != len(row) or not row:
                raise self._refusal(move)
            return _position(self._heart, row, 0, gone)
        if not isinstance(move, Pair):
            raise self._refusal(move)
        first = move.first
        second = move.second
        free = _openings(gone).free
        heart = self._heart
        if first not in free:
            raise self._refusal(move)
        left = list(heart)
        left[first - 1] = None
        gone |= 1 << (first - 1)
        if isinstance(second, int):
            if second not in free or heart[first - 1] is not heart[second - 1]:
                raise self._refusal(move)
            left[second - 1] = None
            return _position(tuple(left), row, drawn, gone | 1 << (second - 1))
        if not drawn or heart[first - 1] is not row[drawn - 1]:
            raise self._refusal(move)
        return _position(tuple(left), row[: drawn - 1] + row[drawn:], drawn - 1, gone)

    def _refusal(self, move: object) -> IllegalMoveError | TypeError:
        """Return the error that says why ``move`` cannot be made here."""
        if not isinstance(move, Draw | Recycle | Pair):
            return TypeError(
                f"a move is a Draw, a Recycle or a Pair, not {shown(move)}"
            )
        return IllegalMoveError(f"{move} is not possible: {self._objection(move)}")

    def _objection(self, move: Move) -> str:
        if self.is_won:
            return "the game is won"
        if isinstance(move, Draw):
            return "the stock is empty"
        if isinstance(move, Recycle):
            return (
                "the stock is not empty"
                if self.stock_count
                else "there are no cards to recycle"
            )
        for slot in filter(is_slot, (move.first, move.second)):
            if self._heart[slot - 1] is None:
                return f"slot {slot} is empty"
            if slot not in self.free:
                covers = [f"slot {c}" for c in COVERED_BY[slot] if self._heart[c - 1]]
                return f"slot {slot} is covered by {' and '.join(covers)}"
        ranks = [self.rank_at(move.first), self.rank_at(move.second)]
        letters = [rank.letter for rank in ranks if rank is not None]
        if len(letters) < len(ranks):
            return "the discard pile is empty"
        return f"{' and '.join(letters)} differ in rank"

    def view(self) -> View:
        """Return what a picture shows."""
        return View(self._heart, self.free, self.stock_count, self.discard)

    def __eq__(self, other: object) -> bool:
        """Compare the cards and their places."""
        if not isinstance(other, Position):
            return NotImplemented
        return (
            self._heart == other._heart
            and self._row == other._row
            and self._drawn == other._drawn
        )

    def __hash__(self) -> int:
        """Hash the cards and their places."""
        return hash((self._heart, self._row, self._drawn))

    def __repr__(self) -> str:
        """Tell heart and discard pile, and how many cards the stock has."""
        heart, _, discard = str(self).split("/")
        return f"<Position {heart}/{self.stock_count} in stock/{discard}>"

    def __str__(self) -> str:
        """Return heart/stock/discard pile, as :meth:`parse` reads it."""
        heart = "".join(EMPTY if c is None else c.letter for c in self._heart)
        stock = "".join(card.letter for card in self.stock)
        discard = "".join(card.letter for card in self.discard)
        return f"{heart}/{stock}/{discard}"


def _position(
    heart: tuple[Rank | None, ...], row: tuple[Rank, ...], drawn: int, gone: int
) -> Position:
    """Make a position of parts known to be right, for speed."""
    position = object.__new__(Position)
    position._heart = heart
    position._row = row
    position._drawn = drawn
    position._gone = gone
    return position
