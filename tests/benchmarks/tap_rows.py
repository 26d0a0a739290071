"""Taps in JupyterLab against presses of a bare counter: how soon, and how many bytes."""

from collections.abc import Sequence
from statistics import mean
from typing import Final, NamedTuple

from benchmarks.row import Row

LATENCY_RATIO: Final = 1.25
MEAN_BYTES_RATIO: Final = 2
WORST_BYTES_RATIO: Final = 3


class Latencies(NamedTuple):
    """Medians in milliseconds."""

    ours: float
    peers: float

    @property
    def ratio(self) -> float:
        """How many times as long ours take."""
        return self.ours / self.peers


def latency_row(what: str, latencies: Latencies) -> Row:
    """Return the row of how soon a tap is painted."""
    return Row(
        what=what,
        measured=latencies.ratio,
        unit="times",
        sense="at most",
        bound=LATENCY_RATIO,
        peer=f"a bare counter: {latencies.ours:.1f} against {latencies.peers:.1f} ms",
    )


def byte_rows(what: str, ours: Sequence[float], peers: Sequence[float]) -> list[Row]:
    """Return the rows of the bytes that came down after each tap, mean and worst."""
    peer = mean(peers)
    return [
        Row(
            what=f"bytes down {what}, {name}",
            measured=figure / peer,
            unit="times",
            sense="at most",
            bound=bound,
            peer=f"a bare counter: {figure:.0f} against {peer:.0f} B",
        )
        for name, figure, bound in (
            (f"mean of {len(ours)}", mean(ours), MEAN_BYTES_RATIO),
            ("the worst", max(ours), WORST_BYTES_RATIO),
        )
    ]


def bytes_within(
    heard: Sequence[Sequence[float]], edges: Sequence[tuple[float, float]]
) -> list[float]:
    """Return how many bytes came between the two times of each pair."""
    return [
        sum(size for time, size in heard if start <= time < end) for start, end in edges
    ]
