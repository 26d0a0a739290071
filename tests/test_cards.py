import pytest

from hh_widget.cards import RANK_LETTERS, Rank


@pytest.mark.rule("HH-01")
def test_there_are_13_ranks_from_ace_to_king() -> None:
    assert " ".join(rank.name for rank in Rank) == (
        "ACE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN JACK QUEEN KING"
    )
    assert list(Rank) == list(range(1, 14))


def test_every_rank_has_one_letter_both_ways() -> None:
    assert "".join(rank.letter for rank in Rank) == RANK_LETTERS == "A23456789TJQK"
    assert [Rank.from_letter(rank.letter) for rank in Rank] == list(Rank)


@pytest.mark.parametrize("letter", ["", "1", "0", "a", "t", "X", "10", "23", "AA", " "])
def test_no_other_text_is_a_ranks_letter(letter: str) -> None:
    with pytest.raises(ValueError, match="no rank has the letter") as error:
        Rank.from_letter(letter)
    assert repr(letter) in str(error.value)
    assert RANK_LETTERS in str(error.value)
