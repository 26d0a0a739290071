"""Hands of Hearts played by policies, four at a table."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from hh_widget.hearts import Card, Match, Observation, cpu

Chooser = Callable[[Observation], Sequence[Card]]


@dataclass(frozen=True)
class Policy:
    choose_pass: Callable[[Observation], Sequence[Card]]
    choose_play: Callable[[Observation], Card]
    difficulty: str = "normal"


def level(name: str) -> Policy:
    return Policy(cpu.choose_pass, cpu.choose_play, name)


def chance(seed: int) -> Policy:
    rng = random.Random(seed)
    return Policy(
        lambda seen: rng.sample(seen.hand, 3),
        lambda seen: rng.choice(seen.legal_plays()),
    )


def play_hands(seed: int, policies: Sequence[Policy], count: int = 4) -> tuple[tuple[int, ...], ...]:
    """Play the first hands of a match, one for each direction."""
    match = Match(seed)
    while True:
        if match.phase == "passing":
            for seat, policy in enumerate(policies):
                seen = match.observation(seat, policy.difficulty)
                match.pass_cards(seat, policy.choose_pass(seen))
        elif match.phase == "playing":
            policy = policies[match.turn]
            match.play(policy.choose_play(match.observation(match.turn, policy.difficulty)))
        elif match.phase == "trick":
            match.collect()
        elif len(match.hand_results) == count:
            return match.hand_results
        else:
            match.next_hand()
