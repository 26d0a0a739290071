"""Style sheets lie in the host's page: each says whose looks it is."""

import re
from pathlib import Path
from typing import Final

import pytest

STATIC: Final = Path(__file__).parent.parent / "hh_widget/static"
ROOTS: Final = {
    "heart_to_heart": ".hh-widget.heart-to-heart",
    "hearts": ".hh-widget.hearts",
}


def preludes(css: str) -> list[str]:
    """Return what stands before each block that is in no other one."""
    found, depth, begin = [], 0, 0
    for match in re.finditer(r"[{}]", css):
        if match[0] == "{":
            if depth == 0:
                found.append(css[begin : match.start()])
            depth += 1
        else:
            depth -= 1
            begin = match.end()
    assert depth == 0
    assert css[begin:].strip() == ""
    return found


@pytest.mark.parametrize("name", ROOTS)
def test_every_rule_is_for_its_own_widget_alone(name: str) -> None:
    css = (STATIC / f"{name}.css").read_text(encoding="utf-8")
    rules: list[str] = []
    frames: list[str] = []
    for prelude in preludes(css):
        (frames if prelude.startswith("@keyframes") else rules).append(prelude)
    assert rules
    assert {rule.removeprefix(ROOTS[name])[:1] for rule in rules} <= {"", " ", ":", "["}
    assert all(rule.startswith(ROOTS[name]) for rule in rules)
    assert all(frame.startswith("@keyframes hh-") for frame in frames)
