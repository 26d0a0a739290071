"""The statistics that a board of Heart to Heart shows."""

from pathlib import Path

import pytest
from front_end import FrontEnd, changes
from log_lines import (
    EXAMPLE,
    EXAMPLE_MOVES,
    end,
    play_moves,
    write_lines,
)

from hh_widget import HeartToHeart
from hh_widget.logs import statistics


def test_the_statistics_are_there_when_a_game_is_won(logs: Path) -> None:
    write_lines(logs, end("won", moves=70, ms=5000), end("abandoned", 2))
    front_end = FrontEnd(HeartToHeart(EXAMPLE))
    assert front_end.state["statistics"] == statistics().figures()
    widget = front_end.widget
    assert isinstance(widget, HeartToHeart)
    play_moves(widget, EXAMPLE_MOVES[:-1])
    front_end.intend("tap", target=4)
    (answer,) = front_end.intend("tap", target="discard")
    told = changes(answer)
    assert told["status"] == "won"
    assert told["statistics"] == {
        "played": 3,
        "won": 2,
        "stuck": 0,
        "abandoned": 1,
        "best_time": 0.0,
        "median_time": 2.5,
        "fewest_moves": 68,
    }


def test_the_statistics_are_the_players_own(
    logs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_lines(logs, end("won", player="Ana"), end("won", 2, player="Bo"))
    monkeypatch.setenv("HH_WIDGET_PLAYER", "Ana")
    assert HeartToHeart().statistics["won"] == 1
