"""Which face of a table a visitor gets: a pure question of the table's row, the visitor and the invitation."""

from typing import Literal

from app.store.records import GameRow, User

Face = Literal["lobby", "join", "full", "started", "table", "unknown"]
STATUS: dict[Face, int] = {"lobby": 200, "join": 200, "full": 409, "started": 409, "table": 200, "unknown": 404}
"""The HTTP status that goes with each face."""


def face_of(row: GameRow, user: User | None, invite: str | None, *, watching: bool = False) -> Face:
    """The face: `join` asks a newcomer to sit down, `full` and `started` say why that cannot be.

    Who sits or hosts here sees lobby or table; everybody else needs an invitation, or a public table.
    """
    if user is not None and (user.id == row.host or user.id in {seat.user_id for seat in row.seats}):
        return "lobby" if row.status == "lobby" else "table"
    invited = invite == row.invite
    if not invited and row.visibility != "public":
        return "unknown"
    if row.status != "lobby":
        return "started" if invited and not watching else "table"
    if invited and not watching:
        return "join" if has_free_seat(row) else "full"
    return "lobby"


def has_free_seat(row: GameRow) -> bool:
    """Whether a person can still sit down."""
    return any(seat.kind == "human" and seat.user_id is None for seat in row.seats)


def host_name(row: GameRow) -> str:
    """The name of who hosts the table; empty when nobody does any more."""
    return next((seat.name for seat in row.seats if seat.user_id is not None and seat.user_id == row.host), "")
