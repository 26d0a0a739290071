"""The lines of a log that tell of Hearts, as they are written and read."""

import json
from functools import partial
from typing import Any

import pytest
from hearts_hands import cards
from hearts_lines import end, header, resume, start, steps_of, table_after
from hypothesis import given
from hypothesis import strategies as st

from hh_widget.hearts.tape import Chose, Dealt, Passed, Played, Step
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
from hh_widget.logs.hearts.events import HEARTS, Beginning, Figures
from hh_widget.logs.lines import EventError

BEGINNING = Beginning(7, "normal")
HEADER = Header(
    game="hearts",
    id="4f",
    t="2026-11-30T12:00:00.000Z",
    beginning=BEGINNING,
    settings={"locale": "en"},
    player="Ana",
    package="0.1.0",
)
TOLD = (
    '"id":"4f","v":1,"game":"hearts","t":"2026-11-30T12:00:00.000Z",'
    '"seed":7,"difficulty":"normal","locale":"en","player":"Ana","package":"0.1.0"'
)
HANDS = tuple(tuple(cards(hand)) for hand in ("2C QS", "3C 4H", "TD AS", "5C 6C"))
PASSES = tuple(tuple(cards(hand)) for hand in ("2C 3C 4C", "2D 3D 4D", "QS", ""))

STEPS: list[tuple[Step, str, str]] = [
    (
        Dealt(3, HANDS, 0),
        '{"e":"deal","g":2,"hand":3,"hands":["2C QS","3C 4H","TD AS","5C 6C"],"ms":0}',
        "deal:3/2C,QS/3C,4H/TD,AS/5C,6C",
    ),
    (
        Chose(tuple(cards("QS KS")), 900),
        '{"e":"choose","g":2,"cards":"QS KS","ms":900}',
        "choose:QS,KS",
    ),
    (Chose((), 1000), '{"e":"choose","g":2,"cards":"","ms":1000}', "choose:"),
    (
        Passed(PASSES, 2000),
        '{"e":"pass","g":2,"passes":["2C 3C 4C","2D 3D 4D","QS",""],"ms":2000}',
        "pass:2C,3C,4C/2D,3D,4D/QS/",
    ),
    (
        Played(1, cards("QS")[0], 3000),
        '{"e":"play","g":2,"n":1,"card":"QS","ms":3000}',
        "QS",
    ),
]


def written(event: Event | None) -> bytes:
    """Return the line of an event."""
    if not isinstance(event, StepTold):
        return event_line(event) if event else b""
    _, step = HEARTS.read_step(event.told)
    return step_line(HEARTS, event.g, 1, step)


@pytest.mark.parametrize(("step", "line", "text"), STEPS)
def test_a_step_is_one_line_of_compact_json(step: Step, line: str, text: str) -> None:
    assert step_line(HEARTS, 2, 1, step) == line.encode() + b"\n"
    event = read(line.encode())
    assert isinstance(event, StepTold)
    assert (event.g, HEARTS.read_step(event.told)) == (2, (None, step))
    assert HEARTS.step_text(step) == text
    assert list(HEARTS.steps(BEGINNING, [(text, step.ms)])) == [step]


EVENTS = [
    (Start(g=1, header=HEADER), f'{{"e":"start","g":1,{TOLD}}}'),
    (
        Resume(
            g=3,
            header=HEADER,
            source="3e",
            tape=(Dealt(1, HANDS, 0), Played(1, cards("2C")[0], 40)),
            ms=50,
        ),
        (
            f'{{"e":"resume","g":3,{TOLD},"from":"3e",'
            '"tape":"deal:1/2C,QS/3C,4H/TD,AS/5C,6C 2C","times":"0 40","ms":50}'
        ),
    ),
    (
        End(
            g=1,
            header=HEADER,
            source=None,
            ended="2026-11-30T12:40:00.000Z",
            result="draw",
            figures=Figures((20, 101, 20, 67)),
            ms=183200,
            tape="deal:1/2C,QS/3C,4H/TD,AS/5C,6C 2C",
            times="0 40",
        ),
        (
            f'{{"e":"end","g":1,{TOLD},"ended":"2026-11-30T12:40:00.000Z",'
            '"result":"draw","totals":[20,101,20,67],"ms":183200,'
            '"tape":"deal:1/2C,QS/3C,4H/TD,AS/5C,6C 2C","times":"0 40"}'
        ),
    ),
]


@pytest.mark.parametrize(("event", "text"), EVENTS)
def test_an_event_is_one_line_of_compact_json(event: Any, text: str) -> None:  # noqa: ANN401
    assert written(event) == text.encode() + b"\n"
    assert read(written(event)) == event


