"""What a front end may ask for, and how each intent is answered."""

from typing import Any

import pytest
from fake_time import FakeTime
from front_end import FrontEnd, changes, taps_of, unchanged, whole_state
from hostile import hostile, is_setting, send_and_check
from hypothesis import given, settings
from hypothesis import strategies as st

from hh_widget import HeartToHeart
from hh_widget.heart_to_heart import DISCARD, STOCK, Game
from hh_widget.heart_to_heart.placement_help import darkened, outlined
from hh_widget.texts import languages

EXAMPLE = "HH1-N-AAAAAAM"


@pytest.fixture
def front_end() -> FrontEnd:
    return FrontEnd(HeartToHeart(EXAMPLE))


@pytest.mark.rule("HH-14", "HH-16", "HH-17")
def test_taps_select_deselect_and_change_the_selection(front_end: FrontEnd) -> None:
    front_end.intend("tap", target=25)
    assert front_end.state["selection"] == 25
    front_end.intend("tap", target="discard")
    assert front_end.state["selection"] == DISCARD
    front_end.intend("tap", target="discard")
    assert front_end.state["selection"] is None


@pytest.mark.rule("HH-24")
def test_undo_and_redo(front_end: FrontEnd) -> None:
    assert front_end.intend("undo") == [unchanged(1, 1)]
    front_end.intend("tap", target="stock")
    front_end.intend("undo")
    assert (front_end.state["stock"], front_end.state["can_redo"]) == (26, True)
    front_end.intend("redo")
    assert (front_end.state["stock"], front_end.state["can_redo"]) == (25, False)


@pytest.mark.rule("HH-29")
def test_new_game_and_restart(front_end: FrontEnd) -> None:
    front_end.intend("tap", target="stock")
    front_end.intend("restart")
    assert (front_end.state["stock"], front_end.state["code"]) == (26, EXAMPLE)
    front_end.intend("new", code=None)
    assert front_end.state["code"] != EXAMPLE
    front_end.intend("new", code="hh1naaaaaal")
    assert front_end.state["code"] == "HH1-N-AAAAAAL"
    front_end.intend("new")
    assert front_end.state["code"] != "HH1-N-AAAAAAL"


@pytest.mark.rule("HH-26")
@pytest.mark.parametrize(
    ("code", "reason", "details"),
    [
        ("HX1-N-AAAAAAM", "game", {}),
        ("HH2-N-AAAAAAM", "version", {"version": "2"}),
        ("HH1-D-AAAAAAM", "deck", {"deck": "D"}),
        ("HH1-N-AAAAAA", "length", {"count": 6}),
        ("HH1-N-AAA1AAM", "letter", {"letter": "1", "place": 4}),
    ],
)
def test_a_wrong_code_is_explained_and_the_game_goes_on(
    front_end: FrontEnd, code: str, reason: str, details: dict[str, Any]
) -> None:
    front_end.intend("tap", target="stock")
    (answer,) = front_end.intend("new", code=code)
    said = {"key": f"message_code_{reason}", "params": {"code": code, **details}}
    assert changes(answer) == {"version": 3, "message": said}
    front_end.intend("clock", running=True)
    assert front_end.state["message"] == said
    front_end.intend("tap", target="stock")
    assert (front_end.state["message"], front_end.state["stock"]) == (None, 24)


@pytest.mark.rule("HH-26")
def test_the_same_wrong_code_is_explained_again(front_end: FrontEnd) -> None:
    for version in (2, 3):
        (answer,) = front_end.intend("new", code="HH2-N-AAAAAAM")
        assert changes(answer).keys() == {"version", "message"}
        assert front_end.state["version"] == version


@pytest.mark.rule("HH-18")
def test_a_second_mismatch_is_said_anew_and_the_clock_says_nothing(
    front_end: FrontEnd,
) -> None:
    front_end.widget.move_errors = True
    front_end.intend("tap", target=25)
    for target in ("discard", 25):
        (answer,) = front_end.intend("tap", target=target)
        assert "message" in changes(answer)
    front_end.widget.placement_help = False
    assert front_end.state["message"] == {"key": "message_same_rank", "params": {}}
    assert "message" not in changes(front_end.messages[-1])


def test_settings_can_be_set(front_end: FrontEnd) -> None:
    for name, value in (
        ("move_errors", True),
        ("placement_help", False),
        ("locale", "en"),
    ):
        (answer,) = front_end.intend("set", name=name, value=value)
        assert changes(answer)[name] == value
        assert front_end.intend("set", name=name, value=value)[0]["method"] == "custom"


@pytest.mark.rule("HH-21", "HH-29")
def test_the_clock_runs_while_a_view_is_seen() -> None:
    time = FakeTime()
    front_end = FrontEnd(HeartToHeart(Game(EXAMPLE, clock=time)))
    front_end.intend("tap", target="stock")
    time.now += 10
    assert front_end.intend("clock", running=True)[0]["state"] == {
        "running": True,
        "version": 3,
    }
    time.now += 5
    (answer,) = front_end.intend("clock", running=False)
    assert changes(answer) == {"running": False, "elapsed": 5.0, "version": 4}
    time.now += 60
    front_end.intend("tap", target="stock")
    assert front_end.state["elapsed"] == 5.0


