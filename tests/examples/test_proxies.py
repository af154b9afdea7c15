"""The example files for nginx, HAProxy and Caddy as they are shipped, but for ports and certificate, before two
processes."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator

import httpx
import pytest
from structlog.testing import capture_logs

from tests.support.paths import respelled
from tests.support.patience import PATIENCE_SECONDS
from tests.support.proxies import (
    INVITES,
    Behind,
    Prepared,
    before_two,
    caddy,
    haproxy,
    installed,
    nginx,
)
from tests.support.server import Json, Player, until

GAMES = 12


PROXIES = (
    pytest.param(nginx, marks=installed("nginx")),
    pytest.param(haproxy, marks=installed("haproxy")),
    pytest.param(caddy, marks=installed("caddy")),
)


@pytest.fixture(params=PROXIES)
async def behind(request: pytest.FixtureRequest, database_url: str) -> AsyncIterator[Behind]:
    async with before_two(request.param, database_url, Behind) as behind:
        yield behind


async def table(behind: Behind) -> tuple[str, list[Player]]:
    """A game of two that has begun, everything through the proxy."""
    players = [await behind.player("Ada"), await behind.player("Bob")]
    made: Json = await players[0].make({"game": "toy", "seats": [{"kind": "human"}] * 2})
    (invite,) = INVITES.findall(made["invite_url"])
    assert made["invite_url"].startswith(behind.url)
    assert (await players[0].client.get(f"/t/{made['id']}")).status_code == 200
    await players[1].ok("POST", f"/api/games/{made['id']}/join", {"invite": invite})
    await players[0].ok("POST", f"/api/games/{made['id']}/start")
    return made["id"], players


async def test_a_move_reaches_the_others_through_the_proxy(behind: Behind) -> None:
    game, players = await table(behind)
    async with behind.watching(game, players[1].token) as watcher:
        await watcher.next("view")
        moved = await players[0].move(game, {"type": "Pick", "number": 1})
        assert moved.is_success, moved.text
        await watcher.reach(moved.json()["seq"])


async def test_all_that_is_asked_about_a_game_reaches_one_process(behind: Behind) -> None:
    homes = defaultdict(list)
    for _ in range(GAMES):
        game, players = await table(behind)
        async with behind.watching(game, players[1].token) as watcher:
            await watcher.next("view")
        asked = behind.asked_about(game)
        assert sorted(asked)[0] == 0 and sum(asked) >= 4, asked
        homes[asked.index(max(asked))].append(game)
    assert len(homes) == 2, "all games lie on one process"


@installed("nginx")
async def test_nginx_sends_each_game_to_its_owner(database_url: str) -> None:
    """The processes' ring is that of nginx; other proxies have others."""
    async with before_two(nginx, database_url, Behind) as behind:
        addresses = {backend.address for backend in behind.backends}
        buses = [backend.bus for backend in behind.backends]
        await until(lambda: all(set(bus.owners.living.values()) == addresses for bus in buses))
        async with behind.client() as client:
            for number in range(100):
                game = f"{number}x" * 8
                await client.get(f"/api/games/{game}")
                asked = behind.asked_about(game)
                assert [bus.owners.owns(game) for bus in buses] == [bool(times) for times in asked]


@pytest.mark.parametrize("proxy", PROXIES)
async def test_a_file_that_one_version_alone_has_is_found(proxy: Prepared, database_url: str) -> None:
    file = "/static/img/mark.svg"
    async with before_two(proxy, database_url, Behind) as behind, behind.client() as client:
        for lacking in behind.backends:
            lacking.lacks.add(file)
            for _ in range(4):
                assert (await client.get(file)).is_success
            lacking.lacks.clear()
        assert (await client.get("/static/img/none.svg")).status_code == 404


async def test_what_concerns_no_game_goes_by_the_callers_address(behind: Behind) -> None:
    async with behind.client(address="127.0.0.3") as client:
        for _ in range(GAMES):
            assert (await client.get("/readyz")).is_success
    assert sorted(backend.seen.count("/readyz") for backend in behind.backends) == [0, GAMES]


async def test_when_a_process_ends_its_games_go_on_at_the_other(behind: Behind) -> None:
    game, players = await table(behind)
    home = behind.asked_about(game).index(max(behind.asked_about(game)))
    await behind.backends[home].life.aclose()
    moved = await players[0].move(game, {"type": "Pick", "number": 1})
    assert moved.is_success, moved.text
    assert behind.asked_about(game)[1 - home] > 0
    async with behind.watching(game, players[1].token) as watcher:
        await watcher.reach(moved.json()["seq"])


async def test_a_caller_is_known_by_his_own_address_whatever_he_claims(behind: Behind) -> None:
    async with behind.client(address="127.0.0.2") as client:
        with capture_logs() as logs:
            answer = await client.get("/readyz", headers={"X-Forwarded-For": "203.0.113.9"})
            number = answer.headers["x-request-id"]
            await until(lambda: any(line.get("request_id") == number for line in logs))
    (line,) = [line for line in logs if line.get("request_id") == number]
    assert line["address"] == "127.0.0.2"


async def raw(behind: Behind, target: str) -> bytes:
    """The answer of the proxy to a request whose target is sent as it stands."""
    port = int(behind.url.rpartition(":")[2])
    reader, writer = await asyncio.open_connection("localhost", port, ssl=behind.trust)
    writer.write(f"GET {target} HTTP/1.1\r\nHost: localhost:{port}\r\nConnection: close\r\n\r\n".encode())
    answer = await asyncio.wait_for(reader.read(), 10)
    writer.close()
    return answer


METRICS = ("/metrics", "/metrics/", "/METRICS", "/Metrics", "/metrics?x=1", "/metrics/x", *respelled("/metrics"))


async def test_no_spelling_shows_the_metrics_through_the_proxy(behind: Behind) -> None:
    backend = f"http://127.0.0.1:{behind.backends[0].port}"
    async with httpx.AsyncClient(base_url=backend, timeout=PATIENCE_SECONDS) as monitor:
        assert "regolith_request_seconds" in (await monitor.get("/metrics")).text
    for spelled in METRICS:
        answer = await raw(behind, spelled)
        assert answer.split()[1] in (b"404", b"400"), (spelled, answer)
        assert b"regolith_" not in answer
    reached = [path for backend in behind.backends for path in backend.seen]
    assert [path for path in reached if path.lower() == "/metrics"] == ["/metrics"], "the monitor's own"


async def test_the_proxy_lets_no_odd_path_through(behind: Behind) -> None:
    odd = ("%0A", "%00", "%7F", "%20", "%2F", "%5C", "\\", "/..", "/%2E%2e", "//", "%250A")
    for spelled in (*(f"/api/games{item}" for item in odd), "//api/games", "/./api/games", "/x/../api/games"):
        assert (await raw(behind, spelled)).split()[1] in (b"404", b"400"), spelled
    reached = [path for backend in behind.backends for path in backend.seen]
    assert not [path for path in reached if "games" in path], reached
