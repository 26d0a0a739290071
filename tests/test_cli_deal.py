"""``hh-widget deal``: the board as text."""

import sys

import pytest
from fresh_process import third_party_modules_loaded_by

from hh_widget.cli import main
from hh_widget.heart_to_heart import Position
from hh_widget.heart_to_heart.board_text import board_as_text

CODE = "HH1-N-AAAAAAM"


@pytest.mark.rule("HH-02", "HH-03", "HH-25")
def test_a_deal_is_laid_out_like_the_heart(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deal", CODE]) == 0
    assert capsys.readouterr().out.splitlines() == [
        CODE,
        "",
        " T 8   T K",
        "7 2 3 5 3 Q",
        " 2 5 5 7 T",
        "  6 9 A K",
        "   9 A 8",
        "    J 6",
        "     4",
        "",
        "Stock: 26 cards",
        "Discard pile, bottom first: A",
    ]


@pytest.mark.rule("HH-26")
@pytest.mark.parametrize("typed", ["hh1naaaaaam", "hh1-n-aaaaaam", " HH1 N AAAAAAM "])
def test_case_spaces_and_missing_hyphens_are_forgiven(
    typed: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["deal", typed]) == 0
    assert capsys.readouterr().out.startswith(f"{CODE}\n")


@pytest.mark.rule("HH-07")
def test_boards_that_differ_in_the_unseen_order_alone_look_the_same() -> None:
    heart = [None] * 24 + [9]
    assert board_as_text(Position(heart, [1, 2, 3], [4])) == board_as_text(
        Position(heart, [3, 1, 2], [4])
    )


@pytest.mark.parametrize(
    ("stock", "discard", "beside"),
    [
        ([1], [], ["Stock: 1 card", "Discard pile, bottom first: empty"]),
        ([], [2, 10], ["Stock: empty", "Discard pile, bottom first: 2T"]),
    ],
)
def test_empty_places_are_shown_and_counts_are_in_words(
    stock: list[int], discard: list[int], beside: list[str]
) -> None:
    lines = board_as_text(Position([None] * 24 + [9], stock, discard)).splitlines()
    assert lines[0] == " . .   . ."
    assert lines[6:] == ["     9", "", *beside]


@pytest.mark.rule("HH-26")
@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("HE1-N-AAAAAAM", "is not one of Heart to Heart"),
        ("HH2-N-AAAAAAM", "has version 2 where version 1 is expected"),
        ("HH1-X-AAAAAAM", "has the deck 'X' where 'N', the normal one, is expected"),
        ("HH1-N-AAAA1AM", "has '1' as letter 5 where one of A to Z is expected"),
        ("HH1-N-AAAAAA", "has 6 letters where 7 are expected"),
        ("", "is not one of Heart to Heart"),
    ],
)
def test_what_is_wrong_with_a_code_is_told_in_one_line(
    code: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["deal", code]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("hh-widget: deal code ")
    assert message in err
    assert err.count("\n") == 1


def test_showing_a_deal_needs_no_third_party_package() -> None:
    statement = (
        "import contextlib, io\n"
        "from hh_widget.cli import main\n"
        "with contextlib.redirect_stdout(io.StringIO()):\n"
        f"    main(['deal', '{CODE}'])"
    )
    assert third_party_modules_loaded_by(sys.executable, statement) == []
