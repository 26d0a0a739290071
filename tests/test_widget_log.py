"""What all boards do alike with their log: folders, players, failures, their end."""

import warnings
from pathlib import Path
from typing import Any

import pytest
from front_end import FrontEnd, changes
from log_lines import kinds, lines_in
from widget_kinds import Kind, each_kind

from hh_widget.logs import statistics
from hh_widget.logs.writer import close_all
from hh_widget.widgets.base import GameWidget


def tap(kind: Kind, widget: GameWidget[Any], count: int = 1) -> None:
    """Tap so often on what answers each time."""
    for _ in range(count):
        kind.tap(widget)


def played(kind: Kind) -> int:
    """Return how many games count as played."""
    figures = statistics(kind.name).figures()
    of_levels = [of for of in figures.values() if isinstance(of, dict)]
    return sum(of["played"] for of in of_levels) if of_levels else figures["played"]


@each_kind
def test_showing_a_board_logs_nothing(kind: Kind, logs: Path) -> None:
    widget = kind.make()
    kind.tap_idly(widget)
    kind.start_anew(widget)
    setattr(widget, kind.setting, True)
    widget.close()
    assert not logs.exists()


@each_kind
def test_each_tap_is_logged_as_soon_as_it_is_made(kind: Kind, logs: Path) -> None:
    widget = kind.make(locale="pt")
    for count in range(1, 5):
        tap(kind, widget)
        assert kinds(logs) == kind.told(count)
    assert lines_in(logs)[0]["locale"] == "pt"


@each_kind
def test_intents_are_logged_like_calls(kind: Kind, logs: Path) -> None:
    front_end = FrontEnd(kind.make())
    front_end.intend("tap", target=kind.target)
    front_end.intend("tap", target=kind.target, version=1)
    front_end.intend("tap", target=kind.target)
    assert kinds(logs) == kind.told(2)


@each_kind
def test_a_game_that_is_left_for_another_is_abandoned(kind: Kind, logs: Path) -> None:
    widget = kind.make()
    tap(kind, widget, 2)
    kind.start_anew(widget)
    kind.start_anew(widget)
    assert kinds(logs) == f"{kind.told(2)} end"
    assert lines_in(logs)[-1]["result"] == "abandoned"
    assert played(kind) == 1


@each_kind
def test_a_game_that_a_closed_widget_goes_on_with_is_one_game(
    kind: Kind, logs: Path
) -> None:
    widget = kind.make()
    tap(kind, widget)
    widget.close()
    tap(kind, widget)
    assert kinds(logs) == f"{kind.told(1)} end resume"
    assert played(kind) == 1


@each_kind
def test_a_widget_that_python_lets_go_leaves_its_game_unfinished(
    kind: Kind, logs: Path
) -> None:
    widget = kind.make()
    tap(kind, widget, 2)
    widget.__del__()
    assert widget.comm is None
    assert kinds(logs) == kind.told(2)


@each_kind
def test_a_new_widget_offers_the_unfinished_game_once(kind: Kind, logs: Path) -> None:
    first = kind.make()
    tap(kind, first, 3)
    close_all()
    one, two = kind.make(), FrontEnd(kind.make())
    assert one.resumable is not None
    assert one.resume()
    assert one.resumable is None
    assert getattr(one, kind.changed) == getattr(first, kind.changed)
    (answer,) = two.intend("resume")
    said = {"key": "message_not_resumable", "params": {}}
    assert changes(answer) == {"version": 2, "resumable": None, "message": said}
    assert kinds(logs) == f"{kind.told(3)} resume"
    assert played(kind) == 1


@each_kind
def test_a_game_is_offered_until_the_first_tap_that_counts(
    kind: Kind, logs: Path
) -> None:
    tap(kind, kind.make())
    close_all()
    front_end = FrontEnd(kind.make())
    front_end.intend("tap", target=kind.idle)
    front_end.intend("new")
    assert front_end.state["resumable"] is not None
    widget = kind.make()
    tap(kind, widget)
    assert widget.resumable is None
    assert not widget.resume()
    assert logs.exists()


@each_kind
def test_the_game_of_another_kind_is_not_offered(kind: Kind, logs: Path) -> None:
    tap(kind, kind.make())
    close_all()
    for other in each_kind.args[1]:
        assert (other.make().resumable is not None) == (other is kind)
    assert logs.exists()


@each_kind
def test_without_a_log_nothing_is_written_offered_or_counted(
    kind: Kind, logs: Path
) -> None:
    tap(kind, kind.make())
    close_all()
    widget = kind.make(logs=False)
    tap(kind, widget, 3)
    kind.start_anew(widget)
    widget.close()
    assert widget.resumable is None
    assert widget.statistics is None
    assert not widget.resume()
    assert kinds(logs) == kind.told(1)


