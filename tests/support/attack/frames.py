"""Attack a table's websocket with frames that no browser sends."""

import base64
import os
import socket
import struct
from collections.abc import Callable
from random import Random
from urllib.parse import urlsplit

from tests.support.attack.asking import Asking
from tests.support.attack.writing import Writing, as_json

SECONDS = 20.0
"""So long an attacker waits for one read, of a server that is busy."""
READS = 400
"""So many reads of one connection at most; each ends after what came."""
CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
FLOOD = 130
"""Frames, more than a burst may have."""
PINGED = b'{"type":"ping"}'


def frame(code: int, payload: bytes = b"", *, final: bool = True, reserved: int = 0, masked: bool = True) -> bytes:
    """A frame as a client sends it, or as none may."""
    head = bytes([code | reserved << 4 | final << 7])
    mask = b"\x1d\x2c\x3b\x4a" if masked else b""
    length, most = len(payload), masked << 7
    if length < 126:
        head += bytes([most | length])
    elif length < 1 << 16:
        head += struct.pack("!BH", most | 126, length)
    else:
        head += struct.pack("!BQ", most | 127, length)
    return (
        head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload)) if masked else head + payload
    )


class Wire:
    """A websocket of a table, byte by byte."""

    def __init__(self, url: str, game: str, token: str) -> None:
        self._socket = socket.create_connection((urlsplit(url).hostname or "", urlsplit(url).port or 0), SECONDS)
        key = base64.b64encode(os.urandom(16)).decode()
        head = (
            f"GET /ws/games/{game} HTTP/1.1\r\nHost: {urlsplit(url).netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"Authorization: Bearer {token}\r\n\r\n"
        )
        self._socket.sendall(head.encode())
        self._heard = b""
        self._read_until(b"\r\n\r\n")

    def send(self, *frames: bytes) -> None:
        """Send bytes; a server that has ended the connection takes none, and that is its right."""
        try:
            self._socket.sendall(b"".join(frames))
        except OSError:
            return

    def is_answered(self, to: bytes = PINGED) -> bool:
        """Whether a message of the game's own is understood: its pong comes."""
        self.send(frame(TEXT, to))
        return self._read_until(b'{"type":"pong"}')

    def is_ended(self) -> bool:
        """Whether the server ends the connection; who broke its rules need not be waited for."""
        return self._read_until(b"broken-frames") or self._over

    def half_close(self) -> None:
        """Send nothing more, and go on reading."""
        self._socket.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        """End it without a word."""
        self._socket.close()

    _over = False

    def _read_until(self, sign: bytes) -> bool:
        """Read until that has come, or until the end."""
        for _ in range(READS):
            if sign in self._heard:
                self._heard = self._heard.partition(sign)[2]
                return True
            try:
                came = self._socket.recv(65536)
            except TimeoutError:
                return False
            except OSError:
                came = b""
            if not came:
                self._over = True
                return False
            self._heard += came
        return False


