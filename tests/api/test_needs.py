"""Every route says what it needs; one that says nothing is for browsers' sessions alone."""

import re
from typing import get_args

import pytest
from fastapi import FastAPI, WebSocket
from starlette.responses import Response
from starlette.routing import Mount
from starlette.types import Receive, Send
from starlette.types import Scope as ASGIScope
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from app.api.documentation import example_of
from app.server import create_app
from app.web.limits import ALLOWANCES
from app.web.needs import SCOPES, UNDECLARED, Limit, Scope, needs
from app.web.route_table import Route, RouteTable, routes
from tests.support.games import REGISTERED
from tests.support.network import process
from tests.support.server import Server, running, settings
from tools.schema import NOWHERE


@pytest.fixture(scope="module")
def app() -> FastAPI:
    """An application with all that can be switched on, never started."""
    return create_app(settings(metrics=True, dev=True), NOWHERE, REGISTERED)


def a_path(route: Route) -> str:
    """A path that leads to a route."""
    filled = re.sub(r"\{[^}]*\}", "7", route.path)
    return filled if route.methods or route.kind == "websocket" else f"{filled}/x.js"


def test_every_route_declares_what_it_needs(app: FastAPI) -> None:
    """Among them pages, the websocket and folders of files."""
    known = list(routes(app.routes))
    assert {"/api/games", "/t/{game_id}", "/ws/games/{game_id}", "/static", "/metrics", "/openapi.json"} <= {
        route.path for route in known
    }
    assert [route.path for route in known if not route.needs.declared] == []


def test_every_route_is_found_before_it_is_routed(app: FastAPI) -> None:
    """What is declared at a function is what its address gets, and no other route's."""
    known = list(routes(app.routes))
    table = RouteTable(known)
    for route in known:
        for method in route.methods or ("GET", "PROPFIND"):
            assert table.needs_of(route.kind, method, a_path(route)) is route.needs, (method, route.path)


def test_an_address_that_leads_nowhere_is_counted(app: FastAPI) -> None:
    table = RouteTable(routes(app.routes))
    for method, path, limit in (
        ("GET", "/no/page", "reads"),
        ("OPTIONS", "/no/page", "reads"),
        ("POST", "/api/games/x/brand-new", "changes"),
        ("PROPFIND", "/", "changes"),
        ("GET", "/ws/games/x", "reads"),
    ):
        assert table.needs_of("http", method, path).limit == limit, path


def test_what_head_gets_is_declared_for_get(app: FastAPI) -> None:
    table = RouteTable(routes(app.routes))
    assert table.needs_of("http", "HEAD", "/healthz") is table.needs_of("http", "GET", "/healthz")


def test_every_kind_of_request_has_its_allowance_and_every_scope_its_words() -> None:
    assert set(get_args(Limit)) <= ALLOWANCES.keys()
    assert set(get_args(Scope)) == SCOPES.keys()


def test_scope_and_limit_of_each_operation_are_published(app: FastAPI) -> None:
    paths = app.openapi()["paths"]
    start, look, join = (
        paths["/api/games/{game_id}/start"]["post"],
        paths["/api/games/{game_id}"]["get"],
        paths["/api/games/{game_id}/join"]["post"],
    )
    assert (start["security"], start["x-limit"]) == ([{"token": ["host"]}, {"session": ["host"]}], "changes")
    assert (look["security"], look["x-limit"]) == ([{"token": ["read"]}, {"session": ["read"]}, {}], "reads")
    assert (join["security"], join["x-limit"]) == ([{"token": ["play"]}, {"session": ["play"]}], "changes")
    assert paths["/api/users"]["post"]["security"] == []
    assert "x-limit" not in paths["/healthz"]["get"]
    published = [
        (route, operation)
        for route in routes(app.routes)
        for method, operation in paths.get(route.path, {}).items()
        if method.upper() in (route.methods or ())
    ]
    assert len(published) == sum(len(operations) for operations in paths.values())
    for route, operation in published:
        scopes = {scope for way in operation["security"] for needed in way.values() for scope in needed}
        assert scopes == ({route.needs.scope} if route.needs.scope else set()), route.path


