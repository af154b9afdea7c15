"""What processes tell each other through the database. Messages are hints: the tables are the truth."""

import asyncio
import secrets
from typing import Literal

import msgspec
import structlog
from msgspec import Struct

from app.changes import Changes, ListeningBegan
from app.store.bus import MAX_NOTIFICATION_BYTES, listen, notify, processes
from app.store.database import Database
from app.store.errors import StoreUnavailable

GATHER_SECONDS = 0.004
RETRY_SECONDS = 1.0
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
    watchers: int


class PresenceAnew(Struct, frozen=True, tag="a", tag_field="t"):
    """What a process has told of its watchers is void: it tells all anew. `wanted`: the others are to do the same."""

    process: str
    wanted: bool


class EndedSession(Struct, frozen=True, tag="e", tag_field="t"):
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


Message = ChangedTable | Present | PresenceAnew | EndedSession | ChangedUser | Chatted
_decoder = msgspec.json.Decoder(Message)


class Heard(Struct, frozen=True):
    """Another process told us something."""

    message: Message


class Bus:
    """Publishes in the background, many messages in one statement. What others publish is passed on within this process
    as `Heard`; `ListeningBegan` says that they are heard (again). `has_lost`: some messages did not leave, since the
    database could not be reached."""

    def __init__(self, db: Database, changes: Changes) -> None:
        self._db = db
        self._changes = changes
        self.process = secrets.token_hex(4)
        self._waiting: list[str] = []
        self._sending: asyncio.Task[None] | None = None
        self.listens = False
        self.has_lost = False
        self._is_alone = False
        self._heard_from_others = 0

    def hint(self, message: Message) -> None:
        """Tell the other processes, if there are any, what they would find out by themselves a little later."""
        if not self._is_alone:
            self.publish(message)

    async def look_for_others(self) -> frozenset[str]:
        """The processes that listen now. While this one is alone, hints are for nobody. Who begins to listen says so,
        and is no longer overlooked from then on. Raises `StoreUnavailable`."""
        heard = self._heard_from_others
        listening = await processes(self._db)
        if heard == self._heard_from_others:
            self._is_alone = self.listens and listening == {self.process}
        return listening

    def publish(self, message: Message) -> None:
        """Tell the other processes, in a moment."""
        text = msgspec.json.encode(message).decode()
        if len(text) <= MAX_NOTIFICATION_BYTES:
            self._waiting.append(text)
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

    async def listen(self) -> None:
        """Receive what is published, as long as the server runs; a lost connection is made again."""
        while True:
            try:
                await listen(self._db, self.process, self._hear, self._begin)
                self.listens = self._is_alone = False
                logger.warning("bus.connection-lost")
            except StoreUnavailable:
                logger.debug("bus.no-database")
            await asyncio.sleep(RETRY_SECONDS)

    def _begin(self) -> None:
        self.listens = True
        self._changes.publish(ListeningBegan())

    def _hear(self, text: str) -> None:
        try:
            message = _decoder.decode(text)
        except msgspec.MsgspecError:
            logger.warning("bus.not-understood", text=text[:100])
            return
        if message.process != self.process:
            self._heard_from_others += 1
            self._is_alone = False
            self._changes.publish(Heard(message))
