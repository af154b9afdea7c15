"""The other side of many sockets: watchers that cost next to nothing, and moves at planned moments."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Self

from bench.crowd_server import FIRST_ENTRIES, CrowdServer, game_id, token
from bench.wire import Wire, request

TEXT, CLOSE, PING = 1, 8, 9
ASK = b'{"type":"ping"}'
PONG = b'{"type":"pong"}'
PROBE_SECONDS = 0.05
ANSWER_SECONDS = 30.0


def quantile(times: list[float], share: float) -> float:
    """The time within which this share is done; 0 without any."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] if times else 0.0


def frame(opcode: int, payload: bytes = b"") -> bytes:
    """A masked frame of less than 126 bytes; its mask is 0."""
    return bytes((0x80 | opcode, 0x80 | len(payload))) + bytes(4) + payload


class Socket(asyncio.Protocol):
    """One websocket, without a library. `served`: it has been told how its table stands. `code`: by which the server
    has closed it, or the status by which it did not open it; 0 as long as it has done neither."""

    def __init__(self, sockets: "Sockets", number: int) -> None:
        self._sockets = sockets
        self._number = number
        self._buffer = b""
        self._is_open = False
        self.served = False
        self.code = 0
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._sockets.handshake(self._number))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._is_open:
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head[:16]:
                self.code = int(head[9:12])
                self.close()
                return
            self._is_open, self._buffer = True, rest
        while (found := self._next()) is not None:
            self._take(*found)

    def _next(self) -> tuple[int, bytes] | None:
        """The next whole frame: its opcode and payload."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1] & 0x7F, 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return None
        self._buffer = buffer[start + size :]
        return buffer[0] & 0x0F, buffer[start : start + size]

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode == PING:
            self.send(frame(10, payload))
        elif opcode == CLOSE:
            self.code = int.from_bytes(payload[:2], "big")
            self.close()
        elif opcode == TEXT:
            self._sockets.take(self, self._number, payload)

    def send(self, data: bytes) -> None:
        """Write, if there is still somebody."""
        if self.transport is not None and not self.transport.is_closing():
            self.transport.write(data)

    def close(self) -> None:
        """Go without a word."""
        if self.transport is not None:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._sockets.lost(self, self._number)


class Sockets:
    """The sockets of tables by their numbers, at one seat of each."""

    def __init__(self, port: int, seat: int = 0) -> None:
        self._port = port
        self._seat = seat
        self._sockets: dict[int, Socket] = {}
        self._attempts: dict[int, int] = {}
        self._wait: Callable[[int], float] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._changed = asyncio.Event()
        self.served = 0
        self.answered = asyncio.Event()
        self._patches: list[float] = []
        self.sent: dict[tuple[int, int], float] = {}
        """When a move was sent that leads to this entry of that table."""
        self.seen: dict[int, int] = {}

    def handshake(self, number: int) -> bytes:
        """The request of a page; one that comes back says what it has."""
        since = f"?since={self.seen[number]}" if number in self.seen else ""
        return (
            f"GET /ws/games/{game_id(number)}{since} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
            f"Authorization: Bearer {token(number, self._seat)}\r\n\r\n"
        ).encode()

    def connect(self, number: int) -> None:
        """Begin to watch a table."""
        task = asyncio.create_task(self._connect(number))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _connect(self, number: int) -> None:
        socket = Socket(self, number)
        self._sockets[number] = socket
        try:
            await asyncio.get_running_loop().create_connection(lambda: socket, "127.0.0.1", self._port)
        except OSError:
            self.lost(socket, number)

    def lost(self, socket: Socket, number: int) -> None:
        """A socket is gone, or did not come to be: it is tried again, if it is to come back."""
        self.served -= socket.served
        socket.served = False
        if self._sockets.get(number) is not socket:
            return
        del self._sockets[number]
        if self._wait is not None:
            attempt = self._attempts[number] = self._attempts.get(number, -1) + 1
            asyncio.get_running_loop().call_later(self._wait(attempt), self.connect, number)

    def come_back(self, wait: Callable[[int], float] | None) -> None:
        """Let those that are lost come back after so many seconds, by the number of their attempt; None: not at all."""
        self._wait = wait
        self._attempts = {}

    def take(self, socket: Socket, number: int, payload: bytes) -> None:
        """Take a message."""
        if payload.startswith(b'{"type":"patch"'):
            seq = int(payload[payload.index(b'"seq":') + 6 :].partition(b",")[0])
            sent = self.sent.pop((number, seq), None)
            if sent is not None:
                self._patches.append((time.perf_counter() - sent) * 1000)
            self.seen[number] = seq
        elif payload.startswith(b'{"type":"view"'):
            self.seen.setdefault(number, FIRST_ENTRIES)
        elif payload == PONG:
            self.answered.set()
            return
        elif not payload.startswith(b'{"type":"takeback"'):
            return
        if not socket.served:
            socket.served = True
            self.served += 1
            self._changed.set()

    def is_served(self, number: int) -> bool:
        """Whether somebody watches there who knows how it stands."""
        found = self._sockets.get(number)
        return found is not None and found.served

    async def reach(self, number: int, seconds: float) -> None:
        """Wait until so many are served. Raises `TimeoutError` after so many seconds."""
        async with asyncio.timeout(seconds):
            while self.served < number:
                self._changed.clear()
                await self._changed.wait()

    def ask(self, number: int) -> None:
        """Ask by a socket whether the server is there; `answered` is set once it has answered."""
        self.answered.clear()
        self._sockets[number].send(frame(TEXT, ASK))

    def take_patches(self) -> list[float]:
        """Milliseconds from the sending of each move until its watcher had its patch, since the last time."""
        taken, self._patches = self._patches, []
        self.sent.clear()
        return taken

    def drop_all(self) -> None:
        """Lose all connections."""
        for socket in list(self._sockets.values()):
            socket.close()

    def close(self) -> None:
        """Let all go for good."""
        self.come_back(None)
        self.drop_all()

    async def ask_on(self, seconds: float) -> None:
        """Ask by each socket every so often whether the server is there, until cancelled."""
        asked = frame(TEXT, ASK)
        while True:
            sockets = list(self._sockets.values())
            start = time.perf_counter()
            for number, socket in enumerate(sockets):
                socket.send(asked)
                ahead = number / len(sockets) * seconds - (time.perf_counter() - start)
                if ahead > 0.01:
                    await asyncio.sleep(ahead)
            await asyncio.sleep(max(0.0, seconds - (time.perf_counter() - start)))


class Probe:
    """Asks the server over and over whether it is there, by a socket of its own; `times` are the milliseconds."""

    def __init__(self, server: CrowdServer) -> None:
        self._sockets = Sockets(server.port, seat=1)
        self.times: list[float] = []
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._sockets.connect(0)
        await self._sockets.reach(1, ANSWER_SECONDS)
        self._task = asyncio.create_task(self._ask())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._task is not None
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        self._sockets.close()

    async def _ask(self) -> None:
        while True:
            start = time.perf_counter()
            self._sockets.ask(0)
            await self._sockets.answered.wait()
            self.times.append((time.perf_counter() - start) * 1000)
            await asyncio.sleep(PROBE_SECONDS)


class Poster:
    """Moves at tables in turn. A move counts from its planned moment."""

    def __init__(self, server: CrowdServer, sockets: Sockets, tables: int, connections: int) -> None:
        self._server = server
        self._sockets = sockets
        self._tables = tables
        self._connections = connections
        self._planned: asyncio.Queue[float] = asyncio.Queue()
        self._free: asyncio.Queue[int] = asyncio.Queue()
        self._workers: list[asyncio.Task[None]] = []
        self.times: list[float] = []
        self.failures: list[str] = []

    async def __aenter__(self) -> Self:
        for number in range(self._tables):
            self._free.put_nowait(number)
        self._workers = [asyncio.create_task(self._work()) for _ in range(self._connections)]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)

    async def move_on(self, rate: int, seconds: float) -> None:
        """Plan moves at this rate for so long, and wait until all are answered."""
        start = time.perf_counter()
        for number in range(int(rate * seconds)):
            moment = start + number / rate
            if (ahead := moment - time.perf_counter()) > 0:
                await asyncio.sleep(ahead)
            self._planned.put_nowait(moment)
        await self._planned.join()

    async def _work(self) -> None:
        wire = await Wire(self._server.port).open()
        used = time.perf_counter()
        while True:
            moment = await self._planned.get()
            number = await self._free.get()
            if time.perf_counter() - used > 2:
                await wire.renew()
            try:
                await self._move(wire, number, moment)
            except (AssertionError, OSError, asyncio.IncompleteReadError) as error:
                self.failures.append(str(error)[:200])
                await wire.renew()
            used = time.perf_counter()
            self._free.put_nowait(number)
            self._planned.task_done()

    async def _move(self, wire: Wire, number: int, moment: float) -> None:
        seq = self._server.at[number]
        body = self._server.moves[seq - 1]
        sent = request(
            "POST",
            f"/api/games/{game_id(number)}/moves",
            b'{"seq":%d,"move":%s}' % (seq, body.move),
            token(number, body.seat),
            Idempotency_Key=f"{number}-{seq}",
        )
        self._sockets.sent[number, seq + 1] = time.perf_counter()
        await wire.send(sent)
        self.times.append((time.perf_counter() - moment) * 1000)
        self._server.at[number] = seq + 1
