"""The seal of a table: of each setting that no entry of the log holds, a hash, written with every change of it.

A change goes through `changing`, which reseals what differs after it, and that alone: what was changed otherwise
stays found. Not sealed are the counter of changes, and who was seen or agrees, which is noted by the minute.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import Column, ColumnElement, LargeBinary, Text, bindparam, cast, func, literal_column, select
from sqlalchemy.dialects.postgresql import insert as insert_or_update

from app.store.database import Database
from app.store.schema.games import games as g
from app.store.schema.games import seals
from app.store.schema.games import seats as s
from app.store.statements import Statement, given

Fields = dict[str, str | None]
"""Hashes by the names of places: "table row, pace", "seat 1, name"; None for an empty field."""

OF_TABLE = (
    "host",
    "pace",
    "visibility",
    "invite",
    "kicked",
    "created",
    "takeback",
    "problem",
    "clock",
    "closing",
    "rematch",
    "name",
    "advice",
)
OF_SEAT = ("kind", "level", "user_id", "name", "former", "link_hash", "link_from_owner", "stand_in", "advised")
MAY_BE_EMPTY = ("table row, takeback", "table row, rematch")
"""What a move empties by the way, or another table that is closed."""


def _hash(column: Column[Any]) -> ColumnElement[str]:
    text: ColumnElement[str] = cast(column, Text)
    if column.name == "created":
        text = cast(func.extract("epoch", column), Text)
    elif isinstance(column.type, LargeBinary):
        text = func.encode(column, literal_column("'hex'"))
    return func.encode(func.sha256(func.convert_to(text, literal_column("'UTF8'"))), literal_column("'hex'"))


def _hashes(columns: list[Column[Any]]) -> ColumnElement[Any]:
    named: list[ColumnElement[Any]] = []
    for column in columns:
        named += [literal_column(f"'{column.name}'"), _hash(column)]
    return func.jsonb_build_object(*named)


_of_seats = (
    select(func.jsonb_object_agg(cast(s.c.seat, Text), _hashes([s.c[name] for name in OF_SEAT])))
    .where(s.c.game_id == bindparam("game_id"))
    .scalar_subquery()
)
LOCK = Statement(select(g.c.id).where(g.c.id == bindparam("game_id")).with_for_update())
FOUND = Statement(
    select(_hashes([g.c[name] for name in OF_TABLE]).label("of_table"), _of_seats.label("of_seats"), seals.c.fields)
    .select_from(g.outerjoin(seals, seals.c.game_id == g.c.id))
    .where(g.c.id == bindparam("game_id"))
)


def _write() -> Statement:
    new = insert_or_update(seals).values(given("game_id", "fields"))
    return Statement(new.on_conflict_do_update(index_elements=[seals.c.game_id], set_={"fields": new.excluded.fields}))


WRITE = _write()


async def found(connection: Any, game_id: str) -> tuple[Fields, Fields | None]:
    """The hashes of what is stored now, and those that were sealed: None for a table of a former version."""
    row = await FOUND.row_within(connection, game_id=game_id)
    if row is None:
        return {}, None
    fields: Fields = {f"table row, {name}": value for name, value in msgspec.json.decode(row["of_table"]).items()}
    for seat, hashes in msgspec.json.decode(row["of_seats"] or "{}").items():
        fields |= {f"seat {seat}, {name}": value for name, value in hashes.items()}
    return fields, msgspec.json.decode(row["fields"]) if row["fields"] else None


@asynccontextmanager
async def changing(db: Database, game_id: str) -> AsyncIterator[Any]:
    """A transaction that changes a table's settings, and seals what it has changed; gives the connection."""
    async with db.games(game_id).transaction() as connection:
        await LOCK.within(connection, game_id=game_id)
        before, sealed = await found(connection, game_id)
        yield connection
        after, _ = await found(connection, game_id)
        if after:
            fields = _sealed(before, sealed, after)
            await WRITE.within(connection, game_id=game_id, fields=msgspec.json.encode(fields).decode())


def _sealed(before: Fields, sealed: Fields | None, after: Fields) -> Fields:
    if sealed is None:
        return after
    return {
        name: sealed[name] if name in sealed and value == before.get(name) else value for name, value in after.items()
    }


def broken(now: Fields, sealed: Fields | None) -> str | None:
    """The first place that was changed in another way, "seal" if that is the seal; None for a sound one, or without
    one. What a former version did not seal may be as it likes."""
    if sealed is None:
        return None
    for name in sorted(now.keys() & sealed.keys()):
        empty = now[name] is None and name in MAY_BE_EMPTY
        if not empty and now[name] != sealed[name]:
            return name
    return "seal" if sealed.keys() - now.keys() else None
