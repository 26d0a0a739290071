"""What nobody has seen turned leaves no trace: two deals that differ there alone."""

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest

from browser.board import IMPORT, Board, Picture, draws
from browser.desk import Desk
from browser.lab import Lab
from browser.messages import messages_in
from browser.notebook import Notebook
from hh_widget.heart_to_heart import DISCARD, STOCK, Deal
from hh_widget.heart_to_heart.moves import Target

SHOW: Final = """
import json
from pathlib import Path
from hh_widget.heart_to_heart import Deal
game = HeartToHeart(Deal(**json.loads(Path("deal.json").read_text())))
game
"""
DEAL: Final = Deal.from_code("HH1-N-AAAAAAM")
SEEN: Final = 9
"""How many cards of the stock are turned; the ninth pairs the tip."""

TAPS: Final[tuple[Target, ...]] = (
    *(25, 1, DISCARD, 25),
    *draws(SEEN),
    *(25, DISCARD, 24, 23, DISCARD),
)

_ID: Final = re.compile(r"[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}|hh[0-9a-z]+-")
_TIME: Final = re.compile(r'(?<=data-figure="time">)[^<]+')
_NOT_COMPARED: Final = {"elapsed", "seq", "execution_count"}
"""What is of the clock, or random in each view."""

_NOT_OF_THE_GAME: Final = {"kernel_info_reply", "debug_reply", "history_reply"}
"""Answers to JupyterLab itself: a tip at random, the process's number, older cells."""


def without_ids_and_times(value: Any) -> Any:  # noqa: ANN401  any JSON
    """Return the same, what is an object as sorted pairs: some keys are ids."""
    if isinstance(value, dict):
        pairs = [
            [_ID.sub("id", key), without_ids_and_times(it)]
            for key, it in value.items()
            if key not in _NOT_COMPARED
        ]
        return sorted(pairs, key=json.dumps)
    if isinstance(value, list):
        return [without_ids_and_times(it) for it in value]
    return _ID.sub("id", value) if isinstance(value, str) else value


def told_by_python(notebook: Notebook) -> dict[str, list[str]]:
    """Return what the kernel's messages say, by their kind; statuses only once."""
    told: dict[str, list[str]] = {}
    for kind, content in messages_in(notebook.watch.frames):
        text = json.dumps(without_ids_and_times(content))
        told.setdefault(kind, []).append(text)
    return {
        kind: sorted(texts if kind.startswith("comm_") else {*texts})
        for kind, texts in told.items()
        if kind not in _NOT_OF_THE_GAME
    }


def drawn(board: Board) -> str:
    """Return the board's elements as text, without the time."""
    html = _ID.sub("id", str(board.root.evaluate("it => it.outerHTML")))
    return _TIME.sub("time", html)


def play(board: Board) -> list[str]:
    """Play the same on every board, and return all that was drawn."""
    pages = [drawn(board)]
    for target in TAPS:
        board.tap(target)
        pages.append(drawn(board))
    for action in ("undo", "undo", "redo", "redo"):
        board.press(action)
        pages.append(drawn(board))
    return pages


@pytest.mark.rule("HH-07", "HH-27")
def test_frames_traits_page_and_notebook_do_not_depend_on_what_is_unseen(
    desk: Desk, lab: Lab
) -> None:
    file = lab.notebooks / "deal.json"
    unseen = DEAL.stock[SEEN:]
    frames, pages, saved, shown = [], [], [], []
    boards: list[Board] = []
    for order in (unseen, unseen[::-1]):
        write(file, Deal(DEAL.heart, (*DEAL.stock[:SEEN], *order), DEAL.discard))
        notebook = desk.open(IMPORT, SHOW)
        if not boards:
            notebook.choose("Settings", "Save Widget State Automatically")
        notebook.run_all()
        notebook.page.emulate_media(reduced_motion="reduce")
        board = Board(notebook.output(2))
        pages.append(play(board))
        shown.append(board.shows())
        notebook.save()
        saved.append(json.loads(notebook.file.read_text(encoding="utf-8")))
        frames.append(told_by_python(notebook))
        boards.append(board)
        lab.forget_games()

    assert pages[0] == pages[1]
    assert shown[0] == shown[1]
    assert frames[0]["comm_msg"] == frames[1]["comm_msg"]
    assert frames[0] == frames[1]
    assert without_ids_and_times(saved[0]) == without_ids_and_times(saved[1])
    assert_that_all_was_there(frames[0], saved[0], shown[0])

    # One card more, and they differ.
    for board in boards:
        board.tap(STOCK)
    assert unseen[0] != unseen[-1]
    assert drawn(boards[0]) != drawn(boards[1])


def write(file: Path, deal: Deal) -> None:
    cards = {"heart": deal.heart, "stock": deal.stock, "discard": deal.discard}
    file.write_text(json.dumps(cards), encoding="utf-8")


def assert_that_all_was_there(
    frames: dict[str, list[str]], saved: dict[str, Any], shown: Picture
) -> None:
    """See that what was compared holds the game: an empty thing equals any other."""
    assert len(frames["comm_open"]) >= 2
    assert len(frames["comm_msg"]) >= len(TAPS)
    state = saved["metadata"]["widgets"]["application/vnd.jupyter.widget-state+json"]
    (model,) = (it["state"] for it in state["state"].values() if "heart" in it["state"])
    assert model["moves"] == int(shown.moves) > SEEN
    output = saved["cells"][1]["outputs"][0]["data"]
    assert output.keys() >= {"text/plain", "text/html"}
