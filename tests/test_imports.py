"""What an import brings along. The directions of imports are import-linter's."""

import sys

import grimp
import pytest
from fresh_process import third_party_modules_loaded_by

CORE = (
    "cards",
    "clock",
    "errors",
    "lazy",
    "shuffle",
    "texts",
    "heart_to_heart",
    "hearts",
    "logs",
    "wording",
)
KERNELS = "hh_widget.heart_to_heart.kernels"  # which nothing imports but by name


@pytest.mark.parametrize(
    "module",
    ["hh_widget", "hh_widget.heart_to_heart", "hh_widget.hearts", "hh_widget.logs"],
)
def test_importing_the_core_loads_no_third_party_package(module: str) -> None:
    assert third_party_modules_loaded_by(sys.executable, f"import {module}") == []


@pytest.mark.parametrize("widget", ["HeartToHeart", "Hearts"])
def test_naming_a_widget_loads_what_it_is_made_of(widget: str) -> None:
    statement = f"from hh_widget import {widget}"
    assert "anywidget" in third_party_modules_loaded_by(sys.executable, statement)


def test_the_core_asks_for_the_standard_library_alone() -> None:
    graph = grimp.build_graph("hh_widget", include_external_packages=True)
    # Where logs usually lie is asked when that is wanted.
    graph.remove_import(importer="hh_widget.logs.folder", imported="platformdirs")
    asked = {
        imported.partition(".")[0]
        for core in CORE
        for module in {f"hh_widget.{core}"}
        | graph.find_descendants(f"hh_widget.{core}")
        if not module.startswith(KERNELS)
        for imported in graph.find_modules_directly_imported_by(module)
    }
    assert asked - sys.stdlib_module_names == {"hh_widget"}


def test_nothing_imports_the_kernels_but_the_kernels() -> None:
    graph = grimp.build_graph("hh_widget")
    for kernels in (m for m in graph.modules if m.startswith(KERNELS)):
        for module in graph.find_modules_that_directly_import(kernels):
            assert module.startswith(KERNELS)
