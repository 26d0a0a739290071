"""What all boards do alike: traits, settings, texts, layouts, their end."""

import gc
import threading
import weakref
from functools import partial
from typing import Any

import ipywidgets
import pytest
import traitlets
from front_end import FrontEnd, changes, unchanged, whole_state
from widget_kinds import Kind, each_kind

from hh_widget.texts import languages, texts_in
from hh_widget.widgets.base import GameWidget


def state(widget: GameWidget[Any]) -> dict[str, Any]:
    """Return all state that a viewer gets, but for the version."""
    return {k: v for k, v in widget.get_state().items() if k != "version"}


@each_kind
def test_one_change_is_one_message_and_one_version(kind: Kind) -> None:
    widget = kind.make()
    front_end = FrontEnd(widget)
    for version, change in enumerate(
        (
            partial(kind.tap, widget),
            partial(kind.tap, widget),
            partial(widget.set_trait, kind.setting, value=True),
            partial(widget.set_trait, "locale", "en"),
            partial(kind.start_anew, widget),
        ),
        start=widget.version + 1,
    ):
        front_end.messages.clear()
        change()
        assert [changes(m)["version"] for m in front_end.messages] == [version]
        assert front_end.state["version"] == widget.version == version
        assert front_end.state == whole_state(widget)


@each_kind
def test_what_changes_nothing_sends_nothing(kind: Kind) -> None:
    widget = kind.make()
    front_end = FrontEnd(widget)
    kind.tap_idly(widget)
    assert not widget.resume()
    setattr(widget, kind.setting, False)
    assert front_end.messages == []


@each_kind
def test_state_traits_are_read_only(kind: Kind) -> None:
    widget = kind.make()
    for name in widget._published - set(widget._settings):
        with pytest.raises(traitlets.TraitError, match="read-only"):
            setattr(widget, name, getattr(widget, name))


@each_kind
@pytest.mark.parametrize("written", ["changed", "setting", "version", "_esm"])
def test_a_front_end_writes_no_trait(kind: Kind, written: str) -> None:
    name = getattr(kind, written, written)
    widget = kind.make()
    front_end = FrontEnd(widget)
    before = state(widget)
    answers = front_end.send("update", state={name: 77, "nonsense": 1})
    assert [set(changes(answer)) for answer in answers] == [{name}]
    assert changes(answers[0])[name] == front_end.state[name]
    assert state(widget) == before


@each_kind
def test_a_front_end_that_writes_nonsense_is_not_heard(kind: Kind) -> None:
    front_end = FrontEnd(kind.make())
    assert front_end.send("update", state={"nonsense": 1}) == []
    assert front_end.send("update", state=[1, 2]) == []


@each_kind
def test_the_usual_keywords_of_widgets_are_taken(kind: Kind) -> None:
    widget = kind.make(layout={"width": "300px"}, tooltip="a game", tabbable=True)
    assert widget.layout.width == "300px"
    assert (widget.tooltip, widget.tabbable) == ("a game", True)


@each_kind
def test_an_unknown_keyword_names_the_nearest_one(kind: Kind) -> None:
    with pytest.raises(TypeError, match="did you mean 'layout'"):
        kind.make(layuot={})
    with pytest.raises(TypeError, match=f"did you mean '{kind.setting}'"):
        kind.make(**{kind.setting[:-1]: True})
    with pytest.raises(traitlets.TraitError, match="'locale'"):
        kind.make(locale="tlh")


@each_kind
def test_texts_are_of_the_language_asked_for(kind: Kind) -> None:
    widget = kind.make()
    assert tuple(widget.texts) == languages()
    for language in languages():
        widget.locale = language
        assert list(widget.texts) == [language]
    widget.locale = "auto"
    assert tuple(widget.texts) == languages()


@each_kind
@pytest.mark.parametrize("language", languages())
def test_a_board_carries_the_texts_that_it_shows_and_no_others(
    kind: Kind, language: str
) -> None:
    widget = kind.make()
    assert widget.texts[language] == texts_in(language, *widget._sections)
    assert widget.languages[language] == texts_in(language)["language_name"]
    assert not texts_in(language, "review").keys() & widget.texts[language].keys()


