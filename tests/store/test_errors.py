"""What the driver raises when the database goes away gets our name."""

import asyncpg
import pytest

from app.store.database import our_errors
from app.store.errors import StoreUnavailable


@pytest.mark.parametrize(
    "error",
    [
        asyncpg.InternalClientError("got result for unknown protocol state 3"),
        asyncpg.exceptions.ProtocolError("unexpected message"),
        asyncpg.InternalServerError("could not open shared memory"),
        asyncpg.PostgresIOError("could not read block"),
        asyncpg.CannotConnectNowError("the database system is in recovery mode"),
        asyncpg.CrashShutdownError("terminating connection because of crash of another server process"),
        asyncpg.InterfaceError("connection is closed"),
        ConnectionResetError(),
        TimeoutError(),
    ],
    ids=lambda error: type(error).__name__,
)
def test_a_database_that_goes_away_is_unavailable(error: Exception) -> None:
    with pytest.raises(StoreUnavailable), our_errors():
        raise error
