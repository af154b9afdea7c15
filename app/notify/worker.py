"""The worker of the outbox: makes notices of what stands there, sends those that are due, and notes how it went.

Any process may have one. A notice is claimed for some minutes before it is sent and marked afterwards: a worker that
dies between the two leaves it to the next one, so that none is lost and at most the one under way is sent twice. Where
the database goes away between the two, the worker notes it afterwards.

Many letters are under way at the same time, and more are claimed as soon as one is done. `places` has no person and no
host take the places of others, and a channel that does not answer is left alone for a while.
"""

import asyncio
import random
from collections import Counter, deque
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from itertools import groupby

import structlog
from msgspec import Struct

from app import clock
from app.changes import Changes, NoticeDue
from app.notify.channels import AddressGone, Channel, TryLater
from app.notify.letters import Letters, TablesRead
from app.notify.places import LetterPlace, Places, Silences
from app.notify.reasons import reason
from app.notify.unsubscribe import Leaving
from app.notify.verdicts import Verdict, verdict
from app.play.broken import BrokenLog
from app.play.game_log import GameLog
from app.problems import Problem
from app.store import channels, notices
from app.store.claims import Claimed, claim
from app.store.database import Database
from app.store.errors import StoreUnavailable
from app.store.notices import State

POLL_INTERVAL = timedelta(seconds=30)
"""How often it looks for notices of other processes."""
CLAIM_LEASE = timedelta(minutes=5)
"""After so long a notice that was claimed and not marked is anybody's again."""
RETRY_PAUSES = tuple(timedelta(seconds=item) for item in (30, 120, 600, 3_600, 6 * 3_600))
"""Before each further try, more or less; after the last one a notice is given up."""
PAUSES_WITHOUT_ANSWER = 2
"""After so many pauses a notice is given up if its channel has never answered and does not answer now."""
SILENT_SECONDS = 5.0
"""A try that fails after so long failed because nobody answered: answers come sooner."""
BUSY_HOST_PAUSE = timedelta(seconds=1)
"""How long a notice waits if its host has enough to do."""
CLAIM_PACE = 2
"""The pause before the worker claims again, as a multiple of the time that claiming takes, so that claims get larger
while there is much to do."""
GRACE_SECONDS, CANCEL_SECONDS, RELEASE_SECONDS = 1.0, 0.5, 1.0
"""At the end: letters under way are waited for, then cancelled, then their claims are given up."""
logger = structlog.get_logger(__name__)


class Outcome(Struct, frozen=True):
    """What became of these notices, and why; not noted yet, as the database was away."""

    notices: list[int]
    state: State
    at: datetime
    why: str | None


