"""Half-open connections end by themselves, are bounded by address, and disturb nobody else; nor do many websockets."""

import asyncio
import gc
import logging
from contextlib import AsyncExitStack, closing
from http.client import HTTPConnection
from typing import Any

import httpx
import pytest

from app.commands import connections
from app.commands.connections import LINES_A_MINUTE, BoundedProtocol, Throttled
from app.play.table import Table
from app.play.tables import Tables
from tests.support.network import process, watching
from tests.support.patience import PATIENCE_SECONDS
from tests.support.server import until

STRANGER = ("127.0.0.2", 0)
"""Another address of this machine than that of the player."""
UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "c3RyYW5nZXJzdHJhbmdlcg==",
}
WEBSOCKET = "\r\n".join(
    ("GET /ws/games/none HTTP/1.1", "Host: x", *(f"{name}: {value}" for name, value in UPGRADE.items()), "", "")
).encode()


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


@pytest.mark.parametrize("is_socket", [False, True], ids=["request", "websocket"])
async def test_an_ended_connection_leaves_nothing_to_the_collector(database_url: str, *, is_socket: bool) -> None:
    """What holds itself and has lived for long stays for hours, so that each connection would leave something."""
    async with process(database_url) as (server, address):
        table = await server.table("Ada", "Bob")
        asked = {"Authorization": f"Bearer {table.players[0].token}", **(UPGRADE if is_socket else {})}
        path = table.path().replace("/api", "/ws") if is_socket else table.path()
        gc.collect()  # What other tests have left may name what is no more.
        gc.disable()
        try:
            assert await asyncio.to_thread(ask_once, address, path, asked) == (101 if is_socket else 200)
            await until(lambda: not server_sides(STRANGER[0]))
        finally:
            gc.enable()


def ask_once(address: str, path: str, headers: dict[str, str]) -> int:
    """The status of an answer over a connection from the other address, which ends with it. asyncio knows nothing of
    this side of it."""
    with closing(HTTPConnection(address, timeout=PATIENCE_SECONDS, source_address=STRANGER)) as connection:
        connection.request("GET", path, headers=headers)
        answer = connection.getresponse()
        answer.read()
        return answer.status


def server_sides(address: str) -> list[asyncio.Transport]:
    """All connections from an address that are in memory, open or not."""
    transports = [item for item in gc.get_objects() if isinstance(item, asyncio.Transport)]
    return [item for item in transports if (item.get_extra_info("peername") or [None])[0] == address]


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
    monkeypatch.setattr(connections, "MAX_BY_ADDRESS", 20)
    async with process(database_url) as (server, address), AsyncExitStack() as stack:
        table = await server.table("Ada", "Bob")
        opened = [await half_open(address) for _ in range(30)]
        for _, writer in opened:
            stack.enter_context(closing(writer))
        assert all([await ends(reader) for reader, _ in opened[20:]])
        assert BoundedProtocol.by_address[STRANGER[0]] == 20
        async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE_SECONDS) as ada:
            mine = {"Authorization": f"Bearer {table.players[0].token}"}
            assert (await ada.get(table.path(), headers=mine)).status_code == 200
        async with watching(address, table.id, table.players[0].token) as watcher:
            await watcher.next("view")


@pytest.mark.parametrize("proxies", ["127.0.0.2", "10.1.2.3, 127.0.0.0/30", "*"])
async def test_a_proxy_that_is_trusted_holds_as_many_as_it_needs(
    database_url: str, monkeypatch: pytest.MonkeyPatch, proxies: str
) -> None:
    monkeypatch.setattr(connections, "MAX_BY_ADDRESS", 20)
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


