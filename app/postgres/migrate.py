"""Brings a database up to the newest migration."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import asyncpg
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.script.revision import ResolutionError
from alembic.util import CommandError

from app.postgres.address import read_address

APP = Path(__file__).resolve().parents[1]
MIGRATIONS = next(folder for folder in (APP.parent / "migrations", APP / "migrations") if (folder / "env.py").is_file())
"""The migrations: beside the package in a checkout, within it in an installed wheel."""

CONNECT_SECONDS = 10.0


class NewerDatabase(Exception):
    """The database has migrations that this version does not know; the message says what to do, in one line."""


def alembic_config(database_url: str) -> Config:
    """Return alembic's configuration for one database, wherever the process was started."""
    config = Config()
    config.set_main_option("path_separator", "os")
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["database_url"] = database_url
    config.attributes["configure_logger"] = False
    return config


def upgrade(database_url: str, games_urls: Sequence[str] = ()) -> None:
    """Run all migrations that the database, and those of games where they have their own, have not seen. One that has
    seen further ones is left as it is where these have taken nothing away that we need. Call it outside a running event
    loop.

    Raises NewerDatabase when they have.
    """
    for url in (database_url, *games_urls):
        _upgrade(url)


def _upgrade(database_url: str) -> None:
    config = alembic_config(database_url)
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        if not isinstance(error.__cause__, ResolutionError):
            raise
        head = ScriptDirectory.from_config(config).get_current_head()
        since = asyncio.run(_oldest_that_may_run(database_url))
        if head is None or since is None or since > head:
            raise NewerDatabase(
                "The database was written by a newer version of Regolith: run that one, or bring back a backup."
            ) from error


async def _oldest_that_may_run(database_url: str) -> str | None:
    """The oldest migration whose version may run on a database. Migrations are numbered, so their names can be
    compared."""
    connection = await asyncpg.connect(**read_address(database_url).driver_arguments(), timeout=CONNECT_SECONDS)
    try:
        since: str | None = await connection.fetchval("SELECT since FROM compatibility")
        return since
    finally:
        await connection.close()