@each_kind
def test_widgets_share_nothing_that_can_change(kind: Kind) -> None:
    first, second = kind.make(), kind.make()
    assert first.languages == second.languages
    assert first.languages is not second.languages
    assert first.texts == second.texts
    assert first.texts is not second.texts


@each_kind
def test_a_closed_widget_leaves_nothing_behind(kind: Kind) -> None:
    widget = kind.make()
    widget.observe(print, "nothing")
    kind.tap(widget)
    layout = widget.layout
    widget.close()
    assert layout.comm is None
    before = widget.version
    kind.tap(widget)
    assert widget.version == before + 1
    widget.close()
    gone = weakref.ref(widget)
    del widget
    gc.collect()
    assert gone() is None


@each_kind
def test_a_layout_given_later_outlives_the_widget_and_the_first_does_not(
    kind: Kind,
) -> None:
    widget = kind.make()
    first, mine = widget.layout, ipywidgets.Layout()
    widget.layout = mine
    widget.close()
    assert first.comm is None
    assert mine.comm is not None
    mine.close()


@each_kind
def test_a_layout_of_ones_own_outlives_the_widget(kind: Kind) -> None:
    layout = ipywidgets.Layout()
    kind.make(layout=layout).close()
    assert layout.comm is not None
    layout.close()


@each_kind
def test_the_output_carries_a_still_picture(kind: Kind) -> None:
    widget = kind.make()
    kind.tap(widget)
    bundle = widget._repr_mimebundle_()
    assert bundle is not None
    assert set(bundle[0]) == {
        "text/plain",
        "text/html",
        "application/vnd.jupyter.widget-view+json",
    }
    assert bundle[0]["text/html"] == widget._still()._repr_html_()
    assert bundle[0]["text/plain"] == repr(widget)


class CountedLock:
    """A lock that counts how often it was taken."""

    def __init__(self) -> None:
        self._lock = threading.RLock()
        self.taken = 0

    def __enter__(self) -> None:
        self._lock.acquire()
        self.taken += 1

    def __exit__(self, *_: object) -> None:
        self._lock.release()


