"""Tables: their summary rows and seats."""

from collections.abc import Sequence
from typing import Any

import msgspec

from app.store.database import Database
from app.store.errors import Conflict
from app.store.records import GameRow, SeatRow, Secret

SEATS = """
    (SELECT coalesce(json_agg(json_build_object('seat', s.seat, 'kind', s.kind, 'level', s.level,
                     'user_id', s.user_id, 'name', s.name) ORDER BY s.seat), '[]')
     FROM seats s WHERE s.game_id = g.id) AS seats
"""
COLUMNS = f"""
    g.id, g.game, g.options, g.status, g.host, g.pace, g.visibility, g.invite, g.components, g.version, g.seq,
    g.to_move, g.automatic, g.takeback, g.problem, g.created, g.updated, {SEATS}
"""


def game_row(row: Any) -> GameRow:
    """A row of COLUMNS as a record."""
    fields = dict(row)
    fields["options"] = msgspec.json.decode(fields["options"])
    fields["to_move"] = tuple(fields["to_move"])
    fields["takeback"] = msgspec.json.decode(fields["takeback"]) if fields["takeback"] else None
    fields["seats"] = msgspec.json.decode(fields["seats"], type=tuple[SeatRow, ...])
    return GameRow(**{name: fields[name] for name in GameRow.__struct_fields__})


async def add_game(db: Database, game: GameRow) -> None:
    """Keep a new table with its seats. Raises `Conflict` if the id is taken."""
    async with db.transaction() as connection:
        await insert_game(connection, game)


async def insert_game(connection: Any, game: GameRow) -> None:
    """Write table and seats inside a transaction."""
    await connection.execute(
        "INSERT INTO games (id, game, options, status, host, pace, visibility, invite, components, version, seq,"
        " to_move, automatic, problem) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)",
        game.id,
        game.game,
        msgspec.json.encode(game.options).decode(),
        game.status,
        game.host,
        game.pace,
        game.visibility,
        game.invite,
        game.components,
        game.version,
        game.seq,
        list(game.to_move),
        game.automatic,
        game.problem,
    )
    await _write_seats(connection, game.id, game.seats)


async def _write_seats(connection: Any, game_id: str, seats: Sequence[SeatRow]) -> None:
    await connection.executemany(
        "INSERT INTO seats (game_id, seat, kind, level, user_id, name) VALUES ($1, $2, $3, $4, $5, $6)",
        [(game_id, s.seat, s.kind, s.level, s.user_id, s.name) for s in seats],
    )


async def find_game(db: Database, game_id: str) -> GameRow | None:
    """The table of that id."""
    row = await db.row(f"SELECT {COLUMNS} FROM games g WHERE g.id = $1", game_id)
    return game_row(row) if row else None


