"""The package as users get it: built, and installed where there is nothing else."""

import json
import os
import shutil
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

FROM_ELSEWHERE = {"hh_widget/play.ipynb": "notebooks/en/play.ipynb"}
"""What the wheel takes into the package from outside of it, and from where."""

_MAKE_A_WIDGET = """
import importlib.metadata, json, shutil
import hh_widget
widget = hh_widget.HeartToHeart("HH1-N-AAAAAAM")
assert hh_widget.Hearts(seed=7).hand[0] == "3C"
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


def files_of_the_package() -> set[str]:
    """Return what git knows of the package, else what lies in its folder."""
    git = shutil.which("git")
    if git is not None and (ROOT / ".git").exists():
        listed = subprocess.run(
            [git, "ls-files", "-z", "hh_widget"],
            cwd=ROOT,
            capture_output=True,
            check=False,
        )
        if listed.returncode == 0:
            return set(listed.stdout.decode().rstrip("\0").split("\0"))
    return {
        path.relative_to(ROOT).as_posix()
        for path in PACKAGE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def test_the_wheel_holds_the_package_and_nothing_else(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
    assert names == files_of_the_package() | FROM_ELSEWHERE.keys()


@pytest.mark.parametrize("name", sorted(FROM_ELSEWHERE))
def test_what_the_wheel_takes_from_elsewhere_is_the_same_there(
    name: str, wheel: Path
) -> None:
    with ZipFile(wheel) as archive:
        assert archive.read(name) == (ROOT / FROM_ELSEWHERE[name]).read_bytes()


@pytest.mark.parametrize(
    "needed",
    [
        *("py.typed", "faces.svg", "play.ipynb"),
        *(f"locales/{language}.toml" for language in ("en", "es", "it", "pt")),
        *("static/heart_to_heart.js", "static/heart_to_heart.css"),
        *("static/hearts.js", "static/hearts.css"),
    ],
)
def test_the_wheel_holds_what_is_no_python(needed: str, wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        assert f"hh_widget/{needed}" in archive.namelist()


@pytest.mark.parametrize("licence", ["LICENSE", "THIRD_PARTY_LICENSES"])
def test_the_wheel_holds_the_licences(licence: str, wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        [name] = [n for n in archive.namelist() if n.endswith(f"/licenses/{licence}")]
        assert archive.read(name) == (ROOT / licence).read_bytes()


def test_the_source_distribution_holds_the_sources_of_the_front_end(
    built: Path,
) -> None:
    [sdist] = built.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        parts = [Path(name).parts[1:] for name in archive.getnames()]
    for needed in (
        *("js/package.json", "tests/rules.toml", "notebooks/en/play.ipynb"),
        *("LICENSE", "THIRD_PARTY_LICENSES", "README.md", "CHANGELOG.md", "Makefile"),
        *("hh_widget/faces.svg", "hh_widget/static/heart_to_heart.js"),
    ):
        assert Path(needed).parts in parts
    assert not any("node_modules" in p or ".venv" in p for p in parts)


def test_the_command_shows_a_deal(python: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [str(python.with_name("hh-widget")), "deal", "HH1-N-AAAAAAM"],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("HH1-N-AAAAAAM\n\n T 8   T K\n7 2 3 5 3 Q\n")


def test_the_command_brings_its_notebook_but_no_jupyterlab(
    python: Path, tmp_path: Path
) -> None:
    done = subprocess.run(
        [str(python.with_name("hh-widget")), "play"],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    assert done.returncode == 1
    assert "pip install jupyterlab" in done.stderr
    put = "from hh_widget.lab import *; print(put_notebook_into(Path.cwd()))"
    file = Path(run(python, put, cwd=tmp_path).strip())
    assert file.parent.resolve() == tmp_path.resolve()
    assert file.read_bytes() == (ROOT / "notebooks/en/play.ipynb").read_bytes()


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
