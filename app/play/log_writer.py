"""The only place that writes entries to a log: build the entry, write it, take it over, tell."""

from datetime import timedelta
from typing import Any

import msgspec
from msgspec.structs import replace

from app import clock
from app.changes import NoticeDue
from app.play import chain, notice_causes
from app.play.entries import STAND_IN, Advised, Ended, Handed, HandedBy, LogEntry, StandIn
from app.play.replay import Point, digest_of, points_after_move
from app.play.table import Change, Table, row_behind, summary_of
from app.play.tables import Tables
from app.rules.game import Decision, Move, Seat
from app.store import log
from app.store.database import Database
from app.store.errors import StoreUnavailable
from app.store.notices import Caused
from app.store.records import LogRow, SeatRow, StoodInFor, Summary
from app.store.seat_links import Heir
from app.store.user_seats import Departure

NO_EVENTS = b"[]"


class LogWriter:
    """Writes entries of logs. `grace`: how long a notice waits for its person to look by themselves."""

    def __init__(self, db: Database, tables: Tables, grace: timedelta) -> None:
        self._db = db
        self._tables = tables
        self._grace = grace

    async def write_move(
        self,
        table: Table,
        seat: Seat,
        move: Move,
        decision: Decision,
        key: str | None = None,
        *,
        present: Seat | None = None,
    ) -> Change:
        """Write a decided move; the lock is held. `present`: the seat, if its person made the move by a request. Raises
        `Conflict`, `KeyUsed`, `StoreUnavailable`."""
        game = table.game
        by_stand_in = table.row.seats[seat].stand_in is not None
        made = game.encode_move(move)
        if by_stand_in:
            made = chain.canonical({**msgspec.json.decode(made), STAND_IN: True})
        events = game.encode_events(decision.events)
        stored = await _row(self._db, table, seat, made, decision.after, events=events, key=key)
        summary = summary_of(table, decision.after)
        caused = notice_causes.by_move(table, present, summary, stored.at, self._grace)
        await self._append(table, summary, stored, caused)
        entry = LogEntry(
            seq=stored.seq,
            seat=seat,
            move=msgspec.json.decode(game.encode_move(move) if by_stand_in else made),
            events=tuple(decision.events),
            at=stored.at,
            by_stand_in=by_stand_in,
        )
        return self._take_over(
            table, entry, stored.hash, summary, points_after_move(game, table.points, entry, decision.after)
        )

    async def write_undo(
        self,
        table: Table,
        seat: Seat,
        to: int,
        points: tuple[Point, ...],
        key: str | None = None,
        *,
        present: Seat,
        **more: Any,
    ) -> Change:
        """Write that the game is back at number `to`, as `seat` wanted it; the lock is held. `present`: the seat whose
        person has just asked for it, or agreed last. Raises as `write_move` does."""
        control = {"undo": to, **more}
        state = points[-1].state
        stored = await _row(self._db, table, seat, chain.canonical(control), state, key=key)
        summary = summary_of(table, state)
        caused = notice_causes.by_undo(table, present, summary, stored.at, self._grace)
        await self._append(table, summary, stored, caused)
        entry = LogEntry(seq=stored.seq, seat=seat, move=control, events=(), at=stored.at)
        return self._take_over(table, entry, stored.hash, summary, points)

    async def write_handover(self, table: Table, seat: Seat, link_hash: bytes, heir: Heir, by: HandedBy) -> bool:
        """Seat somebody by a link, `by` whose leave, and write that; the lock is held. False if the link is not good
        (any more). Raises `Conflict`, `StoreUnavailable`."""
        handed = Handed(was=table.row.seats[seat].name, to=heir.called, by=by)
        move = chain.canonical({"handed": handed})
        stored = await _row(self._db, table, seat, move, table.state)
        summary = summary_of(table, table.state, _seats_with(table, seat, None))
        if not await log.hand_over(self._db, table.id, table.row.version, summary, stored, link_hash, heir):
            return False
        # The seats are read again: the store has noted more than the name.
        await self._tables.log.catch_up_locked(table, local=True)
        return True

    async def write_stand_in(
        self, table: Table, seat: Seat, why: StoodInFor | None, departure: Departure | None = None
    ) -> None:
        """Let a stand-in play on a seat, whose owner may depart, or its owner again (None); the lock is held. Raises as
        `write_move` does."""
        name = table.row.seats[seat].name if departure is None else departure.name
        control = StandIn(name=name, why=why or "back")
        stored = await _row(self._db, table, seat, chain.canonical({STAND_IN: control}), table.state)
        summary = summary_of(table, table.state, _seats_with(table, seat, why))
        await log.stand_in(self._db, table.id, table.row.version, summary, stored, why, departure)
        await self._tables.log.catch_up_locked(table, local=True)

    async def write_advice(self, table: Table, seat: Seat, robot: str) -> None:
        """Write that the seat was advised by a robot, the level of that name; the lock is held. Raises as `write_move`
        does."""
        stored = await _row(self._db, table, seat, chain.canonical({"advice": Advised(robot=robot)}), table.state)
        await log.advise(self._db, table.id, table.row.version, summary_of(table, table.state), stored)
        await self._tables.log.catch_up_locked(table, local=True)

    async def write_end(self, table: Table, present: Seat | None, ended: Ended) -> None:
        """End the game as these seats want it, `present` last: None for a host without a seat. The lock is held. Raises
        as `write_move` does."""
        seat = table.humans()[0].seat if present is None else present
        move = chain.canonical({"ended": ended})
        stored = await _row(self._db, table, seat, move, table.state)
        summary = replace(summary_of(table, table.state), status="finished", automatic=False)
        caused = notice_causes.by_ending(table, present, ended, stored.at, self._grace)
        await self._append(table, summary, stored, caused)
        await self._tables.log.catch_up_locked(table, local=True)

    async def _append(self, table: Table, summary: Summary, stored: LogRow, caused: Caused) -> None:
        try:
            anybody_told = await log.append(self._db, table.id, table.row.version, summary, stored, caused)
        except StoreUnavailable:
            # Whether it was written is not known: what memory holds is not to be trusted.
            self._tables.live.forget(table)
            raise
        if anybody_told:
            self._tables.changes.publish(NoticeDue(caused.due))

    def _take_over(
        self, table: Table, entry: LogEntry, head: bytes | None, summary: Summary, points: tuple[Point, ...]
    ) -> Change:
        change = table.take(entry, row_behind(table, entry, summary), points, head=head, local=True)
        self._tables.log.keep_snapshot(table)
        self._tables.changes.publish(change)
        return change


def _seats_with(table: Table, seat: Seat, why: StoodInFor | None) -> list[SeatRow]:
    return [replace(item, stand_in=why) if item.seat == seat else item for item in table.row.seats]


async def _row(
    db: Database,
    table: Table,
    seat: Seat,
    move: bytes,
    after: Any,
    *,
    events: bytes = NO_EVENTS,
    key: str | None = None,
) -> LogRow:
    """The entry, chained to the last one; a log of a former version is read once for that."""
    before = table.head or await chain.end_of_stored(db, table.id, table.seq)
    entry = LogRow(
        seq=table.seq + 1,
        seat=seat,
        move=move.decode(),
        events=events.decode(),
        digest=digest_of(table.game, after),
        at=max(clock.now(), table.row.updated),
        key=key,
    )
    return replace(entry, hash=chain.link_new(before, entry, move, events))
