"""What processes tell each other through the database. Messages are hints: the tables are the truth."""

import asyncio
import secrets
from collections.abc import Iterable
from contextlib import suppress
from typing import Literal

import msgspec
import structlog
from msgspec import Struct, field

from app.changes import Changes, ListeningBegan, ProcessesChanged
from app.play.common_sets import CommonSets
from app.play.owners import Owners
from app.store.bus import (
    CHANNEL,
    MAX_NOTIFICATION_BYTES,
    LivingProcess,
    channel_of,
    hold_lease,
    leave,
    listen,
    living,
    notify,
)
from app.store.database import Database
from app.store.errors import StoreUnavailable

GATHER_SECONDS = 0.004
RETRY_SECONDS = 1.0
LOOK_SECONDS = 1.0
"""How often a process renews its lease and looks who else lives."""
LEASE_SECONDS = 3.0
"""A process that has stood still for so long counts as gone."""
LEAVE_SECONDS = 1.0
"""How long the end of a process waits for it to give its lease back."""
logger = structlog.get_logger(__name__)


class ChangedTable(Struct, frozen=True, tag="m", tag_field="t"):
    """A process wrote entry `seq` of a game, or changed its table to `version`."""

    process: str
    game: str
    seq: int
    version: int


class Present(Struct, frozen=True, tag="p", tag_field="t"):
    """The seats and the number of spectators that watch a game at a process."""

    process: str
    game: str
    seats: list[int]
    spectators: int = field(name="watchers")  # its name on the bus, where former versions listen


class PresenceReset(Struct, frozen=True, tag="a", tag_field="t"):
    """What a process has told of its watchers is void: it tells all of it again. `wanted`: the others are to do the
    same."""

    process: str
    wanted: bool


class RevokedToken(Struct, frozen=True, tag="e", tag_field="t"):
    """A process ended a session, or gave it another token."""

    process: str
    session: str


class ChangedUser(Struct, frozen=True, tag="u", tag_field="t"):
    """A process gave a user another name or picture."""

    process: str
    user: str


class Chatted(Struct, frozen=True, tag="c", tag_field="t"):
    """Somebody said something at a table or reacted to line `line`, in a room of it."""

    process: str
    game: str
    line: int
    room: Literal["players", "spectators"]


class FailedRobot(Struct, frozen=True, tag="f", tag_field="t"):
    """The program of a robot fails at a process, after entry `seq` of a game."""

    process: str
    game: str
    seq: int


Message = ChangedTable | Present | PresenceReset | RevokedToken | ChangedUser | Chatted | FailedRobot
_decoder = msgspec.json.Decoder(Message)


class Heard(Struct, frozen=True):
    """Another process told us something."""

    message: Message


class Bus:
    """Publishes in the background, many messages in one statement. What others publish is passed on within this process
    as `Heard`; `ListeningBegan` says that they are heard (again). `has_lost`: some messages did not leave, since the
    database could not be reached. Holds the lease of this process at its `address`, what the proxy calls it, and looks
    who else lives: `owners`, and which component sets all know: `sets`."""

    def __init__(self, db: Database, changes: Changes, address: str, sets: CommonSets) -> None:
        self._db = db
        self._changes = changes
        self._address = address
        self.sets = sets
        self.process = secrets.token_hex(4)
        self.owners = Owners(self.process)
        self._waiting: list[tuple[str, str]] = []
        self._sending: asyncio.Task[None] | None = None
        self._look_now = asyncio.Event()
        self._looked = 0.0
        self._draining = False
        self.listens = False
        self.has_lost = False

    async def hold_lease_forever(self) -> None:
        """Hold the lease and look who else lives, until cancelled."""
        try:
            while True:
                try:
                    await self.look()
                except StoreUnavailable:
                    # Nobody knows now who lives.
                    self.owners.update({})
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._look_now.wait(), LOOK_SECONDS)
                self._look_now.clear()
        finally:
            with suppress(StoreUnavailable, TimeoutError):
                await asyncio.wait_for(leave(self._db, self.process), LEAVE_SECONDS)

    def drain(self) -> None:
        """Say that this process is leaving: it hears what it has to, and owns nothing any more."""
        self._draining = True
        self._look_now.set()

    async def _hold_lease(self) -> None:
        own = LivingProcess(self._address, self._draining, self.sets.own)
        await hold_lease(self._db, self.process, own, LEASE_SECONDS)

    async def look(self) -> None:
        """Renew the lease and see who lives. A process that has lost its lease meanwhile is forgotten by the others."""
        await self._hold_lease()
        found = await living(self._db)
        now = asyncio.get_running_loop().time()
        has_lapsed = 0.0 < self._looked < now - LEASE_SECONDS
        self._looked = now
        self.sets.update(item.component_sets for item in found.values())
        # One that does not listen yet is none for the others, and owns nothing; what they know it has to heed.
        if self.process not in found:
            return
        before = self.owners.living.keys()
        addresses = {process: item.address for process, item in found.items()}
        if self.owners.update(addresses, (process for process, item in found.items() if item.draining)) or has_lapsed:
            gone = frozenset(before - found.keys())
            self._changes.publish(ProcessesChanged(gone=gone, has_lapsed=has_lapsed))

    def publish(self, message: Message, to: Iterable[str] | None = None) -> None:
        """Tell other processes, in a moment: these ones, or all."""
        text = msgspec.json.encode(message).decode()
        if len(text) <= MAX_NOTIFICATION_BYTES:
            channels = [CHANNEL] if to is None else [channel_of(process) for process in to]
            self._waiting += [(channel, text) for channel in channels]
        if self._waiting and (self._sending is None or self._sending.done()):
            self._sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        # A notification locks the whole cluster while it commits, so that moves do not carry their own.
        while self._waiting:
            await asyncio.sleep(GATHER_SECONDS)
            messages, self._waiting = self._waiting, []
            try:
                await notify(self._db, messages)
            except StoreUnavailable:
                self.has_lost = True
                logger.debug("bus.not-sent", messages=len(messages))

    async def settle(self) -> None:
        """Wait until all is sent."""
        if self._sending is not None:
            await self._sending

    async def listen_forever(self) -> None:
        """Receive what is published, as long as the server runs; a lost connection is made again."""
        while True:
            try:
                await self._hold_lease()
                await listen(self._db, self.process, self._hear, self._begin)
                logger.warning("bus.connection-lost")
            except StoreUnavailable:
                logger.debug("bus.no-database")
            finally:
                self.listens = False
            await asyncio.sleep(RETRY_SECONDS)

    def _begin(self) -> None:
        self.listens = True
        self._changes.publish(ListeningBegan())
        self._look_now.set()

    def _hear(self, text: str) -> None:
        try:
            message = _decoder.decode(text)
        except msgspec.MsgspecError:
            logger.warning("bus.not-understood", text=text[:100])
            return
        if message.process != self.process:
            if message.process not in self.owners.living:
                self._look_now.set()
            self._changes.publish(Heard(message))
