"""A JupyterLab and a Chromium for benchmarks of what happens in the page."""

import random
from contextlib import AbstractContextManager
from typing import Final

from browser.desk import Desk
from browser.own_desk import own_desk

SEED: Final = 20261130

_EAR: Final = """
window.heard = [];
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(...args) {
    super(...args);
    this.addEventListener("message", ({ data }) => {
      const bytes = typeof data === "string" ? new Blob([data]).size
        : data.byteLength ?? data.size;
      window.heard.push([performance.now(), bytes]);
    });
  }
};
"""
"""Notes when each message came from the server, and of how many bytes it is."""

_HANDS: Final = """
window.pause = (ms) => new Promise((done) => setTimeout(done, ms));
window.frames2 = () => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now()))));

// Presses an element, and tells how long it takes until the attribute of `shown` has
// another value and two frames have been drawn since.
window.press = async (element, shown, attribute) => {
  const before = shown.getAttribute(attribute);
  const changed = new Promise((done) => {
    const observer = new MutationObserver(() => {
      if (shown.getAttribute(attribute) !== before) {
        observer.disconnect();
        done();
      }
    });
    observer.observe(shown, { attributes: true, attributeFilter: [attribute] });
  });
  const start = performance.now();
  for (const name of ["pointerdown", "pointerup"]) {
    element.dispatchEvent(new PointerEvent(name, { bubbles: true, isPrimary: true }));
  }
  element.click();
  await changed;
  return [start, (await frames2()) - start];
};
"""

FAST: Final = """
const start = performance.now();
const now = performance.now.bind(performance);
performance.now = () => start + 30 * (now() - start);
const wait = window.setTimeout;
window.setTimeout = (then, delay, ...rest) => wait(then, (delay ?? 0) / 30, ...rest);
"""
"""Lets the page's clock go thirty times as fast."""


def desk_of_benchmarks(*scripts: str) -> AbstractContextManager[Desk]:
    """Open a browser on a JupyterLab of its own, whose pages count their messages.

    Args:
        scripts: what else each page runs before all else.

    Raises:
        RuntimeError: if there is no Chromium.

    """
    return own_desk(
        "benchmark",
        scripts=(_EAR, _HANDS, *scripts),
        viewport={"width": 1280, "height": 1400},
    )


def pauses(count: int) -> list[float]:
    """Return how long to wait before each tap, in milliseconds: 233 to 267 at random.

    A fixed pause would lock to the screen's frames.
    """
    rng = random.Random(SEED)
    return [rng.uniform(233, 267) for _ in range(count)]
