"""The row of rematches that a table belongs to: the games before it, the first one first."""

from app.play.table import Table
from app.play.tables import Tables
from app.store.games import games_before


async def row_of(tables: Tables, table: Table) -> list[Table]:
    """The tables that led to this one, and this one itself. Raises `Problem`, `BrokenLog`, `StoreUnavailable`."""
    former = [await tables.get(game_id) for game_id in await games_before(tables.db, table.id)]
    for one in former:
        await tables.refresh(one)
    return [*former, table]
