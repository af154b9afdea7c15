"""HEAD is answered as GET is, without a body: monitors ask so."""

import pytest

from tests.support.server import Server, running

PATHS = (
    "/",
    "/healthz",
    "/readyz",
    "/metrics",
    "/docs",
    "/openapi.json",
    "/api/games",
    "/api/games/none",
    "/api/users/me",
    "/static/img/mark.svg",
    "/nothing",
    "/t/none",
)


async def test_every_address_answers_head_as_get(database_url: str) -> None:
    async with running(database_url, metrics=True) as server, server.client() as monitor:
        for path in PATHS:
            got, head = await monitor.get(path), await monitor.request("HEAD", path)
            assert head.status_code == got.status_code, path
            assert head.content == b""
            assert head.headers.get("content-type") == got.headers.get("content-type"), path


async def test_head_is_not_published(server: Server) -> None:
    assert not [path for path, about in server.app.openapi()["paths"].items() if "head" in about]


@pytest.mark.parametrize(("scopes", "status"), [(["play"], 403), (["play", "host"], 200)])
async def test_a_program_closes_its_owners_table_with_the_scope_of_hosts_alone(
    server: Server, scopes: list[str], status: int
) -> None:
    ada = await server.player("Ada")
    made = await ada.make({"game": "toy", "seats": [{"kind": "human"}] * 2})
    token = (await ada.ok("POST", "/api/users/me/tokens", {"name": "robot", "scopes": scopes}))["token"]
    async with server.client(token) as program:
        assert (await program.post(f"/api/games/{made['id']}/close")).status_code == status
