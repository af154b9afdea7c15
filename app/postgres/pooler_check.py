"""Whether a connection keeps its session: a pooler may hand every transaction, or statement, to another backend.

The server needs sessions to listen for notifications, and prepares statements where it has them. No pooler says in
which mode it is, so two connections ask which backend serves them. Without a pooler, or with one in session mode, a
connection has one backend of its own; else two share one, or one has several.
"""

import asyncio
from contextlib import AsyncExitStack
from typing import Any, TypeAlias

import asyncpg

from app.postgres.address import Address

CHECK_SECONDS = 5.0
"""How long connecting may take, and then all questions together."""
CLOSE_SECONDS = 1.0
CHECK_ROUNDS = 5
"""Other programs at the same pooler may take a backend between two questions, and hide that it is shared."""
BACKEND = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
Backend: TypeAlias = tuple[Any, ...]
"""Its number and when it began: numbers alone repeat on another machine of several."""


class SessionsLost(Exception):
    """The pooler that an address leads to does not keep sessions; the message says what to do, in one line."""


async def loses_sessions(address: Address) -> bool:
    """Whether transactions of one connection are served by several backends, or one backend serves two connections.

    A database that cannot be asked, or does not answer in time, gets the benefit of the doubt.
    """
    try:
        async with AsyncExitStack() as stack:
            mine, other = [await _connected(address, stack) for _ in range(2)]
            async with asyncio.timeout(CHECK_SECONDS):
                return await _is_shared(mine, other)
    except asyncpg.ConnectionDoesNotExistError as error:
        return _is_refused_transaction(error)
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError):
        # The next use of the database meets the same error, and reports it.
        return False


async def loses_transactions(address: Address) -> bool:
    """Whether a pooler refuses transactions; the benefit of the doubt as above."""
    try:
        async with AsyncExitStack() as stack:
            connection = await _connected(address, stack)
            async with asyncio.timeout(CHECK_SECONDS):
                await _backend(connection)
    except asyncpg.ConnectionDoesNotExistError as error:
        return _is_refused_transaction(error)
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError):
        pass
    return False


def _is_refused_transaction(error: asyncpg.ConnectionDoesNotExistError) -> bool:
    """By a violation of the protocol a pooler in statement mode answers BEGIN, and hangs up; no server does."""
    return isinstance(error.__cause__, asyncpg.ProtocolViolationError)


async def _connected(address: Address, stack: AsyncExitStack) -> Any:
    arguments = {**address.driver_arguments(), "statement_cache_size": 0}
    connection = await asyncpg.connect(**arguments, timeout=address.connect_seconds(CHECK_SECONDS))
    stack.push_async_callback(_close, connection)
    return connection


async def _close(connection: Any) -> None:
    try:
        await connection.close(timeout=CLOSE_SECONDS)
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
        connection.terminate()


async def _is_shared(mine: Any, other: Any) -> bool:
    """In whatever order a pooler hands backends out: the one given back last goes to the other connection, or the one
    that waited longest answers the second question. Only one transaction is open at a time, as the pooler may have but
    one backend."""
    of_mine: set[Backend] = set()
    of_other: set[Backend] = set()
    for _ in range(CHECK_ROUNDS):
        of_mine |= {await _backend(mine), await _backend(mine)}
        of_other.add(await _backend(other))
        if len(of_mine) > 1 or len(of_other) > 1 or of_mine & of_other:
            return True
    return False


async def _backend(connection: Any) -> Backend:
    """What serves a connection. Within a transaction, since a statement is prepared and carried out by two messages."""
    async with connection.transaction():
        return tuple(await connection.fetchrow(BACKEND))
