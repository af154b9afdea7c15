"""Brings a database up to the newest migration."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script.revision import ResolutionError
from alembic.util import CommandError

APP = Path(__file__).resolve().parents[1]
MIGRATIONS = next(folder for folder in (APP.parent / "migrations", APP / "migrations") if (folder / "env.py").is_file())
"""The migrations: beside the package in a checkout, within it in an installed wheel."""


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


def upgrade(database_url: str) -> None:
    """Run all migrations that the database has not seen. Call it outside a running event loop.

    Raises NewerDatabase when it has seen one that we do not know.
    """
    try:
        command.upgrade(alembic_config(database_url), "head")
    except CommandError as error:
        if isinstance(error.__cause__, ResolutionError):
            raise NewerDatabase(
                "The database was written by a newer version of Regolith: run that one, or bring back a backup."
            ) from error
        raise
