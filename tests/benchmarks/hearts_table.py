"""Four seats at a table, each played by a level, by chance, or by a greedy shooter."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final

from benchmarks import hearts_shooter
from hh_widget.hearts import Card, Match, Observation, cpu
from hh_widget.hearts.rules import DIRECTIONS, HAND_POINTS, Difficulty

HANDS_A_SEED: Final = len(DIRECTIONS)
"""A seed gives one hand for each direction: no match can end before."""


@dataclass(frozen=True)
class Player:
    """What passes and plays for a seat."""

    choose_pass: Callable[[Observation], Sequence[Card]]
    choose_play: Callable[[Observation], Card]
    difficulty: Difficulty = "normal"


@dataclass(frozen=True)
class Mean:
    """A mean with half the width of its 95 % interval."""

    value: float
    margin: float

    @classmethod
    def of(cls, values: Sequence[float]) -> "Mean":
        """Return the mean of independent values."""
        return cls(fmean(values), 1.96 * stdev(values) / sqrt(len(values)))

    def __str__(self) -> str:
        """Return both figures."""
        return f"{self.value:.3f} ± {self.margin:.3f}"


def player(name: str) -> Player:
    """Return a level, ``"random"`` or the ``"shooter"``."""
    if name == "random":
        chance = Random(1)
        return Player(
            lambda seen: chance.sample(seen.hand, 3),
            lambda seen: chance.choice(seen.legal_plays()),
        )
    if name == "shooter":
        return Player(hearts_shooter.choose_pass, hearts_shooter.choose_play)
    levels: dict[str, Difficulty] = {"easy": "easy", "normal": "normal", "hard": "hard"}
    return Player(cpu.choose_pass, cpu.choose_play, levels[name])


def play_hands(seed: int, players: Sequence[Player]) -> tuple[tuple[int, ...], ...]:
    """Play one hand for each direction and return their scores."""
    match = Match(seed)
    while len(match.hand_results) < HANDS_A_SEED or match.phase == "trick":
        if match.phase == "passing":
            for seat, passes in enumerate(players):
                seen = match.observation(seat, passes.difficulty)
                match.pass_cards(seat, passes.choose_pass(seen))
        elif match.turn is not None:
            plays = players[match.turn]
            seen = match.observation(match.turn, plays.difficulty)
            match.play(plays.choose_play(seen))
        elif match.phase == "trick":
            match.collect()
        else:
            match.next_hand()
    return match.hand_results


def odd_points(odd: str, among: str, seeds: range) -> list[int]:
    """Return the points of one odd seat, which goes round from seed to seed."""
    return [score[seat] for seat, score in _odd_scores(odd, among, seeds)]


def moon_share(odd: str, among: str, seeds: range) -> float:
    """Return the share of hands in which the odd seat shoots the moon."""
    scores = _odd_scores(odd, among, seeds)
    return fmean(sum(score) > HAND_POINTS and not score[seat] for seat, score in scores)


def _odd_scores(
    odd: str, among: str, seeds: range
) -> list[tuple[int, tuple[int, ...]]]:
    scores = []
    one, rest = player(odd), player(among)
    for seed in seeds:
        seat = seed % 4
        players = [one if other == seat else rest for other in range(4)]
        scores += [(seat, score) for score in play_hands(seed, players)]
    return scores
