import pytest

from hh_widget.heart_to_heart import DealCodeError, IllegalMoveError, NotationError
from hh_widget.heart_to_heart.errors import shown


@pytest.mark.parametrize("error", [NotationError, IllegalMoveError, DealCodeError])
def test_the_games_errors_are_value_errors(error: type[Exception]) -> None:
    assert issubclass(error, ValueError)


def test_a_deal_code_error_has_its_message_reason_and_details() -> None:
    error = DealCodeError("what is wrong", "length", {"count": 6})
    assert (str(error), error.reason) == ("what is wrong", "length")
    assert error.details == {"count": 6}


def test_a_short_value_is_shown_as_it_is() -> None:
    for value in ("HH1-N-AAAAAAM", 26, None, 1.5, [1, "x"]):
        assert shown(value) == repr(value)


def test_a_long_value_is_shown_in_short() -> None:
    nested = [["x" * 100] * 100] * 100
    for value in ("x" * 10**6, b"x" * 10**6, 10**1000, 10**5000, [10**5000], nested):
        assert 1 < len(shown(value)) < 2500
    assert "int" in shown(10**5000)


def test_a_text_is_shown_up_to_60_characters() -> None:
    assert shown("x" * 58) == repr("x" * 58)
    assert len(shown("x" * 59)) == 60
    assert "..." in shown("x" * 59)
