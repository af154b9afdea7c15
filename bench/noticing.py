"""Notices: what they add to a move, and how fast a worker hands over what has gathered.

The sink is a real SMTP server in a process of its own, which throws away what it gets.
"""

import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from socket import socket
from statistics import median

import asyncpg

from app import clock
from app.play.lobby_seats import SeatWish
from app.postgres.address import plain_dsn
from app.services import Services
from app.settings import Settings, load_settings
from bench import games
from bench.posting import requests, timed
from bench.report import Row, at_most
from bench.wire import Wire
from bench.world import Seated, World, free_port

GAMES = 6
DUE = 10_000
CHANNELS = 200
MAX_SECONDS = 30
CHANNEL = """
    INSERT INTO channels (id, user_id, kind, address, kinds, confirmed, created)
    SELECT 'c' || u.id, u.id, 'email', u.id || '@example.org', '{turn,started}', now(), now() FROM users u
    WHERE u.id = ANY($1) ON CONFLICT DO NOTHING
"""
SEATED = "SELECT user_id FROM seats WHERE game_id = $1 AND user_id IS NOT NULL"
WAITING = """
    INSERT INTO notices (channel_id, kind, game_id, seq, due, created)
    SELECT c.id, 'started', $1, n, $2, $2 FROM channels c, generate_series(1, $3::int) n
"""


async def rows(world: World) -> list[Row]:
    """Two rows."""
    return [await added(world), await handed_over(world)]


async def added(world: World) -> Row:
    """Moves that hand the turn on, at tables whose people are told of it and at others, in turns."""
    wire = await Wire(world.port).open()
    database = await asyncpg.connect(plain_dsn(world.ours))
    told: list[float] = []
    quiet: list[float] = []
    for _ in range(GAMES):
        one, other = await world.game(wire), await world.game(wire)
        users = [row["user_id"] for row in await database.fetch(SEATED, one.id)]
        await database.execute(CHANNEL, users)
        for seated, times in ((one, told), (other, quiet)):
            times += await handing_on(wire, seated)
    await database.close()
    wire.close()
    figures = f"{median(told):.2f} ms against {median(quiet):.2f} ms, {len(told)} and {len(quiet)} moves"
    ratio = median(told) / median(quiet)
    return at_most("a move that causes a notice, median", 1.15, ratio, "× one that causes none", figures)


async def handing_on(wire: Wire, seated: Seated) -> list[float]:
    """Play a game; milliseconds of each move after which another seat is asked."""
    times = []
    steps = seated.script.steps
    for number, sent in enumerate(requests(seated)):
        spent = await timed(wire, sent)
        if number + 1 < len(steps) and steps[number + 1].seat != steps[number].seat:
            times.append(spent)
    return times


async def handed_over(world: World) -> Row:
    """One worker and ten thousand notices that are due."""
    with sink() as port:
        settings = load_settings(smtp_url=f"smtp+insecure://127.0.0.1:{port}", mail_from="games@example.org")
        async with services(settings, world.inside) as running:
            await fill(running)
            start = time.perf_counter()
            done = await running.worker.send_due()
            spent = time.perf_counter() - start
            sent = running.worker.done["email", "sent"]
    assert done == sent == DUE, f"{done} done, {sent} sent"
    return at_most(f"{DUE:,} due notices handed to an SMTP server", MAX_SECONDS, spent, "s", f"{DUE / spent:,.0f}/s")


async def fill(services: Services) -> None:
    """A game that has begun, and notices of it to many channels."""
    accounts = services.accounts
    people = [(await accounts.add_guest(f"P{number}"))[0] for number in range(CHANNELS)]
    wishes = [SeatWish("human", 2), SeatWish("human", 2)]
    table = await services.playing.lobbies.create(people[0], "skymines", {}, wishes, "live", "public")
    await services.playing.lobbies.join(table.id, people[1])
    await services.playing.lobbies.start(table.id, people[0])
    await services.db.do(CHANNEL, [person.id for person in people])
    await services.db.do(WAITING, table.id, clock.now(), DUE // CHANNELS)


@asynccontextmanager
async def services(settings: Settings, database_url: str) -> AsyncIterator[Services]:
    """The floors below an application, without anything that goes on by itself."""
    made = Services(settings, database_url, games.GAMES, games.MESSAGES)
    await made.db.open()
    yield made
    await made.tasks.settle()
    await made.db.close()


@contextmanager
def sink() -> Iterator[int]:
    """An SMTP server that takes everything; its port."""
    port = free_port()
    command = [sys.executable, "-m", "aiosmtpd", "-n", "-l", f"127.0.0.1:{port}", "-c", "aiosmtpd.handlers.Sink"]
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        for _ in range(200):
            if answers(port):
                break
            time.sleep(0.05)
        yield port
    finally:
        process.terminate()
        process.wait()


def answers(port: int) -> bool:
    """Whether somebody listens there."""
    with socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
