"""Frames of a websocket are bounded, those too that no application sees: pings, and parts of a message.

The library answers a ping and keeps a part of a message by itself, so the bound stands where frames arrive.
"""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

FRAMES_A_SECOND = 20
"""On average; a page sends a ping every few seconds, and a message for each view that it has shown."""
BURST_FRAMES = 100
"""So many may come at once, as after a network that stalled."""
READ_BYTES = 4096
"""So much is read before frames are counted: the smallest have two bytes and a mask of four."""
CLOSE_SECONDS = 2.0
"""How long somebody who floods may take to read why they are closed."""
POLICY, REASON = 1008, "broken-frames"


class BoundedWebSocket(WebSocketsSansIOProtocol):
    """A websocket that is closed once it has sent more frames than the burst and the average allow."""

    _allowance = float(BURST_FRAMES)
    _counted_at = 0.0
    _flooded = False

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), READ_BYTES):
            if self._flooded:
                return
            super().data_received(data[start : start + READ_BYTES])

    def handle_events(self) -> None:
        self._count(sum(isinstance(event, Frame) for event in self.conn.events))
        if not self._flooded:
            super().handle_events()

    def _count(self, frames: int) -> None:
        now = self.loop.time()
        gained = (now - self._counted_at) * FRAMES_A_SECOND
        self._counted_at = now
        self._allowance = min(float(BURST_FRAMES), self._allowance + gained) - frames
        if self._allowance < 0:
            self._flooded = True
            self._end()

    def _end(self) -> None:
        """Say why, and close the connection without waiting for the other side."""
        self.logger.warning("A websocket sent too many frames; it was closed.")
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY, "reason": REASON})
        if not self.handshake_complete or self.close_sent:
            self.transport.abort()
            return
        self.conn.fail(POLICY, REASON)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = self.disconnected = True
        self.transport.close()
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)
