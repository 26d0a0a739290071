"""One JupyterLab and one Chromium for all browser tests; a fresh page for each."""

from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.board import IMPORT, SHOW, Board
from browser.chromium import ARGUMENTS, HOW_TO_GET_ONE, find_chromium, is_required
from browser.desk import Desk
from browser.lab import Lab
from browser.waiting import SIGNAL

HERE: Final = Path(__file__).parent
FAILURES: Final = HERE.parent.parent / "screenshots" / "failures"
PATIENCE: Final = 20_000
"""Milliseconds until what a test waits for counts as never coming."""

FAILED: Final = pytest.StashKey[bool]()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let the quick tests come first."""
    items.sort(key=lambda item: HERE in item.path.parents)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Tell the fixtures of a test whether it has failed."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture(scope="package")
def chromium() -> str:
    """The program, or a skip that says how to get one; in CI a failure."""
    program = find_chromium()
    if program is None:
        (pytest.fail if is_required() else pytest.skip)(HOW_TO_GET_ONE)
    return program


@pytest.fixture(scope="package")
def browser(chromium: str) -> Iterator[Browser]:
    """Chromium."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, args=list(ARGUMENTS)
        )
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def lab(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """A JupyterLab of the tests' own, if there is a browser for it."""
    assert browser.is_connected()
    server = Lab(tmp_path_factory.mktemp("lab"))
    yield server
    server.stop()


@pytest.fixture
def browser_language() -> str:
    """What the browser's reader reads; a test of another language says so."""
    return "en-US"


@pytest.fixture
def desk(
    lab: Lab, browser: Browser, browser_language: str, request: pytest.FixtureRequest
) -> Iterator[Desk]:
    """Where the test opens notebooks; what their pages did wrong fails the test."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 1000}, locale=browser_language
    )
    desk = Desk(lab, context, request.node.name)
    yield desk
    wrong = desk.what_went_wrong()
    if wrong or request.node.stash.get(FAILED, False):
        folder = FAILURES / desk.name
        desk.save_what_is_seen(folder)
        request.node.add_report_section(
            "teardown", "browser", f"screenshots and consoles are in {folder}"
        )
    context.close()
    lab.close_kernels()
    lab.forget_settings()
    if wrong:
        pytest.fail("\n".join(wrong), pytrace=False)


@pytest.fixture
def signal(lab: Lab) -> Path:
    """The file that a cell waits for; see :data:`browser.waiting.WAIT`."""
    file = lab.notebooks / SIGNAL
    file.unlink(missing_ok=True)
    return file


@pytest.fixture
def board(desk: Desk) -> Board:
    """The board of the deal that the rules tell of."""
    notebook = desk.open(IMPORT, SHOW)
    notebook.run_all()
    return Board(notebook.output(2))
