"""What observers of a widget hear, and what is made good when something fails."""

import pytest
import traitlets
from front_end import FrontEnd, changes, play_example, whole_state

from hh_widget import HeartToHeart
from hh_widget.heart_to_heart import STOCK, Game

EXAMPLE = "HH1-N-AAAAAAM"


def test_observers_see_whole_snapshots() -> None:
    widget = HeartToHeart(EXAMPLE)
    seen = []

    def look(_: object) -> None:
        shown = Game.parse(str(widget.game))
        assert widget.score == shown.score
        assert widget.moves == shown.move_count
        assert widget.discard == shown.position.discard
        assert widget.free == shown.position.free
        seen.append(widget.version)

    widget.observe(look)
    play_example(widget, 12)
    widget.placement_help = False
    assert set(seen) == set(range(2, widget.version + 1))


def test_an_observer_may_call_the_widget_again() -> None:
    widget = HeartToHeart(EXAMPLE)
    front_end = FrontEnd(widget)

    def draw_once_more(change: traitlets.Bunch) -> None:
        if change["new"] % 2:
            widget.tap(STOCK)

    widget.observe(draw_once_more, "moves")
    widget.tap(STOCK)
    assert (widget.moves, widget.stock) == (2, 24)
    versions = [changes(message)["version"] for message in front_end.messages]
    assert versions == [2, 3]


def test_news_comes_in_order_also_when_an_observer_plays() -> None:
    widget = HeartToHeart(EXAMPLE)
    heard: list[tuple[str, object]] = []

    def draw_once_more(change: traitlets.Bunch) -> None:
        if change["new"] == 25:
            widget.tap(STOCK)

    widget.observe(draw_once_more, "stock")
    widget.observe(lambda change: heard.append((change["name"], change["new"])))
    widget.tap(STOCK)
    for name, first in (("stock", 25), ("moves", 1), ("version", 2)):
        step = -1 if name == "stock" else 1
        assert [new for n, new in heard if n == name] == [first, first + step]


def test_traits_that_were_rolled_back_are_made_good_by_the_next_change() -> None:
    widget = HeartToHeart(EXAMPLE)
    front_end = FrontEnd(widget)

    def play_and_fail() -> None:
        with widget.hold_trait_notifications():
            widget.tap(STOCK)
            widget.locale = "xx"

    with pytest.raises(traitlets.TraitError, match="locale"):
        play_and_fail()
    front_end.intend("tap", target=STOCK, version=front_end.state["version"])
    assert (widget.stock, widget.moves, widget.version) == (24, 2, 3)
    assert front_end.state == whole_state(widget)
