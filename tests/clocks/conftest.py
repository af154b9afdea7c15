"""A server whose clock the test turns."""

from collections.abc import AsyncIterator, Iterator
from datetime import datetime
from typing import Any

import pytest
import pytest_asyncio

from tests.support.server import Player, Server, Sitting, running
from tests.support.time import Hands, standing_clock

DAY = {"turn_seconds": 86_400}
STANDING_IN = {**DAY, "at_deadline": "stand-in"}


@pytest.fixture
def hands() -> Iterator[Hands]:
    """The hands of the server's clock."""
    with standing_clock() as hands:
        yield hands


@pytest_asyncio.fixture
async def server(database_url: str, hands: Hands) -> AsyncIterator[Server]:
    """A running server without a network."""
    async with running(database_url) as server:
        await server.services.clocks.deadline_worker.look()
        yield server


async def relaxed(server: Server, *names: str, clock: dict[str, Any] = DAY, **more: Any) -> Sitting:
    """A game of the toy where everybody has a day for a turn."""
    return await server.table(*(names or ("Ada", "Ben")), pace="relaxed", clock=clock, **more)


async def due(player: Player, table: Sitting) -> dict[int, datetime]:
    """The deadlines that run, by seat."""
    seen = await player.look(table.id)
    return {item["seat"]: datetime.fromisoformat(item["due"]) for item in seen["deadlines"]}
