"""What hypothesis makes: deals, positions, games in play, and games that are won."""

from collections.abc import Iterable
from itertools import combinations
from random import Random
from typing import Literal, TypeAlias

from hypothesis import strategies as st

from hh_widget.heart_to_heart import (
    DISCARD,
    STOCK,
    Deal,
    Draw,
    Game,
    Pair,
    Position,
    Recycle,
)
from hh_widget.heart_to_heart.deal import DEAL_COUNT
from hh_widget.heart_to_heart.layout import COVERED_BY, SLOTS
from hh_widget.heart_to_heart.moves import Target

Step: TypeAlias = Target | Literal["pair", "undo", "redo"]

deals = st.integers(0, DEAL_COUNT - 1).map(Deal.from_number)

# Blind taps mostly meet covered cards; "pair" taps two cards that match, if any do.
steps: st.SearchStrategy[list[Step]] = st.lists(
    st.one_of(
        st.sampled_from(["pair", STOCK, "undo", "redo", DISCARD]),
        st.sampled_from([*SLOTS, DISCARD, STOCK]),
    ),
    max_size=80,
)


def take(game: Game, step: Step) -> None:
    """Take one step of a game."""
    if step == "undo":
        game.undo()
    elif step == "redo":
        game.redo()
    elif step == "pair":
        for move in game.position.legal_moves()[:1]:
            if isinstance(move, Pair):
                game.tap(move.first)
                game.tap(move.second)
    else:
        game.tap(step)


@st.composite
def games(draw: st.DrawFn) -> Game:
    """Make a game in play, from a deal or a small board."""
    game = Game(draw(st.one_of(deals, small_boards())))
    for step in draw(steps):
        take(game, step)
    return game


@st.composite
def reached_positions(draw: st.DrawFn) -> Position:
    """Make a position that is reached from a deal by legal moves."""
    position = draw(deals).position
    for choice in draw(st.lists(st.integers(0, 11), max_size=60)):
        if moves := position.legal_moves():
            position = position.play(moves[choice % len(moves)])
    return position


@st.composite
def small_boards(draw: st.DrawFn) -> Position:
    """Make a position by hand, of few ranks, so that many cards match."""
    deck = [rank for rank in range(1, draw(st.integers(1, 5)) + 1) for _ in range(4)]
    cards = draw(st.permutations(deck))
    slots = draw(st.lists(st.sampled_from(SLOTS), unique=True, max_size=len(cards)))
    rest = cards[len(slots) :]
    turned = draw(st.integers(0, len(rest)))
    left_out = draw(st.integers(0, len(rest) - turned))
    heart = dict(zip(slots, cards, strict=False))
    return Position(map(heart.get, SLOTS), rest[turned + left_out :], rest[:turned])


positions = st.one_of(reached_positions(), small_boards())


@st.composite
def won_games(draw: st.DrawFn) -> Game:
    """Make a deal from the end of a game, two equal cards at a time, and win it."""
    random = Random(draw(st.integers(0, 2**32 - 1)))
    ranks = [rank for rank in range(1, 14) for _ in range(2)]
    random.shuffle(ranks)
    heart: dict[int, int] = {}
    row: list[int] = []
    pairs: list[Pair] = []
    while len(heart) < len(SLOTS):
        free = [s for s in SLOTS if s not in heart and heart.keys() >= {*COVERED_BY[s]}]
        pair = random.choice(
            [Pair(*two) for two in combinations([*free, DISCARD], 2)]  # type: ignore[arg-type]
        )
        pairs.append(pair)
        rank = ranks.pop()
        heart[pair.first] = rank
        if isinstance(pair.second, int):
            heart[pair.second] = rank
        else:
            row.append(rank)
    row += [rank for rank in ranks for _ in range(2)]
    random.shuffle(row)
    game = Game(Deal((heart[slot] for slot in SLOTS), row[1:], row[0]))
    play_pairs(game, pairs)
    return game


def play_pairs(game: Game, pairs: Iterable[Pair]) -> None:
    """Remove the pairs in turn, turning the stock until each can be removed."""
    for pair in pairs:
        while pair not in game.position.legal_moves():
            game.play(Draw() if game.position.stock_count else Recycle())
        game.play(pair)
