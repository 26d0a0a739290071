"""Tables of Hearts at which a test sits down, and quick ways to play on."""

from collections.abc import Iterable
from random import Random
from typing import Final

from hearts_hands import filled, hands_adding_up_to, saved, table

from hh_widget.hearts import Card, Match, SavedMatchError, Table
from hh_widget.hearts.rules import PASS_SIZE

SEED: Final = 7


def texts_of(held: Iterable[Card]) -> str:
    """Return the cards' texts, apart by spaces."""
    return " ".join(map(str, held))


def following() -> Table:
    """Return a table at which you play last to the first trick, and hold clubs."""
    return Table(table("4C 9C QS 3H", "2C", "TC", "JC", plays="2C TC JC"))


def leading() -> Table:
    """Return a table at which you have the two of clubs to lead."""
    return Table(table("2C"))


def ending() -> Table:
    """Return a table whose match ends soon: two seats have 90 points."""
    results = hands_adding_up_to(30, 90, 50, 90)
    hands = filled("2C")
    return Table(Match.from_dict(saved(hands, results)))


def choose(table: Table) -> Table:
    """Choose the first three cards for the pass, and return the table."""
    for card in table.match.hands[0][:PASS_SIZE]:
        table.tap(card)
    return table


def play_your_card(table: Table, card: Card | None = None) -> None:
    """Play a card by two taps, the first playable one by default."""
    card = card or table.playable[0]
    table.tap(card)
    table.tap(card)


def step(table: Table, random: Random | None = None) -> None:
    """Take the next step of a hand, whoever is to take it."""
    if table.advance():
        return
    if table.phase == "passing":
        choose(table).confirm()
    else:
        play_your_card(table, random.choice(table.playable) if random else None)


def play_out(table: Table, random: Random | None = None) -> Table:
    """Play the hand to its end, and return the table."""
    while table.phase not in ("scored", "over"):
        step(table, random)
    return table


def dealt_otherwise(match: Match, random: Random, swaps: int = 20) -> Match:
    """Return the match with the cards of the CPU seats dealt among them differently.

    Your hand, what was played and what was passed stay as they are.
    """
    for _ in range(swaps):
        data = match.to_dict()
        hands = [list(map(str, hand)) for hand in match.hands]
        first, second = random.sample(range(1, 4), 2)
        if not hands[first] or not hands[second]:
            continue
        a, b = random.randrange(len(hands[first])), random.randrange(len(hands[second]))
        hands[first][a], hands[second][b] = hands[second][b], hands[first][a]
        try:
            match = Match.from_dict({**data, "hands": hands})
        except SavedMatchError:  # a seat would have had to play another card
            continue
    return match


def alike_for_you(seed: int, steps: int) -> tuple[Match, Match]:
    """Return a match after some steps, without a pass, and one dealt otherwise."""
    sat = Table(Match.from_dict(saved([list(map(str, h)) for h in Match(seed).hands])))
    sat.advance()
    for _ in range(steps):
        if sat.phase != "scored":
            step(sat)
    return sat.match, dealt_otherwise(sat.match, Random(seed))
