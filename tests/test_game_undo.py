"""Undo and redo (HH-24), and copies of a game that go their own way."""

import pytest
from boards import board
from hypothesis import given
from strategies import Step, games, steps, take

from hh_widget.heart_to_heart import (
    DISCARD,
    STOCK,
    Draw,
    Game,
    Pair,
    Recycle,
)

EXAMPLE = "HH1-N-AAAAAAM"


@pytest.mark.rule("HH-24")
def test_one_undo_takes_a_pair_back_with_its_points_and_its_move() -> None:
    game = Game(board({23: 9, 24: 9, 20: 5}, stock=[5, 9], discard=[9]))
    for pair, points in ((Pair(23, 24), 20), (Pair(24, DISCARD), 10)):
        before = game.position
        game.play(pair)
        assert (game.score, game.move_count, game.pair_count) == (points, 1, 1)
        assert game.undo()
        assert game.position == before
        assert (game.score, game.move_count, game.pair_count) == (0, 0, 0)


@pytest.mark.rule("HH-24")
def test_draws_and_recycles_can_be_undone_too() -> None:
    game = Game(board({25: 4}, stock=[5, 4], discard=[6]))
    for move in (Draw(), Draw(), Recycle()):
        game.play(move)
    piles = []
    for _ in range(3):
        assert game.undo()
        piles.append(str(game.position).partition("/")[2])
    assert piles == ["/654", "4/65", "54/6"]


@pytest.mark.rule("HH-24", "HH-12")
def test_a_recycle_undone_and_redone_keeps_the_order() -> None:
    game = Game(EXAMPLE)
    for _ in range(26):
        game.tap(STOCK)
    pile = game.position.discard
    game.tap(STOCK)
    assert game.history[-1] == Recycle()
    for _ in range(2):
        assert (game.position.stock, game.position.discard) == (pile, ())
        assert game.undo()
        assert (game.position.stock, game.position.discard) == ((), pile)
        assert game.redo()


@pytest.mark.rule("HH-24")
def test_with_nothing_to_undo_or_redo_nothing_happens() -> None:
    game = Game(EXAMPLE)
    game.tap(25)
    assert not game.can_undo
    assert not game.undo()
    assert not game.can_redo
    assert not game.redo()
    assert game.selection == 25
    assert str(game) == EXAMPLE


@pytest.mark.rule("HH-24")
def test_redo_repeats_what_was_undone_until_another_move_is_made() -> None:
    game = Game.parse(f"{EXAMPLE} D D D D D D D D D 25x")
    game.undo()
    game.undo()
    assert game.can_redo
    assert game.redo()
    assert game.history == (Draw(),) * 9
    game.tap(25)
    game.tap(25)
    assert game.can_redo
    game.play(Draw())
    assert not game.can_redo
    assert not game.redo()
    assert game.history == (Draw(),) * 10


@pytest.mark.rule("HH-24")
@pytest.mark.parametrize("count", [1, 2, 99, 100])
def test_up_to_100_moves_undone_give_back_the_start(count: int) -> None:
    game = Game(EXAMPLE)
    for _ in range(count):
        game.tap(STOCK)
    for _ in range(count):
        assert game.undo()
    assert game.position == game.start
    assert (game.move_count, game.score, game.can_undo) == (0, 0, False)
    assert not game.undo()


@pytest.mark.rule("HH-24")
def test_of_101_moves_the_last_100_can_be_undone_and_redone_again_and_again() -> None:
    game = Game(EXAMPLE)
    positions = [game.position]
    for _ in range(101):
        game.tap(STOCK)
        positions.append(game.position)
    for _ in range(2):
        for left in range(100, 0, -1):
            assert game.undo()
            assert (game.position, game.move_count) == (positions[left], left)
        assert not game.can_undo
        assert not game.undo()
        assert game.position == positions[1]
        for made in range(2, 102):
            assert game.redo()
            assert (game.position, game.move_count) == (positions[made], made)
        assert not game.redo()


@pytest.mark.rule("HH-24")
def test_the_moves_of_a_game_read_can_be_undone() -> None:
    game = Game.parse(" ".join([EXAMPLE, *["D"] * 26, *["R", *["D"] * 27] * 3]))
    assert game.move_count == 110
    assert [game.undo() for _ in range(101)] == [True] * 100 + [False]
    assert game.move_count == 10


@pytest.mark.rule("HH-24")
@given(games())
def test_undone_and_redone_a_game_is_as_it_was(game: Game) -> None:
    if game.status == "won":
        return
    text, position, score = str(game), game.position, game.score
    for _ in game.history:
        assert game.undo()
    assert game.position == game.start
    for _ in range(text.count(" ")):
        assert game.redo()
    assert (str(game), game.position, game.score) == (text, position, score)


@given(games(), steps)
def test_a_copy_goes_its_own_way(game: Game, more: list[Step]) -> None:
    def whole(game: Game) -> tuple[object, ...]:
        undone = game.can_undo, game.can_redo
        return (str(game), game.position, game.selection, game.score, *undone)

    copy, twin = game.copy(), game.copy()
    before = whole(game)
    assert whole(copy) == before
    for step in more:
        take(copy, step)
    assert whole(game) == before
    for step in more:
        take(game, step)
    assert whole(game) == whole(copy)
    assert whole(twin) == before
