"""What nobody uses any more, to be cleared away: some rows at a time, so that no other statement waits for long."""

from datetime import datetime

from sqlalchemy import ColumnElement, DateTime, Integer, Table, bindparam, delete, exists, func, or_, select

from app.store.database import Database
from app.store.schema.games import compressed_logs, events, results
from app.store.schema.games import games as g
from app.store.schema.games import seats as s
from app.store.schema.people import challenges, channels, credentials, notices, one_time_secrets, passkeys
from app.store.schema.people import sessions as e
from app.store.schema.people import users as u
from app.store.statements import Statement

_before = bindparam("before", type_=DateTime(timezone=True))
_most = bindparam("most", type_=Integer)


def _clear(table: Table, *which: ColumnElement[bool]) -> Statement:
    """Delete rows, those alone that no other transaction holds; the first key of each."""
    (key, *_) = table.primary_key.columns
    some = select(key).where(*which).limit(_most).with_for_update(skip_locked=True)
    return Statement(delete(table).where(key.in_(some)).returning(key))


_somebody_else = exists().where(s.c.game_id == g.c.id, s.c.user_id.is_not(None), s.c.user_id.is_distinct_from(g.c.host))
_unused = or_(g.c.status == "closed", (g.c.status == "lobby") & ~_somebody_else)
LOBBIES = _clear(g, _unused, g.c.updated < _before)


def _clear_with_log(*which: ColumnElement[bool]) -> Statement:
    """Delete games with their logs; their ids."""
    some = select(g.c.id).where(*which).limit(_most).with_for_update(skip_locked=True)
    gone = delete(g).where(g.c.id.in_(some)).returning(g.c.id).cte("gone")
    logs = [
        delete(log).where(log.c.game_id.in_(select(gone.c.id))).returning(log.c.game_id).cte(f"gone_{log.name}")
        for log in (events, compressed_logs)
    ]
    return Statement(select(gone.c.id).add_cte(*logs))


# What an operator has imported has no host, and stays.
BRANCHES = _clear_with_log(g.c.branched_from.is_not(None), g.c.host.is_not(None), g.c.updated < _before)

_known_elsewhere = [
    exists().where(table.c.user_id == u.c.id) for table in (s, credentials, passkeys, channels, results)
]
_seen_since = exists().where(e.c.user_id == u.c.id, e.c.seen >= _before)
GUESTS = _clear(
    u,
    u.c.created < _before,
    ~or_(*_known_elsewhere, _seen_since),
    u.c.id.not_in(select(g.c.host).where(g.c.host.is_not(None))),
    u.c.id.not_in(select(func.unnest(s.c.former))),
)
SESSIONS = _clear(e, e.c.ended < _before)
NOTICES = _clear(notices, notices.c.state != "waiting", notices.c.created < _before)
SECRETS = _clear(one_time_secrets, one_time_secrets.c.expires < _before)
CHALLENGES = _clear(challenges, challenges.c.expires < _before)
EVERY = {
    "lobbies": LOBBIES,
    "branches": BRANCHES,
    "guests": GUESTS,
    "sessions": SESSIONS,
    "notices": NOTICES,
    "secrets": SECRETS,
    "challenges": CHALLENGES,
}
"""By what is cleared away: closed tables, empty lobbies that nobody has touched, tables branched off where nobody has
moved, guests who sit nowhere and have not been here, sessions that have ended, notices that are done with, and secrets
whose time is up, each since a moment."""


async def clear(db: Database, what: str, before: datetime, most: int) -> list[str]:
    """Clear some of it away; the ids."""
    return [str(row[0]) for row in await EVERY[what].rows(db, before=before, most=most)]
