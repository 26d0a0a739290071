"""The reader, which is made for speed, finds what reading line by line finds."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from log_lines import end, resume, start, steps, write_lines
from plain_reader import PlainReader

from hh_widget.logs import statistics
from hh_widget.logs.outcomes import forget, outcomes_in
from hh_widget.logs.reader import read_file

NUMBERS = st.integers(1, 3)
IDS = st.sampled_from(["a", "b", "c"])


def as_line(told: dict[str, Any]) -> bytes:
    return json.dumps(told, separators=(",", ":")).encode()


def step(g: int, first: int, text: str) -> bytes:
    return as_line(steps(text, g, first)[0])


STEPS = st.builds(step, NUMBERS, st.integers(1, 4), st.sampled_from(["D", "R", "U"]))
EVENTS = st.one_of(
    st.builds(lambda g, name: as_line(start(g, id=name)), NUMBERS, IDS),
    st.builds(lambda g, name: as_line(start(g, id=name, v=2)), NUMBERS, IDS),
    st.builds(lambda g, name: as_line(start(g, id=name, game="bridge")), NUMBERS, IDS),
    st.builds(lambda g, name: as_line(resume("a", "D D", g, id=name)), NUMBERS, IDS),
    st.builds(
        lambda result, g, name: as_line(end(result, g, id=name)),
        st.sampled_from(["won", "abandoned", "lost"]),
        NUMBERS,
        IDS,
    ),
    st.builds(lambda g: as_line(end("won", g, v=2)), NUMBERS),
    STEPS,
    st.builds(lambda g: b'{"e":"play","g":%d,"n":1,"card":"2C","ms":1}' % g, NUMBERS),
)
ODD_LINES = st.sampled_from(
    [
        *(b"", b"  ", b"}", b"{", b"[]", b"null", b'{"e":1}', b"\x00\xff"),
        *(b'{"e":"do"}', b'{"e":"do","g":1}', b'{"e":"do","g":1,}', b'{"e":"x","g":1}'),
        *(
            b'{"e":"start","g":1}',
            b'{"e":"start","g":1,"x":}',
            b"# notes",
            b'{"e":"do","g":1,"n":1,"do',
        ),
    ]
)
SPOILED = st.builds(
    lambda line, place, spoil: spoil(line, place % (len(line) + 1)),
    EVENTS,
    st.integers(0, 400),
    st.sampled_from(
        [
            lambda line, place: line[:place],
            lambda line, place: line[:place] + line,
            lambda line, place: line[:place] + b" " + line[place:],
            lambda line, _: line.replace(b'"ms"', b'"mz"'),
            lambda line, _: b"\xef\xbb\xbf" + line,
        ]
    ),
)
FILES = st.builds(
    lambda lines, newline, last: newline.join(lines) + last,
    st.lists(st.one_of(EVENTS, STEPS, SPOILED, ODD_LINES), max_size=14),
    st.sampled_from([b"\n", b"\n", b"\r\n"]),
    st.sampled_from([b"", b"\n", b"\n\n"]),
)
CUTS = st.tuples(st.integers(0, 14), st.sampled_from([0, 0, -1, 3]))
"""Up to where a file is read at first: which line's end, and how many bytes more."""


@given(FILES)
def test_games_and_problems_are_those_that_line_by_line_reading_finds(
    tmp_path_factory: pytest.TempPathFactory, text: bytes
) -> None:
    file = tmp_path_factory.getbasetemp() / "spoiled.jsonl"
    file.write_bytes(text)
    found, plain = read_file(file), PlainReader(text).read()
    assert [told.header.id for told in found.ended] == plain.ended
    assert [(t.header.id, t.line, t.tape) for t in found.unended] == plain.unended
    problems = {problem.line or 0 for problem in found.problems}
    # Of a game that ended, steps need not be read; where it was resumed from, must be.
    for place in problems ^ plain.problems:
        may_differ = (
            rb'.*"resume".*' if place in problems else rb'\{"e":"(do|play)",.*\}'
        )
        assert re.fullmatch(may_differ, text.split(b"\n")[place - 1])


def test_every_line_of_a_long_foreign_file_is_told_by_its_number(logs: Path) -> None:
    write_lines(logs, *([{"text": "hello"}] * 20_000))
    numbers = [problem.line for problem in statistics().problems]
    assert numbers == list(range(1, 20_001))


@example(b"\n".join([b"#", as_line(end("won")), b"#"] * 2), {(1, 0), (4, 0)})
@settings(max_examples=4 * settings().max_examples)
@given(FILES, st.sets(CUTS, min_size=1, max_size=6))
def test_a_file_that_grows_tells_the_same_as_if_it_were_read_at_last(
    tmp_path_factory: pytest.TempPathFactory, text: bytes, cuts: set[tuple[int, int]]
) -> None:
    file = tmp_path_factory.mktemp("growing") / "growing.jsonl"
    ends = [match.end() for match in re.finditer(b"\n", text)] or [len(text)]
    for cut in sorted({ends[line % len(ends)] + more for line, more in cuts}):
        file.write_bytes(text[: max(0, cut)])
        outcomes_in(file.parent)
    file.write_bytes(text)
    (grown,) = outcomes_in(file.parent).values()
    forget()
    (whole,) = outcomes_in(file.parent).values()
    assert grown == whole


def test_of_a_file_that_grows_only_what_follows_on_ended_games_is_read(
    tmp_path: Path,
) -> None:
    file = tmp_path / "growing.jsonl"
    told = [as_line(start(1, id="a")), as_line(end("won", 1, id="a"))]
    file.write_bytes(b"\n".join([*told, as_line(start(2, id="b")), b""]))
    first = read_file(file)
    assert first.settled.size == len(b"\n".join([*told, b""]))
    with file.open("ab") as more:
        more.write(as_line(end("abandoned", 2, id="b")) + b"\n")
    rest = read_file(file, first.settled)
    assert rest.follows == first.settled
    assert [told.header.id for told in rest.ended] == ["b"]
    assert rest.settled.size == file.stat().st_size

    file.write_bytes(file.read_bytes().replace(b'"won"', b'"stuck"'))
    whole = read_file(file, first.settled)
    assert [told.header.id for told in whole.ended] == ["a", "b"]
