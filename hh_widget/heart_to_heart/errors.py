"""The errors of Heart to Heart, each a ``ValueError`` that says what would be right."""

from hh_widget.errors import TapeError
from hh_widget.wording import shown

__all__ = ["DealCodeError", "IllegalMoveError", "NotationError", "TapeError", "shown"]


class NotationError(ValueError):
    """A text is no move, no position or no game."""


class IllegalMoveError(ValueError):
    """The rules do not allow this move now."""


class DealCodeError(ValueError):
    """A text is no deal's code.

    Attributes:
        reason: what is wrong: ``"game"``, ``"version"``, ``"deck"``, ``"length"`` or
            ``"letter"``.
        details: what the reason speaks of, as short texts and numbers by name.

    """

    def __init__(
        self, message: str, reason: str, details: dict[str, str | int]
    ) -> None:
        """Keep the reason, so that a front end can tell it in its own language."""
        super().__init__(message)
        self.reason = reason
        self.details = details

    def __reduce__(self) -> tuple[object, ...]:
        """Let the error cross between processes with its reason."""
        return (type(self), (str(self), self.reason, self.details))
