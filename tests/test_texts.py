"""The texts: complete in every language, all of them used, and the rules' own words."""

import re
from pathlib import Path
from string import Formatter
from typing import Final

import pytest

from hh_widget.cards import SUIT_LETTERS
from hh_widget.hearts.rules import DIFFICULTIES, DIRECTIONS, SEATS
from hh_widget.texts import languages, texts_in

SOURCES: Final = Path(__file__).parent.parent / "js" / "src"
PACKAGE: Final = Path(__file__).parent.parent / "hh_widget"

HEARTS_HELP: Final = ("aim", "passing", "trick", "points", "moon", "match")
"""The parts of how Hearts is played."""

MADE_OF_PARTS: Final = {
    *(f"rank_{rank}" for rank in range(1, 14)),
    *(f"message_code_{reason}" for reason in ("game", "version", "deck")),
    *(f"message_code_{reason}" for reason in ("length", "letter")),
    *("placement_help_hint", "move_errors_hint"),
    *(f"help_{part}" for part in ("aim", "free", "pairs", "stock", "score", "end")),
    *(
        f"help_{part}_title"
        for part in ("aim", "free", "pairs", "stock", "score", "end")
    ),
    *(f"help_origin_{point}" for point in (1, 2, 3)),
    *(f"review_{status}" for status in ("playing", "won", "stuck")),
    *(f"suit_{letter}" for letter in SUIT_LETTERS),
    *(f"seat_{seat}" for seat in SEATS),
    *DIFFICULTIES,
    *(f"pass_{direction}" for direction in DIRECTIONS),
    *("win", "draw", "loss"),
    *("told_new_match", "told_new_hand", "told_goes_on"),
    *(f"hearts_{part}" for part in HEARTS_HELP),
    *(f"help_{part}_title" for part in HEARTS_HELP),
    *(f"tip_{tip}" for tip in range(1, 7)),
    *(f"{key}_you" for key in ("told_play", "told_take", "told_moon", "trick_to")),
    "four_color_hint",
}
"""The keys that stand nowhere in full, because the code puts them together."""

REVIEW: Final = texts_in("en", "review")
"""The texts of a review, some of which know no none."""

SECTIONS: Final = ("shared", "heart_to_heart", "hearts", "review")

PLURAL: Final = re.compile(r"_[01]$")


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def test_there_are_four_languages() -> None:
    assert languages() == ("en", "es", "it", "pt")


@pytest.mark.parametrize("language", languages())
def test_a_language_has_all_texts_and_no_other(language: str) -> None:
    assert texts_in(language).keys() == texts_in("en").keys()


@pytest.mark.parametrize("language", languages())
def test_each_text_is_in_one_section_and_all_sections_are_all_texts(
    language: str,
) -> None:
    keys = [key for section in SECTIONS for key in texts_in(language, section)]
    assert sorted(keys) == sorted(texts_in(language))
    assert texts_in(language, *SECTIONS) == texts_in(language)


@pytest.mark.parametrize("section", SECTIONS)
@pytest.mark.parametrize("language", languages())
def test_a_section_has_the_same_texts_in_every_language(
    language: str, section: str
) -> None:
    assert texts_in(language, section).keys() == texts_in("en", section).keys()


def test_texts_that_are_not_there_are_named() -> None:
    with pytest.raises(ValueError, match="no texts in 'xx'; languages are en, es"):
        texts_in("xx")
    with pytest.raises(ValueError, match="the section 'bridge'; sections are shared"):
        texts_in("en", "bridge")


@pytest.mark.parametrize("language", languages())
def test_a_text_has_the_same_values_in_every_language(language: str) -> None:
    for key, text in texts_in(language).items():
        assert text.strip() == text, key
        assert text, key
        assert placeholders(text) == placeholders(texts_in("en")[key]), key


@pytest.mark.parametrize("key", [key for key in texts_in("en") if PLURAL.search(key)])
def test_none_and_one_have_words_where_many_have(key: str) -> None:
    if key in MADE_OF_PARTS or key in REVIEW:
        return
    many = PLURAL.sub("", key)
    assert {many, f"{many}_0", f"{many}_1"} <= texts_in("en").keys()
    assert placeholders(texts_in("en")[key]) <= placeholders(texts_in("en")[many])


def test_every_text_is_used_and_every_text_used_is_there() -> None:
    code = "\n".join(
        path.read_text(encoding="utf-8")
        for folder, kind in ((SOURCES, "*.ts*"), (PACKAGE, "*.py"))
        for path in sorted(folder.rglob(kind))
    )
    quoted = set(re.findall(r'"(\w+)"', code))
    keys = set(texts_in("en"))
    plain = {key for key in keys - MADE_OF_PARTS if not PLURAL.search(key)}
    assert keys >= MADE_OF_PARTS
    assert plain <= quoted, sorted(plain - quoted)
    said = set(re.findall(r'\bsay(?:(?:Count|Seat)\(say, |\()"(\w+)"', code))
    assert said <= keys, sorted(said - keys)


@pytest.mark.rule("HH-18", "HH-19", "HH-23")
@pytest.mark.parametrize(
    ("language", "errors", "explained", "help_", "stuck"),
    [
        (
            "en",
            "Move errors",
            "Must be the same rank",
            "Placement help",
            "No more moves possible",
        ),
        (
            "es",
            "Errores de movimiento",
            "Debe ser del mismo valor",
            "Ayuda para colocar",
            "No hay más jugadas posibles",
        ),
        (
            "it",
            "Errori di mossa",
            "Deve essere dello stesso valore",
            "Aiuto al posizionamento",
            "Nessuna mossa possibile",
        ),
        (
            "pt",
            "Erros de movimento",
            "Tem de ser do mesmo valor",
            "Ajuda à colocação",
            "Não há mais jogadas possíveis",
        ),
    ],
)
def test_the_words_of_the_rules_are_there_to_the_letter(
    language: str, errors: str, explained: str, help_: str, stuck: str
) -> None:
    texts = texts_in(language)
    assert texts["move_errors"] == errors
    assert texts["message_same_rank"] == explained
    assert texts["placement_help"] == help_
    assert texts["stuck"] == stuck
