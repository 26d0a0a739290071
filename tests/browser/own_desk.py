"""A desk outside of the tests: for benchmarks and for pictures."""

import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import ViewportSize, sync_playwright

from browser.chromium import ARGUMENTS, HOW_TO_GET_ONE, find_chromium
from browser.desk import Desk
from browser.lab import Lab


@contextmanager
def own_desk(
    name: str,
    *,
    viewport: ViewportSize,
    sharpness: float = 1,
    scripts: Sequence[str] = (),
) -> Iterator[Desk]:
    """Open a browser on a JupyterLab of its own, and close both at the end.

    Args:
        name: what notebooks are named after.
        viewport: the size of each page, in CSS pixels.
        sharpness: device pixels a CSS pixel.
        scripts: what each page runs before all else.

    Raises:
        RuntimeError: if there is no Chromium.

    """
    chromium = find_chromium()
    if chromium is None:
        raise RuntimeError(HOW_TO_GET_ONE)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, args=[*ARGUMENTS, "--enable-precise-memory-info"]
        )
        lab = Lab(Path(home))
        try:
            context = browser.new_context(
                viewport=viewport, device_scale_factor=sharpness, locale="en-US"
            )
            for script in scripts:
                context.add_init_script(script)
            yield Desk(lab, context, name)
        finally:
            browser.close()
            lab.stop()
