"""The schema in Python is what the migrations make, to the last default."""

import asyncpg
from alembic import command
from sqlalchemy.ext.asyncio import create_async_engine

from app.postgres.address import plain_dsn
from app.postgres.migrate import alembic_config
from app.store.schema import SIDES

TABLES = """
    SELECT c.relname AS table, coalesce(array_to_string(c.reloptions, ','), '') AS options FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'alembic_version'
"""
COLUMNS = """
    SELECT c.relname AS table, a.attname AS column, format_type(a.atttypid, a.atttypmod) AS type,
           a.attnotnull AS required, pg_get_expr(d.adbin, d.adrelid) AS default
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'alembic_version'
"""
CONSTRAINTS = """
    SELECT c.relname AS table, k.conname AS name, pg_get_constraintdef(k.oid) AS definition
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relname <> 'alembic_version'
"""
INDEXES = """
    SELECT tablename AS table, indexname AS name, indexdef AS definition FROM pg_indexes
    WHERE schemaname = 'public' AND tablename <> 'alembic_version'
"""


async def catalog(url: str) -> dict[str, set[tuple[object, ...]]]:
    """What Postgres itself says of the tables."""
    connection = await asyncpg.connect(plain_dsn(url))
    try:
        questions = {"tables": TABLES, "columns": COLUMNS, "constraints": CONSTRAINTS, "indexes": INDEXES}
        return {name: {tuple(row) for row in await connection.fetch(sql)} for name, sql in questions.items()}
    finally:
        await connection.close()


async def test_migrations_make_the_tables_that_are_described(database_url: str, empty_database_url: str) -> None:
    engine = create_async_engine(empty_database_url)
    async with engine.begin() as connection:
        for side in SIDES:
            await connection.run_sync(side.create_all)
    await engine.dispose()
    migrated, described = await catalog(database_url), await catalog(empty_database_url)
    assert described["tables"] and described["indexes"]
    assert migrated == described


def test_alembic_finds_nothing_to_migrate(database_url: str) -> None:
    command.check(alembic_config(database_url))
