"""Seats that change hands by a link of their own.

A link must not show a player's secrets to somebody else, nor put out a player who is there. So nobody but the seat's
owner makes or uses one while the owner is connected, or has answered something in secret that is not shown yet; who has
been away for a day can no longer be asked.
"""

from datetime import timedelta

from app.accounts.tokens import hashed, new_token
from app.play.names import name_at
from app.play.table import Table
from app.play.tables import Tables
from app.problems import Clash, Forbidden
from app.rules.game import Seat
from app.store import games as rows
from app.store.records import User

CONNECTED_SECONDS = 75.0
"""Who was seen within this time counts as connected: all are noted more often than that."""
AWAY = timedelta(days=1)


async def seat_link(tables: Tables, table: Table, user: User, seat: Seat) -> str:
    """A new one-time secret with which its holder takes over a human seat; for its owner, and for the host.

    Raises `Forbidden`, `Clash`.
    """
    owner = table.row.seats[seat].user_id
    if user.id not in (owner, table.row.host):
        raise Forbidden("not-the-host", "Only the host of this table and the seat's owner may do that.")
    if user.id != owner:
        await check_handover(tables, table, seat)
    token = new_token()
    await rows.set_link(tables.db, table.id, seat, hashed(token), from_owner=user.id == owner)
    return token


async def claim(tables: Tables, table: Table, user: User, secret: str) -> Seat | None:
    """Take the seat that a link leads to; None if it is none (any more). Raises `Clash` while it may not be used."""
    linked = await rows.find_link(tables.db, table.id, hashed(secret))
    if linked is None:
        return None
    if not linked.from_owner and table.row.seats[linked.seat].user_id != user.id:
        await check_handover(tables, table, linked.seat)
    called = name_at(table.game, table.row.seats, linked.seat, user.name)
    seat = await rows.claim_link(tables.db, table.id, hashed(secret), user.id, called)
    if seat is not None:
        await tables.catch_up(table)
    return seat


async def check_handover(tables: Tables, table: Table, seat: Seat) -> None:
    """Raise `Clash` while nobody but its owner may hand a seat on."""
    if table.row.seats[seat].user_id is None:
        return
    unseen = await rows.unseen_seconds(tables.db, table.id, seat)
    name = table.row.seats[seat].name
    if unseen is not None and unseen < CONNECTED_SECONDS:
        raise Clash("owner-connected", "The seat's owner is here, or was a minute ago.", name=name)
    if holds_secret(table, seat) and (unseen is None or unseen < AWAY.total_seconds()):
        raise Clash("seat-holds-secret", "The seat has answered something that is not shown yet.", name=name)


def holds_secret(table: Table, seat: Seat) -> bool:
    """Whether the seat has answered in secret what is not shown yet."""
    return table.state is not None and bool(table.view(None)["seats"][seat].get("ready"))
