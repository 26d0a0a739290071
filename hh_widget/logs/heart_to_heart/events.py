"""How games of Heart to Heart are told in logs, and played again from there."""

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, Final, NamedTuple

from hh_widget.heart_to_heart import Game, Position, Step
from hh_widget.logs.game_format import UNFINISHED, GameFormat, Outcome
from hh_widget.logs.heart_to_heart.summary import Statistics, counted
from hh_widget.logs.lines import Problem, Told, count, value


class Beginning(NamedTuple):
    """What a game began with."""

    start: str
    """The deal's code or, where there is none, the text of the start position."""
    deal: str
    """The start position's text: heart, stock and discard pile."""


class Figures(NamedTuple):
    """What the end of a game tells."""

    moves: int
    score: int


class HeartToHeartFormat(GameFormat[Game, Step, Beginning, Figures]):
    """Heart to Heart: ``do`` events, which tell the steps of a game's tape."""

    name = "heart-to-heart"
    title = "Heart to Heart"
    version = 1
    settings: ClassVar[Mapping[str, type]] = {
        "help": bool,
        "errors": bool,
        "locale": str,
    }
    step_kinds = frozenset({"do"})
    final_results = ("won",)
    left_results = ("stuck", "abandoned")

    def is_begun(self, game: Game) -> bool:
        """Tell whether a move was made."""
        return bool(game.tape)

    def standing(self, game: Game) -> str:
        """Return ``"won"``, ``"stuck"`` or ``"unfinished"``."""
        return UNFINISHED if game.status == "playing" else game.status

    def beginning(self, game: Game) -> Beginning:
        """Return the start, and its cards."""
        return Beginning(game.code or str(game.start), str(game.start))

    def figures(self, game: Game) -> Figures:
        """Return moves and score."""
        return Figures(game.move_count, game.score)

    def offer(self, game: Game) -> dict[str, object]:
        """Return the code, or ``None`` when the start has none, and the moves made."""
        return {"code": game.code, "moves": game.move_count}

    def replay(
        self, beginning: Beginning, tape: Sequence[Step], elapsed: float
    ) -> Game:
        """Play all steps again, undo and redo included."""
        start = beginning.start
        game = Game.replay(
            Position.parse(start) if "/" in start else start, tape, elapsed=elapsed
        )
        if str(game.start) != beginning.deal:
            raise ValueError(f"'deal' has other cards than {start} has")
        return game

    def read_beginning(self, told: Told) -> Beginning:
        """Read ``start`` and ``deal``."""
        return Beginning(value(told, "start", str), value(told, "deal", str))

    def read_figures(self, told: Told) -> Figures:
        """Read ``moves`` and ``score``."""
        return Figures(count(told, "moves"), count(told, "score"))

    def step_told(self, step: Step, number: int) -> Told:
        """Return the step with its number: numbers have no gaps."""
        return {"e": "do", "n": number, "do": step.do}

    def read_step(self, told: Told) -> tuple[int, Step]:
        """Read ``n`` and ``do``."""
        return count(told, "n"), Step(value(told, "do", str), count(told, "ms"))

    def step_text(self, step: Step) -> str:
        """Return the step's text."""
        return step.do

    def steps(
        self,
        beginning: Beginning,  # noqa: ARG002  a step's text tells all
        texts: Iterable[tuple[str, int]],
    ) -> Iterable[Step]:
        """Return the steps as they are told; the replay reads them."""
        return (Step(text, ms) for text, ms in texts)

    def statistics(
        self,
        outcomes: Iterable[Outcome[Beginning, Figures]],
        problems: tuple[Problem, ...],
    ) -> Statistics:
        """Count the games."""
        return counted(
            [(o.result, o.figures.moves, o.ms / 1000) for o in outcomes], problems
        )


HEART_TO_HEART: Final = HeartToHeartFormat()
"""How Heart to Heart is logged."""
