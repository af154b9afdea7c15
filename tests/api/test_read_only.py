"""A database that answers and takes no writes: a standby after a failover, or a full disk."""

import asyncio
from urllib.parse import urlsplit

import pytest

from app.store import database, readiness
from app.store.errors import StoreUnavailable
from tests.support.postgres import Cluster
from tests.support.server import Server, running

CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}' AND pid <> pg_backend_pid()"

STAY_READ_ONLY = "SELECT set_config('default_transaction_read_only', 'on', false)"


@pytest.fixture(autouse=True)
def no_answer_is_good_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "GOOD_SECONDS", 0.0)


class Failover:
    """Turns writing off and on, as a demoted server does: for connections made from then on."""

    def __init__(self, cluster: Cluster, url: str) -> None:
        self._server = cluster.server
        self._name = urlsplit(url).path.removeprefix("/")

    def demote(self) -> None:
        """Let all connections be made again, to a server that cannot be written."""
        self._server.execute(f'ALTER DATABASE "{self._name}" SET default_transaction_read_only = on')
        self._server.execute(CUT.format(name=self._name))

    def promote(self) -> None:
        """Let new connections write; those that are there stay as they are."""
        self._server.execute(f'ALTER DATABASE "{self._name}" SET default_transaction_read_only = off')


async def fill_pool(server: Server) -> None:
    """Have all connections of the pool made."""
    await asyncio.gather(*(server.services.db.row("SELECT pg_sleep(0.05)") for _ in range(10)), return_exceptions=True)


async def arrive(server: Server) -> int:
    """Become a guest; the status of the answer."""
    async with server.client() as client:
        return (await client.post("/api/users", json={"name": "Ada"})).status_code


async def test_writing_goes_on_after_a_failover_without_a_restart(migrated_cluster: Cluster, database_url: str) -> None:
    failover = Failover(migrated_cluster, database_url)
    async with running(database_url) as server, server.client() as client:
        await fill_pool(server)
        failover.demote()
        await fill_pool(server)
        refused = await client.post("/api/users", json={"name": "Ada"})
        assert (refused.status_code, refused.json()["code"]) == (503, "database-unavailable")
        assert refused.headers["retry-after"]
        assert (await client.get("/readyz")).status_code == 503
        assert (await client.get("/healthz")).status_code == 200
        await fill_pool(server)
        failover.promote()
        assert (await client.get("/readyz")).status_code == 200
        assert [await arrive(server) for _ in range(12)] == [201] * 12


async def test_readiness_tells_of_a_failover_that_nobody_wrote_into(
    migrated_cluster: Cluster, database_url: str
) -> None:
    failover = Failover(migrated_cluster, database_url)
    async with running(database_url) as server, server.client() as client:
        assert (await client.get("/readyz")).status_code == 200
        failover.demote()
        await fill_pool(server)
        assert (await client.get("/readyz")).status_code == 503
        failover.promote()
        assert (await client.get("/readyz")).status_code == 200


async def test_some_connections_that_stayed_read_only_are_replaced(database_url: str) -> None:
    async with running(database_url) as server:
        db = server.services.db
        await fill_pool(server)
        await asyncio.gather(
            *(
                db.row("SELECT set_config('default_transaction_read_only', 'on', false), pg_sleep(0.1)")
                for _ in range(5)
            )
        )
        statuses = [await arrive(server) for _ in range(20)]
        # A transaction cannot be tried again by us: the first that meets such a connection is refused.
        assert sorted(statuses)[:19] == [201] * 19
        assert statuses[-1] == 201


async def test_a_transaction_on_a_read_only_connection_fails_once(database_url: str) -> None:
    db = await database.Database(database_url, size=1).open()
    try:
        await db.row(STAY_READ_ONLY)
        with pytest.raises(StoreUnavailable):
            async with db.transaction() as connection:
                await connection.execute("DELETE FROM users")
        async with db.transaction() as connection:
            await connection.execute("DELETE FROM users")
    finally:
        await db.close()


async def test_a_connection_that_listens_is_replaced_as_well(database_url: str) -> None:
    db = await database.Database(database_url, size=1).open()
    try:
        listening, lost = await db.connect(), asyncio.Event()
        listening.add_termination_listener(lambda _: lost.set())
        await db.row(STAY_READ_ONLY)
        await db.do("DELETE FROM users")
        async with asyncio.timeout(20):
            await lost.wait()
    finally:
        await db.close()


async def test_a_full_disk_is_told_by_readiness_for_a_while(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(database_url) as server, server.client() as client:
        full = "DO $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$"
        with pytest.raises(StoreUnavailable):
            await server.services.db.do(full)
        assert (await client.get("/readyz")).status_code == 503
        assert (await client.get("/healthz")).status_code == 200
        monkeypatch.setattr(database, "FULL_SECONDS", 0.0)
        assert (await client.get("/readyz")).status_code == 200
