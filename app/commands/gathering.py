"""Sends all that a connection gets within one turn of the event loop by one write.

An answer's head and body, or what a watcher is told on arrival, are written one after the other; each separate write
is a system call that may wake the other side.
"""

import asyncio
from typing import Any

MAX_GATHERED_BYTES = 16 * 1024
"""A part larger than that leaves at once, with all that is gathered."""


class GatheringTransport:
    """A transport whose writes are put together. It does else what the transport does that it stands for."""

    __slots__ = ("_is_due", "_loop", "_parts", "_transport")

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._parts: list[bytes] = []
        self._is_due = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        """Send this behind what is gathered already, in a moment."""
        self._parts.append(data)
        if len(data) > MAX_GATHERED_BYTES:
            self._flush()
        elif not self._is_due:
            self._is_due = True
            self._loop.call_soon(self._flush_due)

    def _flush_due(self) -> None:
        self._is_due = False
        self._flush()

    def _flush(self) -> None:
        if self._parts:
            data, self._parts = b"".join(self._parts), []
            self._transport.write(data)

    def close(self) -> None:
        """Send what is gathered, then close."""
        self._flush()
        self._transport.close()

    def abort(self) -> None:
        """Close at once, whatever is gathered."""
        self._parts = []
        self._transport.abort()

    def let_go(self) -> None:
        """Of a connection that is lost nothing is kept. asyncio's transport holds a method of its own, so that it would
        stay until the collector looks at what has lived for long (`collecting.py`), which is seldom."""
        getattr(self._transport, "__dict__", {}).pop("_read_ready_cb", None)
