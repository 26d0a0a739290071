"""A deal and its shortest win, in words and as JSON: what ``hh-widget solve`` tells."""

import json
import textwrap
from typing import Final

from hh_widget.heart_to_heart.deal import Deal
from hh_widget.heart_to_heart.layout import MARGIN, PLACES, ROW_OF, ROWS, STEP_X
from hh_widget.heart_to_heart.position import EMPTY, Position
from hh_widget.heart_to_heart.solver import is_winnable, shortest_win

_LINE: Final = 80


def report(code: str) -> str:
    """Return a deal's board, whether it can be won, and its shortest win, in English.

    Raises:
        DealCodeError: if this is no deal's code.

    """
    deal = Deal.from_code(code)
    parts = [f"{deal.code}", board(deal.position)]
    win = shortest_win(deal)
    if win is None:
        parts.append("It cannot be won.")
    else:
        moves = textwrap.fill(" ".join(map(str, win)), _LINE, break_on_hyphens=False)
        parts.append(f"It can be won, in {len(win)} moves at least:\n\n{moves}")
    return "\n\n".join(parts)


def report_as_json(code: str) -> str:
    """Return the same as one line of JSON.

    Its keys are ``code``, ``number``, ``deal`` (the position's text), ``winnable``,
    ``fewest_moves`` and ``moves`` (in their notation, apart by spaces); the last two
    are null when the deal cannot be won.

    Raises:
        DealCodeError: if this is no deal's code.

    """
    deal = Deal.from_code(code)
    win = shortest_win(deal)
    return json.dumps(
        {
            "code": deal.code,
            "number": deal.number,
            "deal": str(deal.position),
            "winnable": is_winnable(deal),
            "fewest_moves": None if win is None else len(win),
            "moves": None if win is None else " ".join(map(str, win)),
        }
    )


def board(position: Position) -> str:
    """Return the heart as rows of letters in its shape, and what lies beside it.

    Of the stock only the number of its cards is told.
    """
    lines = [""] * len(ROWS)
    for slot, card in enumerate(position.heart, start=1):
        column = 2 * (PLACES[slot].x - MARGIN) // STEP_X
        row = ROW_OF[slot] - 1
        lines[row] = lines[row].ljust(column) + (card.letter if card else EMPTY)
    discard = "".join(card.letter for card in position.discard)
    lines += [
        "",
        f"Stock: {position.stock_count} cards",
        f"Discard pile, bottom first: {discard or 'empty'}",
    ]
    return "\n".join(lines)
