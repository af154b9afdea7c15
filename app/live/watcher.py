"""One connection that watches a table. Nobody waits for it: one that does not read is dropped."""

import asyncio
from collections.abc import Awaitable, Callable

from msgspec import Struct

from app.rules.game import Seat
from app.store.records import User

MAX_MESSAGES = 256
MAX_CHARACTERS = 1 << 20
MAX_FIRST_CHARACTERS = 1 << 14
"""What a new connection takes for certain before anybody has to wait for the other side."""
Deliver = Callable[[str], Awaitable[None]]


class Known(Struct, frozen=True):
    """A view that a watcher who comes back still has: that of number `seq` for a seat, or for spectators (None)."""

    seq: int
    seat: Seat | None


class Watcher:
    """A queue of messages to one browser or program. `seat` None watches as a spectator; `session` is the id of the one
    that proves the user, which was looked for at `asked_at` of the monotonic clock or later. `is_greeted` once it knows
    how the table stands: until then nothing is told that has changed there. `over` is done once the connection is to
    end."""

    def __init__(
        self, user: User | None, invite: str | None, seat: Seat | None, session: str | None, asked_at: float
    ) -> None:
        self.user = user
        self.session = session
        self.asked_at = asked_at
        self.invite = invite
        self.seat = seat
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.reason = ""
        self.is_greeted = False
        self._deliver: Deliver | None = None
        self._delivering: asyncio.Task[None] | None = None
        self._is_delivering = False
        self._queue: list[str] = []
        self._waiting = 0

    def send(self, message: str) -> None:
        """Queue a message; drop the connection if too much waits already."""
        if self.over.done():
            return
        self._waiting += len(message)
        if len(self._queue) >= MAX_MESSAGES or self._waiting > MAX_CHARACTERS:
            self.drop("too-slow")
            return
        self._queue.append(message)
        self._go_on()

    async def deliver_by(self, deliver: Deliver) -> None:
        """Send what is queued in this way from now on, one message after the other. It raises OSError or RuntimeError
        once the other side is gone. What waits already is little as a rule, and leaves together with what the caller
        has just sent."""
        self._deliver = deliver
        if self._waiting <= MAX_FIRST_CHARACTERS:
            await self._deliver_all(deliver)
        else:
            self._go_on()

    def drop(self, reason: str) -> None:
        """End the connection and let go of what waits."""
        self.reason = self.reason or reason
        if not self.over.done():
            self.over.set_result(None)
        self._queue = []

    async def stop(self) -> None:
        """Deliver nothing more."""
        self._deliver = None
        if self._delivering is not None:
            self._delivering.cancel()
            await asyncio.gather(self._delivering, return_exceptions=True)

    def _go_on(self) -> None:
        """Deliver, unless it is under way. Nothing waits for the next message meanwhile: most connections are silent
        for minutes, and there are many."""
        if not self._is_delivering and self._deliver is not None and self._queue:
            self._is_delivering = True
            self._delivering = asyncio.create_task(self._deliver_all(self._deliver))

    async def _deliver_all(self, deliver: Deliver) -> None:
        self._is_delivering = True
        try:
            while self._queue:
                message = self._queue.pop(0)
                self._waiting -= len(message)
                await deliver(message)
        except (RuntimeError, OSError):
            self.drop("")
        finally:
            self._delivering = None
            self._is_delivering = False