class Worker:
    """Sends what waits in the outbox, by the channels of this server. `done` counts what became of notices here, by
    channel and state; `waiting` is how many there were when it last looked."""

    def __init__(
        self,
        db: Database,
        game_log: GameLog,
        changes: Changes,
        channels: Iterable[Channel],
        letters: Letters,
        leaving: Leaving,
    ) -> None:
        self._db = db
        self._log = game_log
        self.channels: Mapping[str, Channel] = {channel.name: channel for channel in channels}
        self._leaving = leaving
        self._letters = letters
        self._places = Places(self.channels)
        self._silences = Silences()
        self._sending: dict[asyncio.Task[None], list[int]] = {}
        self._unnoted: deque[Outcome] = deque()
        self._unanswered: deque[datetime] = deque()
        self.done: Counter[tuple[str, State]] = Counter()
        self.waiting = 0
        self._wake = asyncio.Event()
        self._due: datetime | None = None
        self._alarm: asyncio.TimerHandle | None = None
        changes.subscribe(NoticeDue, self._expect)

    def _expect(self, notice: NoticeDue) -> None:
        """Look once it is due, and not before: all that is written meanwhile is taken over together then."""
        if self._due is None or notice.at < self._due:
            self._expect_nothing()
            self._due = notice.at
            seconds = max(0.0, (notice.at - clock.now()).total_seconds())
            self._alarm = asyncio.get_running_loop().call_later(seconds, self._wake.set)

    def _expect_nothing(self) -> None:
        self._due = None
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def wake(self) -> None:
        """Look at once: something is due now."""
        self._wake.set()

    async def run_forever(self) -> None:
        """Send what is due, until cancelled. What goes wrong is logged, and tried again."""
        try:
            while True:
                pause = POLL_INTERVAL
                # Before looking: what is written or done meanwhile has to be looked for again.
                self._wake.clear()
                try:
                    pause = await self._look()
                except StoreUnavailable:
                    logger.debug("notices.no-database")
                except Exception:
                    logger.exception("notices.worker-failed")
                with suppress(TimeoutError):
                    # Not `wait_for`: that loses a cancellation which comes with the event.
                    async with asyncio.timeout(pause.total_seconds()):
                        await self._wake.wait()
        finally:
            self._expect_nothing()
            await self._stop()

    async def _look(self) -> timedelta:
        """Begin to send what is due; after how long to look again if nothing wakes the worker before."""
        await self._take_over()
        now = clock.now()
        if await self._begin(now):
            return timedelta(0)
        due, self.waiting = await notices.still_waiting(self._db, now)
        if due is not None and (self._due is None or due < self._due):
            self._due = due
        if self._due is None:
            return POLL_INTERVAL
        return min(POLL_INTERVAL, max(timedelta(0), self._due - clock.now()))

    async def send_due(self) -> int:
        """Send all that is due now, and wait until it is done; how many notices that were."""
        done = 0
        try:
            while True:
                # Before claiming: a letter that is done meanwhile makes place for another one.
                self._wake.clear()
                await self._take_over()
                claimed = await self._begin(clock.now())
                done += claimed
                if claimed:
                    continue
                if not self._sending and not self._wake.is_set():
                    return done
                await self._wake.wait()
        finally:
            await self._stop()

    async def _take_over(self) -> None:
        """Make up for what the database has missed, and put into the outbox what has been written since."""
        await self._leaving.open(self._db)
        await self._make_up()
        # What is expected from here on may come too late to be taken over.
        self._expect_nothing()
        await notices.take_over(self._db)

    async def _begin(self, now: datetime) -> int:
        """Claim what is due as far as there are places, and begin to send it; how many notices that were."""
        wanted = self._places.wanted()
        if wanted is None:
            return 0
        began, until = asyncio.get_running_loop().time(), now + CLAIM_LEASE
        try:
            claimed = await claim(self._db, now, until, wanted)
            spent = asyncio.get_running_loop().time() - began
            if claimed:
                await self._handle(claimed, now)
        except StoreUnavailable:
            self._unanswered.append(until)
            raise
        if claimed:
            await asyncio.sleep(min(1.0, CLAIM_PACE * spent))
        return len(claimed)

    async def _make_up(self) -> None:
        """Once the database is back: note what could not be noted, so that no letter is sent again, and give up claims
        whose answer was lost, so that none waits for the end of its lease."""
        while self._unnoted:
            outcome = self._unnoted[0]
            await notices.end(self._db, outcome.notices, outcome.state, outcome.at, outcome.why)
            self._unnoted.popleft()
        while self._unanswered:
            held = [notice for letter in self._sending.values() for notice in letter]
            await notices.release_claim(self._db, self._unanswered[0], held)
            self._unanswered.popleft()

    async def _handle(self, claimed: Sequence[Claimed], now: datetime) -> None:
        """Begin to send what is to be sent, and put away the rest."""
        verdicts = {item.id: self._verdict(item, now) for item in claimed}
        tables = TablesRead(self._log)
        for batch in _batches(claimed, verdicts):
            if not self._begin_letter(batch, tables, now):
                verdicts |= {item.id: Verdict("wait", now + BUSY_HOST_PAUSE) for item in batch}
        await self._end([item for item in claimed if verdicts[item.id].what == "withdraw"], "withdrawn")
        for until, waiting in _by_time(claimed, verdicts):
            await notices.put_off(self._db, waiting, until, counted=False)

    def _verdict(self, notice: Claimed, now: datetime) -> Verdict:
        found = verdict(notice, now)
        silent_until = self._silences.until(notice.channel_id, now)
        if found.what == "send" and notice.kind != "test" and silent_until is not None:
            return Verdict("wait", silent_until)
        return found

    def _begin_letter(self, batch: list[Claimed], tables: TablesRead, now: datetime) -> bool:
        """Begin to send one notice, or several of a channel as its digest; False while there is no place for it."""
        first = batch[0]
        channel = self.channels.get(first.channel)
        host = channel.host(first.address) if channel is not None else ""
        place = self._places.take(first, host, now, is_silent=first.channel_id in self._silences)
        if place is None:
            return False
        task = asyncio.create_task(self._send_safely(batch, channel, tables, place))
        self._sending[task] = [item.id for item in batch]
        task.add_done_callback(lambda task: self._done(task, place))
        return True

    def _done(self, task: asyncio.Task[None], place: LetterPlace) -> None:
        self._sending.pop(task, None)
        self._places.give_back(place)
        self._wake.set()

    async def _send_safely(
        self, batch: list[Claimed], channel: Channel | None, tables: TablesRead, place: LetterPlace
    ) -> None:
        """Send, and leave to the lease what cannot be noted for want of a database."""
        try:
            await self._send(batch, channel, tables, place)
        except StoreUnavailable:
            logger.debug("notices.no-database")
        except Exception:
            logger.exception("notices.not-noted", channel=batch[0].channel)

    async def _send(
        self, batch: list[Claimed], channel: Channel | None, tables: TablesRead, place: LetterPlace
    ) -> None:
        if channel is None:
            await self._end(batch, "failed", "no-channel")
            return
        first = batch[0]
        began = asyncio.get_running_loop().time()
        try:
            letter = await self._letters.of(batch, tables)
            began = asyncio.get_running_loop().time()
            await channel.send(letter, first.address)
        except AddressGone as gone:
            logger.info("notices.channel-gone", channel=first.channel, reason=str(gone))
            await channels.break_off(self._db, first.channel_id, str(gone))
            await self._end(batch, "failed", str(gone))
        except TryLater as error:
            spent = asyncio.get_running_loop().time() - began
            await self._not_taken(batch, error, is_silent=error.tried and spent >= SILENT_SECONDS)
        except (Problem, BrokenLog) as error:
            logger.warning("notices.table-unusable", game_id=first.game_id, problem=str(error))
            await self._later(batch, reason("table-unusable"))
        except StoreUnavailable:
            raise
        except Exception as error:
            logger.exception("notices.not-sent", channel=first.channel)
            await self._later(batch, type(error).__name__)
        else:
            self._silences.remove(first.channel_id)
            self._places.answered(place, clock.now())
            await self._end(batch, "sent")

    async def _end(self, batch: Sequence[Claimed], state: State, why: str | None = None) -> None:
        """Note what became of these notices, later if the database is away."""
        if not batch:
            return
        outcome = Outcome([item.id for item in batch], state, clock.now(), why)
        self.done.update((item.channel, state) for item in batch)
        try:
            await notices.end(self._db, outcome.notices, state, outcome.at, why)
        except StoreUnavailable:
            self._unnoted.append(outcome)
            raise

    async def _not_taken(self, batch: list[Claimed], error: TryLater, *, is_silent: bool) -> None:
        """Try again what a channel has not taken. One that gave no answer is left alone with all else for a while."""
        first, now = batch[0], clock.now()
        if not error.tried:
            until = now + (error.after or RETRY_PAUSES[0])
            await notices.put_off(self._db, [item.id for item in batch], until, str(error), counted=False)
            return
        if not is_silent:
            self._silences.remove(first.channel_id)
            await self._later(batch, str(error), error.after)
            return
        until = self._silences.add(first.channel_id, now)
        pauses = len(RETRY_PAUSES) if first.answers else PAUSES_WITHOUT_ANSWER
        await self._later(batch, str(error), until - now, pauses)
        await notices.put_off_channel(self._db, first.channel_id, now, until)

    async def _later(
        self, batch: list[Claimed], why: str, after: timedelta | None = None, pauses: int = len(RETRY_PAUSES)
    ) -> None:
        """Try again after a pause, and not before what the service asks for; or give up after so many pauses."""
        ids, tries = [item.id for item in batch], max(item.tries for item in batch)
        if tries > pauses:
            logger.warning("notices.given-up", channel=batch[0].channel, reason=why)
            await self._end(batch, "failed", why)
        else:
            pause = max(RETRY_PAUSES[tries - 1] * random.uniform(0.8, 1.2), after or timedelta(0))
            await notices.put_off(self._db, ids, clock.now() + pause, why)

    async def _stop(self) -> None:
        """Let letters under way a short time, then give up their claims, whatever hangs."""
        if not self._sending:
            return
        _, late = await asyncio.wait(self._sending, timeout=GRACE_SECONDS)
        claims = [notice for task in late for notice in self._sending[task]]
        for task in late:
            task.cancel()
        if late:
            await asyncio.wait(late, timeout=CANCEL_SECONDS)
            with suppress(StoreUnavailable, TimeoutError):
                async with asyncio.timeout(RELEASE_SECONDS):
                    await notices.release(self._db, claims)


def _by_time(claimed: Sequence[Claimed], verdicts: Mapping[int, Verdict]) -> list[tuple[datetime, list[int]]]:
    """The notices that wait on, by the time until which they do."""
    found: dict[datetime, list[int]] = {}
    for item in claimed:
        until = verdicts[item.id].until
        if until is not None:
            found.setdefault(until, []).append(item.id)
    return list(found.items())


def _batches(claimed: Sequence[Claimed], verdicts: Mapping[int, Verdict]) -> list[list[Claimed]]:
    """What is sent together: the notices of a channel that wants a digest, others one by one."""
    sent = [item for item in claimed if verdicts[item.id].what == "send"]
    together = sorted((item for item in sent if item.digest and item.kind != "test"), key=lambda item: item.channel_id)
    digests = [list(group) for _, group in groupby(together, key=lambda item: item.channel_id)]
    return [*digests, *([item] for item in sent if not item.digest or item.kind == "test")]
