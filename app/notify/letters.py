"""What is sent for notices: the letter of one, or the digest of several of a channel."""

import asyncio
from collections.abc import Sequence
from datetime import datetime

from msgspec.structs import replace

from app.notify.channels import Letter
from app.notify.composer import TURN_KINDS, Composer
from app.notify.recaps import Recap, Recapper
from app.play.game_log import GameLog
from app.play.table import Table
from app.store import deadlines
from app.store.claims import Claimed
from app.store.database import Database
from app.store.user_seats import how_many_wait

BADGED_CHANNELS = ("push",)
"""The channels that show at how many tables it is somebody's turn."""
MAX_CONCURRENT_READS = 5
"""How many letters are written at a time: each reads the database, whose connections moves need as well."""


class Letters:
    """Writes letters from the tables as they are stored now."""

    def __init__(self, db: Database, recapper: Recapper, composer: Composer) -> None:
        self._db = db
        self._composer = composer
        self._places = asyncio.Semaphore(MAX_CONCURRENT_READS)
        self._recapper = recapper

    async def of(self, batch: Sequence[Claimed], tables: "TablesRead") -> Letter:
        """The letter of one notice; of several their digest, which tells once for each table what has happened.

        Raises `Problem`, `BrokenLog`, `StoreUnavailable`.
        """
        async with self._places:
            if len(batch) == 1:
                table = await tables.at(batch[0].game_id)
                recap = await self._recapper.of(self._composer.speaker_for(batch[0]), batch[0], table)
                return await self._letter(batch[0], table, recap)
            return await self._digest(batch, tables)

    async def _digest(self, batch: Sequence[Claimed], tables: "TablesRead") -> Letter:
        letters, recaps = [], dict[str | None, Recap]()
        for item in batch:
            table = await tables.at(item.game_id)
            if item.game_id not in recaps:
                speaker = self._composer.speaker_for(item)
                recaps[item.game_id] = await self._recapper.of(speaker, item, table, alone=False)
            letters.append(await self._letter(item, table, recaps[item.game_id]))
        return self._composer.digest(letters)

    async def _letter(self, notice: Claimed, table: Table | None, recap: Recap) -> Letter:
        """The letter of a notice, with what has happened since, and the deadline of its receiver if there is one."""
        due = await self._due_of(notice, table) if table is not None else None
        letter = self._composer.letter(notice, table, due)
        waiting = await how_many_wait(self._db, notice.user_id) if notice.channel in BADGED_CHANNELS else None
        return replace(letter, since=recap.sentences, picture=recap.picture, waiting=waiting)

    async def _due_of(self, notice: Claimed, table: Table) -> datetime | None:
        if table.row.clock is None or notice.kind not in TURN_KINDS:
            return None
        rows = (await deadlines.running(self._db, [table.id])).get(table.id, [])
        return next((row.due for row in rows if row.seat == notice.seat), None)


class TablesRead:
    """The tables that notices are about, read once for all that are claimed together."""

    def __init__(self, game_log: GameLog) -> None:
        self._log = game_log
        self._read: dict[str, asyncio.Task[Table]] = {}

    async def at(self, game_id: str | None) -> Table | None:
        """The table as it is stored now. Raises `Problem`, `BrokenLog`, `StoreUnavailable`."""
        if game_id is None:
            return None
        if game_id not in self._read:
            self._read[game_id] = asyncio.create_task(self._log.read(game_id))
        # Several letters wait for it: one that is cancelled must not cancel it for the others.
        return await asyncio.shield(self._read[game_id])
