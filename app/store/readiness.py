"""Whether the database answers and has our tables."""

from sqlalchemy import column, select, table

from app.store.database import Database
from app.store.statements import Statement

MIGRATION = Statement(select(column("version_num")).select_from(table("alembic_version")))


async def newest_migration(db: Database) -> str | None:
    """The last migration that was run; None before the first. Raises `StoreUnavailable`."""
    row = await MIGRATION.row(db)
    return row["version_num"] if row else None


async def has_people_or_games(db: Database) -> bool:
    """Whether anybody has been here. A database without our tables is as good as empty."""
    there = await db.row("SELECT to_regclass('public.games') IS NOT NULL AND to_regclass('public.users') IS NOT NULL")
    if not there[0]:
        return False
    row = await db.row("SELECT EXISTS (SELECT FROM games) OR EXISTS (SELECT FROM users)")
    return bool(row[0])
