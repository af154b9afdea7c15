"""The database of a process: the server that DATABASE_URL names, or an embedded one for as long as it is needed."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from app.postgres.address import read_address
from app.postgres.embedded import EmbeddedPostgres
from app.postgres.keeper import Keeper
from app.postgres.pooler_check import loses_sessions
from app.settings import Settings, SettingsError
from app.stopping import stopping

CUT_SESSIONS = (
    "DATABASE_URL: it leads to a pooler that does not keep sessions (transaction or statement mode): set the pooler to "
    "session mode, or name the Postgres server itself"
)


@contextmanager
def database(settings: Settings) -> Iterator[str]:
    """Lend the SQLAlchemy address of the database. Raises PostgresError when an embedded one cannot start, and
    SettingsError where connections to the one of DATABASE_URL lose their sessions.

    With an embedded one, SIGTERM and SIGINT are noted and do not end the block, so that the embedded server always
    stops with us: ask `stopping.check()` in it, or have `stopping.told` tell you.
    """
    with stopping.installed():
        if settings.database_url is not None:
            if asyncio.run(loses_sessions(read_address(settings.database_url))):
                raise SettingsError(CUT_SESSIONS)
            yield settings.database_url
            return
        with stopping.noted():
            yield from _embedded(EmbeddedPostgres(settings.data_dir))


def _embedded(server: EmbeddedPostgres) -> Iterator[str]:
    try:
        server.start()
        stopping.check()
        with Keeper(server):
            yield server.url()
    finally:
        server.stop()
