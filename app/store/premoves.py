"""Premoves that play by themselves: one a person and table, gone as soon as its turn has been played or has stopped."""

from datetime import datetime
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import any_, bindparam, delete, literal_column, select
from sqlalchemy.dialects.postgresql import insert as insert_or_update

from app.store import notices
from app.store.across import AcrossGames, ordered
from app.store.database import Database
from app.store.notices import Caused
from app.store.schema.games import games as g
from app.store.schema.games import premoves as p
from app.store.schema.games import seats as s
from app.store.statements import Statement, given


class KeptStep(Struct, frozen=True):
    """A move of a premove and what was said of it when it was kept, in JSON's words."""

    step: str
    about: dict[str, Any]
    move: dict[str, Any]
    lines: list[Any]


class KeptPremove(Struct, frozen=True):
    """A premove as it was kept while entry `seq` was the last one."""

    seq: int
    steps: list[KeptStep]


def _keep() -> Statement:
    new = insert_or_update(p).values(given("game_id", "user_id", "seq", "steps"))
    again = {"seq": new.excluded.seq, "steps": new.excluded.steps}
    return Statement(new.on_conflict_do_update(index_elements=[p.c.game_id, p.c.user_id], set_=again))


_MINE = (p.c.game_id == bindparam("of_game"), p.c.user_id == bindparam("of_user"))
KEEP = _keep()
FIND = Statement(select(p.c.seq, p.c.steps).where(*_MINE))
FORGET = Statement(delete(p).where(*_MINE))
FORGET_KEPT = Statement(delete(p).where(*_MINE, p.c.seq == bindparam("kept_at")))
DUE = AcrossGames(
    select(p.c.game_id)
    .distinct()
    .join(g, g.c.id == p.c.game_id)
    .join(s, (s.c.game_id == p.c.game_id) & (s.c.user_id == p.c.user_id))
    .where(
        g.c.status == literal_column("'playing'"),
        g.c.asleep.is_(None),
        g.c.takeback.is_(None),
        g.c.closing.is_(None),
        s.c.stand_in.is_(None),
        s.c.seat == any_(g.c.to_move),
    ),
    needs_all=False,
    rows_of="game_id",
)
OF_USER = AcrossGames(
    select(p.c.game_id, p.c.steps).where(p.c.user_id == bindparam("of_user")).order_by(p.c.game_id),
    ordered("game_id"),
    rows_of="game_id",
)
FORGET_ENDED = AcrossGames(
    delete(p).where(p.c.game_id == g.c.id, g.c.status == literal_column("'finished'")), needs_all=False
)


def encoded(step: KeptStep) -> bytes:
    """Its move in JSON."""
    return msgspec.json.encode(step.move)


async def keep(db: Database, game_id: str, user_id: str, premove: KeptPremove) -> None:
    """Keep it in place of the one that there may be."""
    steps = msgspec.json.encode(premove.steps).decode()
    await KEEP.do(db, game_id=game_id, user_id=user_id, seq=premove.seq, steps=steps)


async def find(db: Database, game_id: str, user_id: str) -> KeptPremove | None:
    """The one that the user lets play by itself at this table."""
    row = await FIND.row(db, of_game=game_id, of_user=user_id)
    return KeptPremove(row["seq"], msgspec.json.decode(row["steps"], type=list[KeptStep])) if row else None


async def forget(db: Database, game_id: str, user_id: str) -> None:
    """Let it not play by itself any more."""
    await FORGET.do(db, of_game=game_id, of_user=user_id)


async def end(
    db: Database, game_id: str, user_id: str, premove: KeptPremove, seq: int, caused: Caused, at: datetime
) -> None:
    """Forget just this one, and not another that was kept since; and write the notices that this causes while entry
    `seq` is the last one."""
    async with db.games(game_id).transaction() as connection:
        await FORGET_KEPT.within(connection, of_game=game_id, of_user=user_id, kept_at=premove.seq)
        await notices.tell_seats(connection, game_id, seq, caused, at)


async def of_user(db: Database, user_id: str) -> list[tuple[str, list[KeptStep]]]:
    """All that a person lets play by themselves, by table."""
    rows = await OF_USER.rows(db, of_user=user_id)
    return [(row["game_id"], msgspec.json.decode(row["steps"], type=list[KeptStep])) for row in rows]


async def forget_ended(db: Database) -> None:
    """Forget those of games that are over."""
    await FORGET_ENDED.do(db)


async def due(db: Database) -> list[str]:
    """The tables where somebody is asked who lets a premove play by itself."""
    return [row["game_id"] for row in await DUE.rows(db)]
