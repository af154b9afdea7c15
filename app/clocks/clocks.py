"""Clocks of tables, put together."""

from app.clocks.deadline_updates import DeadlineUpdater
from app.clocks.deadline_worker import DeadlineWorker
from app.clocks.notices import ClockNotices
from app.clocks.personal_time import PersonalTime
from app.clocks.sleep import Sleep
from app.clocks.votes import Votes
from app.play.arrivals import Arrivals
from app.play.log_writer import LogWriter
from app.play.tables import Tables
from app.store.database import Database
from app.tasks import BackgroundTasks


class Timekeeping:
    """Deadlines that follow from moves, the worker that looks for them, and what people say of their time. `counts`:
    whether it is counted for a monitor how many deadlines run."""

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
        self.personal_time = PersonalTime(db, self.deadline_updater, vacation_days)
        self.deadline_worker = DeadlineWorker(
            db,
            tables,
            writer,
            self.deadline_updater,
            self.personal_time,
            arrivals,
            notices,
            sleep_after_days,
            counts=counts,
        )
        self.votes = Votes(db, tables, writer)
        self.sleep = Sleep(db, tables)
