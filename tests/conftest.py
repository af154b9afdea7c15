"""Fixtures and counters for every test."""

import gc
import os
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from app.accounts import passwords
from tests.support.spreading import spread

pytest_plugins = ["tests.support.checklist", "tests.support.postgres"]
BROWSER = Path(__file__).parent / "browser"
KEPT_HASHER = passwords.HASHER


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--full` runs every case of the products that are covered by pairs otherwise."""
    parser.addoption("--full", action="store_true", help="run the cases that are marked `full`, too")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Look for no garbage meanwhile: what is imported and collected stays, and to look through it again and again took
    a third of the time. It is not frozen: Hypothesis asks what refers to an object, and would not be told of it."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the cases that are marked `full`, unless they are wished for; pytest counts them as deselected. Let
    each of several workers begin with its share of the tests in browsers."""
    if not config.getoption("--full"):
        left_out = [item for item in items if item.get_closest_marker("full")]
        items[:] = [item for item in items if not item.get_closest_marker("full")]
        config.hook.pytest_deselected(items=left_out)
    if (workers := int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))) > 1:
        items[:] = spread(items, workers, lambda item: item.path, lambda item: BROWSER in item.path.parents)


@pytest.fixture(scope="session")
def full(pytestconfig: pytest.Config) -> bool:
    """Whether the whole of each product is wished for (`--full`), where one test goes through it."""
    return bool(pytestconfig.getoption("--full"))


@pytest.fixture(scope="session", autouse=True)
def quick_hashes() -> Iterator[None]:
    """A tenth of a second of a processor, and 64 MB, for each password are for those who guess, not for tests."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(passwords, "HASHER", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
        yield
