"""The error that the games share."""


class TapeError(ValueError):
    """A game cannot be played as its tape tells.

    Attributes:
        step: the number of the first step that is wrong, from 1.

    """

    def __init__(self, message: str, step: int) -> None:
        """Keep where the tape is wrong."""
        super().__init__(message)
        self.step = step

    def __reduce__(self) -> tuple[object, ...]:
        """Let the error cross between processes with its place."""
        return (type(self), (str(self), self.step))
