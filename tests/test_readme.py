import doctest
import re
from pathlib import Path

import pytest

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```pycon\n(.*?)^```", README, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES)
def test_what_the_readme_shows_in_python_happens(example: str) -> None:
    test = doctest.DocTestParser().get_doctest(example, {}, "README.md", None, 0)
    report: list[str] = []
    results = doctest.DocTestRunner().run(test, out=report.append)
    assert results.attempted
    assert not results.failed, "".join(report)


def test_the_readme_names_the_two_commands() -> None:
    commands = re.findall(r"^```\n(make \w+)\n```", README, re.MULTILINE)
    assert commands == ["make play", "make test"]


@pytest.mark.parametrize("link", re.findall(r"\]\((?!http)([^)#]+)\)", README))
def test_the_readme_links_to_what_exists(link: str) -> None:
    assert (Path(__file__).parent.parent / link).exists()
