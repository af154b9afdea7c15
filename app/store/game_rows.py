"""All that is stored of one game, of one moment."""

from msgspec import Struct

from app.store import compressed_logs, seals
from app.store.database import Database
from app.store.games import FIND, SECRET, game_row
from app.store.log import ENTRIES, MAX_SEQ, SNAPSHOTS, log_row
from app.store.records import GameRow, LogRow, Secret, Snapshot


class Whole(Struct, frozen=True, kw_only=True):
    """A game as it is stored. `broken_seal` is the place of a setting that was changed otherwise, None for none;
    `is_sealed`: whether there is a seal. `entries` are all that there are, whatever the summary says of them, first
    those of a compressed log; `is_compressed`: whether there is one."""

    row: GameRow
    secret: Secret | None
    snapshots: list[Snapshot]
    is_sealed: bool
    broken_seal: str | None
    is_compressed: bool
    entries: list[LogRow]


async def load_whole(db: Database, game_id: str) -> Whole | None:
    """The game of that id with all that belongs to it. Raises `UnreadableRow`."""
    async with db.games(game_id).moment() as connection:
        row = await FIND.row_within(connection, id=game_id)
        if row is None:
            return None
        secret = await SECRET.row_within(connection, id=game_id)
        snapshots = await SNAPSHOTS.rows_within(connection, of_game=game_id)
        now, sealed = await seals.found(connection, game_id)
        compressed = await compressed_logs.OF_GAME.row_within(connection, of_game=game_id)
        entries = await ENTRIES.rows_within(connection, of_game=game_id, after=-MAX_SEQ, until=MAX_SEQ)
    return Whole(
        row=game_row(row),
        secret=Secret(secret["entropy"], secret["nonce"]) if secret else None,
        snapshots=[Snapshot(snapshot["seq"], snapshot["state"]) for snapshot in snapshots],
        is_sealed=sealed is not None,
        broken_seal=seals.broken(now, sealed),
        is_compressed=compressed is not None,
        entries=[*compressed_logs.entries_of(game_id, compressed), *map(log_row, entries)],
    )
