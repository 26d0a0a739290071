"""The package as users get it: built, and installed where there is nothing else."""

import json
import os
import subprocess
import sys
import tarfile
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest
from fresh_process import run, third_party_modules_loaded_by

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "hh_widget"

_MAKE_A_WIDGET = """
import importlib.metadata, json, shutil
import hh_widget
widget = hh_widget.HeartToHeart("HH1-N-AAAAAAM")
print(json.dumps({
    "node": shutil.which("node"),
    "file": hh_widget.__file__,
    "version": importlib.metadata.version("hh_widget"),
    "named": hh_widget.__version__,
    "esm": len(widget._esm), "css": len(widget._css),
    "code": widget.code, "languages": sorted(widget.texts),
}))
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the source distribution and, made from it, the wheel."""
    folder = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder)]
    done = subprocess.run(
        [*build, str(ROOT)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    [wheel] = built.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Python in a new environment, into which the wheel was installed."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, with_pip=True)
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    run_pip = [str(python), "-m", "pip", "--disable-pip-version-check", "--quiet"]
    done = subprocess.run(
        [*run_pip, "install", str(wheel)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PATH": str(python.parent)},
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return python


def test_the_wheel_holds_the_package_and_nothing_else(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
    assert names == {
        path.relative_to(ROOT).as_posix()
        for path in PACKAGE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


@pytest.mark.parametrize(
    "needed",
    ["py.typed", "locales/en.toml", "static/heart_to_heart.js"],
)
def test_the_wheel_holds_what_is_no_python(wheel: Path, needed: str) -> None:
    with ZipFile(wheel) as archive:
        assert f"hh_widget/{needed}" in archive.namelist()


def test_the_wheel_holds_the_licence(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        assert any(name.endswith("/licenses/LICENSE") for name in archive.namelist())


def test_the_source_distribution_holds_the_sources_of_the_front_end(
    built: Path,
) -> None:
    [sdist] = built.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        parts = [Path(name).parts[1:] for name in archive.getnames()]
    assert ("js", "package.json") in parts
    assert ("tests", "rules.toml") in parts
    assert not any("node_modules" in p or ".venv" in p for p in parts)


def test_a_widget_is_made_where_there_is_no_node(python: Path, tmp_path: Path) -> None:
    environment = {**os.environ, "PATH": str(python.parent), "HOME": str(tmp_path)}
    facts = json.loads(run(python, _MAKE_A_WIDGET, env=environment, cwd=tmp_path))
    assert facts["node"] is None
    assert not Path(facts["file"]).is_relative_to(ROOT)
    assert facts["version"] == facts["named"]
    assert facts["esm"] > 0
    assert facts["css"] > 0
    assert facts["code"] == "HH1-N-AAAAAAM"
    assert "en" in facts["languages"]


def test_the_rules_load_no_third_party_package_there(python: Path) -> None:
    statement = "import hh_widget.heart_to_heart"
    assert third_party_modules_loaded_by(python, statement) == []
