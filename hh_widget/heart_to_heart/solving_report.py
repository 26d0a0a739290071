"""A deal and its shortest win, in words and as JSON: what ``hh-widget solve`` tells."""

import json
import textwrap
from typing import Final

from hh_widget.heart_to_heart.board_text import deal_as_text
from hh_widget.heart_to_heart.deal import Deal
from hh_widget.heart_to_heart.solver import shortest_win
from hh_widget.wording import number_of

_LINE: Final = 80


def report(code: str) -> str:
    """Return a deal's board, whether it can be won, and its shortest win, in English.

    Raises:
        DealCodeError: if this is no deal's code.

    """
    deal = Deal.from_code(code)
    parts = [deal_as_text(deal)]
    win = shortest_win(deal)
    if win is None:
        parts.append("It cannot be won.")
    else:
        moves = textwrap.fill(" ".join(map(str, win)), _LINE, break_on_hyphens=False)
        parts.append(
            f"It can be won, in {number_of(len(win), 'move')} at least:\n\n{moves}"
        )
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
            "winnable": win is not None,
            "fewest_moves": None if win is None else len(win),
            "moves": None if win is None else " ".join(map(str, win)),
        }
    )
