"""What a tap does: a pure function of position, selection and target."""

from enum import Enum
from typing import NamedTuple

from hh_widget.heart_to_heart.errors import shown
from hh_widget.heart_to_heart.layout import SLOT_COUNT
from hh_widget.heart_to_heart.moves import (
    DISCARD,
    DRAW,
    RECYCLE,
    STOCK,
    Move,
    Pair,
    Selectable,
    Target,
    is_target,
)
from hh_widget.heart_to_heart.position import Position


class Tap(Enum):
    """What a tap did."""

    MOVED = "moved"
    """A move was made: a pair, a draw or a recycle."""
    SELECTED = "selected"
    """The card is now the selected one; none was before."""
    DESELECTED = "deselected"
    """The selected card was tapped again: nothing is selected now."""
    MISMATCH = "mismatch"
    """The card's rank differs from the selected one's; it is now selected instead."""
    IGNORED = "ignored"
    """Nothing happened: a covered card, an empty place, or the game is won."""


class Response(NamedTuple):
    """How the game responds to a tap."""

    tap: Tap
    selection: Selectable | None
    """What is selected afterwards."""
    move: Move | None = None
    """The move to be made, for :attr:`Tap.MOVED` alone."""


def respond(
    position: Position, selection: Selectable | None, target: Target
) -> Response:
    """Return what a tap on ``target`` does while ``selection`` is selected.

    Raises:
        ValueError: if there is no such target.
        TypeError: if ``target`` is neither a whole number nor a string.

    """
    if not is_target(target):
        message = f"a tap's target is a slot from 1 to {SLOT_COUNT}, {DISCARD!r} or {STOCK!r}, not {shown(target)}"
        known = isinstance(target, int | str) and not isinstance(target, bool)
        raise (ValueError if known else TypeError)(message)
    ignored = Response(Tap.IGNORED, selection)
    if position.is_won:
        return ignored
    if target == STOCK:
        if position.stock_count:
            return Response(Tap.MOVED, None, DRAW)
        if position.discard:
            return Response(Tap.MOVED, None, RECYCLE)
        return ignored
    rank = position.rank_at(target)
    if rank is None or (target != DISCARD and target not in position.free):
        return ignored
    if selection is None:
        return Response(Tap.SELECTED, target)
    if selection == target:
        return Response(Tap.DESELECTED, None)
    if position.rank_at(selection) is not rank:
        return Response(Tap.MISMATCH, target)
    return Response(Tap.MOVED, None, Pair(selection, target))
