"""Many live tables at one process, each with a watcher: moves, memory, idle cost, and the return of all sockets.

The server runs with its usual settings, on a database of its own. Every table is a copy of one game of two, made
straight in the store. Moves go by `CONNECTIONS` connections at planned moments, whatever the server has answered so
far, so that what waits counts; the watcher sits at the first seat.
"""

import asyncio
import random
import time
from contextlib import suppress

from msgspec import Struct

from bench.crowd_client import Poster, Probe, Sockets, quantile
from bench.crowd_server import CrowdServer, crowd_server
from bench.report import Row, at_most
from bench.world import World

TABLES = 1000
MORE = (300, 3000, 10_000)
FEW = 100
"""So many tables are what more of them are compared with: fewer than `LIVE_TABLES`."""
CONNECTIONS = 64
SECONDS = 10.0
IDLE_SECONDS = 20.0
RATES = (50, 200, 500)
STORM_SECONDS = 5.0
"""Within so long all sockets are back after they were closed."""
STORM_RATE = 50
AFTER_LOSS_SECONDS = 3.0
"""Meanwhile the server is done with the connections that it has lost."""
WAITED_SECONDS = 120.0
"""The longest that a return of all sockets is waited for."""
FIRST_WAIT, MAX_WAIT = 0.3, 8.0
"""As in app/static/js/table/socket.ts."""
SECOND_SOCKETS = 500


class Load(Struct, frozen=True):
    """What came of moves at one rate: milliseconds, and processor milliseconds a move."""

    posts: list[float]
    patches: list[float]
    pongs: list[float]
    failed: int
    server: float
    database: float
    core: float

    def told(self) -> str:
        """In one line."""
        return (
            f"POST {_of(self.posts)} ms, patch {_of(self.patches)} ms (50/95/99 of 100), "
            f"loop held up for {max(self.pongs):.0f} ms at most; a move takes {self.server:.2f} ms of the server and "
            f"{self.database:.2f} of Postgres; server {self.core:.0%} of a core; {self.failed} failed"
        )


def _of(times: list[float]) -> str:
    return "/".join(f"{quantile(times, share):.1f}" for share in (0.5, 0.95, 0.99))


async def rows(world: World, tables: int = TABLES) -> list[Row]:
    """The rows of so many tables."""
    async with crowd_server(world, tables) as server:
        return await Crowd(server, tables, world).measure()


