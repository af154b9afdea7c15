"""Brings a database up to the newest migration."""

from pathlib import Path

from alembic import command
from alembic.config import Config

APP = Path(__file__).resolve().parents[1]
MIGRATIONS = next(folder for folder in (APP.parent / "migrations", APP / "migrations") if (folder / "env.py").is_file())
"""The migrations: beside the package in a checkout, within it in an installed wheel."""


def alembic_config(database_url: str) -> Config:
    """Return alembic's configuration for one database, wherever the process was started."""
    config = Config()
    config.set_main_option("path_separator", "os")
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    # ConfigParser reads a percent sign as the start of a reference.
    config.set_main_option("sqlalchemy.url", database_url.replace("%", "%%"))
    config.attributes["configure_logger"] = False
    return config


def upgrade(database_url: str) -> None:
    """Run all migrations that the database has not seen. Call it outside a running event loop."""
    command.upgrade(alembic_config(database_url), "head")
