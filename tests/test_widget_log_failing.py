"""Boards whose log cannot be written."""

import warnings
from pathlib import Path

import pytest
from front_end import FrontEnd, changes
from log_lines import (
    EXAMPLE,
    draw_cards,
    kinds,
)

from hh_widget import HeartToHeart


@pytest.fixture
def blocked(tmp_path: Path) -> Path:
    """A folder that cannot be made, since a file is in its way."""
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    return file / "games"


def test_python_is_warned_once_and_the_game_goes_on(blocked: Path) -> None:
    widget = HeartToHeart(EXAMPLE, logs=blocked)
    with pytest.warns(UserWarning, match="games are not being logged in") as caught:
        widget.tap("stock")
    (warning,) = caught
    assert str(blocked) in str(warning.message)
    assert "logs=False" in str(warning.message)
    assert warning.filename == __file__
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        draw_cards(widget, 3)
        widget.undo()
        widget.restart()
        draw_cards(widget, 1)
        widget.close()
    assert widget.message is None
    assert widget.moves == 1


def test_the_board_is_told_once_and_the_game_goes_on(blocked: Path) -> None:
    front_end = FrontEnd(HeartToHeart(EXAMPLE, logs=blocked))
    (answer,) = front_end.intend("tap", target="stock")
    said = changes(answer)["message"]
    assert said["key"] == "message_log"
    assert list(said["params"]) == ["reason"]
    assert (front_end.state["stock"], front_end.state["moves"]) == (25, 1)
    (answer,) = front_end.intend("tap", target="stock")
    assert changes(answer)["message"] is None
    front_end.intend("restart")
    front_end.intend("tap", target="stock")
    assert front_end.state["message"] is None


def test_python_is_warned_after_the_board_was_used_too(blocked: Path) -> None:
    widget = HeartToHeart(EXAMPLE, logs=blocked)
    FrontEnd(widget).intend("tap", target=25)
    with pytest.warns(UserWarning, match="not being logged"):
        draw_cards(widget, 1)
    assert widget.message is None


def test_a_log_that_can_be_written_again_has_the_whole_game(blocked: Path) -> None:
    widget = HeartToHeart(EXAMPLE, logs=blocked)
    with pytest.warns(UserWarning, match="not being logged"):
        draw_cards(widget, 2)
    blocked.parent.unlink()
    draw_cards(widget, 1)
    assert kinds(blocked) == "start D D D"


def test_a_warning_that_is_an_error_leaves_the_game_whole(blocked: Path) -> None:
    widget = HeartToHeart(EXAMPLE, logs=blocked)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(UserWarning, match="not being logged"):
            draw_cards(widget, 1)
    assert (widget.moves, widget.stock) == (1, 25)
    draw_cards(widget, 1)
    assert (widget.moves, widget.stock) == (2, 24)
