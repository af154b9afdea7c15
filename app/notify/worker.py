"""The worker of the outbox: takes notices that are due, sends them, and notes how it went.

Any process may have one. A notice is claimed for some minutes before it is sent and marked afterwards: a worker that
dies between the two leaves it to the next one, so that none is lost and at most the one under way is sent twice.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from itertools import groupby

import structlog
from msgspec.structs import replace

from app import clock
from app.notify.channels import Channel, Gone, Letter, TryLater
from app.notify.composing import ASKED, Composer
from app.notify.leaving import Leaving
from app.notify.recapping import Recap, Recapper
from app.notify.verdicts import Verdict, verdict
from app.play.broken import BrokenLog
from app.play.table import Table
from app.play.tables import Tables
from app.problems import Problem
from app.store import channels as ways
from app.store import deadlines, notices
from app.store.errors import StoreUnavailable
from app.store.notices import Claimed, State
from app.store.sitting import how_many_wait

LOOK = timedelta(seconds=30)
"""So often it looks for notices of other processes."""
LEASE = timedelta(minutes=5)
"""After so long a notice that was claimed and not marked is anybody's again."""
BADGED = ("push",)
"""The channels that show at how many tables it is somebody's turn."""
MOST = 100
AT_ONCE = 20
PAUSES = tuple(timedelta(seconds=one) for one in (30, 120, 600, 3_600, 6 * 3_600))
"""Before each further try, more or less; after the last one a notice is given up."""
logger = structlog.get_logger(__name__)


class Worker:
    """Sends what waits in the outbox, by the channels of this server. `done` counts what became of notices here, by
    channel and state; `waiting` is how many there were when it last looked."""

    def __init__(self, tables: Tables, channels: Iterable[Channel], composer: Composer, leaving: Leaving) -> None:
        self._tables = tables
        self._db = tables.db
        self.channels: Mapping[str, Channel] = {channel.name: channel for channel in channels}
        self._composer = composer
        self._leaving = leaving
        self.recapper = Recapper(tables)
        self.done: Counter[tuple[str, State]] = Counter()
        self.waiting = 0
        self._wake = asyncio.Event()
        self._due: datetime | None = None
        tables.due = self.expect

    def expect(self, at: datetime) -> None:
        """A notice has been written here that is due then."""
        if self._due is None or at < self._due:
            self._due = at
            self._wake.set()

    def wake(self) -> None:
        """Look at once: something is due now."""
        self._wake.set()

    async def work(self) -> None:
        """Send what is due, for ever. What goes wrong is logged, and tried again."""
        while True:
            pause = LOOK
            # Before looking: what is written meanwhile has to be looked for again.
            self._wake.clear()
            try:
                await self.send_due()
                self._due, self.waiting = await notices.still_waiting(self._db)
                if self._due is not None:
                    pause = min(LOOK, max(timedelta(0), self._due - clock.now()))
            except StoreUnavailable:
                logger.debug("notices.no-database")
            except Exception:
                logger.exception("notices.worker-failed")
            with suppress(TimeoutError):
                # Not `wait_for`: that loses a cancellation which comes with the event.
                async with asyncio.timeout(pause.total_seconds()):
                    await self._wake.wait()

    async def send_due(self) -> int:
        """Send all that is due now; how many notices that were."""
        await self._leaving.open(self._db)
        done = 0
        while True:
            now = clock.now()
            claimed = await notices.claim(self._db, now, now + LEASE, MOST)
            await self._handle(claimed, now)
            done += len(claimed)
            if len(claimed) < MOST:
                return done

    async def _handle(self, claimed: Sequence[Claimed], now: datetime) -> None:
        verdicts = {one.id: verdict(one, now) for one in claimed}
        await self._end([one for one in claimed if verdicts[one.id].what == "withdraw"], "withdrawn")
        for until, waiting in _by_time(claimed, verdicts):
            await notices.put_off(self._db, waiting, until, counted=False)
        places, tables = asyncio.Semaphore(AT_ONCE), _Looked(self._tables)

        async def send(batch: list[Claimed]) -> None:
            async with places:
                await self._send(batch, tables)

        await asyncio.gather(*(send(batch) for batch in _batches(claimed, verdicts)))

    async def _send(self, batch: list[Claimed], tables: "_Looked") -> None:
        """Send one notice, or several of a channel as its digest."""
        first = batch[0]
        channel = self.channels.get(first.channel)
        if channel is None:
            await self._end(batch, "failed", "no-channel")
            return
        try:
            await channel.send(await self._letter_of(batch, tables), first.address)
        except Gone as gone:
            logger.info("notices.channel-gone", channel=first.channel, reason=str(gone))
            await ways.break_off(self._db, first.channel_id, str(gone))
            await self._end(batch, "failed", str(gone))
        except TryLater as error:
            await self._later(batch, str(error), error.after)
        except (Problem, BrokenLog) as error:
            await self._later(batch, str(error))
        except StoreUnavailable:
            raise
        except Exception as error:
            logger.exception("notices.not-sent", channel=first.channel)
            await self._later(batch, type(error).__name__)
        else:
            await self._end(batch, "sent")

    async def _end(self, batch: Sequence[Claimed], state: State, why: str | None = None) -> None:
        """Note what became of these notices."""
        if batch:
            await notices.end(self._db, [one.id for one in batch], state, clock.now(), why)
            self.done.update((one.channel, state) for one in batch)

    async def _letter_of(self, batch: Sequence[Claimed], tables: "_Looked") -> Letter:
        """The letter of one notice; of several their digest, which tells once for each table what has happened."""
        if len(batch) == 1:
            table = await tables.at(batch[0].game_id)
            return await self._letter(batch[0], table, await self.recapper.of(batch[0], table))
        letters, recaps = [], dict[str | None, Recap]()
        for one in batch:
            table = await tables.at(one.game_id)
            if one.game_id not in recaps:
                recaps[one.game_id] = await self.recapper.of(one, table, alone=False)
            letters.append(await self._letter(one, table, recaps[one.game_id]))
        return self._composer.digest(letters)

    async def _letter(self, notice: Claimed, table: Table | None, recap: Recap) -> Letter:
        """The letter of a notice, with what has happened since, and the deadline of its receiver if there is one."""
        due = await self._due_of(notice, table) if table is not None else None
        letter = self._composer.letter(notice, table, due)
        waiting = await how_many_wait(self._db, notice.user_id) if notice.channel in BADGED else None
        return replace(letter, since=recap.sentences, picture=recap.picture, waiting=waiting)

    async def _due_of(self, notice: Claimed, table: Table) -> datetime | None:
        if table.row.clock is None or notice.kind not in ASKED:
            return None
        rows = (await deadlines.running(self._db, [table.id])).get(table.id, [])
        return next((row.due for row in rows if row.seat == notice.seat), None)

    async def _later(self, batch: list[Claimed], why: str, after: timedelta | None = None) -> None:
        """Try again after a pause, and not before what the service asks for; or give up."""
        ids, tries = [one.id for one in batch], max(one.tries for one in batch)
        if tries > len(PAUSES):
            logger.warning("notices.given-up", channel=batch[0].channel, reason=why)
            await self._end(batch, "failed", why)
        else:
            pause = max(PAUSES[tries - 1] * random.uniform(0.8, 1.2), after or timedelta(0))
            await notices.put_off(self._db, ids, clock.now() + pause, why)


