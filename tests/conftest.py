"""Fixtures and counters for every test."""

from collections.abc import Iterator

import pytest
from argon2 import PasswordHasher

from app.accounts import passwords

pytest_plugins = ["tests.support.checklist", "tests.support.postgres"]
KEPT_HASHER = passwords.HASHER


@pytest.fixture(scope="session", autouse=True)
def quick_hashes() -> Iterator[None]:
    """A tenth of a second of a processor, and 64 MB, for each password are for those who guess, not for tests."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(passwords, "HASHER", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
        yield