class Crowd:
    """A server, the sockets of its tables, and what moves there."""

    def __init__(self, server: CrowdServer, tables: int, world: World) -> None:
        self.server = server
        self.world = world
        self.tables = tables
        self.sockets = Sockets(server.port)
        self.name = f"{tables:,} watched tables"

    async def measure(self) -> list[Row]:
        """All rows, one after the other."""
        empty = self.server.megabytes()
        await self._connect(range(min(FEW, self.tables)))
        few = await self._load(RATES[1], min(FEW, self.tables))
        await self._connect(range(self.tables))
        full = self.server.megabytes()
        rows = [self._memory(empty, full, await self._second_sockets())]
        rows.append(await self._idle())
        loads = {rate: await self._load(rate, self.tables) for rate in RATES}
        rows += [self._few_and_many(few, loads[RATES[1]])]
        rows += [self._latency(rate, load) for rate, load in loads.items()]
        storm, lost = await self._storm()
        restart, begun_anew = await self._restart()
        self.sockets.close()
        return [*rows, storm, restart, *await self._beside_bare(lost, begun_anew)]

    async def _beside_bare(self, lost: float, begun_anew: float) -> list[Row]:
        """Processor milliseconds that sockets took to come back, beside those of a bare server's."""
        bare = Sockets(self.world.bare_port)
        before = self.world.processor_seconds()[1]
        self._all_within(STORM_SECONDS, bare)
        await bare.reach(self.tables, WAITED_SECONDS)
        each = 1000 * (self.world.processor_seconds()[1] - before) / self.tables
        bare.close()
        unit = "× a bare websocket"
        return [
            at_most(
                f"{self.name}: a socket that is back after {what}: processor time of the server",
                bound,
                ours / each,
                unit,
                f"{ours:.2f} ms against {each:.2f} in the same run",
            )
            for what, ours, bound in (("all were lost", lost, 1.5), ("a restart", begun_anew, 2.0))
        ]

    def _all_within(self, seconds: float, sockets: Sockets) -> None:
        """Let a socket of each table come, at moments of their own."""
        draw, loop = random.Random(1), asyncio.get_running_loop()
        for number in range(self.tables):
            loop.call_later(draw.uniform(0, seconds), sockets.connect, number)

    async def _connect(self, numbers: range) -> None:
        """Let the first seats of these tables watch, who do not yet."""
        missing = [number for number in numbers if not self.sockets.is_served(number)]
        for start in range(0, len(missing), CONNECTIONS):
            some = missing[start : start + CONNECTIONS]
            for number in some:
                self.sockets.connect(number)
            await self.sockets.reach(self.sockets.served + len(some), WAITED_SECONDS)

    def _memory(self, empty: float, full: float, second: float) -> Row:
        whole = 1024 * (full - empty) / self.tables
        figures = (
            f"{empty:.0f} MB before; {whole:.0f} KiB a table with a socket, {second:.0f} KiB a further socket there"
        )
        return at_most(f"{self.name}, a socket each: memory of the server", 600, full, "MB", figures, 0)

    async def _second_sockets(self) -> float:
        """KiB that the socket of another seat takes."""
        before, more = self.server.megabytes(), min(SECOND_SOCKETS, self.tables)
        others = Sockets(self.server.port, seat=1)
        for number in range(more):
            others.connect(number)
            await others.reach(number + 1, WAITED_SECONDS)
        after = self.server.megabytes()
        others.close()
        return 1024 * (after - before) / more

    async def _idle(self) -> Row:
        """Nobody moves; then each page asks, as visible pages do, every five seconds whether the server is there."""
        await asyncio.sleep(3)
        quiet, database, pongs = await self._spent()
        asking = asyncio.create_task(self.sockets.ask_on(5.0))
        asked, _, _ = await self._spent()
        asking.cancel()
        figures = (
            f"Postgres {database:.1f} %; loop held up for {max(pongs):.0f} ms at most; {asked:.1f} % while each page "
            "asks every 5 s whether the server is there"
        )
        return at_most(f"{self.name}, nobody moves: processor time of the server", 2, quiet, "% of a core", figures, 1)

    async def _spent(self) -> tuple[float, float, list[float]]:
        """Percent of a core that the server and Postgres take, and how long the loop was held up."""
        async with Probe(self.server) as probe:
            before = self.server.spent()
            await asyncio.sleep(IDLE_SECONDS)
            ours, theirs = (
                100 * (now - then) / IDLE_SECONDS for now, then in zip(self.server.spent(), before, strict=True)
            )
        return ours, theirs, probe.times

    async def _load(self, rate: int, tables: int) -> Load:
        """Moves at this rate, at the first `tables` tables in turn."""
        async with Probe(self.server) as probe, Poster(self.server, self.sockets, tables, CONNECTIONS) as poster:
            before, start = self.server.spent(), time.perf_counter()
            await poster.move_on(rate, SECONDS)
            seconds = time.perf_counter() - start
            server, database = (now - then for now, then in zip(self.server.spent(), before, strict=True))
        moves = max(1, len(poster.times))
        return Load(
            posts=poster.times,
            patches=self.sockets.take_patches(),
            pongs=probe.times,
            failed=len(poster.failures),
            server=1000 * server / moves,
            database=1000 * database / moves,
            core=server / seconds,
        )

    def _few_and_many(self, few: Load, many: Load) -> Row:
        """Processor time, which other work on the machine does not touch as much as it does latencies."""
        what = f"{self.name}, {RATES[1]} moves/s: processor time of the server a move"
        figures = f"{many.server:.2f} ms against {few.server:.2f}; there {few.told()}"
        return at_most(what, 1.5, many.server / few.server, f"× that of {FEW} tables", figures)

    def _latency(self, rate: int, load: Load) -> Row:
        what = f"{self.name}, {rate} moves/s: POST, 99 of 100 within"
        return at_most(what, 100, quantile(load.posts, 0.99), "ms", load.told(), 0)

    async def _storm(self) -> tuple[Row, float]:
        """All sockets are closed at once, and each is back within five seconds with `since`; moves go on. Then once
        more without moves: the processor milliseconds of a socket."""
        self.sockets.drop_all()
        async with Probe(self.server) as probe, Poster(self.server, self.sockets, self.tables, CONNECTIONS) as poster:
            start, before = time.perf_counter(), self.server.seconds()
            moving = asyncio.create_task(poster.move_on(STORM_RATE, WAITED_SECONDS))
            self._all_within(STORM_SECONDS, self.sockets)
            await self._back()
            seconds, spent = time.perf_counter() - start, self.server.seconds() - before
            moving.cancel()
            with suppress(asyncio.CancelledError):
                await moving
        self.sockets.drop_all()
        await asyncio.sleep(AFTER_LOSS_SECONDS)
        before = self.server.seconds()
        self._all_within(STORM_SECONDS, self.sockets)
        await self._back()
        alone = 1000 * (self.server.seconds() - before) / self.tables
        figures = (
            f"{self.sockets.served:,} came back, each within {STORM_SECONDS:.0f} s; meanwhile POST "
            f"{_of(poster.times)} ms (50/95/99 of 100) at {STORM_RATE} moves/s; loop held up for "
            f"{max(probe.times):.0f} ms at most; the server took {spent:.1f} s of a core, "
            f"{1000 * spent / self.tables:.2f} ms a socket"
        )
        row = at_most(f"{self.name}: all sockets are back after all were lost", 10, seconds, "s", figures, 1)
        return row, alone

    async def _back(self) -> None:
        """Wait until all are served, or long enough; those that fail come again as pages do."""
        self.sockets.come_back(self._wait)
        with suppress(TimeoutError):
            await self.sockets.reach(self.tables, WAITED_SECONDS)
        self.sockets.come_back(None)

    @staticmethod
    def _wait(attempt: int) -> float:
        """Seconds before the next attempt of a page, from 0."""
        return float(min(MAX_WAIT, FIRST_WAIT * 2**attempt) * (0.75 + random.random() / 2))

    async def _restart(self) -> tuple[Row, float]:
        """SIGTERM and a new start; pages come back by themselves."""
        self.sockets.come_back(self._wait)
        start = time.perf_counter()
        await self.server.stop()
        stopped = time.perf_counter() - start
        await self.server.start()
        answers, before = time.perf_counter() - start, self.server.seconds()
        await self._back()
        back, spent = time.perf_counter() - start, self.server.seconds() - before
        figures = (
            f"stopped after {stopped:.1f} s, answers after {answers:.1f}, {self.sockets.served:,} are back after "
            f"{back:.1f}; the server took {spent:.1f} s of a core since it answers, "
            f"{1000 * spent / self.tables:.2f} ms a socket; it holds {self.server.megabytes():.0f} MB"
        )
        what = f"{self.name}: all sockets are back after a restart"
        return at_most(what, 10, back - answers, "s later", figures, 1), 1000 * spent / self.tables
