"""The moments of a match of Hearts that pictures are taken of."""

from collections.abc import Callable
from functools import partial
from typing import Final

from browser.board import Board

from screenshots.moment import Moment, nothing

PREPARE: Final = """
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from hh_widget import Hearts
from hh_widget.hearts import Card, Match, Table, cpu
from hh_widget.hearts.rules import NUMBER, SEATS, taker
from hh_widget.logs.folder import player
from hh_widget.logs.game_log import GameLog
from hh_widget.logs.hearts.events import HEARTS

def moment(holds, seed=7, match=None):
    "The match as CPU seats play it, at the first moment at which this holds."
    match = match or Match(seed)
    while not holds(match):
        if match.phase == "passing":
            for seat in SEATS:
                match.pass_cards(seat, cpu.choose_pass(match.observation(seat)))
        elif match.phase == "playing":
            match.play(cpu.choose_play(match.observation(match.turn)))
        elif match.phase == "trick":
            match.collect()
        else:
            match.next_hand()
    return match

def ended(result):
    "The first match that ends so."
    matches = (moment(lambda m: m.phase == "over", seed) for seed in count())
    return next(match for match in matches if match.result == result)

def moon():
    "The end of a fourth hand in which you have taken everything."
    mine = "TC JC QC KC AC QS KS AS TH JH QH KH AH".split()
    others = [str(card) for card in NUMBER if str(card) not in mine]
    state = moment(lambda m: m.hand_number == 4).to_dict()
    state["hands"] = [mine, others[::3], others[1::3], others[2::3]]
    match = Match.from_dict(state)
    while match.phase != "scored":
        if match.phase == "trick":
            match.collect()
            continue
        plays = sorted(match.legal_plays(), key=NUMBER.__getitem__)
        match.play(plays[-1 if match.turn == 0 else 0])
    return match

def folder():
    "A folder of logs with a few matches in it."
    logs = mkdtemp()
    for difficulty in ("easy", "easy", "normal", "hard"):
        table = Table(Match(3, difficulty))
        while table.phase != "over":
            seen = table.match.observation(0)
            if table.phase == "passing":
                for card in cpu.choose_pass(seen):
                    table.tap(card)
                table.confirm()
            elif table.match.turn == 0:
                card = cpu.choose_play(seen)
                table.tap(card)
                table.tap(card)
            elif table.phase == "scored":
                table.next_hand()
            else:
                table.advance()
        # Jupyter refuses so many messages at once as a widget would send.
        GameLog(HEARTS, Path(logs), player()).note(table, {"locale": "en"})
    return logs

def is_to_follow(match):
    legal = match.legal_plays()
    return (match.hand_number == 2 and match.turn == 0 and len(match.trick) == 2
            and 1 < len(legal) < len(match.hands[0]) - 3)
"""
"""A first cell, with which matches at their moments can be shown."""

STILL: Final = """
const wait = window.setTimeout;
window.setTimeout = (then, delay, ...rest) =>
  delay === 450 || delay === 900 ? 0 : wait(then, delay, ...rest);
"""
"""Lets the table never go on by itself, so that its pauses can be looked at."""


def _choose(count: int, board: Board) -> None:
    for number in (2, 7, 11)[:count]:
        board.root.locator(".fan .card").nth(number).click(position={"x": 8, "y": 20})
        board.wait_for_the_answer()


def _pass(board: Board) -> None:
    _choose(3, board)
    board.press("confirm")


def _raise(board: Board) -> None:
    board.root.locator(".fan .card.free").first.click(position={"x": 8, "y": 20})
    board.wait_for_the_answer()


def _pressed(name: str) -> Callable[[Board], None]:
    return lambda board: board.press(name)


_hearts = partial(Moment, widget="Hearts")

_FOLLOW: Final = "match=moment(is_to_follow)"

HEARTS_MOMENTS: Final = (
    _hearts("hearts-deal", start="seed=7"),
    _hearts("hearts-passing", start="seed=7", act=partial(_choose, 2), is_wordy=True),
    _hearts("hearts-confirm", start="seed=7", act=partial(_choose, 3)),
    _hearts("hearts-received", start="seed=7", act=_pass),
    _hearts(
        "hearts-lead",
        start="match=moment(lambda m: m.hand_number == 2 and m.turn == 0 and not m.trick)",
    ),
    _hearts("hearts-blocked", start=_FOLLOW, is_wordy=True),
    _hearts("hearts-raised", start=_FOLLOW, act=_raise),
    _hearts("hearts-colors", start=f"{_FOLLOW}, four_color=True"),
    _hearts(
        "hearts-waiting",
        start="match=moment(lambda m: m.hand_number == 3 and len(m.trick) == 2)",
    ),
    _hearts(
        "hearts-trick",
        start='match=moment(lambda m: m.hand_number == 2 and m.phase == "trick" and any(m.points))',
    ),
    _hearts(
        "hearts-last-cards",
        start="match=moment(lambda m: m.turn == 0 and len(m.hands[0]) == 2)",
    ),
    _hearts(
        "hearts-scores",
        start='match=moment(lambda m: m.hand_number == 3 and m.phase == "scored")',
        is_wordy=True,
    ),
    _hearts("hearts-moon", start="match=moon()", logs="folder()", is_wordy=True),
    *(
        _hearts(
            f"hearts-{result}",
            start=f"match=ended({result!r})",
            act=_pressed("reopen"),
            logs="folder()",
            is_wordy=True,
        )
        for result in ("win", "draw", "loss")
    ),
    _hearts("hearts-over", start='match=ended("win")', act=nothing, is_wordy=True),
    _hearts("hearts-help", start=_FOLLOW, act=_pressed("help"), is_wordy=True),
    _hearts("hearts-settings", start=_FOLLOW, act=_pressed("settings"), is_wordy=True),
    _hearts("hearts-sheet", start=_FOLLOW, act=_pressed("scores"), is_wordy=True),
    _hearts("hearts-question", start=_FOLLOW, act=_pressed("new_match"), is_wordy=True),
)
