"""What holds for the tests themselves."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.spreading import spread

TESTS = Path(__file__).parent


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
