"""The end of a process beside others, which nobody at a table notices.

1. It says that it is leaving: it owns no game any more, its readiness check fails, and its answers
   close their connections. It serves whatever comes, until the proxy has noticed.
2. It listens no more, so that what comes now reaches another process.
3. Websockets are closed, each at a moment of its own, and come back at another process with the number that they have.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from app.live.bus import Bus
from app.live.hub import Hub

SHARE_OF_PROXY: Final = 0.5
"""The part of the time in which the proxy notices; in the rest websockets come back."""
logger = structlog.get_logger(__name__)


class Draining:
    """How a process leaves within so many `seconds`; `is_on` from its beginning."""

    def __init__(self, bus: Bus, hub: Hub, seconds: float) -> None:
        self._bus = bus
        self._hub = hub
        self._seconds = seconds
        self.is_on = False

    async def drain(self, stop_listening: Callable[[], Awaitable[None]]) -> None:
        """Leave, if another process is there to take over; without one everybody waits for the next start of this one,
        which comes the sooner."""
        if self._seconds == 0 or not self._bus.owners.has_successors():
            return
        logger.info("draining.begun", seconds=self._seconds, watchers=sum(self._hub.watching()))
        self.is_on = True
        self._bus.drain()
        await asyncio.sleep(self._seconds * SHARE_OF_PROXY)
        await stop_listening()
        await self._hub.send_away(self._seconds * (1 - SHARE_OF_PROXY))
        logger.info("draining.ended", watchers=sum(self._hub.watching()))
