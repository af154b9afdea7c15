"""The databases that other tests get are fresh and their own."""

import asyncpg
import pytest

from tests.support.postgres import Cluster, fresh_database


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
    with fresh_database(cluster, "template0") as url:
        connection = await asyncpg.connect(url.replace("+asyncpg", ""))
        name = await connection.fetchval("SELECT current_database()")
    with pytest.raises(asyncpg.PostgresError):
        await connection.execute("SELECT 1")
    assert cluster.server.execute(f"SELECT count(*) FROM pg_database WHERE datname = '{name}'") == "0"