@pytest.mark.rule("HH-21")
def test_the_clock_starts_with_the_first_move() -> None:
    time = FakeTime()
    front_end = FrontEnd(HeartToHeart(Game(EXAMPLE, clock=time)))
    assert front_end.intend("clock", running=True) == [unchanged(1, 1)]
    time.now += 10
    front_end.intend("tap", target="stock")
    assert (front_end.state["running"], front_end.state["elapsed"]) == (True, 0)
    time.now += 1.2344
    front_end.intend("tap", target="stock")
    assert front_end.state["elapsed"] == 1.234


@pytest.mark.rule("HH-25")
def test_a_view_that_opens_later_gets_the_time_of_that_moment() -> None:
    time = FakeTime()
    front_end = FrontEnd(HeartToHeart(Game(EXAMPLE, clock=time)))
    front_end.intend("clock", running=True)
    front_end.intend("tap", target="stock")
    time.now += 12.5
    (answer,) = front_end.send("request_state")
    assert changes(answer)["elapsed"] == 12.5


@pytest.mark.rule("HH-29")
def test_a_new_game_keeps_to_whether_a_view_is_seen(front_end: FrontEnd) -> None:
    front_end.intend("clock", running=True)
    front_end.intend("restart")
    front_end.intend("tap", target="stock")
    assert front_end.state["running"]
    front_end.intend("clock", running=False)
    front_end.intend("new")
    front_end.intend("tap", target="stock")
    assert not front_end.state["running"]


def test_a_new_game_keeps_the_source_of_time() -> None:
    time = FakeTime()
    front_end = FrontEnd(HeartToHeart(Game(EXAMPLE, clock=time)))
    front_end.intend("clock", running=True)
    front_end.intend("restart")
    front_end.intend("tap", target="stock")
    time.pass_by(100)
    front_end.intend("tap", target="stock")
    assert front_end.state["elapsed"] == 100


@pytest.mark.parametrize(
    "huge",
    [{"seq": 2**53}, {"version": 2**53}, {"seq": 2**4000}, {"code": "A" * 101}],
)
def test_an_intent_with_a_huge_value_is_dropped(
    front_end: FrontEnd, huge: dict[str, object]
) -> None:
    intent = {"type": "new", "seq": 1, "version": 1, "code": "A"}
    front_end.widget._respond(intent | huge)
    assert front_end.messages == []
    front_end.widget._respond(intent)
    assert len(front_end.messages) == 1


SETTINGS: dict[str, list[object]] = {
    "placement_help": [True, False],
    "move_errors": [True, False],
    "locale": ["auto", *languages()],
}
TARGETS: list[object] = [*range(1, 26), DISCARD, STOCK]

valid = st.one_of(
    st.builds(lambda t: {"type": "tap", "target": t}, st.sampled_from(TARGETS)),
    st.sampled_from([{"type": t} for t in ("undo", "redo", "restart", "resume")]),
    st.builds(
        lambda code: {"type": "new", "code": code},
        st.sampled_from([None, EXAMPLE, "HH1-N-AAAAAAA", "hh1naaaaaal", "HH1-N-A", ""]),
    ),
    st.just({"type": "new"}),
    st.builds(lambda on: {"type": "clock", "running": on}, st.booleans()),
    st.sampled_from(
        [
            {"type": "set", "name": name, "value": value}
            for name, all_values in SETTINGS.items()
            for value in all_values
        ]
    ),
)


def is_known(intent: dict[str, Any]) -> bool:
    """Tell whether an intent must be answered, as the design tells."""
    match intent["type"]:
        case "undo" | "redo" | "restart" | "resume":
            return True
        case "tap":
            target = intent.get("target")
            return type(target) in {int, str} and target in TARGETS
        case "new":
            code = intent.get("code")
            return code is None or (isinstance(code, str) and len(code) <= 100)
        case "clock":
            return isinstance(intent.get("running"), bool)
        case "set":
            return is_setting(intent, SETTINGS)
    return False


def check_invariants(front_end: FrontEnd) -> None:
    """Check that every trait says what the position says, and no card is lost."""
    widget = front_end.widget
    assert isinstance(widget, HeartToHeart)
    game = widget.game
    position = game.position
    cards = [*filter(None, position.heart), *position.stock, *position.discard]
    assert len(cards) + 2 * widget.pairs == 52
    removed = 25 - sum(card is not None for card in widget.heart)
    assert widget.score == game.score == 10 * removed
    assert Game.parse(str(game)).position == position
    assert widget.heart == position.heart
    assert widget.discard == position.discard
    assert widget.stock == len(position.stock)
    assert widget.free == position.free
    assert (widget.selection, widget.moves) == (game.selection, len(game.history))
    assert widget.status == game.status
    assert (widget.can_undo, widget.can_redo) == (game.can_undo, game.can_redo)
    on = widget.placement_help
    assert widget.outlined == (outlined(position) if on else ())
    assert widget.darkened == (darkened(position, game.selection) if on else ())
    time = {"elapsed": pytest.approx(widget.elapsed, abs=60)}
    assert front_end.state == whole_state(widget) | time


@settings(max_examples=400, deadline=None)
@given(
    intents=st.lists(hostile(valid, [*TARGETS, EXAMPLE]), min_size=25, max_size=25),
    moves=st.integers(0, 60),
)
def test_10_000_intents_of_all_kinds_do_no_harm(intents: list[Any], moves: int) -> None:
    widget = HeartToHeart(EXAMPLE)
    for _ in range(moves):
        legal = widget.game.position.legal_moves()
        for target in taps_of(legal[0]):
            widget.tap(target)
    send_and_check(FrontEnd(widget), intents, is_known, check_invariants)
