"""Time for tests: it passes only when told to."""


class FakeTime:
    """Tells the time in seconds, as ``time.monotonic`` does."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now

    def pass_by(self, seconds: float) -> None:
        self.now += seconds
