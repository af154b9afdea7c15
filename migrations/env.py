"""Runs the migrations on the database whose address stands in `sqlalchemy.url`, or in DATABASE_URL."""

import asyncio
import os

from alembic import context
from sqlalchemy import Connection, pool
from sqlalchemy.ext.asyncio import create_async_engine

from app.store.schema import metadata

LOCK = 7_402_118


def database_url() -> str:
    """The address of the database, for asyncpg."""
    url = context.config.get_main_option("sqlalchemy.url") or os.environ["DATABASE_URL"]
    scheme, _, rest = url.partition("://")
    return f"postgresql+asyncpg://{rest}" if scheme in {"postgres", "postgresql"} else url


def migrate(connection: Connection) -> None:
    """Run what is missing, in one transaction; processes that start together wait for each other."""
    context.configure(connection=connection, target_metadata=metadata, compare_server_default=True)
    with context.begin_transaction():
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
        context.run_migrations()


async def run() -> None:
    """Connect and migrate."""
    engine = create_async_engine(database_url(), poolclass=pool.NullPool)
    async with engine.connect() as connection:
        await connection.run_sync(migrate)
        await connection.commit()
    await engine.dispose()


asyncio.run(run())
