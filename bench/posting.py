"""POST of a move beside a bare POST: one client, many clients, and what the database writes."""

import asyncio
import time
from collections.abc import Iterator
from statistics import median

import asyncpg
import msgspec

from app.postgres.address import plain_dsn
from bench.report import Row, at_least, at_most
from bench.wire import Wire, request
from bench.world import Seated, World

WARMING, TIMED = 2, 6
"""Games of one client that warm both servers up, and those that are timed: one of them alone says it to a fifteenth."""
CONNECTIONS = 32
GAMES = 2
ROUNDS = 9
SLICE_SECONDS = 0.6
SETTLED_SECONDS = 0.02
"""Notifications follow a move a few milliseconds later, and belong to it."""


def requests(seated: Seated) -> Iterator[bytes]:
    """The moves of a game as requests like the browser's, ready to be sent."""
    for number, step in enumerate(seated.script.steps, start=1):
        body = b'{"seq":%d,"move":%s}' % (number, seated.rules.encode_move(step.move))
        path = f"/api/games/{seated.id}/moves"
        yield request("POST", path, body, seated.tokens[step.seat], Idempotency_Key=f"{seated.id}-{number}")


def bare_requests(seated: Seated) -> Iterator[bytes]:
    """As many requests to the bare server, with as much in them."""
    for number, step in enumerate(seated.script.steps, start=1):
        body = {"seq": number, "move": seated.rules.encode_move(step.move).decode()}
        yield request("POST", "/rows", msgspec.json.encode(body))


async def rows(world: World) -> list[Row]:
    """Three rows."""
    return [await one_client(world), await many_clients(world), await written(world)]


async def timed(wire: Wire, sent: bytes) -> float:
    """Milliseconds until the answer."""
    start = time.perf_counter()
    await wire.send(sent)
    return (time.perf_counter() - start) * 1000


async def one_client(world: World) -> Row:
    """Moves and bare rows in turns, so that whatever else the machine does meets both."""
    wire, bare = await Wire(world.port).open(), await Wire(world.bare_port).open()
    ours: list[float] = []
    theirs: list[float] = []
    for number in range(WARMING + TIMED):
        seated = await world.game(wire)
        for move, row in zip(requests(seated), bare_requests(seated), strict=True):
            mine, bares = await timed(wire, move), await timed(bare, row)
            if number >= WARMING:
                ours.append(mine)
                theirs.append(bares)
    wire.close()
    bare.close()
    mine, bares = median(ours), median(theirs)
    figures = f"{mine:.2f} ms against {bares:.2f} ms, {len(ours)} moves"
    return at_most("POST of a move, one client, median", 1.5, mine / bares, "× bare POST", figures)


async def many_clients(world: World) -> Row:
    """Each connection plays a game of its own; ours and the bare server work in turns."""
    seated = [await _games(world) for _ in range(CONNECTIONS)]
    wires = [await Wire(world.port).open() for _ in range(CONNECTIONS)]
    bares = [await Wire(world.bare_port).open() for _ in range(CONNECTIONS)]
    queues = [iter([r for game in games for r in requests(game)]) for games in seated]
    bare_queues = [iter([r for game in games for r in bare_requests(game)] * 4) for games in seated]
    await _slice(wires, queues, 0.5)
    await _slice(bares, bare_queues, 0.5)
    before = world.processor_seconds()
    pairs = [
        (await _slice(wires, queues, SLICE_SECONDS), await _slice(bares, bare_queues, SLICE_SECONDS))
        for _ in range(ROUNDS)
    ]
    for wire in (*wires, *bares):
        wire.close()
    (ours, ours_rate), (theirs, their_rate) = (
        (sum(done for done, _ in column), median(done / spent for done, spent in column))
        for column in zip(*pairs, strict=True)
    )
    busy, bare_busy = (now - then for now, then in zip(world.processor_seconds(), before, strict=True))
    ratio = median(mine[0] / mine[1] / (bare[0] / bare[1]) for mine, bare in pairs)
    figures = (
        f"{ours_rate:,.0f} requests/s against {their_rate:,.0f}; processor time of the server a request "
        f"{1000 * busy / ours:.2f} ms against {1000 * bare_busy / theirs:.2f} ms"
    )
    return at_least(f"the same at {CONNECTIONS} connections, a game each", 0.6, ratio, "× bare", figures)


async def _games(world: World) -> list[Seated]:
    """What one connection plays. It is connected to for that alone: the server waits so long for no first request."""
    wire = await Wire(world.port).open()
    seated = [await world.game(wire) for _ in range(GAMES)]
    wire.close()
    return seated


async def _slice(wires: list[Wire], queues: list[Iterator[bytes]], seconds: float) -> tuple[int, float]:
    """All connections send what they have for so long: how many requests that were, in how many seconds."""
    await asyncio.gather(*(wire.renew() for wire in wires))
    start = time.perf_counter()

    async def keep_sending(wire: Wire, queue: Iterator[bytes]) -> int:
        done = 0
        while time.perf_counter() - start < seconds and (sent := next(queue, None)):
            await wire.send(sent)
            done += 1
        return done

    done = await asyncio.gather(*map(keep_sending, wires, queues))
    return sum(done), time.perf_counter() - start


async def written(world: World) -> Row:
    """Bytes of write-ahead log between before a move and shortly after it."""
    database = await asyncpg.connect(plain_dsn(world.ours))
    wire = await Wire(world.port).open()
    seated = await world.game(wire)
    sizes: list[int] = []
    for move in list(requests(seated)):
        before = await database.fetchval("SELECT pg_current_wal_insert_lsn()")
        await wire.send(move)
        await asyncio.sleep(SETTLED_SECONDS)
        sizes.append(await database.fetchval("SELECT (pg_current_wal_insert_lsn() - $1::pg_lsn)::bigint", before))
    row = await database.fetchval("SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY pg_column_size(e)) FROM events e")
    await database.close()
    wire.close()
    figures = f"{median(sizes):.0f} bytes; mean {sum(sizes) / len(sizes):.0f}; the row of a move itself {row}"
    return at_most("written to the database's log a move, median", 1.5, median(sizes) / 1024, "KB", figures)
