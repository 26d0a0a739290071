"""What a front end may ask of a table of Hearts, and how each intent is answered."""

from itertools import pairwise
from typing import Any

import pytest
from front_end import FrontEnd, changes, unchanged, whole_state
from hearts_hands import table
from hearts_tables import SEED, ending, following, step
from hostile import hostile, is_setting, send_and_check
from hypothesis import given, settings
from hypothesis import strategies as st

from hh_widget import Hearts
from hh_widget.hearts import Match, Table
from hh_widget.hearts.rules import DECK, DIFFICULTIES, SEATS
from hh_widget.hearts.view import View
from hh_widget.texts import languages

CARDS = [str(card) for card in DECK]


@pytest.fixture
def front_end() -> FrontEnd:
    return FrontEnd(Hearts(seed=SEED))


@pytest.mark.rule("HE-08", "HE-11")
def test_cards_are_chosen_and_confirmed(front_end: FrontEnd) -> None:
    assert front_end.intend("confirm") == [unchanged(1, 1)]
    hand = front_end.state["hand"]
    for count, card in enumerate(hand[:3], start=1):
        front_end.intend("tap", target=card)
        assert front_end.state["selection"] == hand[:count]
    assert front_end.intend("tap", target=hand[3]) == [unchanged(1, 4)]
    (answer,) = front_end.intend("confirm")
    assert changes(answer)["phase"] == "playing"
    assert len(front_end.state["received"]) == 3


@pytest.mark.rule("HE-20")
@pytest.mark.parametrize("card", CARDS)
def test_each_card_of_the_deck_is_answered(card: str) -> None:
    front_end = FrontEnd(Hearts(match=following().match))
    answers = front_end.intend("tap", target=card)
    if card in front_end.state["playable"]:
        assert front_end.state["selection"] == [card]
    else:
        assert answers == [unchanged(1, 1)]


@pytest.mark.rule("HE-22")
def test_two_views_that_ask_for_the_same_step_take_it_once() -> None:
    front_end = FrontEnd(Hearts(match=table("3C", "2C")))
    front_end.intend("advance", seq=5)
    assert front_end.state["trick"] == [[1, "2C"]]
    assert front_end.intend("advance", seq=905, version=1) == [unchanged(905, 2)]
    assert front_end.state["trick"] == [[1, "2C"]]


@pytest.mark.rule("HE-22")
def test_nothing_advances_while_it_is_up_to_you(front_end: FrontEnd) -> None:
    assert front_end.intend("advance") == [unchanged(1, 1)]
    mine = FrontEnd(Hearts(match=following().match))
    assert mine.intend("advance") == [unchanged(1, 1)]


@pytest.mark.rule("HE-21")
def test_a_full_trick_is_there_for_the_view_before_it_is_collected() -> None:
    front_end = FrontEnd(Hearts(match=following().match))
    front_end.intend("tap", target="4C")
    front_end.intend("tap", target="4C")
    assert (front_end.state["phase"], len(front_end.state["trick"])) == ("trick", 4)
    front_end.intend("advance")
    assert (front_end.state["phase"], front_end.state["trick"]) == ("playing", [])


def test_the_next_hand_is_dealt_when_it_is_asked_for() -> None:
    sat = Table(Match(SEED))
    while sat.phase != "scored":
        step(sat)
    front_end = FrontEnd(Hearts(match=sat.match))
    for kind in ("advance", "confirm"):
        assert front_end.intend(kind) == [unchanged(1, 1)]
    front_end.intend("next")
    assert (front_end.state["phase"], front_end.state["hand_number"]) == ("passing", 2)
    assert front_end.intend("next") == [unchanged(1, 2)]


@pytest.mark.rule("HE-06", "HE-07")
def test_a_new_match_is_begun_with_the_difficulty_set_for_it(
    front_end: FrontEnd,
) -> None:
    front_end.intend("set", name="next_difficulty", value="hard")
    assert front_end.state["difficulty"] == "normal"
    (answer,) = front_end.intend("new")
    assert changes(answer)["difficulty"] == "hard"
    assert changes(answer)["game_number"] == 2


@pytest.mark.parametrize(
    ("name", "value", "is_answered"),
    [
        ("next_difficulty", "easy", True),
        ("next_difficulty", "brutal", False),
        ("next_difficulty", None, False),
        ("difficulty", "hard", False),
        ("four_color", True, True),
        ("four_color", "true", False),
        ("totals", [0, 100, 100, 100], False),
    ],
)
def test_only_settings_can_be_set(
    front_end: FrontEnd, name: str, value: object, *, is_answered: bool
) -> None:
    answers = front_end.intend("set", name=name, value=value)
    assert bool(answers) is is_answered
    if is_answered:
        assert front_end.state[name] == value


