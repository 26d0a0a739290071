"""The tape of a game, and games played again from theirs."""

import pickle

import pytest
from boards import board
from fake_time import FakeTime
from hypothesis import given
from strategies import Step as Tapped
from strategies import games, steps, take

from hh_widget.heart_to_heart import (
    Deal,
    Draw,
    Game,
    Pair,
    Recycle,
    Step,
    TapeError,
)

EXAMPLE = "HH1-N-AAAAAAM"


def tape(texts: str) -> list[Step]:
    return [Step(text, 100 * n) for n, text in enumerate(texts.split(), start=1)]


def texts(game: Game) -> str:
    return " ".join(step.do for step in game.tape)


@pytest.mark.rule("HH-24")
def test_the_tape_has_every_step_moves_undone_and_redone_too() -> None:
    game = Game(EXAMPLE)
    game.play(Draw())
    game.undo()
    game.undo()  # there is nothing to undo: no step
    game.redo()
    game.redo()
    for target in ("stock", 25, 7, 25):  # taps that make no move are no steps
        game.tap(target)
    assert texts(game) == "D U Y D"
    assert str(game) == f"{EXAMPLE} D D"


def test_a_pair_and_a_recycle_are_on_the_tape_as_they_are_written() -> None:
    game = Game(board({23: 7, 24: 7, 25: 4, 1: 9}, stock=[4]))
    game.play(Draw())
    game.play(Recycle())
    game.play(Draw())
    game.play(Pair("discard", 25))
    game.play(Pair(24, 23))
    assert texts(game) == "D R D 25x 23-24"


@pytest.mark.rule("HH-21")
def test_each_step_has_its_time_in_milliseconds_of_play() -> None:
    now = FakeTime()
    game = Game(EXAMPLE, clock=now)
    now.pass_by(60)
    game.play(Draw())
    now.pass_by(0.8124)
    game.play(Draw())
    now.pass_by(1)
    game.pause()
    now.pass_by(60)
    game.undo()
    assert game.tape == (Step("D", 0), Step("D", 812), Step("U", 1812))


def test_a_game_read_from_its_text_has_its_moves_on_the_tape() -> None:
    game = Game.parse(f"{EXAMPLE} D D")
    assert game.tape == (Step("D", 0), Step("D", 0))


def test_a_copy_has_a_tape_of_its_own() -> None:
    game = Game(EXAMPLE)
    game.play(Draw())
    other = game.copy()
    other.undo()
    assert (texts(game), texts(other)) == ("D", "D U")


@pytest.mark.rule("HH-24")
@given(games(), steps)
def test_a_game_played_again_stands_and_goes_on_as_the_first(
    game: Game, further: list[Tapped]
) -> None:
    again = Game.replay(game.deal or game.start, game.tape, elapsed=game.elapsed)
    if game.selection is not None:
        game.tap(game.selection)  # a game played again has none
    for step in further:
        assert again.position == game.position
        assert again.history == game.history
        assert texts(again) == texts(game)
        assert (again.can_undo, again.can_redo) == (game.can_undo, game.can_redo)
        take(game, step)
        take(again, step)
    assert str(again) == str(game)


@pytest.mark.rule("HH-24")
def test_all_that_could_be_undone_and_redone_still_can() -> None:
    game = Game(EXAMPLE)
    for _ in range(130):
        game.tap("stock")
    for _ in range(40):
        game.undo()
    again = Game.replay(EXAMPLE, game.tape)
    assert [again.undo() for _ in range(61)] == [True] * 60 + [False]
    assert [again.redo() for _ in range(101)] == [True] * 100 + [False]
    assert again.move_count == 130


@pytest.mark.rule("HH-21")
def test_the_clock_of_a_game_played_again_stands_until_the_next_step() -> None:
    now = FakeTime()
    game = Game.replay(EXAMPLE, tape("D D"), elapsed=12.5, clock=now)
    now.pass_by(60)
    assert (game.elapsed, game.is_running) == (12.5, False)
    game.tap(25)
    now.pass_by(60)
    assert (game.elapsed, game.is_running) == (12.5, False)
    game.undo()
    now.pass_by(1)
    assert (game.elapsed, game.is_running) == (13.5, True)
    game.play(Draw())
    assert game.tape[-2:] == (Step("U", 12500), Step("D", 13500))
    assert game.tape[:2] == (Step("D", 100), Step("D", 200))


@pytest.mark.parametrize(
    ("texts", "step", "message"),
    [
        ("U", 1, "step 1 of the game: there is no move to take back"),
        ("D Y", 2, "step 2 of the game: there is no move to make again"),
        ("D U D Y", 4, "step 4 of the game: there is no move to make again"),
        ("D D R D", 3, "step 3 of the game: R is not possible: the stock is not empty"),
        ("D X", 2, "step 2 of the game: 'X' is no move"),
        ("D 24x", 2, "step 2 of the game: 24x is not possible: slot 24 is covered"),
    ],
)
def test_a_step_that_is_not_possible_is_refused_with_its_number(
    texts: str, step: int, message: str
) -> None:
    with pytest.raises(TapeError) as raised:
        Game.replay(EXAMPLE, tape(texts))
    assert str(raised.value).startswith(message)
    assert raised.value.step == step
    copy = pickle.loads(pickle.dumps(raised.value))  # noqa: S301
    assert (str(copy), copy.step) == (str(raised.value), step)


@pytest.mark.rule("HH-24")
def test_a_tape_does_not_go_on_after_the_win() -> None:
    start = board({25: 4}, stock=[9], discard=[4])
    assert Game.replay(start, tape("25x")).status == "won"
    for after in ("U", "D"):
        with pytest.raises(TapeError, match="step 2"):
            Game.replay(start, tape(f"25x {after}"))


def test_a_start_is_refused_as_for_a_new_game() -> None:
    with pytest.raises(TypeError, match="a game starts from"):
        Game.replay(12, [])  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="6 letters where 7"):
        Game.replay("HH1-N-AAAAAA", [])
    assert Game.replay(Deal.from_number(12), []).code == EXAMPLE
