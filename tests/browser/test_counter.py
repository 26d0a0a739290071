"""The harness itself, tried with a widget that does next to nothing."""

from playwright.sync_api import expect

from browser.desk import Desk


def test_a_click_reaches_python_and_comes_back(desk: Desk) -> None:
    notebook = desk.open("from browser.counter import Counter", "Counter()")
    notebook.run_all()
    button = notebook.output(2).locator("button.counter")
    for count in range(3):
        expect(button).to_have_text(f"Count: {count}")
        button.click()
    expect(button).to_have_text("Count: 3")


def test_errors_and_requests_to_other_machines_are_noticed(desk: Desk) -> None:
    notebook = desk.open("")
    notebook.page.evaluate("""async () => {
        console.error("of the test's own");
        setTimeout(() => { throw new Error("nobody catches this") });
        await fetch("http://192.0.2.1/").catch(() => {});
    }""")
    watch = notebook.watch
    assert any("of the test's own" in error for error in watch.errors)
    assert any("nobody catches this" in error for error in watch.errors)
    assert watch.foreign == ["http://192.0.2.1/"]
    watch.errors.clear()
    watch.foreign.clear()
