"""What a page does that it should not: errors, and requests to the outside."""

import re
from typing import Final
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Error, Page

_HERE: Final = {"127.0.0.1", "localhost"}
_NETWORK: Final = {"http", "https", "ws", "wss"}

KNOWN_NOISE: Final[tuple[tuple[str, str], ...]] = ()
"""Patterns of errors that JupyterLab itself logs, each with its reason."""


class Watch:
    """Listens to a page from the moment it is made.

    Args:
        page: a page that has not opened anything yet.

    """

    def __init__(self, page: Page) -> None:
        """Begin to listen."""
        self.console: list[str] = []
        """All that the page has logged, in order."""
        self.errors: list[str] = []
        """The errors among it, and exceptions that nobody caught."""
        self.foreign: list[str] = []
        """The addresses outside this machine that the page has asked for."""
        self.frames: list[str | bytes] = []
        """What came from the server by websocket, frame by frame."""
        page.on("console", self._hear)
        page.on("pageerror", self._catch)
        page.on("request", lambda request: self._note(request.url))
        page.on("websocket", lambda socket: self._note(socket.url))
        page.on(
            "websocket",
            lambda socket: socket.on("framereceived", self._receive),
        )

    def _hear(self, message: ConsoleMessage) -> None:
        line = f"{message.type}: {message.text} ({message.location.get('url')})"
        self.console.append(line)
        if message.type == "error" and not _is_noise(message.text):
            self.errors.append(line)

    def _catch(self, error: Error) -> None:
        line = f"uncaught: {error.stack or error}"
        self.console.append(line)
        self.errors.append(line)

    def _note(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme in _NETWORK and parts.hostname not in _HERE:
            self.foreign.append(url)

    def _receive(self, frame: str | bytes) -> None:
        self.frames.append(frame)


def _is_noise(text: str) -> bool:
    return any(re.search(pattern, text) for pattern, _ in KNOWN_NOISE)
