"""A board as text: the heart in its shape, and what lies beside it."""

from typing import Final

from hh_widget.heart_to_heart.deal import Deal
from hh_widget.heart_to_heart.layout import MARGIN, PLACES, ROW_OF, ROWS, STEP_X
from hh_widget.heart_to_heart.position import EMPTY, Position

_STOCK: Final = {0: "empty", 1: "1 card"}


def deal_as_text(deal: Deal) -> str:
    """Return a deal's code, if it has one, and its board."""
    board = board_as_text(deal.position)
    return board if deal.code is None else f"{deal.code}\n\n{board}"


def board_as_text(position: Position) -> str:
    """Return the heart as rows of letters in its shape, and what lies beside it.

    Of the stock only the number of its cards is told.
    """
    lines = [""] * len(ROWS)
    for slot, card in enumerate(position.heart, start=1):
        column = 2 * (PLACES[slot].x - MARGIN) // STEP_X
        row = ROW_OF[slot] - 1
        lines[row] = lines[row].ljust(column) + (card.letter if card else EMPTY)
    count = position.stock_count
    discard = "".join(card.letter for card in position.discard)
    lines += [
        "",
        f"Stock: {_STOCK.get(count, f'{count} cards')}",
        f"Discard pile, bottom first: {discard or 'empty'}",
    ]
    return "\n".join(lines)
