"""The traits that a widget publishes, and who may change them."""

from typing import Any

import pytest
import traitlets
from front_end import FrontEnd, changes, play_example, whole_state

from hh_widget import HeartToHeart
from hh_widget.heart_to_heart import (
    DISCARD,
    STOCK,
    Deal,
    DealCodeError,
    Draw,
    Game,
    Position,
    Tap,
)

EXAMPLE = "HH1-N-AAAAAAM"
SIX_SIX = Position.parse("......................66./9/A")
"""Two free sixes, a nine in the stock, and an ace on the discard pile."""


def state(widget: HeartToHeart) -> dict[str, Any]:
    """Return all state that a viewer gets, but for the version."""
    return {k: v for k, v in widget.get_state().items() if k != "version"}


@pytest.mark.rule("HH-25")
def test_the_bar_has_time_score_moves_and_code() -> None:
    widget = HeartToHeart(EXAMPLE)
    play_example(widget, 10)
    assert (widget.code, widget.score, widget.moves) == (EXAMPLE, 10, 10)
    assert (widget.elapsed, widget.running, widget.pairs) == (0, False, 1)


@pytest.mark.rule("HH-10")
def test_move_10_of_the_example_frees_two_slots() -> None:
    widget = HeartToHeart(EXAMPLE)
    play_example(widget, 9)
    assert (widget.stock, len(widget.discard), widget.discard[-1]) == (17, 10, 4)
    assert (widget.heart[24], widget.outlined, widget.free) == (4, (25,), (25,))
    widget.tap(25)
    assert widget.tap(DISCARD) is Tap.MOVED
    assert (widget.heart[24], widget.free) == (None, (23, 24))


@pytest.mark.rule("HH-22")
def test_the_example_game_wins() -> None:
    widget = HeartToHeart(EXAMPLE)
    play_example(widget)
    assert (widget.status, widget.score, widget.can_undo) == ("won", 250, False)
    assert set(widget.heart) == {None}


@pytest.mark.rule("HH-07")
def test_no_trait_tells_the_order_of_the_unseen_cards() -> None:
    deal = Deal.from_code(EXAMPLE)
    start, rest = deal.stock[:9], deal.stock[9:]
    widgets = [
        HeartToHeart(Deal(deal.heart, start + order, deal.discard))
        for order in (rest, rest[::-1])
    ]
    for moves in range(11):
        views = []
        for widget in widgets:
            if moves:
                widget.restart()
                play_example(widget, moves)
            view = state(widget) | {"repr": repr(widget)}
            view.pop("layout")
            views.append(view)
        assert views[0] == views[1]


@pytest.mark.rule("HH-27")
def test_a_deal_that_cannot_be_won_looks_like_any_other() -> None:
    lost, winnable = HeartToHeart("HH1-N-AAAAAAA"), HeartToHeart("HH1-N-AAAAAAL")
    told = {
        name
        for name in lost.get_state()
        if lost.get_state()[name] != winnable.get_state()[name]
    }
    assert told == {"code", "heart", "discard", "layout"}


@pytest.mark.rule("HH-19")
def test_placement_help_can_be_switched_off_and_on() -> None:
    widget = HeartToHeart(EXAMPLE)
    play_example(widget, 9)
    widget.tap(25)
    assert widget.outlined == (25,)
    assert set(range(1, 25)) == set(widget.darkened)
    widget.placement_help = False
    assert widget.outlined == widget.darkened == ()
    widget.placement_help = True
    assert widget.outlined == (25,)


@pytest.mark.rule("HH-18")
@pytest.mark.parametrize("explained", [True, False])
def test_a_mismatch_is_explained_only_when_asked_for(*, explained: bool) -> None:
    widget = HeartToHeart(EXAMPLE, move_errors=explained)
    widget.tap(25)
    assert widget.tap(DISCARD) is Tap.MISMATCH
    said = {"key": "message_same_rank", "params": {}}
    assert widget.message == (said if explained else None)
    widget.tap(DISCARD)
    assert widget.message is None


