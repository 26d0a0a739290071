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


LINKS = re.findall(r"\]\((?!http)([^)#]+)\)", README)
PICTURES = re.findall(r'\bsrc(?:set)?="([^"]+)"', README)


@pytest.mark.parametrize("link", LINKS + PICTURES)
def test_the_readme_links_to_what_exists(link: str) -> None:
    assert (Path(__file__).parent.parent / link).exists()


def test_the_pictures_of_the_readme_are_small_and_words_describe_them() -> None:
    assert PICTURES
    for picture in PICTURES:
        assert (Path(__file__).parent.parent / picture).stat().st_size <= 150_000
    images = re.findall(r"<img [^>]*>", README)
    assert len(images) == len(PICTURES) / 2  # each for light pages, and for dark ones
    for image in images:
        assert re.search(r'\balt="[^"]{20,}"', image)
