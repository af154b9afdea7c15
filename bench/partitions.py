"""What a move costs Postgres where the tables of games are split into partitions, and what splitting them takes."""

import asyncio
import time
from typing import Any

from psutil import Process

from app.clock import now
from app.postgres.migrate import upgrade
from app.store import log, notices
from app.store.database import Database
from app.store.log import ENTRIES, LOAD
from app.store.partitioning import drop_former, partition
from app.store.records import LogRow, Summary
from bench.report import Row, at_most
from bench.world import World

PARTITIONS = 8
TABLES, ENTRIES_EACH = 5_000, 20
ROUNDS, MOVES = 8, 250
KEPT, REPLANNED = "force_generic_plan", "force_custom_plan"
CAUSED = notices.Caused((1,), ("turn",), now())
SUMMARY = Summary(status="playing", to_move=(0,), automatic=False)
FILL = (
    """
    INSERT INTO games (id, game, options, status, pace, visibility, invite, seq, to_move)
    SELECT 'g' || n, 'skymines', '{}', 'playing', 'live', 'private', 'x', $2::int, '{0}'
    FROM generate_series(1, $1::int) n
    """,
    """
    INSERT INTO seats (game_id, seat, kind, user_id) SELECT 'g' || n, s, 'human', 'u' || n
    FROM generate_series(1, $1::int) n, generate_series(0, 1) s WHERE $2::int > 0
    """,
    """
    INSERT INTO events (game_id, seq, seat, move, events, digest, key, hash)
    SELECT 'g' || n, s, s % 2, '{"type":"Pass"}', '[{"type":"Passed"}]', sha256('x'), 'k' || s, sha256('y')
    FROM generate_series(1, $1::int) n, generate_series(1, $2::int) s
    """,
)


class Filled:
    """A database with tables, and one connection to it. `spent`: processor time of Postgres, seconds; `written`: bytes
    of its log."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self.spent, self.written, self.seq = 0.0, 0, ENTRIES_EACH

    async def _state(self) -> tuple[float, int]:
        pid, written = await self.db.row("SELECT pg_backend_pid(), pg_current_wal_insert_lsn() - '0/0'::pg_lsn")
        times = Process(pid).cpu_times()
        return times.user + times.system, int(written)

    async def measure(self) -> None:
        """A load and a move that causes a notice at many tables."""
        self.seq += 1
        before = await self._state()
        for number in range(1, MOVES + 1):
            game_id = f"g{number * (TABLES // MOVES)}"
            await LOAD.row(self.db, game_id=game_id, use_snapshot=True)
            await ENTRIES.rows(self.db, of_game=game_id, after=0, until=self.seq)
            await log.append(self.db, game_id, 0, SUMMARY, entry(self.seq), CAUSED)
        after = await self._state()
        self.spent += after[0] - before[0]
        self.written += after[1] - before[1]


def entry(seq: int) -> LogRow:
    """An entry of a move."""
    return LogRow(
        seq=seq, seat=0, move='{"type":"Pass"}', events='[{"type":"Passed"}]', digest=b"x" * 32, at=now(), key=f"k{seq}"
    )


async def rows(world: World) -> list[Row]:
    """Two rows."""
    kinds = {"whole": (0, KEPT), "kept": (PARTITIONS, KEPT), "replanned": (PARTITIONS, REPLANNED)}
    said: list[str] = []
    seconds = 0.0
    filled = {}
    for name, (count, plans) in kinds.items():
        url = world.database(f"partitions_{name}")
        filled[name], took = await _filled(url, count, plans, said)
        seconds = max(seconds, took)
    for each in filled.values():
        await each.measure()
        each.spent, each.written = 0.0, 0
    for _ in range(ROUNDS):
        for each in filled.values():
            await each.measure()
    for each in filled.values():
        await each.db.close()
    moves = ROUNDS * MOVES
    cost = {name: each.spent / moves * 1000 for name, each in filled.items()}
    size = {name: each.written / moves for name, each in filled.items()}
    return [
        at_most(
            f"a load and a move in {PARTITIONS} partitions, plans kept: processor time of Postgres",
            1.25,
            cost["kept"] / cost["whole"],
            "× whole tables",
            f"{cost['kept']:.2f} ms against {cost['whole']:.2f}; planned again each time {cost['replanned']:.2f} ms; "
            f"{size['kept']:.0f} bytes of its log a move against {size['whole']:.0f}; {moves} moves",
        ),
        Row(
            f"splitting {TABLES:,} tables of {ENTRIES_EACH} entries",
            "-",
            f"{seconds:.1f} s",
            True,
            said[-1],
        ),
    ]


async def _filled(url: str, count: int, plans: str, said: list[str]) -> tuple[Filled, float]:
    """A database whose tables are split, and how many seconds that took."""
    await asyncio.to_thread(upgrade, url)
    db = await Database(url, size=1).open()
    for statement in FILL:
        await db.do(statement, TABLES, ENTRIES_EACH)
    await db.do("VACUUM ANALYZE")
    start = time.monotonic()
    if count:
        connection: Any = await db.connect()
        await partition(connection, count, said.append)
        await drop_former(connection)
        await connection.close()
    took = time.monotonic() - start
    await db.row("SELECT set_config('plan_cache_mode', $1, false)", plans)
    return Filled(db), took
