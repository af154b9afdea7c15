"""What is read from a standby is never older than the question, whatever becomes of the standby."""

import asyncio
import shutil
from collections.abc import Iterator

import pytest

from app.postgres import EmbeddedPostgres
from app.postgres.migrate import upgrade
from tests.support.patience import PATIENCE_SECONDS
from tests.support.postgres import public_folder
from tests.support.server import Server, Sitting, running
from tests.support.standby import Standby, followed


@pytest.fixture(scope="module")
def pair() -> Iterator[tuple[EmbeddedPostgres, Standby]]:
    folder = public_folder("regolith-standby-")
    try:
        with followed(folder) as (primary, standby):
            upgrade(primary.url())
            yield primary, standby
    finally:
        shutil.rmtree(folder)


async def last_of_log(table: Sitting) -> int:
    """The number of the last entry that the log of a game shows."""
    last: int = (await table.players[0].ok("GET", table.path("/log")))["entries"][-1]["seq"]
    return last


async def moves_and_looks(server: Server, table: Sitting, times: int) -> None:
    """Move again and again; each time the log, what has happened since, the lists and the standings know of it."""
    for _ in range(times):
        seq = (await table.act(0, "Count", by=1))["seq"]
        assert await last_of_log(table) == seq
        missed = await table.players[1].ok("GET", table.path(f"/since?after={seq - 1}"))
        assert [turn["seq"] for turn in missed["turns"]] == [seq]
    listed = (await table.players[0].ok("GET", "/api/games?mine"))["games"]
    assert table.id in [item["id"] for item in listed]
    at = await table.players[0].ok("GET", table.path(f"?at={seq - 1}"))
    assert at["seq"] == seq - 1


def answered(server: Server) -> int:
    """How often the standby has answered."""
    assert server.services.replica is not None
    return server.services.replica.answered


async def asks_standby(server: Server, table: Sitting) -> bool:
    """Whether it is the standby that answers."""
    before = answered(server)
    await last_of_log(table)
    return answered(server) > before


async def until_it_answers(server: Server, table: Sitting, standby: Standby) -> None:
    """Wait until the standby has everything and is asked again."""
    await asyncio.to_thread(standby.catch_up)
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not await asks_standby(server, table):
            pass


async def test_friends_and_what_was_missed_are_read_there(pair: tuple[EmbeddedPostgres, Standby]) -> None:
    primary, standby = pair
    async with running(primary.url(), database_read_url=standby.url("regolith")) as server:
        table = await server.table("Ada", "Bob", options={"target": 1000})
        ada, bob = table.players
        await table.pick()
        seq = (await table.act(0, "Count", by=1))["seq"]
        await until_it_answers(server, table, standby)
        before = answered(server)
        [friend] = (await bob.ok("GET", "/api/users/me/friends"))["friends"]
        assert (friend["id"], answered(server) > before) == (ada.id, True)
        before = answered(server)
        missed = await bob.ok("GET", table.path(f"/since?after={seq - 1}"))
        assert ([turn["seq"] for turn in missed["turns"]], answered(server) > before) == ([seq], True)
        # A user who has just blocked a friend does not find them any more.
        await asyncio.to_thread(standby.pause)
        await bob.ok("PUT", f"/api/users/me/blocks/{ada.id}")
        assert (await bob.ok("GET", "/api/users/me/friends"))["friends"] == []
        await asyncio.to_thread(standby.go_on)


async def test_a_standby_answers_and_is_passed_over_while_it_is_late_or_gone(
    pair: tuple[EmbeddedPostgres, Standby],
) -> None:
    primary, standby = pair
    async with running(primary.url(), database_read_url=standby.url("regolith")) as server:
        table = await server.table("Ada", "Bob", options={"target": 1000})
        await table.pick()
        await until_it_answers(server, table, standby)
        await moves_and_looks(server, table, 5)
        await asyncio.to_thread(standby.pause)
        await moves_and_looks(server, table, 3)
        assert not await asks_standby(server, table)
        await asyncio.to_thread(standby.go_on)
        await until_it_answers(server, table, standby)
        await asyncio.to_thread(standby.kill)
        await moves_and_looks(server, table, 3)
        assert not await asks_standby(server, table)


async def test_readiness_tells_while_moves_wait_for_a_standby_that_is_gone(
    pair: tuple[EmbeddedPostgres, Standby],
) -> None:
    primary, _ = pair

    async def wait_for(standby: str) -> None:
        for statement in (f"ALTER SYSTEM SET synchronous_standby_names = '{standby}'", "SELECT pg_reload_conf()"):
            await asyncio.to_thread(primary.execute, statement)

    async with running(primary.url()) as server, server.client() as client:

        async def until_ready_is(status: int) -> None:
            async with asyncio.timeout(PATIENCE_SECONDS):
                while (await client.get("/readyz")).status_code != status:
                    pass

        await until_ready_is(200)
        try:
            await wait_for("nobody")
            await until_ready_is(503)
            assert (await client.get("/healthz")).status_code == 200
        finally:
            await wait_for("")
        await until_ready_is(200)
