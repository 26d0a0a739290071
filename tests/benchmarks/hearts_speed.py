"""How fast Hearts is: random hands against OpenSpiel's, and the hard level's choices."""

import random
from collections.abc import Callable
from statistics import quantiles
from time import perf_counter, process_time
from typing import Any, Final

import pyspiel

from benchmarks.hearts_table import HANDS_A_SEED, Player, play_hands, player
from benchmarks.row import Row
from hh_widget.hearts import Card, Match, Observation, cpu

RUNS: Final = 7
RANDOM_HANDS: Final = 400
HARD_SEEDS: Final = range(2_000_000, 2_000_050)


def _play_ours() -> None:
    """Deal, pass and play hands at random."""
    for seed in range(RANDOM_HANDS):
        match = Match(seed)
        for seat in range(4):
            match.pass_cards(seat, random.sample(match.hands[seat], 3))
        while match.phase != "scored":
            if match.phase == "trick":
                match.collect()
            else:
                match.play(random.choice(match.legal_plays()))


def _play_theirs(game: Any) -> None:  # noqa: ANN401  # pyspiel has no types
    """Do the same with OpenSpiel, its chance nodes drawn in Python."""
    for _ in range(RANDOM_HANDS):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))


def _hands_per_second(play: Callable[[], None]) -> float:
    start = perf_counter()
    play()
    return RANDOM_HANDS / (perf_counter() - start)


def _random_play() -> list[Row]:
    random.seed(1)
    games: dict[str, Any] = {
        "their passes as they fall": pyspiel.load_game("hearts"),
        "they pass nothing": pyspiel.load_game("hearts(pass_cards=false)"),
    }
    ours = []
    theirs: dict[str, list[float]] = {name: [] for name in games}
    for _ in range(RUNS):
        ours.append(_hands_per_second(_play_ours))
        for name, game in games.items():
            theirs[name].append(_hands_per_second(lambda game=game: _play_theirs(game)))  # type: ignore[misc]
    return [
        Row(
            what=f"hearts: random hands, {name}",
            measured=max(ours) / max(speeds),
            unit="x",
            sense="at least",
            bound=1,
            peer=f"OpenSpiel: {max(ours):,.0f} against {max(speeds):,.0f} hands/s",
        )
        for name, speeds in theirs.items()
    ]


def _hard_seats() -> list[Row]:
    hard = [player("hard")] * 4
    start = process_time()
    for seed in HARD_SEEDS:
        play_hands(seed, hard)
    speed = len(HARD_SEEDS) * HANDS_A_SEED / (process_time() - start)
    times: list[float] = []

    def timed_pass(seen: Observation) -> tuple[Card, ...]:
        start = process_time()
        chosen = cpu.choose_pass(seen)
        times.append(1000 * (process_time() - start))
        return chosen

    def timed_play(seen: Observation) -> Card:
        start = process_time()
        chosen = cpu.choose_play(seen)
        times.append(1000 * (process_time() - start))
        return chosen

    for seed in HARD_SEEDS:
        play_hands(seed, [Player(timed_pass, timed_play, "hard")] * 4)
    peer = f"{len(times):,} choices, processor time"
    return [
        Row(
            "hearts: hands of four hard seats", speed, "hands/s", "at least", 150, peer
        ),
        Row(
            what="hearts: a choice of hard, 99th percentile",
            measured=quantiles(times, n=100)[98],
            unit="ms",
            sense="at most",
            bound=1.5,
            peer=peer,
        ),
    ]


def measure() -> list[Row]:
    """Run ours and theirs in turn and compare the best; then time the hard level."""
    return [*_random_play(), *_hard_seats()]