async def heads(db: Database, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
    """Of each table the log's last number and the version of the rest."""
    rows = await db.rows("SELECT id, seq, version FROM games WHERE id = ANY($1)", list(ids))
    return {row["id"]: (row["seq"], row["version"]) for row in rows}


async def games_of(db: Database, user_id: str, limit: int = 100) -> list[GameRow]:
    """The tables at which the user sits or which they host, newest first."""
    return await _list(
        db,
        "WHERE g.id IN (SELECT game_id FROM seats WHERE user_id = $1) OR g.host = $1"
        " ORDER BY g.created DESC, g.id LIMIT $2",
        user_id,
        limit,
    )


async def open_games(db: Database, limit: int = 100) -> list[GameRow]:
    """Public tables that wait for players, newest first."""
    return await _list(
        db,
        "WHERE g.status = 'lobby' AND g.visibility = 'public' AND EXISTS (SELECT FROM seats s WHERE s.game_id = g.id"
        " AND s.kind = 'human' AND s.user_id IS NULL) ORDER BY g.created DESC, g.id LIMIT $1",
        limit,
    )


async def games_to_watch(db: Database, limit: int = 100) -> list[GameRow]:
    """Public games being played, newest first."""
    return await _list(
        db, "WHERE g.status = 'playing' AND g.visibility = 'public' ORDER BY g.created DESC, g.id LIMIT $1", limit
    )


async def _list(db: Database, clause: str, *values: Any) -> list[GameRow]:
    return [game_row(row) for row in await db.rows(f"SELECT {COLUMNS} FROM games g {clause}", *values)]


async def all_ids(db: Database) -> list[str]:
    """The ids of all tables, oldest first."""
    return [row["id"] for row in await db.rows("SELECT id FROM games ORDER BY created, id")]


async def waiting_for_automata(db: Database, idle_seconds: float) -> list[str]:
    """Games whose next move is an automated seat's and where nothing has happened for so long."""
    rows = await db.rows(
        "SELECT id FROM games WHERE status = 'playing' AND automatic AND updated <= now() - make_interval(secs => $1)",
        idle_seconds,
    )
    return [row["id"] for row in rows]


async def change_seats(db: Database, game_id: str, version: int, seats: Sequence[SeatRow]) -> None:
    """Exchange all seats of a lobby. Raises `Conflict` if the table has changed since `version`."""
    async with db.transaction() as connection:
        await _touch(connection, game_id, version)
        await connection.execute("DELETE FROM seats WHERE game_id = $1", game_id)
        await _write_seats(connection, game_id, seats)


async def _touch(connection: Any, game_id: str, version: int) -> None:
    done = await connection.execute(
        "UPDATE games SET version = version + 1, updated = now() WHERE id = $1 AND version = $2 AND status = 'lobby'",
        game_id,
        version,
    )
    if done != "UPDATE 1":
        raise Conflict("the table has changed")


async def set_link(db: Database, game_id: str, seat: int, link_hash: bytes) -> None:
    """Keep the hash of a one-time link to a seat; an older link to it is void."""
    await db.do("UPDATE seats SET link_hash = $3 WHERE game_id = $1 AND seat = $2", game_id, seat, link_hash)


async def linked_seat(db: Database, game_id: str, link_hash: bytes) -> int | None:
    """The seat that a link leads to, without using the link up."""
    row = await db.row("SELECT seat FROM seats WHERE game_id = $1 AND link_hash = $2", game_id, link_hash)
    return row["seat"] if row else None


async def claim_link(db: Database, game_id: str, link_hash: bytes, user_id: str) -> int | None:
    """Seat the user by a link, using it up. The seat, or None if the link is not good (any more)."""
    row = await db.row(
        "WITH taken AS (UPDATE seats SET user_id = $3, link_hash = NULL WHERE game_id = $1 AND link_hash = $2"
        "   AND kind = 'human' AND NOT EXISTS (SELECT FROM seats o WHERE o.game_id = $1 AND o.user_id = $3"
        "   AND o.link_hash IS DISTINCT FROM $2) RETURNING seat),"
        " touched AS (UPDATE games SET version = version + 1 WHERE id = $1 AND EXISTS (SELECT FROM taken))"
        " SELECT seat FROM taken",
        game_id,
        link_hash,
        user_id,
    )
    return row["seat"] if row else None


async def set_takeback(db: Database, game_id: str, seq: int, takeback: dict[str, Any] | None) -> None:
    """Note a proposal to take moves back. Raises `Conflict` if the log has moved on."""
    text = msgspec.json.encode(takeback).decode() if takeback else None
    done = await db.do(
        "UPDATE games SET takeback = $3, version = version + 1 WHERE id = $1 AND seq = $2", game_id, seq, text
    )
    if not done:
        raise Conflict("the game has moved on")


async def pause(db: Database, game_id: str, problem: str) -> None:
    """Stop a game whose log does not replay; `problem` says what is wrong."""
    await db.do(
        "UPDATE games SET status = 'paused', problem = $2, version = version + 1 WHERE id = $1", game_id, problem
    )


async def resume(db: Database, game_id: str, status: str) -> None:
    """Let a paused game go on, now that its log replays."""
    await db.do(
        "UPDATE games SET status = $2, problem = NULL, version = version + 1 WHERE id = $1 AND status = 'paused'",
        game_id,
        status,
    )


async def find_secret(db: Database, game_id: str) -> Secret | None:
    """The entropy behind the commitment. Not for anybody before the game's end."""
    row = await db.row("SELECT entropy, nonce FROM games WHERE id = $1 AND entropy IS NOT NULL", game_id)
    return Secret(row["entropy"], row["nonce"]) if row else None
