"""The board of Heart to Heart as a still picture."""

from typing import NamedTuple

from hh_widget.cards import Rank
from hh_widget.heart_to_heart import layout
from hh_widget.heart_to_heart.moves import Selectable
from hh_widget.picture import (
    CARD_HEIGHT,
    CARD_WIDTH,
    Drawable,
    card,
    empty_place,
    label,
    ring,
    whole_picture,
)
from hh_widget.wording import number_of

_CAPTION_HEIGHT = 24


class View(NamedTuple):
    """What a picture shows."""

    heart: tuple[Rank | None, ...]
    """25 ranks, slot 1 first, ``None`` where a slot is empty."""
    free: tuple[int, ...]
    """The slots of the free cards."""
    stock: int
    """How many cards the stock has; they lie face down."""
    discard: tuple[Rank, ...]
    """The discard pile, its top card last."""
    selection: Selectable | None = None
    """The selected card."""
    caption: str = ""
    """A line over the board."""


class DrawnBoard(Drawable):
    """What is drawn as a board of Heart to Heart."""

    __slots__ = ()

    def view(self) -> View:
        """Return what the picture shows."""
        raise NotImplementedError

    def _description(self) -> str:
        view = self.view()
        cards = sum(rank is not None for rank in view.heart)
        top = f", {view.discard[-1].letter} on top" if view.discard else ""
        caption = f", {view.caption}" if view.caption else ""
        return (
            f"Heart to Heart{caption}: {number_of(cards, 'card')} in the heart, "
            f"{view.stock} in the stock, {len(view.discard)} on the discard pile{top}"
        )

    def _repr_svg_(self) -> str:
        """Draw the board; the stock lies face down."""
        view = self.view()
        top = _CAPTION_HEIGHT if view.caption else 0
        symbols: set[str] = set()
        parts: list[str] = []

        def lay(symbol: str, place: layout.Place, *, is_covered: bool = False) -> None:
            symbols.add(symbol)
            parts.append(card(symbol, place.x, place.y + top, is_covered=is_covered))

        if view.caption:
            parts.append(label(view.caption, layout.WIDTH / 2, top - 4))
        for slot, rank in zip(layout.SLOTS, view.heart, strict=True):
            if rank is not None:
                covered = slot not in view.free
                lay(_face(rank), layout.PLACES[slot], is_covered=covered)
        for place, face, count in (
            (layout.STOCK_PLACE, "back", view.stock),
            (layout.DISCARD_PLACE, _face(*view.discard[-1:]), len(view.discard)),
        ):
            if count:
                lay(face, place)
            else:
                parts.append(empty_place(place.x, place.y + top))
            below = place.y + top + CARD_HEIGHT + layout.COUNT_HEIGHT - 6
            parts.append(label(str(count), place.x + CARD_WIDTH / 2, below))
        if view.selection is not None:
            place = (
                layout.PLACES[view.selection]
                if isinstance(view.selection, int)
                else layout.DISCARD_PLACE
            )
            parts.append(ring(place.x, place.y + top))
        size = (layout.WIDTH, layout.HEIGHT + top)
        return whole_picture(size, parts, symbols, self._description())


def _face(rank: Rank | None = None) -> str:
    return f"hearts-{rank:d}" if rank else ""
