"""Whether a position can be won, and a win in the fewest moves: both exact.

Each answer has two engines. ``"python"`` needs nothing but Python. ``"numba"`` is some
ten times faster for shortest wins; it needs the extra ``analysis``, and its first
call waits, once a machine until it is compiled and then once a process until it is
loaded. ``"auto"`` never waits: it takes numba where an earlier call of the same function
with ``engine="numba"`` has made it ready in this process, and plain Python elsewhere.
Whatever the engine, wins have the same number of moves, if not always the same moves.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Final, Generic, Literal, TypeAlias, TypeVar, get_args

from hh_widget.heart_to_heart.deal import Deal
from hh_widget.heart_to_heart.errors import shown
from hh_widget.heart_to_heart.moves import Move
from hh_widget.heart_to_heart.position import Position
from hh_widget.heart_to_heart.shortest import find_shortest_win
from hh_widget.heart_to_heart.winnability import can_be_won

Engine: TypeAlias = Literal["auto", "python", "numba"]
"""What computes an answer."""

_Answer = TypeVar("_Answer")


class _Question(Generic[_Answer]):
    """What can be asked of a position, with both engines.

    Args:
        in_python: answers in plain Python.
        module: the module that answers by numba, imported when that is asked for.
        name: its function there.

    """

    def __init__(
        self, in_python: Callable[[Position], _Answer], module: str, name: str
    ) -> None:
        """Begin without numba."""
        self._in_python = in_python
        self._module = module
        self._name = name
        self._by_numba: Callable[[Position], _Answer] | None = None

    def answer(self, position: Position | Deal, engine: Engine) -> _Answer:
        """Return the answer of the engine."""
        if engine not in _ENGINES:
            message = f"an engine is 'auto', 'python' or 'numba', not {shown(engine)}"
            raise ValueError(message)
        if not isinstance(position, Position):
            position = _position_of(position)
        if engine == "numba" and self._by_numba is None:
            by_numba = self._load()
            answer = by_numba(position)
            # Only now is it compiled, and no other thread's "auto" will have to wait.
            self._by_numba = by_numba
            return answer
        if engine == "python" or self._by_numba is None:
            return self._in_python(position)
        return self._by_numba(position)

    def _load(self) -> Callable[[Position], _Answer]:
        try:
            module = import_module(self._module)
        except ModuleNotFoundError as error:
            if (error.name or "").partition(".")[0] not in {"numba", "numpy"}:
                raise
            message = (
                f"the engine 'numba' needs {error.name}, which is not installed; "
                "it comes with the extra: pip install 'hh_widget[analysis]'"
            )
            raise ModuleNotFoundError(message, name=error.name) from error
        function: Callable[[Position], _Answer] = getattr(module, self._name)
        return function


_ENGINES: Final = get_args(Engine)
_WINNABLE: Final = _Question(
    can_be_won, "hh_widget.heart_to_heart.kernels_winnability", "is_winnable"
)
_SHORTEST: Final = _Question(
    find_shortest_win, "hh_widget.heart_to_heart.kernels_search", "shortest_win"
)


def _position_of(start: object) -> Position:
    if isinstance(start, Deal):
        return start.position
    message = (
        f"a Position or a Deal can be solved, not {shown(start)}; "
        "Deal.from_code reads a code, and a game's position is game.position"
    )
    raise TypeError(message)


def is_winnable(position: Position | Deal, *, engine: Engine = "auto") -> bool:
    """Tell whether a position, reached by play or made by hand, can be won.

    The order of the stock makes no difference to this, since it may be recycled
    without limit.

    Args:
        position: any position, or a deal for the position at its start.
        engine: ``"auto"``, ``"python"`` or ``"numba"``, as told above.

    Raises:
        ModuleNotFoundError: if the engine is ``"numba"`` and numba is not installed.
        TypeError: if ``position`` is neither a position nor a deal.
        ValueError: if there is no such engine.

    """
    return _WINNABLE.answer(position, engine)


def shortest_win(
    position: Position | Deal, *, engine: Engine = "auto"
) -> tuple[Move, ...] | None:
    """Return a win in the fewest moves, draws and recycles included.

    The order of the stock is known to it. A position that is won already needs no
    moves: ``()``. One that cannot be won has no win: ``None``.

    Positions reached by play take milliseconds. Boards made by hand may have many more
    cards free at once; when a dozen of them are single cards, each with several partners
    outside, the search may take minutes, and gigabytes of memory.

    Args:
        position: any position, or a deal for the position at its start.
        engine: ``"auto"``, ``"python"`` or ``"numba"``, as told above.

    Raises:
        ModuleNotFoundError: if the engine is ``"numba"`` and numba is not installed.
        TypeError: if ``position`` is neither a position nor a deal.
        ValueError: if there is no such engine.

    """
    return _SHORTEST.answer(position, engine)
