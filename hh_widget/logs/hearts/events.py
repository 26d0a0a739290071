"""How matches of Hearts are told in logs, and played again from there."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final, NamedTuple

from hh_widget.hearts.rules import SEAT_COUNT, Difficulty, check_difficulty
from hh_widget.hearts.table import Table
from hh_widget.hearts.tape import Step
from hh_widget.logs.game_format import (
    ABANDONED,
    UNFINISHED,
    GameFormat,
    Outcome,
)
from hh_widget.logs.hearts.steps import (
    KINDS,
    read_step,
    step_text,
    step_told,
    steps_of,
)
from hh_widget.logs.hearts.summary import HeartsStatistics, counted
from hh_widget.logs.lines import (
    EventError,
    Problem,
    Told,
    count,
    is_count,
    value,
    value_if_told,
)
from hh_widget.wording import shown


class Beginning(NamedTuple):
    """What a match began with."""

    seed: int
    """The seed that all deals follow from."""
    difficulty: Difficulty
    """How well the CPU seats play."""
    match: dict[str, Any] | None = None
    """All of the match, as :meth:`.Match.to_dict` tells it, if it was not a fresh one."""


class Figures(NamedTuple):
    """What the end of a match tells."""

    totals: tuple[int, ...]
    """The points of each seat."""


class HeartsFormat(GameFormat[Table, Step, Beginning, Figures]):
    """Hearts: ``deal``, ``choose``, ``pass`` and ``play`` events."""

    name = "hearts"
    title = "Hearts"
    version = 1
    settings: ClassVar[Mapping[str, type]] = {"locale": str}
    step_kinds = KINDS
    final_results = ("win", "draw", "loss")
    left_results = (ABANDONED,)
    shows_statistics_in_play = True

    def is_begun(self, game: Table) -> bool:
        """Tell whether you have chosen, passed or played a card."""
        return game.is_begun

    def standing(self, game: Table) -> str:
        """Return ``"win"``, ``"draw"``, ``"loss"`` or ``"unfinished"``."""
        return game.result or UNFINISHED

    def beginning(self, game: Table) -> Beginning:
        """Return seed and difficulty, and the match if it was not a fresh one."""
        return Beginning(game.seed, game.difficulty, game.start)

    def figures(self, game: Table) -> Figures:
        """Return the totals."""
        return Figures(game.totals)

    def offer(self, game: Table) -> dict[str, object]:
        """Return difficulty, the number of the hand, and the totals."""
        return {
            "difficulty": game.difficulty,
            "hand_number": game.match.hand_number,
            "totals": list(game.totals),
        }

    def replay(
        self, beginning: Beginning, tape: Sequence[Step], elapsed: float
    ) -> Table:
        """Take all steps again; the cards of the CPU seats are as they are told.

        A hand of which all cards are played is scored; any other full trick lies.
        """
        seed, difficulty, start = beginning
        table = Table.from_tape(seed, difficulty, tape, start=start, elapsed=elapsed)
        if table.phase == "trick" and not any(table.match.hands):
            # No tape tells of collections, and nothing else can follow this trick.
            table.advance()
        return table

    def read_beginning(self, told: Told) -> Beginning:
        """Read ``seed``, ``difficulty`` and ``match``."""
        try:
            difficulty = check_difficulty(told.get("difficulty"))
        except ValueError as error:
            raise EventError(f"{told['e']} has no such 'difficulty': {error}") from None
        match = value_if_told(told, "match", dict)
        return Beginning(count(told, "seed"), difficulty, match)

    def read_figures(self, told: Told) -> Figures:
        """Read ``totals``."""
        totals = value(told, "totals", list)
        if len(totals) != SEAT_COUNT or not all(map(is_count, totals)):
            message = (
                f"end has {shown(totals)} as 'totals' where {SEAT_COUNT} counts are due"
            )
            raise EventError(message)
        return Figures(tuple(totals))

    def step_told(self, step: Step, number: int) -> Told:  # noqa: ARG002  plays are numbered within their hand
        """Return the step's own keys."""
        return step_told(step)

    def read_step(self, told: Told) -> tuple[None, Step]:
        """Read a step; whether it is the one due, the replay tells."""
        return None, read_step(told)

    def step_text(self, step: Step) -> str:
        """Return the step's text."""
        return step_text(step)

    def steps(
        self, beginning: Beginning, texts: Iterable[tuple[str, int]]
    ) -> Iterable[Step]:
        """Return the steps; the first hand may have been under way."""
        plays = beginning.match.get("plays") if beginning.match else None
        return steps_of(texts, len(plays) if isinstance(plays, list) else 0)

    def statistics(
        self,
        outcomes: Iterable[Outcome[Beginning, Figures]],
        problems: tuple[Problem, ...],
    ) -> HeartsStatistics:
        """Count the matches."""
        return counted(
            ((o.header.beginning.difficulty, o.result, o.ms) for o in outcomes),
            problems,
        )


HEARTS: Final = HeartsFormat()
"""How Hearts is logged."""
