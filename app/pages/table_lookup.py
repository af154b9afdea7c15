"""What the pages of a table look up: the table itself, what a link to it stands for, what its visitor has missed."""

from fastapi import Request
from msgspec import Struct

from app.accounts.tokens import hashed
from app.play import since_last_seen
from app.play.access import access_to
from app.play.table import Table
from app.problems import no_such_game
from app.store import games
from app.store.errors import UnreadableRow
from app.store.records import User
from app.store.seat_links import find_link
from app.web.callers import services_of

MAX_SECRET_LENGTH = 200


class Origin(Struct, frozen=True):
    """Where a table was branched off: behind entry `seq` of another game, at this address and of this name; no address
    where that is gone, or not for the visitor to see."""

    seq: int
    href: str | None = None
    name: str | None = None


async def visible_table(request: Request, game_id: str) -> Table:
    """The table as it is stored now, for any caller. Raises `Problem`."""
    tables = services_of(request).tables
    if len(game_id) > MAX_SECRET_LENGTH:
        raise no_such_game()
    found = await tables.live.get(game_id)
    await tables.log.refresh(found)
    return found


async def linked_to(request: Request, found: Table, invite: str | None) -> int | None:
    """The seat whose own link this is; None for an invitation to the table, and for any other secret."""
    if not invite or invite == found.row.invite or len(invite) > MAX_SECRET_LENGTH:
        return None
    linked = await find_link(services_of(request).db, found.id, hashed(invite))
    return linked.seat if linked else None


async def origin_of(request: Request, found: Table, user: User | None) -> Origin | None:
    """The game that a table was branched off, None for all others."""
    row = found.row
    if row.branched_from is None or row.branched_at is None:
        return None
    try:
        other = await games.find_game(services_of(request).db, row.branched_from)
    except UnreadableRow:
        other = None
    if other is None or not access_to(other, user).may_see:
        return Origin(row.branched_at)
    return Origin(row.branched_at, f"/t/{other.id}#at={row.branched_at}", other.name)


async def missed_at(request: Request, found: Table, user: User | None) -> dict[str, int] | None:
    """From which number on the visitor has not seen the table, and how many turns of others they have missed."""
    db = services_of(request).reading
    after = await since_last_seen.last_seen(db, found, user)
    turns = await since_last_seen.how_many(db, found, found.seat_of(user), after) if after < found.seq else 0
    return {"after": after, "turns": turns} if turns else None
