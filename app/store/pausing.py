"""Games that are stopped because their logs do not replay."""

from typing import Literal

from sqlalchemy import and_, bindparam, func, literal_column, not_, null, select, update

from app.store.database import Database
from app.store.games import NEXT_VERSION
from app.store.schema.games import games as g
from app.store.schema.people import processes as p
from app.store.seals import changing
from app.store.statements import Statement
from app.version import code_version

OF_ANOTHER_VERSION = Statement(
    select(p.c.id).where(p.c.until > func.now(), p.c.version != bindparam("own_version")).limit(literal_column("1"))
)
_closed_before_the_game = and_(g.c.status == literal_column("'closed'"), g.c.seq == literal_column("0"))
PAUSE = Statement(
    update(g)
    .where(g.c.id == bindparam("game_id"), not_(_closed_before_the_game))
    .values(status="paused", problem=bindparam("problem"), version=NEXT_VERSION)
)
RESUME = Statement(
    update(g)
    .where(g.c.id == bindparam("game_id"), g.c.status == "paused")
    .values(status=bindparam("status"), problem=null(), version=NEXT_VERSION)
)


Stopped = Literal["paused", "closed", "left"]
"""What has become of a broken game. It is paused; `closed`: it was closed before it began, and stays so, as nobody
plays there and nothing would say later what it was; `left`: a process of another version lives, which may be the one
that understands it, and nothing is done."""


async def pause(db: Database, game_id: str, problem: str) -> Stopped:
    """Stop a game whose log does not replay, if need be; `problem` says what is wrong."""
    if await OF_ANOTHER_VERSION.row(db, own_version=code_version()) is not None:
        return "left"
    async with changing(db, game_id) as connection:
        return "paused" if await PAUSE.within(connection, game_id=game_id, problem=problem) else "closed"


async def resume(db: Database, game_id: str, status: str) -> None:
    """Let a paused game go on, now that its log replays."""
    async with changing(db, game_id) as connection:
        await RESUME.within(connection, game_id=game_id, status=status)
