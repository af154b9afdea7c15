"""Runs the migrations: on the database that we are handed, or for `alembic` by itself on that of the settings."""

import asyncio
import sys

from alembic import context
from alembic.runtime.migration import MigrationInfo
from alembic.util import CommandError
from sqlalchemy import Connection, inspect, pool
from sqlalchemy.ext.asyncio import create_async_engine

from app.commands.failures import one_line_errors
from app.postgres.lifetime import database
from app.settings import load_settings
from app.store.database import open_connection
from app.store.schema import SIDES
from app.store.schema.people import compatibility

LOCK = 7_402_118


def is_filled(connection: Connection) -> bool:
    """Whether a table of ours, if there is any, holds a row, but for what migrations themselves have written."""
    tables = [table.name for side in SIDES for table in side.sorted_tables if table is not compatibility]
    names = [name for name in tables if inspect(connection).has_table(name)]
    return any(connection.exec_driver_sql(f'SELECT EXISTS (SELECT FROM "{name}")').scalar() for name in names)


def ask_before_losing() -> None:
    """Let the operator confirm a way back that may lose what was kept. Raises CommandError without a yes."""
    if context.get_x_argument(as_dictionary=True).get("lose") == "data":
        return
    warning = "This database is in use, and going back to a former migration may lose what it holds."
    if sys.stdin.isatty() and input(f"{warning} Go on? [yes/no] ") == "yes":
        return
    raise CommandError(
        f"{warning} Nothing was changed: make a backup, then say so with `alembic -x lose=data downgrade …`."
    )


def migrate(connection: Connection) -> None:
    """Run what is missing, in one transaction; processes that start together wait for each other."""
    asked = False

    def applied(ctx: object, step: MigrationInfo, heads: object, run_args: object) -> None:
        # Within the transaction: what is refused here has not happened.
        nonlocal asked
        if not step.is_upgrade and filled and not asked:
            ask_before_losing()
            asked = True

    context.configure(
        connection=connection, target_metadata=SIDES, compare_server_default=True, on_version_apply=applied
    )
    with context.begin_transaction():
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
        filled = is_filled(connection)
        context.run_migrations()


async def run(url: str) -> None:
    """Connect and migrate. Raises StoreUnavailable when nobody answers."""
    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: open_connection(url), poolclass=pool.NullPool
    )
    async with engine.connect() as connection:
        await connection.run_sync(migrate)
        await connection.commit()
    await engine.dispose()


def run_on_settings() -> None:
    """Migrate the database of the settings, the embedded one as well; what is wrong with it is one line."""
    with one_line_errors():
        settings = load_settings()
        with database(*settings.sessions) as url:
            asyncio.run(run(url))


if (handed := context.config.attributes.get("database_url")) is not None:
    asyncio.run(run(handed))
else:
    run_on_settings()
