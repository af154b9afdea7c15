"""`python -m app partition`: the tables of games in partitions, made while the server serves."""

from collections.abc import Sequence

from app.commands.games import with_migrated
from app.postgres.binaries import PostgresError
from app.settings import load_settings
from app.store.database import Database
from app.store.partitioning import FORMER, NotPartitioned, drop_former
from app.store.partitioning import partition as split

__all__ = ["partition"]


def partition(count: int | None, *, drops_former: bool, tablespaces: Sequence[str] = ()) -> None:
    """Split the tables of games into so many partitions, in turn in these tablespaces, and drop those that partitions
    have replaced. Raises PostgresError where they stay as they were."""
    settings = load_settings()

    async def work(db: Database) -> None:
        for each in db.all_games:
            if len(db.all_games) > 1:
                print(f"In the database {each.place()}:", flush=True)
            await on(each)

    async def on(one: Database) -> None:
        connection = await one.connect("regolith partition")
        try:
            if count is not None:
                await split(connection, count, lambda line: print(line, flush=True), tablespaces)
            if drops_former:
                gone = await drop_former(connection)
                print("The former tables were dropped." if gone else "There are no former tables.")
            elif count is not None:
                print(f"The former tables are in the schema {FORMER}, until `partition --drop-former` drops them.")
        finally:
            await connection.close()

    try:
        with_migrated(settings, work)
    except NotPartitioned as why:
        raise PostgresError(str(why)) from why
