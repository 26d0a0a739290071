"""The command ``hh-widget``."""

import json
import sys

import pytest
from fresh_process import third_party_modules_loaded_by

from hh_widget.cli import main
from hh_widget.heart_to_heart import Game, review
from hh_widget.heart_to_heart.examples import EXAMPLE_GAME

CODE = "HH1-N-AAAAAAM"


def test_solve_shows_the_board_and_a_win(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "hh1naaaaaam"]) == 0
    code, board, beside, answer, moves = capsys.readouterr().out.split("\n\n")
    assert code == CODE
    assert board.splitlines() == [
        " T 8   T K",
        "7 2 3 5 3 Q",
        " 2 5 5 7 T",
        "  6 9 A K",
        "   9 A 8",
        "    J 6",
        "     4",
    ]
    assert beside == "Stock: 26 cards\nDiscard pile, bottom first: A"
    assert answer == "It can be won, in 68 moves at least:"
    game = Game.parse(f"{code} {moves}")
    assert (game.status, game.move_count) == ("won", 68)


def test_solve_says_when_a_deal_cannot_be_won(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["solve", "HH1-N-AAAAAAA"]) == 0
    assert capsys.readouterr().out.endswith("\n\nIt cannot be won.\n")


@pytest.mark.parametrize(
    ("code", "fewest"), [("HH1-N-AAAAAAM", 68), ("HH1-N-AAAAAAA", None)]
)
def test_solve_writes_json(
    code: str, fewest: int | None, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["solve", code, "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert list(facts) == [
        "code",
        "number",
        "deal",
        "winnable",
        "fewest_moves",
        "moves",
    ]
    assert facts["code"] == code
    assert facts["winnable"] is (fewest is not None)
    assert facts["fewest_moves"] == fewest
    if fewest is None:
        assert facts["moves"] is None
    else:
        game = Game.parse(f"{facts['deal']} {facts['moves']}")
        assert (game.status, game.move_count) == ("won", fewest)


@pytest.mark.parametrize("arguments", [[EXAMPLE_GAME], EXAMPLE_GAME.split()])
def test_review_reads_a_game_quoted_or_not(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", *arguments]) == 0
    assert capsys.readouterr().out == f"{review(Game.parse(EXAMPLE_GAME)).text()}\n"


def test_review_speaks_other_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", CODE, "D", "--language", "it"]) == 0
    assert capsys.readouterr().out.startswith(f"Analisi di {CODE}\n")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["solve", "HH1-N-AAAAAA"], "has 6 letters where 7 are expected"),
        (["review", CODE, "25x"], "move 1 of the game: 25x is not possible"),
        (["review", CODE, "sit"], "'sit' is no move"),
        (["review", CODE, "--language", "xx"], "there are no texts in 'xx'"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("hh-widget: ")
    assert message in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("arguments", [[], ["shuffle"], ["solve"]])
def test_without_a_command_it_says_how_it_is_used(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert capsys.readouterr().err.startswith("usage: hh-widget")


def test_the_command_needs_no_third_party_package() -> None:
    statement = (
        "import contextlib, io\n"
        "from hh_widget.cli import main\n"
        "with contextlib.redirect_stdout(io.StringIO()):\n"
        f"    main(['solve', '{CODE}']); main(['review', '{CODE}', 'D'])"
    )
    assert third_party_modules_loaded_by(sys.executable, statement) == []
