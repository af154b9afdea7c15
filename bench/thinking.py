"""How long a page waits for the server while robots of the highest level think: in a thread, and in a process.

Tables of one person and three robots play on, each person as soon as they are asked; a page asks twenty times a second
whether the server is there. The same is asked before anybody plays.
"""

import asyncio
import random
import time
from statistics import median

from msgspec import Struct
from psutil import Process
from websockets.asyncio.client import ClientConnection, connect

from bench.crowd_client import PROBE_SECONDS, quantile
from bench.crowding import move, new_person
from bench.games import GAMES
from bench.report import Row, at_most
from bench.wire import Wire
from bench.world import World, free_port

TABLES = 12
QUIET_SECONDS, SECONDS = 5.0, 20.0
MAX_MS = 20
LOOK_SECONDS = 0.02


class Waits(Struct, frozen=True):
    """Milliseconds that a page waited for an answer, without robots and with them; `moves`: of all seats a second;
    `core`: what the server's own process took of one."""

    quiet: list[float]
    busy: list[float]
    moves: float
    core: float

    def told(self) -> str:
        """In one line."""
        quiet, busy = _of(self.quiet), _of(self.busy)
        return f"{busy} ms, without robots {quiet}; {self.moves:.0f} moves/s, {self.core:.0%} of a core"


def _of(times: list[float]) -> str:
    return f"{median(times):.1f}/{quantile(times, 0.99):.1f}/{max(times):.0f}"


async def rows(world: World) -> list[Row]:
    """One row."""
    thread, process = await waits(world, 0), await waits(world, 1)
    figures = f"half, 99 of 100, longest: {process.told()}; where they think in a thread: {thread.told()}"
    what = f"robots of the highest level think in a process at {TABLES} tables: a page waits, 99 of 100"
    return [at_most(what, MAX_MS, quantile(process.busy, 0.99), "ms", figures, 1)]


async def waits(world: World, processes: int) -> Waits:
    """At a server whose robots think in so many processes."""
    port = free_port()
    url = world.database(f"thinking-{processes}")
    server = await asyncio.to_thread(world.serve, url, port, ROBOT_PROCESSES=str(processes))
    try:
        tables = Tables(world, port)
        await tables.begin()
        async with connect(tables.page, additional_headers=tables.headers, compression=None) as page:
            quiet = await ask_on(page, QUIET_SECONDS)
            playing = asyncio.create_task(tables.play_on())
            await ask_on(page, QUIET_SECONDS)  # Processes are begun meanwhile.
            before, entries = Process(server.pid).cpu_times(), await tables.entries()
            busy = await ask_on(page, SECONDS)
            after, moves = Process(server.pid).cpu_times(), await tables.entries() - entries
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
    finally:
        server.terminate()
        await asyncio.to_thread(server.wait)
    spent = after.user + after.system - before.user - before.system
    return Waits(quiet, busy, moves / SECONDS, spent / SECONDS)


class Tables:
    """The tables of one person with robots."""

    def __init__(self, world: World, port: int) -> None:
        level = GAMES.robots(world.played.name).numbers[-1]
        self._asked = {
            "game": world.played.name,
            "seats": [{"kind": "human"}, *[{"kind": "robot", "level": level}] * 3],
            "options": world.played.options,
        }
        self._port = port
        self._token = ""
        self._paths: list[str] = []

    @property
    def page(self) -> str:
        """The address of the first table's websocket."""
        return f"ws://127.0.0.1:{self._port}{self._paths[0].replace('/api', '/ws')}"

    @property
    def headers(self) -> dict[str, str]:
        """Who asks."""
        return {"Authorization": f"Bearer {self._token}"}

    async def begin(self) -> None:
        """Open all tables."""
        wire = await Wire(self._port).open()
        self._token = await new_person(wire, "Ada")
        for _ in range(TABLES):
            made = await wire.call("POST", "/api/games", self._asked, self._token)
            self._paths.append(f"/api/games/{made['id']}")
        wire.close()

    async def play_on(self) -> None:
        """Begin the games, and move for the person wherever they are asked, until cancelled."""
        wire, draw = await Wire(self._port).open(), random.Random(1)
        for path in self._paths:
            await wire.call("POST", f"{path}/start", None, self._token)
        while True:
            for path in self._paths:
                seen = await wire.call("GET", path, None, self._token)
                if 0 in seen["to_move"]:
                    await move(wire, path, self._token, seen["choices"], draw)
            await asyncio.sleep(LOOK_SECONDS)

    async def entries(self) -> int:
        """Of all logs."""
        wire = await Wire(self._port).open()
        seen = [await wire.call("GET", path, None, self._token) for path in self._paths]
        wire.close()
        return sum(int(table["seq"]) for table in seen)


async def ask_on(page: ClientConnection, seconds: float) -> list[float]:
    """Ask by a websocket whether the server is there, over and over; the milliseconds until each answer."""
    times, end = [], time.perf_counter() + seconds
    while time.perf_counter() < end:
        start = time.perf_counter()
        await page.send('{"type":"ping"}')
        while await page.recv() != '{"type":"pong"}':
            pass
        times.append((time.perf_counter() - start) * 1000)
        await asyncio.sleep(PROBE_SECONDS)
    return times
