import copy
import re
from collections.abc import Callable

import pytest
from boards import board

from hh_widget.heart_to_heart import (
    DISCARD,
    STOCK,
    Deal,
    DealCodeError,
    Draw,
    Game,
    IllegalMoveError,
    NotationError,
    Pair,
    Position,
    Tap,
    parse_move,
)
from hh_widget.heart_to_heart.moves import Selectable

EXAMPLE = "HH1-N-AAAAAAM"
TWO_PAIRS = board({20: 7, 21: 7, 25: 4}, stock=[5, 4], discard=[6])


def play(start: str | Position, moves: str) -> Game:
    """Return a game in which these moves were made."""
    game = Game(start)
    for text in moves.split():
        game.play(parse_move(text))
    return game


# The start


def test_a_game_starts_from_a_code_a_deal_or_a_position() -> None:
    deal = Deal.from_code(EXAMPLE)
    made = Deal(deal.heart, deal.stock, deal.discard)
    for start, code, kept in (
        (EXAMPLE, EXAMPLE, deal),
        ("hh1naaaaaam", EXAMPLE, deal),
        (deal, EXAMPLE, deal),
        (made, None, deal),
        (deal.position, None, None),
    ):
        game = Game(start)
        assert game.start == game.position == deal.position
        assert game.code == code
        assert game.deal == kept


def test_a_new_game_has_no_moves_no_score_and_no_selection() -> None:
    game = Game(EXAMPLE)
    assert (game.move_count, game.score, game.pair_count) == (0, 0, 0)
    assert game.selection is None
    assert game.history == ()
    assert not game.can_undo
    assert not game.can_redo


@pytest.mark.parametrize("start", [None, 12, 1.0, ["A"], b"HH1-N-AAAAAAM"])
def test_a_game_does_not_start_from_anything_else(start: object) -> None:
    message = f"a game starts from a code, a Deal or a Position, not {start!r}"
    with pytest.raises(TypeError, match=f"^{re.escape(message)}$"):
        Game(start)  # type: ignore[arg-type]


@pytest.mark.rule("HH-26")
def test_a_wrong_code_is_refused_with_the_reason() -> None:
    with pytest.raises(DealCodeError, match="6 letters where 7 are expected"):
        Game("HH1-N-AAAAAA")


# Taps and moves


@pytest.mark.rule("HH-14", "HH-29")
def test_two_taps_remove_a_pair_and_clear_the_selection() -> None:
    game = play(EXAMPLE, "D D D D D D D D D")
    assert game.tap(25) is Tap.SELECTED
    assert game.selection == 25
    assert game.tap(DISCARD) is Tap.MOVED
    assert game.selection is None
    assert game.history[-1] == Pair(25, DISCARD)


@pytest.mark.rule("HH-16")
def test_a_card_tapped_again_is_deselected() -> None:
    game = Game(EXAMPLE)
    game.tap(DISCARD)
    assert game.tap(DISCARD) is Tap.DESELECTED
    assert game.selection is None


@pytest.mark.rule("HH-17")
def test_the_tip_and_then_the_discard_pile_of_the_example_leave_the_pile_selected() -> (
    None
):
    game = Game(EXAMPLE)
    game.tap(25)
    assert game.tap(DISCARD) is Tap.MISMATCH
    assert game.selection == DISCARD
    assert game.move_count == 0
    assert game.position == game.start


@pytest.mark.rule("HH-15")
@pytest.mark.parametrize("selection", [None, 25, DISCARD])
def test_slot_1_of_the_example_does_not_answer_at_the_start(
    selection: Selectable | None,
) -> None:
    game = Game(EXAMPLE)
    if selection is not None:
        game.tap(selection)
    assert game.tap(1) is Tap.IGNORED
    assert game.selection == selection
    assert game.move_count == 0


@pytest.mark.rule("HH-13")
def test_draws_recycles_and_pairs_count_as_one_move_each() -> None:
    game = Game(TWO_PAIRS)
    counts = []
    for target in (STOCK, STOCK, 25, DISCARD, 20, 21, STOCK):
        game.tap(target)
        counts.append(game.move_count)
    assert counts == [1, 2, 2, 3, 3, 4, 4]  # the last tap is on a won game
    game = play(TWO_PAIRS, "D D R D")
    assert game.move_count == 4


@pytest.mark.rule("HH-29")
@pytest.mark.parametrize("move", ["D", "20-21"])
def test_every_move_clears_the_selection(move: str) -> None:
    game = Game(board({20: 7, 21: 7, 22: 4}, stock=[5], discard=[6]))
    game.tap(22)
    assert game.selection == 22
    game.play(parse_move(move))
    assert game.selection is None


