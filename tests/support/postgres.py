"""One throw-away Postgres for a whole test run, and a fresh migrated database for each test that asks.

All workers of a run share one cluster: the first that needs it starts it, the last that ends stops it. Databases are
clones of a template that was migrated once. A clone costs a third of a second of a processor, so it is emptied after
use and lent again, unless a test has changed more than rows.
"""

import asyncio
import os
import shutil
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cached_property
from itertools import count
from pathlib import Path

import asyncpg
import pytest

from app.postgres import EmbeddedPostgres
from app.postgres.address import plain_dsn
from app.postgres.handles import Handles
from app.postgres.migrate import upgrade
from app.store import database
from app.store.partitioning import drop_former, partition

FOLDER_VARIABLE = "REGOLITH_TEST_POSTGRES"
PARTITIONS_VARIABLE = "TEST_PARTITIONS"
"""Into how many partitions the tables of games are split on which tests run; whole without."""
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
SHAPE = """
SELECT md5(concat_ws(' ',
    (SELECT string_agg(c::text, ' ' ORDER BY c) FROM (
        SELECT oid::text, relname, relkind, relpersistence, relrowsecurity, reloptions
        FROM pg_class WHERE relnamespace = 'public'::regnamespace) c),
    (SELECT string_agg(a::text, ' ' ORDER BY a) FROM (
        SELECT attrelid::text, attnum, attname, atttypid::text, attnotnull, atthasdef
        FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
        WHERE relnamespace = 'public'::regnamespace) a),
    (SELECT string_agg(oid::text || pg_get_constraintdef(oid), ' ' ORDER BY oid) FROM pg_constraint),
    (SELECT string_agg(oid::text || adbin::text, ' ' ORDER BY oid) FROM pg_attrdef),
    (SELECT string_agg(oid::text || tgenabled::text, ' ' ORDER BY oid) FROM pg_trigger),
    (SELECT string_agg(oid::text, ' ' ORDER BY oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace),
    (SELECT string_agg(nspname, ' ' ORDER BY nspname) FROM pg_namespace WHERE nspname !~ '^pg_t'),
    (SELECT string_agg(s::text, ' ' ORDER BY s) FROM (
        SELECT setrole, setconfig FROM pg_db_role_setting JOIN pg_database ON pg_database.oid = setdatabase
        WHERE datname = current_database()) s),
    (SELECT string_agg(version_num, ' ') FROM alembic_version)))
"""
"""One line that tells all of a database that is no row: tables, columns, constraints, settings, migration."""
EMPTY = """
SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid();
SET session_replication_role = replica;
DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'alembic_version'
    LOOP EXECUTE format('DELETE FROM %I', name); END LOOP;
END $$;
SELECT setval(format('%I', sequencename)::regclass, start_value, false) FROM pg_sequences;
"""
_numbers = count(1)
CONNECT_SECONDS = 60.0
"""A machine that is busy with tests may take its time to connect; no player waits."""


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
    """The running test cluster. `create` and `drop` make and remove databases, `lend` and `take_back` reuse them."""

    def __init__(self, server: EmbeddedPostgres) -> None:
        self.server = server
        self._empty: list[str] = []

    def create(self, template: str = TEMPLATE) -> str:
        """Clone the migrated template (or `template0` for an empty one) and return the new database's name."""
        name = f"test_{os.getpid()}_{next(_numbers)}"
        self.server.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template}" STRATEGY file_copy')
        return name

    def drop(self, name: str) -> None:
        """Remove a database, even when somebody is still connected."""
        self.server.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')

    def lend(self) -> str:
        """Return the name of a migrated database without a row: one that was taken back, or a new clone."""
        return self._empty.pop() if self._empty else self.create()

    def take_back(self, name: str) -> None:
        """Empty a lent database for its next user; drop it if it is not as it was lent."""
        with ThreadPoolExecutor(1) as beside:  # The loop of a test may be running.
            shape = beside.submit(asyncio.run, self._emptied(name)).result()
        if shape == self._shape:
            self._empty.append(name)
        else:
            self.drop(name)

    async def _emptied(self, name: str) -> str | None:
        """The shape of a database once it is empty; None for one that cannot be emptied. To ask beside psql takes half
        as long, and a run of the tests asks more than a thousand times."""
        try:
            connection = await asyncpg.connect(plain_dsn(self.server.url(name)), timeout=CONNECT_SECONDS)
            try:
                await connection.execute(EMPTY)
                return str(await connection.fetchval(SHAPE))
            finally:
                await connection.close()
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
            return None

    @cached_property
    def _shape(self) -> str:
        return self.server.execute(SHAPE, TEMPLATE)

    def ensure_template(self) -> None:
        """Migrate the template database once for all workers."""
        with Handles(self.server.data_dir / "template").changing():
            if not self.server.execute(f"SELECT 1 FROM pg_database WHERE datname = '{TEMPLATE}'"):
                self.server.execute('CREATE DATABASE "unfinished"')
                upgrade(self.server.url("unfinished"))
                if count := int(os.environ.get(PARTITIONS_VARIABLE, "0")):
                    asyncio.run(self._split("unfinished", count))
                self.server.execute(f'ALTER DATABASE "unfinished" RENAME TO "{TEMPLATE}"')

    async def _split(self, name: str, count: int) -> None:
        connection = await asyncpg.connect(plain_dsn(self.server.url(name)))
        try:
            await partition(connection, count, lambda _: None)
            await drop_former(connection)
        finally:
            await connection.close()


@pytest.fixture(scope="session", autouse=True)
def slow_connecting() -> Iterator[None]:
    """Whatever connects to a database in a process of tests may take `CONNECT_SECONDS`."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(database, "CONNECT_SECONDS", CONNECT_SECONDS)
        yield


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
def fresh_database(cluster: Cluster) -> Iterator[str]:
    """Lend a migrated, empty database; gives its SQLAlchemy address."""
    name = cluster.lend()
    try:
        yield cluster.server.url(name)
    finally:
        cluster.take_back(name)


@contextmanager
def copied_database(cluster: Cluster, name: str) -> Iterator[str]:
    """Copy a database that nobody is connected to and drop the copy afterwards; gives its SQLAlchemy address."""
    copy = cluster.create(name)
    try:
        yield cluster.server.url(copy)
    finally:
        cluster.drop(copy)


@contextmanager
def bare_database(cluster: Cluster) -> Iterator[str]:
    """Make a database without any table and drop it afterwards; gives its SQLAlchemy address."""
    with copied_database(cluster, "template0") as url:
        yield url


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
    with bare_database(cluster) as url:
        yield url
