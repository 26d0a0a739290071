"""What a game was worth, move by move, told after it was played.

Everything here knows the order of the stock and what can still be won, so it is for
games that are over or are looked at for teaching, never for one that is being played.
"""

from dataclasses import dataclass
from functools import cache, partial

from hh_widget.heart_to_heart.errors import shown
from hh_widget.heart_to_heart.game import Game, Status
from hh_widget.heart_to_heart.moves import Draw, Move, Pair
from hh_widget.heart_to_heart.position import Position
from hh_widget.heart_to_heart.review_picture import drawn_review
from hh_widget.heart_to_heart.review_text import written_review
from hh_widget.heart_to_heart.solver import Engine, is_winnable, shortest_win
from hh_widget.picture import Drawable
from hh_widget.wording import number_of


@dataclass(frozen=True, slots=True)
class MoveReview:
    """What one move did."""

    number: int
    """Which move of the game it was, from 1."""
    move: Move
    fewest_before: int | None
    """The fewest moves to a win before it, ``None`` if none was possible."""
    fewest_after: int | None
    """The fewest moves to a win after it, ``None`` if none is possible."""
    pairs_passed: tuple[Pair, ...] = ()
    """For a draw: the pairs that were on the table and could have been removed."""
    saving_moves: tuple[Move, ...] = ()
    """For the move that lost the game: the moves that would have kept it winnable."""

    @property
    def was_winnable(self) -> bool:
        """Whether the position before it could be won."""
        return self.fewest_before is not None

    @property
    def is_winnable(self) -> bool:
        """Whether the position after it can be won."""
        return self.fewest_after is not None

    @property
    def loses_the_game(self) -> bool:
        """Whether the game could be won before it and not after it."""
        return self.was_winnable and not self.is_winnable

    @property
    def moves_lost(self) -> int | None:
        """By how many moves it made the fastest win longer.

        That is 1 (itself) and the fewest moves after it, less the fewest before it: 0
        for a move that begins some shortest win. ``None`` when the position after it
        cannot be won.
        """
        if self.fewest_before is None or self.fewest_after is None:
            return None
        return 1 + self.fewest_after - self.fewest_before


@dataclass(frozen=True, slots=True, repr=False)
class Review(Drawable):
    """What a game was worth. ``print`` it, or look at it in a notebook."""

    code: str | None
    """The deal's code, or ``None`` when the start has none."""
    start: Position
    status: Status
    """How the game ended: ``"won"``, ``"stuck"`` or ``"playing"``."""
    par: int | None
    """The fewest moves in which the start can be won, ``None`` if it cannot be.

    Draws and recycles count, and the order of the stock is known, so par is what the
    best player who sees all cards needs.
    """
    moves: tuple[MoveReview, ...]
    """The moves of the game, those that were taken back left out."""

    @property
    def losing_move(self) -> MoveReview | None:
        """The move that lost the game: the turning point.

        There is one at most, because what cannot be won stays so. ``None`` if the game
        can be won to its end, or could not be from the start.
        """
        return next((move for move in self.moves if move.loses_the_game), None)

    @property
    def draws_past_pairs(self) -> tuple[MoveReview, ...]:
        """The draws that were made although a pair was on the table.

        Such a draw need not be a mistake: a card is sometimes worth more elsewhere.
        """
        return tuple(move for move in self.moves if move.pairs_passed)

    @property
    def moves_lost(self) -> int:
        """By how many moves the game became longer while it could be won.

        For a won game that is its number of moves less :attr:`par`. 0 if it could not
        be won from the start.
        """
        return sum(move.moves_lost or 0 for move in self.moves)

    def text(self, language: str = "en") -> str:
        """Return the review in words, a few lines without markup.

        Raises:
            ValueError: if there are no texts in this language.

        """
        return written_review(self, language)

    def svg(self, language: str = "en") -> str:
        """Return a picture of the game: a line over its moves, as SVG.

        The line's height is the number of moves that the game takes in all if it goes
        on as well as possible: it starts at par, and rises by the moves lost. Where the
        game was lost the turning point is marked, and the line goes on broken.

        Raises:
            ValueError: if there are no texts in this language.

        """
        return drawn_review(self, language)

    def __str__(self) -> str:
        """Return the review in English."""
        return self.text()

    def __repr__(self) -> str:
        """Tell how the game went; :attr:`moves` has the rest."""
        start = self.code or "a position"
        par = "no par" if self.par is None else f"par {self.par}"
        return f"<Review of {start}: {self.status}, {number_of(len(self.moves), 'move')}, {par}>"

    def _repr_svg_(self) -> str:
        return self.svg()

    def _description(self) -> str:
        return self.text()


def review(game: Game, *, engine: Engine = "auto") -> Review:
    """Return what each move of a game was worth.

    Args:
        game: a game, won or not; it stays as it is.
        engine: what computes the shortest wins, see
            :mod:`~hh_widget.heart_to_heart.solver`.

    Raises:
        ModuleNotFoundError: if the engine is ``"numba"`` and numba is not installed.
        TypeError: if ``game`` is no game.
        ValueError: if there is no such engine.

    """
    if not isinstance(game, Game):
        message = (
            f"a Game can be reviewed, not {shown(game)}; Game.parse reads its text"
        )
        raise TypeError(message)
    # Whoever turns the stock over comes to the same positions again.
    win_from = cache(partial(shortest_win, engine=engine))
    position = game.start
    best = win_from(position)
    par = None if best is None else len(best)
    moves = []
    for number, move in enumerate(game.history, start=1):
        after = position.play(move)
        before = best
        if best is not None:
            best = _without(best, move, after) or win_from(after)
        moves.append(
            MoveReview(
                number,
                move,
                None if before is None else len(before),
                None if best is None else len(best),
                _pairs_passed(position, move),
                _saving_moves(position, engine) if before and best is None else (),
            )
        )
        position = after
    return Review(game.code, game.start, game.status, par, tuple(moves))


def _without(
    best: tuple[Move, ...], move: Move, after: Position
) -> tuple[Move, ...] | None:
    """Return a shortest win after ``move`` that spares a search, if there is one.

    A move shortens the way by one at most. So if a shortest win holds the move
    anywhere, and its other moves can be made from here in their order, they remove
    what is left, and do it in the fewest moves.
    """
    if move not in best:
        return None
    at = best.index(move)
    rest = best[:at] + best[at + 1 :]
    position = after
    for following in rest:
        if following not in position.legal_moves():
            return None
        position = position.play(following)
    return rest


def _pairs_passed(position: Position, move: Move) -> tuple[Pair, ...]:
    if not isinstance(move, Draw):
        return ()
    return tuple(m for m in position.legal_moves() if isinstance(m, Pair))


def _saving_moves(position: Position, engine: Engine) -> tuple[Move, ...]:
    return tuple(
        move
        for move in position.legal_moves()
        if is_winnable(position.play(move), engine=engine)
    )
