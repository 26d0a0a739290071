"""Finds the weights of the hard level, offline: ``python -m benchmarks.hearts_tuning``.

A hill climb whose steps are measured, not guessed. At many choices of a hard seat every
card that it may play is played, and the hand played out from there by the levels as they
are; the same for some passes. A play's cost is linear in the weights, so least squares
tell which weights would have foretold the points best: that is the step. It is kept if
new deals, played with and without it, confirm it, and halved and tried again if not.

The weights in the package came of 145,000 hands played out in two rounds, by an earlier
form of this script. With a fifth of that in a round, a step from there on was noise, and
the climb refused it.

Tuning sees all four hands; the seats, for which it finds some numbers, do not. The
weights for moons were set by hand against the shooter, and stay.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count
from random import Random
from typing import Any, Final
from unittest.mock import patch

import numpy as np
import numpy.typing as npt

from benchmarks.hearts_table import Mean, odd_points
from hh_widget.hearts import Card, Match, cpu, hard
from hh_widget.hearts.reading import SUIT_MASK, SUIT_SIZE, Reading
from hh_widget.hearts.risk import suit_risk
from hh_widget.hearts.rules import DECK, NUMBER, SEATS, Difficulty
from hh_widget.hearts.weights import PASSING, PLAYING, Risks, Weights

Array = npt.NDArray[np.float64]

FIRST_SEED: Final = 1_000_000_000
"""Tuning uses the seeds from here on; the levels are judged by smaller ones."""
TABLES: Final[tuple[Difficulty, ...]] = ("normal", "normal", "easy", "hard")
"""What the three others play, in turn."""
RIDGE: Final = 0.001
"""How strongly weights stay where the samples say little, as a share of the spread."""


def flat(weights: Any) -> list[float]:  # noqa: ANN401  # nested tuples of numbers
    """Return nested weights as one list."""
    if isinstance(weights, tuple):
        return [number for part in weights for number in flat(part)]
    return [float(weights)]


def shaped(numbers: Iterator[float], like: Any) -> Any:  # noqa: ANN401  # as above
    """Return numbers nested as ``like`` is."""
    if not isinstance(like, tuple):
        return next(numbers)
    parts = [shaped(numbers, part) for part in like]
    return type(like)(*parts) if hasattr(like, "_fields") else tuple(parts)


def free(weights: Weights) -> tuple[Any, ...]:
    """Return the weights that are tuned."""
    return (weights.risks, weights.taking, weights.leading)


def with_free(weights: Weights, numbers: Sequence[float]) -> Weights:
    """Return the weights with others in the place of those that are tuned."""
    risks, taking, leading = shaped(iter(numbers), free(weights))
    return weights._replace(risks=risks, taking=taking, leading=leading)


class Samples:
    """Choices, each with what it counts and the points that came of it."""

    def __init__(self) -> None:
        """Begin without any."""
        self.counts: list[Array] = []
        self.points: list[Array] = []

    def add(self, counts: Sequence[Sequence[float]], points: Sequence[float]) -> None:
        """Add the alternatives of one choice; only their differences tell something."""
        table = np.asarray(counts, dtype=float)
        column = np.asarray(points, dtype=float)
        self.counts.append(table - table.mean(axis=0))
        self.points.append(column - column.mean())

    def step(self, now: Sequence[float]) -> Array:
        """Return by how much the weights should change."""
        counts = np.concatenate(self.counts)
        missed = np.concatenate(self.points) - counts @ np.asarray(now)
        spread = np.diag(counts.var(axis=0) + 1e-4) * RIDGE * len(counts)
        step: Array = np.linalg.solve(counts.T @ counts + spread, counts.T @ missed)
        return step


def units(like: Any) -> list[Any]:  # noqa: ANN401  # nested tuples of numbers
    """Return, for each weight, weights of which it alone is 1 and all others 0."""
    size = len(flat(like))
    return [shaped(iter(row), like) for row in np.eye(size).tolist()]


def finish(match: Match, levels: Sequence[Difficulty]) -> tuple[int, ...]:
    """Play a hand to its end and return its score."""
    while match.phase in ("playing", "trick"):
        if match.turn is None:
            match.collect()
        else:
            seen = match.observation(match.turn, levels[match.turn])
            match.play(cpu.choose_play(seen))
    return match.hand_results[-1]


def again(match: Match) -> Match:
    """Return a match that goes its own way from here."""
    return Match.from_dict(match.to_dict())


def sample_passes(
    match: Match, seat: int, levels: Sequence[Difficulty], samples: Samples
) -> None:
    """Let the others pass, and try some passes of this seat."""
    random = Random(match.seed)
    for other in SEATS:
        if other != seat:
            seen = match.observation(other, levels[other])
            match.pass_cards(other, cpu.choose_pass(seen))
    hand = match.hands[seat]
    best = cpu.choose_pass(match.observation(seat, "hard"))
    tries: set[frozenset[Card]] = {frozenset(best), frozenset(random.sample(hand, 3))}
    for _ in range(2):
        out, into = (
            random.choice(best),
            random.choice(sorted({*hand} - {*best}, key=str)),
        )
        tries.add(frozenset({*best} - {out} | {into}))
    counts, points = [], []
    for passed in tries:
        copy = again(match)
        copy.pass_cards(seat, passed)
        points.append(finish(copy, levels)[seat])
        kept = [card for card in hand if card not in passed]
        counts.append([kept_risk(hand, kept, risks) for risks in units(PASSING)])
    samples.add(counts, points)
    match.pass_cards(seat, best)


def kept_risk(hand: Sequence[Card], kept: Sequence[Card], risks: Risks) -> float:
    """Return what the kept cards of a hand risk."""
    before = sum(1 << NUMBER[card] for card in hand)
    after = sum(1 << NUMBER[card] for card in kept)
    queen = before >> NUMBER[Card.parse("QS")] & 1
    return sum(
        suit_risk(
            suit,
            after >> SUIT_SIZE * suit & SUIT_MASK,
            SUIT_MASK & ~(before >> SUIT_SIZE * suit),
            3,
            queen_unseen=not queen,
            share=1.0,
            risks=risks,
        )
        for suit in range(4)
    )


def sample_plays(
    match: Match,
    seat: int,
    levels: Sequence[Difficulty],
    samples: Samples,
    weights: Weights,
) -> None:
    """Play a hand; at half of the seat's choices, try every card."""
    random = Random(match.seed)
    fixed = with_free(weights, [0.0] * len(flat(free(weights))))
    none = fixed._replace(moon=shaped(iter([0.0] * 99), weights.moon), shed_queen=0.0)
    single = [
        none._replace(risks=r, taking=t, leading=u) for r, t, u in units(free(none))
    ]
    while match.phase in ("playing", "trick"):
        if match.turn is None:
            match.collect()
            continue
        seen = match.observation(match.turn, levels[match.turn])
        if (
            match.turn == seat
            and len(match.legal_plays()) > 1
            and random.random() < 0.5
        ):
            reading = Reading(seen)
            given = hard.play_costs(reading, reading.legal, weights=fixed)
            columns = [
                hard.play_costs(reading, reading.legal, weights=one) for one in single
            ]
            points = []
            for card in reading.legal:
                copy = again(match)
                copy.play(DECK[card])
                points.append(finish(copy, levels)[seat])
            rest = [point - cost for point, cost in zip(points, given, strict=True)]
            samples.add([*zip(*columns, strict=True)], rest)
        match.play(cpu.choose_play(seen))