def test_a_match_played_by_intents_alone() -> None:
    front_end = FrontEnd(Hearts(match=ending().match, logs=False))
    state = front_end.state
    versions = [front_end.widget.version]
    while state["phase"] != "over":
        match state["phase"], state["turn"]:
            case "passing", _:
                for card in state["hand"][:3]:
                    front_end.intend("tap", target=card)
                front_end.intend("confirm")
            case "playing", 0:
                card = state["playable"][-1]
                front_end.intend("tap", target=card)
                front_end.intend("tap", target=card)
            case "scored", _:
                front_end.intend("next")
            case _:
                front_end.intend("advance")
        versions.append(front_end.widget.version)
    assert all(before < after for before, after in pairwise(versions))
    assert state["result"] in {"win", "draw", "loss"}
    assert state["elapsed"] is not None
    assert len(front_end.messages) == front_end.widget.version - 1


# Whatever a front end sends

SETTINGS: dict[str, list[object]] = {
    "next_difficulty": [*DIFFICULTIES],
    "four_color": [True, False],
    "locale": ["auto", *languages()],
}
PLAIN = ("confirm", "advance", "next", "new", "resume")

taps = st.builds(lambda t: {"type": "tap", "target": t}, st.sampled_from(CARDS))
valid = st.one_of(
    taps,
    st.sampled_from([{"type": kind} for kind in PLAIN]),
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
        case "tap":
            target = intent.get("target")
            return isinstance(target, str) and target in CARDS
        case "clock":
            return isinstance(intent.get("running"), bool)
        case "set":
            return is_setting(intent, SETTINGS)
    return intent["type"] in PLAIN


class Watch:
    """Checks that nothing illegal happens at a table."""

    def __init__(self, widget: Hearts) -> None:
        self.before = widget.match

    def __call__(self, front_end: FrontEnd) -> None:
        """Check the table, and what has happened since the last time."""
        widget = front_end.widget
        assert isinstance(widget, Hearts)
        assert front_end.state == whole_state(widget)
        match = widget.match
        Match.from_dict(match.to_dict())  # raises where the rules were broken
        cards = [card for hand in match.hands for card in hand]
        assert len(cards) + match.play_count == len(DECK)
        view = match.view()
        for name in View.__slots__:
            if name in {"selection", "can_confirm"}:
                continue
            told, expected = getattr(widget, name), getattr(view, name)
            if name in {"hand", "playable", "received"}:
                expected = tuple(map(str, expected))
            if name == "trick":
                expected = tuple((seat, str(card)) for seat, card in expected)
            assert told == expected, name
        assert set(widget.selection) <= set(widget.playable)
        limit = 3 if widget.phase == "passing" else 1
        assert len(widget.selection) <= limit
        assert widget.can_confirm is (
            widget.phase == "passing" and len(widget.selection) == 3
        )
        if match.seed == self.before.seed and match.hand_number == (
            self.before.hand_number
        ):
            assert match.play_count - self.before.play_count in {0, 1}
        self.before = match


@settings(max_examples=400, deadline=None)
@given(
    intents=st.lists(
        hostile(valid, [*CARDS, *PLAIN, *DIFFICULTIES, *SEATS]),
        min_size=25,
        max_size=25,
    ),
    seed=st.integers(0, 50),
    steps=st.integers(0, 1200),
    chosen=st.integers(0, 3),
)
def test_10_000_intents_of_all_kinds_do_no_harm(
    intents: list[Any], seed: int, steps: int, chosen: int
) -> None:
    sat = Table(Match(seed)) if steps < 600 else ending()
    for _ in range(steps % 600 // 4):
        if not sat.next_hand() and sat.phase != "over":
            step(sat)
    widget = Hearts(match=sat.match, logs=False)
    for card in widget.hand[:chosen] if widget.phase == "passing" else ():
        widget.tap(card)
    send_and_check(FrontEnd(widget), intents, is_known, Watch(widget))


@settings(max_examples=40, deadline=None)
@given(
    intents=st.lists(
        st.one_of(
            taps, st.sampled_from([{"type": k} for k in ("confirm", "advance", "next")])
        ).map(lambda intent: intent | {"seq": 1, "version": "present"}),
        min_size=250,
        max_size=250,
    )
)
def test_taps_at_random_among_advances_play_by_the_rules(
    intents: list[Any],
) -> None:
    widget = Hearts(seed=SEED, logs=False)
    send_and_check(FrontEnd(widget), intents, is_known, Watch(widget))
