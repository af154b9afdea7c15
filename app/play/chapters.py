"""The row of rematches that a table belongs to: the games before it, the first one first."""

from app.play.game_log import GameLog
from app.play.table import Table
from app.store.database import Database
from app.store.rematches import games_before


async def row_of(db: Database, game_log: GameLog, table: Table) -> list[Table]:
    """The tables that led to this one, and this one itself. Raises `Problem`, `BrokenLog`, `StoreUnavailable`."""
    former = [await game_log.read(game_id) for game_id in await games_before(db, table.id)]
    return [*former, table]
