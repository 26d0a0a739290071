"""The lines of a log, as they are written and read."""

import json
from functools import partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from log_lines import EXAMPLE, EXAMPLE_DEAL, end, header, resume, start

from hh_widget.heart_to_heart import Step
from hh_widget.logs.events import (
    End,
    Event,
    Resume,
    Start,
    StepTold,
    event_line,
    read,
    step_line,
)
from hh_widget.logs.game_format import Header
from hh_widget.logs.heart_to_heart.events import HEART_TO_HEART, Beginning, Figures
from hh_widget.logs.lines import EventError

BEGINNING = Beginning(EXAMPLE, EXAMPLE_DEAL)
HEADER = Header(
    game="heart-to-heart",
    id="4f",
    t="2026-11-30T12:00:00.000Z",
    beginning=BEGINNING,
    settings={"help": True, "errors": False, "locale": "en"},
    player="Ana",
    package="0.1.0",
)
START = (
    '"id":"4f","v":1,"game":"heart-to-heart","t":"2026-11-30T12:00:00.000Z",'
    f'"start":"HH1-N-AAAAAAM","deal":"{EXAMPLE_DEAL}",'
    '"help":true,"errors":false,"locale":"en","player":"Ana","package":"0.1.0"'
)
TAPE = (Step("D", 812), Step("D", 1490), Step("U", 1500))

EVENTS = [
    (Start(g=1, header=HEADER), f'{{"e":"start","g":1,{START}}}'),
    (
        Resume(g=3, header=HEADER, source="3e", tape=TAPE, ms=1600),
        (
            f'{{"e":"resume","g":3,{START},"from":"3e",'
            '"tape":"D D U","times":"812 1490 1500","ms":1600}'
        ),
    ),
    (
        End(
            g=1,
            header=HEADER,
            source=None,
            ended="2026-11-30T12:04:00.000Z",
            result="won",
            figures=Figures(moves=68, score=250),
            ms=183200,
            tape="D D U",
            times="812 1490 1500",
        ),
        (
            f'{{"e":"end","g":1,{START},"ended":"2026-11-30T12:04:00.000Z",'
            '"result":"won","moves":68,"score":250,"ms":183200,'
            '"tape":"D D U","times":"812 1490 1500"}'
        ),
    ),
]


def written(event: Event | None) -> bytes:
    """Return the line of an event; the number of a step is the one it tells."""
    if not isinstance(event, StepTold):
        return event_line(event) if event else b""
    number, step = HEART_TO_HEART.read_step(event.told)
    return step_line(HEART_TO_HEART, event.g, number, step)


@pytest.mark.parametrize(("event", "text"), EVENTS)
def test_an_event_is_one_line_of_compact_json(event: Any, text: str) -> None:  # noqa: ANN401
    assert written(event) == text.encode() + b"\n"
    assert read(written(event)) == event


def test_a_step_is_one_line_of_compact_json() -> None:
    text = b'{"e":"do","g":2,"n":1,"do":"D","ms":812}'
    step = Step("D", 812)
    assert step_line(HEART_TO_HEART, 2, 1, step) == text + b"\n"
    event = read(text)
    assert isinstance(event, StepTold)
    assert (event.g, HEART_TO_HEART.read_step(event.told)) == (2, (1, step))


def test_the_end_of_a_resumed_game_tells_where_it_came_from() -> None:
    told = end("won") | {"from": "3e"}
    event = read(json.dumps(told).encode())
    assert isinstance(event, End)
    assert event.source == "3e"
    assert json.loads(event_line(event)) == told


def test_what_is_not_known_is_left_out() -> None:
    event = Start(g=1, header=Header("heart-to-heart", "1", "t", BEGINNING, {}))
    assert json.loads(event_line(event)) == {
        "e": "start",
        "g": 1,
        "id": "1",
        "v": 1,
        "game": "heart-to-heart",
        "t": "t",
        "start": EXAMPLE,
        "deal": EXAMPLE_DEAL,
    }
    assert read(event_line(event)) == event


def test_a_player_of_any_name_is_one_line_of_ascii() -> None:
    name = "Jö\n\u2028\udc80🂱"
    header = Header("heart-to-heart", "1", "t", BEGINNING, {}, player=name)
    event = Start(g=1, header=header)
    text = event_line(event)
    assert text.isascii()
    assert text.count(b"\n") == 1
    assert read(text) == event