@pytest.mark.rule("HH-18", "HH-19")
def test_placement_help_is_on_and_move_errors_are_off_at_first() -> None:
    widget = HeartToHeart()
    assert (widget.placement_help, widget.move_errors) == (True, False)


@pytest.mark.rule("HH-26")
def test_a_wrong_code_leaves_the_game_as_it_is() -> None:
    widget = HeartToHeart(EXAMPLE)
    widget.tap(STOCK)
    before = state(widget)
    with pytest.raises(DealCodeError, match="6 letters where 7"):
        widget.new_game("HH1-N-AAAAAA")
    with pytest.raises(TypeError, match="string"):
        widget.new_game(7)  # type: ignore[arg-type]
    assert state(widget) == before


@pytest.mark.rule("HH-29")
def test_new_game_and_restart() -> None:
    widget = HeartToHeart(EXAMPLE)
    play_example(widget, 12)
    widget.tap(23)
    widget.restart()
    assert (widget.code, widget.moves, widget.selection) == (EXAMPLE, 0, None)
    assert (widget.can_undo, widget.can_redo, widget.stock) == (False, False, 26)
    widget.new_game("hh1naaaaaal")
    assert widget.code == "HH1-N-AAAAAAL"
    widget.new_game()
    assert widget.code not in {EXAMPLE, "HH1-N-AAAAAAL", None}


@pytest.mark.rule("HH-24")
def test_undo_and_redo_move_the_whole_board() -> None:
    widget = HeartToHeart(EXAMPLE)
    play_example(widget, 10)
    after = state(widget)
    assert widget.undo()
    assert (widget.score, widget.moves, widget.can_redo) == (0, 9, True)
    assert widget.redo()
    assert state(widget) == after
    assert not widget.redo()


def test_one_change_is_one_message_and_one_version() -> None:
    widget = HeartToHeart(EXAMPLE)
    front_end = FrontEnd(widget)
    for version, change in enumerate(
        [
            lambda: widget.tap(STOCK),
            lambda: widget.tap(25),
            lambda: widget.tap(DISCARD),
            widget.undo,
            widget.redo,
            lambda: setattr(widget, "placement_help", False),
            lambda: setattr(widget, "move_errors", True),
            lambda: setattr(widget, "locale", "en"),
            widget.restart,
            widget.new_game,
        ],
        start=widget.version + 1,
    ):
        front_end.messages.clear()
        change()
        assert [changes(m)["version"] for m in front_end.messages] == [version]
        assert front_end.state["version"] == widget.version == version


def test_the_front_end_knows_what_python_knows_after_every_message() -> None:
    widget = HeartToHeart(EXAMPLE)
    front_end = FrontEnd(widget)
    play_example(widget)
    assert front_end.state == whole_state(widget)


def test_the_game_is_a_copy() -> None:
    game = Game(EXAMPLE)
    game.play(Draw())
    widget = HeartToHeart(game)
    game.play(Draw())
    widget.game.play(Draw())
    assert (widget.moves, widget.game.move_count, game.move_count) == (1, 1, 2)
    assert widget.undo()


def test_what_a_game_can_start_from() -> None:
    deal = Deal.from_number(12)
    assert HeartToHeart(deal).code == EXAMPLE
    assert HeartToHeart("hh1 n aaaaaam").code == EXAMPLE
    assert HeartToHeart(Deal(deal.heart, deal.stock, deal.discard)).code is None
    assert HeartToHeart(SIX_SIX).free == (23, 24)
    assert HeartToHeart().code != HeartToHeart().code
    with pytest.raises(TypeError, match="starts from a code, a Deal or a Position"):
        HeartToHeart(12)  # type: ignore[arg-type]


def test_an_unknown_keyword_names_the_nearest_one() -> None:
    with pytest.raises(TypeError, match="did you mean 'placement_help'"):
        HeartToHeart(placement_hlp=True)
    with pytest.raises(TypeError, match="did you mean 'layout'"):
        HeartToHeart(layuot={})
    with pytest.raises(TypeError, match="it takes start, placement_help"):
        HeartToHeart(zzz=1)
    with pytest.raises(traitlets.TraitError, match="'locale'"):
        HeartToHeart(locale="tlh")
