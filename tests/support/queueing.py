"""Requests that wait for a table's lock, so that a test decides what happens before them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx

from tests.support.server import Player, Server


class Held:
    """A table whose lock the test holds. What is sent then is done behind it, in the order in which it was sent."""

    def __init__(self, lock: asyncio.Lock) -> None:
        self._lock = lock
        self._sent: list[asyncio.Task[httpx.Response]] = []

    async def send(self, player: Player, method: str, path: str, body: Any = None) -> asyncio.Task[httpx.Response]:
        """Send a request, and wait until it waits for the lock."""
        task = asyncio.create_task(player.call(method, path, body))
        self._sent.append(task)
        for _ in range(1_000):
            if len(getattr(self._lock, "_waiters", None) or ()) == len(self._sent):
                return task
            assert not task.done(), task.result().text
            await asyncio.sleep(0.005)
        raise AssertionError("it does not wait")


@asynccontextmanager
async def held(server: Server, game_id: str) -> AsyncIterator[Held]:
    table = await server.services.tables.live.get(game_id)
    async with table.lock:
        yield Held(table.lock)


def refusal(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, "" if response.is_success else response.json()["code"]
