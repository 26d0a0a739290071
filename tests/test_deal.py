import json
import pickle
import re
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import deals

from hh_widget.heart_to_heart import Deal, DealCodeError, Position, Rank
from hh_widget.heart_to_heart.deal import DEAL_COUNT, SERIES
from hh_widget.shuffle import shuffle, splitmix64

VECTORS = json.loads((Path(__file__).parent / "data/deals.json").read_text("utf-8"))
EXAMPLE = "HH1-N-AAAAAAM"
IN_ORDER = [rank for rank in Rank for _ in range(4)]


# Cards and their places


@pytest.mark.rule("HH-01")
@given(deals)
def test_a_deal_has_four_cards_of_each_rank(deal: Deal) -> None:
    assert sorted([*deal.heart, *deal.stock, deal.discard]) == IN_ORDER


@pytest.mark.rule("HH-02", "HH-03")
def test_25_cards_lie_in_the_heart_26_in_the_stock_one_starts_the_discard_pile() -> (
    None
):
    deck = list(IN_ORDER)
    shuffle(deck, SERIES * 26**7 + 12)
    deal = Deal.from_number(12)
    assert deal.heart == tuple(deck[0:25])
    assert deal.stock == tuple(deck[25:51])
    assert deal.discard == deck[51]
    assert deal.position == Position(deck[0:25], deck[25:51], deck[51:52])


@pytest.mark.rule("HH-10")
def test_what_the_example_deal_shows() -> None:
    deal = Deal.from_code(EXAMPLE)
    assert deal.heart[0] == Rank.TEN
    assert deal.heart[24] == Rank.FOUR
    assert deal.discard == Rank.ACE
    assert deal.stock.index(Rank.FOUR) == 9 - 1


@pytest.mark.rule("HH-10")
def test_the_series_is_the_smallest_that_gives_the_example_deal() -> None:
    def gives_the_example(series: int) -> bool:
        state = series * 26**7 + 12
        # The first output alone settles the last card: an A, one of the first four.
        if next(splitmix64(state)) * 52 >> 64 >= 4:
            return False
        deck = list(IN_ORDER)
        shuffle(deck, state)
        heart, stock, discard = deck[:25], deck[25:51], deck[51]
        return (
            (heart[0], heart[24], discard) == (Rank.TEN, Rank.FOUR, Rank.ACE)
            and stock[8] == Rank.FOUR
            and Rank.FOUR not in stock[:8]
        )

    assert next(s for s in range(100_000) if gives_the_example(s)) == SERIES == 40406


# Codes


@pytest.mark.rule("HH-26")
@pytest.mark.parametrize("vector", VECTORS, ids=[v["code"] for v in VECTORS])
def test_a_code_gives_the_same_deal_in_every_version(vector: dict[str, Any]) -> None:
    deal = Deal.from_code(vector["code"])
    assert deal == Deal.from_number(vector["number"])
    assert (deal.code, deal.number) == (vector["code"], vector["number"])
    assert list(deal.heart) == vector["heart"]
    assert list(deal.stock) == vector["stock"]
    assert deal.discard == vector["discard"]


@pytest.mark.rule("HH-26")
@given(st.integers(0, DEAL_COUNT - 1))
def test_every_number_has_one_code_and_the_code_gives_it_back(number: int) -> None:
    code = Deal.from_number(number).code
    assert code is not None
    assert re.fullmatch("HH1-N-[A-Z]{7}", code)
    assert Deal.from_code(code).number == number


@pytest.mark.rule("HH-26")
@pytest.mark.parametrize(
    "code",
    [
        *("hh1-n-aaaaaam", "Hh1-N-aAaAaAm", "HH1NAAAAAAM", "hh1naaaaaam"),
        *("HH1-NAAAAAAM", "HH1N-AAAAAAM", "  HH1-N-AAAAAAM\n", "HH1 N AAAAAAM"),
        *("H H 1-N-AAA AAA\tM", "HH1-N-AAAAAAM\N{NO-BREAK SPACE}"),
    ],
)
def test_case_spaces_and_missing_hyphens_are_forgiven(code: str) -> None:
    assert Deal.from_code(code).code == EXAMPLE


