"""Notebooks of one test: written, opened, and looked over at the end."""

import json
import re
from collections.abc import Mapping
from pathlib import Path

from playwright.sync_api import BrowserContext

from browser.lab import Lab
from browser.notebook import Notebook
from browser.reading import Reading


class Desk:
    """Where a test opens its notebooks.

    Args:
        lab: the server.
        context: the browser's context, the test's own.
        name: the test's name; the notebooks' files are called after it.

    """

    def __init__(self, lab: Lab, context: BrowserContext, name: str) -> None:
        """Begin with nothing open, and no game played before."""
        lab.forget_games()
        self.name = re.sub(r"\W+", "-", name)
        self._lab = lab
        self._context = context
        self._opened: list[Notebook | Reading] = []

    def open(self, *cells: str) -> Notebook:
        """Open a new notebook of these cells, none of them run."""
        return self._open(json.dumps(_notebook(cells)))

    def open_copy(self, path: Path) -> Notebook:
        """Open a copy of a notebook."""
        return self._open(path.read_text(encoding="utf-8"))

    def open_to_read(self, content: Mapping[str, object]) -> Reading:
        """Open a notebook whose kernel does not exist, with the outputs that it has."""
        page = self._context.new_page()
        reading = Reading(page, self._lab, self._write(json.dumps(content)))
        self._opened.append(reading)
        return reading

    def _open(self, content: str) -> Notebook:
        page = self._context.new_page()
        notebook = Notebook(page, self._lab, self._write(content))
        self._opened.append(notebook)
        return notebook

    def _write(self, content: str) -> str:
        """Write a notebook where the server sees it, and return its name."""
        name = f"{self.name}-{len(self._opened) + 1}.ipynb"
        (self._lab.notebooks / name).write_text(content, encoding="utf-8")
        return name

    def what_went_wrong(self) -> list[str]:
        """Return the errors in the consoles and the requests to other machines."""
        return [
            f"{notebook.file.name} {trouble}"
            for notebook in self._opened
            for trouble in (
                *(f"has in its console {e}" for e in notebook.watch.errors),
                *(f"asked for {url}" for url in notebook.watch.foreign),
            )
        ]

    def save_what_is_seen(self, folder: Path) -> None:
        """Save a screenshot and the console of each page."""
        folder.mkdir(parents=True, exist_ok=True)
        for notebook in self._opened:
            name = notebook.file.stem
            notebook.page.screenshot(path=folder / f"{name}.png")
            console = "\n".join(notebook.watch.console)
            (folder / f"{name}.console.txt").write_text(console, encoding="utf-8")


def _notebook(sources: tuple[str, ...]) -> dict[str, object]:
    """Return a notebook of code cells, as nbformat 4.5 has it."""
    return {
        "nbformat": 4,
        "nbformat_minor": 5,
        "metadata": {"kernelspec": {"name": "python3", "display_name": "Python 3"}},
        "cells": [
            {
                "id": f"cell-{number}",
                "cell_type": "code",
                "metadata": {},
                "source": source,
                "execution_count": None,
                "outputs": [],
            }
            for number, source in enumerate(sources, start=1)
        ],
    }
