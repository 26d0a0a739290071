"""Logs of Hearts are read forgivingly as files and strictly as matches."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from hearts_lines import (
    SEED,
    end,
    resume,
    start,
    steps_of,
    table_after,
    unfinished,
)
from hearts_tables import choose, following, leading, play_your_card
from log_lines import start as other_start
from log_lines import steps as other_steps
from log_lines import unfinished as other_unfinished
from log_lines import write_lines

from hh_widget.hearts import Match, Table
from hh_widget.logs import statistics
from hh_widget.logs.hearts.events import HEARTS

Lines: TypeAlias = list[dict[str, Any]]

IN_PLAY = 60
"""So many steps lead into the first hand's play."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "games"


def matches_of(folder: Path) -> dict[str, Table]:
    """Return all matches that can be continued, replayed, by their ids."""
    return {told.header.id: told.replay(HEARTS) for told in unfinished(folder)}


def problems_of(folder: Path) -> list[tuple[int | None, str]]:
    return [(p.line, p.reason) for p in statistics("hearts", folder).problems]


@pytest.mark.parametrize("count", [1, 4, 5, 20, IN_PLAY, 130, 400])
def test_a_match_is_read_from_its_steps(folder: Path, count: int) -> None:
    table = table_after(count)
    write_lines(folder, start(), *steps_of(table))
    (read,) = matches_of(folder).values()
    assert read.tape == table.tape
    assert problems_of(folder) == []


def test_a_resumed_match_is_read_from_its_tape_and_its_steps(folder: Path) -> None:
    before, after = table_after(30), table_after(IN_PLAY)
    steps = steps_of(after)[len(before.tape) :]
    write_lines(folder, resume("earlier", before), *steps)
    (told,) = unfinished(folder)
    assert (told.source, told.tape) == ("earlier", after.tape)
    assert told.replay(HEARTS).tape == after.tape


def test_matches_and_games_of_another_kind_may_take_turns_in_a_file(
    folder: Path,
) -> None:
    table = table_after(IN_PLAY)
    one, two = steps_of(table), other_steps("D D U", g=2)
    write_lines(folder, start(), one[0], other_start(2), *two[:2], *one[1:], two[2])
    assert [read.tape for read in matches_of(folder).values()] == [table.tape]
    assert [len(told.tape) for told in other_unfinished(folder)] == [3]
    assert problems_of(folder) == []
    assert statistics("hearts", folder).normal.played == 1
    assert statistics("heart-to-heart", folder).played == 1


def test_steps_of_another_game_under_its_number_are_passed_over(folder: Path) -> None:
    table = table_after(IN_PLAY)
    write_lines(folder, start(), *other_steps("D D"), *steps_of(table))
    assert [read.tape for read in matches_of(folder).values()] == [table.tape]
    assert problems_of(folder) == []


def test_a_last_line_that_is_cut_short_is_as_if_it_were_not_there(folder: Path) -> None:
    table = table_after(12)
    file = write_lines(folder, start(), *steps_of(table))
    whole = file.read_bytes()
    beginning = whole.index(b"\n") + 1
    for length in range(len(whole)):
        file.write_bytes(whole[:length])
        count = sum(line.endswith(b"}") for line in whole[:length].splitlines()[1:])
        found = [read.tape for read in matches_of(folder).values()]
        # Without a single step there is no deal yet, which a table makes itself.
        expected = table.tape[: max(count, 1)]
        assert found == ([expected] if length >= beginning - 1 else [])
        assert problems_of(folder) == []


def test_foreign_lines_and_unknown_keys_do_no_harm_and_lines_are_counted(
    folder: Path,
) -> None:
    table = table_after(20)
    steps = [step | {"mood": "good"} for step in steps_of(table)]
    write_lines(
        folder,
        start(mood="good"),
        "",
        *steps[:3],
        "a foreign line",
        {"e": "chat", "g": 1, "text": "hello"},
        *steps[3:8],
        '{"e":"play","g":1,"n":9,"ca',
        *steps[8:],
    )
    assert [read.tape for read in matches_of(folder).values()] == [table.tape]
    assert problems_of(folder) == [
        (6, "this is no line of JSON"),
        (13, "this is no line of JSON"),
    ]


