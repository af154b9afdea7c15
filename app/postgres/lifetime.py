"""The database of a process: the server that DATABASE_URL names, or an embedded one for as long as it is needed."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from app.postgres.address import read_address
from app.postgres.embedded import EmbeddedPostgres
from app.postgres.keeper import Keeper
from app.postgres.pooler_check import SessionsLost, loses_sessions
from app.stopping import stopping

CUT_SESSIONS = (
    "DATABASE_URL: it leads to a pooler that does not keep sessions (transaction or statement mode): set the pooler to "
    "session mode, or name the Postgres server itself"
)


@contextmanager
def database(url: str | None, data_dir: Path) -> Iterator[str]:
    """Lend the SQLAlchemy address of the database: of the one at `url`, else of an embedded one in `data_dir`.

    Raises `PostgresError` when an embedded one cannot start, `SessionsLost` where connections to `url` lose their
    sessions.

    With an embedded one, SIGTERM and SIGINT are noted and do not end the block, so that the embedded server always
    stops with us: ask `stopping.check()` in it, or have `stopping.told` tell you.
    """
    with stopping.installed():
        if url is not None:
            if asyncio.run(loses_sessions(read_address(url))):
                raise SessionsLost(CUT_SESSIONS)
            yield url
            return
        with stopping.noted():
            yield from _embedded(EmbeddedPostgres(data_dir))


def _embedded(server: EmbeddedPostgres) -> Iterator[str]:
    try:
        server.start()
        stopping.check()
        with Keeper(server):
            yield server.url()
    finally:
        server.stop()
