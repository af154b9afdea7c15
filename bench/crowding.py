"""How long a robot takes to move while 1,200 other tables' robots would move, too.

Once all of those tables are one person's, once each is another one's. Their people play on, so that there is always
more for robots to think about than a process can do. At the table that is measured a person plays before an open page,
with a websocket.
"""

import asyncio
import random
import time
from statistics import median
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from bench.report import Row, at_most
from bench.wire import Wire
from bench.world import World

TABLES = 1200
MOVES = 60
MAX_SECONDS = 40.0
PLAYING = 8
CROWDED_AFTER_SECONDS = 5.0
SAMPLE = 100
MAX_MS = 300
LOOK_SECONDS = 0.005
SEATS = [{"kind": "human"}, *[{"kind": "robot", "level": 2}] * 3]


async def rows(world: World) -> list[Row]:
    """Two rows."""
    wire = await Wire(world.port).open()
    quiet = await delays(world, wire)
    one = await new_person(wire, "One")
    rows = [await crowded(world, wire, [one] * TABLES, quiet, "tables of robots of one host")]
    many = [await new_person(wire, "Many") for _ in range(TABLES)]
    rows.append(await crowded(world, wire, many, quiet, "hosts"))
    wire.close()
    return rows


async def crowded(world: World, wire: Wire, hosts: list[str], quiet: list[float], whose: str) -> Row:
    """Begin a game for each of these hosts, let them play on, and measure at another table meanwhile."""
    games = [await begin(world, wire, host) for host in hosts]
    playing = [asyncio.create_task(play_on(world, games[number::PLAYING])) for number in range(PLAYING)]
    await asyncio.sleep(CROWDED_AFTER_SECONDS)
    await wire.renew()
    times = await delays(world, wire)
    sample = random.Random(1).sample(games, SAMPLE)
    up = sum([robot_is_up(await wire.call("GET", path, None, token)) for path, token in sample])
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    later = nearly_all(times) - nearly_all(quiet)
    figures = (
        f"{nearly_all(times):.0f} ms against {nearly_all(quiet):.0f}, median {median(times):.0f} against "
        f"{median(quiet):.0f}, slowest {max(times):.0f} against {max(quiet):.0f}, {len(times)} moves; "
        f"a robot is up at {up / SAMPLE:.0%} of the others"
    )
    return at_most(f"a robot moves beside {TABLES:,} {whose}, 19 of 20", MAX_MS, later, "ms later", figures, 0)


def nearly_all(times: list[float]) -> float:
    """The time within which 19 of 20 are done."""
    return sorted(times)[len(times) * 19 // 20]


async def play_on(world: World, games: list[tuple[str, str]]) -> None:
    """Move for the people of these games, one after the other, until cancelled."""
    wire, draw = await Wire(world.port).open(), random.Random(2)
    while True:
        for path, token in games:
            seen = await wire.call("GET", path, None, token)
            if 0 in seen["to_move"]:
                await move(wire, path, token, seen["choices"], draw)


async def new_person(wire: Wire, name: str) -> str:
    """A new guest's token."""
    return str((await wire.call("POST", "/api/users", {"name": name}))["token"])


async def begin(world: World, wire: Wire, token: str) -> tuple[str, str]:
    """A game of a person with robots: its path, and the person's token."""
    made = await wire.call("POST", "/api/games", {"seats": SEATS}, token)
    world.number()
    await wire.call("POST", f"/api/games/{made['id']}/start", None, token)
    return f"/api/games/{made['id']}", token


def robot_is_up(table: dict[str, Any]) -> bool:
    """Whether a robot is to move there; the person sits first."""
    return table["status"] == "playing" and table["to_move"] not in ([], [0])


async def delays(world: World, wire: Wire) -> list[float]:
    """Milliseconds from each moment in which a robot was to move until one had, at a table that somebody watches."""
    path, token = await begin(world, wire, await new_person(wire, "Ada"))
    headers = {"Authorization": f"Bearer {token}"}
    async with connect(f"ws://127.0.0.1:{world.port}{path.replace('/api', '/ws')}", additional_headers=headers) as page:
        reading = asyncio.create_task(read(page))
        found = await measured(wire, path, token)
        reading.cancel()
    return found


async def read(page: ClientConnection) -> None:
    """Take what is sent, as a page does."""
    async for _ in page:
        pass


async def measured(wire: Wire, path: str, token: str) -> list[float]:
    """The times that robots need, at most `MOVES` and for no longer than `MAX_SECONDS`."""
    draw, since, found = random.Random(1), time.perf_counter(), list[float]()
    until = since + MAX_SECONDS
    seen: dict[str, Any] = await wire.call("GET", path, None, token)
    while len(found) < MOVES and seen["status"] == "playing" and time.perf_counter() < until:
        if robot_is_up(seen):
            await asyncio.sleep(LOOK_SECONDS)
        else:
            await move(wire, path, token, seen["choices"], draw)
            since = time.perf_counter()
        now = await wire.call("GET", path, None, token)
        if robot_is_up(seen) and now["seq"] > seen["seq"]:
            found.append((time.perf_counter() - since) * 1000 / (now["seq"] - seen["seq"]))
            since = time.perf_counter()
        seen = now
    return [*found, (time.perf_counter() - since) * 1000] if robot_is_up(seen) else found


async def move(wire: Wire, path: str, token: str, choices: dict[str, Any], draw: random.Random) -> None:
    """One of the moves that are offered."""
    chosen = draw.choice(choices["choices"] or [choices["sample"]])
    await wire.call("POST", f"{path}/moves", {"seq": choices["seq"], "move": chosen}, token)
