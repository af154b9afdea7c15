"""A time of day that a test turns by hand."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta

import pytest

from app import clock
from app.clocks.deadline_worker import DeadlineWorker
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
    """Let the server's clock stand at a moment (a Monday at noon) and be turned by the test alone, which alone looks
    after deadlines then (`let_pass`): what a worker in the background had claimed would not have passed yet."""
    hands = Hands(at)
    clock.turn(lambda: hands.at)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(DeadlineWorker, "run_forever", _rest)
        try:
            yield hands
        finally:
            clock.turn()


async def _rest(_: DeadlineWorker) -> None:
    """Do nothing until cancelled."""
    await asyncio.Event().wait()


async def let_pass(server: Server, hands: Hands, **by: float) -> None:
    """Turn the clock on while servers are up, and let this one look after deadlines then."""
    later = hands.at + timedelta(**by)
    await server.services.db.do("UPDATE heartbeat SET at = $1", later)
    hands.at = later
    await server.services.clocks.deadline_worker.look()
    await server.settle()
