"""Which page of a table a visitor gets: a pure question of the table's row, the visitor and the invitation."""

from collections.abc import Collection
from typing import Literal

from app.play.access import access_to
from app.play.lobby_seats import is_kept
from app.store.records import GameRow, User

TablePage = Literal["lobby", "join", "seat", "full", "started", "table", "closed", "sent-away", "unknown"]
STATUS: dict[TablePage, int] = {
    "lobby": 200,
    "join": 200,
    "seat": 200,
    "full": 409,
    "started": 409,
    "table": 200,
    "closed": 410,
    "sent-away": 403,
    "unknown": 404,
}
"""The HTTP status that goes with each page."""


def which_page(
    row: GameRow,
    user: User | None,
    invite: str | None,
    *,
    linked: int | None = None,
    watching: bool = False,
    players_before: Collection[str] = (),
) -> TablePage:
    """The page: `join` asks a newcomer to sit down, `full`, `started`, `closed` and `sent-away` say why that cannot be.

    Who sits or hosts here sees lobby or table. Everybody else needs an invitation, a link to one seat (`linked`), a
    public table, or to sit at the game of which this one is the rematch (`players_before`); `watching` is for the
    invited who only want to look.
    """
    now, access = _now(row), access_to(row, user, invite, players_before)
    if linked is not None and access.seat is None and now != "closed":
        return "seat"
    if access.belongs:
        return now
    if not access.may_see:
        return "sent-away" if access.is_sent_away else "unknown"
    if not access.is_invited:
        return now
    if watching or now == "closed":
        return now
    if row.status != "lobby":
        return "started"
    return "join" if has_free_seat(row) else "full"


def _now(row: GameRow) -> TablePage:
    match row.status:
        case "lobby" | "closed":
            return row.status
        case _:
            return "table"


def has_free_seat(row: GameRow) -> bool:
    """Whether a person can still sit down."""
    return any(seat.kind == "human" and seat.user_id is None and not is_kept(seat) for seat in row.seats)


def host_name(row: GameRow) -> str:
    """The name of who hosts the table; empty when nobody does any more, or the host has no seat."""
    return next((seat.name for seat in row.seats if seat.user_id is not None and seat.user_id == row.host), "")
