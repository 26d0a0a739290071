import json
from pathlib import Path

import pytest

from hh_widget.heart_to_heart import DISCARD, Draw, Game, Pair, Rank, Recycle
from hh_widget.heart_to_heart.examples import EXAMPLE_GAME

VECTORS = json.loads((Path(__file__).parent / "data/deals.json").read_text("utf-8"))


@pytest.mark.rule("HH-10", "HH-20", "HH-22")
def test_the_example_game_wins_its_deal() -> None:
    game = Game.parse(EXAMPLE_GAME)
    assert game.code == "HH1-N-AAAAAAM"
    assert (game.status, game.score) == ("won", 250)
    assert str(game) == EXAMPLE_GAME


def test_the_example_game_is_as_short_as_can_be_and_recycles_once() -> None:
    game = Game.parse(EXAMPLE_GAME)
    fewest = {vector["code"]: vector["fewest_moves"] for vector in VECTORS}
    assert game.move_count == fewest[game.code] == 68
    assert game.history.count(Recycle()) == 1


@pytest.mark.rule("HH-10")
def test_move_10_of_the_example_game_pairs_the_tip_with_the_ninth_card_drawn() -> None:
    moves = Game.parse(EXAMPLE_GAME).history
    assert moves[:10] == (*[Draw()] * 9, Pair(25, DISCARD))
    game = Game("HH1-N-AAAAAAM")
    assert game.position.heart[0] == Rank.TEN
    assert game.position.heart[24] == Rank.FOUR
    assert game.position.discard == (Rank.ACE,)
    for move in moves[:9]:
        assert Rank.FOUR not in game.position.discard
        game.play(move)
    assert game.position.rank_at(DISCARD) == Rank.FOUR
    assert (game.position.stock_count, len(game.position.discard)) == (17, 10)
    free_before = game.position.free
    game.play(moves[9])
    assert (free_before, game.position.free) == ((25,), (23, 24))
    assert (game.move_count, game.score) == (10, 10)


@pytest.mark.rule("HH-14", "HH-11", "HH-12")
def test_the_example_game_can_be_won_by_taps_alone() -> None:
    game = Game("HH1-N-AAAAAAM")
    for move in Game.parse(EXAMPLE_GAME).history:
        if isinstance(move, Pair):
            game.tap(move.second)
            game.tap(move.first)
        else:
            game.tap("stock")
    assert str(game) == EXAMPLE_GAME
