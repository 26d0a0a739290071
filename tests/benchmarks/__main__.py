"""Runs the benchmarks, all or those named, and tells how they went.

The table is printed, and ``benchmarks.json`` written in the folder this is run in. The
exit status is 1 if a bound is not kept.
"""

import json
import platform
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from benchmarks import (
    board_memory,
    board_taps,
    first_paint,
    front_end_size,
    hearts_memory,
    hearts_speed,
    hearts_strength,
    hearts_taps,
    import_time,
    log,
    random_play,
    solver,
)
from benchmarks.row import Row, table

BENCHMARKS: Final[dict[str, Callable[[], list[Row]]]] = {
    "random_play": random_play.measure,
    "import_time": import_time.measure,
    "log": log.measure,
    "solver": solver.measure,
    "hearts_speed": hearts_speed.measure,
    "hearts_strength": hearts_strength.measure,
    "front_end_size": front_end_size.measure,
    "board_taps": board_taps.measure,
    "first_paint": first_paint.measure,
    "hearts_taps": hearts_taps.measure,
    "board_memory": board_memory.measure,
    "hearts_memory": hearts_memory.measure,
}


def main(names: list[str]) -> int:
    """Run the named benchmarks, by default all, and return the exit status."""
    unknown = sorted(set(names) - BENCHMARKS.keys())
    if unknown:
        sys.stderr.write(
            f"there is no benchmark {', '.join(unknown)}; "
            f"there are {', '.join(BENCHMARKS)}\n"
        )
        return 2
    rows = [row for name in names or BENCHMARKS for row in BENCHMARKS[name]()]
    sys.stdout.write(f"{table(rows)}\n")
    facts = {
        "python": platform.python_version(),
        "machine": platform.platform(),
        "rows": [row.as_json() for row in rows],
    }
    Path("benchmarks.json").write_text(json.dumps(facts, indent=2), encoding="utf-8")
    return 0 if all(row.ok for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
