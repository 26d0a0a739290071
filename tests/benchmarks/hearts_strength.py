"""How well the levels of Hearts play, against chance and against each other.

The odd seat goes round with the seeds, and every seed gives a hand for each direction.
"""

from typing import Final

from benchmarks.hearts_table import HANDS_A_SEED, Mean, moon_share, odd_points
from benchmarks.row import Row

SEEDS: Final = range(1_000_000, 1_005_000)
"""The seeds that the levels are judged by; tuning uses others, from 10⁹ on."""
MOON_SEEDS: Final = SEEDS[:2500]

MEANS: Final = (
    ("easy", "random", 3.6),
    ("normal", "easy", 5.0),
    ("hard", "easy", 4.2),
    ("hard", "normal", 6.6),
)
"""The odd seat, the three others, and the most points a hand that it may take."""
GAINS: Final = (("normal", "easy", -2.0), ("hard", "normal", -0.35))
"""The better level, that of the three others, and the gain in the place of a fourth."""
SHARES: Final = (("easy", "at least", 0.08), ("hard", "at most", 0.10))
"""Three of a level, and how often the shooter may, or must, shoot the moon."""


def measure() -> list[Row]:
    """Play all pairings on the same deals."""
    points = {
        (odd, among): odd_points(odd, among, SEEDS)
        for odd, among in (
            *((odd, among) for odd, among, _ in MEANS),
            *((among, among) for _, among, _ in GAINS),
        )
    }
    hands = f"{len(SEEDS) * HANDS_A_SEED:,} hands"
    rows = []
    for odd, among, bound in MEANS:
        mean = Mean.of(points[odd, among])
        rows.append(
            Row(
                what=f"hearts: {odd} among three {among}",
                measured=mean.value,
                unit="points",
                sense="at most",
                bound=bound,
                peer=f"{mean}, {hands}",
            )
        )
    for odd, among, bound in GAINS:
        pairs = zip(points[odd, among], points[among, among], strict=True)
        gain = Mean.of([mine - theirs for mine, theirs in pairs])
        level = Mean.of(points[among, among])
        for what, measured, limit in (
            ("", gain.value, bound),
            (", upper end of the interval", gain.value + gain.margin, 0.0),
        ):
            rows.append(
                Row(
                    what=f"hearts: {odd} instead of {among}, same deals{what}",
                    measured=measured,
                    unit="points",
                    sense="at most",
                    bound=limit,
                    peer=f"{gain}; four {among}: {level}",
                )
            )
    for among, sense, bound in SHARES:
        rows.append(
            Row(
                what=f"hearts: moons of a greedy shooter among three {among}",
                measured=moon_share("shooter", among, MOON_SEEDS),
                unit="of hands",
                sense=sense,  # type: ignore[arg-type]  # as written above
                bound=bound,
                peer=f"{len(MOON_SEEDS) * HANDS_A_SEED:,} hands",
            )
        )
    return rows
