"""Logs of old games as one compressed row each."""

from datetime import datetime

import sqlalchemy as sa
from alembic import op

from app.games import GAMES
from app.play.left_out import are_left_out, restored
from app.registration import load_games
from app.settings import load_settings
from app.store.log_codec import decompress
from app.store.records import LogRow

revision = "0035"
down_revision = "0034"


def upgrade() -> None:
    """No log is compressed yet: the server does that, a game at a time."""
    op.create_table(
        "compressed_logs",
        sa.Column("game_id", sa.Text(), primary_key=True),
        sa.Column("data", sa.LargeBinary(), nullable=False),
    )
    op.add_column("games", sa.Column("compressed", sa.Boolean(), nullable=False, server_default=sa.text("false")))
    op.create_index(
        "games_to_compress",
        "games",
        ["created", "id"],
        postgresql_where=sa.text("status = 'finished' AND NOT compressed"),
    )


def downgrade() -> None:
    """Make rows of them again, with the rules of the games that a server hosts; snapshots are made again when they are
    wanted. Raises `UnreadableLog` or `BrokenLog` for a log that is broken, and then nothing has changed."""
    connection = op.get_bind()
    compressed = sa.table("compressed_logs", sa.column("game_id"), sa.column("data"))
    games = sa.table("games", sa.column("id"), sa.column("game"))
    rules = load_games(GAMES, load_settings())
    of_all = sa.select(games.c.id, games.c.game).join(compressed, compressed.c.game_id == games.c.id)
    for game_id, game in connection.execute(of_all).all():
        of_game = sa.select(compressed.c.data).where(compressed.c.game_id == game_id)
        rows = decompress(game_id, connection.scalars(of_game).one())
        _write(connection, game_id, restored(game_id, rules.rules(game), rows) if are_left_out(rows) else rows)
    op.drop_index("games_to_compress", "games")
    op.drop_column("games", "compressed")
    op.drop_table("compressed_logs")


def _write(connection: sa.Connection, game_id: str, rows: list[LogRow]) -> None:
    insert = sa.text(
        "INSERT INTO events (game_id, seq, seat, move, events, digest, at, key, hash) VALUES"
        " (:game_id, :seq, :seat, CAST(:move AS jsonb), CAST(:events AS jsonb), :digest, :at, :key, :hash)"
    )
    values: list[dict[str, int | str | bytes | datetime | None]] = [
        {
            "game_id": game_id,
            "seq": entry.seq,
            "seat": entry.seat,
            "move": entry.move,
            "events": entry.events,
            "digest": entry.digest,
            "at": entry.at,
            "key": entry.key,
            "hash": entry.hash,
        }
        for entry in rows
    ]
    connection.execute(insert, values)
