"""Clocks of tables, put together."""

from app.clocks.asked_seats import Following
from app.clocks.notices import Notices
from app.clocks.people import TimeOfPeople
from app.clocks.watch import Watch
from app.play.tables import Tables


class Clocks:
    """Deadlines that follow from moves, the watch over them, and what people say of their time."""

    def __init__(self, tables: Tables, *, vacation_days: int, sleep_after_days: int) -> None:
        self.following = Following(tables, Notices(tables).tell)
        self.watch = Watch(tables, self.following, sleep_after_days)
        self.people = TimeOfPeople(tables, self.following, vacation_days)

    async def keep(self) -> None:
        """Watch over deadlines until cancelled."""
        await self.watch.keep()
