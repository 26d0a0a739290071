"""The errors of Hearts, each a ``ValueError`` that says what would be right."""


class IllegalPassError(ValueError):
    """These cards cannot be passed by this seat now."""


class IllegalPlayError(ValueError):
    """The rules do not allow this card now."""


class PhaseError(ValueError):
    """The match is not at the point where this step belongs."""


class SavedMatchError(ValueError):
    """What was saved is no match that the rules could have led to."""