Sends = Callable[[Random], list[bytes]]
UNKNOWN = (
    b"null",
    b"[]",
    b"{}",
    b"1e999",
    b"NaN",
    b'"\\ud800"',
    b'{"type":"\\udfff"}',
    b'{"type":"ping","x":1}',
    b'{"type":"shown"}',
    b'{"type":"shown","seq":-1}',
    b'{"type":"shown","seq":"1"}',
    b'{"type":"shown","seq":1.5}',
    b'{"type":["ping"]}',
    b'{"type":"move","move":{}}',
    b"[" * 50_000,
    b'{"a":' * 10_000,
    b"\x00",
)
ENDED: dict[str, Sends] = {
    "a message that is too long": lambda draw: [frame(TEXT, b"x" * draw.choice([65_537, 70_000, 200_000]))],
    "a message that is too long in parts": lambda _: [
        frame(TEXT, b"x" * 60_000, final=False),
        frame(CONTINUATION, b"x" * 10_000, final=False),
    ],
    "a length that no message has": lambda draw: [bytes([0x81, 0xFF]) + struct.pack("!Q", draw.choice([2**40, 2**63]))],
    "parts without end": lambda _: [
        frame(TEXT, b"{", final=False),
        *[frame(CONTINUATION, b" ", final=False)] * FLOOD,
    ],
    "empty parts without end": lambda _: [frame(TEXT, final=False), *[frame(CONTINUATION, final=False)] * FLOOD],
    "pings without end": lambda draw: [frame(PING, draw.randbytes(draw.randrange(126)))] * FLOOD,
    "pongs without end": lambda _: [frame(PONG)] * FLOOD,
    "bytes that are no UTF-8": lambda draw: [
        frame(
            TEXT, draw.choice([b"\xff\xfe", b"\xc0\x80", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b'{"type":"\xe2\x82'])
        ),
    ],
    "a continuation of nothing": lambda _: [frame(CONTINUATION, PINGED)],
    "a message within a message": lambda _: [frame(TEXT, b"{", final=False), frame(TEXT, PINGED)],
    "a control frame in parts": lambda _: [frame(PING, b"x", final=False)],
    "a control frame that is too long": lambda _: [frame(PING, b"x" * 126)],
    "a code that nobody knows": lambda draw: [frame(draw.choice([3, 7, 11, 15]), b"x")],
    "reserved bits": lambda draw: [frame(TEXT, PINGED, reserved=draw.randrange(1, 8))],
    "no mask": lambda _: [frame(TEXT, PINGED, masked=False)],
    "a goodbye of one byte": lambda _: [frame(CLOSE, b"\x03")],
    "a goodbye that may not be said": lambda draw: [
        frame(CLOSE, struct.pack("!H", draw.choice([0, 999, 1005, 1006, 65535])))
    ],
    "a goodbye that is no UTF-8": lambda _: [frame(CLOSE, b"\x03\xe8\xff\xfe")],
    "broken messages one after the other": lambda _: [frame(TEXT, b"{")] * 11,
    "HTTP": lambda _: [b"GET / HTTP/1.1\r\nHost: a\r\n\r\n"],
}
"""What ends a connection."""
BORNE: dict[str, Sends] = {
    "a binary message": lambda draw: [frame(BINARY, draw.randbytes(draw.randrange(300)))],
    "JSON that nobody knows": lambda draw: [frame(TEXT, draw.choice(UNKNOWN))],
    "hard texts": lambda draw: [frame(TEXT, as_json({"type": Writing(draw).text()})[:60_000])],
    "an empty message": lambda _: [frame(TEXT)],
    "a ping between parts": lambda _: [
        frame(TEXT, b'{"type":', final=False),
        frame(PING, b"x"),
        frame(CONTINUATION, final=False),
        frame(CONTINUATION, b'"ping"}'),
    ],
    "a message byte by byte": lambda _: [
        frame(TEXT, final=False),
        *(frame(CONTINUATION, bytes([byte]), final=False) for byte in PINGED),
        frame(CONTINUATION),
    ],
    "a pong that nobody asked for": lambda _: [frame(PONG, b"x")],
    "a number that is too large": lambda _: [frame(TEXT, b'{"type":"shown","seq":%d}' % 10**30)],
}
"""What is refused in words, or answered: the connection goes on."""


def attack_frames(asking: Asking, draw: Random, rounds: int) -> None:
    """Send each kind of frames so many times, each by a connection of its own; another one is answered all along."""
    token = asking.guest("Ada")
    game = asking.table(token)
    honest = Wire(asking.url, game, token)
    seen = asking.json("GET", f"/api/games/{game}", None, token)
    for _ in range(rounds):
        for what, sends in (BORNE | ENDED).items():
            _attack(asking, game, token, what, sends(draw))
        _half_close(asking, game, token)
        asking.expect("the honest websocket is not answered any more", holds=honest.is_answered())
    honest.close()
    after = asking.json("GET", f"/api/games/{game}", None, token)
    asking.expect(
        "the table is another one after the attack", holds=(after["seq"], after["view"]) == (seen["seq"], seen["view"])
    )


def _attack(asking: Asking, game: str, token: str, what: str, frames: list[bytes]) -> None:
    wire = Wire(asking.url, game, token)
    wire.send(*frames)
    if what in ENDED:
        asking.expect(f"a websocket stays open after {what}: {frames[0]!r:.200}", holds=wire.is_ended())
    else:
        asking.expect(f"a websocket is not answered after {what}: {frames[0]!r:.200}", holds=wire.is_answered())
    wire.close()


def _half_close(asking: Asking, game: str, token: str) -> None:
    """Say that nothing more comes, in the middle of a message: the server ends its own half, too."""
    wire = Wire(asking.url, game, token)
    wire.send(frame(TEXT, b"{", final=False))
    wire.half_close()
    asking.expect("a websocket stays open whose other half is closed", holds=wire.is_ended())
    wire.close()
