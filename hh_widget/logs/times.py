"""Times of play in words."""

from typing import Final

_SECONDS: Final = 60


def time_text(seconds: float) -> str:
    """Return a time as boards show it: ``1:24``, or ``1:00:05`` from an hour on."""
    minutes, rest = divmod(int(seconds), _SECONDS)
    hours, minutes = divmod(minutes, _SECONDS)
    if hours:
        return f"{hours}:{minutes:02}:{rest:02}"
    return f"{minutes}:{rest:02}"
