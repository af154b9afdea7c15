"""Games that are stopped because their logs do not replay."""

from sqlalchemy import bindparam, func, literal_column, null, select, update

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
PAUSE = Statement(
    update(g)
    .where(g.c.id == bindparam("game_id"))
    .values(status="paused", problem=bindparam("problem"), version=NEXT_VERSION)
)
RESUME = Statement(
    update(g)
    .where(g.c.id == bindparam("game_id"), g.c.status == "paused")
    .values(status=bindparam("status"), problem=null(), version=NEXT_VERSION)
)


async def pause(db: Database, game_id: str, problem: str) -> bool:
    """Stop a game whose log does not replay; `problem` says what is wrong. False, and nothing is done, while a process
    of another version lives: that may be the one which understands it."""
    if await OF_ANOTHER_VERSION.row(db, own_version=code_version()) is not None:
        return False
    async with changing(db, game_id) as connection:
        return bool(await PAUSE.within(connection, game_id=game_id, problem=problem))


async def resume(db: Database, game_id: str, status: str) -> None:
    """Let a paused game go on, now that its log replays."""
    async with changing(db, game_id) as connection:
        await RESUME.within(connection, game_id=game_id, status=status)
