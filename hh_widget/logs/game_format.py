"""What logs have to know of a game: its beginning, its steps, its end.

Each game that is logged has one :class:`GameFormat`, which knows how these are told and
how they are played again. Files, headers, who goes on with what, and who counts once,
are the same for all games.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, NamedTuple, Protocol, TypeVar

from hh_widget.logs.lines import EventError, Problem, Told
from hh_widget.wording import number_of, shown

UNFINISHED: Final = "unfinished"
"""How a game stands that could be continued."""

ABANDONED: Final = "abandoned"
"""How a game ended that was left while it was unfinished."""

_MOMENT: Final = re.compile(r"[0-9]{1,15}")


class LoggedStep(Protocol):
    """One step of a game."""

    @property
    def ms(self) -> int:
        """When it was taken, in whole milliseconds of play since the game's start."""


class LoggedGame(Protocol):
    """A game in play."""

    @property
    def tape(self) -> tuple[Any, ...]:
        """All its steps since the start."""

    @property
    def elapsed(self) -> float:
        """The seconds of play."""


class Facts(Protocol):
    """Values with names, such as a named tuple's; they are told under these names."""

    def _asdict(self) -> dict[str, Any]: ...


class GameStatistics(Protocol):
    """What is counted of a game."""

    def figures(self) -> dict[str, Any]:
        """Return all figures by name, for JSON."""

    def text(self) -> list[str]:
        """Return all figures in English, line by line."""


GameT = TypeVar("GameT", bound=LoggedGame)
StepT = TypeVar("StepT", bound=LoggedStep)
BeginningT = TypeVar("BeginningT", bound=Facts)
FiguresT = TypeVar("FiguresT", bound=Facts)


class Header(NamedTuple, Generic[BeginningT]):
    """What start, resume and end events all tell of their game."""

    game: str
    """The game's name in logs."""
    id: str
    """The game's own name, unlike that of any other game."""
    t: str
    """When the event that began it was written: UTC, ``2026-11-30T12:00:00.000Z``."""
    beginning: BeginningT
    """What it began with."""
    settings: Mapping[str, bool | str]
    """How it was shown, as far as that is known."""
    player: str | None = None
    """Who played, where that is known."""
    package: str | None = None
    """The version of the package that wrote it."""


class Outcome(NamedTuple, Generic[BeginningT, FiguresT]):
    """What became of a game."""

    header: Header[BeginningT]
    source: str | None
    """The ``id`` of the game that this one goes on from, if it was resumed."""
    is_ended: bool
    """Whether its end is told."""
    result: str
    """How it ended or, if it did not, how it stands."""
    is_over: bool
    """Whether the rules ended it, so that nobody can go on with it."""
    figures: FiguresT
    ms: int
    """The time of play in milliseconds."""


class GameFormat(ABC, Generic[GameT, StepT, BeginningT, FiguresT]):
    """How the games of one kind are told in logs.

    Names of keys are free, but for those that all games use: ``e``, ``g``, ``id``,
    ``v``, ``game``, ``t``, ``player``, ``package``, ``from``, ``ended``, ``result``,
    ``ms``, ``tape`` and ``times``.
    """

    name: ClassVar[str]
    """The game's name in logs."""
    title: ClassVar[str]
    """The game's name for people."""
    version: ClassVar[int]
    """The version of its events; a game with a higher one is not read."""
    settings: ClassVar[Mapping[str, type]]
    """The settings that headers tell, each with the kind of its value."""
    step_kinds: ClassVar[frozenset[str]]
    """The kinds of the events that tell of a step."""
    final_results: ClassVar[tuple[str, ...]]
    """The results of games that the rules ended."""
    left_results: ClassVar[tuple[str, ...]]
    """The results of games that were left before."""
    shows_statistics_in_play: ClassVar[bool] = False
    """Whether boards show the statistics at any time, and not only with a game's end."""

    @abstractmethod
    def is_begun(self, game: GameT) -> bool:
        """Tell whether a game counts as played, and so is logged."""

    @abstractmethod
    def standing(self, game: GameT) -> str:
        """Return how a game stands: a result, or :data:`UNFINISHED`."""

    @abstractmethod
    def beginning(self, game: GameT) -> BeginningT:
        """Return what a game began with: enough to replay its steps from."""

    @abstractmethod
    def figures(self, game: GameT) -> FiguresT:
        """Return what the end of a game tells beside its result."""

    @abstractmethod
    def offer(self, game: GameT) -> dict[str, object]:
        """Return what a board tells of an unfinished game that could be continued."""

    @abstractmethod
    def replay(
        self, beginning: BeginningT, tape: Sequence[StepT], elapsed: float
    ) -> GameT:
        """Return the game to which these steps lead by the rules; its clock stands.

        Raises:
            TapeError: if a step is not possible.
            ValueError: if the beginning is not.

        """

    @abstractmethod
    def read_beginning(self, told: Told) -> BeginningT:
        """Return the beginning that a header tells.

        Raises:
            EventError: if it cannot be read.

        """

    @abstractmethod
    def read_figures(self, told: Told) -> FiguresT:
        """Return the figures that an end tells.

        Raises:
            EventError: if they cannot be read.

        """

    @abstractmethod
    def step_told(self, step: StepT, number: int) -> Told:
        """Return what the event of a step tells: its kind ``e`` and its own keys.

        Args:
            step: the step.
            number: which step of its game it is, from 1.

        """

    @abstractmethod
    def read_step(self, told: Told) -> tuple[int | None, StepT]:
        """Return the step that an event tells, and its number if that is told too.

        Raises:
            EventError: if it cannot be read.

        """

    @abstractmethod
    def step_text(self, step: StepT) -> str:
        """Return a step without its time as a text, which has no space in it."""

    @abstractmethod
    def steps(
        self, beginning: BeginningT, texts: Iterable[tuple[str, int]]
    ) -> Iterable[StepT]:
        """Return the steps that have these texts and these times.

        Args:
            beginning: what their game began with.
            texts: the text and the time of each step, all since the beginning.

        Raises:
            EventError: if a text is none of a step.

        """

    @abstractmethod
    def statistics(
        self,
        outcomes: Iterable[Outcome[BeginningT, FiguresT]],
        problems: tuple[Problem, ...],
    ) -> GameStatistics:
        """Return the statistics of games, each of which is there once.

        Args:
            outcomes: what became of the games.
            problems: what could not be read.

        """

    def tape_told(self, tape: Iterable[StepT]) -> dict[str, str]:
        """Return the texts and the times of all steps, each in one line."""
        steps = tuple(tape)
        return {
            "tape": " ".join(map(self.step_text, steps)),
            "times": " ".join(str(step.ms) for step in steps),
        }

    def read_tape(
        self, beginning: BeginningT, texts: str, times: str
    ) -> tuple[StepT, ...]:
        """Return the steps that these two texts tell.

        Args:
            beginning: what their game began with.
            texts: the texts of all steps, apart by spaces.
            times: the times of all steps, apart by spaces.

        Raises:
            EventError: if a step cannot be read, a time is no whole number, or a step
                has no time.

        """
        steps, moments = texts.split(), times.split()
        if len(steps) != len(moments):
            message = (
                f"tape has {number_of(len(steps), 'step')} but times has {len(moments)}"
            )
            raise EventError(message)
        for moment in moments:
            if not _MOMENT.fullmatch(moment):
                message = f"times has {shown(moment)} where milliseconds are due"
                raise EventError(message)
        told = zip(steps, map(int, moments), strict=True)
        return tuple(self.steps(beginning, told))
