"""Which notices an entry causes: whose turn it is now, whose again, who hears of the start and of the end.

They are written with the entry, so that none is lost and none tells of what has not happened. Whether one is sent in
the end is decided when it is due: a player who has moved or looked meanwhile needs none.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any, Literal

from app.play.entries import Ended
from app.play.table import Table
from app.rules.game import Seat
from app.store.notices import NOTHING_CAUSED, Caused, NewNotice, naming
from app.store.records import SeatRow, Summary, User

NoticeKind = Literal[
    "turn",
    "again",
    "started",
    "joined",
    "over",
    "takeback",
    "mentioned",
    "invited",
    "nudged",
    "deadline",
    "standin",
    "late",
    "closing",
    "closed",
]
"""What somebody can be told of. `turn`: it is their turn; `again`: once more, after moves were taken back."""


def by_move(table: Table, present: Seat | None, summary: Summary, at: datetime, grace: timedelta) -> Caused:
    """What a move causes: it is the turn of seats that did not have to move before, or the game is over. `present` is
    the seat whose person has just made it by a request, and so need not be told; None for a move of a stand-in, of a
    premove that plays by itself, or of an automated seat."""
    if summary.status == "finished":
        return _told(table, _others(table, present), "over", at + grace)
    return _told(table, _newly_asked(table, present, summary), "turn", at + grace)


def by_premove(table: Table, seat: Seat, at: datetime, grace: timedelta, *, is_told: bool) -> Caused:
    """What the end of a premove that played by itself causes: its owner hears that it is their turn if they have to go
    on, unless that it came `is_told` already and nothing was made of it since."""
    return _told(table, [] if is_told or seat not in table.to_move() else [seat], "turn", at + grace)


def by_undo(table: Table, present: Seat, summary: Summary, at: datetime, grace: timedelta) -> Caused:
    """What going back causes. `present`: the seat whose person has just undone a move, or agreed last."""
    return _told(table, _newly_asked(table, present, summary), "again", at + grace)


def by_start(table: Table, summary: Summary, at: datetime, grace: timedelta) -> Caused:
    """What the start causes: all but the host hear of it, those whose turn it is by being told just that."""
    asked = [seat.seat for seat in table.humans() if seat.seat in summary.to_move and seat.user_id != table.row.host]
    others = [seat.seat for seat in table.humans() if seat.seat not in asked and seat.user_id != table.row.host]
    kinds = ("turn",) * len(asked) + ("started",) * len(others)
    return Caused((*asked, *others), kinds, at + grace)


def by_joining(table: Table, user: User, seat: SeatRow, at: datetime) -> NewNotice | None:
    """What somebody's taking a seat causes: the host hears of it. `seat` is as it will be."""
    host = table.row.host
    if host is None or host == user.id:
        return None
    told = naming(seat.name, user.id)
    return NewNotice(
        users=(host,), kind="joined", game_id=table.id, seq=table.row.version, seat=seat.seat, due=at, at=at, told=told
    )


def by_proposal(
    table: Table, user: User, asked: Sequence[Seat], count: int, at: datetime, grace: timedelta
) -> NewNotice:
    """What a proposal to take `count` moves back causes: those hear of it whose consent is missing."""
    users, told = _people(table, asked), naming_at(table, user, count=count)
    # Each proposal raises the version and neither number ever falls, so that no other one has the same sum. Former
    # versions gave the number of the entry, which is less.
    number = table.seq + table.row.version
    return NewNotice(users=users, kind="takeback", game_id=table.id, seq=number, due=at + grace, at=at, told=told)


def by_wish_to_close(table: Table, user: User, asked: Sequence[Seat], at: datetime, grace: timedelta) -> NewNotice:
    """What the host's wish to end the game causes: those hear of it whose consent is missing."""
    users, told = _people(table, asked), naming_at(table, user)
    return NewNotice(
        users=users, kind="closing", game_id=table.id, seq=table.row.version, due=at + grace, at=at, told=told
    )


def by_closing_lobby(table: Table, user: User, at: datetime) -> NewNotice:
    """What closing a table before its game causes: all others who sit there hear of it."""
    users = tuple(seat.user_id for seat in table.humans() if seat.user_id not in (None, user.id))
    told = naming_at(table, user)
    return NewNotice(users=users, kind="closed", game_id=table.id, seq=table.row.version, due=at, at=at, told=told)


def by_ending(table: Table, present: Seat | None, ended: Ended, at: datetime, grace: timedelta) -> Caused:
    """What ending a game before its end causes: all hear of it but who wanted it last, on the seat `present`; None for
    a host without a seat."""
    return _told(table, _others(table, present), "closed" if ended.closed else "over", at + grace)


def naming_at(table: Table, user: User, **more: Any) -> dict[str, Any]:
    """What a sentence mentions of somebody at a table: there, two of one name are told apart."""
    seat = table.seat_of(user)
    return naming(user.name if seat is None else table.row.seats[seat].name, user.id, **more)


def _people(table: Table, seats: Sequence[Seat]) -> tuple[str, ...]:
    return tuple(seat.user_id for seat in table.humans() if seat.user_id is not None and seat.seat in seats)


def _others(table: Table, present: Seat | None) -> list[Seat]:
    return [seat.seat for seat in table.humans() if seat.seat != present]


def _newly_asked(table: Table, present: Seat | None, summary: Summary) -> list[Seat]:
    before = table.row.to_move
    playing = [seat for seat in table.humans() if seat.stand_in is None and seat.seat != present]
    return [seat.seat for seat in playing if seat.seat in summary.to_move and seat.seat not in before]


def _told(table: Table, seats: list[Seat], kind: NoticeKind, due: datetime) -> Caused:
    """Nobody is told of a game that was branched off another one: nobody waits there."""
    told = seats if table.row.branched_from is None else []
    return Caused(tuple(told), (kind,) * len(told), due) if told else NOTHING_CAUSED
