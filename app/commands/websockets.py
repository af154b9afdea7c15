"""Frames of a websocket are bounded, those too that no application sees: pings, and parts of a message. Text that is no
UTF-8 ends the connection. Only silent clients are asked whether they are there: pages ask by themselves, and are
answered here.

The library answers a ping and keeps a part of a message by itself, so the bound stands where frames arrive.
"""

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from app.api.sockets import PING, PONG
from app.commands.gathering import GatheringTransport
from app.commands.silence import Silence
from app.reader_queue import ReaderQueue

FRAMES_A_SECOND = 20
"""On average; a page sends a ping every few seconds, and a message for each view that it has shown."""
BURST_FRAMES = 100
"""How many may come at once, as after a stalled network."""
ASKED, ANSWER = PING.encode(), PONG.encode()
READ_BYTES = 4096
"""How much is read before frames are counted: the smallest have two bytes and a mask of four."""
SILENT_SECONDS = 45.0
"""After so long without a frame the other side is asked whether it is there: before a proxy takes the connection for
idle, which most do after a minute."""
ANSWER_SECONDS = 20.0
"""Within so long it has to answer."""
CLOSE_SECONDS = 2.0
"""How long somebody who floods may take to read why they are closed."""
INVALID_DATA, POLICY = 1007, 1008
REASON = "broken-frames"


def bounded_websocket() -> type["BoundedWebSocket"]:
    """The protocol of one server's websockets."""
    return type("BoundedWebSocket", (BoundedWebSocket,), {"_silence": Silence()})


class BoundedWebSocket(WebSocketsSansIOProtocol):
    """A websocket that is closed once it has sent more frames than the burst and the average allow."""

    _silence: Silence
    _allowance = float(BURST_FRAMES)
    _counted_at = 0.0
    _ended = False
    _settled: Callable[[], None] | None = None
    _opened: Callable[[], None] | None = None

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.queue = ReaderQueue()  # type: ignore[assignment]  # all that is used of the other one

    def when_settled(self, settled: Callable[[], None], opened: Callable[[], None]) -> None:
        """Call `settled` once the handshake has been answered, or nobody waits for it any more, and `opened` once the
        websocket is open or its connection lost: one that was refused may take long to read why."""
        self._settled, self._opened = settled, opened
        if self.handshake_complete:
            self._settle()

    def _settle(self) -> None:
        settled, self._settled = self._settled, None
        if settled is not None:
            settled()
        is_open = self.handshake_complete and not self.close_sent
        if self._opened is not None and (is_open or self.disconnected):
            opened, self._opened = self._opened, None
            opened()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self._settled is not None and (self.handshake_complete or self.close_sent):
            # Nobody looks at them again; the library's parser holds the request as long as the connection is open.
            self.request.headers.clear()
            del self.request, self.response
            self._settle()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self._settle()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._settle()
        cast(GatheringTransport, self.transport).let_go()

    def schedule_ping(self) -> None:
        """Ask once it has been silent for so long, or see whether it has answered; frames that come meanwhile put the
        question off."""
        is_asked = self.pending_ping_payload is not None
        self._silence.add(self, self.ping_sent_at + ANSWER_SECONDS if is_asked else self._counted_at + SILENT_SECONDS)

    def stop_keepalive(self) -> None:
        super().stop_keepalive()
        self._silence.discard(self)

    def look(self) -> None:
        """Ask whether the other side is there, or give it up, if it is time."""
        now = self.loop.time()
        if self.pending_ping_payload is not None:
            if now >= self.ping_sent_at + ANSWER_SECONDS:
                self.keepalive_timeout()
                return
        elif now >= self._counted_at + SILENT_SECONDS:
            self.send_keepalive_ping()
            return
        self.schedule_ping()

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), READ_BYTES):
            if self._ended:
                return
            super().data_received(data[start : start + READ_BYTES])
        if not self.handshake_initiated:
            self._refuse_request()

    def _refuse_request(self) -> None:
        """Answer a request that the library does not read, of which no application hears. It came whole, and was read
        once as one that asks for a websocket (`connections.py`)."""
        self.logger.warning("A request for a websocket was invalid.")
        self._ended = self.handshake_complete = self.close_sent = True
        self.transport.write(self.conn.reject(HTTPStatus.BAD_REQUEST, "Invalid request.\n").serialize())
        self.transport.close()

    def handle_events(self) -> None:
        self._count(sum(isinstance(event, Frame) for event in self.conn.events))
        if not self._ended:
            super().handle_events()

    def _count(self, frames: int) -> None:
        now = self.loop.time()
        gained = (now - self._counted_at) * FRAMES_A_SECOND
        self._counted_at = now
        self._allowance = min(float(BURST_FRAMES), self._allowance + gained) - frames
        if self._allowance < 0:
            self.logger.warning("A websocket sent too many frames; it was closed.")
            self._end(POLICY)

    def handle_text(self, event: Frame) -> None:
        """Answer a page that asks whether the server is there: thousands do all the time, and no table is needed."""
        can_answer = self.handshake_complete and not self.close_sent and self.writable.is_set()
        if event.data != ASKED or not event.fin or not can_answer:
            super().handle_text(event)
            return
        self.conn.send_text(ANSWER)
        self.transport.write(b"".join(self.conn.data_to_send()))

    def send_receive_event_to_app(self) -> None:
        """The library ends a connection with such text too, with a traceback in the log for each."""
        if self.curr_msg_data_type == "text" and not _is_utf8(self.frames):
            self.frames = []
            self._end(INVALID_DATA)
            return
        super().send_receive_event_to_app()

    def _end(self, code: int) -> None:
        """Say why, and close the connection without waiting for the other side."""
        if self._ended:
            return
        self._ended = True
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": REASON})
        if not self.handshake_complete or self.close_sent:
            self.transport.abort()
            return
        self.conn.fail(code, REASON)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = self.disconnected = True
        self.transport.close()
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)


def _is_utf8(frames: list[bytes]) -> bool:
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True
