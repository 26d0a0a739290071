"""Saved matches: reading them again, and refusing what the rules rule out."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeVar, get_args

from hh_widget.cards import Card
from hh_widget.hearts.deal import check_seed
from hh_widget.hearts.errors import IllegalPlayError, SavedMatchError
from hh_widget.hearts.hand import Hand
from hh_widget.hearts.rules import (
    DECK,
    HAND_SIZE,
    NO_PASS,
    NUMBER,
    PASS_SIZE,
    SEAT_COUNT,
    SEATS,
    Difficulty,
    Play,
    check_difficulty,
    check_seat,
    is_over,
    is_score,
    pass_direction,
    receiver,
    score,
)
from hh_widget.hearts.view import Phase
from hh_widget.wording import number_of, shown

GAME: Final = "hearts"
VERSION: Final = 1
"""The version of the format, told in every saved match."""

_PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
_ENDED: Final = ("scored", "over")
_KEYS: Final = (
    "game",
    "version",
    "seed",
    "difficulty",
    "hand_number",
    "phase",
    "hands",
    "passes",
    "plays",
    "points",
    "hand_results",
    "totals",
)
_Value = TypeVar("_Value")


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """The parts of a saved match, each of the right shape."""

    seed: int
    difficulty: Difficulty
    hand_number: int
    phase: Phase
    hands: tuple[list[Card], ...]
    """The cards each seat holds, in the order of a hand."""
    passes: tuple[tuple[Card, ...] | None, ...]
    plays: tuple[Play, ...]
    points: tuple[int, ...]
    hand_results: tuple[tuple[int, ...], ...]


def parse(data: object) -> SavedMatch:
    """Read a saved match, and check all but the play of the hand.

    Raises:
        SavedMatchError: if something is missing, of the wrong shape, or impossible.

    """
    if not isinstance(data, Mapping):
        raise _wrong("a saved match", "a dictionary as Match.to_dict makes it", data)
    if set(data) != set(_KEYS):
        missing = [key for key in _KEYS if key not in data]
        unknown = [key for key in data if key not in _KEYS]
        message = f"a saved match has the keys {', '.join(_KEYS)}; missing: {shown(missing)}, unknown: {shown(unknown)}"
        raise SavedMatchError(message)
    if data["game"] != GAME or data["version"] != VERSION:
        found = (data["game"], data["version"])
        raise _wrong("game and version", f"{GAME!r} and {VERSION}", found)
    state = SavedMatch(
        seed=_checked("seed", check_seed, data["seed"]),
        difficulty=_checked("difficulty", check_difficulty, data["difficulty"]),
        hand_number=_number("hand_number", data["hand_number"], least=1),
        phase=_phase(data["phase"]),
        hands=tuple(
            _cards(f"hands[{seat}]", cards)
            for seat, cards in enumerate(_list("hands", data["hands"], SEAT_COUNT))
        ),
        passes=tuple(
            _pass(f"passes[{seat}]", cards)
            for seat, cards in enumerate(_list("passes", data["passes"], SEAT_COUNT))
        ),
        plays=tuple(
            _play(f"plays[{number}]", play)
            for number, play in enumerate(_list("plays", data["plays"]))
        ),
        points=_points("points", data["points"]),
        hand_results=tuple(
            _points(f"hand_results[{number}]", points)
            for number, points in enumerate(_list("hand_results", data["hand_results"]))
        ),
    )
    _check_results(state, _points("totals", data["totals"]))
    _check_cards(state)
    _check_passes(state)
    return state


def replayed(state: SavedMatch) -> Hand | None:
    """Play the hand again, as it was saved; ``None`` while the seats pass.

    Raises:
        SavedMatchError: if a play is against the rules, or phase or points are not
            what the plays lead to.

    """
    if state.phase == "passing":
        if state.plays:
            raise _wrong("plays", "none while the seats pass", len(state.plays))
        if any(state.points):
            raise _wrong("points", "none while the seats pass", state.points)
        return None
    hand = Hand(_cards_before_play(state))
    for number, (seat, card) in enumerate(state.plays):
        if hand.turn is None:
            hand.collect()
        if seat != hand.turn:
            raise _wrong(f"plays[{number}]", f"seat {hand.turn} to play", seat)
        try:
            hand.play(card)
        except IllegalPlayError as error:
            message = f"plays[{number}]: {error}"
            raise SavedMatchError(message) from None
    reached = _reached(hand, state)
    if reached != state.phase:
        raise _wrong("phase", f"{reached!r}, to which the plays lead", state.phase)
    if list(state.points) != hand.points:
        raise _wrong("points", f"{hand.points}, as the tricks give", state.points)
    if reached in _ENDED and state.hand_results[-1] != score(hand.points):
        expected = f"{score(hand.points)}, as the tricks give"
        raise _wrong("the last of hand_results", expected, state.hand_results[-1])
    return hand


def _reached(hand: Hand, state: SavedMatch) -> Phase:
    """Return the phase that the plays lead to; a full trick lies only if it was so."""
    if hand.turn is not None:
        return "playing"
    if state.phase == "trick":
        return "trick"
    if not hand.collect():
        return "playing"
    return "over" if is_over(_totals(state.hand_results)) else "scored"


def _check_results(state: SavedMatch, totals: tuple[int, ...]) -> None:
    results = state.hand_results
    for number, points in enumerate(results):
        if not is_score(points):
            expected = "26 points, or 26 for three seats after a moon"
            raise _wrong(f"hand_results[{number}]", expected, points)
        if number and is_over(_totals(results[:number])):
            raise _wrong("hand_results", f"{number}, for the match was over", results)
    ended = state.phase in _ENDED
    played = state.hand_number - (not ended)
    if len(results) != played:
        expected = f"{played} in the phase {state.phase!r} of hand {state.hand_number}"
        raise _wrong("hand_results", expected, len(results))
    if totals != _totals(results):
        raise _wrong("totals", f"{_totals(results)}, as hand_results add up", totals)
    if not ended and is_over(totals):
        raise _wrong("phase", "'over' with such totals", state.phase)


def _check_cards(state: SavedMatch) -> None:
    cards = [card for held in state.hands for card in held]
    cards += [card for _, card in state.plays]
    for card in DECK:
        if cards.count(card) != 1:
            message = f"hands and plays: {card} stands there {cards.count(card)} times where each card is held or played once"
            raise SavedMatchError(message)
    for seat, held in enumerate(_cards_before_play(state)):
        if len(held) != HAND_SIZE:
            message = f"hands and plays: seat {seat} holds or has played {number_of(len(held), 'card')} where {HAND_SIZE} are expected"
            raise SavedMatchError(message)


def _check_passes(state: SavedMatch) -> None:
    """Check the passes; a hand in play that was made by hand may have none."""
    direction = pass_direction(state.hand_number)
    made = [seat for seat in SEATS if state.passes[seat] is not None]
    if direction == NO_PASS:
        if made or state.phase == "passing":
            expected = (
                f"none in hand {state.hand_number}, before which nothing is passed"
            )
            raise _wrong("passes", expected, state.passes)
        return
    passing = state.phase == "passing"
    if passing and len(made) == SEAT_COUNT:
        raise _wrong("passes", "at most three while the seats pass", state.passes)
    if not passing and 0 < len(made) < SEAT_COUNT:
        raise _wrong("passes", "all four once the cards are passed", state.passes)
    cards = _cards_before_play(state)
    for seat in made:
        holder = seat if passing else receiver(seat, direction)
        for card in state.passes[seat] or ():
            if card not in cards[holder]:
                raise _wrong(f"passes[{seat}]", f"cards of seat {holder}", str(card))


def _cards_before_play(state: SavedMatch) -> list[list[Card]]:
    """Return the cards of each seat before the first trick."""
    return [
        [*state.hands[seat], *(card for who, card in state.plays if who == seat)]
        for seat in SEATS
    ]


def _totals(results: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    return tuple(sum(points[seat] for points in results) for seat in SEATS)


def _wrong(name: str, expected: str, found: object) -> SavedMatchError:
    return SavedMatchError(f"{name}: {shown(found)} where {expected} is expected")


def _checked(name: str, check: Callable[[object], _Value], value: object) -> _Value:
    try:
        return check(value)
    except (TypeError, ValueError) as error:
        message = f"{name}: {error}"
        raise SavedMatchError(message) from None


def _list(name: str, value: object, size: int | None = None) -> list[object]:
    if not isinstance(value, list | tuple) or len(value) != (size or len(value)):
        raise _wrong(name, f"a list of {size}" if size else "a list", value)
    return list(value)


def _number(name: str, value: object, *, least: int = 0) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise _wrong(name, f"a whole number of at least {least}", value)
    return value


def _phase(value: object) -> Phase:
    for phase in _PHASES:
        if value == phase:
            return phase
    raise _wrong("phase", f"one of {', '.join(_PHASES)}", value)


def _points(name: str, value: object) -> tuple[int, ...]:
    return tuple(_number(name, points) for points in _list(name, value, SEAT_COUNT))


def _cards(name: str, value: object) -> list[Card]:
    cards = [_checked(name, _card, text) for text in _list(name, value)]
    return sorted(cards, key=NUMBER.__getitem__)


def _card(value: object) -> Card:
    return Card.parse(value)  # type: ignore[arg-type]  # it refuses all but strings


def _pass(name: str, value: object) -> tuple[Card, ...] | None:
    if value is None:
        return None
    cards = _cards(name, value)
    if len(set(cards)) != PASS_SIZE or len(cards) != PASS_SIZE:
        raise _wrong(name, f"{PASS_SIZE} different cards or nothing", value)
    return tuple(cards)


def _play(name: str, value: object) -> Play:
    seat, card = _list(name, value, 2)
    return (_checked(name, check_seat, seat), _checked(name, _card, card))
