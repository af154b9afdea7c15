"""Deletes what nobody uses any more: some rows at a time, so that no other statement waits for long."""

from collections.abc import AsyncIterator
from datetime import datetime
from typing import Any

from sqlalchemy import (
    ColumnElement,
    DateTime,
    Integer,
    Table,
    Text,
    any_,
    bindparam,
    delete,
    exists,
    func,
    literal_column,
    null,
    or_,
    select,
    union,
    update,
)
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.sql.dml import ReturningDelete

from app.store.across import AcrossGames
from app.store.database import Database
from app.store.departed import deleting
from app.store.games import NEXT_VERSION
from app.store.schema.games import compressed_logs, events
from app.store.schema.games import games as g
from app.store.schema.games import results as r
from app.store.schema.games import seats as s
from app.store.schema.people import challenges, channels, credentials, notices, one_time_secrets, passkeys
from app.store.schema.people import sessions as e
from app.store.schema.people import users as u
from app.store.statements import Statement

_before = bindparam("before", type_=DateTime(timezone=True))
_most = bindparam("most", type_=Integer)


def _clear(table: Table, *which: ColumnElement[bool]) -> ReturningDelete[Any]:
    """Delete rows, those alone that no other transaction holds; the first key of each."""
    (key, *_) = table.primary_key.columns
    some = select(key).where(*which).limit(_most).with_for_update(skip_locked=True)
    return delete(table).where(key.in_(some)).returning(key)


_somebody_else = exists().where(s.c.game_id == g.c.id, s.c.user_id.is_not(None), s.c.user_id.is_distinct_from(g.c.host))
_unused = or_(g.c.status == "closed", (g.c.status == "lobby") & ~_somebody_else)
_cleared = _clear(g, _unused, g.c.updated < _before).cte("cleared")
_forgotten = (
    update(g)
    .where(g.c.rematch.in_(select(_cleared.c.id)))
    .values(rematch=null(), version=NEXT_VERSION)
    .cte("forgotten")
)
# A game whose rematch is cleared away can have another.
LOBBIES = AcrossGames(select(_cleared.c.id).add_cte(_forgotten), needs_all=False)


def _clear_with_log(*which: ColumnElement[bool]) -> AcrossGames:
    """Delete games with their logs; their ids."""
    some = select(g.c.id).where(*which).limit(_most).with_for_update(skip_locked=True)
    gone = delete(g).where(g.c.id.in_(some)).returning(g.c.id).cte("gone")
    logs = [
        delete(log).where(log.c.game_id.in_(select(gone.c.id))).returning(log.c.game_id).cte(f"gone_{log.name}")
        for log in (events, compressed_logs)
    ]
    return AcrossGames(select(gone.c.id).add_cte(*logs), needs_all=False)


# What an operator has imported has no host, and stays.
BRANCHES = _clear_with_log(g.c.branched_from.is_not(None), g.c.host.is_not(None), g.c.updated < _before)

_signs_in = [exists().where(table.c.user_id == u.c.id) for table in (credentials, passkeys, channels)]
_seen_since = exists().where(e.c.user_id == u.c.id, e.c.seen >= _before)
_ids = any_(bindparam("ids", type_=ARRAY(Text)))
_away = (u.c.created < _before, ~or_(*_signs_in, _seen_since))
AWAY = Statement(select(u.c.id).where(*_away, u.c.id > bindparam("last", type_=Text)).order_by(u.c.id).limit(_most))
KNOWN = AcrossGames(
    union(
        select(s.c.user_id.label("id")).where(s.c.user_id == _ids),
        select(r.c.user_id).where(r.c.user_id == _ids),
        select(g.c.host).where(g.c.host == _ids),
        select(func.unnest(s.c.former)).where(
            s.c.former != literal_column("'{}'"), s.c.former.overlap(bindparam("ids", type_=ARRAY(Text)))
        ),
    )
)
"""Which of these people tables know; beside them, others that had the same seat."""
GUESTS = deleting(u.c.id.in_(select(u.c.id).where(u.c.id == _ids, *_away).with_for_update(skip_locked=True)))
SESSIONS = Statement(_clear(e, e.c.ended < _before))
NOTICES = Statement(_clear(notices, notices.c.state != "waiting", notices.c.created < _before))
SECRETS = Statement(_clear(one_time_secrets, one_time_secrets.c.expires < _before))
CHALLENGES = Statement(_clear(challenges, challenges.c.expires < _before))
EVERY = {
    "lobbies": LOBBIES,
    "branches": BRANCHES,
    "sessions": SESSIONS,
    "notices": NOTICES,
    "secrets": SECRETS,
    "challenges": CHALLENGES,
}
KINDS = (*EVERY, "guests")
"""What is cleared away: closed tables, empty lobbies that nobody has touched, tables branched off where nobody has
moved, sessions that have ended, notices that are done with, secrets whose time is up, and guests who sit nowhere and
have not been here, each since a moment."""


async def clear(db: Database, what: str, before: datetime, most: int) -> AsyncIterator[list[str]]:
    """Clear one of `KINDS` away; the ids, some at a time."""
    if what == "guests":
        async for gone in _clear_guests(db, before, most):
            yield gone
        return
    while ids := [str(row[0]) for row in await EVERY[what].rows(db, before=before, most=most)]:
        yield ids


async def _clear_guests(db: Database, before: datetime, most: int) -> AsyncIterator[list[str]]:
    """Tables are asked which of the people who have long been away they know: those stay."""
    last = ""
    while away := [row["id"] for row in await AWAY.rows(db, before=before, last=last, most=most)]:
        known = {row["id"] for row in await KNOWN.rows(db, ids=away)}
        unknown = [user for user in away if user not in known]
        yield [row["id"] for row in await GUESTS.rows(db, ids=unknown, before=before)]
        last = away[-1]
