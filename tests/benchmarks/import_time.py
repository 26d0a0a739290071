"""How long the import takes: the widget's against that of what it is made with."""

import subprocess
import sys
from statistics import median
from typing import Final

from benchmarks.row import Row

RUNS: Final = 11
BOUND_MS: Final = 80

_TIMED: Final = """
import sys
from time import perf_counter
start = perf_counter()
exec(sys.argv[1])
print(perf_counter() - start)
"""

OURS: Final = "from hh_widget import HeartToHeart"
PEERS: Final = "import anywidget"


def _milliseconds(statement: str) -> float:
    """Run a statement in a fresh process and return how long it took."""
    command = [sys.executable, "-I", "-c", _TIMED, statement]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return 1000 * float(done.stdout)


def measure() -> list[Row]:
    """Run both in turn, and compare the best and the median of each."""
    for statement in (OURS, PEERS):
        _milliseconds(statement)
    runs = [(_milliseconds(OURS), _milliseconds(PEERS)) for _ in range(RUNS)]
    ours, peers = zip(*runs, strict=True)
    return [
        Row(
            what=f"{OURS}, {name} of {RUNS}",
            measured=typical(ours) - typical(peers),
            unit="ms more",
            sense="at most",
            bound=BOUND_MS,
            peer=f"{PEERS}: {typical(ours):.0f} against {typical(peers):.0f} ms",
        )
        for name, typical in (("best", min), ("median", median))
    ]
