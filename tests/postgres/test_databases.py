"""The databases that other tests get are fresh and their own."""

import asyncpg

from tests.support.postgres import Cluster, fresh_database


async def test_an_empty_database_has_no_table(empty_database_url: str) -> None:
    connection = await asyncpg.connect(empty_database_url.replace("+asyncpg", ""))
    assert await connection.fetch("SELECT * FROM pg_tables WHERE schemaname = 'public'") == []
    await connection.close()


def test_a_lent_database_is_removed_although_somebody_is_connected(cluster: Cluster) -> None:
    with fresh_database(cluster, "template0") as first, fresh_database(cluster, "template0") as second:
        assert first != second
        assert cluster.server.execute("SELECT count(*) FROM pg_database WHERE datname LIKE 'test_%'") == "2"
    assert cluster.server.execute("SELECT count(*) FROM pg_database WHERE datname LIKE 'test_%'") == "0"
