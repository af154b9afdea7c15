"""Clocks of tables, put together."""

from app.clocks.asked_seats import Following
from app.clocks.notices import Notices
from app.clocks.people import TimeOfPeople
from app.clocks.watch import Watch
from app.play.arrivals import Arrivals
from app.play.tables import Tables
from app.tasks import BackgroundTasks


class Clocks:
    """Deadlines that follow from moves, the watch over them, and what people say of their time."""

    def __init__(
        self, tables: Tables, tasks: BackgroundTasks, arrivals: Arrivals, *, vacation_days: int, sleep_after_days: int
    ) -> None:
        self.following = Following(tables.db, tables.log, tables.changes, tasks, Notices(tables.changes).tell)
        self.watch = Watch(tables, self.following, arrivals, sleep_after_days)
        self.people = TimeOfPeople(tables.db, self.following, vacation_days)

    async def keep(self) -> None:
        """Watch over deadlines until cancelled."""
        await self.watch.keep()