def test_a_byte_order_mark_and_other_newlines_do_no_harm(folder: Path) -> None:
    table = table_after(20)
    file = write_lines(folder, start(), *steps_of(table))
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes().replace(b"\n", b"\r\n"))
    assert [read.tape for read in matches_of(folder).values()] == [table.tape]
    assert problems_of(folder) == []


def test_a_match_of_a_newer_version_is_reported_once_and_not_read(folder: Path) -> None:
    steps = steps_of(table_after(20))
    write_lines(
        folder,
        start(v=2),
        *steps,
        start(2, v=2),
        end("win", 2, v=2),
        start(3),
        *steps_of(table_after(20), g=3),
    )
    assert list(matches_of(folder)) == ["match-3"]
    assert [line for line, _ in problems_of(folder)] == [1, len(steps) + 3]
    assert statistics("hearts", folder).normal.played == 1


def test_the_cards_of_the_cpu_seats_may_be_others_than_it_would_play_now(
    folder: Path,
) -> None:
    """A later version may play otherwise: the log says what was played."""
    *_, last = (at for at in range(8, IN_PLAY) if is_free_choice(table_after(at)))
    before = table_after(last)
    match = before.match
    assert match.turn
    taken = table_after(last + 1).tape[-1]
    (other, *_) = (card for card in match.legal_plays() if str(card) not in str(taken))
    lines = steps_of(before)
    played = lines[-1] | {"n": lines[-1]["n"] + 1, "card": str(other)}
    write_lines(folder, start(), *lines, played)
    (read,) = matches_of(folder).values()
    assert read.match.trick[-1] == (match.turn, other)
    assert problems_of(folder) == []


def is_free_choice(table: Table) -> bool:
    """Tell whether a CPU seat is to play in the middle of a trick, and may choose."""
    match = table.match
    return bool(match.turn and match.trick and len(match.legal_plays()) > 1)


# What the rules rule out


def swapped(line: dict[str, Any], one: str, two: str) -> dict[str, Any]:
    """Return a deal in which these two cards have changed places."""
    hands = "/".join(line["hands"])
    hands = hands.replace(one, "??").replace(two, one).replace("??", two)
    return line | {"hands": hands.split("/")}


def change(kind: str, which: int = 0, **keys: object) -> Callable[[Lines], int]:
    """Return what changes keys of a line of this kind, and tells which line it is."""

    def work(lines: Lines) -> int:
        place = [n for n, line in enumerate(lines) if line["e"] == kind][which]
        lines[place] = lines[place] | keys
        return place

    return work


def leave_out(kind: str, which: int = 0) -> Callable[[Lines], int]:
    """Return what takes a line of this kind out, and tells where it was."""

    def work(lines: Lines) -> int:
        place = [n for n, line in enumerate(lines) if line["e"] == kind][which]
        del lines[place]
        return place

    return work


def other_deal(lines: Lines) -> int:
    lines[0] = swapped(lines[0], "2C", "3C")
    return 0


def deal_again(lines: Lines) -> int:
    lines.insert(12, lines[0])
    return 12


def choose_late(lines: Lines) -> int:
    lines.insert(12, lines[1])
    return 12


def pass_of_others_cards(lines: Lines) -> int:
    place = next(n for n, line in enumerate(lines) if line["e"] == "pass")
    one, two, *rest = lines[place]["passes"]
    lines[place] = lines[place] | {"passes": [two, one, *rest]}
    return place


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (other_deal, "the match's seed deals other cards in hand 1"),
        (change("deal", hand=2), "hand 1 is dealt, not hand 2"),
        (change("deal", hands=[]), "the match's seed deals other cards in hand 1"),
        (leave_out("deal"), "a new match begins with its deal"),
        (deal_again, "the next hand cannot be dealt: hand 1 is not played to the end"),
        (change("choose", 2, cards="2C 3C 4C 5C"), "at most 3 different cards"),
        (change("choose", 1, cards="3C 3C"), "at most 3 different cards"),
        (change("choose", 1, cards="2D"), "seat 0 cannot choose 2D"),
        (choose_late, "cards are chosen before you pass, and only then"),
        (pass_of_others_cards, "seat 0 cannot pass"),
        (change("pass", passes=["3C JC AC"]), "4 seats pass, not 1"),
        (change("pass", passes=["3C JC"] * 4), "seat 0 cannot pass 2 cards"),
        (leave_out("pass"), "the seats have yet to pass"),
        (leave_out("play", 4), "it is play 5 of the hand, not play 6"),
        (change("play", 3, n=7), "it is play 4 of the hand, not play 7"),
        (change("play", 0, card="3C"), "3C cannot be played by seat"),
        (change("play", 4, card="QS"), "QS cannot be played by seat"),
    ],
)
def test_a_match_with_a_step_that_is_not_possible_is_reported_and_the_others_load(
    folder: Path, spoil: Callable[[Lines], int], reason: str
) -> None:
    lines = steps_of(table_after(IN_PLAY))
    place = spoil(lines)
    write_lines(folder, "", start(), *lines, start(2), *steps_of(table_after(9), g=2))
    ((line, found),) = problems_of(folder)
    assert line == place + 3
    assert found.startswith(f"step {place + 1} of the match: ")
    assert reason in found
    assert list(matches_of(folder)) == ["match-2"]
    assert statistics("hearts", folder).normal.played == 1


