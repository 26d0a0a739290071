"""Which match a table of Hearts plays, and its settings."""

from collections.abc import Callable

import pytest
import traitlets
from front_end import FrontEnd, changes
from hearts_boards import FIRST, as_json, go_on, play_to_the_end, state
from hearts_hands import table
from hearts_tables import SEED, ending, following, step

from hh_widget import Hearts
from hh_widget.hearts import Match, Table, Tap
from hh_widget.hearts.rules import DIFFICULTIES, SEATS, Difficulty
from hh_widget.hearts.view import View


def test_matches_from_one_seed_are_alike_and_others_are_not() -> None:
    assert Hearts(seed=SEED).hand == Hearts(seed=SEED).hand == FIRST
    assert Hearts().match.seed != Hearts().match.seed


@pytest.mark.rule("HE-06")
@pytest.mark.parametrize("chosen", DIFFICULTIES)
def test_a_difficulty_is_for_the_next_match(chosen: Difficulty) -> None:
    widget = Hearts("easy", seed=SEED)
    widget.next_difficulty = chosen
    assert (widget.difficulty, widget.match.difficulty) == ("easy", "easy")
    go_on(widget)
    go_on(widget)
    assert widget.difficulty == "easy"
    widget.new_match()
    assert (widget.difficulty, widget.next_difficulty) == (chosen, chosen)
    assert widget.match.difficulty == chosen


@pytest.mark.rule("HE-07")
def test_a_new_match_has_a_fresh_seed_and_nothing_of_the_last_one() -> None:
    widget = Hearts(match=ending().match)
    play_to_the_end(widget)
    widget.new_match()
    assert widget.game_number == 2
    assert (widget.phase, widget.hand_number) == ("passing", 1)
    assert (widget.totals, widget.points) == ((0,) * 4, (0,) * 4)
    assert (widget.hand_results, widget.moons) == ((), ())
    assert (widget.result, widget.elapsed) == (None, None)
    first = widget.match.seed
    widget.new_match()
    assert widget.match.seed != first
    widget.new_match(SEED)
    assert (widget.match.seed, widget.hand) == (SEED, FIRST)


@pytest.mark.parametrize("seed", [-1, 2**53, "7", 1.5, True])
def test_a_seed_that_there_is_not_leaves_the_match_as_it_is(seed: object) -> None:
    widget = Hearts(seed=SEED)
    widget.tap(FIRST[0])
    before = state(widget)
    with pytest.raises((TypeError, ValueError), match="seed"):
        widget.new_match(seed)  # type: ignore[arg-type]
    assert state(widget) == before
    with pytest.raises((TypeError, ValueError), match="seed"):
        Hearts(seed=seed)  # type: ignore[arg-type]


def _passing(*seats: int) -> Match:
    """Return a match in which these seats have passed, each its first three cards."""
    match = Match(SEED)
    for seat in seats:
        match.pass_cards(seat, match.hands[seat][:3])
    return match


def _scored() -> Match:
    sat = Table(Match(SEED))
    while sat.phase != "scored":
        step(sat)
    return sat.match


def _over() -> Match:
    sat = ending()
    while sat.phase != "over":
        if not sat.next_hand():
            step(sat)
    return sat.match


SET_UP: dict[str, Callable[[], Match]] = {
    "nobody has passed": _passing,
    "some CPU seats have passed": lambda: _passing(1, 3),
    "only you have passed": lambda: _passing(0),
    "all have passed": lambda: _passing(*SEATS),
    "a hand without a pass": lambda: table("2C"),
    "a CPU seat to lead": lambda: table("3C", "2C"),
    "your turn": lambda: following().match,
    "a full trick": lambda: table("2C", "3C", "4C", "5C", plays="2C 3C 4C 5C"),
    "a hand that is scored": _scored,
    "a match that is over": _over,
}


