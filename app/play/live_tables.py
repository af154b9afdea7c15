"""The tables that this process has in memory: those in use, and a bounded cache of others, filled on demand."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from functools import partial
from time import monotonic
from weakref import WeakValueDictionary

from app.accounts.tokens import is_id
from app.play.games import Games
from app.play.table import Table
from app.play.table_loader import known_game, load_table
from app.problems import no_such_game
from app.store.database import Database
from app.store.rematches import players_before
from app.store.table_rows import TableRow, table_rows
from app.store.together import ReadTogether

DEFAULT_BOUND = 200
REJOIN_SECONDS = 30.0
"""For so long a table is kept after its last watcher has left: after a network that failed all of them come back."""


class LiveTables:
    """Live tables by their ids, one object for each game. Using a table keeps it here: those that somebody watches or
    changes are never dropped, however many they are. Of all others the `bound` used last are kept, and for
    a while those that were watched. What another process owns and nobody watches here is not kept: nobody would tell
    this process what happens there. `loaded` is called with each table that is read into memory, before anybody else
    has it."""

    def __init__(
        self, db: Database, games: Games, bound: int = DEFAULT_BOUND, owns: Callable[[str], bool] = lambda _: True
    ) -> None:
        self._db = db
        self._games = games
        self._bound = bound
        self._owns = owns
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._recent: OrderedDict[str, Table] = OrderedDict()
        self._left: deque[tuple[float, Table]] = deque()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._rows: ReadTogether[str, TableRow] = ReadTogether(partial(table_rows, db))
        self.loaded: Callable[[Table], None] = lambda _: None

    async def get(self, game_id: str) -> Table:
        """The live table, loaded if need be. Raises `NotFound` or `Unavailable`."""
        table = self._tables.get(game_id)
        if table is not None:
            self._note_use(table)
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
        if table.row.visibility != "public":
            table.players_before = await players_before(self._db, game_id)
        if table.row.status != "paused":
            self._tables[game_id] = table
            self._note_use(table)
            self.loaded(table)
        return table

    async def row_alone(self, game_id: str) -> Table | None:
        """The table without its log, read together with all others that are asked for now; nobody keeps it. None for
        one that is wanted whole: nobody plays there, or an automated seat is to move. Raises `NotFound` for no id,
        `Unavailable`."""
        if not is_id(game_id):
            raise no_such_game()
        found = await self._rows.get(game_id)
        if found is None or found.row.status not in ("playing", "finished") or found.row.automatic:
            return None
        table = Table(found.row, known_game(self._games, found.row), is_row_alone=True)
        table.players_before = found.players_before
        return table

    async def stored(self, game_id: str) -> Table:
        """The table loaded from the store, which nobody keeps. Raises `NotFound` or `Unavailable`."""
        return await load_table(self._db, self._games, game_id)

    def _note_use(self, table: Table) -> None:
        """Keep a table as the one used last, and let the cache go of the longest unused ones beyond the bound."""
        if not self._owns(table.id):
            self._recent.pop(table.id, None)
            return
        self._recent[table.id] = table
        self._recent.move_to_end(table.id)
        while len(self._recent) > self._bound:
            self._recent.popitem(last=False)

    def keep_for_return(self, table: Table) -> None:
        """Keep a table that its last watcher has just left."""
        if self._tables.get(table.id) is table:
            self._left.append((monotonic(), table))

    def drop_left(self) -> None:
        """Let go of tables whose watchers have left some time ago and not come back."""
        while self._left and monotonic() - self._left[0][0] > REJOIN_SECONDS:
            self._left.popleft()

    def count(self) -> int:
        """How many are in memory."""
        return len(self._tables)

    def at_hand(self, game_id: str) -> Table | None:
        """The table if it is in memory. Looking does not count as use."""
        return self._tables.get(game_id)

    def forget(self, table: Table) -> None:
        """Drop a table whose memory may differ from the store; the next request loads it again."""
        if self._tables.get(table.id) is table:
            del self._tables[table.id]
            self._recent.pop(table.id, None)

    def clear(self) -> None:
        """Forget all of them, as a process that has just begun."""
        self._tables.clear()
        self._recent.clear()
        self._left.clear()
