"""What is told of clocks: deadlines that run, and all that a table's page shows."""

from collections.abc import Iterable
from datetime import datetime, timedelta

from app import clock
from app.clocks import documents
from app.clocks.due_times import near
from app.clocks.votes import voters
from app.play.documents import Deadline
from app.play.table import Table
from app.store import absence, deadlines
from app.store.database import Database
from app.store.deadlines import DeadlineRow
from app.store.records import Clock, GameRow

SHOWN_AHEAD = timedelta(days=14)
"""A vacation is told of that begins within this time."""
Deadlines = dict[str, list[Deadline]]
"""The deadlines that run, by game."""


async def deadlines_of(db: Database, rows: Iterable[GameRow]) -> Deadlines:
    """The deadlines that run at these tables; nothing is asked for tables without a clock."""
    timed = {row.id: row.clock for row in rows if row.clock is not None and row.status == "playing"}
    if not timed:
        return {}
    found = await deadlines.running(db, list(timed))
    return {game_id: _documents_of(each, timed[game_id]) for game_id, each in found.items()}


def _documents_of(rows: Iterable[DeadlineRow], table_clock: Clock) -> list[Deadline]:
    return [
        {
            "seat": row.seat,
            "since": row.since,
            "due": row.due,
            "near": near(row.since, row.due, table_clock),
            "bank_seconds": row.bank_seconds,
            "passed": row.passed is not None,
        }
        for row in rows
        if row.since is not None and row.due is not None
    ]


async def clocks_document(db: Database, table: Table) -> documents.Clocks:
    """All that a table's page shows of its clocks."""
    now = clock.now()
    seq, votes = await deadlines.worked_out(db, table.id)
    timed = table.row.clock if table.row.status == "playing" else None
    rows = (await deadlines.running(db, [table.id])).get(table.id, []) if timed else []
    voting = voters(table, rows)
    return {
        "seq": seq,
        "now": now,
        "deadlines": _documents_of(rows, timed) if timed else [],
        "away": await _away(db, table, now),
        "votes": [seat for seat in votes if seat in voting],
        "voters": voting,
    }


async def _away(db: Database, table: Table, now: datetime) -> list[documents.Away]:
    """The vacations of those who sit at the table, of now and of the days to come."""
    seats = {seat.user_id: seat.seat for seat in table.humans() if seat.user_id is not None}
    found = await absence.vacations(db, list(seats), now)
    return [
        {"seat": seats[user], "begins": begins, "ends": ends}
        for user, each in found.items()
        for begins, ends in each
        if begins < now + SHOWN_AHEAD
    ]
