"""Inside one process: loading from the database, Luna's turns, and what a live table weighs."""

import gc
import random
import secrets
import time
import tracemalloc
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import partial
from statistics import median
from typing import Any

from msgspec.structs import replace

from app.accounts.tokens import hashed, new_id, new_token
from app.changes import Changes
from app.live.audience import Audience
from app.live.watcher import Watcher
from app.play.compressing import restore_of
from app.play.lobby_seats import SeatWish
from app.play.playing import Playing
from app.play.submission import Submission
from app.play.table import Table
from app.play.table_loader import load_table
from app.play.tables import Tables
from app.store import log
from app.store.compressed_logs import compress_next
from app.store.database import Database
from app.store.records import User
from app.store.users import add_user
from app.tasks import BackgroundTasks
from bench.games import GAMES, Measured
from bench.report import Row, at_most
from bench.scripts import NAMES, drawn_move
from bench.world import World

TIMES = 25
COPIES = 60
WARM = 10
ROUNDS = 5


async def rows(world: World) -> list[Row]:
    """Nine rows."""
    db = await Database(world.inside).open()
    try:
        return [
            *await _loading(db, world.played),
            *await _compressed(db, world.played),
            *await _memory(db, world.played),
            await _automa(db, world.played),
        ]
    finally:
        await db.close()


class Process:
    """The parts of a process that play at tables."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self.tasks = BackgroundTasks()
        self.playing = Playing(db, Tables(db, GAMES, Changes(), self.tasks))


async def _table(process: Process, played: Measured, humans: int, automas: int = 0) -> Table:
    lobbies = process.playing.lobbies
    users = [User(new_id(), name) for name in NAMES[:humans]]
    for user in users:
        await add_user(process.db, user, hashed(new_token()))
    wishes = [SeatWish("human")] * humans + [SeatWish("automa", played.level)] * automas
    table = await lobbies.create(users[0], played.name, dict(played.options), wishes)
    for user in users[1:]:
        await lobbies.join(table.id, user, table.row.invite)
    await lobbies.start(table.id, users[0])
    return table


async def _play(process: Process, table: Table, draw: random.Random, *, keys: bool = False) -> list[float]:
    """Play to the end; the milliseconds of each turn of an automated seat. `keys`: with a key for each move, as
    browsers make them."""
    turns = []
    while table.row.status == "playing":
        start = time.perf_counter()
        automa = table.game.automa_to_move(table.state)
        if automa is not None:
            await process.playing.moves.play(table, Submission(seat=automa, move=table.game.automa_move(table.state)))
            turns.append((time.perf_counter() - start) * 1000)
            continue
        seat = table.to_move()[0]
        await process.playing.moves.play(
            table,
            Submission(
                seat=seat,
                move=drawn_move(table.game, table.state, seat, draw),
                key=secrets.token_hex(16) if keys else None,
            ),
        )
    await process.tasks.settle()
    return turns


async def _median_ms(work: Callable[[], Awaitable[Any]], times: int = TIMES) -> float:
    spent = []
    for _ in range(times):
        start = time.perf_counter()
        await work()
        spent.append((time.perf_counter() - start) * 1000)
    return median(spent)


async def _loading(db: Database, played: Measured) -> list[Row]:
    """A finished game of four, loaded as a process loads what it does not know."""
    process = Process(db)
    table = await _table(process, played, 4)
    await _play(process, table, random.Random(4))
    size = await db.row("SELECT sum(pg_column_size(e)) AS bytes FROM events e WHERE game_id = $1", table.id)
    one = await _median_ms(lambda: db.row("SELECT 1"), 10 * TIMES)
    short = await _median_ms(lambda: load_table(db, GAMES, table.id))
    newest = "SELECT seq, octet_length(state) AS bytes FROM snapshots WHERE game_id = $1 ORDER BY seq DESC LIMIT 1"
    kept = await db.row(newest, table.id)
    await db.do("DELETE FROM snapshots WHERE game_id = $1", table.id)
    whole = await _median_ms(lambda: load_table(db, GAMES, table.id))
    bound = 10 * one + 5
    return [
        at_most(
            "cold load of a finished 4-seat game from the log",
            200,
            whole,
            "ms",
            f"{table.seq} entries, {size['bytes']:,} bytes",
        ),
        Row(
            "the same with a snapshot",
            "≤ 10 × `SELECT 1` + 5 ms",
            f"{short:.2f} ms",
            short <= bound,
            f"bound {bound:.1f} ms (`SELECT 1` {one:.2f} ms); snapshot of entry {kept['seq']}, {kept['bytes']:,} bytes",
        ),
    ]


KEPT = """
    SELECT coalesce((SELECT sum(pg_column_size(e)) FROM events e WHERE game_id = $1), 0)
        + coalesce((SELECT sum(pg_column_size(s)) FROM snapshots s WHERE game_id = $1), 0)
        + coalesce((SELECT sum(pg_column_size(c)) FROM compressed_logs c WHERE game_id = $1), 0) AS log,
        (SELECT pg_column_size(s) FROM seals s WHERE game_id = $1) AS seal
