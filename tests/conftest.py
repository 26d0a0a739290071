"""Ties the tests to the rules: a rule that is built and has no test fails the run."""

import tomllib
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
RULES = tomllib.loads((TESTS / "rules.toml").read_text(encoding="utf-8"))
UNTESTED = pytest.StashKey[list[str]]()


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(id): the test shows this rule")


def pytest_collection_finish(session: pytest.Session) -> None:
    """Find the rules that no test is marked with, when all tests were collected."""
    marked: set[str] = set()
    for item in session.items:
        for mark in item.iter_markers("rule"):
            unknown = set(mark.args) - RULES.keys()
            if unknown or not mark.args:
                message = f"{item.nodeid}: rules.toml has no rule {sorted(unknown)}"
                raise pytest.UsageError(message)
            marked |= set(mark.args)
    if session.config.args == session.config.getini("testpaths"):
        built = {rule for rule, facts in RULES.items() if facts.get("built", True)}
        session.config.stash[UNTESTED] = sorted(built - marked)
        if built - marked:
            session.shouldfail = f"rules without a test: {sorted(built - marked)}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the rules that are not built yet."""
    waiting = [rule for rule, facts in RULES.items() if not facts.get("built", True)]
    terminalreporter.write_line(f"rules not built yet: {', '.join(waiting) or 'none'}")
