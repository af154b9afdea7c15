"""Games whose logs are compressed."""

from datetime import UTC, datetime
from functools import partial

from app.play.compressing import restore_of
from app.store.compressed_logs import compress_next
from app.store.database import Database
from tests.support.games import GAMES

LATER = datetime(2100, 1, 1, tzinfo=UTC)
"""Every game of a test is old enough by then."""


async def compress_all(db: Database) -> list[str]:
    """Compress the logs of all games that are over, as if years had passed; the ids of those that this has done."""
    done, last = [], None
    while (last := await compress_next(db.all_games[0], LATER, last, partial(restore_of, GAMES))) is not None:
        if last.problem is None:
            done.append(last.game_id)
    return done


async def rows_of(db: Database, game_id: str) -> dict[str, int]:
    """How many rows hold the game's log, by their table."""
    tables = ("events", "snapshots", "compressed_logs")
    counts = (f"(SELECT count(*) FROM {table} WHERE game_id = $1) AS {table}" for table in tables)
    return dict(await db.row(f"SELECT {', '.join(counts)}", game_id))
