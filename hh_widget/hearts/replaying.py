"""Taking the steps of a tape again, each as far as the rules allow it."""

from hh_widget.cards import Card
from hh_widget.hearts.errors import IllegalPassError, IllegalPlayError, PhaseError
from hh_widget.hearts.match import Match
from hh_widget.hearts.rules import NUMBER, PASS_SIZE, SEAT_COUNT, SEATS, YOU
from hh_widget.hearts.tape import Chose, Dealt, Passed, Played, Step


def repeat(match: Match, step: Step, *, is_first: bool) -> tuple[Card, ...]:
    """Take a step of a tape, after collecting a trick where that comes between.

    Args:
        match: the match; it is changed.
        step: the step to be taken.
        is_first: whether the step is the first of a new match, which is its deal.

    Returns:
        The cards chosen for the pass then.

    Raises:
        ValueError: if the step is not possible; the match is of no more use.

    """
    if is_first and not isinstance(step, Dealt):
        raise PhaseError("a new match begins with its deal")
    if match.phase == "trick" and isinstance(step, Dealt | Played):
        match.collect()
    match step:
        case Dealt():
            _deal(match, step, is_first=is_first)
        case Chose(cards):
            return _choose(match, cards)
        case Passed(passes):
            _pass(match, passes)
        case Played(n, card):
            expected = match.play_count + 1
            if n != expected:
                message = f"it is play {expected} of the hand, not play {n}"
                raise IllegalPlayError(message)
            match.play(card)
    return ()


def _deal(match: Match, step: Dealt, *, is_first: bool) -> None:
    if not is_first:
        match.next_hand()
    if step.hand != match.hand_number:
        message = f"hand {match.hand_number} is dealt, not hand {step.hand}"
        raise PhaseError(message)
    if step.hands != match.hands:
        message = f"the match's seed deals other cards in hand {step.hand}"
        raise PhaseError(message)


def _choose(match: Match, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    if match.phase != "passing" or match.passes[YOU] is not None:
        raise IllegalPassError("cards are chosen before you pass, and only then")
    if len(set(cards)) != len(cards) or len(cards) > PASS_SIZE:
        message = f"at most {PASS_SIZE} different cards are chosen, not {' '.join(map(str, cards))}"
        raise IllegalPassError(message)
    for card in cards:
        if card not in match.hands[YOU]:
            message = f"seat {YOU} cannot choose {card}: it does not hold that card"
            raise IllegalPassError(message)
    return tuple(sorted(cards, key=NUMBER.__getitem__))


def _pass(match: Match, passes: tuple[tuple[Card, ...], ...]) -> None:
    if len(passes) != SEAT_COUNT:
        message = f"{SEAT_COUNT} seats pass, not {len(passes)}"
        raise IllegalPassError(message)
    made = match.passes if match.phase == "passing" else (None,) * SEAT_COUNT
    for seat in SEATS:
        if made[seat] is None:
            match.pass_cards(seat, passes[seat])
        elif set(made[seat] or ()) != set(passes[seat]):
            message = f"seat {seat} has passed other cards already"
            raise IllegalPassError(message)