@pytest.mark.rule("HH-29")
def test_undo_and_redo_clear_the_selection() -> None:
    game = play(EXAMPLE, "D D")
    game.tap(25)
    game.undo()
    assert game.selection is None
    game.tap(25)
    game.redo()
    assert game.selection is None


def test_a_move_that_is_not_legal_changes_nothing() -> None:
    game = play(EXAMPLE, "D D")
    game.undo()
    game.tap(25)
    for move, error in ((Pair(1, 2), IllegalMoveError), ("D", TypeError)):
        with pytest.raises(error):
            game.play(move)  # type: ignore[arg-type]
    assert str(game) == f"{EXAMPLE} D"
    assert game.selection == 25
    assert game.can_redo


@pytest.mark.rule("HH-15")
@pytest.mark.parametrize("target", [0, 26, "x", True, 1.0, None])
def test_a_tap_on_what_does_not_exist_changes_nothing(target: object) -> None:
    game = play(EXAMPLE, "D D")
    game.undo()
    game.tap(25)
    with pytest.raises((ValueError, TypeError), match="a tap's target is"):
        game.tap(target)  # type: ignore[arg-type]
    assert str(game) == f"{EXAMPLE} D"
    assert game.selection == 25
    assert game.can_redo


@pytest.mark.rule("HH-19")
def test_placement_help_follows_position_and_selection() -> None:
    game = play(EXAMPLE, "D D D D D D D D D")
    assert (game.outlined, game.darkened) == ((25,), ())
    game.tap(25)
    assert (game.outlined, game.darkened) == ((25,), tuple(range(1, 25)))


# Score


@pytest.mark.rule("HH-20")
def test_a_pair_inside_the_heart_scores_20_and_one_with_the_discard_pile_10() -> None:
    assert play(TWO_PAIRS, "D").score == 0
    assert play(TWO_PAIRS, "D D 25x").score == 10
    assert play(board({23: 7, 24: 7, 1: 3}), "23-24").score == 20


@pytest.mark.rule("HH-20", "HH-25")
def test_the_score_counts_from_the_start_of_a_small_board() -> None:
    game = play(board({25: 4}, discard=[4]), "25x")
    assert (game.score, game.move_count, game.pair_count) == (10, 1, 1)


@pytest.mark.rule("HH-25")
def test_the_bar_has_its_figures() -> None:
    game = play(EXAMPLE, "D D D D D D D D D 25x")
    assert (game.score, game.move_count, game.code) == (10, 10, EXAMPLE)
    assert game.elapsed >= 0
    assert game.pair_count == 1


# Won and stuck


@pytest.mark.rule("HH-22")
def test_the_last_pair_wins_even_with_cards_left_in_the_stock() -> None:
    game = Game(board({25: 4}, stock=[1, 2], discard=[4]))
    assert game.status == "playing"
    game.play(Pair(25, DISCARD))
    assert (game.status, game.position.stock_count) == ("won", 2)


@pytest.mark.rule("HH-23")
def test_the_move_that_takes_the_last_partner_away_leaves_the_game_stuck() -> None:
    start = board({23: 4, 24: 4, 25: 4}, stock=[9], discard=[4])
    assert play(start, "25x").status == "playing"
    start = board({22: 8, 24: 4, 25: 4}, stock=[9], discard=[4])
    assert play(start, "25x").status == "stuck"


@pytest.mark.rule("HH-23")
def test_a_deal_can_be_stuck_at_the_start() -> None:
    stuck = next(n for n in range(100) if Deal.from_number(n).position.is_stuck)
    assert Game(Deal.from_number(stuck)).status == "stuck"


@pytest.mark.rule("HH-23")
def test_the_stock_of_a_stuck_game_still_turns_and_undo_leads_out_of_it() -> None:
    game = play(board({24: 4, 25: 4}, stock=[9], discard=[4]), "25x")
    assert game.tap(STOCK) is Tap.MOVED
    assert game.tap(STOCK) is Tap.MOVED
    assert (game.status, game.move_count) == ("stuck", 3)
    assert game.tap(24) is Tap.SELECTED
    for _ in range(3):
        assert game.undo()
    assert (game.status, game.move_count) == ("playing", 0)


