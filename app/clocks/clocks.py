"""Clocks of tables, put together."""

from app.clocks.deadline_updates import DeadlineUpdater
from app.clocks.notices import ClockNotices
from app.clocks.people import TimeOfPeople
from app.clocks.sleep import Sleep
from app.clocks.votes import Votes
from app.clocks.watch import Watch
from app.play.arrivals import Arrivals
from app.play.log_writer import LogWriter
from app.play.tables import Tables
from app.store.database import Database
from app.tasks import BackgroundTasks


class Timekeeping:
    """Deadlines that follow from moves, the watch over them, and what people say of their time. `counts`: whether it is
    counted for a monitor how many deadlines run."""

    def __init__(
        self,
        db: Database,
        tables: Tables,
        writer: LogWriter,
        tasks: BackgroundTasks,
        arrivals: Arrivals,
        *,
        vacation_days: int,
        sleep_after_days: int,
        counts: bool,
    ) -> None:
        notices = ClockNotices(db, tables.changes)
        self.deadline_updater = DeadlineUpdater(db, tables.log, tables.changes, tasks, notices)
        self.people = TimeOfPeople(db, self.deadline_updater, vacation_days)
        self.watch = Watch(
            db, tables, writer, self.deadline_updater, self.people, arrivals, notices, sleep_after_days, counts=counts
        )
        self.votes = Votes(db, tables, writer)
        self.sleep = Sleep(db, tables)

    async def keep(self) -> None:
        """Watch over deadlines until cancelled."""
        await self.watch.keep()