async def test_websockets_are_opened_in_turn_and_requests_are_answered_meanwhile(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that is given up while it waits is not opened."""
    monkeypatch.setattr(connections, "MAX_OPENING", 1)
    may_go_on, begun = asyncio.Event(), list[str]()
    visible = Tables.visible

    async def held_up(tables: Tables, game_id: str, *more: Any) -> Table:
        begun.append(game_id)
        await may_go_on.wait()
        return await visible(tables, game_id, *more)

    async def greeted(address: str, game_id: str, token: str) -> None:
        async with watching(address, game_id, token) as watcher:
            await watcher.next("view")

    async with process(database_url) as (server, address), httpx.AsyncClient(timeout=PATIENCE_SECONDS) as client:
        table = await server.table("Ada", "Bob")
        monkeypatch.setattr(Tables, "visible", held_up)
        first = asyncio.create_task(greeted(address, table.id, table.players[0].token))
        await until(lambda: begun == [table.id])
        _, writer = await half_open(address, WEBSOCKET)
        await until(lambda: BoundedProtocol.by_address[STRANGER[0]] == 1)
        second = asyncio.create_task(greeted(address, table.id, table.players[1].token))
        writer.close()
        await until(lambda: STRANGER[0] not in BoundedProtocol.by_address)
        assert (await client.get(f"http://{address}/healthz")).status_code == 200
        assert begun == [table.id]
        may_go_on.set()
        await asyncio.gather(first, second)
        assert begun == [table.id, table.id]


LONG, MANY = "a" * 9000, {f"X-{number}": "x" for number in range(300)}


@pytest.mark.parametrize(
    ("line", "more", "body"),
    [
        ("GET /ws/games/none", {"X": LONG}, ""),
        (f"GET /ws/games/none?{LONG}", {}, ""),
        ("GET /ws/games/none", MANY, ""),
        ("GET /ws/games/none", {"Content-Length": "3"}, ""),
        ("GET /ws/games/none", {"Content-Length": "3"}, "abc"),
        ("GET /ws/games/none", {"Transfer-Encoding": "chunked"}, "3\r\nabc\r\n0\r\n\r\n"),
        ("GET /ws/games/none", {"X": "a\x01b"}, ""),
        ("POST /ws/games/none", {}, ""),
        ("POST /ws/games/none", {"Content-Length": "3"}, "abc"),
    ],
    ids=["header", "path", "headers", "no body", "body", "chunked", "control", "post", "post with a body"],
)
async def test_a_websocket_whose_request_is_invalid_is_refused_and_keeps_nobody_waiting(
    database_url: str, monkeypatch: pytest.MonkeyPatch, line: str, more: dict[str, str], body: str
) -> None:
    monkeypatch.setattr(connections, "MAX_OPENING", 1)
    named = {"Host": "x", **UPGRADE, **more}
    said = "\r\n".join((f"{line} HTTP/1.1", *(f"{name}: {value}" for name, value in named.items()), "", body))
    async with process(database_url) as (server, address):
        table = await server.table("Ada", "Bob")
        for _ in range(2):
            reader, writer = await half_open(address, said.encode())
            with closing(writer):
                async with asyncio.timeout(PATIENCE_SECONDS):
                    assert (await reader.read()).startswith(b"HTTP/1.1 4")
        async with watching(address, table.id, table.players[0].token) as watcher:
            await watcher.next("view")
        await until(lambda: STRANGER[0] not in BoundedProtocol.by_address)


async def test_a_websocket_that_does_not_open_in_time_is_given_up_and_counts_until_then(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "MAX_OPENING", 1)
    visible, counted = Tables.visible, list[int]()

    async def held_up(tables: Tables, game_id: str, *more: Any) -> Table:
        if game_id == "none":
            counted.append(BoundedProtocol.by_address[STRANGER[0]])
            await asyncio.Event().wait()
        return await visible(tables, game_id, *more)

    async with process(database_url) as (server, address):
        table = await server.table("Ada", "Bob")
        monkeypatch.setattr(Tables, "visible", held_up)
        monkeypatch.setattr(connections, "OPENING_SECONDS", 0.2)
        reader, writer = await half_open(address, WEBSOCKET)
        with closing(writer):
            assert await ends(reader)
        monkeypatch.setattr(connections, "OPENING_SECONDS", PATIENCE_SECONDS)
        async with watching(address, table.id, table.players[0].token) as watcher:
            await watcher.next("view")
        assert counted == [1]
        assert STRANGER[0] not in BoundedProtocol.by_address


async def test_a_client_that_speaks_before_the_websocket_is_open_is_cut_off(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting: list[BoundedProtocol] = []
    monkeypatch.setattr(connections.Openings, "add", lambda _, connection: waiting.append(connection))
    async with process(database_url) as (_, address):
        reader, writer = await half_open(address, WEBSOCKET)
        with closing(writer):
            await until(lambda: waiting)
            writer.write(b"too soon")
            assert await ends(reader)


async def test_a_server_stops_while_websockets_wait(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    waiting: list[BoundedProtocol] = []
    monkeypatch.setattr(connections.Openings, "add", lambda _, connection: waiting.append(connection))
    async with process(database_url) as (_, address):
        reader, writer = await half_open(address, WEBSOCKET)
        await until(lambda: waiting)
    with closing(writer):
        assert await ends(reader)


def test_lines_of_one_cause_are_told_some_times_a_minute() -> None:
    throttled = Throttled()
    lines = [logging.LogRecord("x", logging.WARNING, "", 0, "Invalid HTTP request received.", (), None)] * 100
    assert sum(throttled.filter(line) for line in lines) == LINES_A_MINUTE
    assert throttled.filter(logging.LogRecord("x", logging.WARNING, "", 0, "Something else.", (), None))
    assert throttled.filter(logging.LogRecord("x", logging.ERROR, "", 0, "Invalid HTTP request received.", (), None))


async def test_a_refused_websocket_is_no_error_of_ours(database_url: str, caplog: pytest.LogCaptureFixture) -> None:
    """Any stranger can have one refused as often as they like, and errors are told without bound."""
    throttled = Throttled()
    async with process(database_url) as (_, address), httpx.AsyncClient(timeout=PATIENCE_SECONDS) as stranger:
        refused = await stranger.get(f"http://{address}/ws/games/none", headers=UPGRADE)
        assert refused.status_code == 404
    told = [
        record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR and throttled.filter(record)
    ]
    assert told == []
