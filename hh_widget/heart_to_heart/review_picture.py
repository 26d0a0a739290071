"""A review as a picture: a line over the moves of the game, as SVG.

The height of the line is the number of moves that the game takes in all if it goes on
as well as possible. It starts at par and rises by each move lost. Where the game was
lost the turning point is marked, and the line goes on broken.
"""

from html import escape
from typing import TYPE_CHECKING, Final

from hh_widget.heart_to_heart.review_text import written_review
from hh_widget.texts import texts_in

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hh_widget.heart_to_heart.game_review import Review

_WIDTH: Final = 640
_HEIGHT: Final = 260
_LEFT: Final = 56
_RIGHT: Final = 68
"""Room for the name of the line of par, which stands at its end."""
_TOP: Final = 56
"""Room for the name of the axis and, below it, for that of the turning point."""
_BOTTOM: Final = 48
_LEAST_RANGE: Final = 8
"""How many moves the height stands for at least, so that one lost move looks small."""
_TICKS: Final = 6
_STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)

_STYLE: Final = """
.hh-review { font: 13px system-ui, sans-serif }
.hh-review .ground { fill: #fffdf9; stroke: #d8cfc4 }
.hh-review text { fill: #3b332c }
.hh-review .grid { stroke: #e7dfd5 }
.hh-review .par { stroke: #6f655a; stroke-dasharray: 2 4 }
.hh-review .line { fill: none; stroke: #1f6f5c; stroke-width: 2.5; stroke-linejoin: round }
.hh-review .lost { fill: none; stroke: #8a8078; stroke-width: 2; stroke-dasharray: 6 5 }
.hh-review .turning { fill: #fffdf9; stroke: #b3122e; stroke-width: 3 }
.hh-review .turning-label { fill: #b3122e; font-weight: 600 }
@media (prefers-color-scheme: dark) {
.hh-review .ground { fill: #1f1b18; stroke: #4a423b }
.hh-review text { fill: #eee6dd }
.hh-review .grid { stroke: #352f2a }
.hh-review .par { stroke: #a99e92 }
.hh-review .line { stroke: #5cc9ab }
.hh-review .lost { stroke: #a0968c }
.hh-review .turning { fill: #1f1b18; stroke: #ff8093 }
.hh-review .turning-label { fill: #ff8093 }
}
"""


def drawn_review(review: "Review", language: str) -> str:
    """Return a review as SVG, with its words as the description.

    Raises:
        ValueError: if there are no texts in this language.

    """
    texts = texts_in(language)
    title, _, description = written_review(review, language).partition("\n")
    drawing = _Drawing(review, texts)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" class="hh-review" role="img" lang="{language}" viewBox="0 0 {_WIDTH} {_HEIGHT}" width="{_WIDTH}" height="{_HEIGHT}">',
            f"<title>{escape(title)}</title>",
            f"<desc>{escape(description)}</desc>",
            f"<style>{_STYLE}</style>",
            f'<rect class="ground" x="0.5" y="0.5" width="{_WIDTH - 1}" height="{_HEIGHT - 1}" rx="8"/>',
            *drawing.axes(),
            *drawing.par(),
            *drawing.line(),
            *drawing.unwinnable(),
            *drawing.turning_point(),
            "</svg>",
        ]
    )


