"""Fixtures and counters for every test, and the order in which they are begun."""

import pytest

pytest_plugins = ["tests.support.checklist", "tests.support.postgres"]

LONG = (
    *("attack", "axe", "backup", "firefox", "fitting", "keyboard", "phone"),
    *("reader", "stopping", "three_weeks", "waiting", "webkit", "whole_game"),
)
"""Files with tests of ten seconds and more."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Two workers begin at the two halves: each with long tests, so that neither waits at the end for one of the
    other's."""
    long = [item for item in items if item.path.stem.removeprefix("test_") in LONG]
    rest = [item for item in items if item.path.stem.removeprefix("test_") not in LONG]
    first, second = long[::2], long[1::2]
    half = len(items) // 2 - len(first)
    items[:] = [*first, *rest[:half], *second, *rest[half:]]
