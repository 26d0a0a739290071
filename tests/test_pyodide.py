"""The core in Pyodide, Python compiled to WebAssembly, on which JupyterLite runs."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from browser.chromium import is_required

from hh_widget.heart_to_heart import Game, review
from hh_widget.heart_to_heart.examples import EXAMPLE_GAME

ROOT = Path(__file__).parent.parent
FOLDER = Path(__file__).parent / "in_pyodide"
DEALS = json.loads(
    (Path(__file__).parent / "data" / "deals.json").read_text(encoding="utf-8")
)
HOW_TO_GET_IT = "the core is tried in Pyodide, which needs Node: make test sets it up"

# Bytecode would be written into this checkout.
PROGRAM = f"""
import json, sys, warnings
from pathlib import Path
sys.dont_write_bytecode = True
sys.path.insert(0, "/package")
warnings.simplefilter("error")
from hh_widget import hearts, logs
from hh_widget.heart_to_heart import Deal, Game, is_winnable, review, shortest_win

def solve(code):
    deal = Deal.from_code(code)
    win = shortest_win(deal)
    return [is_winnable(deal), None if win is None else len(win)]

def refusal():
    try:
        is_winnable(Deal.from_number(12), engine="numba")
    except ModuleNotFoundError as error:
        return str(error)

for path in Path("/package/hh_widget").rglob("*.py"):
    compile(path.read_text("utf-8"), path, "exec")
made = review(Game.parse({EXAMPLE_GAME!r}))
print(json.dumps({{
    "platform": sys.platform,
    "deals": [solve(code) for code in {[facts["code"] for facts in DEALS]!r}],
    "review": [made.text("it"), made.svg("it")],
    "refusal": refusal(),
}}))
"""


@pytest.fixture(scope="module")
def facts() -> dict[str, Any]:
    """What the program tells; without Pyodide a skip, or in CI a failure."""
    node = shutil.which("node")
    if node is None or not (FOLDER / "node_modules" / "pyodide").exists():
        (pytest.fail if is_required() else pytest.skip)(HOW_TO_GET_IT)
    done = subprocess.run(
        [node, str(FOLDER / "run.mjs"), str(ROOT)],
        input=PROGRAM,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    assert told["platform"] == "emscripten"
    return told


def test_deals_are_solved_there(facts: dict[str, Any]) -> None:
    assert facts["deals"] == [
        [known["winnable"], known["fewest_moves"]] for known in DEALS
    ]


def test_a_review_is_the_same_there(facts: dict[str, Any]) -> None:
    made = review(Game.parse(EXAMPLE_GAME))
    assert facts["review"] == [made.text("it"), made.svg("it")]


def test_numba_is_refused_there_by_its_name(facts: dict[str, Any]) -> None:
    assert facts["refusal"].startswith("the engine 'numba' needs num")
