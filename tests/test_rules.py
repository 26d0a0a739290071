"""How the tests are tied to the rules: ``conftest.py`` and ``rules.toml``."""

import shutil

import pytest
from conftest import RULES, TESTS

pytest_plugins = ["pytester"]

SHOWS_ONE = """
    import pytest

    @pytest.mark.rule("XX-01")
    def test_one(): pass
"""
SHOWS_TWO = SHOWS_ONE.replace("XX-01", "XX-02")


@pytest.fixture
def project(pytester: pytest.Pytester) -> pytest.Pytester:
    """Make a project with this conftest and three rules, the last not built yet."""
    tests = pytester.mkdir("tests")
    shutil.copy(TESTS / "conftest.py", tests)
    (tests / "rules.toml").write_text(
        '[XX-01]\ntitle = "one"\n[XX-02]\ntitle = "two"\n'
        '[XX-03]\ntitle = "three"\nbuilt = false\n'
    )
    pytester.makepyprojecttoml('[tool.pytest.ini_options]\ntestpaths = ["tests"]')
    return pytester


def add(project: pytest.Pytester, name: str, source: str) -> None:
    path = project.path / "tests" / f"{name}.py"
    path.parent.mkdir(exist_ok=True)
    project.makepyfile(**{name: source})
    (project.path / f"{name}.py").rename(path)


def test_every_rule_of_both_games_is_listed_with_a_title() -> None:
    ids = [f"HH-{n:02}" for n in range(1, 30)] + [f"HE-{n:02}" for n in range(1, 37)]
    assert list(RULES) == ids
    for facts in RULES.values():
        assert facts["title"]
        assert facts.keys() <= {"title", "built"}


@pytest.mark.parametrize("arguments", [[], ["tests"], ["."], ["-k", "one"]])
def test_a_rule_without_a_test_fails_a_run_of_all_tests(
    project: pytest.Pytester, arguments: list[str]
) -> None:
    add(project, "test_first", SHOWS_ONE)
    result = project.runpytest(*arguments)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["ERROR: rules without a test: XX-02"])


def test_a_rule_may_be_shown_in_a_folder_of_the_tests(project: pytest.Pytester) -> None:
    add(project, "test_first", SHOWS_ONE)
    (project.path / "tests" / "browser").mkdir()
    add(project, "browser/test_second", SHOWS_TWO)
    result = project.runpytest()
    result.assert_outcomes(passed=2)
    result.stdout.fnmatch_lines(["rules not built yet: XX-03"])
    assert project.runpytest("--ignore=tests/browser").ret != 0


@pytest.mark.parametrize("arguments", [["tests/test_first.py"], ["--last-failed"]])
def test_a_run_of_some_tests_does_not_ask_for_all_rules(
    project: pytest.Pytester, arguments: list[str]
) -> None:
    add(project, "test_first", SHOWS_ONE.replace("pass", "assert False"))
    project.runpytest("tests/test_first.py")
    project.runpytest(*arguments).assert_outcomes(failed=1)


def test_a_test_that_cannot_be_read_is_what_is_told_first(
    project: pytest.Pytester,
) -> None:
    add(project, "test_first", "import nothing_of_this_name")
    result = project.runpytest()
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["*No module named 'nothing_of_this_name'*"])


@pytest.mark.parametrize(
    ("mark", "complaint"),
    [
        ('rule("XX-09")', "a rule 'XX-09'; see rules.toml"),
        ('rule("XX-01", "XX-1")', "a rule 'XX-1'; see rules.toml"),
        ("rule", "a rule without an id; see rules.toml"),
        ("rule()", "a rule without an id; see rules.toml"),
    ],
)
def test_a_mark_that_names_no_rule_is_refused(
    project: pytest.Pytester, mark: str, complaint: str
) -> None:
    add(project, "test_first", SHOWS_ONE.replace('rule("XX-01")', mark))
    result = project.runpytest("tests/test_first.py")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines([f"ERROR: tests/test_first.py::test_one shows {complaint}"])  # fmt: skip
