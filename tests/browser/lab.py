"""A JupyterLab server of the tests' own, apart from whatever the user has."""

import json
import os
import secrets
import shutil
import subprocess
import sys
import time
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from typing import Final

_HOST: Final = "127.0.0.1"
_TESTS: Final = Path(__file__).parent.parent
_PROJECT: Final = _TESTS.parent

_SETTINGS: Final = {
    "@jupyterlab/apputils-extension:notification": {
        "checkForUpdates": False,
        "doNotDisturbMode": True,
        "fetchNews": "false",
    },
    "@jupyterlab/docmanager-extension:plugin": {"autosave": False},
    "@jupyterlab/extensionmanager-extension:plugin": {"enabled": False},
}
"""What keeps JupyterLab quiet: it asks for no news and saves when it is told to."""

_START_SECONDS: Final = 60
_ANSWER_SECONDS: Final = 30
_STOP_SECONDS: Final = 20


class Lab:
    """A running JupyterLab.

    Args:
        home: an empty folder; the server keeps everything that it writes in it.

    """

    def __init__(self, home: Path) -> None:
        """Start the server and wait until it answers."""
        self.notebooks = home / "notebooks"
        """The folder that the server shows, and in which kernels run."""
        self.notebooks.mkdir(parents=True)
        self._logs = home / "logs"
        self._token = secrets.token_hex()
        self._runtime = home / "runtime"
        self._settings = home / "settings"
        self._logs = home / "logs"
        self._log = home / "jupyterlab.log"
        overrides = home / "config/labconfig/default_setting_overrides.json"
        overrides.parent.mkdir(parents=True)
        overrides.write_text(json.dumps(_SETTINGS), encoding="utf-8")
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                self._command(),
                env=self._environment(home),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        try:
            self._port = self._wait_until_it_answers()
        except BaseException:
            self.stop()
            raise

    def _command(self) -> list[str]:
        return [
            sys.executable,
            "-m",
            "jupyterlab",
            "--no-browser",
            "--allow-root",
            f"--ip={_HOST}",
            "--port=0",
            f"--IdentityProvider.token={self._token}",
            f"--ServerApp.root_dir={self.notebooks}",
            "--LabApp.extension_manager=readonly",
        ]

    def _environment(self, home: Path) -> dict[str, str]:
        mine = {k: v for k, v in os.environ.items() if not k.startswith("JUPYTER")}
        return {
            **mine,
            "HOME": str(home),
            "HH_WIDGET_LOGS": str(self._logs),
            "IPYTHONDIR": str(home / "ipython"),
            "JUPYTER_CONFIG_DIR": str(home / "config"),
            "JUPYTER_DATA_DIR": str(home / "data"),
            "JUPYTER_RUNTIME_DIR": str(self._runtime),
            "JUPYTERLAB_SETTINGS_DIR": str(self._settings),
            "JUPYTERLAB_WORKSPACES_DIR": str(home / "workspaces"),
            # Kernels import the counter, and the widget that these tests belong to.
            "PYTHONPATH": os.pathsep.join([str(_TESTS), str(_PROJECT)]),
        }

    def _wait_until_it_answers(self) -> int:
        """Return the server's port, which it chose itself."""
        deadline = time.monotonic() + _START_SECONDS
        file = self._runtime / f"jpserver-{self._process.pid}.json"
        while time.monotonic() < deadline and self._process.poll() is None:
            port = _port_in(file)
            if port is not None and self._answers(port):
                return port
            time.sleep(0.05)
        raise RuntimeError(f"JupyterLab did not start:\n{self.log}")

    def _answers(self, port: int) -> bool:
        try:
            self._ask(port, "GET", "api/status")
        except ConnectionError:
            return False
        return True

    def _ask(self, port: int, method: str, path: str) -> bytes:
        connection = HTTPConnection(_HOST, port, timeout=_ANSWER_SECONDS)
        with closing(connection):
            headers = {"Authorization": f"token {self._token}"}
            connection.request(method, f"/{path}", headers=headers)
            return connection.getresponse().read()

    @property
    def log(self) -> str:
        """What the server and its kernels have printed."""
        return self._log.read_text(encoding="utf-8", errors="replace")

    def address(self, notebook: str) -> str:
        """Return the address that opens this notebook, and nothing opened earlier."""
        return (
            f"http://{_HOST}:{self._port}/lab/tree/{notebook}?token={self._token}&reset"
        )

    def close_kernels(self) -> None:
        """End all kernels, each with its notebook's session."""
        for session in json.loads(self._ask(self._port, "GET", "api/sessions")):
            self._ask(self._port, "DELETE", f"api/sessions/{session['id']}")

    def forget_settings(self) -> None:
        """Take back what a test has set in JupyterLab, such as its theme."""
        shutil.rmtree(self._settings, ignore_errors=True)

    def forget_games(self) -> None:
        """Take the log of all games away, so that no board offers to continue one."""
        shutil.rmtree(self._logs, ignore_errors=True)

    def stop(self) -> None:
        """End the server and its kernels."""
        self._process.terminate()
        try:
            self._process.wait(_STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def _port_in(file: Path) -> int | None:
    """Return the port that the server has written down, once it has done so."""
    try:
        return int(json.loads(file.read_text(encoding="utf-8"))["port"])
    except (FileNotFoundError, json.JSONDecodeError):
        return None
