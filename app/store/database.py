"""The pool of connections, and the one place where the driver's errors get this server's names."""

import asyncio
import math
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Self
from weakref import WeakSet

import asyncpg

from app.postgres.address import Address, read_address
from app.store.errors import BadText, Conflict, KeyUsed, StoreUnavailable
from app.store.group_commit import Gathered
from app.store.slots import slot_of

POSTGRES_PORT = 5432
CONNECT_SECONDS = 5.0
CLOSE_SECONDS = 1.0
STATEMENT_SECONDS = 20.0
UNREACHABLE = (
    OSError,
    asyncio.TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.InternalServerError,
    asyncpg.PostgresSystemError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.UndefinedTableError,
)


DEMOTED = (
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
)
"""Errors of a server that is no longer the one to write to. Its connections stay as they are: new ones are needed."""
ASKED_AGAIN_SECONDS = 2.0
"""How often one caller finds out whether a database answers again: others need not wait for it."""
FULL_SECONDS = 10.0
"""How long after its last complaint a disk counts as full: whatever is written meanwhile may need no new space."""


class QuickConnection(asyncpg.Connection):  # type: ignore[misc]  # the driver has no types
    """A pooled connection that is given back without a round trip: we leave nothing behind that needs a reset."""

    def get_reset_query(self) -> str:
        """Nothing to reset."""
        return ""


@contextmanager
def our_errors() -> Iterator[None]:
    """Translate the driver's errors into those of `app.store.errors`."""
    try:
        yield
    except asyncpg.UniqueViolationError as error:
        raise (KeyUsed if error.constraint_name == "events_by_key" else Conflict)(str(error)) from error
    except (asyncpg.SerializationError, asyncpg.DeadlockDetectedError) as error:
        raise Conflict(str(error)) from error
    except (asyncpg.CharacterNotInRepertoireError, asyncpg.UntranslatableCharacterError) as error:
        raise BadText(str(error)) from error
    except asyncpg.DataError as error:
        if isinstance(error.__cause__, UnicodeEncodeError):
            raise BadText(str(error)) from error
        raise
    except asyncpg.ObjectNotInPrerequisiteStateError as error:
        if error.sqlstate != asyncpg.ObjectNotInPrerequisiteStateError.sqlstate:
            raise
        # Of `check_slot_of_game`: another database holds the game by now, or will in a moment.
        raise StoreUnavailable(str(error)) from error
    except UNREACHABLE as error:
        raise StoreUnavailable(f"{type(error).__name__}: {error}") from error


