"""The tables that this process has in memory: a bounded cache, filled on demand."""

import asyncio
from collections import OrderedDict

from app.accounts.tokens import is_id
from app.play.games import Games
from app.play.table import Table
from app.play.table_loader import load_table
from app.problems import no_such_game
from app.store.database import Database

DEFAULT_BOUND = 200


class LiveTables:
    """Live tables by their ids. Beyond `bound` the longest unused are dropped, but for those that somebody watches or
    changes."""

    def __init__(self, db: Database, games: Games, bound: int = DEFAULT_BOUND) -> None:
        self._db = db
        self._games = games
        self._bound = bound
        self._live: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Table]] = {}

    async def get(self, game_id: str) -> Table:
        """The live table, loaded if need be. Raises `NotFound` or `Unavailable`."""
        table = self._live.get(game_id)
        if table is not None:
            self._live.move_to_end(game_id)
            return table
        if not is_id(game_id):
            raise no_such_game()
        task = self._loading.get(game_id)
        if task is None:
            task = self._loading[game_id] = asyncio.create_task(self._load(game_id))
            task.add_done_callback(lambda _: self._loading.pop(game_id, None))
        return await asyncio.shield(task)

    async def _load(self, game_id: str) -> Table:
        table = await self.stored(game_id)
        if table.row.status != "paused":
            self._live[game_id] = table
            self._evict()
        return table

    async def stored(self, game_id: str) -> Table:
        """The table loaded from the store, which nobody keeps. Raises `NotFound` or `Unavailable`."""
        return await load_table(self._db, self._games, game_id)

    def _evict(self) -> None:
        """Drop the longest unused tables beyond the bound; those that somebody watches or changes stay."""
        spare = len(self._live) - self._bound
        if spare <= 0:
            return
        idle = [key for key, table in self._live.items() if not table.watched and not table.lock.locked()]
        for key in idle[:spare]:
            del self._live[key]

    def count(self) -> int:
        """How many are in memory."""
        return len(self._live)

    def at_hand(self, game_id: str) -> Table | None:
        """The table if it is in memory. Looking does not count as use."""
        return self._live.get(game_id)

    def forget(self, table: Table) -> None:
        """Drop a table whose memory may differ from the store; the next request loads it again."""
        if self._live.get(table.id) is table:
            del self._live[table.id]

    def clear(self) -> None:
        """Forget all of them, as a process that has just begun."""
        self._live.clear()
