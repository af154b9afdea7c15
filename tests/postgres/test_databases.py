"""The databases that other tests get are fresh and their own."""

import asyncpg
import pytest

from tests.support.postgres import Cluster, bare_database, fresh_database


async def tables_of(url: str) -> set[str]:
    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    rows = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    await connection.close()
    return {row["tablename"] for row in rows}


async def test_a_lent_database_is_migrated(database_url: str, module_database_url: str) -> None:
    assert database_url != module_database_url
    assert {"alembic_version", "events"} <= await tables_of(database_url)
    assert await tables_of(module_database_url) == await tables_of(database_url)


async def test_an_empty_database_has_no_table(empty_database_url: str) -> None:
    assert await tables_of(empty_database_url) == set()


async def test_a_lent_database_is_removed_although_somebody_is_connected(cluster: Cluster) -> None:
    with bare_database(cluster) as url:
        connection = await asyncpg.connect(url.replace("+asyncpg", ""))
        name = await connection.fetchval("SELECT current_database()")
    with pytest.raises(asyncpg.PostgresError):
        await connection.execute("SELECT 1")
    assert cluster.server.execute(f"SELECT count(*) FROM pg_database WHERE datname = '{name}'") == "0"


async def change(url: str, *statements: str) -> str:
    """Carry out SQL; the database's name."""
    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    for statement in statements:
        await connection.execute(statement)
    name: str = await connection.fetchval("SELECT current_database()")
    await connection.close()
    return name


SETTING = "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET {}', current_database()); END $$"


@pytest.fixture
def own_cluster(migrated_cluster: Cluster) -> Cluster:
    """The run's cluster, with nothing to lend again yet."""
    return Cluster(migrated_cluster.server)


async def test_a_database_is_lent_again_without_rows_or_former_connections(own_cluster: Cluster) -> None:
    user = "INSERT INTO users (id, name) VALUES ('u1', 'Ada')"
    numbers = "SELECT nextval('notices_id_seq')"
    with fresh_database(own_cluster) as url:
        name = await change(url, user, numbers)
        left = await asyncpg.connect(url.replace("+asyncpg", ""))
    with pytest.raises((asyncpg.PostgresError, asyncpg.InterfaceError, OSError)):
        await left.execute("SELECT 1")
    with fresh_database(own_cluster) as url:
        assert await change(url, user) == name
        connection = await asyncpg.connect(url.replace("+asyncpg", ""))
        assert await connection.fetchval("SELECT count(*) FROM users") == 1
        assert await connection.fetchval(numbers) == 1
        await connection.close()


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TABLE kept (id int)",
        "ALTER TABLE users ADD COLUMN more text",
        "ALTER TABLE users DROP COLUMN name CASCADE",
        "ALTER TABLE users ALTER COLUMN name DROP NOT NULL",
        "DROP TABLE chat CASCADE",
        "CREATE INDEX more ON users (name, id)",
        "CREATE SCHEMA more",
        "ALTER TABLE users ADD CONSTRAINT more CHECK (name <> 'Bo')",
        "UPDATE alembic_version SET version_num = '0'",
        SETTING.format("work_mem = 65536"),
        SETTING.format("default_transaction_read_only = on"),
    ],
)
async def test_a_database_in_which_more_than_rows_has_changed_is_not_lent_again(
    own_cluster: Cluster, statement: str
) -> None:
    with fresh_database(own_cluster) as url:
        name = await change(url, statement)
    assert own_cluster.server.execute(f"SELECT count(*) FROM pg_database WHERE datname = '{name}'") == "0"
    with fresh_database(own_cluster) as url:
        assert await change(url) != name
