"""Two processes on one database: what a move costs both together, against one process that does it all.

Games of two people with an open page each, played one after the other, at one process and at two in turns. At two,
everything of a game goes to its owner, as behind the example for nginx; then each seat goes to a process of its own.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from subprocess import Popen

from psutil import Process
from websockets.asyncio.client import ClientConnection, connect

from app.play.owners import Ring
from bench.posting import requests
from bench.report import Row, at_most
from bench.wire import Wire
from bench.world import Seated, World, free_port

GAMES = 8
SETTLED_SECONDS = 2.5
"""Until then processes know of each other."""


class Fleet:
    """Processes on a database of their own."""

    def __init__(self, world: World, processes: int, name: str) -> None:
        self._world = world
        url = world.database(f"fleet-{name}")
        self.ports = [free_port() for _ in range(processes)]
        self._processes: list[Popen[str]] = [world.serve(url, port) for port in self.ports]
        self._ring = Ring(f"127.0.0.1:{port}" for port in self.ports)
        self.moves = 0
        self.seconds = 0.0
        self.database_seconds = 0.0

    def close(self) -> None:
        """End all processes."""
        for process in self._processes:
            process.terminate()
            process.wait()

    def owner(self, seated: Seated) -> list[int]:
        """The ports to which its seats go, if each game goes to its owner."""
        port = int(self._ring.address_of(seated.id).rpartition(":")[2])
        return [port, port]

    def _spent(self) -> tuple[float, float]:
        times = [Process(process.pid).cpu_times() for process in self._processes]
        return sum(each.user + each.system for each in times), self._world.database_seconds()

    async def play(self, number: int, *, crossed: bool = False) -> None:
        """Play one game; `crossed`: each seat at a process of its own."""
        wire = await Wire(self.ports[0]).open()
        seated = await self._world.game(wire, number=number)
        wire.close()
        ports = self.ports if crossed else self.owner(seated)
        async with _pages(seated, ports):
            wires = {port: await Wire(port).open() for port in set(ports)}
            before = self._spent()
            for step, sent in zip(seated.script.steps, requests(seated), strict=True):
                await wires[ports[step.seat]].send(sent)
            after = self._spent()
            for each in wires.values():
                each.close()
        self.moves += len(seated.script.steps)
        self.seconds += after[0] - before[0]
        self.database_seconds += after[1] - before[1]

    @property
    def milliseconds(self) -> float:
        """Processor time of all processes a move."""
        return self.seconds / self.moves * 1000

    def told(self) -> str:
        """In words."""
        database = self.database_seconds / self.moves * 1000
        return f"{self.milliseconds:.2f} ms and {database:.2f} of Postgres, {self.moves} moves"


@asynccontextmanager
async def _pages(seated: Seated, ports: Sequence[int]) -> AsyncIterator[None]:
    """An open page of each seat."""
    async with AsyncExitStack() as stack:
        tasks = []
        for port, token in zip(ports, seated.tokens, strict=True):
            url = f"ws://127.0.0.1:{port}/ws/games/{seated.id}"
            headers = {"Authorization": f"Bearer {token}"}
            page = await stack.enter_async_context(connect(url, additional_headers=headers, compression=None))
            await page.recv()
            tasks.append(asyncio.create_task(_read(page)))
        yield
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task


async def _read(page: ClientConnection) -> None:
    async for _ in page:
        pass


async def rows(world: World) -> list[Row]:
    """Two rows."""
    one, two, crossed = Fleet(world, 1, "one"), Fleet(world, 2, "two"), Fleet(world, 2, "crossed")
    try:
        await asyncio.sleep(SETTLED_SECONDS)
        for number in range(GAMES):
            await one.play(number)
            await two.play(number)
            await crossed.play(number, crossed=True)
    finally:
        for fleet in (one, two, crossed):
            fleet.close()
    return [
        at_most(
            "two processes, each game at its owner: processor time a move",
            1.1,
            two.milliseconds / one.milliseconds,
            "× one process",
            f"{two.told()}, against {one.told()}",
        ),
        at_most(
            "two processes, each seat at one of its own: processor time a move",
            1.6,
            crossed.milliseconds / one.milliseconds,
            "× one process",
            crossed.told(),
        ),
    ]
