"""Where everything lies on the board of Heart to Heart, for the front end."""

from hh_widget.heart_to_heart import layout


def board() -> dict[str, object]:
    """Return the layout as JSON-able values, for the front end."""
    return {
        "width": layout.WIDTH,
        "height": layout.HEIGHT,
        "card": {"width": layout.CARD_WIDTH, "height": layout.CARD_HEIGHT},
        "slots": [
            {
                **layout.PLACES[slot]._asdict(),
                "row": layout.ROW_OF[slot],
                "column": layout.COLUMN_OF[slot],
            }
            for slot in layout.SLOTS
        ],
        "stock": layout.STOCK_PLACE._asdict(),
        "discard": layout.DISCARD_PLACE._asdict(),
    }
