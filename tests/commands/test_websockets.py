"""A websocket that floods the server with frames is closed, one that is silent is asked; others are not disturbed."""

import asyncio
import base64
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from app.commands import websockets
from app.commands.websockets import BURST_FRAMES, BoundedWebSocket
from tests.support.network import process, watching
from tests.support.server import until

FLOOD = 5_000


@asynccontextmanager
async def raw_socket(
    address: str, game_id: str, token: str
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A websocket whose frames are written by hand."""
    host, _, port = address.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    lines = (
        f"GET /ws/games/{game_id} HTTP/1.1",
        f"Host: {address}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        f"Authorization: Bearer {token}",
    )
    writer.write("".join(f"{line}\r\n" for line in (*lines, "")).encode())
    try:
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
        yield reader, writer
    finally:
        writer.close()


def frame(opcode: Opcode, data: bytes = b"", *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


FLOODS = {
    "pings": [frame(Opcode.PING, b"x")] * FLOOD,
    "pongs": [frame(Opcode.PONG)] * FLOOD,
    "empty parts of a message": [frame(Opcode.TEXT, fin=False), *[frame(Opcode.CONT, fin=False)] * FLOOD],
    "messages of the pages": [frame(Opcode.TEXT, b'{"type":"ping"}')] * FLOOD,
    "pings between parts of a message": [frame(Opcode.TEXT, fin=False), *[frame(Opcode.PING)] * FLOOD],
}


async def ended(reader: asyncio.StreamReader) -> bytes:
    """What came until the other side closed the connection, which it must do within seconds."""
    found = b""
    async with asyncio.timeout(10):
        try:
            while part := await reader.read(65536):
                found += part
        except ConnectionResetError:
            pass
    return found


@pytest.mark.parametrize("kind", FLOODS)
async def test_a_client_that_floods_is_closed_and_another_goes_on(database_url: str, kind: str) -> None:
    async with process(database_url) as (server, address):
        table = await server.table("Ada", "Bob")
        ada, bob = [player.token for player in table.players]
        async with watching(address, table.id, bob) as other, raw_socket(address, table.id, ada) as (reader, writer):
            await other.next("view")
            writer.write(b"".join(FLOODS[kind]))
            await ended(reader)
            await other.connection.send('{"type":"ping"}')
            await other.next("pong")
        async with watching(address, table.id, ada) as again:
            await again.next("view")


async def test_a_client_that_sends_a_few_frames_too_many_is_told_why(database_url: str) -> None:
    async with process(database_url) as (server, address):
        table = await server.table("Ada", "Bob")
        async with raw_socket(address, table.id, table.players[0].token) as (reader, writer):
            writer.write(frame(Opcode.PONG) * (BURST_FRAMES + 1))
            assert (await ended(reader)).endswith(b"\x03\xf0broken-frames")


@pytest.mark.parametrize(
    "parts",
    [
        (b'{"type":"\xe2\x82',),
        (b"\xff\xfe", b""),
        (b"\xed\xa0", b"\x80"),
        (b"\xf4\x90\x80\x80",),
        (b"{", b"\xc0\x80"),
    ],
)
async def test_text_that_is_no_utf_8_ends_the_connection_and_is_no_error(
    database_url: str, parts: tuple[bytes, ...], caplog: pytest.LogCaptureFixture
) -> None:
    async with process(database_url) as (server, address):
        table = await server.table("Ada", "Bob")
        async with raw_socket(address, table.id, table.players[0].token) as (reader, writer):
            for number, part in enumerate(parts, 1):
                code = Opcode.TEXT if number == 1 else Opcode.CONT
                writer.write(frame(code, part, fin=number == len(parts)))
            assert (await ended(reader)).endswith(b"\x03\xefbroken-frames")
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_a_client_that_sends_two_frames_a_second_is_not_closed(database_url: str) -> None:
    async with process(database_url) as (server, address):
        table = await server.table("Ada", "Bob")
        async with watching(address, table.id, table.players[0].token) as ada:
            seq = (await ada.next("view"))["seq"]
            for _ in range(4):
                await ada.connection.send('{"type":"ping"}')
                await ada.connection.send(f'{{"type":"shown","seq":{seq}}}')
                await ada.next("pong")
                await asyncio.sleep(1)
            await table.act(0, "Pick", number=1)
            await ada.reach(seq + 1)


PING = b"\x89\x04"
"""How the server's question begins: its opcode, and that four bytes follow."""


async def test_a_silent_client_is_asked_and_closed_without_an_answer(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websockets, "SILENT_SECONDS", 0.2)
    monkeypatch.setattr(websockets, "ANSWER_SECONDS", 0.2)
    async with process(database_url) as (server, address):
        table = await server.table("Ada", "Bob")
        ada, bob = [player.token for player in table.players]
        async with watching(address, table.id, bob) as answering, raw_socket(address, table.id, ada) as (reader, _):
            assert PING in await ended(reader)
            await answering.connection.send('{"type":"ping"}')
            await answering.next("pong")


async def test_a_client_that_speaks_is_not_asked(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[BoundedWebSocket] = []
    asked: list[WebSocketsSansIOProtocol] = []
    monkeypatch.setattr(BoundedWebSocket, "start_keepalive", lambda socket: opened.append(socket))
    monkeypatch.setattr(WebSocketsSansIOProtocol, "send_keepalive_ping", lambda socket: asked.append(socket))
    async with process(database_url) as (server, address):
        table = await server.table("Ada", "Bob")
        async with watching(address, table.id, table.players[0].token) as ada:
            await ada.next("view")
            [socket] = opened
            socket.look()
            assert (asked, len(socket._silence)) == ([], 1)
            monkeypatch.setattr(websockets, "SILENT_SECONDS", 0.0)
            socket.look()
            assert asked == [socket]


async def test_a_client_that_has_gone_is_looked_at_no_more(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[BoundedWebSocket] = []
    start = BoundedWebSocket.start_keepalive

    def started(socket: BoundedWebSocket) -> None:
        opened.append(socket)
        start(socket)

    monkeypatch.setattr(BoundedWebSocket, "start_keepalive", started)
    async with process(database_url) as (server, address):
        table = await server.table("Ada", "Bob")
        async with watching(address, table.id, table.players[0].token) as ada:
            await ada.next("view")
            [socket] = opened
            assert len(socket._silence) == 1
        await until(lambda: not len(socket._silence))
