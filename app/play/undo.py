"""Going back: undoing own moves up to the boundary, or anything with everybody's consent. Both are entries of the
log."""

from datetime import timedelta
from typing import Any

from app import clock
from app.changes import NoticeDue
from app.play import notice_causes
from app.play.documents import Takeback
from app.play.entries import read_entry
from app.play.log_writer import LogWriter
from app.play.replay import in_effect, points_after_takeback, points_after_undo
from app.play.submission import Moves, check_changes_of_mind, check_key, check_playing, check_plays, key_reused, stale
from app.play.table import Change, Table
from app.play.tables import Tables, own_seat
from app.problems import Clash, Invalid
from app.rules.game import Seat
from app.store import log
from app.store.database import Database
from app.store.errors import Conflict, KeyUsed
from app.store.games import set_takeback
from app.store.notices import NewNotice
from app.store.records import User

MAX_TRIES = 5


class Takebacks:
    """Takes moves back."""

    def __init__(self, db: Database, tables: Tables, moves: Moves, writer: LogWriter, grace: timedelta) -> None:
        self._db = db
        self._tables = tables
        self._moves = moves
        self._writer = writer
        self._grace = grace

    async def undo(self, game_id: str, user: User, seen: int, key: str | None = None) -> int:
        """Take back the caller's last move; the number of the entry that says so. The same key gets the same number
        again. Raises `Clash` where nothing may be undone or the caller saw less."""
        check_key(key)
        table = await self._tables.visible(game_id, user)
        async with self._tables.seated(table, user, seen) as seat:
            try:
                return (await self._undo(table, seat, seen, key)).seq
            except (Clash, KeyUsed) as refusal:
                before = await self._undone_before(table, seat, key)
                if before is not None:
                    return before
                if isinstance(refusal, KeyUsed):
                    raise stale(table) from refusal
                raise

    async def _undo(self, table: Table, seat: Seat, seen: int, key: str | None) -> Change:
        """Take back the seat's last move, the lock held. Raises `Clash`, and `KeyUsed` for a key of the seat's."""
        check_playing(table)
        check_plays(table, seat)
        if await self._moves.is_stale(table, seat, seen):
            raise stale(table)
        to = table.undo_target(seat)
        if to is None:
            raise Clash("nothing-to-undo", "Your last move cannot be undone: it showed something or ended your turn.")
        check_changes_of_mind(table, seat)
        points = points_after_undo(table.points, to)
        assert points is not None
        try:
            return await self._writer.write_undo(table, seat, to, points, key, present=seat)
        except Conflict:
            await self._tables.log.catch_up_locked(table)
            raise stale(table) from None

    async def _undone_before(self, table: Table, seat: Seat, key: str | None) -> int | None:
        """The number of the undo that the seat asked for by this key, or None if it never used it. Raises `Clash` for a
        key of something else."""
        stored = await self._moves.entry_by_key(table, seat, key)
        if stored is None:
            return None
        if read_entry(table.game, stored).undo_to is None:
            raise key_reused(stored)
        return stored.seq

    async def agree(self, game_id: str, user: User, to: int) -> Change | None:
        """Propose to go back to number `to`, or agree to that proposal. The change once all have agreed, else None."""
        table = await self._tables.visible(game_id, user)
        async with self._tables.seated(table, user) as seat:
            before = table.seq
            for _ in range(MAX_TRIES):
                try:
                    return await self._agree(table, user, seat, to)
                except Conflict:
                    await self._tables.log.catch_up_locked(table)
                if table.seq != before or own_seat(table, user) != seat:
                    break
            raise stale(table)

    async def _agree(self, table: Table, user: User, seat: Seat, to: int) -> Change | None:
        """Agree on one seat, the lock held. Raises `Conflict` if others have answered elsewhere meanwhile, `Clash` for
        a proposal that would take nothing back: so it is with a request for what has just been taken back."""
        check_playing(table)
        check_plays(table, seat)
        if not 1 <= to < table.seq:
            raise Invalid("no-such-entry", f"There is nothing to take back to at {to}.")
        proposal = table.row.takeback or {"seq": to, "by": seat, "agreed": []}
        if proposal["seq"] != to:
            raise Clash("another-proposal", "Another take-back is proposed; answer that one first.", **proposal)
        await self._check_owners(table, to)
        agreed = sorted({*proposal["agreed"], seat})
        missing = [other for other in needed(table) if other not in agreed]
        if not missing:
            state = await self._tables.log.state_at(table, to)
            points = points_after_takeback(table.seq + 1, state)
            return await self._writer.write_undo(table, proposal["by"], to, points, present=seat, takeback=True)
        notice = None
        if table.row.takeback is None:
            count = await self._count_behind(table, to)
            if count == 0:
                raise stale(table)
            notice = notice_causes.by_proposal(table, user, missing, count, clock.now(), self._grace)
        await self._note(table, {**proposal, "agreed": agreed}, notice)
        return None

    async def _check_owners(self, table: Table, to: int) -> None:
        """Raise `Clash` if going back to number `to` would take back what somebody has seen or done who is away by
        now: those who are left could play on with what they have learnt. A player who has resigned has given that
        up."""
        away = {seat.seat: seat.name for seat in table.humans() if seat.stand_in == "deadline"}
        rows = await log.entries(self._db, table.id, to, table.seq) if away else []
        for entry in (read_entry(table.game, row) for row in rows):
            if entry.stand_in is not None and entry.seat in away:
                name = away[entry.seat]
                raise Clash("owner-away", f"{name} is away, and was not when that was played.", name=name)

    async def _count_behind(self, table: Table, to: int) -> int:
        """How many moves are in effect that going back to number `to` would take back."""
        entries = [read_entry(table.game, row) for row in await log.entries(self._db, table.id, to, table.seq)]
        return sum(entry.is_move for entry in in_effect(entries, to)[0])

    async def refuse(self, game_id: str, user: User) -> None:
        """Refuse what is proposed, or withdraw it."""
        table = await self._tables.visible(game_id, user)
        async with self._tables.seated(table, user):
            if table.row.takeback is None:
                raise Clash("no-proposal", "No take-back is proposed.")
            try:
                await self._note(table, None)
            except Conflict:
                await self._tables.log.catch_up_locked(table)
                raise stale(table) from None

    async def _note(self, table: Table, takeback: dict[str, Any] | None, notice: NewNotice | None = None) -> None:
        await set_takeback(self._db, table.id, table.seq, table.row.version, takeback, notice)
        if notice is not None:
            self._tables.changes.publish(NoticeDue(notice.due))
        await self._tables.log.catch_up_locked(table, local=True)


def needed(table: Table) -> list[Seat]:
    """The seats whose consent a take-back needs: every human at the table who plays."""
    return [seat.seat for seat in table.humans() if seat.user_id is not None and seat.stand_in is None]


def proposal_of(table: Table) -> Takeback | None:
    """The take-back that is proposed: number, who proposed it, who agreed, whose answer is missing."""
    proposal = table.row.takeback
    if proposal is None:
        return None
    missing = [seat for seat in needed(table) if seat not in proposal["agreed"]]
    return {"seq": proposal["seq"], "by": proposal["by"], "agreed": proposal["agreed"], "missing": missing}
