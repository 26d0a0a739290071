"""Hearts against the game of the same name in OpenSpiel, which others have written."""

from functools import cache
from random import Random
from typing import Any

import pyspiel
import pytest
from hearts_hands import QUIET, saved

from hh_widget.hearts import Card, Match
from hh_widget.hearts.rules import DECK, NUMBER, POINTS, SEATS, Direction

HANDS = 2000
SLICES = 10

# It deals with a direction of its own numbering; the queen breaks no hearts here.
DIRECTIONS: dict[Direction, str] = {
    "none": "No Pass",
    "left": "Left",
    "across": "Across",
    "right": "Right",
}


@cache
def their_game() -> Any:  # noqa: ANN401  # pyspiel has no types
    return pyspiel.load_game("hearts(qs_breaks_hearts=false)")


@cache
def their_number(card: Card) -> int:
    """Return the action of a card, found by its text; they write the suit first."""
    return their_cards()[str(card)]


@cache
def their_cards() -> dict[str, int]:
    state = their_game().new_initial_state()
    state.apply_action(0)
    return {
        state.action_to_string(pyspiel.PlayerId.CHANCE, action): action
        for action, _ in state.chance_outcomes()
    }


def rigged(random: Random) -> list[list[Card]]:
    """Deal so that one seat can hardly help taking everything."""
    shooter = random.randrange(4)
    suit = random.choice("CDSH")
    top = [card for card in DECK if str(card)[1] == suit or str(card)[0] in "AK"]
    strong = random.sample(top, 13)
    rest = [card for card in DECK if card not in strong]
    random.shuffle(rest)
    hands = [rest[:13], rest[13:26], rest[26:]]
    hands.insert(shooter, strong)
    return hands


def dealt(random: Random) -> list[list[Card]]:
    deck = [*DECK]
    random.shuffle(deck)
    return [deck[seat::4] for seat in SEATS]


def begin(number: int, hands: list[list[Card]]) -> tuple[Match, Any]:
    """Return hand ``number`` with these cards, here and there."""
    match = Match.from_dict(
        saved([[str(card) for card in hand] for hand in hands], [QUIET] * (number - 1))
    )
    theirs = their_game().new_initial_state()
    names = {
        theirs.action_to_string(-1, action): action
        for action, _ in theirs.chance_outcomes()
    }
    theirs.apply_action(names[DIRECTIONS[match.pass_direction]])
    for place in range(52):
        theirs.apply_action(their_number(hands[place % 4][place // 4]))
    return match, theirs


def height(card: Card) -> int:
    return NUMBER[card] % 13


def strongest(match: Match) -> int:
    """Return the seat with the highest cards."""
    return max(SEATS, key=lambda seat: sum(map(height, match.hands[seat])))


def pass_both(match: Match, theirs: Any, random: Random) -> None:  # noqa: ANN401  # as above
    """Pass at random, but let the strongest seat keep its high cards."""
    if match.phase != "passing":
        return
    passes = [random.sample(match.hands[seat], 3) for seat in SEATS]
    passes[strongest(match)] = sorted(match.hands[strongest(match)], key=height)[:3]
    for seat in SEATS:
        for card in passes[seat]:
            assert theirs.current_player() == seat
            theirs.apply_action(their_number(card))
    for seat in random.sample(SEATS, 4):
        match.pass_cards(seat, passes[seat])


def greedy(match: Match, shooter: int) -> Card:
    """Help one seat to take everything: it plays high, the others dump points."""
    legal = match.legal_plays()
    if match.turn == shooter:
        return max(legal, key=height)
    follows = match.trick and legal[0].suit is match.trick[0][1].suit
    if follows or not match.trick:
        return min(legal, key=height)
    return max(legal, key=POINTS.__getitem__)


def play_both(match: Match, theirs: Any, random: Random, shooter: int | None) -> None:  # noqa: ANN401  # as above
    """Play to the end, comparing the legal plays at every turn."""
    while match.phase != "scored":
        if match.phase == "trick":
            match.collect()
            continue
        assert theirs.current_player() == match.turn
        legal = match.legal_plays()
        assert sorted(map(their_number, legal)) == sorted(theirs.legal_actions())
        card = random.choice(legal) if shooter is None else greedy(match, shooter)
        match.play(card)
        theirs.apply_action(their_number(card))


@pytest.mark.rule(
    "HE-09", "HE-13", "HE-14", "HE-15", "HE-16", "HE-17", "HE-18", "HE-32"
)
@pytest.mark.parametrize("part", range(SLICES))
def test_legal_plays_and_points_are_those_of_openspiel(part: int) -> None:
    moons = 0
    for index in range(part * HANDS // SLICES, (part + 1) * HANDS // SLICES):
        random = Random(index)
        number = index % 4 + 1
        forced = index // 4 % 4 == 0
        hands = rigged(random) if forced else dealt(random)
        match, theirs = begin(number, hands)
        pass_both(match, theirs, random)
        play_both(match, theirs, random, strongest(match) if forced else None)
        assert theirs.is_terminal()
        points = match.hand_results[-1]
        assert list(points) == [26 - won for won in theirs.returns()]
        moons += sum(points) == 78
    assert moons > 5
