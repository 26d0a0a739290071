"""Whether a widget fits: nothing overflows, everything can be hit and read."""

from typing import Any, Final

from playwright.sync_api import Locator

from browser.shown import Shown

# What only a screen reader gets is a pixel wide, and its text may be longer.
_MEASURE: Final = """board => {
  const box = board.getBoundingClientRect();
  const isHeardOnly = it => it.closest(".sprite, .heard, .motion")
    || getComputedStyle(it).clipPath !== "none";
  const name = it => `${it.tagName} ${it.getAttribute("class") ?? ""}`
    + ` ${it.dataset?.action ?? it.dataset?.slot ?? it.dataset?.target ?? ""}`;
  const all = [board, ...board.querySelectorAll("*")]
    .filter(it => !(it instanceof SVGElement) && it.tagName !== "OPTION")
    .filter(it => !isHeardOnly(it));
  const outside = all.filter(it => {
    const { left, right } = it.getBoundingClientRect();
    return left < box.left - 0.5 || right > box.right + 0.5;
  });
  const scrolling = all.filter(it => it.scrollWidth > it.clientWidth + 1
    && it.clientWidth > 0 && /auto|scroll|hidden/.test(getComputedStyle(it).overflowX));
  const targets = [...board.querySelectorAll("button, input, select")]
    .filter(it => it.checkVisibility() && !it.closest("[inert]"));
  return {
    width: box.width,
    outside: outside.map(name),
    scrolling: scrolling.map(name),
    targets: targets.map(it => {
      const { width, height } = it.getBoundingClientRect();
      return [name(it), width, height];
    }),
    letters: all.filter(it => [...it.childNodes].some(
      node => node.nodeType === Node.TEXT_NODE && node.textContent.trim()))
      .map(it => [name(it), parseFloat(getComputedStyle(it).fontSize)]),
  };
}"""

_LARGE: Final = 44
_SMALL: Final = 24
_LEAST_LETTERS: Final = 12

_IN_A_LINE: Final = {"copy", "enter", "reopen"}
"""Buttons beside text, which leaves them less room."""
_LEAST_OF_BUTTONS: Final = 36


_RING: Final = """card => {
  const ring = getComputedStyle(card, "::after");
  const face = getComputedStyle(card.querySelector(".face"));
  const sides = [ring.top, ring.right, ring.bottom, ring.left];
  return { ring: ring.transform, face: face.transform, sides, content: ring.content };
}"""


def assert_that_the_ring_frames_the_face(card: Locator) -> None:
    """See that the focus ring is as far from the face all around, however it lies."""
    found: dict[str, Any] = card.evaluate(_RING)
    assert found["content"] == '""', "a focused card has a ring"
    assert found["ring"] == found["face"]
    assert len(set(found["sides"])) == 1


def assert_that_nothing_is_cut_off(board: Shown[Any]) -> None:
    """See that nothing stands out or scrolls sideways."""
    found: dict[str, Any] = board.root.evaluate(_MEASURE)
    assert not found["outside"], found["outside"]
    assert not found["scrolling"], found["scrolling"]


def assert_that_it_fits(board: Shown[Any]) -> None:
    """See that nothing stands out, scrolls sideways, or is too small to hit or read."""
    assert_that_nothing_is_cut_off(board)
    found: dict[str, Any] = board.root.evaluate(_MEASURE)
    for name, width, height in found["targets"]:
        assert min(width, height) >= _SMALL, name
        if name.startswith("BUTTON") and not _IN_A_LINE & {*name.split()}:
            assert min(width, height) >= _LEAST_OF_BUTTONS, name
            assert max(width, height) >= _LARGE, name
    for name, size in found["letters"]:
        assert size >= _LEAST_LETTERS, name
