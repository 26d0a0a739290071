"""One JupyterLab and one Chromium for all browser tests; a fresh page for each."""

import json
import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Final, TypeAlias

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.chromium import ARGUMENTS, HOW_TO_GET_ONE, find_chromium, is_required
from browser.lab import Lab
from browser.notebook import Notebook

HERE: Final = Path(__file__).parent
FAILURES: Final = HERE.parent.parent / "screenshots" / "failures"
REPORTS: Final = pytest.StashKey[dict[str, pytest.TestReport]]()

OpenNotebook: TypeAlias = Callable[..., Notebook]
"""Writes a notebook of these cells, and opens it."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let the quick tests come first."""
    items.sort(key=lambda item: HERE in item.path.parents)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Keep the reports, for the fixture that saves what a failed test saw."""
    report = yield
    item.stash.setdefault(REPORTS, {})[report.when] = report
    return report


@pytest.fixture(scope="package")
def chromium() -> str:
    """The program, or a skip that says how to get one; in CI a failure."""
    program = find_chromium()
    if program is None:
        (pytest.fail if is_required() else pytest.skip)(HOW_TO_GET_ONE)
    return program


@pytest.fixture(scope="package")
def lab(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """A JupyterLab of the tests' own."""
    assert chromium
    server = Lab(tmp_path_factory.mktemp("lab"))
    yield server
    server.stop()


@pytest.fixture(scope="package")
def browser(chromium: str) -> Iterator[Browser]:
    """Chromium."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, args=list(ARGUMENTS)
        )
        yield browser
        browser.close()


@pytest.fixture
def open_notebook(
    lab: Lab, browser: Browser, request: pytest.FixtureRequest
) -> Iterator[OpenNotebook]:
    """Open notebooks, and hold against the test what their pages did wrong."""
    opened: list[Notebook] = []
    name = re.sub(r"\W+", "-", request.node.name)
    context = browser.new_context(
        viewport={"width": 1280, "height": 1000}, locale="en-US"
    )

    def open_one(*cells: str) -> Notebook:
        file = f"{name}-{len(opened) + 1}.ipynb"
        _write(lab.notebooks / file, cells)
        opened.append(Notebook(context.new_page(), lab, file))
        return opened[-1]

    yield open_one
    reports = request.node.stash.get(REPORTS, {})
    failed = any(report.failed for report in reports.values())
    wrong = [w for notebook in opened for w in _what_went_wrong(notebook)]
    if failed or wrong:
        folder = FAILURES / name
        for number, notebook in enumerate(opened, start=1):
            _save(notebook, folder, number)
        request.node.add_report_section(
            "teardown", "browser", f"screenshots and consoles are in {folder}"
        )
    context.close()
    lab.close_kernels()
    if wrong:
        pytest.fail("\n".join(wrong), pytrace=False)


def _write(file: Path, sources: tuple[str, ...]) -> None:
    """Write a notebook of code cells, as nbformat 4.5 has it."""
    cells: list[dict[str, object]] = [
        {
            "id": f"cell-{number}",
            "cell_type": "code",
            "metadata": {},
            "source": source,
            "execution_count": None,
            "outputs": [],
        }
        for number, source in enumerate(sources, start=1)
    ]
    kernel = {"name": "python3", "display_name": "Python 3"}
    notebook = {
        "nbformat": 4,
        "nbformat_minor": 5,
        "metadata": {"kernelspec": kernel},
        "cells": cells,
    }
    file.write_text(json.dumps(notebook), encoding="utf-8")


def _what_went_wrong(notebook: Notebook) -> list[str]:
    watch = notebook.watch
    return [
        *(f"the console of {notebook.file.name} has {e}" for e in watch.errors),
        *(f"{notebook.file.name} asked for {url}" for url in watch.foreign),
    ]


def _save(notebook: Notebook, folder: Path, number: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    notebook.page.screenshot(path=folder / f"{number}.png")
    console = "\n".join(notebook.watch.console)
    (folder / f"{number}.console.txt").write_text(console, encoding="utf-8")
