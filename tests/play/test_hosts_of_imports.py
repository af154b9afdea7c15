"""Imported games bring no host: the first who takes a seat of one that goes on hosts it."""

import asyncio
from collections.abc import AsyncIterator

import msgspec
import pytest_asyncio

from app.accounts.tokens import hashed, new_token
from app.play.exports import export_all, import_document, read_document
from app.play.verification import verify_game
from app.postgres.migrate import upgrade
from app.store.games import find_game
from app.store.seat_links import set_link
from tests.support.games import GAMES
from tests.support.server import Player, Server, Sitting, running


@pytest_asyncio.fixture
async def elsewhere(empty_database_url: str) -> AsyncIterator[Server]:
    """A server into which games are imported."""
    await asyncio.to_thread(upgrade, empty_database_url)
    async with running(empty_database_url) as other:
        yield other


async def bring(server: Server, table: Sitting, elsewhere: Server) -> None:
    """Import a game as the command does."""
    document = msgspec.json.encode(await export_all(server.services.db, table.id))
    await import_document(elsewhere.services.db, GAMES, read_document(document))


async def sit(elsewhere: Server, table: Sitting, seat: int, name: str) -> Player:
    """Take a seat by a link of the operator's."""
    token, player = new_token(), await elsewhere.player(name)
    await set_link(elsewhere.services.db, table.id, seat, hashed(token))
    await player.ok("POST", table.path("/join"), {"invite": token})
    return player


async def host_of(elsewhere: Server, table: Sitting) -> str | None:
    row = await find_game(elsewhere.services.db, table.id)
    assert row is not None
    return row.host


async def test_the_first_who_takes_a_seat_hosts_a_game_that_goes_on(server: Server, elsewhere: Server) -> None:
    table = await server.table("Ada", "Ben")
    await bring(server, table, elsewhere)
    ben = await sit(elsewhere, table, 1, "Ben")
    await sit(elsewhere, table, 0, "Ada")
    assert (await ben.look(table.id))["is_host"]
    assert await host_of(elsewhere, table) == ben.id
    await ben.ok("PUT", table.path("/name"), {"name": "Ben hosts it"})
    await verify_game(elsewhere.services.db, GAMES, table.id)


async def test_nobody_hosts_one_that_is_over_or_branched_off(server: Server, elsewhere: Server) -> None:
    table = await server.table("Ada", "Ben")
    await bring(server, table, elsewhere)
    await elsewhere.services.db.do("UPDATE games SET branched_from = 'g1', branched_at = 1 WHERE id = $1", table.id)
    await sit(elsewhere, table, 0, "Ada")
    assert await host_of(elsewhere, table) is None
    await elsewhere.services.db.do(
        "UPDATE games SET branched_from = NULL, branched_at = NULL, status = 'finished', version = version + 1"
    )
    await sit(elsewhere, table, 1, "Ben")
    assert await host_of(elsewhere, table) is None
