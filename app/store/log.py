"""The event log: append, read, snapshots.

The key is the lock: an entry is written only behind the one that its writer knew, in one statement with the table's
summary, and `(game_id, seq)` is unique besides.
"""

from typing import Any

from app.store.database import Database
from app.store.errors import Conflict
from app.store.games import COLUMNS, game_row, insert_game
from app.store.records import GameRow, LogRow, Secret, Snapshot, Summary

APPEND = """
WITH head AS (
    UPDATE games SET seq = $2, status = $3, to_move = $4, automatic = $5, takeback = NULL, updated = now()
    WHERE id = $1 AND seq = $2 - 1 AND version = $6 AND status = 'playing' RETURNING id
)
INSERT INTO events (game_id, seq, seat, move, events, digest, key)
SELECT id, $2, $7, $8, $9, $10, $11 FROM head RETURNING game_id, at
"""
BEGIN = """
WITH head AS (
    UPDATE games SET seq = 1, status = $2, to_move = $3, automatic = $4, components = $5, entropy = $6, nonce = $7,
        version = version + 1, updated = now()
    WHERE id = $1 AND version = $8 AND status = 'lobby' RETURNING id
)
INSERT INTO events (game_id, seq, seat, move, events, digest)
SELECT id, 1, NULL, $9, $10, $11 FROM head RETURNING at
"""
ENTRIES = "SELECT seq, seat, move, events, digest, at, key FROM events WHERE game_id = $1"


def log_row(row: Any) -> LogRow:
    """A row of ENTRIES as a record."""
    return LogRow(**dict(row))


async def append(db: Database, game_id: str, version: int, summary: Summary, entry: LogRow) -> Any:
    """Write an entry and the summary after it; the time of writing.

    Raises `Conflict` when the log or the table has changed, `KeyUsed` when the seat has used the entry's key.
    """
    row = await db.row_together(
        APPEND,
        game_id,
        entry.seq,
        summary.status,
        summary.to_move,
        summary.automatic,
        version,
        entry.seat,
        entry.move,
        entry.events,
        entry.digest,
        entry.key,
    )
    if row is None:
        raise Conflict("the log has moved on")
    return row["at"]


async def begin(
    db: Database, game_id: str, version: int, summary: Summary, entry: LogRow, components: str, secret: Secret
) -> Any:
    """Write the first entry; the table's lobby is over. Raises `Conflict` when the table has changed."""
    row = await db.row(
        BEGIN,
        game_id,
        summary.status,
        summary.to_move,
        summary.automatic,
        components,
        secret.entropy,
        secret.nonce,
        version,
        entry.move,
        entry.events,
        entry.digest,
    )
    if row is None:
        raise Conflict("the table has changed")
    return row["at"]


async def entries(db: Database, game_id: str, after: int = 0, until: int = 2**31 - 1) -> list[LogRow]:
    """The entries behind number `after`, up to `until`."""
    rows = await db.rows(f"{ENTRIES} AND seq > $2 AND seq <= $3 ORDER BY seq", game_id, after, until)
    return [log_row(row) for row in rows]


async def entry_by_key(db: Database, game_id: str, seat: int, key: str) -> LogRow | None:
    """The entry that the seat wrote with this Idempotency-Key."""
    row = await db.row(f"{ENTRIES} AND seat = $2 AND key = $3", game_id, seat, key)
    return log_row(row) if row else None


async def load(
    db: Database, game_id: str, *, use_snapshot: bool = True
) -> tuple[GameRow, Snapshot | None, list[LogRow]] | None:
    """A table with its snapshot and the entries behind that, of one moment."""
    row = await db.row(
        f"SELECT {COLUMNS}, n.seq AS snapshot_seq, n.state AS snapshot FROM games g"
        " LEFT JOIN snapshots n ON n.game_id = g.id AND $2 WHERE g.id = $1",
        game_id,
        use_snapshot,
    )
    if row is None:
        return None
    game = game_row(row)
    found = Snapshot(row["snapshot_seq"], row["snapshot"]) if row["snapshot"] is not None else None
    # Entries never change, so that those up to the number just read belong to the same moment.
    return game, found, await entries(db, game_id, found.seq if found else 0, game.seq)


async def save_snapshot(db: Database, game_id: str, snapshot: Snapshot) -> None:
    """Keep the newest snapshot of a game."""
    await db.do(
        "INSERT INTO snapshots (game_id, seq, state) VALUES ($1, $2, $3) ON CONFLICT (game_id)"
        " DO UPDATE SET seq = excluded.seq, state = excluded.state WHERE snapshots.seq < excluded.seq",
        game_id,
        snapshot.seq,
        snapshot.state,
    )


async def add_whole_game(db: Database, game: GameRow, secret: Secret | None, rows: list[LogRow]) -> None:
    """Keep a game that was played elsewhere. Raises `Conflict` if its id is taken."""
    async with db.transaction() as connection:
        await insert_game(connection, game)
        if secret:
            await connection.execute(
                "UPDATE games SET entropy = $2, nonce = $3 WHERE id = $1", game.id, secret.entropy, secret.nonce
            )
        await connection.executemany(
            "INSERT INTO events (game_id, seq, seat, move, events, digest, at) VALUES ($1, $2, $3, $4, $5, $6, $7)",
            [(game.id, r.seq, r.seat, r.move, r.events, r.digest, r.at) for r in rows],
        )
