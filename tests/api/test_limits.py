"""A stranger who asks without end has to wait; friends do not notice."""

import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest
from limits import parse_many
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from app.web.limits import ALLOWANCES, BY_ADDRESS_AS_WELL
from tests.support.network import process
from tests.support.server import Server, running

ROOT = Path(__file__).resolve().parents[2]
SOLO = {"game": "toy", "seats": [{"kind": "human"}]}


def a_minute(kind: str) -> int:
    """How often this is allowed in a minute."""
    return min(item.amount for item in parse_many(ALLOWANCES[kind]))


async def until_refused(send: Callable[[], Awaitable[object]], most: int) -> tuple[int, httpx.Response]:
    """How often it was answered before it was refused, and the refusal."""
    for number in range(most + 1):
        response = await send()
        assert isinstance(response, httpx.Response)
        if response.status_code == 429:
            return number, response
    raise AssertionError(f"not refused {most + 1} times")


def guest(client: httpx.AsyncClient) -> Callable[[], Awaitable[object]]:
    return lambda: client.post("/api/users", json={"name": "Eve"})


def from_address(server: Server, address: str) -> httpx.AsyncClient:
    """A client at another address."""
    return httpx.AsyncClient(transport=httpx.ASGITransport(app=server.app, client=(address, 1)), base_url="http://test")


def test_operators_read_of_every_limit_as_it_is() -> None:
    """The table in docs/operating.md is the policy, in words."""
    written = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([\w-]+)` \| [^|]+ \| (?:address|caller|person) \| ([^|]+) \|$", written, re.MULTILINE)
    said = {name: "; ".join(re.sub(r" an? ", "/", item) for item in allowed.split(", ")) for name, allowed in rows}
    assert said == ALLOWANCES


async def test_guests_without_end_are_refused_and_told_when_to_come_again(database_url: str) -> None:
    async with running(database_url, limits=True) as server, from_address(server, "192.0.2.1") as eve:
        made, refused = await until_refused(guest(eve), a_minute("newcomers"))
        assert made == a_minute("newcomers")
        assert refused.json()["code"] == "too-many-requests"
        assert 1 <= int(refused.headers["retry-after"]) == refused.json()["args"]["seconds"] <= 60
        async with from_address(server, "192.0.2.2") as ada:
            assert (await ada.post("/api/users", json={"name": "Ada"})).status_code == 201


async def test_a_household_is_one_caller(database_url: str) -> None:
    async with running(database_url, limits=True) as server:
        async with from_address(server, "2001:db8::1") as eve:
            await until_refused(guest(eve), a_minute("newcomers"))
        for address, status in (("2001:db8::ffff", 429), ("2001:db8:0:1::1", 201)):
            async with from_address(server, address) as other:
                assert (await other.post("/api/users", json={"name": "Eve"})).status_code == status


async def test_a_caller_who_opens_tables_without_end_stops_neither_friends_nor_the_server(database_url: str) -> None:
    async with running(database_url, limits=True) as server:
        eve, ada = await server.player("Eve"), await server.player("Ada")
        made, _ = await until_refused(lambda: eve.call("POST", "/api/games", SOLO), a_minute("tables"))
        assert made == a_minute("tables")
        assert (await ada.call("POST", "/api/games", SOLO)).status_code == 201
        assert (await eve.call("GET", "/api/games?mine")).status_code == 200


async def test_tokens_that_are_made_up_do_not_multiply_what_is_allowed(database_url: str) -> None:
    async with running(database_url, limits=True) as server, from_address(server, "192.0.2.1") as eve:
        numbers = iter(range(10_000))
        most = a_minute("tables") * BY_ADDRESS_AS_WELL

        def send() -> Awaitable[object]:
            return eve.post("/api/games", json=SOLO, headers={"Authorization": f"Bearer {next(numbers)}"})

        assert (await until_refused(send, most))[0] == most


async def test_copies_of_all_are_bounded_below_what_is_read(database_url: str) -> None:
    async with running(database_url, limits=True) as server:
        ada = await server.player("Ada")
        given, _ = await until_refused(lambda: ada.call("GET", "/api/users/me/export"), a_minute("copies"))
        assert given == a_minute("copies")
        assert (await ada.call("GET", "/api/games/none/export")).status_code == 429
        assert (await ada.call("GET", "/api/users/me")).status_code == 200


@pytest.mark.parametrize("path", ["/static/img/mark.svg", "/healthz", "/readyz"])
async def test_files_and_health_are_never_too_much(database_url: str, path: str) -> None:
    async with running(database_url, limits=True) as server, from_address(server, "192.0.2.1") as eve:
        for _ in range(100):
            assert (await eve.get(path)).status_code == 200
        await until_refused(lambda: eve.get("/t/none/1.png"), a_minute("pictures"))
        assert (await eve.get(path)).status_code == 200


async def test_sockets_are_bounded_too(database_url: str) -> None:
    async with process(database_url, limits=True) as (_, address):
        url = f"ws://{address}/ws/games/none"
        statuses = []
        for _ in range(a_minute("sockets") + 1):
            with pytest.raises(InvalidStatus) as refused:
                await connect(url)
            statuses.append(refused.value.response.status_code)
        assert set(statuses[:-1]) == {404}
        assert statuses[-1] == 429
