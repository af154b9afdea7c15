"""The database of a process: the server that DATABASE_URL names, or an embedded one for as long as it is needed."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from app.postgres.address import read_address
from app.postgres.embedded import EmbeddedPostgres
from app.postgres.keeper import Keeper
from app.postgres.pooler_check import SessionsLost, loses_sessions, loses_transactions
from app.stopping import stopping

CUT_SESSIONS = (
    "it leads to a pooler that does not keep sessions (transaction or statement mode): set the pooler to session mode, "
    "or name the Postgres server itself, here or, beside a pooler in transaction mode, as {past}"
)
CUT_TRANSACTIONS = "it leads to a pooler in statement mode: set it to transaction or session mode"


@contextmanager
def database(url: str | None, data_dir: Path, variable: str = "DATABASE_URL") -> Iterator[str]:
    """Lend the SQLAlchemy address of the database: of the one at `url`, which this variable names, else of an embedded
    one in `data_dir`.

    Raises `PostgresError` when an embedded one cannot start, `SessionsLost` where connections to `url` lose their
    sessions.

    With an embedded one, SIGTERM and SIGINT are noted and do not end the block, so that the embedded server always
    stops with us: ask `stopping.check()` in it, or have `stopping.told` tell you.
    """
    with stopping.installed():
        if url is not None:
            _check_sessions(url, variable, "DATABASE_LISTEN_URL")
            yield url
            return
        with stopping.noted():
            yield from _embedded(EmbeddedPostgres(data_dir))


def databases_of_games(urls: Sequence[str], variable: str) -> Sequence[str]:
    """Give the addresses of databases of games, which this variable names. Raises `SessionsLost` where connections to
    one of them lose their sessions."""
    for url in urls:
        _check_sessions(url, variable, "GAMES_DATABASE_LISTEN_URL")
    return urls


def _check_sessions(url: str, variable: str, past: str) -> None:
    """`past`: the variable for an address past a pooler."""
    if asyncio.run(loses_sessions(read_address(url))):
        raise SessionsLost(f"{variable}: {CUT_SESSIONS.format(past=past)}")


def check_transactions(urls: Sequence[str], variable: str = "DATABASE_URL") -> None:
    """Raise `SessionsLost` where a pooler before one of these does not even keep transactions."""
    if any(asyncio.run(loses_transactions(read_address(url))) for url in urls):
        raise SessionsLost(f"{variable}: {CUT_TRANSACTIONS}")


def _embedded(server: EmbeddedPostgres) -> Iterator[str]:
    try:
        server.start()
        stopping.check()
        with Keeper(server):
            yield server.url()
    finally:
        server.stop()
