"""The table of Hearts as a still picture, as you see it from seat 0."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from hh_widget.cards import Card, Suit
from hh_widget.hearts.rules import PASS_SIZE, SEATS, YOU, receiver
from hh_widget.hearts.view import View
from hh_widget.picture import (
    BLACK,
    BLUE,
    CARD_HEIGHT,
    CARD_WIDTH,
    GREEN,
    RED,
    Drawable,
    arrow,
    card,
    label,
    ring,
    scaled,
    whole_picture,
)

_WIDTH: Final = 700
_HEIGHT: Final = 560
_MIDDLE: Final = (_WIDTH / 2, 268)
"""The middle of the trick."""
_REACH: Final = (78, 50)
"""How far to the side, and up or down, a card of the trick lies from the middle."""
_FAN_TOP: Final = 440
_FAN_STEP: Final = 44
_LIFT: Final = 14
"""How far a selected card stands above the others, and a blocked one below."""
_BACK_SCALE: Final = 0.55
_BACK_STEP: Final = 8.5
_SEAT_PLACES: Final = {1: (115, 188), 2: (_WIDTH / 2, 44), 3: (_WIDTH - 115, 188)}
"""The middle of the upper edge of each CPU seat's fan of backs."""
_SIDES: Final = {0: (0, 1), 1: (-1, 0), 2: (0, -1), 3: (1, 0)}
"""Where each seat sits, as seen from the middle: to the right, and down."""
_LINE: Final = 18
_SHEET_TOP: Final = 130
_SHEET_LINES: Final = 16
"""How many hands the score sheet has room for."""
_SHEET_LEFT: Final = 130
_SHEET_STEP: Final = 110
_DIRECTIONS: Final = {
    "left": "three cards to the left",
    "right": "three cards to the right",
    "across": "three cards across",
    "none": "no pass",
}
_RESULTS: Final = {"win": "You win", "draw": "A draw", "loss": "You lose"}
_INKS: Final = {
    Suit.CLUBS: BLACK,
    Suit.DIAMONDS: RED,
    Suit.SPADES: BLACK,
    Suit.HEARTS: RED,
}
_FOUR_INKS: Final = _INKS | {Suit.CLUBS: GREEN, Suit.DIAMONDS: BLUE}


class DrawnSeat(Drawable):
    """What is drawn as a table of Hearts; the cards of the other seats lie face down."""

    __slots__ = ()

    _inks: Mapping[Suit, str] = _INKS
    """The colours of the suits."""

    def view(self) -> View:
        """Return what the picture shows."""
        raise NotImplementedError

    def _description(self) -> str:
        return "Hearts, " + "; ".join(_sentences(self.view()))

    def _repr_svg_(self) -> str:
        """Draw the table as seat 0 sees it."""
        drawing = _Drawing(self.view(), self._inks)
        return whole_picture(
            (_WIDTH, _HEIGHT), drawing.parts, drawing.symbols, self._description()
        )


class StillTable(DrawnSeat):
    """A table as it stood when somebody looked.

    Args:
        view: what was seen.
        four_color: whether each suit has a colour of its own.

    """

    __slots__ = ("_inks", "_view")

    def __init__(self, view: View, *, four_color: bool = False) -> None:
        """Keep what was seen."""
        self._view = view
        self._inks = _FOUR_INKS if four_color else _INKS

    def view(self) -> View:
        """Return what was seen."""
        return self._view


