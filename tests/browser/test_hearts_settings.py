"""The settings of a table, and what How to play tells."""

import pytest
from playwright.sync_api import expect

from browser.desk import Desk
from browser.table import IMPORT, SEED, TableShown
from hh_widget.texts import languages, texts_in

LEVELS = ("easy", "normal", "hard")


@pytest.mark.rule("HE-06", "HE-07")
def test_a_level_chosen_in_a_match_is_that_of_the_next(desk: Desk) -> None:
    notebook = desk.open(
        IMPORT,
        f"game = Hearts('hard', seed={SEED})\ngame",
        "(game.difficulty, game.next_difficulty)",
    )
    notebook.run(1)
    notebook.run(2)
    table, texts = TableShown(notebook.output(2)), texts_in("en", "hearts")
    table.tap(table.shows().hand[0])
    table.press("settings")
    level = table.root.locator("[data-setting='next_difficulty']")
    assert level.locator("option").all_text_contents() == [texts[it] for it in LEVELS]
    expect(level).to_have_value("hard")
    level.select_option("easy")
    table.wait_for_the_answer()
    stays = texts["next_difficulty_hint"].format(level=texts["hard"])
    expect(table.dialog).to_contain_text(stays)
    table.close_dialog()
    notebook.run(3)
    expect(notebook.output(3)).to_contain_text("('hard', 'easy')")

    table.press("new_match")
    table.press("leave")
    expect(table.root.locator(".selected")).to_have_count(0)
    table.press("settings")
    begun = texts["next_difficulty_hint"].format(level=texts["easy"])
    expect(table.dialog).to_contain_text(begun)


def test_four_colours_give_each_suit_its_own(desk: Desk) -> None:
    notebook = desk.open(IMPORT, f"Hearts(seed={SEED})")
    notebook.run_all()
    table = TableShown(notebook.output(2))

    def colours() -> set[str]:
        found: list[str] = table.root.evaluate(
            """it => [..."CDSH"].map(suit =>
                getComputedStyle(it.querySelector(`.suit-${suit}`)).color)"""
        )
        return set(found)

    assert len(colours()) == 2
    table.press("settings")
    table.root.locator("[data-setting='four_color']").check()
    table.wait_for_the_answer()
    assert len(colours()) == 4


@pytest.mark.rule("HE-36")
def test_how_to_play_gives_the_six_tips_in_every_language(desk: Desk) -> None:
    notebook = desk.open(
        IMPORT,
        *(f"Hearts(seed={SEED}, locale={language!r})" for language in languages()),
    )
    notebook.run_all()
    for number, language in enumerate(languages(), start=2):
        table, texts = TableShown(notebook.output(number)), texts_in(language)
        table.press("help")
        tips = [texts[f"tip_{tip}"] for tip in range(1, 7)]
        assert table.dialog.locator("ol li").all_text_contents() == tips
        table.dialog.locator(".close").click()
