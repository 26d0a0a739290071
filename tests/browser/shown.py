"""Any game's widget on the page, worked as its reader does."""

import time
from typing import Final, Generic, TypeVar

from playwright.sync_api import Locator, expect

_PATIENCE_SECONDS: Final = 20
_LOOK_AGAIN_MILLISECONDS: Final = 20

PictureT = TypeVar("PictureT")


class Shown(Generic[PictureT]):
    """A widget that is played with the mouse and the keyboard.

    Args:
        within: where to look for the widget; the first one there is taken.

    """

    def __init__(self, within: Locator) -> None:
        """Wait until it is drawn."""
        self.root = within.locator(".hh-widget").first
        expect(self.root).to_be_visible()

    def shows(self) -> PictureT:
        """Return what the widget shows now."""
        raise NotImplementedError

    @property
    def version(self) -> int:
        """The version that is drawn."""
        return int(self.root.get_attribute("data-version") or -1)

    def wait_for_a_version_after(self, version: int) -> None:
        """Wait until something newer is drawn, such as that the clock stands."""
        expect(self.root).not_to_have_attribute("data-version", str(version))

    def press(self, action: str) -> None:
        """Click on a button, and wait for the answer."""
        click(self.button(action))
        self.wait_for_the_answer()

    def button(self, action: str) -> Locator:
        """Return a button by what it does; under a dialog, those of the dialog."""
        return self.root.locator(f'[data-action="{action}"]:not([inert] *)')

    @property
    def dialog(self) -> Locator:
        """The dialog that is open."""
        return self.root.get_by_role("dialog")

    @property
    def told(self) -> Locator:
        """The line that tells what happened, to the eye or to the ear alone."""
        return self.root.get_by_role("status")

    def close_dialog(self) -> None:
        """Close the dialog by its key."""
        self.root.page.keyboard.press("Escape")
        expect(self.dialog).to_have_count(0)
        self.wait_for_the_answer()

    def key(self, key: str) -> None:
        """Press a key where the focus is, and wait for the answer."""
        self.root.page.keyboard.press(key)
        self.wait_for_the_answer()

    def wait_for_the_answer(self) -> None:
        """Wait until Python has answered all that was asked."""
        expect(self.root).to_have_attribute("data-waiting", "idle")

    def wait_until_it_shows(self, picture: PictureT) -> None:
        """Wait until the widget, by another view or moved by Python, shows this."""
        deadline = time.monotonic() + _PATIENCE_SECONDS
        while self.shows() != picture and time.monotonic() < deadline:
            self.root.page.wait_for_timeout(_LOOK_AGAIN_MILLISECONDS)
        assert self.shows() == picture

    def figure(self, name: str) -> str:
        """Return a figure, such as the score or the time."""
        return self.root.locator(f'[data-figure="{name}"]').text_content() or ""


def click(place: Locator) -> None:
    """Click on a card or button as a reader can, whether it answers or not."""
    # What does not answer says so by aria-disabled, and is clicked all the same.
    place.click(force=place.get_attribute("aria-disabled") == "true")