class _Drawing:
    """The parts of a picture, the lowest first, and the faces that they use."""

    def __init__(self, view: View, inks: Mapping[Suit, str]) -> None:
        self.parts: list[str] = []
        self.symbols: set[str] = set()
        self._view = view
        self._inks = inks
        self._write(_heading(view), _WIDTH / 2, 24)
        if view.phase in ("scored", "over"):
            self._draw_sheet()
            return
        for seat in SEATS:
            if seat != YOU:
                self._draw_seat(seat)
        if view.phase == "passing":
            self._draw_pass()
        else:
            self._draw_trick()
        self._draw_hand()

    def _write(self, text: str, x: float, y: float, *, is_strong: bool = False) -> None:
        self.parts.append(label(text, x, y, is_strong=is_strong))

    def _lay(
        self, symbol: str, x: float, y: float, ink: str, *, is_covered: bool = False
    ) -> None:
        self.symbols.add(symbol)
        self.parts.append(card(symbol, x, y, ink=ink, is_covered=is_covered))

    def _lay_face(
        self, shown: Card, x: float, y: float, *, is_covered: bool = False
    ) -> None:
        symbol = f"{shown.suit.name.lower()}-{shown.rank:d}"
        self._lay(symbol, x, y, self._inks[shown.suit], is_covered=is_covered)

    def _draw_seat(self, seat: int) -> None:
        view = self._view
        x, y = _SEAT_PLACES[seat]
        count = view.card_counts[seat]
        self.symbols.add("back")
        left = x - (CARD_WIDTH * _BACK_SCALE + _BACK_STEP * (count - 1)) / 2
        backs = (
            scaled(card("back", 0, 0), left + number * _BACK_STEP, y, _BACK_SCALE)
            for number in range(count)
        )
        self.parts.extend(backs)
        below = y + CARD_HEIGHT * _BACK_SCALE + _LINE
        is_strong = view.turn == seat
        self._write(_seat_line(view, seat), x, below, is_strong=is_strong)
        self._write(f"{count} {_plural(count, 'card')}", x, below + _LINE)

    def _draw_trick(self) -> None:
        for seat, played in self._view.trick:
            right, down = _SIDES[seat]
            x = _MIDDLE[0] - CARD_WIDTH / 2 + right * _REACH[0]
            y = _MIDDLE[1] - CARD_HEIGHT / 2 + down * _REACH[1]
            self._lay_face(played, x, y)
            if seat == self._view.trick_winner:
                self.parts.append(ring(x, y))

    def _draw_pass(self) -> None:
        view = self._view
        x, y = _MIDDLE
        right, down = _SIDES[receiver(YOU, view.pass_direction)]
        self.parts.append(arrow(x, y, 60 * right, 60 * down))
        if not view.passed[YOU]:
            chosen = f"{len(view.selection)} of {PASS_SIZE} chosen"
            self._write(chosen, x, y + 92)

    def _draw_sheet(self) -> None:
        """Draw the score sheet: a line for each hand, the last ones if there are many."""
        view = self._view
        x, y = _WIDTH / 2, float(_SHEET_TOP)
        for line in _ending(view):
            self._write(line, x, y, is_strong=True)
            y += _LINE
        self._write_row(y + _LINE, "", map(_name, SEATS))
        y += 2 * _LINE
        numbered = list(enumerate(view.hand_results, start=1))
        for number, points in numbered[-_SHEET_LINES:]:
            y += _LINE
            self._write_row(y, f"Hand {number}", map(str, points))
        y += 1.5 * _LINE
        self._write_row(y, "Total", map(str, view.totals), is_strong=True)

    def _write_row(
        self, y: float, name: str, cells: Iterable[str], *, is_strong: bool = False
    ) -> None:
        for column, text in enumerate((name, *cells)):
            x = _SHEET_LEFT + _SHEET_STEP * column
            self._write(text, x, y, is_strong=is_strong)

    def _draw_hand(self) -> None:
        view = self._view
        x = (_WIDTH - CARD_WIDTH - _FAN_STEP * (len(view.hand) - 1)) / 2
        for held in view.hand:
            is_blocked = bool(view.playable) and held not in view.playable
            y = _FAN_TOP
            if held in view.selection:
                y -= _LIFT
            elif is_blocked:
                y += _LIFT
            self._lay_face(held, x, y, is_covered=is_blocked)
            if held in view.selection:
                self.parts.append(ring(x, y))
            if held in view.received:
                self._write("▾", x + 12, y - 3, is_strong=True)
            x += _FAN_STEP
        is_strong = view.turn == YOU
        line = _seat_line(view, YOU)
        self._write(line, _WIDTH / 2, _FAN_TOP - 36, is_strong=is_strong)


def _heading(view: View) -> str:
    return (
        f"hand {view.hand_number}, {_DIRECTIONS[view.pass_direction]} · "
        f"{view.difficulty}"
    )


def _name(seat: int) -> str:
    return "You" if seat == YOU else f"CPU {seat}"


def _seat_line(view: View, seat: int) -> str:
    points = view.points[seat]
    return (
        f"{_name(seat)}: {points} {_plural(points, 'point')} · "
        f"total {view.totals[seat]}"
    )


def _plural(count: int, word: str) -> str:
    return word if count == 1 else f"{word}s"


def _ending(view: View) -> Iterator[str]:
    """Yield what is over, how it ended for you, and who shot the moon."""
    if view.result:
        yield f"{_RESULTS[view.result]}: the match is over"
    else:
        yield f"Hand {view.hand_number} is over"
    shooter = view.moons[-1]
    if shooter is not None:
        yield f"{_name(shooter)} shot the moon"


def _sentences(view: View) -> Iterator[str]:
    """Yield what the picture shows, for those who do not see it."""
    yield _heading(view)
    if view.phase in ("scored", "over"):
        yield from _ending(view)
        for seat in SEATS:
            added = view.hand_results[-1][seat]
            yield f"{_name(seat)}: {added} more, total {view.totals[seat]}"
        return
    if view.hand:
        yield f"you hold {_names(view.hand)}"
    if view.selection:
        verb = "chosen" if view.phase == "passing" else "raised"
        yield f"{verb}: {_names(view.selection)}"
    if view.received:
        yield f"received: {_names(view.received)}"
    if view.trick:
        plays = (f"{_name(seat)} {played}" for seat, played in view.trick)
        yield f"on the table: {', '.join(plays)}"
    if view.trick_winner is not None:
        yield f"{_name(view.trick_winner)} took it"
    yield from (
        f"{_seat_line(view, seat)}, {view.card_counts[seat]} "
        f"{_plural(view.card_counts[seat], 'card')}"
        for seat in SEATS
    )


def _names(cards: tuple[Card, ...]) -> str:
    return " ".join(map(str, cards))
