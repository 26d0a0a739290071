import pytest

import hh_widget
from hh_widget import heart_to_heart


def test_every_name_of_the_package_can_be_imported_and_is_listed() -> None:
    for name in hh_widget.__all__:
        assert getattr(hh_widget, name) is getattr(hh_widget, name)
        assert name in dir(hh_widget)


def test_the_names_of_the_widgets_are_listed_before_they_are_imported() -> None:
    assert {*hh_widget._HOMES, "__version__"} == {*hh_widget.__all__}
    assert {*hh_widget.__all__, "__name__", "__doc__"} <= {*dir(hh_widget)}
    assert dir(hh_widget) == sorted(dir(hh_widget))


def test_another_name_is_an_attribute_error() -> None:
    message = "^module 'hh_widget' has no attribute 'Patience'$"
    with pytest.raises(AttributeError, match=message):
        hh_widget.Patience  # type: ignore[attr-defined]  # noqa: B018
    with pytest.raises(ImportError, match="Patience"):
        from hh_widget import Patience  # type: ignore[attr-defined]  # noqa: PLC0415, F401


def test_the_game_has_the_names_that_its_users_need() -> None:
    assert {*heart_to_heart.__all__} >= {
        *("Deal", "Position", "Game", "Draw", "Recycle", "Pair", "Move", "Rank"),
        *("DISCARD", "STOCK", "Tap", "parse_move"),
        *("DealCodeError", "IllegalMoveError", "NotationError"),
    }
    for name in heart_to_heart.__all__:
        assert hasattr(heart_to_heart, name)
    assert (heart_to_heart.DISCARD, heart_to_heart.STOCK) == ("discard", "stock")


@pytest.mark.rule("HH-27")
def test_no_name_of_a_game_or_position_tells_whether_it_can_be_won() -> None:
    def names(value: object) -> set[str]:
        return {name for name in dir(value) if not name.startswith("_")}

    # A name may be added to these lists when it does not tell either.
    assert names(heart_to_heart.Game) == {
        *("can_redo", "can_undo", "clock", "code", "copy", "darkened", "deal"),
        *(
            "elapsed",
            "history",
            "is_running",
            "move_count",
            "outlined",
            "pair_count",
            "parse",
        ),
        *("pause", "picture", "play", "position", "redo", "replay", "score"),
        *("selection", "start", "status", "tap", "tape", "undo", "unpause", "view"),
    }
    assert names(heart_to_heart.Position) == {
        *("discard", "free", "heart", "heart_count", "is_stuck", "is_won"),
        *("legal_moves", "parse", "picture", "play", "rank_at", "stock"),
        *("stock_count", "view"),
    }
    assert names(heart_to_heart.Deal) == {
        *("code", "discard", "from_code", "from_number", "heart", "number"),
        *("picture", "position", "random", "stock", "view"),
    }
