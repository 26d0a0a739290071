"""What hostile front ends may send, and how every board has to answer.

Three quarters of it are nearly valid: a valid intent in which one field is left out or
has any value at all.
"""

import json
import logging
from collections.abc import Callable, Sequence
from typing import Any

from front_end import FrontEnd, changes, unchanged
from hypothesis import strategies as st


def hostile(
    valid: st.SearchStrategy[dict[str, Any]], tempting: Sequence[object]
) -> st.SearchStrategy[Any]:
    """Return what may be sent to a board.

    Args:
        valid: the intents of the board, without seq and version.
        tempting: values that mean something to it.

    """
    numbers = st.integers(-(2**70), 2**70) | st.integers(-3, 30)
    values = st.recursive(
        st.none()
        | st.booleans()
        | numbers
        | st.floats()
        | st.text(max_size=20)
        | st.sampled_from([*tempting, "tap", "undo", "en", "x" * 5000]),
        lambda inner: (
            st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4)
        ),
        max_leaves=6,
    )
    whole = valid.map(lambda intent: intent | {"seq": 7, "version": "present"})

    @st.composite
    def nearly_valid(draw: st.DrawFn) -> dict[str, Any]:
        intent: dict[str, Any] = dict(draw(whole))
        field = draw(st.sampled_from([name for name in intent if name != "type"]))
        if draw(st.booleans()):
            intent[field] = draw(values)
        else:
            del intent[field]
        return intent

    return st.one_of(whole, nearly_valid(), nearly_valid(), values)


def send_and_check(
    front_end: FrontEnd,
    intents: Sequence[Any],
    is_known: Callable[[dict[str, Any]], bool],
    check: Callable[[FrontEnd], None],
) -> None:
    """Send all this, and check that each well-formed intent is answered once.

    Args:
        front_end: who sends it.
        intents: what is sent; ``"present"`` stands for the present version.
        is_known: whether an intent's type and fields are such as the board knows.
        check: checks the board after each of them.

    """
    widget = front_end.widget
    unexpected = _Failures()
    logging.getLogger("hh_widget").addHandler(unexpected)
    try:
        for given in intents:
            version = widget.version
            intent = given
            if isinstance(given, dict) and given.get("version") == "present":
                intent = {**given, "version": version}
            told = json.loads(json.dumps(intent))
            is_well_formed = _is_counted(told) and is_known(told)
            answers = front_end.send("custom", content=intent)
            assert len(answers) == is_well_formed
            if widget.version == version:
                said = [unchanged(intent["seq"], version)] if is_well_formed else []
                assert answers == said
            else:
                assert changes(answers[0])["version"] == widget.version == version + 1
            check(front_end)
    finally:
        logging.getLogger("hh_widget").removeHandler(unexpected)
        widget.close()


def is_setting(intent: dict[str, Any], settings: dict[str, list[object]]) -> bool:
    """Tell whether an intent sets one of the settings to one of its values."""
    name, value = intent.get("name"), intent.get("value")
    known = settings.get(name, []) if isinstance(name, str) else []
    return any(type(value) is type(k) and value == k for k in known)


def _is_counted(intent: Any) -> bool:  # noqa: ANN401
    """Tell whether it has what all intents have."""
    try:
        kind, counts = intent["type"], [intent["seq"], intent["version"]]
    except (KeyError, TypeError, IndexError):
        return False
    return isinstance(kind, str) and all(
        type(n) is int and 0 <= n < 2**53 for n in counts
    )


class _Failures(logging.Handler):
    def emit(self, record: logging.LogRecord) -> None:
        assert record.levelno < logging.ERROR, record.getMessage()