A_DAY = "2030-01-01T00:00:00Z"
BODIES = {
    "/api/games": {"seats": [{"kind": "human"}, {"kind": "human"}]},
    "/api/games/{game_id}/takeback": {"seq": 1},
    "/api/games/{game_id}/chat/read": {"line": 1},
    "/api/games/{game_id}/invitations": {"user": "7"},
    "/api/users/me/vacations": {"ends": A_DAY},
    "/api/users/me/vacations/end": {"begins": A_DAY},
}
"""Bodies that fit where the schema names no example: one that does not fit is refused first."""


async def test_every_operation_that_needs_a_scope_refuses_strangers(server: Server) -> None:
    """What is declared is also asked: each function finds out who calls."""
    document = server.app.openapi()
    tried, answered = 0, []
    async with server.client() as stranger:
        for path, operations in document["paths"].items():
            for method, about in operations.items():
                if not about["security"] or {} in about["security"]:
                    continue
                content = about.get("requestBody", {}).get("content", {}).get("application/json")
                made = content and (content.get("example") or example_of(document, content["schema"]))
                there = re.sub(r"\{[^}]*\}", "7", path.replace("{symbol}", "like"))
                response = await stranger.request(method, there, json=BODIES.get(path, made))
                tried += 1
                if response.status_code != 401:
                    answered.append((method, path, response.status_code))
    assert answered == []
    assert tried > 60


async def test_the_page_of_the_api_says_scopes_and_limits(server: Server) -> None:
    async with server.client() as reader:
        page = (await reader.get("/docs")).text
    for scope, allows in SCOPES.items():
        assert f"<code>{scope}</code>: {allows}" in page
    assert "Scope <code>host</code>; counted as <code>tables</code>" in page
    assert "Scope <code>read</code>, or no token; counted as <code>reads</code>" in page


async def done() -> Response:
    """An endpoint that asks nobody who they are."""
    return Response(status_code=204)


class TestUndeclared:
    async def test_a_route_that_declares_nothing_wants_a_browsers_session(self, database_url: str) -> None:
        async with running(database_url) as server:
            server.app.post("/api/undeclared", status_code=204)(done)
            assert [route.needs for route in routes(server.app.routes) if not route.needs.declared] == [UNDECLARED]
            ada = await server.player("Ada")
            made = await ada.ok("POST", "/api/users/me/tokens", {"name": "robot", "scopes": ["play", "host"]})
            statuses = []
            for token in (None, made["token"], ada.token):
                async with server.client(token) as client:
                    statuses.append((await client.post("/api/undeclared")).status_code)
        assert statuses == [401, 403, 204]

    async def test_it_is_refused_before_its_body_is_read(self, database_url: str) -> None:
        async with running(database_url) as server, server.client() as stranger:

            async def reading(body: dict[str, int]) -> Response:
                return await done()

            server.app.post("/api/undeclared", status_code=204)(reading)
            headers = {"content-type": "application/json"}
            refused = await stranger.post("/api/undeclared", content=b"{", headers=headers)
        assert (refused.status_code, refused.json()["code"]) == (401, "no-token")

    async def test_a_websocket_and_a_folder_that_declare_nothing_want_one_too(self, database_url: str) -> None:
        async with process(database_url) as (server, address):

            async def greet(websocket: WebSocket) -> None:
                await websocket.accept()
                await websocket.close()

            server.app.websocket("/ws/undeclared")(greet)
            server.app.router.routes.insert(0, _folder())
            with pytest.raises(InvalidStatus) as refused:
                await connect(f"ws://{address}/ws/undeclared")
            assert refused.value.response.status_code == 401
            ada = await server.player("Ada")
            async with connect(
                f"ws://{address}/ws/undeclared", additional_headers={"Authorization": f"Bearer {ada.token}"}
            ):
                pass
            async with server.client() as stranger:
                assert (await stranger.get("/folder/file")).status_code == 401

    async def test_a_declared_one_is_open_as_it_says(self, database_url: str) -> None:
        async with running(database_url) as server, server.client() as stranger:

            @server.app.post("/api/declared", status_code=204)
            @needs(scope=None, limit="changes")
            async def declared() -> Response:
                return await done()

            assert (await stranger.post("/api/declared")).status_code == 204


def _folder() -> Mount:
    """A mount of an application that declares nothing."""

    async def files(scope: ASGIScope, receive: Receive, send: Send) -> None:
        await Response(status_code=204)(scope, receive, send)

    return Mount("/folder", files)
