"""What a cookie vouches for counts only when a page of ours asked for it."""

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from app.web.cookies import cookie_name
from tests.support.network import process
from tests.support.server import Server, running

OURS = "http://test"
FOREIGN = ("http://test:8001", "https://evil.example", "null", "http://test.evil.example", "http://[", "")
SOLO = {"game": "toy", "seats": [{"kind": "human"}]}


async def browser(server: Server, name: str = "Ada") -> httpx.AsyncClient:
    """A client that has its session in a cookie, as a browser has."""
    client = server.client()
    made = await client.post("/api/users", json={"name": name}, headers={"origin": OURS})
    assert made.status_code == 201
    return client


async def test_a_page_of_this_server_acts_for_the_user_who_is_signed_in(server: Server) -> None:
    ada = await browser(server)
    for proof in ({"origin": OURS}, {"sec-fetch-site": "same-origin"}):
        assert (await ada.post("/api/games", json=SOLO, headers=proof)).status_code == 201


@pytest.mark.parametrize("proof", [*({"origin": origin} for origin in FOREIGN), {"sec-fetch-site": "same-site"}, {}])
async def test_any_other_page_does_not(server: Server, proof: dict[str, str]) -> None:
    ada = await browser(server)
    refused = await ada.post("/api/games", json=SOLO, headers=proof)
    assert (refused.status_code, refused.json()["code"]) == (403, "foreign-origin")
    assert (await ada.get("/api/games?mine")).json()["games"] == []


STRANGE = ("Basic eDp5", "Bearer eyJhbGciOiJub25lIn0.e30.c2lnbmVk", "Digest username=x", "Negotiate YII=")
"""What proxies that sign people in leave in the Authorization header, or browsers send there by themselves."""


@pytest.mark.parametrize("header", STRANGE)
async def test_what_a_proxy_signs_people_in_by_neither_hides_the_cookie_nor_proves_an_origin(
    server: Server, header: str
) -> None:
    ada = await browser(server)
    ada.headers["authorization"] = header
    assert (await ada.get("/api/users/me")).status_code == 200
    assert "Ada" in (await ada.get("/account")).text
    assert (await ada.post("/api/games", json=SOLO, headers={"origin": OURS})).status_code == 201
    for proof in ({"origin": "https://evil.example"}, {}):
        refused = await ada.post("/api/games", json=SOLO, headers=proof)
        assert (refused.status_code, refused.json()["code"]) == (403, "foreign-origin")


@pytest.mark.parametrize("header", STRANGE)
async def test_people_whom_a_proxy_has_signed_in_alike_are_counted_one_by_one(database_url: str, header: str) -> None:
    async with running(database_url, limits=True) as server:
        ada, bob = await browser(server), await browser(server, "Bob")
        for page in (ada, bob):
            page.headers.update({"authorization": header, "origin": OURS})
        made = [await ada.post("/api/games", json=SOLO) for _ in range(31)]
        assert made[-1].status_code == 429
        assert (await bob.post("/api/games", json=SOLO)).status_code == 201


@pytest.mark.parametrize(
    ("public_url", "host", "ours", "foreign"),
    [
        ("http://LocalHost:8143", "localhost:8143", "http://localhost:8143", "https://localhost:8143"),
        ("https://Play.Example:443", "play.example", "https://play.example", "http://play.example"),
        ("https://play.example", "play.example:443", "https://play.example", "http://play.example:443"),
        ("http://bücher.example:80", "10.0.0.1:8000", "http://xn--bcher-kva.example", "http://bucher.example"),
        ("http://[0:0:0:0:0:0:0:1]:8000", "[::1]:8000", "http://[::1]:8000", "https://[::1]:8000"),
    ],
)
async def test_origins_are_compared_as_browsers_write_them(
    database_url: str, public_url: str, host: str, ours: str, foreign: str
) -> None:
    async with running(database_url, public_url=public_url) as server, server.client() as page:
        for origin, status in ((ours, 201), (foreign, 403)):
            made = await page.post("/api/users", json={"name": "Ada"}, headers={"host": host, "origin": origin})
            assert made.status_code == status


async def test_nobody_becomes_a_guest_by_a_foreign_page(server: Server) -> None:
    async with server.client() as stranger:
        refused = await stranger.post("/api/users", json={"name": "Eve"}, headers={"origin": "http://evil.example"})
        assert refused.status_code == 403
        assert "set-cookie" not in refused.headers


async def test_a_program_with_a_token_of_its_own_needs_no_proof(server: Server) -> None:
    ada = await server.player("Ada")
    made = await ada.call("POST", "/api/games", SOLO, origin="http://elsewhere.example")
    assert made.status_code == 201


async def test_a_websocket_is_opened_by_pages_of_ours_and_by_programs_alone(database_url: str) -> None:
    async with process(database_url) as (server, address):
        table = await server.table("Ada")
        url = f"ws://{address}/ws/games/{table.id}"
        name = cookie_name(server.services.settings.public_url)
        cookie = {"Cookie": f"{name}={table.players[0].token}"}
        async with connect(url, additional_headers={**cookie, "Origin": f"http://{address}"}):
            pass
        async with connect(url, additional_headers={"Authorization": f"Bearer {table.players[0].token}"}):
            pass
        for origin in ("http://127.0.0.1:1", "http://evil.example", None):
            foreign = {"Origin": origin} if origin else {}
            with pytest.raises(InvalidStatus) as refused:
                await connect(url, additional_headers={**cookie, **foreign})
            assert refused.value.response.status_code == 403


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
async def test_a_body_says_that_it_is_json(server: Server, kind: str) -> None:
    ada = await server.player("Ada")
    refused = await ada.client.post(
        "/api/games", content=b'{"seats":[{"kind":"human"}]}', headers={"content-type": kind}
    )
    assert (refused.status_code, refused.json()["code"]) == (415, "not-json")


async def test_everything_is_served_as_what_it_says_it_is_and_the_documentation_runs_nothing(server: Server) -> None:
    async with server.client() as stranger:
        for path in ("/", "/docs", "/openapi.json", "/static/img/mark.svg", "/api/games", "/healthz", "/nothing"):
            assert (await stranger.get(path)).headers["x-content-type-options"] == "nosniff", path
        assert "default-src 'none'" in (await stranger.get("/docs")).headers["content-security-policy"]


@pytest.mark.parametrize(
    "path", ["build.mjs", "dist/manifest.json", "js/schema.d.ts", "js/table/socket.ts", "modules.mjs"]
)
async def test_what_lies_among_the_files_for_the_build_is_not_served(server: Server, path: str) -> None:
    async with server.client() as stranger:
        assert (await stranger.get(f"/static/{path}")).status_code == 404
