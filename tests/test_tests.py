"""What holds for the tests themselves."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.spreading import spread

TESTS = Path(__file__).parent
IN_FOLDERS_OF_TESTS = re.compile(r"test_\w+\.py|conftest\.py|__init__\.py")
"""The modules of a folder of tests; all others stand in `tests/support/`."""


def imported(path: Path) -> Iterator[str]:
    """The modules that a file imports, by their whole names."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_no_test_module_is_imported_what_tests_share_stands_beside_them() -> None:
    modules = {".".join(path.relative_to(TESTS.parent).with_suffix("").parts) for path in TESTS.rglob("test_*.py")}
    assert __name__ in modules
    guilty = {
        str(path.relative_to(TESTS)): name
        for path in TESTS.rglob("*.py")
        for name in imported(path)
        if name in modules or name.rpartition(".")[0] in modules
    }
    assert guilty == {}


def test_a_folder_of_tests_holds_tests_alone_what_they_share_stands_in_support() -> None:
    own = [path.relative_to(TESTS) for path in TESTS.rglob("*.py") if TESTS / "support" not in path.parents]
    assert Path(__file__).relative_to(TESTS) in own
    assert [str(path) for path in own if not IN_FOLDERS_OF_TESTS.fullmatch(path.name)] == []


def test_no_module_of_tests_sets_a_name_of_another_one_by_being_imported() -> None:
    """A fixture does: else what a test gets depends on what was imported before it."""
    guilty = [
        f"{path.relative_to(TESTS)}:{node.lineno}"
        for path in TESTS.rglob("*.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Attribute)
        and ast.unparse(target.value) in {name.rpartition(".")[2] for name in imported(path)}
    ]
    assert guilty == []


@pytest.mark.parametrize("workers", [1, 2, 3, 4])
def test_each_worker_begins_with_its_share_of_the_long_modules(workers: int) -> None:
    long = [("browser", module, test) for module in "abcdefghijkl" for test in range(2)]
    items = [*(("api", "one", test) for test in range(20)), *long, *(("rules", "one", test) for test in range(56))]
    order = spread(items, workers, lambda item: item[1], lambda item: item[0] == "browser")
    assert sorted(order) == sorted(items)
    assert [item for item in order if item[0] != "browser"] == [item for item in items if item[0] != "browser"]
    parts = [order[len(items) * worker // workers :][: 24 // workers] for worker in range(workers)]
    assert {item[0] for part in parts for item in part} == {"browser"}
    assert sorted(item for part in parts for item in part) == sorted(long)


@pytest.mark.parametrize("count", [0, 1, 5])
def test_long_tests_alone_are_spread_without_losing_one(count: int) -> None:
    items = [("browser", str(test)) for test in range(count)]
    assert sorted(spread(items, 3, lambda item: item[1], lambda item: True)) == items