@pytest.mark.parametrize("made", SET_UP.values(), ids=SET_UP)
def test_a_match_that_was_set_up_is_played_on_to_its_end(
    made: Callable[[], Match],
) -> None:
    match = made()
    before = match.to_dict()
    widget = Hearts(match=match, logs=False)
    if match.phase != "passing":
        assert widget.match.to_dict() == before
    beside = Table(match)
    while widget.phase != "over":
        assert {name: getattr(widget, name) for name in View.__slots__} == as_json(
            beside.view()
        )
        go_on(widget)
        if not beside.next_hand():
            step(beside)
    assert widget.result is not None
    assert match.to_dict() == before


def test_where_only_you_had_passed_the_hand_is_in_play() -> None:
    widget = Hearts(match=_passing(0))
    assert (widget.phase, widget.passed, len(widget.received)) == (
        "playing",
        (True,) * 4,
        3,
    )


def test_the_match_is_a_copy() -> None:
    match = _passing(1)
    widget = Hearts(match=match)
    match.pass_cards(0, match.hands[0][:3])
    widget.match.pass_cards(0, widget.match.hands[0][:3])
    assert widget.phase == "passing"
    assert not widget.passed[0]


def test_a_match_brings_its_own_seed_and_difficulty() -> None:
    widget = Hearts(match=Match(SEED, "hard"))
    assert (widget.difficulty, widget.next_difficulty) == ("hard", "hard")
    widget = Hearts("easy", match=Match(SEED, "hard"))
    assert (widget.difficulty, widget.next_difficulty) == ("hard", "easy")
    with pytest.raises(TypeError, match="give either match or seed=3"):
        Hearts(match=Match(SEED), seed=3)
    with pytest.raises(TypeError, match="a table takes a Match, not dict"):
        Hearts(match=Match(SEED).to_dict())  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"by its keyword: Hearts\(match=…\)"):
        Hearts(Match(SEED))  # type: ignore[arg-type]


# Settings


def test_settings_that_there_are_not_are_refused() -> None:
    with pytest.raises(ValueError, match="a difficulty is 'easy', 'normal', 'hard'"):
        Hearts("brutal")  # type: ignore[arg-type]
    widget = Hearts(seed=SEED)
    for name, value in (("next_difficulty", "brutal"), ("four_color", "yes")):
        with pytest.raises(traitlets.TraitError, match=name):
            setattr(widget, name, value)
    with pytest.raises(TypeError, match="did you mean 'difficulty'"):
        Hearts(dificulty="easy")
    with pytest.raises(TypeError, match="it takes difficulty, seed, match, four_color"):
        Hearts(zzz=1)


def test_four_colour_suits_are_a_matter_of_taste() -> None:
    widget = Hearts(seed=SEED, four_color=True)
    assert widget.four_color
    front_end = FrontEnd(widget)
    widget.four_color = False
    assert changes(front_end.messages[0]) == {"version": 2, "four_color": False}
    two = widget._still()._repr_svg_()
    widget.four_color = True
    assert widget._still()._repr_svg_() != two


@pytest.mark.parametrize("target", ["1C", "qs", "", None, 7])
def test_a_tap_on_what_is_no_card_is_refused(target: object) -> None:
    widget = Hearts(seed=SEED)
    before = state(widget)
    with pytest.raises((TypeError, ValueError), match="card"):
        widget.tap(target)  # type: ignore[arg-type]
    assert state(widget) == before


def test_a_card_can_be_tapped_as_itself() -> None:
    widget = Hearts(seed=SEED)
    assert widget.tap(widget.match.hands[0][0]) is Tap.CHOSEN


@pytest.mark.rule("HE-29")
def test_there_is_nothing_to_take_a_card_back_or_to_ask_what_to_play() -> None:
    for name in ("undo", "redo", "hint", "restart"):
        assert not hasattr(Hearts, name)
        assert FrontEnd(Hearts(seed=SEED)).intend(name) == []
