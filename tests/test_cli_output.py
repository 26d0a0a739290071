"""``hh-widget`` where its answer cannot be written, or nobody waits for it."""

import os
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest

from hh_widget import __version__
from hh_widget.cli import main

COMMAND = (
    sys.executable,
    "-c",
    "import sys; from hh_widget.cli import main; sys.exit(main())",
)
DEAL = ("deal", "HH1-N-AAAAAAM")
FULL = Path("/dev/full")
needs_posix = pytest.mark.skipif(os.name != "posix", reason="this is a POSIX pipe")


@pytest.fixture(params=["", "1"], ids=["buffered", "unbuffered"])
def environment(request: pytest.FixtureRequest) -> dict[str, str]:
    """Python writes at its end, or at once: what goes wrong is noticed there."""
    return {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": request.param}


def ask(
    asked: tuple[str, ...], output: IO[bytes], environment: dict[str, str]
) -> tuple[int, str]:
    """Run the command, and return its status and what it complains of."""
    done = subprocess.run(
        [*COMMAND, *asked],
        stdout=output,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
        env=environment,
    )
    return done.returncode, done.stderr


@needs_posix
@pytest.mark.parametrize("asked", [DEAL, ("stats", "--json")])
def test_a_pipe_that_was_closed_shows_no_traceback(
    asked: tuple[str, ...], environment: dict[str, str]
) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as pipe:
        assert ask(asked, pipe, environment) == (1, "")


@pytest.mark.skipif(not FULL.exists(), reason="there is no /dev/full here")
def test_a_full_disk_is_told_in_one_line(environment: dict[str, str]) -> None:
    message = "hh-widget: [Errno 28] No space left on device\n"
    with FULL.open("wb") as full:
        assert ask(DEAL, full, environment) == (1, message)


@needs_posix
def test_help_that_nobody_reads_shows_no_traceback(environment: dict[str, str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as pipe:
        _, complaint = ask(("--help",), pipe, environment)
    assert complaint == ""


@needs_posix
def test_an_output_that_the_shell_has_closed_is_no_error() -> None:
    words = " ".join(f"'{word}'" for word in (*COMMAND, *DEAL))
    done = subprocess.run(
        ["/bin/sh", "-c", f"exec {words} >&-"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("encoding", "title"),
    [("utf-8", "Análisis de"), ("cp1252", "Análisis de"), ("ascii", "An\\xe1lisis de")],
)
def test_what_the_terminal_cannot_write_is_written_another_way(
    encoding: str, title: str
) -> None:
    done = subprocess.run(
        [*COMMAND, "review", DEAL[1], "--language", "es"],
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": encoding},
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode(encoding).startswith(f"{title} {DEAL[1]}")


def test_interrupting_shows_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_code: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("hh_widget.heart_to_heart.solving_report.report", interrupt)
    assert main(["solve", DEAL[1]]) == 130


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"hh-widget {__version__}\n"
