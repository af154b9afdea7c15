"""A time of day that a test turns by hand."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta

from app import clock
from tests.support.server import Server


class Hands:
    """The hands of the clock: they stand still until a test turns them."""

    def __init__(self, at: datetime) -> None:
        self.at = at

    def turn(self, **by: float) -> None:
        """Turn them on, by `days`, `hours`, `minutes`, `seconds`."""
        self.at += timedelta(**by)


@contextmanager
def standing_clock(at: datetime = datetime(2026, 3, 2, 12, tzinfo=UTC)) -> Iterator[Hands]:
    """Let the server's clock stand at a moment (a Monday at noon) and be turned by the test alone."""
    hands = Hands(at)
    clock.turn(lambda: hands.at)
    try:
        yield hands
    finally:
        clock.turn()


async def let_pass(server: Server, hands: Hands, **by: float) -> None:
    """Turn the clock on while servers are up, and let this one look after deadlines then."""
    later = hands.at + timedelta(**by)
    await server.services.db.do("UPDATE heartbeat SET at = $1", later)
    hands.at = later
    await server.services.clocks.deadline_worker.look()
    await server.settle()
