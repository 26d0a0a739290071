"""Hands of Hearts in which the CPU seats choose, for the tests of their levels."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import strategies as st

from hh_widget.hearts import Match, Observation, cpu
from hh_widget.hearts.rules import DIFFICULTIES, SEATS, Difficulty

levels = pytest.mark.parametrize("level", DIFFICULTIES)
any_level = st.sampled_from(DIFFICULTIES)
seeds = st.integers(0, 10**6)


def choice(observation: Observation, level: Difficulty) -> str:
    return str(cpu.choose_play(replace(observation, difficulty=level)))


def pass_by(match: Match, level: Difficulty) -> None:
    for seat in SEATS:
        if match.phase == "passing":
            match.pass_cards(seat, cpu.choose_pass(match.observation(seat, level)))


def turns(seed: int, level: Difficulty, stray: float = 0.3) -> Iterator[Match]:
    """Step through a hand, at each turn; some cards are played at random."""
    random = Random(seed)
    match = Match(seed, level)
    pass_by(match, level)
    while match.phase != "scored":
        if match.phase == "trick":
            match.collect()
            continue
        yield match
        if random.random() < stray:
            match.play(random.choice(match.legal_plays()))
        else:
            match.play(cpu.choose_play(match.observation(match.turn or 0)))