@each_kind
@pytest.mark.parametrize("look", ["__repr__", "_still", "get_state"])
def test_whoever_looks_sees_no_change_half_made(
    kind: Kind, look: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    widget, lock = kind.make(), CountedLock()
    monkeypatch.setattr(widget, "_lock", lock)
    getattr(widget, look)()
    assert lock.taken


# Intents that every board knows


@each_kind
def test_a_tap_is_answered_by_the_new_snapshot(kind: Kind) -> None:
    front_end = FrontEnd(kind.make())
    (answer,) = front_end.intend("tap", target=kind.target, seq=31)
    assert changes(answer)["version"] == front_end.widget.version == 2
    assert kind.changed in changes(answer)


@each_kind
def test_a_tap_without_effect_is_answered_unchanged(kind: Kind) -> None:
    front_end = FrontEnd(kind.make())
    assert front_end.intend("tap", target=kind.idle, seq=31) == [unchanged(31, 1)]


@each_kind
def test_an_intent_made_on_another_version_changes_nothing(kind: Kind) -> None:
    front_end = FrontEnd(kind.make())
    for version in (0, 2, 99):
        answers = front_end.intend("tap", target=kind.target, seq=5, version=version)
        assert answers == [unchanged(5, 1)]


@each_kind
def test_the_same_intent_twice_changes_once(kind: Kind) -> None:
    front_end = FrontEnd(kind.make())
    front_end.intend("tap", target=kind.target, seq=5, version=1)
    before = state(front_end.widget)
    answers = front_end.intend("tap", target=kind.target, seq=5, version=1)
    assert answers == [unchanged(5, 2)]
    assert state(front_end.widget) == before


@each_kind
def test_there_is_nothing_to_resume(kind: Kind) -> None:
    assert FrontEnd(kind.make()).intend("resume") == [unchanged(1, 1)]


@each_kind
def test_settings_can_be_set(kind: Kind) -> None:
    front_end = FrontEnd(kind.make())
    for name, value in ((kind.setting, True), ("locale", "en")):
        (answer,) = front_end.intend("set", name=name, value=value)
        assert changes(answer)[name] == value
        assert front_end.intend("set", name=name, value=value) == [
            unchanged(1, front_end.widget.version)
        ]


@each_kind
@pytest.mark.parametrize(
    ("name", "value"),
    [("locale", "tlh"), ("locale", None), ("version", 7), ("_esm", ""), ("layout", "")],
)
def test_nothing_else_can_be_set(kind: Kind, name: str, value: object) -> None:
    front_end = FrontEnd(kind.make())
    assert front_end.intend("set", name=name, value=value) == []
    assert front_end.intend("set", name=kind.setting, value=1) == []


@each_kind
def test_an_interrupted_intent_is_answered(
    kind: Kind, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    front_end = FrontEnd(kind.make())
    monkeypatch.setattr(front_end.widget, "tap", interrupt)
    intent = {"type": "tap", "target": kind.target, "seq": 4, "version": 1}
    with pytest.raises(KeyboardInterrupt):
        front_end.widget._respond(intent)
    assert front_end.messages == [unchanged(4, 1)]


@each_kind
def test_an_unexpected_error_is_shown_and_logged(
    kind: Kind, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_: object) -> None:
        raise RuntimeError("an observer's fault")

    front_end = FrontEnd(kind.make())
    front_end.widget.observe(fail, kind.changed)
    front_end.intend("tap", target=kind.target)
    assert "an observer's fault" in caplog.text
    assert front_end.state["message"] == {"key": "message_unexpected", "params": {}}
    assert front_end.state == whole_state(front_end.widget)
    front_end.widget.unobserve(fail, kind.changed)
    front_end.intend("tap", target=kind.target)
    assert front_end.state["message"] is None


# Observers, and what fails on the way


@each_kind
def test_an_observer_that_fails_keeps_the_news_from_nobody(kind: Kind) -> None:
    widget = kind.make()
    heard: list[str] = []

    def fail(_: object) -> None:
        raise RuntimeError("an observer's fault")

    widget.observe(fail, kind.changed)
    widget.observe(lambda change: heard.append(change["name"]))
    with pytest.raises(RuntimeError, match="an observer's fault"):
        kind.tap(widget)
    assert "version" in heard
    assert widget.version == 2


@each_kind
def test_after_a_message_that_was_not_sent_the_next_is_whole(kind: Kind) -> None:
    widget = kind.make()
    front_end = FrontEnd(widget)

    def fail(**_: object) -> None:
        raise OSError("the connection is lost")

    widget.comm.send = fail
    with pytest.raises(OSError, match="lost"):
        kind.tap(widget)
    widget.comm.send = front_end._hear
    kind.tap(widget)
    assert front_end.state == whole_state(widget)


@each_kind
def test_an_interrupted_change_is_made_good_by_the_next(
    kind: Kind, monkeypatch: pytest.MonkeyPatch
) -> None:
    widget = kind.make()
    front_end = FrontEnd(widget)

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    for name in ("_set", "send_state", "set_trait"):
        monkeypatch.setattr(widget, name, interrupt)
        with pytest.raises(KeyboardInterrupt):
            kind.tap(widget)
        monkeypatch.undo()
        kind.tap(widget)
        assert front_end.state == whole_state(widget)


@each_kind
def test_settings_held_together_are_one_snapshot(kind: Kind) -> None:
    widget = kind.make()
    front_end = FrontEnd(widget)
    with widget.hold_trait_notifications():
        setattr(widget, kind.setting, True)
        widget.locale = "en"
    assert [changes(m)["version"] for m in front_end.messages] == [2]
