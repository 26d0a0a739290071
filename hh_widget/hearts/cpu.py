"""The CPU seats: three levels that choose from what one seat may know.

Each choice is a function of the :class:`.Observation` alone. Nobody searches ahead, and
nobody deals out, samples or reconstructs the hands that are unseen; at most a level
counts its own cards against those played. What each level looks at:

========== ======================= ========================== ==========================
when       easy                    normal                     hard
========== ======================= ========================== ==========================
passing    The rank: its three     Q♠ and the spades above    What the hand that is left
           highest cards go.       it, unless well guarded;   risks in each suit, over
                                   else high cards, of        all passes; of hearts the
                                   hearts and short suits     highest go.
                                   first, where few small
                                   cards guard them. Low
                                   spades stay.
leading    The rank: its lowest    How many cards of the      The chance of taking the
           card.                   suit are unseen below and  trick, times the points
                                   above; who is void;        expected and what being on
                                   whether Q♠ is out: then    lead again would cost;
                                   low spades, never A♠ K♠.   then as below.
following  Its highest card that   Its highest of all while   That chance from the cards
           loses, else its lowest. no points lie and it is    unseen, the known voids
                                   last, or the suit fresh;   and the seats still to
                                   else its highest that      play; and what the cards
                                   loses. If none does: high  it keeps then risk: the
                                   when last, else low.       lowest of each suit, the
                                   A♠ K♠ stay back while Q♠   guards of Q♠, dead suits.
                                   may fall.
discarding The length: its longest Q♠, then A♠ K♠ while Q♠    What each suit risks with
           suit's highest card.    is out, then high hearts   and without the card.
                                   and high cards of short
                                   suits.
moon       Gives no point cards    As easy.                   As easy. Once a seat alone
           to a seat that alone                               has six points: takes
           has 12 points or more.                             tricks from it where that
                                                              is cheaper than a moon
                                                              (Q♠ only if the moon is
                                                              all but made), gives it
                                                              nothing, keeps high cards
                                                              to stop it.
========== ======================= ========================== ==========================

All levels keep from leading a suit that nobody else can have, and from playing Q♠ where
they may take it themselves, while there is another card. None tries to shoot the moon
itself. Choices that are equally good are settled by the observation's ``tie_break``.

The figures behind these choices are in :mod:`.easy`, :mod:`.normal`, :mod:`.hard` and
:mod:`.weights`; what all levels count is in :mod:`.reading`.
"""

from collections.abc import Sequence
from typing import Final, TypeVar

from hh_widget.cards import Card
from hh_widget.hearts import easy, hard, normal
from hh_widget.hearts.observation import Observation, check_observation
from hh_widget.hearts.reading import (
    POINTS_OF,
    QUEEN,
    QUEEN_HEIGHT,
    SUIT_MASK,
    SUIT_OF,
    SUIT_SIZE,
    Reading,
)
from hh_widget.hearts.rules import (
    DECK,
    HAND_SIZE,
    NUMBER,
    PASS_SIZE,
    SPADES,
    TWO_OF_CLUBS,
)
from hh_widget.shuffle import splitmix64
from hh_widget.wording import number_of

MOON_WATCH: Final = 12
"""A seat that alone has so many points is given no more by any level."""

_Choice = TypeVar("_Choice")


def choose_pass(observation: Observation) -> tuple[Card, ...]:
    """Return the three cards that the seat passes, in the order of a hand.

    Raises:
        ValueError: if the seat does not hold 13 cards, or cards have been played.
        TypeError: if this is no observation.

    """
    check_observation(observation)
    if len(observation.hand) != HAND_SIZE or observation.plays:
        message = f"a pass is chosen from {HAND_SIZE} cards before the first is played, not from {len(observation.hand)} after {number_of(len(observation.plays), 'play')}"
        raise ValueError(message)
    hand = sorted(NUMBER[card] for card in observation.hand)
    if observation.difficulty == "hard":
        chosen = _settled(hard.best_passes(hand), observation)
    else:
        level = easy if observation.difficulty == "easy" else normal
        ties = splitmix64(int.from_bytes(observation.tie_break))
        order = sorted(
            zip(level.pass_costs(hand), [next(ties) for _ in hand], hand, strict=True)
        )
        chosen = tuple([card for _, _, card in order[:PASS_SIZE]])
    return tuple([DECK[card] for card in sorted(chosen)])


def choose_play(observation: Observation) -> Card:
    """Return the card that the seat plays.

    Raises:
        ValueError: if it is not the seat's turn.
        TypeError: if this is no observation.

    """
    reading = Reading(check_observation(observation))
    _check_turn(observation, reading)
    cards = reading.legal
    if len(cards) > 1:
        cards = _without_own_queen(reading, cards)
        cards = _live_leads(reading, _without_gifts(reading, cards))
    if len(cards) == 1:
        return DECK[cards[0]]
    if observation.difficulty == "hard":
        costs = hard.play_costs(reading, cards)
    else:
        level = easy if observation.difficulty == "easy" else normal
        costs = level.play_costs(reading, cards)
    least = min(costs)
    best = [card for card, cost in zip(cards, costs, strict=True) if cost == least]
    return DECK[_settled(best, observation)]


def _check_turn(observation: Observation, reading: Reading) -> None:
    seat = observation.seat
    if not reading.legal:
        lacks = (
            "card to play"
            if observation.plays or not observation.hand
            else f"{TWO_OF_CLUBS}, which is led first"
        )
        message = f"seat {seat} has no {lacks}"
        raise ValueError(message)
    if reading.turn is not None and reading.turn != seat:
        message = f"seat {reading.turn} is to play, not seat {seat}"
        raise ValueError(message)


def _settled(choices: Sequence[_Choice], observation: Observation) -> _Choice:
    """Return one of some choices that are equally good."""
    if len(choices) == 1:
        return choices[0]
    state = int.from_bytes(observation.tie_break) + len(observation.plays)
    return choices[next(splitmix64(state)) % len(choices)]


def _without_own_queen(reading: Reading, cards: list[int]) -> list[int]:
    """Leave out the queen of spades where the seat may take the trick with it."""
    if reading.led is None:
        spades = reading.unseen >> SUIT_SIZE * SPADES & SUIT_MASK
        stays = not spades & ((1 << QUEEN_HEIGHT) - 1)
    else:
        stays = reading.led != SPADES or reading.high > QUEEN
    return cards if stays else [card for card in cards if card != QUEEN]


def _without_gifts(reading: Reading, cards: list[int]) -> list[int]:
    """Leave out the point cards that would go to a seat about to shoot the moon."""
    loner = reading.loner
    if loner is None or reading.points[loner] < MOON_WATCH:
        return cards
    discards = SUIT_OF[cards[0]] != reading.led
    if reading.led is not None and not (
        discards and (loner == reading.winner or loner in reading.after)
    ):
        return cards
    return [card for card in cards if not POINTS_OF[card]] or cards


def _live_leads(reading: Reading, cards: list[int]) -> list[int]:
    """Leave out leads of suits that no other seat can have."""
    if reading.led is not None:
        return cards
    live = [
        suit
        for suit in range(len(reading.voids))
        if reading.unseen >> SUIT_SIZE * suit & SUIT_MASK
        and not all(reading.voids[seat] >> suit & 1 for seat in reading.after)
    ]
    return [card for card in cards if SUIT_OF[card] in live] or cards
