"""Logs of old games: each one row instead of a row an entry, read as if it still were those, save that digests and
hashes may be left out (`LogRow`).

A game that is over gets no further entry, so that nothing is ever written to a compressed log, and nobody makes rows of
it again. One transaction compresses one game: a statement finds all of its rows or the one, never some. Who reads in
several statements reads the one where rows are missing.
"""

import asyncio
from collections.abc import Callable, Collection
from datetime import datetime
from typing import Any

from msgspec import Struct
from sqlalchemy import (
    ARRAY,
    DateTime,
    Text,
    all_,
    bindparam,
    delete,
    insert,
    literal_column,
    or_,
    select,
    true,
    tuple_,
    update,
)

from app.store.across import AcrossGames
from app.store.database import Database
from app.store.errors import UnreadableRow
from app.store.log_codec import Restore, UncompressibleLog, UnreadableLog, compress, decompress
from app.store.records import LogRow
from app.store.schema.games import compressed_logs as c
from app.store.schema.games import events as e
from app.store.schema.games import games as g
from app.store.schema.games import snapshots as n
from app.store.statements import Statement, given

PLACE = "compressed log"
"""What is called so where something is wrong with it."""
_TIME = DateTime(timezone=True)
_last_created = bindparam("last_created", type_=_TIME)
_before = bindparam("before", type_=_TIME)

OF_GAME = Statement(select(c.c.data).where(c.c.game_id == bindparam("of_game")))
NEXT = AcrossGames(
    select(g.c.id, g.c.game, g.c.created)
    .where(g.c.status == literal_column("'finished'"), ~g.c.compressed, g.c.created < _before, g.c.updated < _before)
    .where(
        or_(
            _last_created.is_(None),
            tuple_(g.c.created, g.c.id) > tuple_(_last_created, bindparam("last_id", type_=Text)),
        )
    )
    .where(g.c.id != all_(bindparam("passed_over", type_=ARRAY(Text))))
    .order_by(g.c.created, g.c.id)
    .limit(literal_column("1"))
    .with_for_update(skip_locked=True, key_share=True)
)
_ENTRY = [e.c[name] for name in LogRow.__struct_fields__]
ENTRIES = Statement(select(*_ENTRY).where(e.c.game_id == bindparam("of_game")).order_by(e.c.seq))
ADD = Statement(insert(c).values(given("game_id", "data")))
MARK = Statement(update(g).where(g.c.id == bindparam("of_game")).values(compressed=true()))
DELETE_ENTRIES = Statement(delete(e).where(e.c.game_id == bindparam("of_game")))
DELETE_SNAPSHOTS = Statement(delete(n).where(n.c.game_id == bindparam("of_game")))


class Tried(Struct, frozen=True, kw_only=True):
    """A game whose log was to be compressed. `problem`: why it stays as it is, None for one that was compressed."""

    game_id: str
    created: datetime
    problem: str | None = None


def entries_of(game_id: str, row: Any) -> list[LogRow]:
    """The entries of a row of `OF_GAME`, none without one. Raises `UnreadableRow`."""
    if row is None:
        return []
    try:
        return decompress(game_id, row["data"])
    except UnreadableLog as error:
        raise UnreadableRow(game_id, "data", str(error), place=PLACE) from error


async def compressed_entries(db: Database, game_id: str) -> list[LogRow]:
    """All entries of a compressed log; none where there is no such log. Raises `UnreadableRow`."""
    row = await OF_GAME.row(db, of_game=game_id)
    return [] if row is None else await asyncio.to_thread(entries_of, game_id, row)


async def compress_next(
    database: Database,
    before: datetime,
    last: Tried | None,
    restore_of: Callable[[str, str], Restore],
    passed_over: Collection[str] = (),
) -> Tried | None:
    """Compress the log of one game that was over by then, in one of the databases of games, the first behind the `last`
    one; None if there is none. `restore_of`: by a game's name and id what works out what is left out of its entries.
    `passed_over`: games that are not tried.

    Several processes may do so at once: none takes a game that another one has. What is broken stays as it is."""
    async with database.transaction() as connection:
        row = await NEXT.row_within(
            connection,
            before=before,
            last_created=last.created if last else None,
            last_id=last.game_id if last else "",
            passed_over=list(passed_over),
        )
        if row is None:
            return None
        game_id, created = row["id"], row["created"]
        rows = [LogRow(**dict(entry)) for entry in await ENTRIES.rows_within(connection, of_game=game_id)]
        try:
            # In a thread, which leaves the loop to others; the log cannot change any more.
            data = await asyncio.to_thread(compress, game_id, rows, restore_of(row["game"], game_id))
        except UncompressibleLog as error:
            return Tried(game_id=game_id, created=created, problem=str(error))
        await ADD.within(connection, game_id=game_id, data=data)
        await MARK.within(connection, of_game=game_id)
        await DELETE_ENTRIES.within(connection, of_game=game_id)
        await DELETE_SNAPSHOTS.within(connection, of_game=game_id)
    return Tried(game_id=game_id, created=created)
