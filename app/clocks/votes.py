"""Ending a game by a vote of those present, at tables that chose that, once somebody's time is up."""

from collections.abc import Sequence

from app.clocks.deadline_calculator import players
from app.play.entries import Ended
from app.play.log_writer import LogWriter
from app.play.submission import check_playing, check_plays
from app.play.table import Table
from app.play.tables import Tables
from app.problems import Clash
from app.rules.game import Seat
from app.store import deadlines, games
from app.store.database import Database
from app.store.deadlines import DeadlineRow
from app.store.records import GameRow, User


def voters(table: Table, rows: Sequence[DeadlineRow]) -> list[Seat]:
    """The seats that may vote: of those who play themselves and whose time is not up; none without cause."""
    playing = players(table.row)
    late = {row.seat for row in rows if row.passed is not None and row.seat in playing}
    if not is_voted_on(table.row) or not late or table.row.status != "playing":
        return []
    return [seat for seat in sorted(playing) if seat not in late]


def is_voted_on(row: GameRow) -> bool:
    """Whether those present vote on going on at this table once somebody's time is up."""
    return row.clock is not None and row.clock.at_deadline == "vote"


def is_carried(votes: Sequence[Seat], voting: Sequence[Seat]) -> bool:
    """Whether more than half of those who may vote are for it."""
    return 2 * len(set(votes) & set(voting)) > len(voting)


class Votes:
    """Takes votes to end games."""

    def __init__(self, db: Database, tables: Tables, writer: LogWriter) -> None:
        self._db = db
        self._tables = tables
        self._writer = writer

    async def vote_to_end(self, game_id: str, user: User, *, end: bool) -> Table:
        """Vote to end the game, or withdraw that; more than half of those present end it. Raises `Clash`,
        `Forbidden`."""
        table = await self._tables.visible(game_id, user)
        async with self._tables.seated(table, user) as seat, self._tables.log.unless_changed(table):
            check_playing(table)
            check_plays(table, seat)
            async with self._db.games(table.id).transaction() as connection:
                before = await deadlines.lock_votes(connection, table.id)
                # A seat that changes hands takes its vote back under this lock.
                await games.check_unchanged(connection, table.id, table.seq, table.row.version)
                voting = voters(table, await deadlines.rows_within(connection, table.id))
                if seat not in voting:
                    raise Clash("no-vote", "There is nothing to vote about: nobody else's time is up.")
                votes = sorted({*before, seat} if end else set(before) - {seat})
                await deadlines.set_votes(connection, table.id, votes)
            await self._end_if_carried(table, seat, votes, voting)
        self._tables.log.tell_of_table(table)
        return table

    async def settle(self, table: Table) -> None:
        """End the game if the votes of those who are present by now do; the lock is held. Raises `Conflict`."""
        if not is_voted_on(table.row) or table.row.status != "playing":
            return
        async with self._db.games(table.id).transaction() as connection:
            votes = await deadlines.lock_votes(connection, table.id)
            await games.check_unchanged(connection, table.id, table.seq, table.row.version)
            voting = voters(table, await deadlines.rows_within(connection, table.id))
        await self._end_if_carried(table, None, votes, voting)

    async def _end_if_carried(
        self, table: Table, present: Seat | None, votes: Sequence[Seat], voting: Sequence[Seat]
    ) -> None:
        if is_carried(votes, voting):
            await self._writer.write_end(table, present, Ended(by=tuple(vote for vote in votes if vote in voting)))
