"""Notices of a hundred people, alone and beside an attack: 200 webhooks of 20 guests at a host that never answers."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta

from app import clock
from app.services import Services
from app.settings import load_settings
from bench.noticing import services
from bench.report import Row, at_most
from bench.world import World

HONEST, GUESTS, CHANNELS_EACH, NOTICES_EACH = 100, 20, 10, 50
ROUNDS = 3
MAX_RATIO = 2.0
CHANNEL = """
    INSERT INTO channels (id, user_id, kind, address, kinds, confirmed, created)
    SELECT $1 || '-' || n, $1, 'webhook', $2 || n, '{started}', now(), now() FROM generate_series(1, $3::int) n
"""
DUE = """
    INSERT INTO notices (channel_id, kind, seq, due, created, told)
    SELECT c.id, 'started', n, $2, $2, '{"game": "Skymines", "others": "Ada"}'
    FROM channels c, generate_series(1, $3::int) n WHERE c.user_id = ANY($1)
"""
LAST_SENT = """
    SELECT count(*) FILTER (WHERE n.state = 'waiting') AS waiting, max(n.ended) AS ended
    FROM notices n JOIN channels c ON c.id = n.channel_id WHERE c.user_id = ANY($1)
"""
MAX_LOOKS = 600


async def rows(world: World) -> list[Row]:
    """One row."""
    async with services(load_settings(private_addresses=True), world.inside) as here, hosts() as (good, silent):
        people = [await _person(here, good, 1) for _ in range(HONEST)]
        work = asyncio.create_task(here.worker.run_forever())
        quiet = [await _spent(here, people) for _ in range(ROUNDS)]
        guests = [await _person(here, silent, CHANNELS_EACH) for _ in range(GUESTS)]
        await here.db.do(DUE, guests, clock.now() - timedelta(hours=1), NOTICES_EACH)
        here.worker.wake()
        await asyncio.sleep(1)
        attacked = [await _spent(here, people) for _ in range(ROUNDS)]
        work.cancel()
        await asyncio.gather(work, return_exceptions=True)
    figures = f"{min(attacked):.2f} s against {min(quiet):.2f} s, best of {ROUNDS}"
    what = f"notices of {HONEST} people beside {GUESTS * CHANNELS_EACH} webhooks that never answer"
    return [at_most(what, MAX_RATIO, min(attacked) / min(quiet), "× without them", figures)]


async def _person(here: Services, address: str, channels: int) -> str:
    """Somebody with so many webhooks there; their id."""
    user, _ = await here.accounts.add_guest("P")
    await here.db.do(CHANNEL, user.id, address, channels)
    return user.id


async def _spent(here: Services, people: list[str]) -> float:
    """Seconds until a notice for each of these people has been sent, by a worker that is at work."""
    await here.db.do(DUE, people, clock.now(), 1)
    started = clock.now()
    here.worker.wake()
    for _ in range(MAX_LOOKS):
        await asyncio.sleep(0.2)
        row = await here.db.row(LAST_SENT, people)
        if row is not None and not row["waiting"]:
            return float((row["ended"] - started).total_seconds())
    raise TimeoutError("the notices are not sent")


@asynccontextmanager
async def hosts() -> AsyncIterator[tuple[str, str]]:
    """The addresses of a host that takes everything, and of one that never answers."""
    good = await asyncio.start_server(_take, "127.0.0.1", 0)
    silent = await asyncio.start_server(_hold, "127.0.0.1", 0)
    ports = [item.sockets[0].getsockname()[1] for item in (good, silent)]
    yield f"http://127.0.0.1:{ports[0]}/", f"http://127.0.0.1:{ports[1]}/"
    good.close()
    silent.close()


async def _take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answer one request with 204."""
    head = await reader.readuntil(b"\r\n\r\n")
    length = next(int(line[15:]) for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:"))
    await reader.readexactly(length)
    writer.write(b"HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n")
    await writer.drain()
    writer.close()


async def _hold(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Read, and say nothing."""
    while await reader.read(1024):
        pass
    writer.close()
