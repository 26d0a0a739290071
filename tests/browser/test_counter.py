"""The harness itself, tried with a widget that does next to nothing."""

from playwright.sync_api import expect

from browser.conftest import OpenNotebook


def test_a_click_reaches_python_and_comes_back(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook("from browser.counter import Counter", "Counter()")
    notebook.run_all()
    button = notebook.output(2).locator("button.counter")
    for count in range(3):
        expect(button).to_have_text(f"Count: {count}")
        button.click()
    expect(button).to_have_text("Count: 3")