@pytest.mark.parametrize(
    "told",
    [
        {"e": "pause", "g": 1},
        {"e": "start", "game": "bridge", "g": 1, "v": 7, "seed": 5},
        {"e": "end", "game": "bridge"},
        {"e": "bid", "g": 1, "n": 1, "bid": "3NT"},
    ],
)
def test_events_of_other_kinds_and_other_games_are_passed_over(told: object) -> None:
    assert read(json.dumps(told).encode()) is None


def test_unknown_keys_are_passed_over_and_a_byte_order_mark_too() -> None:
    told = start() | {"mood": ["good"], "ms": -1}
    event = read(b"\xef\xbb\xbf" + json.dumps(told).encode() + b"\r")
    assert event == read(json.dumps(start()).encode())


@pytest.mark.parametrize(
    ("told", "message"),
    [
        ("hello", "this is no line of JSON"),
        ('{"e":"do","g":1,"n":', "this is no line of JSON"),
        (b"\xff\xfe", "this is no line of JSON"),
        ("[" * 100_000, "this is no line of JSON"),
        ('{"e":"do","g":' + "9" * 5000 + "}", "this is no line of JSON"),
        ("[1]", "no key 'e' that tells its kind"),
        ("7", "no key 'e' that tells its kind"),
        ({"g": 1}, "no key 'e' that tells its kind"),
        ({"e": 1}, "no key 'e' that tells its kind"),
        ({"e": "start"}, "start has no 'game' where a text is due"),
        (start(v=None), "start has no 'v' where a whole number is due"),
        (start(v=True), "start has True as 'v' where a count is due"),
        (start(v=2), "version 2 of the log, and this package reads up to 1"),
        (end("won", v=2, id=7), "version 2 of the log"),
        (start(id=7), "start has 7 as 'id' where a text is due"),
        (start(deal=None), "start has no 'deal' where a text is due"),
        (start(help="yes"), "start has 'yes' as 'help' where true or false is due"),
        (start(player=7), "start has 7 as 'player' where a text is due"),
        (start(g=-1), "start has -1 as 'g' where a count is due"),
        (start(g=2**60), "as 'g' where a count is due"),
        ({"e": "do", "g": 1, "n": 1, "do": 5}, "do has 5 as 'do' where a text is due"),
        (
            {"e": "do", "g": 1, "n": 1, "do": "D"},
            "do has no 'ms' where a whole number is due",
        ),
        (end("lost"), "another 'result' than won, stuck, abandoned: 'lost'"),
        (end("won", moves=6.5), "end has 6.5 as 'moves' where a whole number"),
        (resume("x", "D", times=""), "tape has 1 step but times has 0"),
        (resume("x", "D", times="soon"), "times has 'soon' where milliseconds"),
        (resume("x", "D", times="-1"), "times has '-1' where milliseconds"),
        (resume("x", "D") | {"from": None}, "resume has no 'from'"),
    ],
)
def test_what_is_no_event_is_refused_with_the_reason(
    told: dict[str, Any] | str | bytes, message: str
) -> None:
    text = json.dumps(told) if isinstance(told, dict) else told
    with pytest.raises(EventError) as raised:
        written(read(text if isinstance(text, bytes) else text.encode()))
    assert message in str(raised.value)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(
    st.sampled_from([start(), resume("x", "D D"), end("won"), header() | {"e": "do"}]),
    st.dictionaries(
        st.sampled_from([*end("won"), "do", "n", "from"]), json_values, max_size=3
    ),
)
def test_no_value_of_any_key_brings_the_reader_down(
    event: dict[str, Any], changed: dict[str, Any]
) -> None:
    try:
        found = read(json.dumps(event | changed).encode())
        again = written(found)
    except EventError:
        return
    if found:
        assert read(again) == found


def test_the_tape_of_an_end_can_be_read() -> None:
    read_tape = partial(HEART_TO_HEART.read_tape, BEGINNING)
    assert read_tape("D D U", "812 1490 1500") == TAPE
    assert read_tape("", "") == ()
