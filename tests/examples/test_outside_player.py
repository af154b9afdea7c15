"""The example of a player from outside, against a real server."""

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from examples import outside_player
from tests.support.browser.serving import PROJECT, Site
from tests.support.patience import PATIENCE_SECONDS
from tests.support.postgres import Cluster, fresh_database

Json = dict[str, Any]
LONGEST = 80


@pytest.fixture
def site(migrated_cluster: Cluster) -> Iterator[Site]:
    """A server in a process of its own."""
    with fresh_database(migrated_cluster) as url:
        site = Site(url)
        site.start()
        yield site
        site.stop()


def host(site: Site) -> tuple[httpx.Client, Json]:
    """Somebody who opens a table for one person and Luna, and leaves the seat to whom the link reaches."""
    client = httpx.Client(base_url=site.url, timeout=PATIENCE_SECONDS)
    token = client.post("/api/users", json={"name": "Host"}).json()["token"]
    client.headers["Authorization"] = f"Bearer {token}"
    table = client.post("/api/games", json={"seats": [{"kind": "human"}, {"kind": "automa", "level": 3}]}).json()
    assert client.post(f"/api/games/{table['id']}/leave").status_code == 204
    return client, table


async def joined(client: httpx.Client, table: Json) -> None:
    """Wait until somebody sits there."""
    for _ in range(500):
        await asyncio.sleep(0.02)
        if (await asyncio.to_thread(client.get, f"/api/games/{table['id']}")).json()["seats"][0]["taken"]:
            return
    raise AssertionError("nobody has joined")


def test_it_plays_a_whole_game_against_luna_and_is_told_the_scores(site: Site) -> None:
    async def whole_game() -> Json:
        playing = asyncio.create_task(outside_player.play(table["invite_url"], "Robby", random.Random(7)))
        await joined(client, table)
        assert client.post(f"/api/games/{table['id']}/start").status_code == 200
        return await asyncio.wait_for(playing, 120)

    client, table = host(site)
    final = asyncio.run(whole_game())
    seen = client.get(f"/api/games/{table['id']}/log").json()
    client.close()
    assert final["status"] == "finished"
    assert [seat["name"] for seat in final["seats"]] == ["Robby", "Luna"]
    assert len(final["view"]["scores"]) == 2
    assert seen["seq"] == final["seq"] > 50


def test_a_stale_move_is_followed_by_another_look(monkeypatch: pytest.MonkeyPatch) -> None:
    turn = {"status": "playing", "to_move": [0], "seq": 4, "view": {}, "choices": {"choices": [], "sample": {"x": 1}}}
    answers = [
        httpx.Response(200, json=turn),
        httpx.Response(409, json={"code": "stale"}),
        httpx.Response(200, json={**turn, "seq": 5, "choices": {"choices": [{"y": 2}], "sample": None}}),
        httpx.Response(200, json={"seq": 6}),
        httpx.Response(200, json={**turn, "seq": 6, "to_move": [1]}),
    ]
    asked: list[bytes] = []

    def answer(request: httpx.Request) -> httpx.Response:
        asked.append(request.content)
        response = answers[len(asked) - 1]
        response.request = request
        return response

    async def turns() -> Json:
        async with httpx.AsyncClient(base_url="http://test", transport=httpx.MockTransport(answer)) as http:
            return await outside_player.take_turn(http, "/api/games/g", 0, random.Random(1))

    assert asyncio.run(turns())["seq"] == 6
    assert asked == [b"", b'{"seq":4,"move":{"x":1}}', b"", b'{"seq":5,"move":{"y":2}}', b""]


def test_it_is_short_enough_to_be_read() -> None:
    assert len((PROJECT / "examples/outside_player.py").read_text().splitlines()) < LONGEST
