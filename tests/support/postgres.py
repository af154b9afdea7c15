"""One throw-away Postgres for a whole test run, and a fresh migrated database for whoever asks.

All workers of a run share one cluster: the first that needs it starts it, the last that ends stops it. Databases are
clones of a template that was migrated once.
"""

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

from app.postgres import EmbeddedPostgres
from app.postgres.handles import Handles
from app.postgres.migrate import upgrade
from app.store import database

FOLDER_VARIABLE = "REGOLITH_TEST_POSTGRES"
TEMPLATE = "migrated"
# Nothing here has to survive a power cut.
FAST = {
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "max_connections": "300",
}
_numbers = count(1)
database.CONNECT_SECONDS = 60.0
"""A machine that is busy with tests may take its time; no player waits."""


def pytest_configure(config: pytest.Config) -> None:
    """Choose the folder of the cluster once a run; workers inherit it from the process that starts them."""
    if not hasattr(config, "workerinput"):
        os.environ[FOLDER_VARIABLE] = str(public_folder("regolith-tests-"))


def pytest_unconfigure(config: pytest.Config) -> None:
    """Remove the folder when the run is over."""
    if not hasattr(config, "workerinput"):
        shutil.rmtree(os.environ.pop(FOLDER_VARIABLE), ignore_errors=True)


def public_folder(prefix: str) -> Path:
    """Make a temporary folder that the account which runs Postgres for root can reach (pytest's are private)."""
    folder = Path(tempfile.mkdtemp(prefix=prefix))
    folder.chmod(0o755)
    return folder


class Cluster:
    """The running test cluster; `create` and `drop` make and remove databases in a few hundredths of a second."""

    def __init__(self, server: EmbeddedPostgres) -> None:
        self.server = server

    def create(self, template: str = TEMPLATE) -> str:
        """Clone the migrated template (or `template0` for an empty one) and return the new database's name."""
        name = f"test_{os.getpid()}_{next(_numbers)}"
        self.server.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template}" STRATEGY file_copy')
        return name

    def drop(self, name: str) -> None:
        """Remove a database, even when somebody is still connected."""
        self.server.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')

    def ensure_template(self) -> None:
        """Migrate the template database once for all workers."""
        with Handles(self.server.data_dir / "template").changing():
            if not self.server.execute(f"SELECT 1 FROM pg_database WHERE datname = '{TEMPLATE}'"):
                self.server.execute('CREATE DATABASE "unfinished"')
                upgrade(self.server.url("unfinished"))
                self.server.execute(f'ALTER DATABASE "unfinished" RENAME TO "{TEMPLATE}"')


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """The run's Postgres, without any database of ours yet."""
    folder = Path(os.environ[FOLDER_VARIABLE])
    (folder / "template").mkdir(exist_ok=True)
    with EmbeddedPostgres(folder, options=FAST) as server:
        yield Cluster(server)


@pytest.fixture(scope="session")
def migrated_cluster(cluster: Cluster) -> Cluster:
    """The run's Postgres with the migrated template."""
    cluster.ensure_template()
    return cluster


@contextmanager
def fresh_database(cluster: Cluster, template: str = TEMPLATE) -> Iterator[str]:
    """Lend a database of its own; gives its SQLAlchemy address."""
    name = cluster.create(template)
    try:
        yield cluster.server.url(name)
    finally:
        cluster.drop(name)


@pytest.fixture
def database_url(migrated_cluster: Cluster) -> Iterator[str]:
    """A fresh, migrated, empty database for one test: `postgresql+asyncpg://…`."""
    with fresh_database(migrated_cluster) as url:
        yield url


@pytest.fixture(scope="module")
def module_database_url(migrated_cluster: Cluster) -> Iterator[str]:
    """A fresh, migrated, empty database shared by the tests of one module."""
    with fresh_database(migrated_cluster) as url:
        yield url


@pytest.fixture
def empty_database_url(cluster: Cluster) -> Iterator[str]:
    """A database without any table, for tests of the migrations themselves."""
    with fresh_database(cluster, "template0") as url:
        yield url
