"""What a table of Hearts tells nobody."""

import pytest
from front_end import FrontEnd
from hearts_boards import go_on, state
from hearts_tables import SEED, alike_for_you, following
from hypothesis import given
from hypothesis import strategies as st

from hh_widget import Hearts


@pytest.mark.rule("HE-23")
@given(seed=st.integers(0, 10**9), steps=st.integers(0, 60))
def test_traits_repr_and_picture_are_the_same_however_unseen_cards_lie(
    seed: int, steps: int
) -> None:
    now, other = alike_for_you(seed, steps)
    first, second = Hearts(match=now, logs=False), Hearts(match=other, logs=False)
    assert state(first) == state(second)
    assert repr(first) == repr(second)
    assert first._still()._repr_html_() == second._still()._repr_html_()
    first.close()
    second.close()


@pytest.mark.rule("HE-23", "HE-35")
def test_no_message_has_a_card_of_another_hand_nor_of_a_past_trick() -> None:
    widget = Hearts(seed=SEED, logs=False)
    front_end = FrontEnd(widget)
    while widget.phase != "over":
        match = widget.match
        hidden = {str(card) for hand in match.hands[1:] for card in hand}
        known = {str(card) for card in match.hands[0]}
        on_table = {str(card) for _, card in match.trick}
        texts = {"texts", "languages", "_esm", "_css"}
        shown = {k: v for k, v in front_end.state.items() if k not in texts}
        told = {c for c in _strings(shown) if c in DECK_TEXTS}
        assert told <= known | on_table
        assert not told & hidden
        assert repr(widget).isascii()
        assert not any(card in repr(widget) for card in DECK_TEXTS)
        front_end.messages.clear()
        go_on(widget)


DECK_TEXTS = {f"{rank}{suit}" for rank in "A23456789TJQK" for suit in "CDSH"}


def _strings(value: object) -> set[str]:
    """Return all strings in JSON values."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return {s for part in value.values() for s in _strings(part)}
    if isinstance(value, list):
        return {s for part in value for s in _strings(part)}
    return set()


def test_the_repr_tells_how_the_match_stands() -> None:
    widget = Hearts(match=following().match)
    assert repr(widget) == (
        "<Hearts normal, hand 4, playing, seat 0 to play, totals 39 39 0 0>"
    )
    assert repr(Hearts("easy", seed=SEED)) == (
        "<Hearts easy, hand 1, passing, totals 0 0 0 0>"
    )
