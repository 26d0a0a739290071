"""Matches of Hearts at chosen moments, and the cells that show them."""

from collections.abc import Callable
from typing import Final

from browser.table import IMPORT
from hh_widget.hearts import Match, cpu
from hh_widget.hearts.rules import SEATS, Difficulty

IMPORTS: Final = f"{IMPORT}\nfrom hh_widget.hearts import Match"


def play_on(match: Match) -> None:
    """Do the one thing that a match waits for, each seat as its level plays."""
    if match.phase == "passing":
        for seat in SEATS:
            match.pass_cards(seat, cpu.choose_pass(match.observation(seat)))
    elif match.phase == "trick":
        match.collect()
    elif match.phase == "scored":
        match.next_hand()
    else:
        match.play(cpu.choose_play(match.observation(match.turn or 0)))


def played_until(
    is_there: Callable[[Match], bool], seed: int, level: Difficulty = "normal"
) -> Match:
    """Return a match played until something holds.

    Raises:
        ValueError: if it is over before.

    """
    match = Match(seed, level)
    while not is_there(match):
        if match.phase == "over":
            raise ValueError(f"match {seed} is over before that")
        play_on(match)
    return match


def show(match: Match) -> str:
    """Return an expression that makes this match."""
    return f"Match.from_dict({match.to_dict()!r})"


def _last_trick_lies(match: Match) -> bool:
    """Tell whether collecting the trick on the table ends the match."""
    if match.phase != "trick" or match.hands[0]:
        return False
    after = Match.from_dict(match.to_dict())
    after.collect()
    return after.phase == "over"


NEARLY_OVER: Final = played_until(_last_trick_lies, seed=7)
"""A match whose last trick lies on the table."""