BAD_CODES = [
    ("", "game", "{} is not one of Heart to Heart: those start with 'HH'", {}),
    ("HE1-N-AAAAAAM", "game", "{} is not one of Heart to Heart", {}),
    ("H1-N-AAAAAAM", "game", "{} is not one of Heart to Heart", {}),
    ("-HH1-N-AAAAAAM", "game", "{} is not one of Heart to Heart", {}),
    ("T8TK.//", "game", "{} is not one of Heart to Heart", {}),
    ("HH", "version", "{} has no version where version 1", {"version": ""}),
    ("HH-1-N-AAAAAAM", "version", "{} has no version where", {"version": ""}),
    ("HHN-AAAAAAM", "version", "{} has no version where", {"version": ""}),
    ("HH2-N-AAAAAAM", "version", "{} has version 2 where", {"version": "2"}),
    ("HH11-N-AAAAAAM", "version", "{} has version 11 where", {"version": "11"}),
    ("HH01-N-AAAAAAM", "version", "{} has version 01 where", {"version": "01"}),
    ("HH\N{SUPERSCRIPT ONE}-N-AAAAAAM", "version", "no version", {"version": ""}),
    (
        "HH1",
        "deck",
        "{} has no deck where 'N', the normal one, is expected",
        {"deck": ""},
    ),
    ("HH1-X-AAAAAAM", "deck", "{} has the deck 'X' where 'N'", {"deck": "X"}),
    ("HH1--N-AAAAAAM", "deck", "{} has the deck '-' where 'N'", {"deck": "-"}),
    ("HH1-N", "length", "{} has 0 letters where 7 are expected", {"count": 0}),
    ("HH1-N-A", "length", "{} has 1 letter where 7 are expected", {"count": 1}),
    ("HH1-N-AAAAAA", "length", "{} has 6 letters where 7 are expected", {"count": 6}),
    ("HH1-N-AAAAAAAM", "length", "{} has 8 letters where 7", {"count": 8}),
    (
        "HH1-N-AAAAA4M",
        "letter",
        "{} has '4' as letter 6 where one of A to Z is expected",
        {"letter": "4", "place": 6},
    ),
    ("HH1-N-AAA-AAM", "letter", "'-' as letter 4", {"letter": "-", "place": 4}),
    ("HH1-N--AAAAAAM", "letter", "'-' as letter 1", {"letter": "-", "place": 1}),
    ("HH1-N-AAAAAAM!", "letter", "'!' as letter 8", {"letter": "!", "place": 8}),
    ("HH1-N-AAAAAA\xdf", "letter", "as letter 7", {"letter": "\xdf", "place": 7}),
    ("HH1-N-\u0131AAAAAM", "letter", "letter 1", {"letter": "\u0131", "place": 1}),
]


@pytest.mark.rule("HH-26")
@pytest.mark.parametrize(("code", "reason", "message", "details"), BAD_CODES)
def test_anything_else_is_refused_with_the_reason(
    code: str, reason: str, message: str, details: dict[str, object]
) -> None:
    with pytest.raises(DealCodeError) as raised:
        Deal.from_code(code)
    assert raised.value.reason == reason
    assert raised.value.details == details
    text = str(raised.value)
    assert message.format(f"deal code {code!r}") in text
    if reason in {"game", "version"}:
        assert text.endswith((f"as {EXAMPLE} does", f"as in {EXAMPLE}"))


@pytest.mark.rule("HH-26")
def test_a_long_text_is_refused_in_short() -> None:
    for code, details in (
        ("x" * 10**6, {}),
        ("HH" + "1" * 10**6, {"version": "1" * 20}),
        ("HH1-N-" + "A" * 10**6, {"count": 10**6}),
    ):
        with pytest.raises(DealCodeError) as raised:
            Deal.from_code(code)
        assert len(str(raised.value)) < 250
        assert raised.value.details == details


@pytest.mark.rule("HH-26")
@given(st.text() | st.from_regex(r"\A ?[Hh]{1,2}[12]?-?[NnX]?-?[A-Za-z7 -]{6,9}\Z"))
def test_any_text_is_a_code_or_is_refused(text: str) -> None:
    with suppress(DealCodeError):
        letters = re.sub(r"[\s-]", "", text).upper().removeprefix("HH1N")
        assert Deal.from_code(text).code == f"HH1-N-{letters}"


@pytest.mark.parametrize("value", [None, 12, b"HH1-N-AAAAAAM", 1.5, ["HH"]])
def test_a_code_that_is_no_string_is_a_type_error(value: object) -> None:
    message = f"a deal code is a string such as '{EXAMPLE}', not {type(value).__name__}"
    with pytest.raises(TypeError, match=f"^{message}$"):
        Deal.from_code(value)  # type: ignore[arg-type]


def test_a_refused_code_keeps_its_reason_between_processes() -> None:
    with pytest.raises(DealCodeError) as raised:
        Deal.from_code("HH2-N-AAAAAAM")
    copy = pickle.loads(pickle.dumps(raised.value))  # noqa: S301
    assert (str(copy), copy.reason, copy.details) == (
        str(raised.value),
        "version",
        {"version": "2"},
    )


# Numbers and chance


@pytest.mark.parametrize("number", [-1, DEAL_COUNT, 10**30])
def test_a_number_out_of_range_is_refused(number: int) -> None:
    message = f"a deal's number is from 0 to 8031810175, not {number}"
    with pytest.raises(ValueError, match=f"^{message}$"):
        Deal.from_number(number)


