"""Placement help: which cards are outlined, and which darkened.

Both are told here as if the setting were on; whoever draws leaves them out when it
is off.
"""

from hh_widget.heart_to_heart.moves import DISCARD, Pair, Selectable
from hh_widget.heart_to_heart.position import Position


def outlined(position: Position) -> tuple[int, ...]:
    """Return the free heart cards with a partner on the table, as slots in order.

    A partner is another free heart card of the same rank, or the discard pile's top
    card.
    """
    slots: set[int] = set()
    for move in position.legal_moves():
        if isinstance(move, Pair):
            slots.add(move.first)
            if move.second != DISCARD:
                slots.add(move.second)
    return tuple(sorted(slots))


def darkened(
    position: Position, selection: Selectable | None
) -> tuple[Selectable, ...]:
    """Return the cards on the table that cannot be paired with the selected one now.

    Covered cards and the discard pile's top card are among them, the selected card
    never. Slots come in order, the discard pile last; nothing while no card is
    selected.
    """
    if selection is None:
        return ()
    matching = {selection}
    for move in position.legal_moves():
        if isinstance(move, Pair) and selection in (move.first, move.second):
            matching |= {move.first, move.second}
    cards: list[Selectable] = [
        slot for slot, card in enumerate(position.heart, start=1) if card is not None
    ]
    if position.discard:
        cards.append(DISCARD)
    return tuple(card for card in cards if card not in matching)
