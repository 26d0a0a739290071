"""What a benchmark tells: one row of the table."""

from dataclasses import asdict, dataclass
from typing import Literal


@dataclass(frozen=True)
class Row:
    """A figure, what it was measured against, and whether it keeps its bound."""

    what: str
    """What was measured."""
    measured: float
    """The figure that is bounded: a ratio to the peer, or a difference from it."""
    unit: str
    """The unit of ``measured`` and ``bound``."""
    sense: Literal["at least", "at most"]
    """On which side of the bound the figure must lie."""
    bound: float
    peer: str
    """The peer, and the figures of both."""

    @property
    def ok(self) -> bool:
        """Whether the bound is kept."""
        if self.sense == "at least":
            return self.measured >= self.bound
        return self.measured <= self.bound

    def as_json(self) -> dict[str, object]:
        """Return the row as values for JSON."""
        return {**asdict(self), "ok": self.ok}

    def as_cells(self) -> tuple[str, ...]:
        """Return the row as texts, one for each column of the table."""
        return (
            self.what,
            f"{self.measured:.3g} {self.unit}",
            f"{self.sense} {self.bound:g} {self.unit}",
            self.peer,
            "yes" if self.ok else "NO",
        )


COLUMNS = ("what", "measured", "bound", "peer", "ok")


def table(rows: list[Row]) -> str:
    """Return all rows as a table in text, its columns aligned."""
    lines = [COLUMNS, *(row.as_cells() for row in rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  ".join(f"{cell:{width}}" for cell, width in zip(line, widths, strict=True))
        for line in lines
    )