class Database:
    """A lazily filled pool. Opening it asks nothing of the server, so that we can start before it.

    `past_pooler`: the address past a pooler in transaction mode that the other one leads to. Listeners use it.
    `games`: the databases of games, where they have some of their own, which are opened and closed with this
    one. The pooler hands each transaction to any backend, so that nothing stays prepared; and as a statement is
    prepared and carried out by two messages, each is a transaction.
    """

    def __init__(
        self, database_url: str, *, size: int = 10, past_pooler: str | None = None, games: Sequence["Database"] = ()
    ) -> None:
        self.people: Database = self
        self.all_games: tuple[Database, ...] = tuple(games) or (self,)
        """The databases of games: for what looks across them (`across.py`), and for what is done in each by itself."""
        self.holders: Sequence[Database | None] = ()
        """Which of them holds each slot; None: it is not known."""
        self._address = read_address(database_url)
        self._sessions = self._address if past_pooler is None else read_address(past_pooler)
        self._in_transactions = past_pooler is not None
        self._size = size
        self._pool: Any = None
        self._gathered: dict[str, Gathered] = {}
        self._outside: WeakSet[Any] = WeakSet()
        self._full_at = -math.inf
        self._asked_again_at = math.inf
        self.is_left_out = False
        """Whether it did not answer at the start: nothing is asked of it until it was looked at as others were then."""

    def games(self, game_id: str) -> "Database":
        """The database in which a game lies. Raises `StoreUnavailable` while it is not known which one that is."""
        if len(self.all_games) == 1:
            return self.all_games[0]
        holder = self.holders[slot_of(game_id)] if self.holders else None
        if holder is None:
            raise StoreUnavailable("It is not known at the moment which database holds the game.")
        return holder

    def place(self) -> str:
        """Host and name of the database, without any secret; with its port, where that is another than Postgres's."""
        ports = ",".join(str(port) for port in self._address.ports if port != POSTGRES_PORT)
        return f"{self._address.place()}:{ports}" if ports else self._address.place()

    async def open(self) -> Self:
        """Make the pool; connections follow when they are needed."""
        for other in self._others():
            await other.open()
        self._pool = await asyncpg.create_pool(
            **self._address.driver_arguments(),
            min_size=0,
            max_size=self._size,
            timeout=self._address.connect_seconds(CONNECT_SECONDS),
            command_timeout=STATEMENT_SECONDS,
            connection_class=QuickConnection,
            **({"statement_cache_size": 0} if self._in_transactions else {}),
        )
        return self

    def _others(self) -> "list[Database]":
        return [database for database in self.all_games if database is not self]

    def connections(self) -> tuple[int, int]:
        """How many connections are busy, and how many are idle."""
        pools = [pool for database in (self, *self._others()) if (pool := database._pool) is not None]
        idle = sum(int(pool.get_idle_size()) for pool in pools)
        return sum(int(pool.get_size()) for pool in pools) - idle, idle

    async def close(self) -> None:
        """Close all connections, at once if they do not let go."""
        for other in self._others():
            await other.close()
        try:
            await asyncio.wait_for(self._pool.close(), CLOSE_SECONDS)
        except (TimeoutError, *UNREACHABLE):
            self._pool.terminate()

    def has_full_disk(self) -> bool:
        """Whether the server has said so a moment ago."""
        return time.monotonic() - self._full_at < FULL_SECONDS

    def is_reachable(self) -> bool:
        """Whether it answered when it was last asked."""
        return self._asked_again_at == math.inf and not self.is_left_out

    def is_away(self) -> bool:
        """Whether it did not answer when it was last asked: true for all but one in some seconds, who finds out."""
        now = time.monotonic()
        if self.is_left_out:
            return True
        if now < self._asked_again_at:
            return self._asked_again_at < math.inf
        self._asked_again_at = now + ASKED_AGAIN_SECONDS
        return False

    @asynccontextmanager
    async def _errors(self) -> AsyncIterator[None]:
        """`our_errors`, with an eye on what they say about the server."""
        if self.is_left_out:
            raise StoreUnavailable("The database did not answer at the start.")
        with our_errors():
            try:
                yield
            except UNREACHABLE as error:
                self._asked_again_at = time.monotonic() + ASKED_AGAIN_SECONDS
                if isinstance(error, DEMOTED):
                    await self._renew()
                if isinstance(error, asyncpg.DiskFullError):
                    self._full_at = time.monotonic()
                raise
            else:
                self._asked_again_at = math.inf

    async def _renew(self) -> None:
        """Replace every connection before it is used again."""
        await self._pool.expire_connections()
        for connection in list(self._outside):
            connection.terminate()

    async def _ask(self, method: str, statement: str, *values: Any) -> Any:
        """One statement through the pool. One that was refused as read-only has done nothing, and gets a second try."""
        async with self._errors():
            try:
                return await self._send(method, statement, *values)
            except asyncpg.ReadOnlySQLTransactionError:
                await self._renew()
                return await self._send(method, statement, *values)

    async def _send(self, method: str, statement: str, *values: Any) -> Any:
        if not self._in_transactions:
            return await getattr(self._pool, method)(statement, *values)
        async with self._pool.acquire() as connection, connection.transaction():
            return await getattr(connection, method)(statement, *values)

    async def row(self, statement: str, *values: Any) -> Any:
        """The first row of the answer, or None."""
        return await self._ask("fetchrow", statement, *values)

    async def rows(self, statement: str, *values: Any) -> list[Any]:
        """All rows of the answer."""
        found: list[Any] = await self._ask("fetch", statement, *values)
        return found

    async def row_together(self, statement: str, key: Any, values: tuple[Any, ...]) -> Any:
        """As `row`, written in one transaction with all that come at the same time; rows begin with their `key`."""
        if statement not in self._gathered:
            self._gathered[statement] = Gathered(
                lambda values: self.row(statement, *values), lambda item: self._many(statement, item)
            )
        return await self._gathered[statement].row(key, values)

    async def _many(self, statement: str, each: list[tuple[Any, ...]]) -> list[Any]:
        """Carry out a statement once for each row of values, all of them or none; the rows of all answers."""
        found: list[Any] = await self._ask("fetchmany", statement, each)
        return found

    async def do(self, statement: str, *values: Any) -> int:
        """Carry out a statement; how many rows it changed."""
        status: str = await self._ask("execute", statement, *values)
        count = status.rpartition(" ")[2]
        return int(count) if count.isdigit() else 0

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Any]:
        """One transaction; gives the driver's connection."""
        async with self._errors(), self._pool.acquire() as connection, connection.transaction():
            yield connection

    @asynccontextmanager
    async def people_beside(self, connection: Any) -> AsyncIterator[Any]:
        """A connection that reads of people within a transaction of games: the same where they are in one database, so
        that nobody waits for a second one of a pool."""
        if self.all_games == (self.people,):
            yield connection
        else:
            async with self.people.transaction() as beside:
                yield beside

    @asynccontextmanager
    async def moment(self) -> AsyncIterator[Any]:
        """A transaction that only reads, and sees one moment from its first statement on; gives the connection."""
        async with (
            self._errors(),
            self._pool.acquire() as connection,
            connection.transaction(isolation="repeatable_read", readonly=True),
        ):
            yield connection

    async def connect(self, name: str = "regolith") -> Any:
        """A connection outside the pool, for listening; the server knows it by this name."""
        with our_errors():
            connection = await _connect(self._sessions, application_name=name)
        self._outside.add(connection)
        return connection


async def open_connection(database_url: str) -> Any:
    """A connection by itself. Raises StoreUnavailable where nobody answers, and the driver's errors as they are."""
    try:
        return await _connect(read_address(database_url))
    except OSError as error:
        raise StoreUnavailable(f"The database cannot be used: {_in_one_line(error)}") from error


async def _connect(address: Address, **session: str) -> Any:
    arguments = address.driver_arguments()
    arguments["server_settings"] = {**arguments.get("server_settings", {}), **session}
    return await asyncpg.connect(**arguments, timeout=address.connect_seconds(CONNECT_SECONDS))


def _in_one_line(error: BaseException) -> str:
    return next(iter(str(error).splitlines()), type(error).__name__)