@each_kind
def test_another_folder_can_be_named(kind: Kind, logs: Path, tmp_path: Path) -> None:
    for folder in (tmp_path / "a", str(tmp_path / "b")):
        tap(kind, kind.make(logs=folder))
        assert kinds(Path(folder)) == kind.told(1)
    assert not logs.exists()


@each_kind
def test_a_folder_named_from_here_stays_the_same_elsewhere(
    kind: Kind, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    widget = kind.make(logs="mine")
    (tmp_path / "other").mkdir()
    monkeypatch.chdir("other")
    tap(kind, widget)
    assert kinds(tmp_path / "mine") == kind.told(1)


@each_kind
@pytest.mark.parametrize(
    ("value", "error"), [("", ValueError), (None, TypeError), (7, TypeError)]
)
def test_what_is_no_folder_is_refused(
    kind: Kind, value: object, error: type[Exception]
) -> None:
    with pytest.raises(error, match="folder"):
        kind.make(logs=value)


@each_kind
@pytest.mark.parametrize(
    ("variables", "player"),
    [
        ({}, None),
        ({"HH_WIDGET_PLAYER": "", "JUPYTERHUB_USER": ""}, None),
        ({"JUPYTERHUB_USER": "bo"}, "bo"),
        ({"HH_WIDGET_PLAYER": "Ana", "JUPYTERHUB_USER": "bo"}, "Ana"),
    ],
)
def test_the_player_is_named_by_the_environment(
    kind: Kind,
    logs: Path,
    monkeypatch: pytest.MonkeyPatch,
    variables: dict[str, str],
    player: str | None,
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    tap(kind, kind.make())
    assert lines_in(logs)[0].get("player") == player


@each_kind
def test_the_games_of_others_are_not_offered(
    kind: Kind, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HH_WIDGET_PLAYER", "Ana")
    tap(kind, kind.make())
    close_all()
    assert kind.make().resumable is not None
    monkeypatch.setenv("HH_WIDGET_PLAYER", "Bo")
    assert kind.make().resumable is None


# A log that cannot be written


@pytest.fixture
def blocked(tmp_path: Path) -> Path:
    """A folder that cannot be made, since a file is in its way."""
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    return file / "games"


@each_kind
def test_python_is_warned_once_and_the_game_goes_on(kind: Kind, blocked: Path) -> None:
    widget = kind.make(logs=blocked)
    with pytest.warns(UserWarning, match="games are not being logged in") as caught:
        widget.tap(kind.target)
    (warning,) = caught
    assert str(blocked) in str(warning.message)
    assert "logs=False" in str(warning.message)
    assert warning.filename == __file__
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        before = getattr(widget, kind.changed)
        tap(kind, widget)
        assert getattr(widget, kind.changed) != before
        kind.start_anew(widget)
        widget.close()
    assert widget.message is None


@each_kind
def test_the_board_is_told_once_and_the_game_goes_on(kind: Kind, blocked: Path) -> None:
    front_end = FrontEnd(kind.make(logs=blocked))
    (answer,) = front_end.intend("tap", target=kind.target)
    told = changes(answer)
    assert told["message"]["key"] == "message_log"
    assert list(told["message"]["params"]) == ["reason"]
    assert kind.changed in told
    (answer,) = front_end.intend("tap", target=kind.target)
    assert changes(answer)["message"] is None
    front_end.intend("new")
    front_end.intend("tap", target=kind.target)
    assert front_end.state["message"] is None


@each_kind
def test_python_is_warned_after_the_board_was_used_too(
    kind: Kind, blocked: Path
) -> None:
    widget = kind.make(logs=blocked)
    FrontEnd(widget).intend("set", name=kind.setting, value=True)
    with pytest.warns(UserWarning, match="not being logged"):
        tap(kind, widget)
    assert widget.message is None


@each_kind
def test_a_log_that_can_be_written_again_has_the_whole_game(
    kind: Kind, blocked: Path
) -> None:
    widget = kind.make(logs=blocked)
    with pytest.warns(UserWarning, match="not being logged"):
        tap(kind, widget, 2)
    blocked.parent.unlink()
    tap(kind, widget)
    assert kinds(blocked) == kind.told(3)


@each_kind
def test_a_warning_that_is_an_error_leaves_the_game_whole(
    kind: Kind, blocked: Path
) -> None:
    widget, other = kind.make(logs=blocked), kind.make(logs=False)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(UserWarning, match="not being logged"):
            tap(kind, widget)
    tap(kind, other)
    assert getattr(widget, kind.changed) == getattr(other, kind.changed)
    tap(kind, widget)
    tap(kind, other)
    assert getattr(widget, kind.changed) == getattr(other, kind.changed)