def test_a_hand_of_which_the_deal_is_missing_is_not_played_on(folder: Path) -> None:
    table = table_after(150)
    lines = steps_of(table)
    place = leave_out("deal", 1)(lines)
    write_lines(folder, start(), *lines)
    ((line, reason),) = problems_of(folder)
    assert line == place + 2
    assert reason.startswith(f"step {place + 1} of the match: ")


def test_a_wrong_step_on_the_tape_of_a_resumed_match_is_reported(folder: Path) -> None:
    table = table_after(20)
    line = resume("earlier", table)
    write_lines(folder, line | {"tape": line["tape"].replace("deal:1", "deal:2")})
    assert problems_of(folder) == [
        (1, "step 1 of the match: hand 1 is dealt, not hand 2")
    ]


# Matches that were handed in


@pytest.mark.parametrize("make", [following, leading])
def test_a_match_that_was_handed_in_is_read_with_its_own_cards(
    folder: Path, make: Callable[[], Table]
) -> None:
    table = make()
    play_your_card(table)
    write_lines(folder, start(match=table.start), *steps_of(table))
    (read,) = matches_of(folder).values()
    assert (read.tape, read.start) == (table.tape, table.start)
    assert read.match.to_dict() == table.match.to_dict()


def test_a_match_that_was_handed_in_between_two_hands_deals_by_its_seed(
    folder: Path,
) -> None:
    played = table_after(62)
    while played.phase != "scored":
        played.advance()
        for card in played.playable[:1]:
            played.tap(card)
            played.tap(card)
    table = Table(played.match)
    assert table.next_hand()
    choose(table).confirm()
    write_lines(folder, start(match=table.start), *steps_of(table))
    (read,) = matches_of(folder).values()
    assert read.match.to_dict() == table.match.to_dict()
    lines = steps_of(table)
    lines[0] = swapped(lines[0], "2C", "3C")
    write_lines(folder, start(match=table.start), *lines)
    assert problems_of(folder) == [
        (2, "step 1 of the match: the match's seed deals other cards in hand 2")
    ]


@pytest.mark.parametrize(
    ("keys", "reason"),
    [
        ({"totals": [1, 2, 3, 4]}, "totals: (1, 2, 3, 4) where"),
        ({"phase": "over"}, "over"),
        ({"seed": 8}, "has seed 8 and difficulty 'normal' where 7 and 'normal'"),
        ({"difficulty": "hard"}, "has seed 7 and difficulty 'hard' where 7 and"),
        ({"hands": []}, "hands: [] where a list of 4 is expected"),
        ({"mood": 1}, "unknown: ['mood']"),
    ],
)
def test_a_match_that_was_handed_in_against_the_rules_is_reported(
    folder: Path, keys: dict[str, Any], reason: str
) -> None:
    table = following()
    match = {**(table.start or {}), **keys}
    play_your_card(table)
    write_lines(folder, start(match=match), *steps_of(table))
    ((line, found),) = problems_of(folder)
    assert line == 1
    assert reason in found
    assert matches_of(folder) == {}


def test_a_seed_that_is_none_is_reported(folder: Path) -> None:
    write_lines(folder, start(seed=2**53 - 1), *steps_of(Table(Match(SEED))))
    ((line, reason),) = problems_of(folder)
    assert (line, "deals other cards" in reason) == (2, True)
