"""Analyses of finished games: who makes one, how far it is, and what it says."""

from datetime import datetime

from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    DateTime,
    LargeBinary,
    SmallInteger,
    Text,
    and_,
    bindparam,
    case,
    literal_column,
    null,
    or_,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert as insert_or_update

from app.store.database import Database
from app.store.schema.games import analyses as a
from app.store.statements import Statement, given


class AnalysisRow(Struct, frozen=True, kw_only=True):
    """A stored analysis; see the table's description. `result` is packed."""

    made_by: str
    result: bytes | None
    done: int
    claimed_until: datetime | None
    tries: int


_OF_GAME = a.c.game_id == bindparam("of_game", type_=Text)
_MINE = and_(_OF_GAME, a.c.claim == bindparam("by", type_=Text))
_NOW = bindparam("now", type_=DateTime(timezone=True))
_UNTIL = bindparam("until", type_=DateTime(timezone=True))
_NONE: ColumnElement[int] = literal_column("0")
READ = Statement(select(*(a.c[name] for name in AnalysisRow.__struct_fields__)).where(_OF_GAME))
_begun = insert_or_update(a).values(
    **given("game_id", "made_by"), claim=bindparam("claim"), claimed_until=_UNTIL, tries=_NONE
)
_by_another = a.c.made_by != _begun.excluded.made_by
CLAIM = Statement(
    _begun.on_conflict_do_update(
        index_elements=[a.c.game_id],
        set_={
            "made_by": _begun.excluded.made_by,
            "claim": _begun.excluded.claim,
            "claimed_until": _begun.excluded.claimed_until,
            "tries": case((_by_another, _NONE), else_=a.c.tries),
            "done": literal_column("0"),
            "result": null(),
        },
        where=and_(
            or_(a.c.claimed_until.is_(None), a.c.claimed_until <= _NOW),
            or_(_by_another, and_(a.c.result.is_(None), a.c.tries < bindparam("most_tries", type_=SmallInteger))),
        ),
    ).returning(a.c.tries)
)
GO_ON = Statement(update(a).where(_MINE).values(done=bindparam("so_far", type_=SmallInteger), claimed_until=_UNTIL))
KEEP = Statement(
    update(a)
    .where(_MINE)
    .values(result=bindparam("made", type_=LargeBinary), done=literal_column("100"), claim=null(), claimed_until=null())
)
LEAVE = Statement(
    update(a)
    .where(_MINE)
    .values(claim=null(), claimed_until=null(), tries=a.c.tries + bindparam("failed", type_=SmallInteger))
)


async def read(db: Database, game_id: str) -> AnalysisRow | None:
    """The analysis of a game, if one was ever begun."""
    row = await READ.row(db, of_game=game_id)
    return AnalysisRow(**row) if row else None


async def claim(
    db: Database, game_id: str, made_by: str, claim: str, *, now: datetime, until: datetime, most_tries: int
) -> bool:
    """Reserve the making of a game's analysis until then. False if it is there, somebody else makes it, or it has
    failed too often."""
    row = await CLAIM.row(
        db, game_id=game_id, made_by=made_by, claim=claim, now=now, until=until, most_tries=most_tries
    )
    return row is not None


async def go_on(db: Database, game_id: str, claim: str, done: int, until: datetime) -> bool:
    """Note how far it is, in per cent, and keep the claim until then. False if somebody else has it by now."""
    return await GO_ON.do(db, of_game=game_id, by=claim, so_far=done, until=until) > 0


async def keep(db: Database, game_id: str, claim: str, result: bytes) -> bool:
    """Keep what was made. False if somebody else has the claim by now."""
    return await KEEP.do(db, of_game=game_id, by=claim, made=result) > 0


async def leave(db: Database, game_id: str, claim: str, *, has_failed: bool) -> None:
    """Give a claim back; `has_failed`: whether the work did, which counts as a try. Whatever else ends it does not."""
    await LEAVE.do(db, of_game=game_id, by=claim, failed=int(has_failed))
