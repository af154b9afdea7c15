"""The pool of connections, and the one place where the driver's errors get our names."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Self

import asyncpg

from app.postgres.address import Address, read_address
from app.store.errors import BadText, Conflict, KeyUsed, StoreUnavailable
from app.store.gathering import Gathered

CONNECT_SECONDS = 5.0
CLOSE_SECONDS = 5.0
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
    except UNREACHABLE as error:
        raise StoreUnavailable(f"{type(error).__name__}: {error}") from error


class Database:
    """A lazily filled pool. Opening it asks nothing of the server, so that we can start before it."""

    def __init__(self, database_url: str, *, size: int = 10) -> None:
        self._address = read_address(database_url)
        self._size = size
        self._pool: Any = None
        self._gathered: dict[str, Gathered] = {}

    async def open(self) -> Self:
        """Make the pool; connections follow when they are needed."""
        self._pool = await asyncpg.create_pool(
            **self._address.driver_arguments(),
            min_size=0,
            max_size=self._size,
            timeout=self._address.connect_seconds(CONNECT_SECONDS),
            command_timeout=STATEMENT_SECONDS,
            connection_class=QuickConnection,
        )
        return self

    def connections(self) -> tuple[int, int]:
        """How many connections are busy, and how many are idle."""
        if self._pool is None:
            return 0, 0
        idle = int(self._pool.get_idle_size())
        return int(self._pool.get_size()) - idle, idle

    async def close(self) -> None:
        """Close all connections, at once if they do not let go."""
        try:
            await asyncio.wait_for(self._pool.close(), CLOSE_SECONDS)
        except (TimeoutError, *UNREACHABLE):
            self._pool.terminate()

    async def row(self, statement: str, *values: Any) -> Any:
        """The first row of the answer, or None."""
        with our_errors():
            return await self._pool.fetchrow(statement, *values)

    async def rows(self, statement: str, *values: Any) -> list[Any]:
        """All rows of the answer."""
        with our_errors():
            found: list[Any] = await self._pool.fetch(statement, *values)
            return found

    async def row_together(self, statement: str, key: Any, values: tuple[Any, ...]) -> Any:
        """As `row`, written in one transaction with all that come at the same time; rows begin with their `key`."""
        if statement not in self._gathered:
            self._gathered[statement] = Gathered(
                lambda values: self.row(statement, *values), lambda each: self._many(statement, each)
            )
        return await self._gathered[statement].row(key, values)

    async def _many(self, statement: str, each: list[tuple[Any, ...]]) -> list[Any]:
        """Carry out a statement once for each row of values, all of them or none; the rows of all answers."""
        with our_errors():
            found: list[Any] = await self._pool.fetchmany(statement, each)
            return found

    async def do(self, statement: str, *values: Any) -> int:
        """Carry out a statement; how many rows it changed."""
        with our_errors():
            status: str = await self._pool.execute(statement, *values)
        count = status.rpartition(" ")[2]
        return int(count) if count.isdigit() else 0

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Any]:
        """One transaction; gives the driver's connection."""
        with our_errors():
            async with self._pool.acquire() as connection, connection.transaction():
                yield connection

    @asynccontextmanager
    async def moment(self) -> AsyncIterator[Any]:
        """A transaction that only reads, and sees one moment from its first statement on; gives the connection."""
        with our_errors():
            async with (
                self._pool.acquire() as connection,
                connection.transaction(isolation="repeatable_read", readonly=True),
            ):
                yield connection

    async def connect(self, name: str = "regolith") -> Any:
        """A connection outside the pool, for listening; the server knows it by this name."""
        with our_errors():
            return await _connect(self._address, application_name=name)


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