def test_a_match_that_was_handed_in_is_told_in_the_header() -> None:
    match = {"seed": 7, "plays": [[0, "2C"]]}
    event = Start(g=1, header=HEADER._replace(beginning=Beginning(7, "normal", match)))
    assert json.loads(event_line(event))["match"] == match
    assert read(event_line(event)) == event


def test_plays_are_numbered_within_their_hand() -> None:
    texts = ["2C", "3C", "deal:2///", "choose:", "pass:///", "4C", "5C"]
    read_tape = partial(HEARTS.steps, texts=[(text, 0) for text in texts])

    def numbers(steps: Any) -> list[int]:  # noqa: ANN401
        return [step.n for step in steps if isinstance(step, Played)]

    assert numbers(read_tape(BEGINNING)) == [1, 2, 1, 2]
    begun = Beginning(7, "normal", {"plays": [[0, "AC"], [1, "KC"]]})
    assert numbers(read_tape(begun)) == [3, 4, 1, 2]


def test_the_tape_of_an_end_can_be_read() -> None:
    for count in (0, 2, 40, 150):
        table = table_after(count)
        told = HEARTS.tape_told(table.tape)
        assert HEARTS.read_tape(BEGINNING, told["tape"], told["times"]) == table.tape


TABLE = table_after(5)
DEAL, CHOICE, *_ = steps_of(TABLE)


@pytest.mark.parametrize(
    ("told", "message"),
    [
        (start(seed=None), "start has no 'seed' where a whole number is due"),
        (start(seed=-1), "start has -1 as 'seed' where a count is due"),
        (start(seed=2**53), "as 'seed' where a count is due"),
        (start(difficulty="evil"), "no such 'difficulty': a difficulty is 'easy'"),
        (start(difficulty=None), "no such 'difficulty'"),
        (start(match=[]), "start has [] as 'match' where an object is due"),
        (start(v=2), "version 2 of the log, and this package reads up to 1"),
        (end("won"), "another 'result' than win, draw, loss, abandoned: 'won'"),
        (end("win", totals=None), "end has no 'totals' where a list is due"),
        (end("win", totals=[1, 2, 3]), "as 'totals' where 4 counts are due"),
        (end("win", totals=[1, 2, 3, True]), "as 'totals' where 4 counts are due"),
        (end("win", totals=[1, 2, 3, -4]), "as 'totals' where 4 counts are due"),
        (DEAL | {"hands": "2C"}, "deal has '2C' as 'hands' where a list is due"),
        (DEAL | {"hands": [7]}, "deal has 7 in 'hands' where cards are due"),
        (DEAL | {"hand": "1"}, "deal has '1' as 'hand' where a whole number"),
        (CHOICE | {"cards": "QS XX"}, "choose has 'XX' where a card such as QS is due"),
        (CHOICE | {"cards": ["QS"]}, "choose has ['QS'] as 'cards' where a text"),
        ({"e": "pass", "g": 1, "ms": 1}, "pass has no 'passes' where a list is due"),
        ({"e": "play", "g": 1, "n": 1, "card": "QS"}, "play has no 'ms'"),
        ({"e": "play", "g": 1, "n": 1, "card": "1S", "ms": 1}, "play has '1S' where"),
        ({"e": "play", "g": 1, "card": "QS", "ms": 1}, "play has no 'n'"),
        (resume("x", TABLE, times="0"), "tape has 9 steps but times has 1"),
        (resume("x", TABLE, tape="fold", times="0"), "tape has 'fold' where a step"),
        (resume("x", TABLE, tape="deal:x/", times="0"), "the number of a hand is due"),
        (resume("x", TABLE, tape="deal:²/", times="0"), "the number of a hand is due"),
        (resume("x", TABLE, tape="pass:QX", times="0"), "tape has 'QX' where a card"),
    ],
)
def test_what_is_no_event_is_refused_with_the_reason(
    told: dict[str, Any], message: str
) -> None:
    with pytest.raises(EventError) as raised:
        written(read(json.dumps(told).encode()))
    assert message in str(raised.value)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(
    st.sampled_from(
        [start(), resume("x", TABLE), end("win"), *steps_of(TABLE), header()]
    ),
    st.dictionaries(
        st.sampled_from(
            [*end("win"), "n", "card", "cards", "hand", "hands", "passes", "match"]
        ),
        json_values,
        max_size=3,
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
    if isinstance(found, StepTold):
        assert written(read(again)) == again
    elif found:
        assert read(again) == found
