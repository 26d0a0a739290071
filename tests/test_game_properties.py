"""What holds in every game, whatever is tapped, undone and redone."""

from collections import Counter
from random import Random

import pytest
from boards import board
from hypothesis import given
from hypothesis import strategies as st
from strategies import Step, deals, games, small_boards, steps, take, won_games

from hh_widget.heart_to_heart import (
    DISCARD,
    STOCK,
    Deal,
    Game,
    Pair,
    Position,
    Tap,
)


def cards_in_play(position: Position) -> Counter[int]:
    cards = (*position.heart, *position.stock, *position.discard)
    return Counter(card for card in cards if card is not None)


def check(game: Game) -> None:
    """Assert what must hold at any moment."""
    # The history leads from the start to the position, and its pairs lack two each.
    position = game.start
    removed: Counter[int] = Counter()
    hearts_removed = 0
    for move in game.history:
        if isinstance(move, Pair):
            rank = position.rank_at(move.first)
            assert rank is not None
            assert rank == position.rank_at(move.second)
            removed[rank] += 2
            hearts_removed += 1 if move.second == DISCARD else 2
        position = position.play(move)
    assert game.position == position
    assert cards_in_play(position) + removed == cards_in_play(game.start)

    assert game.score == 10 * hearts_removed
    assert game.move_count == len(game.history)
    assert game.pair_count == sum(removed.values()) // 2

    free_cards = [*position.free, *([DISCARD] if position.discard else [])]
    assert game.selection in {None, *free_cards}
    if set(position.heart) == {None}:
        assert game.status == "won"
        assert game.selection is None
        assert not game.can_undo
        assert not game.can_redo
    else:
        ranks = [position.rank_at(slot) for slot in position.free]
        partners = {*position.stock, *position.discard}
        hopeless = len(set(ranks)) == len(ranks) and partners.isdisjoint(ranks)
        assert game.status == ("stuck" if hopeless else "playing")


@pytest.mark.rule("HH-09", "HH-13", "HH-20", "HH-22", "HH-23", "HH-24")
@given(st.one_of(deals, small_boards()), steps)
def test_whatever_is_tapped_undone_and_redone_the_game_holds_together(
    start: Deal | Position, taken: list[Step]
) -> None:
    game = Game(start)
    check(game)
    for step in taken:
        take(game, step)
        check(game)


@pytest.mark.rule("HH-13", "HH-29")
@given(games(), steps)
def test_a_tap_makes_a_move_exactly_when_it_says_so(
    game: Game, taken: list[Step]
) -> None:
    for step in taken:
        if step in {"undo", "redo", "pair"}:
            continue
        moves, selection, can_redo = game.history, game.selection, game.can_redo
        tap = game.tap(step)  # type: ignore[arg-type]
        if tap is Tap.MOVED:
            assert game.history[:-1] == moves
            assert (game.selection, game.can_redo) == (None, False)
        else:
            assert (game.history, game.can_redo) == (moves, can_redo)
            if tap is Tap.IGNORED:
                assert game.selection == selection
            else:
                selected = None if tap is Tap.DESELECTED else step
                assert game.selection == selected


@given(games())
def test_a_game_is_read_from_its_text(game: Game) -> None:
    read = Game.parse(str(game))
    assert read.start == game.start
    assert read.code == game.code
    assert read.history == game.history
    assert read.position == game.position
    assert read.score == game.score
    assert read.move_count == game.move_count
    assert "\n" not in str(game)


@pytest.mark.rule("HH-20", "HH-22")
@given(won_games())
def test_a_won_game_scores_250_whatever_the_way(game: Game) -> None:
    assert game.status == "won"
    assert game.score == 250
    check(game)


@pytest.mark.rule("HH-24")
@given(won_games(), steps)
def test_a_won_game_is_final(game: Game, taken: list[Step]) -> None:
    text = str(game)
    for step in taken:
        take(game, step)
    assert not game.undo()
    assert not game.redo()
    assert (str(game), game.selection) == (text, None)


@pytest.mark.rule("HH-07")
@given(deals, st.integers(0, 26), st.integers(0, 2**32 - 1), steps)
def test_two_deals_that_differ_only_in_the_unseen_order_look_alike(
    deal: Deal, seen: int, seed: int, taken: list[Step]
) -> None:
    unseen = list(deal.stock[seen:])
    Random(seed).shuffle(unseen)
    stocks = (deal.stock, (*deal.stock[:seen], *unseen))
    both = [Deal(deal.heart, stock, deal.discard) for stock in stocks]
    assert repr(both[0]) == repr(both[1])
    one, other = map(Game, both)
    for step in taken:
        if step == STOCK and one.position.stock_count == 26 - seen:
            continue  # what is turned next differs
        take(one, step)
        take(other, step)
        assert repr(one) == repr(other)
        assert repr(one.position) == repr(other.position)
        assert one.position.legal_moves() == other.position.legal_moves()
        for name in (
            *("history", "selection", "score", "status", "outlined", "darkened"),
            *("can_undo", "can_redo", "move_count", "pair_count"),
        ):
            assert getattr(one, name) == getattr(other, name)


@pytest.mark.rule("HH-07")
def test_what_the_stock_shows_again_after_a_recycle_stays_hidden_in_repr() -> None:
    reprs = set()
    for pile in ([5, 6], [6, 5]):
        game = Game(board({25: 4}, discard=pile))
        game.tap(STOCK)
        reprs.add(repr(game))
    assert len(reprs) == 1
