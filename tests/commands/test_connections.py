"""Half-open connections end by themselves, are bounded by address, and disturb nobody else."""

import asyncio
import logging
from contextlib import AsyncExitStack, closing

import httpx
import pytest

from app.commands import connections
from app.commands.connections import LINES_A_MINUTE, BoundedProtocol, Throttled
from tests.support.network import process, watching
from tests.support.server import until

STRANGER = ("127.0.0.2", 0)
"""Another address of this machine than that of the player."""


async def half_open(address: str, said: bytes = b"") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection that says so much of a request and no more."""
    host, _, port = address.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port), local_addr=STRANGER)
    writer.write(said)
    return reader, writer


async def ends(reader: asyncio.StreamReader) -> bool:
    """Whether the other side closes it within seconds."""
    try:
        async with asyncio.timeout(5):
            return await reader.read() == b""
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HT",
        b"POST /api/users HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{",
    ],
)
async def test_a_request_that_does_not_come_whole_ends_its_connection(
    database_url: str, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.2)
    async with process(database_url) as (_, address):
        reader, writer = await half_open(address, said)
        with closing(writer):
            assert await ends(reader)
        assert STRANGER[0] not in BoundedProtocol.by_address


async def test_a_second_request_that_does_not_come_whole_ends_its_connection_too(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.2)
    async with process(database_url) as (_, address):
        reader, writer = await half_open(address, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        with closing(writer):
            head = await reader.readuntil(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 200")
            await reader.readexactly(int(head.partition(b"content-length: ")[2].split(b"\r\n")[0]))
            await asyncio.sleep(0.4)
            writer.write(b"GET /healthz HT")
            assert await ends(reader)


async def test_one_address_holds_no_more_connections_than_it_may_and_another_plays_on(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "MOST_BY_ADDRESS", 20)
    async with process(database_url) as (server, address), AsyncExitStack() as stack:
        table = await server.table("Ada", "Bob")
        opened = [await half_open(address) for _ in range(30)]
        for _, writer in opened:
            stack.enter_context(closing(writer))
        assert all([await ends(reader) for reader, _ in opened[20:]])
        assert BoundedProtocol.by_address[STRANGER[0]] == 20
        async with httpx.AsyncClient(base_url=f"http://{address}") as ada:
            mine = {"Authorization": f"Bearer {table.players[0].token}"}
            assert (await ada.get(table.path(), headers=mine)).status_code == 200
        async with watching(address, table.id, table.players[0].token) as watcher:
            await watcher.next("view")


@pytest.mark.parametrize("proxies", ["127.0.0.2", "10.1.2.3, 127.0.0.0/30", "*"])
async def test_a_proxy_that_is_trusted_holds_as_many_as_it_needs(
    database_url: str, monkeypatch: pytest.MonkeyPatch, proxies: str
) -> None:
    monkeypatch.setattr(connections, "MOST_BY_ADDRESS", 20)
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", proxies)
    async with process(database_url) as (_, address), AsyncExitStack() as stack:
        for _ in range(30):
            stack.enter_context(closing((await half_open(address))[1]))
        await until(lambda: BoundedProtocol.by_address[STRANGER[0]] == 30)


async def test_a_connection_that_is_kept_or_becomes_a_websocket_has_no_deadline_any_more(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.3)
    async with process(database_url) as (server, address):
        table = await server.table("Ada", "Bob")
        async with watching(address, table.id, table.players[0].token) as watcher:
            await watcher.next("view")
            await asyncio.sleep(0.6)
            await watcher.connection.send('{"type":"ping"}')
            await watcher.next("pong")
            assert "127.0.0.1" not in BoundedProtocol.by_address, "a websocket counts no more"


def test_lines_of_one_cause_are_told_some_times_a_minute() -> None:
    throttled = Throttled()
    lines = [logging.LogRecord("x", logging.WARNING, "", 0, "Invalid HTTP request received.", (), None)] * 100
    assert sum(throttled.filter(line) for line in lines) == LINES_A_MINUTE
    assert throttled.filter(logging.LogRecord("x", logging.WARNING, "", 0, "Something else.", (), None))
    assert throttled.filter(logging.LogRecord("x", logging.ERROR, "", 0, "Invalid HTTP request received.", (), None))


async def test_a_refused_websocket_is_no_error_of_ours(database_url: str, caplog: pytest.LogCaptureFixture) -> None:
    """Any stranger can have one refused as often as they like, and errors are told without bound."""
    throttled = Throttled()
    async with process(database_url) as (_, address), httpx.AsyncClient() as stranger:
        upgrade = {
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "c3RyYW5nZXJzdHJhbmdlcg==",
        }
        refused = await stranger.get(f"http://{address}/ws/games/none", headers=upgrade)
        assert refused.status_code == 404
    told = [
        record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR and throttled.filter(record)
    ]
    assert told == []
