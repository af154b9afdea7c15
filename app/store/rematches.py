"""Rematches: which game another one is the rematch of."""

from collections.abc import Sequence

from sqlalchemy import bindparam, exists, func, literal, null, select, update

from app.store.across import AcrossGames
from app.store.database import Database
from app.store.errors import Conflict
from app.store.friends import INVITE
from app.store.games import NEXT_VERSION, head, insert_game
from app.store.notices import NewNotice, tell_people
from app.store.records import GameRow
from app.store.schema.games import games as g
from app.store.schema.games import seats as s
from app.store.seals import changing
from app.store.statements import Statement

MAX_BEFORE = 60
"""How many games of a row of rematches are looked back upon."""

CLOSE_LOBBY = Statement(
    update(g)
    .where(g.c.id == bindparam("game_id"), g.c.version == bindparam("known"), g.c.status == "lobby")
    .values(status="closed", updated=func.now(), version=NEXT_VERSION)
)
FORGET_REMATCH = AcrossGames(
    update(g).where(g.c.rematch == bindparam("game_id")).values(rematch=null(), version=NEXT_VERSION)
)
FORGET_GONE = Statement(
    update(g)
    .where(g.c.id == bindparam("of_game"), g.c.rematch == bindparam("gone"))
    .values(rematch=null(), version=NEXT_VERSION)
)
_other = g.alias("other")
DANGLING = AcrossGames(
    select(g.c.id, g.c.rematch).where(g.c.rematch.is_not(None), ~exists().where(_other.c.id == g.c.rematch)),
    needs_all=False,
    rows_of="id",
)
PLAYERS_BEFORE = AcrossGames(
    select(s.c.user_id)
    .join(g, g.c.id == s.c.game_id)
    .where(g.c.rematch == bindparam("of_game"), s.c.user_id.is_not(None)),
    needs_all=False,
)
SET_REMATCH = Statement(
    update(g)
    .where(g.c.id == bindparam("of_game"), g.c.status == "finished", g.c.rematch.is_(None))
    .values(rematch=bindparam("new_game"), version=NEXT_VERSION)
)
_before = (
    select(g.c.id, literal(1).label("steps")).where(g.c.rematch == bindparam("of_game")).cte("before", recursive=True)
)
_further = select(g.c.id, _before.c.steps + 1).join(_before, g.c.rematch == _before.c.id)
_row = _before.union_all(_further.where(_before.c.steps < bindparam("most")))
BEFORE = AcrossGames(select(_row.c.id).order_by(_row.c.steps.desc()))


async def close_lobby(db: Database, game_id: str, version: int, notice: NewNotice | None = None) -> None:
    """Close a table before its game, and tell of it; the game of which it is the rematch can have another. Raises
    `Conflict` if the table has changed since `version`."""
    async with db.games(game_id).transaction() as connection:
        if not await CLOSE_LOBBY.within(connection, game_id=game_id, known=version):
            raise Conflict("the table has changed")
        await FORGET_REMATCH.within(connection, game_id=game_id)
        await tell_people(connection, notice)
    if len(db.all_games) > 1:
        # They lie together, but for those that were before the games had several databases.
        await FORGET_REMATCH.do(db, game_id=game_id)


async def add_rematch(db: Database, of: str, game: GameRow, invited: Sequence[str], notice: NewNotice) -> None:
    """Keep a new table as the rematch of a finished one, in the database of that one, and invite people, of whom some
    are told of it. Raises `Conflict` if that has one."""
    assert db.games(game.id) is db.games(of)
    async with changing(db, of) as connection:
        if not await SET_REMATCH.within(connection, of_game=of, new_game=game.id):
            raise Conflict("there is a rematch")
        await insert_game(connection, game)
        for user_id in invited:
            await INVITE.within(connection, game_id=game.id, user_id=user_id, at=notice.at)
        await tell_people(connection, notice)


async def forget_gone(db: Database, of: str, rematch: str) -> bool:
    """Forget the rematch of a game if there is no such table any more; whether it was so."""
    if await head(db, rematch) is not None:
        return False
    async with changing(db, of) as connection:
        return bool(await FORGET_GONE.within(connection, of_game=of, gone=rematch))


async def forget_all_gone(db: Database) -> None:
    """Forget all rematches that are not there any more: former versions left them when they cleared tables away."""
    for row in await DANGLING.rows(db):
        await forget_gone(db, row["id"], row["rematch"])


async def players_before(db: Database, game_id: str) -> frozenset[str]:
    """The users who sit at the game of which this one is the rematch; nobody for any other game."""
    return frozenset(row["user_id"] for row in await PLAYERS_BEFORE.rows(db, of_game=game_id))


async def games_before(db: Database, game_id: str) -> list[str]:
    """The ids of the games of which this one is the rematch, the rematch of a rematch …, the first one first; the
    latest `MAX_BEFORE` of them."""
    found: list[str] = []
    while before := await BEFORE.rows(db, of_game=(found or [game_id])[0], most=MAX_BEFORE - len(found)):
        found = [*(row["id"] for row in before), *found]
        if len(db.all_games) == 1 or len(found) >= MAX_BEFORE:
            break
    return found
