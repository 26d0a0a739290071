"""``hh-widget play``: JupyterLab on the notebook to play in."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from hh_widget import lab
from hh_widget.cli import main

ROOT = Path(__file__).parent.parent
NOTEBOOK = ROOT / "notebooks/en/play.ipynb"
PLAY = "import sys; from hh_widget.cli import main; sys.exit(main())"
STAND_IN = """
import json, os, sys
print(json.dumps({"arguments": sys.argv[1:], "folder": os.getcwd()}))
"""
"""Stands where JupyterLab would, and tells how it was called."""

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
PATIENCE_SECONDS = 90


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The working folder, empty."""
    folder = tmp_path / "working folder"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return folder


@pytest.fixture
def stand_in(tmp_path: Path) -> Path:
    """A folder with a package that stands in for JupyterLab."""
    package = tmp_path / "stand-in/jupyterlab"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "__main__.py").write_text(STAND_IN, encoding="utf-8")
    return package.parent


def play(
    folder: Path, stand_in: Path, *options: str, **variables: str
) -> subprocess.CompletedProcess[str]:
    """Run the command with the stand-in, on a machine without a screen unless told."""
    inherited = {k: v for k, v in os.environ.items() if k not in SCREENS}
    path = os.pathsep.join([str(stand_in), str(ROOT)])
    return subprocess.run(
        [sys.executable, "-c", PLAY, "play", *options],
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
        env={**inherited, "PYTHONPATH": path, **variables},
    )


def facts(done: subprocess.CompletedProcess[str]) -> dict[str, Any]:
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def test_jupyterlab_is_opened_on_the_notebook_in_the_working_folder(
    folder: Path, stand_in: Path
) -> None:
    told = facts(play(folder, stand_in))
    assert told["folder"] == str(folder)
    assert told["arguments"][:2] == [
        f"--ServerApp.root_dir={folder}",
        "--LabApp.default_url=/lab/tree/play.ipynb",
    ]
    assert (folder / "play.ipynb").read_bytes() == NOTEBOOK.read_bytes()


def test_a_notebook_that_is_there_is_left_as_it_is(
    folder: Path, stand_in: Path
) -> None:
    (folder / "play.ipynb").write_text("mine", encoding="utf-8")
    facts(play(folder, stand_in))
    assert (folder / "play.ipynb").read_text(encoding="utf-8") == "mine"


def test_further_options_go_to_jupyterlab(folder: Path, stand_in: Path) -> None:
    told = facts(play(folder, stand_in, "--", "--port=8890", "--debug"))
    assert told["arguments"][-2:] == ["--port=8890", "--debug"]


@pytest.mark.skipif(sys.platform != "linux", reason="others have a screen always")
def test_without_a_screen_the_address_is_printed(folder: Path, stand_in: Path) -> None:
    done = play(folder, stand_in)
    assert "--no-browser" in facts(done)["arguments"]
    assert done.stderr.startswith("There is no screen here: open the address below")


@pytest.mark.parametrize("variable", SCREENS)
def test_with_a_screen_a_browser_is_opened(
    variable: str, folder: Path, stand_in: Path
) -> None:
    done = play(folder, stand_in, **{variable: "there"})
    assert "--no-browser" not in facts(done)["arguments"]
    assert done.stderr == ""


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="there is no root here")
@pytest.mark.parametrize(("user", "said"), [(0, ["--allow-root"]), (1000, [])])
def test_root_says_that_it_is_meant(
    user: int, said: list[str], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: user)
    assert [a for a in lab.lab_arguments(folder) if a == "--allow-root"] == said


def test_without_jupyterlab_it_says_what_to_install(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(lab, "find_spec", lambda _name: None)
    assert main(["play"]) == 1
    told = capsys.readouterr().err
    assert told.startswith("hh-widget: JupyterLab is not installed for this Python.")
    assert told.endswith(f"{sys.executable} -m pip install jupyterlab\n")
    assert list(folder.iterdir()) == []


def test_a_folder_that_cannot_be_written_is_told_in_one_line(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    gone = folder.parent / "gone"
    monkeypatch.setattr(Path, "cwd", lambda: gone)
    assert main(["play"]) == 1
    told = capsys.readouterr().err
    assert str(gone / "play.ipynb") in told
    assert told.count("\n") == 1


@contextmanager
def playing(folder: Path, home: Path) -> Iterator[Path]:
    """Play in a real JupyterLab; yield the folder in which it tells where it is."""
    pytest.importorskip("jupyterlab")
    runtime = home / "runtime"
    mine = {k: v for k, v in os.environ.items() if not k.startswith("JUPYTER")}
    process = subprocess.Popen(
        [sys.executable, "-c", PLAY, "play", "--", "--port=0", "--no-browser"],
        cwd=folder,
        env={
            **mine,
            "HOME": str(home),
            "JUPYTER_RUNTIME_DIR": str(runtime),
            "PYTHONPATH": str(ROOT),
        },
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield runtime / f"jpserver-{process.pid}.json"
    finally:
        process.terminate()
        process.wait(PATIENCE_SECONDS)


def test_a_real_jupyterlab_shows_the_folder_of_the_notebook(
    folder: Path, tmp_path: Path
) -> None:
    deadline = time.monotonic() + PATIENCE_SECONDS
    with playing(folder, tmp_path / "home") as told:
        while not told.exists():
            assert time.monotonic() < deadline, "JupyterLab did not start"
            time.sleep(0.05)
    assert (folder / "play.ipynb").is_file()