@pytest.mark.rule("HH-24")
def test_a_won_game_is_final() -> None:
    game = play(board({25: 4}, stock=[4], discard=[3]), "D 25x")
    assert game.status == "won"
    assert not game.can_undo
    assert not game.undo()
    assert (game.status, game.move_count, game.score) == ("won", 2, 10)
    for target in (25, DISCARD, STOCK):
        assert game.tap(target) is Tap.IGNORED
    with pytest.raises(IllegalMoveError, match="the game is won"):
        game.play(Draw())


# What a game does not tell


@pytest.mark.rule("HH-27")
def test_a_deal_that_cannot_be_won_plays_like_one_that_can() -> None:
    lost, winnable = Game("HH1-N-AAAAAAB"), Game("HH1-N-AAAAAAM")  # as none can tell
    for _ in range(26):
        assert lost.status == winnable.status == "playing"
        assert lost.tap(STOCK) is winnable.tap(STOCK) is Tap.MOVED
    assert len(repr(lost)) == len(repr(winnable))


@pytest.mark.rule("HH-07")
def test_repr_tells_what_the_viewer_sees() -> None:
    game = play(EXAMPLE, "D")
    seen = "<Position T8TK72353Q2557T69AK9A8J64/25 in stock/AA>"
    assert repr(game) == f"<Game from {EXAMPLE}, 1 move, playing: {seen}>"
    assert repr(play(EXAMPLE, "D D")).startswith(f"<Game from {EXAMPLE}, 2 moves,")
    assert repr(Game(board({25: 4}, stock=[3]))) == (
        "<Game from a position, 0 moves, stuck: "
        "<Position ........................4/1 in stock/>>"
    )


# Texts


def test_the_text_is_the_start_and_the_moves() -> None:
    assert str(play(EXAMPLE, "D D")) == "HH1-N-AAAAAAM D D"
    assert str(Game(EXAMPLE)) == EXAMPLE
    assert str(play(TWO_PAIRS, "D D 25x 20-21")) == f"{TWO_PAIRS} D D 25x 20-21"


def test_a_game_is_read_from_its_text_forgiving_case_and_spaces() -> None:
    game = Game.parse("  hh1naaaaaam\tD\n D ")
    assert str(game) == f"{EXAMPLE} D D"
    assert (game.move_count, game.status, game.can_undo) == (2, "playing", True)


@pytest.mark.parametrize(
    ("text", "error", "message"),
    [
        ("", NotationError, "the game's text is empty where a code or a position"),
        (" \n", NotationError, "the game's text is empty where a code or a position"),
        ("HH1-N-AAAAAA D", DealCodeError, "'HH1-N-AAAAAA' has 6 letters where 7"),
        ("D D", DealCodeError, "'D' is not one of Heart to Heart"),
        ("4// D", NotationError, "the heart '4' has 1 places where 25 are expected"),
        (f"{EXAMPLE} D d", NotationError, "move 2 of the game: 'd' is no move"),
        (f"{EXAMPLE} 26x", NotationError, "move 1 of the game: '26x' is no move"),
        (f"{EXAMPLE} D D R", IllegalMoveError, "move 3 of the game: R is not possible"),
        (f"{EXAMPLE} 24x", IllegalMoveError, "slot 24 is covered by slot 25"),
        (f"{board({})} D", IllegalMoveError, "move 1 of the game: D is not possible"),
    ],
)
def test_another_text_is_refused_with_the_place(
    text: str, error: type[Exception], message: str
) -> None:
    with pytest.raises(error) as raised:
        Game.parse(text)
    assert type(raised.value) is error
    assert message in str(raised.value)
    if error is not DealCodeError:
        assert str(raised.value).startswith(("the game's", "the heart", "move"))


@pytest.mark.parametrize("value", [None, 12, b"HH1-N-AAAAAAM", Game(EXAMPLE)])
def test_a_text_that_is_no_string_is_a_type_error(value: object) -> None:
    message = f"a game's text is a string, not {type(value).__name__}"
    with pytest.raises(TypeError, match=f"^{message}$"):
        Game.parse(value)  # type: ignore[arg-type]


# Copies


@pytest.mark.parametrize("make_copy", [Game.copy, copy.copy, copy.deepcopy])
def test_a_copy_goes_its_own_way(make_copy: Callable[[Game], Game]) -> None:
    game = play(EXAMPLE, "D D")
    game.undo()
    other = make_copy(game)
    assert (str(other), other.can_redo) == (str(game), True)
    other.play(Draw())
    assert (str(game), game.can_redo, game.position.stock_count) == (
        f"{EXAMPLE} D",
        True,
        25,
    )
    assert (str(other), other.position.stock_count) == (f"{EXAMPLE} D D", 24)
