"""Whether the database answers, has our tables and takes what is written."""

from sqlalchemy import column, select, table

from app.store.database import Database
from app.store.errors import StoreUnavailable
from app.store.statements import Statement

MIGRATION = Statement(select(column("version_num")).select_from(table("alembic_version")))


async def newest_migration(db: Database) -> str | None:
    """The last migration that was run; None before the first. Raises `StoreUnavailable`."""
    row = await MIGRATION.row(db)
    return row["version_num"] if row else None


async def check_writable(db: Database) -> None:
    """Raise `StoreUnavailable` while nothing can be written: on a standby, where writing is switched off, or where the
    disk was full a moment ago. Locks and changes nothing, so that everybody may ask."""
    await db.do("UPDATE heartbeat SET at = at WHERE false")
    if db.has_full_disk():
        raise StoreUnavailable("The disk of the database is full.")


async def has_people_or_games(db: Database) -> bool:
    """Whether anybody has been here. A database without our tables is as good as empty."""
    there = await db.row("SELECT to_regclass('public.games') IS NOT NULL AND to_regclass('public.users') IS NOT NULL")
    if not there[0]:
        return False
    row = await db.row("SELECT EXISTS (SELECT FROM games) OR EXISTS (SELECT FROM users)")
    return bool(row[0])
