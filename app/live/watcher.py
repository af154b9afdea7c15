"""One connection that watches a table. Nobody waits for it: one that does not read is dropped."""

import asyncio
from collections.abc import Awaitable, Callable

from msgspec import Struct

from app.reader_queue import ReaderQueue
from app.rules.game import Seat
from app.store.records import User

MAX_MESSAGES = 256
MAX_CHARACTERS = 1 << 20


class Known(Struct, frozen=True):
    """A view that a watcher who comes back still has: that of number `seq` for a seat, or for spectators (None)."""

    seq: int
    seat: Seat | None


class Watcher:
    """A queue of messages to one browser or program. `seat` None watches as a spectator; `session` is the id of the one
    that proves the user. `is_greeted` once it knows how the table stands: until then nothing is told that has changed
    there. `over` is done once the connection is to end."""

    def __init__(self, user: User | None, invite: str | None, seat: Seat | None, session: str | None = None) -> None:
        self.user = user
        self.session = session
        self.invite = invite
        self.seat = seat
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.reason = ""
        self._queue: ReaderQueue[str] = ReaderQueue()
        self._waiting = 0
        self.is_greeted = False

    def send(self, message: str) -> None:
        """Queue a message; drop the connection if too much waits already."""
        if self.over.done():
            return
        self._waiting += len(message)
        if self._queue.qsize() >= MAX_MESSAGES or self._waiting > MAX_CHARACTERS:
            self.drop("too-slow")
            return
        self._queue.put_nowait(message)

    def drop(self, reason: str) -> None:
        """End the connection and let go of what waits."""
        self.reason = self.reason or reason
        if not self.over.done():
            self.over.set_result(None)
        self._queue = ReaderQueue()

    async def pump(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send what is queued, one after the other, until cancelled."""
        while True:
            message = await self._queue.get()
            self._waiting -= len(message)
            await send(message)
