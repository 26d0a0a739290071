"""A stopwatch, which never goes back, and what is played against it."""

from collections.abc import Callable


class Stopwatch:
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

    def copy(self) -> "Stopwatch":
        """Return a stopwatch that shows and does the same, and goes its own way."""
        other = Stopwatch(self._now, self._counted)
        other._since = self._since
        return other

    def __getstate__(self) -> dict[str, object]:
        """Return what is pickled: a stopwatch that stands, for time is told anew there."""
        return {"_now": self._now, "_counted": self.elapsed, "_since": None}


class Timed:
    """What is played against the clock, from the first thing done on, less all pauses."""

    _started: bool
    """Whether something was done, so that the clock may run."""

    @property
    def elapsed(self) -> float:
        """The seconds of play."""
        return self._stopwatch.elapsed

    @property
    def clock(self) -> Callable[[], float]:
        """What tells the present time, in seconds."""
        return self._now

    @property
    def is_running(self) -> bool:
        """Whether the clock is running."""
        return self._stopwatch.is_running

    def pause(self) -> None:
        """Let the clock stand until :meth:`unpause`."""
        self._paused = True
        self._set_clock()

    def unpause(self) -> None:
        """Let the clock run again, unless it stands still anyway."""
        self._paused = False
        self._set_clock()

    def _set_up_clock(self, now: Callable[[], float], elapsed: float = 0.0) -> None:
        """Let the clock stand, with so many seconds counted, until something is done."""
        self._now = now
        self._stopwatch = Stopwatch(now, elapsed)
        self._started = False
        self._paused = False

    def _is_timed(self) -> bool:
        """Tell whether there is something left to be played, and so to be timed."""
        raise NotImplementedError

    def _set_clock(self) -> None:
        self._stopwatch.run(
            running=self._started and not self._paused and self._is_timed()
        )

    def _ms(self) -> int:
        """Return the time of play in whole milliseconds."""
        return round(1000 * self._stopwatch.elapsed)
