"""Notebooks are committed clean: GitHub would show stale widgets, or nothing at all."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from IPython.core.interactiveshell import InteractiveShell

ROOT = Path(__file__).parent.parent
NOTEBOOKS = sorted(
    path.relative_to(ROOT).as_posix() for path in ROOT.glob("notebooks/*/*.ipynb")
)


def about_to_be_committed(path: str) -> str:
    """Return the file as git has it, since whoever plays in it saves it with outputs."""
    git = shutil.which("git")
    if git is not None and (ROOT / ".git").exists():
        shown = subprocess.run(
            [git, "show", f":{path}"], cwd=ROOT, capture_output=True, check=False
        )
        if shown.returncode == 0:
            return shown.stdout.decode("utf-8")
    return (ROOT / path).read_text(encoding="utf-8")


def test_there_is_a_notebook_for_each_game() -> None:
    assert {"notebooks/en/play.ipynb", "notebooks/en/hearts.ipynb"} <= {*NOTEBOOKS}


def cells_of(path: str, kind: str) -> list[str]:
    """Return the sources of a notebook's cells of one kind."""
    notebook: dict[str, Any] = json.loads(about_to_be_committed(path))
    return [
        "".join(cell["source"])
        for cell in notebook["cells"]
        if cell["cell_type"] == kind
    ]


def run(path: str) -> dict[str, Any]:
    """Run all cells of a notebook, and return the names that they give."""
    shell: Any = InteractiveShell()  # type: ignore[no-untyped-call]
    for cell in cells_of(path, "code"):
        shell.run_cell(cell, silent=True).raise_error()
    return dict(shell.user_ns)


@pytest.mark.parametrize("path", NOTEBOOKS)
def test_all_cells_of_a_notebook_run(path: str) -> None:
    assert run(path)


@pytest.mark.parametrize("path", NOTEBOOKS)
def test_notebooks_hold_no_outputs_counts_or_widgets(path: str) -> None:
    notebook: dict[str, Any] = json.loads(about_to_be_committed(path))
    assert "widgets" not in notebook["metadata"]
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            assert cell["outputs"] == []
            assert cell["execution_count"] is None


@pytest.mark.parametrize("path", NOTEBOOKS)
def test_notebooks_ask_for_whatever_python_there_is(path: str) -> None:
    notebook: dict[str, Any] = json.loads(about_to_be_committed(path))
    assert notebook["metadata"]["kernelspec"]["name"] == "python3"
    assert "version" not in notebook["metadata"].get("language_info", {})


@pytest.mark.rule("HE-36")
def test_the_notebook_on_hearts_gives_the_six_tips() -> None:
    (tips,) = (
        cell
        for cell in cells_of("notebooks/en/hearts.ipynb", "markdown")
        if cell.startswith("## Six tips")
    )
    lines = [line for line in tips.splitlines() if line[:1].isdigit()]
    subjects = ("void", "Q♠", "hearts", "moon", "shoot", "count")
    for number, (line, subject) in enumerate(
        zip(lines, subjects, strict=True), start=1
    ):
        assert line.startswith(f"{number}. ")
        assert subject in line
    assert "CPU seats never shoot" in tips


def test_the_lesson_on_hearts_is_the_position_that_its_words_tell() -> None:
    lesson = run("notebooks/en/hearts.ipynb")["lesson"]
    assert (len(lesson.hands[0]), lesson.turn) == (10, 0)
    assert len(lesson.legal_plays()) > 1, "a lesson leaves a choice"


@pytest.mark.rule("HH-28")
def test_the_notebook_to_play_in_tells_where_the_game_comes_from() -> None:
    notebook = json.loads(about_to_be_committed("notebooks/en/play.ipynb"))
    first = "".join(notebook["cells"][0]["source"])
    assert "It belongs to the pyramid family" in first
    assert "three points" in first
    for point in ("**heart**", "**equal rank**", "**all hearts**"):
        assert point in first


@pytest.mark.parametrize("path", NOTEBOOKS)
def test_whoever_runs_a_whole_notebook_leaves_the_game_on_offer_alone(
    path: str, logs: Path
) -> None:
    notebook: dict[str, Any] = json.loads(about_to_be_committed(path))
    names: dict[str, Any] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)  # noqa: S102  our own notebooks
    assert not logs.exists()
