"""Three Postgres servers."""

import shutil
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from app.postgres import EmbeddedPostgres
from app.postgres.migrate import upgrade
from tests.support.postgres import FAST, public_folder


@pytest.fixture(scope="package")
def three_servers() -> Iterator[list[EmbeddedPostgres]]:
    """That of people, and two of games."""
    folders = [public_folder(f"regolith-several-{name}-") for name in ("people", "one", "other")]
    try:
        with ExitStack() as stack:
            found = [stack.enter_context(EmbeddedPostgres(folder, options=FAST)) for folder in folders]
            for server in found:
                server.execute('CREATE DATABASE "migrated"')
                upgrade(server.url("migrated"))
            yield found
    finally:
        for folder in folders:
            shutil.rmtree(folder)
