"""Whether the database answers and has our tables."""

from sqlalchemy import column, select, table

from app.store.database import Database
from app.store.statements import Statement

MIGRATION = Statement(select(column("version_num")).select_from(table("alembic_version")))


async def newest_migration(db: Database) -> str | None:
    """The last migration that was run; None before the first. Raises `StoreUnavailable`."""
    row = await MIGRATION.row(db)
    return row["version_num"] if row else None
