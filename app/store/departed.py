"""Deleted users. No foreign key leads from games to people: a deletion of somebody is noted by the same
statement, and the rows of games that are theirs alone are deleted after that, again and again for a day, should they
have been written meanwhile, or should the process have died that began to."""

from collections.abc import Collection
from datetime import datetime

from sqlalchemy import ColumnElement, Text, any_, bindparam, delete, func, null, select, update
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.dialects.postgresql import insert as insert_or_update

from app.store.across import AcrossGames
from app.store.database import Database
from app.store.schema.games import (
    chat,
    chat_muted,
    chat_reactions,
    chat_seen,
    invitations,
    notes,
    nudges,
    outbox,
    premoves,
    results,
    shown,
)
from app.store.schema.people import departed as d
from app.store.schema.people import users as u
from app.store.statements import Statement

_user = bindparam("of_user", type_=Text)
OWN = (chat_muted, chat_reactions, chat_seen, invitations, notes, nudges, outbox, premoves, shown)
"""What is theirs alone."""
FORGET = tuple(AcrossGames(delete(table).where(table.c.user_id == _user)) for table in OWN) + tuple(
    AcrossGames(update(table).where(table.c.user_id == _user).values(user_id=null())) for table in (chat, results)
)
ALL = Statement(select(d.c.user_id).order_by(d.c.at, d.c.user_id))
GONE = Statement(select(d.c.user_id).where(d.c.user_id == any_(bindparam("ids", type_=ARRAY(Text)))))
DROP = Statement(delete(d).where(d.c.at < bindparam("before", type_=d.c.at.type)))


def deleting(*which: ColumnElement[bool]) -> Statement:
    """Delete users, and note it; their ids."""
    gone = delete(u).where(*which).returning(u.c.id).cte("gone")
    noted = insert_or_update(d).from_select(["user_id", "at"], select(gone.c.id, func.now()), include_defaults=False)
    return Statement(select(gone.c.id).add_cte(noted.on_conflict_do_nothing().cte("noted")))


async def departed(db: Database) -> list[str]:
    """Those who were deleted lately, the first one first."""
    return [row["user_id"] for row in await ALL.rows(db)]


async def gone(db: Database, user_ids: Collection[str]) -> list[str]:
    """Those of these users who were deleted lately."""
    return [row["user_id"] for row in await GONE.rows(db, ids=sorted(user_ids))]


async def forget(db: Database, user_id: str) -> None:
    """Delete what tables hold of somebody who is here no more; what they have said stays, and is nobody's."""
    for database in db.all_games:
        async with database.transaction() as connection:
            for statement in FORGET:
                await statement.within(connection, of_user=user_id)


async def drop(db: Database, before: datetime) -> None:
    """Forget who was deleted by then."""
    await DROP.do(db, before=before)