"""


async def _compressed(db: Database, played: Measured) -> list[Row]:
    """What the log of a finished game of four takes, and what it takes as an old one."""
    found = []
    for keys in (False, True):
        process = Process(db)
        table = await _table(process, played, 4)
        await _play(process, table, random.Random(4), keys=keys)
        before = await db.row(KEPT, table.id)
        last = None
        while last is None or last.game_id != table.id:
            start = time.perf_counter()
            last = await compress_next(db.all_games[0], datetime.now(UTC), last, partial(restore_of, GAMES))
            assert last is not None
        spent = (time.perf_counter() - start) * 1000
        after = await db.row(KEPT, table.id)
        figures = (
            f"{table.seq} entries, {after['log']:,} bytes against {before['log']:,}, in {spent:.0f} ms; its seal, which"
            f" stays, {after['seal']:,}"
        )
        what = "the same, each move with a key of a browser" if keys else "log of an old 4-seat game"
        found.append(at_most(what, 15, after["log"] / 1000, "KB", figures, 1))
    load = await _median_ms(lambda: load_table(db, GAMES, table.id))
    return [*found, at_most("cold load of that one", 200, load, "ms", f"{table.seq} entries")]


async def _copies(db: Database, played: Measured) -> list[str]:
    """The ids of many tables in the middle of a game of four."""
    process = Process(db)
    table = await _table(process, played, 4)
    await _play(process, table, random.Random(5))
    found = await log.load(db, table.id, use_snapshot=False)
    assert found is not None
    row, _, entries = found
    half = len(entries) // 2
    ids = [f"{table.id}-{number}" for number in range(COPIES + WARM)]
    for copy in ids:
        middle = replace(row, id=copy, seq=half, status="playing", to_move=(0,), invite=new_token())
        await log.add_whole_game(db, middle, None, entries[:half])
    return ids


async def _memory(db: Database, played: Measured) -> list[Row]:
    """Live tables with all four seats and a spectator watching, then without them, then evicted."""
    ids = await _copies(db, played)
    tables = Tables(db, GAMES, Changes(), BackgroundTasks(), bound=len(ids))
    for copy in ids[:WARM]:
        await _watched(tables, copy)
    tracemalloc.start()
    start = _held()
    for copy in ids[WARM:]:
        await tables.live.get(copy)
    alone = _held() - start
    audiences = [await _watched(tables, copy) for copy in ids[WARM:]]
    watched = _held() - start
    audiences.clear()
    await _evict(tables, ids)
    left = []
    for _ in range(ROUNDS):
        before = _held()
        for copy in ids[WARM:]:
            await _watched(tables, copy)
        await _evict(tables, ids)
        left.append(_held() - before)
    tracemalloc.stop()
    figures = f"{alone / COPIES / 1024:.0f} KiB while nobody watches; {COPIES} tables in mid-game, loaded from the log"
    more = f"{', '.join(f'{item:,}' for item in left)} bytes, each time that all were loaded, watched and evicted again"
    return [
        at_most("memory of one live table beyond the process", 300, watched / COPIES / 1024, "KiB", figures, 0),
        at_most("the same after it was evicted", 0.5, max(0.0, median(left) / COPIES / 1024), "KiB", more),
    ]


async def _evict(tables: Tables, ids: list[str]) -> None:
    for copy in ids[WARM:]:
        tables.live.forget(await tables.live.get(copy))


async def _watched(tables: Tables, game_id: str) -> Audience:
    table = await tables.live.get(game_id)
    audience = Audience(table)
    for seat in (None, *range(len(table.row.seats))):
        audience.enter(Watcher(None, None, seat, None, time.monotonic()))
    return audience


def _held() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


async def _automa(db: Database, played: Measured) -> Row:
    """From the moment that the automa is to move to the moment that its turn is stored."""
    turns: list[float] = []
    for number in range(3):
        process = Process(db)
        turns += await _play(process, await _table(process, played, *played.beside), random.Random(number))
    figures = f"{len(turns)} turns, slowest {max(turns):.1f} ms"
    return at_most(f"{played.automa}'s whole turn, decided and appended, median", 10, median(turns), "ms", figures)