def moved(now: Sequence[float], step: Array) -> list[float]:
    """Return the weights after a step, rounded as they will stand in the package."""
    return [round(float(number), 2) for number in np.asarray(now) + step]


def using(weights: Weights, risks: Risks) -> Any:  # noqa: ANN401  # a context manager
    """Let the hard level play with these weights."""
    return patch.multiple(
        hard,
        play_costs=partial(hard.play_costs, weights=weights),
        best_passes=partial(hard.best_passes, risks=risks),
    )


def gain(old: tuple[Weights, Risks], new: tuple[Weights, Risks], seeds: range) -> Mean:
    """Return what the new weights save among three normal seats, on the same deals."""
    points = []
    for weights in (old, new):
        with using(*weights):
            points.append(odd_points("hard", "normal", seeds))
    return Mean.of([then - now for then, now in zip(*points, strict=True)])


def climb(rounds: int, seeds: int, tell: Callable[[str], object]) -> None:
    """Take some steps and tell what came of them."""
    best = (PLAYING, PASSING)
    fresh = count(FIRST_SEED, seeds)
    for number in range(1, rounds + 1):
        plays, passes = Samples(), Samples()
        start = next(fresh)
        with using(*best):
            for seed in range(start, start + seeds):
                seat = seed % 4
                levels = [TABLES[seed // 4 % 4]] * 4
                levels[seat] = "hard"
                match = Match(seed)
                sample_passes(match, seat, levels, passes)
                sample_plays(match, seat, levels, plays, best[0])
        now = flat(free(best[0])), flat(best[1])
        steps = plays.step(now[0]), passes.step(now[1])
        tell(f"round {number}: {len(plays.counts)} plays, {len(passes.counts)} passes")
        for share in (1.0, 0.5, 0.25):
            tried = (
                with_free(best[0], moved(now[0], share * steps[0])),
                shaped(iter(moved(now[1], share * steps[1])), PASSING),
            )
            check = next(fresh)
            saved = gain(best, tried, range(check, check + seeds))
            kept = saved.value > saved.margin / 2
            tell(
                f"round {number}, {share:.0%} of the step: {saved} points a hand saved; "
                f"{'kept' if kept else 'refused'}"
            )
            if kept:
                best = tried
                break
    tell(f"PLAYING = {best[0]}\nPASSING = {best[1]}")


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--rounds", type=int, default=3)
    arguments.add_argument("--seeds", type=int, default=6000, help="deals in a round")
    given = arguments.parse_args()
    climb(given.rounds, given.seeds, lambda text: sys.stdout.write(f"{text}\n"))
