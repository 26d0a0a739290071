"""Which folders of logs there can be."""

from pathlib import Path

import pytest
from fake_time import FakeTime
from log_lines import EXAMPLE, draw, log_of

from hh_widget.heart_to_heart import Game
from hh_widget.logs.folder import folder_named


@pytest.mark.parametrize("name", ["games\0", "\ud800"])
def test_a_name_that_no_folder_can_have_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="no folder can have the name '"):
        folder_named(name)


@pytest.mark.parametrize("name", ["~nobody-has-this-name", "~nobody-has-this-name/x"])
def test_a_home_that_there_is_not_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=f"the folder '{name}' lies in the home of"):
        folder_named(name)


@pytest.mark.parametrize("name", [b"games", 7, None])
def test_what_is_no_path_is_refused(name: object) -> None:
    with pytest.raises(TypeError, match="a folder is named by a string or a path"):
        folder_named(name)  # type: ignore[arg-type]


def test_a_file_where_the_folder_should_be_is_told_as_no_folder(tmp_path: Path) -> None:
    file = tmp_path / "games"
    file.write_text("mine", encoding="utf-8")
    with pytest.raises(NotADirectoryError) as caught:
        draw(Game(EXAMPLE, clock=FakeTime()), log_of(file))
    assert caught.value.strerror == "Not a directory"
    assert file.read_text(encoding="utf-8") == "mine"
