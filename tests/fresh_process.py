"""Python started anew, to see what an import brings along."""

import json
import subprocess
from collections.abc import Mapping
from pathlib import Path

_LIST_WHAT_IS_LOADED = """
import json, sys, sysconfig
before = set(sys.modules)
exec(sys.argv[1])
shelf = sysconfig.get_paths()["purelib"], sysconfig.get_paths()["platlib"]
third_party = sorted(
    name for name, module in sys.modules.items()
    if name not in before
    and name.partition(".")[0] != "hh_widget"
    and (getattr(module, "__file__", None) or "").startswith(shelf)
)
print(json.dumps(third_party))
"""


def run(
    python: str | Path,
    code: str,
    *arguments: str,
    cwd: Path | None = None,
    env: Mapping[str, str] | None = None,
) -> str:
    """Run code in a Python that sees no folder but its own, and return its output."""
    done = subprocess.run(
        [str(python), "-I", "-c", code, *arguments],
        capture_output=True,
        text=True,
        check=False,
        cwd=cwd,
        env=env,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def third_party_modules_loaded_by(python: str | Path, statement: str) -> list[str]:
    """Return the names of the modules from other packages that a statement loads."""
    loaded: list[str] = json.loads(run(python, _LIST_WHAT_IS_LOADED, statement))
    return loaded
