"""The steps of a match of Hearts as logs tell them: as events, and as texts on a tape."""

from collections.abc import Iterable, Iterator
from typing import Final

from hh_widget.cards import Card
from hh_widget.hearts.rules import DECK
from hh_widget.hearts.tape import Chose, Dealt, Passed, Played, Step
from hh_widget.logs.lines import EventError, Told, count, value
from hh_widget.wording import shown

KINDS: Final = frozenset({"deal", "choose", "pass", "play"})
"""The kinds of the events that tell of a step."""

_CARDS: Final = {str(card): card for card in DECK}

_BETWEEN_CARDS: Final = ","
_BETWEEN_SEATS: Final = "/"
_AFTER_KIND: Final = ":"


def step_told(step: Step) -> Told:
    """Return the kind of a step's event, and its own keys."""
    match step:
        case Dealt(hand=hand, hands=hands):
            return {"e": "deal", "hand": hand, "hands": [*map(_spaced, hands)]}
        case Chose(cards=cards):
            return {"e": "choose", "cards": _spaced(cards)}
        case Passed(passes=passes):
            return {"e": "pass", "passes": [*map(_spaced, passes)]}
        case Played(n=n, card=card):
            return {"e": "play", "n": n, "card": str(card)}


def read_step(told: Told) -> Step:
    """Return the step that an event tells.

    Raises:
        EventError: if it cannot be read.

    """
    ms = count(told, "ms")
    match told["e"]:
        case "deal":
            return Dealt(count(told, "hand"), _read_seats(told, "hands"), ms)
        case "choose":
            return Chose(_cards(value(told, "cards", str).split(), "choose"), ms)
        case "pass":
            return Passed(_read_seats(told, "passes"), ms)
        case _:
            card = _card(value(told, "card", str), "play")
            return Played(count(told, "n"), card, ms)


def step_text(step: Step) -> str:
    """Return a step without its time as a text without spaces.

    A play is its card, such as ``QS``. The others begin with their kind:
    ``deal:1/2C,…/…/…/…``, ``choose:QS,KS``, ``pass:QS,KS,AS/…/…/…``.
    """
    match step:
        case Dealt(hand=hand, hands=hands):
            return f"deal:{hand}/{_joined_seats(hands)}"
        case Chose(cards=cards):
            return f"choose:{_joined(cards)}"
        case Passed(passes=passes):
            return f"pass:{_joined_seats(passes)}"
        case Played(card=card):
            return str(card)


def steps_of(texts: Iterable[tuple[str, int]], plays: int) -> Iterator[Step]:
    """Yield the steps that have these texts and these times.

    Args:
        texts: the text of each step, and when it was taken, in milliseconds.
        plays: how many cards of the hand were played before.

    Raises:
        EventError: if a text is none of a step.

    """
    for text, ms in texts:
        if text in _CARDS:
            plays += 1
            yield Played(plays, _CARDS[text], ms)
            continue
        kind, _, rest = text.partition(_AFTER_KIND)
        match kind:
            case "deal":
                hand, _, hands = rest.partition(_BETWEEN_SEATS)
                plays = 0
                yield Dealt(_number(hand), _split_seats(hands), ms)
            case "choose":
                yield Chose(_split(rest), ms)
            case "pass":
                yield Passed(_split_seats(rest), ms)
            case _:
                raise EventError(f"tape has {shown(text)} where a step is due")


def _spaced(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))


def _joined(cards: Iterable[Card]) -> str:
    return _BETWEEN_CARDS.join(map(str, cards))


def _joined_seats(seats: Iterable[Iterable[Card]]) -> str:
    return _BETWEEN_SEATS.join(map(_joined, seats))


def _split(text: str) -> tuple[Card, ...]:
    return _cards(text.split(_BETWEEN_CARDS) if text else [], "tape")


def _split_seats(text: str) -> tuple[tuple[Card, ...], ...]:
    return tuple([_split(cards) for cards in text.split(_BETWEEN_SEATS)])


def _read_seats(told: Told, name: str) -> tuple[tuple[Card, ...], ...]:
    """Return the cards of each seat, told as one text a seat."""
    seats = value(told, name, list)
    for cards in seats:
        if not isinstance(cards, str):
            message = f"{told['e']} has {shown(cards)} in {name!r} where cards are due"
            raise EventError(message)
    return tuple([_cards(cards.split(), told["e"]) for cards in seats])


def _cards(texts: Iterable[str], where: str) -> tuple[Card, ...]:
    return tuple([_card(text, where) for text in texts])


def _card(text: str, where: str) -> Card:
    if text not in _CARDS:
        message = f"{where} has {shown(text)} where a card such as QS is due"
        raise EventError(message)
    return _CARDS[text]


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):  # noqa: PLR2004
        message = f"tape has {shown(text)} where the number of a hand is due"
        raise EventError(message)
    return int(text)