@pytest.mark.parametrize("value", [True, 1.0, "12", None])
def test_a_number_that_is_not_whole_is_a_type_error(value: object) -> None:
    message = f"a deal's number is a whole number, not {value!r}"
    with pytest.raises(TypeError, match=f"^{message}$"):
        Deal.from_number(value)  # type: ignore[arg-type]


def test_a_random_deal_comes_from_the_chance_that_is_given() -> None:
    numbers = [Deal.random(Random(seed)).number for seed in (1, 1, 2)]
    assert numbers[0] == numbers[1] != numbers[2]


def test_all_codes_are_equally_likely() -> None:
    class Chance(Random):
        asked: tuple[int, ...] = ()

        def randrange(self, *args: int) -> int:  # type: ignore[override]
            self.asked = args
            return 12

    chance = Chance()
    assert Deal.random(chance).code == EXAMPLE
    assert chance.asked == (26**7,)


def test_without_a_chance_given_deals_differ() -> None:
    assert len({Deal.random().number for _ in range(10)}) > 1


@pytest.mark.rule("HH-23")
def test_about_one_deal_in_ten_is_stuck_as_dealt() -> None:
    stuck = sum(Deal.from_number(n).position.is_stuck for n in range(2000))
    assert 0.08 < stuck / 2000 < 0.12


# Deals made by hand


def test_a_deal_made_by_hand_has_its_cards_and_no_code() -> None:
    made = Deal(IN_ORDER[:25], IN_ORDER[25:51], IN_ORDER[51])
    assert (made.code, made.number) == (None, None)
    assert made.heart == tuple(IN_ORDER[:25])
    assert made.stock == tuple(IN_ORDER[25:51])
    assert made.discard is Rank.KING
    assert {type(rank) for rank in made.heart + made.stock} == {Rank}


@given(deals)
def test_deals_are_equal_when_their_cards_are(deal: Deal) -> None:
    made = Deal(map(int, deal.heart), iter(deal.stock), int(deal.discard))
    assert made == deal
    assert hash(made) == hash(deal)
    turned = Deal(deal.heart, deal.stock[::-1], deal.discard)
    assert (turned == deal) == (turned.stock == deal.stock)


@pytest.mark.parametrize(
    ("heart", "stock", "message"),
    [
        (24, 27, "a deal's heart has 25 cards, not 24"),
        (26, 25, "a deal's heart has 25 cards, not 26"),
        (25, 25, "a deal's stock has 26 cards, not 25"),
        (25, 27, "a deal's stock has 26 cards, not 27"),
    ],
)
def test_a_deal_with_wrong_numbers_of_cards_is_refused(
    heart: int, stock: int, message: str
) -> None:
    cards = [*IN_ORDER, Rank.KING]
    with pytest.raises(ValueError, match=f"^{message}$"):
        Deal(cards[:heart], cards[heart : heart + stock], 13)


def test_a_deal_with_five_of_a_rank_is_refused() -> None:
    message = "the deal has 5 cards of rank A where 4 are expected"
    with pytest.raises(ValueError, match=f"^{message}$"):
        Deal(IN_ORDER[:25], IN_ORDER[25:51], 1)


@pytest.mark.parametrize(
    ("card", "error"),
    [
        *((0, ValueError), (14, ValueError), (True, TypeError)),
        *((4.0, TypeError), ("4", TypeError), (None, TypeError)),
    ],
)
def test_a_card_that_is_no_rank_is_refused(card: int, error: type[Exception]) -> None:
    for heart, stock, discard in (
        ([card, *IN_ORDER[1:25]], IN_ORDER[25:51], 13),
        (IN_ORDER[:25], [card, *IN_ORDER[26:51]], 13),
        (IN_ORDER[:25], IN_ORDER[25:51], card),
    ):
        with pytest.raises(error, match=f"^a rank is .*1 to 13, not {card!r}$"):
            Deal(heart, stock, discard)


def test_a_deal_cannot_be_changed() -> None:
    deal = Deal.from_number(12)
    for name in ("heart", "stock", "discard", "number"):
        with pytest.raises(AttributeError):
            setattr(deal, name, None)


def test_a_deal_can_be_kept_and_brought_back() -> None:
    for deal in (Deal.from_number(12), Deal(IN_ORDER[:25], IN_ORDER[25:51], 13)):
        kept = pickle.loads(pickle.dumps(deal))  # noqa: S301
        assert kept == deal
        assert kept.code == deal.code


@pytest.mark.rule("HH-07")
def test_repr_tells_a_deal_by_its_code_or_by_what_lies_open() -> None:
    deal = Deal.from_number(12)
    assert repr(deal) == "Deal.from_code('HH1-N-AAAAAAM')"
    made = Deal(deal.heart, deal.stock, deal.discard)
    assert repr(made) == "<Deal T8TK72353Q2557T69AK9A8J64/26 in stock/A>"
    assert repr(made) == repr(Deal(deal.heart, deal.stock[::-1], deal.discard))