class _Looked:
    """The tables that notices are about, looked at once for all that are claimed together."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._looked: dict[str, asyncio.Task[Table]] = {}

    async def at(self, game_id: str | None) -> Table | None:
        """The table as it is stored now. Raises `Problem`, `BrokenLog`, `StoreUnavailable`."""
        if game_id is None:
            return None
        if game_id not in self._looked:
            self._looked[game_id] = asyncio.create_task(self._look(game_id))
        return await self._looked[game_id]

    async def _look(self, game_id: str) -> Table:
        table = await self._tables.get(game_id)
        await self._tables.refresh(table)
        return table


def _by_time(claimed: Sequence[Claimed], verdicts: Mapping[int, Verdict]) -> list[tuple[datetime, list[int]]]:
    """The notices that wait on, by the time until which they do."""
    found: dict[datetime, list[int]] = {}
    for one in claimed:
        until = verdicts[one.id].until
        if until is not None:
            found.setdefault(until, []).append(one.id)
    return list(found.items())


def _batches(claimed: Sequence[Claimed], verdicts: Mapping[int, Verdict]) -> list[list[Claimed]]:
    """What is sent together: the notices of a channel that wants a digest, others one by one."""
    sent = [one for one in claimed if verdicts[one.id].what == "send"]
    together = sorted((one for one in sent if one.digest and one.kind != "test"), key=lambda one: one.channel_id)
    digests = [list(group) for _, group in groupby(together, key=lambda one: one.channel_id)]
    return [*digests, *([one] for one in sent if not one.digest or one.kind == "test")]
