"""A bare counter: the least that an anywidget can be and still ask Python.

The harness is tried with it, and it is what the board's speed is compared with. It
goes the way the board goes: the click is a custom message, Python changes a trait,
and the page draws it.
"""

import anywidget
import traitlets

_ESM = """
export default {
  render({ model, el }) {
    const button = document.createElement("button");
    button.className = "counter";
    const draw = () => {
      button.dataset.count = model.get("count");
      button.textContent = `Count: ${model.get("count")}`;
    };
    button.addEventListener("click", () => model.send({ type: "count" }));
    model.on("change:count", draw);
    draw();
    el.append(button);
    return () => model.off("change:count", draw);
  },
};
"""


class Counter(anywidget.AnyWidget):
    """Counts the clicks on its button."""

    _esm = _ESM
    count = traitlets.Int(0).tag(sync=True)

    def __init__(self) -> None:
        """Start at zero."""
        super().__init__()
        self.on_msg(_count)


def _count(counter: Counter, _content: object, _buffers: object) -> None:
    counter.count += 1
