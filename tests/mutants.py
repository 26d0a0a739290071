"""Says how many mutants of the rules the tests have killed; ``make mutants`` runs it."""

import json
import sys
from pathlib import Path
from typing import Final

BOUND: Final = 0.9
"""The share of mutants that must be killed."""

COUNTS: Final = Path("mutants/mutmut-cicd-stats.json")


def main() -> int:
    """Print the share, and return 1 if it is below the bound."""
    counts = json.loads(COUNTS.read_text(encoding="utf-8"))
    tried = counts["total"] - counts["skipped"]
    killed = counts["killed"] + counts["timeout"]
    if not tried:
        sys.stderr.write("there are no mutants\n")
        return 1
    sys.stdout.write(
        f"{killed} of {tried} mutants killed: {killed / tried:.1%}, "
        f"where at least {BOUND:.0%} are expected\n"
    )
    return 0 if killed / tried >= BOUND else 1


if __name__ == "__main__":
    sys.exit(main())
