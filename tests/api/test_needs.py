"""Every route says what it needs; one that says nothing is for browsers' sessions alone."""

import re
from typing import get_args

import pytest
from fastapi import FastAPI, WebSocket
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.routing import Mount
from starlette.types import Receive, Send
from starlette.types import Scope as ASGIScope
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from app.server import create_app
from app.store.records import Session
from app.web import callers
from app.web.limits import ALLOWANCES
from app.web.needs import SCOPES, UNDECLARED, Limit, Scope, needs
from app.web.route_table import Route, RouteTable, routes
from app.web.scopes import check_scope
from tests.support.games import REGISTERED
from tests.support.network import process
from tests.support.server import Json, Server, running, settings
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
        assert scopes == set(route.needs.scopes), route.path


def test_what_a_host_needs_instead_is_published(app: FastAPI) -> None:
    close = app.openapi()["paths"]["/api/games/{game_id}/close"]["post"]
    assert close["security"] == [{way: [scope]} for way in ("token", "session") for scope in ("play", "host")]
    assert close["description"].endswith("The token of the table's host needs the scope `host`, that of others `play`.")


async def test_a_scope_of_hosts_is_asked_of_hosts(server: Server) -> None:
    """Else either scope would do there: the guard knows no tables."""
    asked = [route for route in routes(server.app.routes) if route.needs.scope_of_host]
    ada = await server.player("Ada")
    made = await ada.make({"game": "toy", "seats": [{"kind": "human"}] * 2})
    tried = []
    for route in asked:
        token = await ada.ok("POST", "/api/users/me/tokens", {"name": "robot", "scopes": [route.needs.scope]})
        async with server.client(token["token"]) as program:
            for method in route.methods or ():
                refused = await program.request(method, route.path.replace("{game_id}", made["id"]), json={})
                assert (refused.status_code, refused.json()["code"]) == (403, "not-in-scope"), route.path
                tried.append((route.path, refused.json()["args"]["scope"]))
    assert tried == [("/api/games/{game_id}/close", "host")]


async def test_every_route_that_needs_a_scope_refuses_strangers(server: Server) -> None:
    """Also those that are not published. The guard asks who calls; a route that asks late does so by itself."""
    answered, late = [], []
    asked = [route for route in routes(server.app.routes) if route.needs.scope and not route.needs.strangers]
    async with server.client() as stranger:
        for route in asked:
            late += [route.path] if route.needs.asks_late else []
            for method in route.methods or ("GET",):
                body: Json | None = None if method == "GET" else {}
                response = await stranger.request(method, a_path(route).replace("/talk/7", "/talk/like"), json=body)
                if response.status_code != 401:
                    answered.append((method, route.path, response.status_code))
    assert answered == []
    assert late == ["/api/games/{game_id}/moves"]
    assert len(asked) > 60


async def test_a_route_that_is_not_published_is_not_open_by_declaring_a_scope(database_url: str) -> None:
    async with running(database_url) as server:

        @server.app.post("/hidden", status_code=204, include_in_schema=False)
        @needs(scope="play", limit="changes")
        async def hidden() -> Response:
            return await done()

        ada = await server.player("Ada")
        made = await ada.ok("POST", "/api/users/me/tokens", {"name": "robot", "scopes": ["read"]})
        statuses = []
        for token in (None, made["token"], ada.token):
            async with server.client(token) as client:
                statuses.append((await client.post("/hidden")).status_code)
    assert statuses == [401, 403, 204]


async def test_every_route_that_needs_a_scope_and_answers_strangers_asks_who_calls(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is declared is also asked: otherwise the scope of a program's token would count for nothing there."""
    asked: set[str] = set()

    def noting(session: Session, connection: HTTPConnection) -> None:
        asked.add(connection.url.path)
        check_scope(session, connection)

    monkeypatch.setattr(callers, "check_scope", noting)
    sitting = await server.table("Ada", "Ben")
    for_anybody = [route for route in routes(server.app.routes) if route.needs.scope and route.needs.strangers]
    unasked = []
    for route in for_anybody:
        path = re.sub(r"\{[^}]*\}", "code", route.path.replace("{game_id}", sitting.id))
        if route.kind == "websocket":
            continue
        for method in route.methods or ():
            form = {"language": "en"} if method == "POST" else None
            await sitting.players[0].client.request(method, path, data=form)
            if path not in asked:
                unasked.append((method, route.path))
    assert unasked == []
    assert len(for_anybody) > 20


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
