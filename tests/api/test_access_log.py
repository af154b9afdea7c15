"""One line for each request, with its route and nothing secret."""

from typing import Any

import pytest
from structlog.testing import capture_logs

from tests.support.network import on_port, watching
from tests.support.server import Server, running


def lines(logs: list[Any]) -> list[Any]:
    """The access lines among what was logged."""
    return [line for line in logs if line["event"] == "request.answered"]


async def test_a_request_is_one_line_with_its_route(database_url: str) -> None:
    async with running(database_url) as server:
        table = await server.table("Ada")
        with capture_logs() as logs:
            answered = await table.players[0].call("GET", f"{table.path()}?invite={table.invite}")
            await table.players[0].call("GET", "/static/css/table/regions.css")
            await table.players[0].call("GET", f"/nothing/{table.invite}")
            await table.players[0].call("POST", "/api/users", [])
    found = lines(logs)
    assert [(line["method"], line["route"], line["status"]) for line in found] == [
        ("GET", "/api/games/{game_id}", 200),
        ("GET", "/static", 200),
        ("GET", "/{path:path}", 404),
        ("POST", "/api/users", 422),
    ]
    first = found[0]
    assert first["log_level"] == "info"
    assert first["request_id"] == answered.headers["x-request-id"]
    assert first["address"] == "127.0.0.1"
    assert first["ms"] >= 0
    said = repr(logs)
    assert table.invite not in said
    assert table.players[0].token not in said


async def test_a_websocket_is_a_line_when_it_is_open_and_one_when_it_has_ended(database_url: str) -> None:
    async with running(database_url) as server:
        table = await server.table("Ada")
        with capture_logs() as logs:
            async with on_port(server) as address, watching(address, table.id, table.players[0].token) as watcher:
                await watcher.next("view")
    (line,) = lines(logs)
    assert (line["method"], line["route"], line["status"]) == ("WEBSOCKET", "/ws/games/{game_id}", 101)
    (ended,) = [line for line in logs if line["event"] == "socket.ended"]
    assert ended["reason"] == "left"
    assert ended["seconds"] >= 0


@pytest.mark.parametrize("server_settings", [{"access_log": False}])
async def test_it_can_be_turned_off(database_url: str, server_settings: dict[str, Any]) -> None:
    async with running(database_url, **server_settings) as server:
        with capture_logs() as logs:
            await call(server)
    assert lines(logs) == []


async def call(server: Server) -> None:
    """Ask for something."""
    async with server.client() as client:
        assert (await client.get("/readyz")).status_code == 200
