"""Ties the tests to the rules, and says how long hypothesis searches."""

import os
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import Phase, settings

from hh_widget.logs import writer

TESTS = Path(__file__).resolve().parent
RULES = tomllib.loads((TESTS / "rules.toml").read_text(encoding="utf-8"))
NOT_BUILT = {rule for rule, facts in RULES.items() if not facts.get("built", True)}

settings.register_profile("default", deadline=None)
settings.register_profile(
    "ci", settings.get_profile("default"), derandomize=True, database=None
)
settings.register_profile(
    "soak", settings.get_profile("default"), max_examples=10_000, print_blob=True
)
settings.register_profile(
    "mutants",
    settings.get_profile("ci"),
    max_examples=30,
    phases=(Phase.explicit, Phase.generate),
)
settings.load_profile(
    os.environ.get("HYPOTHESIS_PROFILE", "ci" if os.environ.get("CI") else "default")
)


@pytest.fixture(autouse=True)
def logs(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Path]:
    """A folder of logs of the test's own, where the usual one would be; not made yet."""
    folder = tmp_path_factory.mktemp("logs") / "games"
    monkeypatch.setenv("HH_WIDGET_LOGS", str(folder))
    for variable in ("HH_WIDGET_PLAYER", "JUPYTERHUB_USER"):
        monkeypatch.delenv(variable, raising=False)
    yield folder
    writer.close_all()


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(id, ...): the test shows these rules")


@pytest.hookimpl(tryfirst=True)  # before -k, -m and --deselect take tests out
def pytest_collection_modifyitems(
    session: pytest.Session, items: list[pytest.Item]
) -> None:
    """Refuse marks that name no rule, and rules that no test is marked with."""
    shown: set[str] = set()
    faults = []
    for item in items:
        for mark in item.iter_markers("rule"):
            unknown = [rule for rule in mark.args if rule not in RULES]
            if unknown or not mark.args:
                names = ", ".join(map(repr, unknown)) or "without an id"
                faults.append(f"{item.nodeid} shows a rule {names}; see rules.toml")
            shown.update(mark.args)
    untested = sorted(RULES.keys() - NOT_BUILT - shown)
    if untested and collects_all_tests(session):
        faults.append(f"rules without a test: {', '.join(untested)}")
    if faults:
        raise pytest.UsageError("\n".join(faults))


def collects_all_tests(session: pytest.Session) -> bool:
    """Tell whether the run was asked for this folder, and could read all of it."""
    directory = session.config.invocation_params.dir
    asked = {(directory / argument).resolve() for argument in session.config.args}
    return (
        not asked.isdisjoint({TESTS, *TESTS.parents})
        and not session.config.getoption("lf")
        and not session.testsfailed
    )


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the rules that are not built yet."""
    rules = ", ".join(sorted(NOT_BUILT)) or "none"
    terminalreporter.write_line(f"rules not built yet: {rules}")
