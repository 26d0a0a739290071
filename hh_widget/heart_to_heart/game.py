"""A game in play: its moves, selection, score, clock, undo and redo."""

import time
from collections import deque
from collections.abc import Callable, Iterable
from typing import Final, Literal, TypeAlias

from hh_widget.clock import Timed
from hh_widget.heart_to_heart import placement_help
from hh_widget.heart_to_heart.deal import Deal
from hh_widget.heart_to_heart.errors import (
    IllegalMoveError,
    NotationError,
    TapeError,
    shown,
)
from hh_widget.heart_to_heart.moves import Move, Pair, Selectable, Target, parse_move
from hh_widget.heart_to_heart.picture import DrawnBoard, View
from hh_widget.heart_to_heart.position import Position
from hh_widget.heart_to_heart.tape import REDO, UNDO, Step
from hh_widget.heart_to_heart.taps import Tap, respond
from hh_widget.wording import number_of

UNDO_LIMIT: Final = 100
"""How many moves can be taken back."""

CARD_SCORE: Final = 10
"""What each card removed from the heart scores."""

Status: TypeAlias = Literal["playing", "won", "stuck"]
"""How a game stands; a stuck one is not over."""


class Game(Timed, DrawnBoard):
    """A game of Heart to Heart.

    Args:
        start: a deal's code, a deal, or any position.
        clock: tells the present time in seconds; never going back.

    Raises:
        DealCodeError: if ``start`` is a string but no code.
        TypeError: if ``start`` is none of the three.

    """

    def __init__(
        self,
        start: str | Deal | Position,
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Begin at the start, with nothing selected and the clock standing."""
        if isinstance(start, str):
            start = Deal.from_code(start)
        if not isinstance(start, Deal | Position):
            message = (
                f"a game starts from a code, a Deal or a Position, not {shown(start)}"
            )
            raise TypeError(message)
        self._deal = start if isinstance(start, Deal) else None
        self._start = start.position if isinstance(start, Deal) else start
        self._position = self._start
        self._selection: Selectable | None = None
        self._history: list[Move] = []
        self._past: deque[Position] = deque(maxlen=UNDO_LIMIT)
        self._future: list[Move] = []
        self._tape: list[Step] = []
        self._is_continued = False
        self._set_up_clock(clock)

    @classmethod
    def parse(cls, text: str, *, clock: Callable[[], float] = time.monotonic) -> "Game":
        """Read a game: its code or start position, then its moves, apart by spaces.

        The clock of a game read stands at zero until the next move.

        Raises:
            NotationError: if the start or a move cannot be read.
            DealCodeError: if the start looks like a code and is none.
            IllegalMoveError: if a move is not legal where it stands.
            TypeError: if ``text`` is no string.

        """
        if not isinstance(text, str):
            message = f"a game's text is a string, not {type(text).__name__}"
            raise TypeError(message)
        start, *moves = text.split() or [""]
        if not start:
            message = "the game's text is empty where a code or a position is expected"
            raise NotationError(message)
        game = cls(Position.parse(start) if "/" in start else start, clock=clock)
        for number, move in enumerate(moves, start=1):
            try:
                made = parse_move(move)
                game._make(made)
            except (NotationError, IllegalMoveError) as error:
                message = f"move {number} of the game: {error}"
                raise type(error)(message) from None
            game._tape.append(Step(str(made), 0))
        return game

    @classmethod
    def replay(
        cls,
        start: str | Deal | Position,
        tape: Iterable[Step],
        *,
        elapsed: float = 0.0,
        clock: Callable[[], float] = time.monotonic,
    ) -> "Game":
        """Return the game that a tape leads to, with all that can be undone and redone.

        Args:
            start: as for a new game.
            tape: the steps from the start on, as in :attr:`tape`.
            elapsed: the seconds of play; the clock stands there until the next step.
            clock: as for a new game.

        Raises:
            TapeError: if a step cannot be read, or is not possible where it stands.
            DealCodeError, TypeError: as for a new game.

        """
        game = cls(start, clock=clock)
        for number, step in enumerate(tape, start=1):
            try:
                done = game._repeat(step.do)
            except (NotationError, IllegalMoveError) as error:
                message = f"step {number} of the game: {error}"
                raise TapeError(message, number) from None
            game._tape.append(Step(done, step.ms))
        game._set_up_clock(clock, elapsed)
        game._is_continued = True
        return game

    @property
    def start(self) -> Position:
        """The position at the start."""
        return self._start

    @property
    def deal(self) -> Deal | None:
        """The deal, or ``None`` when the game started from a position."""
        return self._deal

    @property
    def code(self) -> str | None:
        """The deal's code, or ``None`` when the start has none."""
        return self._deal.code if self._deal else None

    @property
    def position(self) -> Position:
        """The position now."""
        return self._position

    @property
    def selection(self) -> Selectable | None:
        """The selected card: a slot, ``DISCARD``, or ``None``."""
        return self._selection

    @property
    def history(self) -> tuple[Move, ...]:
        """The moves made since the start, without those taken back."""
        return tuple(self._history)

    @property
    def tape(self) -> tuple[Step, ...]:
        """All steps since the start, moves taken back, undos and redos included."""
        return tuple(self._tape)

    @property
    def move_count(self) -> int:
        """How many moves were made, draws and recycles included."""
        return len(self._history)

    @property
    def pair_count(self) -> int:
        """How many pairs were removed since the start."""
        return sum(isinstance(move, Pair) for move in self._history)

    @property
    def score(self) -> int:
        """Ten for each card removed from the heart since the start."""
        return CARD_SCORE * (self._start.heart_count - self._position.heart_count)

    @property
    def status(self) -> Status:
        """``"won"``, ``"stuck"`` or ``"playing"``."""
        if self._position.is_won:
            return "won"
        return "stuck" if self._position.is_stuck else "playing"

    @property
    def outlined(self) -> tuple[int, ...]:
        """The slots that placement help outlines, whatever the setting."""
        return placement_help.outlined(self._position)

    @property
    def darkened(self) -> tuple[Selectable, ...]:
        """The slots, and ``DISCARD``, that placement help darkens, whatever the setting."""
        return placement_help.darkened(self._position, self._selection)

    @property
    def can_undo(self) -> bool:
        """Whether a move can be taken back; a won game is final."""
        return bool(self._past) and not self._position.is_won

    @property
    def can_redo(self) -> bool:
        """Whether a move taken back can be made again."""
        return bool(self._future)

    def tap(self, target: Target) -> Tap:
        """Tap a slot, the discard pile or the stock.

        Raises:
            ValueError, TypeError: if there is no such target.

        """
        response = respond(self._position, self._selection, target)
        if response.move is not None:
            self.play(response.move)
        self._selection = response.selection
        return response.tap

    def play(self, move: Move) -> None:
        """Make a move.

        Raises:
            IllegalMoveError: if the rules do not allow the move; nothing changes.
            TypeError: if ``move`` is no move.

        """
        self._make(move)
        self._note(str(move))

    def undo(self) -> bool:
        """Take the last move back, up to 100 in a row; tell whether there was one."""
        if not self.can_undo:
            return False
        self._take_back()
        self._note(UNDO)
        return True

    def redo(self) -> bool:
        """Make the move again that was taken back last; tell whether there was one."""
        if not self._future:
            return False
        self._advance(self._future.pop())
        self._note(REDO)
        return True

    def copy(self) -> "Game":
        """Return a game that stands where this one does and goes its own way."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._history = self._history.copy()
        other._past = self._past.copy()
        other._future = self._future.copy()
        other._stopwatch = self._stopwatch.copy()
        other._tape = self._tape.copy()
        return other

    __copy__ = copy

    def _make(self, move: Move) -> None:
        self._advance(move)
        self._future.clear()

    def _advance(self, move: Move) -> None:
        after = self._position.play(move)
        self._past.append(self._position)
        self._history.append(move)
        self._position = after
        self._selection = None

    def _take_back(self) -> None:
        self._future.append(self._history.pop())
        self._position = self._past.pop()
        self._selection = None

    def _note(self, do: str) -> None:
        self._started |= self._is_continued or do not in (UNDO, REDO)
        self._set_clock()
        self._tape.append(Step(do, self._ms()))

    def _repeat(self, do: str) -> str:
        """Take a step of a tape, and return its text as the game itself writes it."""
        if do == UNDO:
            if not self.can_undo:
                raise IllegalMoveError("there is no move to take back")
            self._take_back()
            return UNDO
        if do == REDO:
            if not self._future:
                raise IllegalMoveError("there is no move to make again")
            self._advance(self._future.pop())
            return REDO
        move = parse_move(do)
        self._make(move)
        return str(move)

    def _is_timed(self) -> bool:
        return self.status == "playing"

    def view(self) -> View:
        """Return what a picture shows."""
        figures = f"score {self.score}, {number_of(self.move_count, 'move')}"
        caption = f"{self.code}, {figures}" if self.code else figures
        view = self._position.view()
        return view._replace(selection=self._selection, caption=caption)

    def __repr__(self) -> str:
        """Tell what the viewer sees, and the number of moves."""
        start = self.code or "a position"
        return f"<Game from {start}, {number_of(self.move_count, 'move')}, {self.status}: {self._position!r}>"

    def __str__(self) -> str:
        """Return the start and the moves in one line, as :meth:`parse` reads it."""
        return " ".join([self.code or str(self._start), *map(str, self._history)])
