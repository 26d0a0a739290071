"""A notebook open in JupyterLab, worked by mouse and keyboard alone."""

import re
from typing import Final

from playwright.sync_api import Locator, Page, expect

from browser.lab import Lab
from browser.watch import Watch

_KERNEL_MILLISECONDS: Final = 60_000
_EXECUTED: Final = re.compile(r"\[\d+\]:")
_RUNNING: Final = "[*]:"


class Notebook:
    """A notebook in a page of the browser.

    Args:
        page: the page, which has opened nothing yet.
        lab: the server.
        name: the notebook's file in the server's folder.

    """

    def __init__(self, page: Page, lab: Lab, name: str) -> None:
        """Open the notebook and wait until its kernel is idle."""
        self.page = page
        self.watch = Watch(page)
        self.file = lab.notebooks / name
        page.goto(lab.address(name))
        self.wait_until_idle()

    def wait_until_idle(self) -> None:
        """Wait until the kernel runs nothing."""
        status = self.page.locator("#jp-main-statusbar").get_by_text("| Idle")
        expect(status).to_be_visible(timeout=_KERNEL_MILLISECONDS)

    def cell(self, number: int) -> Locator:
        """Return a cell; the first has number 1."""
        return self.page.locator(".jp-Notebook .jp-Cell").nth(number - 1)

    def output(self, number: int) -> Locator:
        """Return what is below a cell."""
        return self.cell(number).locator(".jp-Cell-outputWrapper")

    def start(self, number: int) -> None:
        """Run a cell, and return as soon as it is running."""
        self._execute(number)
        expect(self._prompt(number)).to_have_text(_RUNNING)

    def is_running(self, number: int) -> bool:
        """Tell whether a cell is still running."""
        return self._prompt(number).text_content() == _RUNNING

    def start_again(self, number: int) -> None:
        """Run a cell that may have run before; what it does tells when it is done."""
        self._execute(number)

    def run(self, number: int) -> None:
        """Run a cell that has not run yet, to its end."""
        self._execute(number)
        self.wait_until_run(number)

    def run_all(self) -> None:
        """Run all cells to the end of the last, by the menu."""
        self.page.get_by_role("menuitem", name="Run", exact=True).click()
        self.page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
        cells = self.page.locator(".jp-Notebook .jp-Cell").all()
        for number, cell in enumerate(cells, start=1):
            if "jp-CodeCell" in (cell.get_attribute("class") or ""):
                self.wait_until_run(number)

    def wait_until_run(self, number: int) -> None:
        """Wait until a cell has run to its end; an exception in it is a failure."""
        expect(self._prompt(number)).to_have_text(
            _EXECUTED, timeout=_KERNEL_MILLISECONDS
        )
        self.wait_until_idle()
        error = self.output(number).locator(
            "[data-mime-type='application/vnd.jupyter.error']"
        )
        if error.count():
            raise AssertionError(f"cell {number} raised\n{error.first.text_content()}")

    def execution_count(self, number: int) -> int:
        """Return the number in a cell's prompt, once it has run."""
        return int((self._prompt(number).text_content() or "").strip("[]:"))

    def wait_until_run_again(self, number: int, count: int) -> None:
        """Wait until a cell, whose prompt had this number, has run once more."""
        expect(self._prompt(number)).not_to_have_text(f"[{count}]:")
        self.wait_until_run(number)

    def choose(self, *items: str) -> None:
        """Choose from the menus: a menu, its sub-menus, and what is chosen there."""
        bar, *rest = items
        self.page.get_by_role("menuitem", name=bar, exact=True).click()
        for item in rest:
            # The name of some goes on with their keys, so the label is looked at.
            label = self.page.locator(".lm-Menu-itemLabel").get_by_text(
                item, exact=True
            )
            label.click()

    def restart_kernel(self) -> None:
        """Restart the kernel by the menu."""
        self.choose("Kernel", "Restart Kernel…")
        self.page.locator(".jp-Dialog .jp-mod-accept").click()

    def restart_kernel_and_run_all(self) -> None:
        """Restart the kernel and run all cells, by the menu; what they do tells when."""
        self.choose("Kernel", "Restart Kernel and Run All Cells…")
        self.page.locator(".jp-Dialog .jp-mod-accept").click()

    def save(self) -> None:
        """Save the notebook and wait until it is on disk."""
        self.page.locator("[data-jp-item-name='save']").click()
        self.wait_until_saved()

    def wait_until_saved(self) -> None:
        """Wait until the notebook is on disk as the page shows it."""
        expect(self.page.locator(".jp-mod-current.jp-mod-dirty")).to_have_count(0)

    def reload(self) -> None:
        """Load the page again; the kernel lives on."""
        self.page.reload()
        self.wait_until_idle()

    def _execute(self, number: int) -> None:
        self.cell(number).locator(".cm-content").click()
        self.page.keyboard.press("Control+Enter")

    def _prompt(self, number: int) -> Locator:
        return self.cell(number).locator(".jp-InputPrompt")
