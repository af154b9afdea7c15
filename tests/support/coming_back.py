"""Pages that come back to tables of which their server knows nothing yet, as after a restart."""

from collections.abc import Sequence
from contextlib import AsyncExitStack
from typing import Any

import asyncpg

from app.postgres.address import plain_dsn
from tests.support.network import Watcher, watching
from tests.support.server import Json, Server, Sitting


async def begun(server: Server, *names: str, **more: Any) -> tuple[Sitting, list[Json]]:
    """A table where everybody has picked, and what each of them has seen there last. Its server knows as little of it
    afterwards as one that has just begun."""
    table = await server.table(*names, **more)
    await table.pick()
    seen = [await player.look(table.id) for player in table.players]
    await server.settle()
    forget_tables(server)
    return table, seen


def forget_tables(server: Server) -> None:
    server.services.tables.live.clear()
    server.services.accounts.forget_all()


def is_in_memory(server: Server, table: Sitting) -> bool:
    return server.services.tables.live.at_hand(table.id) is not None


async def back(
    stack: AsyncExitStack, address: str, table: Sitting, token: str | None, seen: Json, **query: Any
) -> Watcher:
    """Somebody who comes back with what they have seen, and has been told what they have missed."""
    watcher = await stack.enter_async_context(watching(address, table.id, token, since=seen["seq"], **query))
    watcher.view, watcher.seq = seen["view"], seen["seq"]
    return watcher


async def everybody_back(stack: AsyncExitStack, address: str, table: Sitting, seen: Sequence[Json]) -> list[Watcher]:
    pages = zip(table.players, seen, strict=True)
    watchers = [await back(stack, address, table, player.token, view) for player, view in pages]
    for watcher in watchers:
        await watcher.next("presence")
    return watchers


async def execute(database_url: str, statement: str, *values: Any) -> None:
    """Change something behind the server's back."""
    connection = await asyncpg.connect(plain_dsn(database_url))
    await connection.execute(statement, *values)
    await connection.close()
