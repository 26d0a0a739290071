"""A stopwatch: it runs and stands, and never goes back."""

from collections.abc import Callable


class Clock:
    """Counts the seconds during which it runs; at first it stands at zero.

    Args:
        now: tells the present time in seconds, never going back.
        elapsed: the seconds it shows at first.

    """

    def __init__(self, now: Callable[[], float], elapsed: float = 0.0) -> None:
        """Keep the source of time."""
        self._now = now
        self._counted = elapsed
        self._since: float | None = None

    @property
    def is_running(self) -> bool:
        """Whether time is being counted."""
        return self._since is not None

    @property
    def elapsed(self) -> float:
        """The seconds counted so far."""
        if self._since is None:
            return self._counted
        return self._counted + (self._now() - self._since)

    def run(self, *, running: bool) -> None:
        """Let it run or stand from now on; it may do so already."""
        if running == self.is_running:
            return
        self._counted = self.elapsed
        self._since = self._now() if running else None

    def copy(self) -> "Clock":
        """Return a stopwatch that shows and does the same, and goes its own way."""
        other = Clock(self._now, self._counted)
        other._since = self._since
        return other

    def __getstate__(self) -> dict[str, object]:
        """Return what is pickled: a stopwatch that stands, for time is told anew there."""
        return {"_now": self._now, "_counted": self.elapsed, "_since": None}
