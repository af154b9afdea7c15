"""A path has one spelling; any other leads to nothing, before limits, scopes or routes compare it."""

import asyncio
from urllib.parse import quote

from hypothesis import given
from hypothesis import strategies as st

from app.web.paths import is_canonical
from tests.support.network import process
from tests.support.paths import respelled
from tests.support.server import Server

PAGES = ("/", "/healthz", "/docs", "/static/img/mark.svg", "/metrics", "/api/games", "/t/none", "/account")
UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: MDEyMzQ1Njc4OUFCQ0RFRg=="
)


async def ask(address: str, method: str, target: str, *headers: str, body: bytes = b"") -> tuple[int, bytes]:
    """The status and the answer to a request whose target is sent as it stands, byte by byte."""
    host, _, port = address.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    lines = [f"{method} {target} HTTP/1.1", f"Host: {address}", *headers, f"Content-Length: {len(body)}"]
    if "Upgrade: websocket" not in "".join(headers):
        lines.append("Connection: close")
    writer.write("\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + body)
    head = await asyncio.wait_for(reader.readline(), 10)
    rest = b"" if head.split()[1] == b"101" else await asyncio.wait_for(reader.read(), 10)
    writer.close()
    return int(head.split()[1]), rest


async def test_no_other_spelling_of_a_page_is_answered(database_url: str) -> None:
    async with process(database_url, metrics=True) as (_, address):
        for page in PAGES:
            assert (await ask(address, "GET", page))[0] in (200, 404, 303), page
            for spelled in respelled(page):
                status, said = await ask(address, "GET", spelled)
                assert status in (400, 404), (spelled, said)
                assert b"regolith_request_seconds" not in said


async def test_a_refused_path_is_a_problem_with_the_number_of_its_request(server: Server) -> None:
    async with server.client() as stranger:
        refused = await stranger.get("/api/games%0A", headers={"x-request-id": "one"})
    assert (refused.status_code, refused.json()["code"]) == (404, "not-found")
    assert refused.headers["x-request-id"] == "one"


async def test_no_spelling_makes_a_guest_past_the_limits(database_url: str) -> None:
    async with process(database_url) as (_, address):
        for path in ("/api/users", "/api/games", "/api/users/me/address"):
            for spelled in respelled(path):
                body = b'{"name": "Eve"}'
                status, said = await ask(address, "POST", spelled, "Content-Type: application/json", body=body)
                assert status in (400, 404), (spelled, said)


async def test_no_spelling_opens_what_a_token_is_not_for(database_url: str) -> None:
    async with process(database_url) as (server, address):
        table = await server.table("Ada", "Bob")
        made = await table.players[0].ok("POST", "/api/users/me/tokens", {"name": "robot", "scopes": ["play"]})
        headers = (f"Authorization: Bearer {made['token']}", "Content-Type: application/json")
        for path in ("/invite", "/seats", "/start", "/chat/closed", "/seats/1/link"):
            method = "PUT" if path == "/chat/closed" else "POST"
            for spelled in respelled(table.path(path)):
                status, said = await ask(address, method, spelled, *headers, body=b'{"kind": "human"}')
                assert status in (400, 404), (spelled, said)


async def test_a_websocket_has_one_spelling_too(database_url: str) -> None:
    async with process(database_url) as (server, address):
        table = await server.table("Ada", visibility="public")
        path = f"/ws/games/{table.id}"
        assert (await ask(address, "GET", path, *UPGRADE.split("\r\n")))[0] == 101
        for spelled in respelled(path):
            status, said = await ask(address, "GET", spelled, *UPGRADE.split("\r\n"))
            assert status in (400, 404), (spelled, said)


@given(st.text(alphabet=st.characters(categories=["L", "N"]), min_size=1, max_size=20))
def test_letters_of_all_languages_may_stand_in_a_path(name: str) -> None:
    path = f"/people/{name}.svg"
    assert is_canonical(path, quote(path).encode())
    assert is_canonical(path, None)


@given(st.binary(max_size=12))
def test_no_bytes_behind_a_path_are_read_as_that_path(behind: bytes) -> None:
    """Whatever is let in reads the same when it is spelled again."""
    raw = b"/api/users" + b"".join(b"%%%02X" % byte for byte in behind)
    read = (b"/api/users" + behind).decode(errors="replace")
    if is_canonical(read, raw) and behind:
        assert read.isprintable() and read == read.strip() and "//" not in read
        assert read != "/api/users"
