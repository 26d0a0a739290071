"""A notebook open in JupyterLab to be read: there is no kernel for it."""

from playwright.sync_api import Locator, Page, expect

from browser.lab import Lab
from browser.watch import Watch


class Reading:
    """A notebook without a kernel in a page of the browser.

    Args:
        page: the page, which has opened nothing yet.
        lab: the server.
        name: the notebook's file in the server's folder; its kernel is not installed.

    """

    def __init__(self, page: Page, lab: Lab, name: str) -> None:
        """Open the notebook, and choose no kernel when JupyterLab asks for one."""
        self.page = page
        self.watch = Watch(page)
        self.file = lab.notebooks / name
        page.goto(lab.address(name))
        question = page.locator(".jp-Dialog")
        question.locator("select").select_option(label="No Kernel")
        question.locator(".jp-mod-accept").click()
        expect(
            page.locator("#jp-main-statusbar").get_by_text("No Kernel")
        ).to_be_visible()

    def output(self, number: int) -> Locator:
        """Return what is below a cell; the first has number 1."""
        cells = self.page.locator(".jp-Notebook .jp-Cell")
        return cells.nth(number - 1).locator(".jp-Cell-outputWrapper")
