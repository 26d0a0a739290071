"""What an import brings along. The directions of imports are import-linter's."""

import sys

import grimp
import pytest
from fresh_process import third_party_modules_loaded_by

CORE = ("cards", "shuffle", "texts", "heart_to_heart", "hearts", "wording")


@pytest.mark.parametrize(
    "module", ["hh_widget", "hh_widget.heart_to_heart", "hh_widget.hearts"]
)
def test_importing_a_game_loads_no_third_party_package(module: str) -> None:
    assert third_party_modules_loaded_by(sys.executable, f"import {module}") == []


def test_naming_a_widget_loads_what_it_is_made_of() -> None:
    statement = "from hh_widget import HeartToHeart"
    assert "anywidget" in third_party_modules_loaded_by(sys.executable, statement)


def test_the_core_asks_for_the_standard_library_alone() -> None:
    graph = grimp.build_graph("hh_widget", include_external_packages=True)
    asked = {
        imported.partition(".")[0]
        for core in CORE
        for module in {f"hh_widget.{core}"}
        | graph.find_descendants(f"hh_widget.{core}")
        for imported in graph.find_modules_directly_imported_by(module)
    }
    assert asked - sys.stdlib_module_names == {"hh_widget"}