class _Drawing:
    """The parts of the picture of one review."""

    def __init__(self, review: "Review", texts: "Mapping[str, str]") -> None:
        self._review = review
        self._texts = texts
        self._count = len(review.moves)
        # The moves that the game takes in all, after none of its moves, one, and so on,
        # as long as it can be won.
        self._totals = [] if review.par is None else [review.par]
        self._totals += [
            move.number + move.fewest_after
            for move in review.moves
            if move.fewest_after is not None
        ]
        lowest = min(self._totals, default=0)
        highest = max(self._totals, default=0)
        self._step = _step((max(highest - lowest, _LEAST_RANGE)) / _TICKS)
        # The line of par does not lie on the axis.
        self._lowest = max(lowest - 1, 0) // self._step * self._step
        self._highest = max(
            -(-highest // self._step) * self._step, self._lowest + _LEAST_RANGE
        )

    def _x(self, moves: int) -> float:
        return _LEFT + (_WIDTH - _LEFT - _RIGHT) * moves / max(self._count, 1)

    def _y(self, total: float) -> float:
        share = (total - self._lowest) / (self._highest - self._lowest)
        return _HEIGHT - _BOTTOM - (_HEIGHT - _TOP - _BOTTOM) * share

    def axes(self) -> list[str]:
        """Return both axes with their figures and names."""
        bottom = _HEIGHT - _BOTTOM
        parts = []
        step = _step(max(self._count, 1) / (2 * _TICKS))
        for moves in range(0, self._count + 1, step):
            x = self._x(moves)
            parts.append(
                f'<text x="{x:.1f}" y="{bottom + 17}" text-anchor="middle">{moves}</text>'
            )
        if self._totals:
            for total in range(self._lowest, self._highest + 1, self._step):
                y = self._y(total)
                parts += [
                    f'<path class="grid" d="M{_LEFT} {y:.1f}H{_WIDTH - _RIGHT}"/>',
                    f'<text x="{_LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{total}</text>',
                ]
            parts.append(
                f'<text x="14" y="22">{escape(self._texts["review_axis_needed"])}</text>'
            )
        parts.append(
            f'<text x="{_WIDTH - _RIGHT}" y="{_HEIGHT - 12}" text-anchor="end">{escape(self._texts["review_axis_moves"])}</text>'
        )
        return parts

    def par(self) -> list[str]:
        """Return the line of par."""
        par = self._review.par
        if par is None:
            return []
        y = self._y(par)
        label = self._texts["review_picture_par"].format(par=par)
        return [
            f'<path class="par" d="M{_LEFT} {y:.1f}H{_WIDTH - _RIGHT}"/>',
            f'<text x="{_WIDTH - _RIGHT + 8}" y="{y + 4:.1f}">{escape(label)}</text>',
        ]

    def line(self) -> list[str]:
        """Return the line, as far as the game could be won."""
        if not self._totals:
            return []
        points = " ".join(
            f"{self._x(moves):.1f},{self._y(total):.1f}"
            for moves, total in enumerate(self._totals)
        )
        return [f'<polyline class="line" points="{points}"/>']

    def unwinnable(self) -> list[str]:
        """Return the broken line, for the part of the game that could not be won."""
        if len(self._totals) > self._count:
            return []
        since = max(len(self._totals) - 1, 0)
        y = self._y(
            self._totals[-1] if self._totals else self._lowest + _LEAST_RANGE / 2
        )
        parts = [
            f'<path class="lost" d="M{self._x(since):.1f} {y:.1f}H{_WIDTH - _RIGHT}"/>'
        ]
        if not self._totals:
            label = escape(self._texts["review_picture_unwinnable"])
            x = (_LEFT + _WIDTH - _RIGHT) / 2
            parts.append(
                f'<text x="{x:.1f}" y="{y - 10:.1f}" text-anchor="middle">{label}</text>'
            )
        return parts

    def turning_point(self) -> list[str]:
        """Return the mark where the game was lost by a move."""
        losing = self._review.losing_move
        if losing is None:
            return []
        before = losing.number - 1
        x, y = self._x(before), self._y(self._totals[-1])
        label = self._texts["review_picture_lost"].format(
            number=losing.number, move=losing.move
        )
        anchor = "start" if before <= self._count / 2 else "end"
        return [
            f'<circle class="turning" cx="{x:.1f}" cy="{y:.1f}" r="6"/>',
            f'<text class="turning-label" x="{x:.1f}" y="{y - 14:.1f}" text-anchor="{anchor}">{escape(label)}</text>',
        ]


def _step(least: float) -> int:
    """Return a round number that is not smaller than this."""
    return next(step for step in _STEPS if step >= least or step == _STEPS[-1])
