"""How many tables one person may have open at once."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator

import pytest

from tests.support.finished import finished
from tests.support.server import Player, Server, running

TOY = {"game": "toy", "seats": [{"kind": "human"}, {"kind": "human"}]}


@pytest.fixture
async def narrow(database_url: str) -> AsyncIterator[Server]:
    """A server that allows two lobbies and two running games."""
    async with running(database_url, lobbies_per_person=2, tables_per_person=2) as server:
        yield server


async def refusal(player: Player, path: str, body: object) -> tuple[int, str]:
    response = await player.call("POST", path, body)
    return response.status_code, response.json()["code"]


async def test_lobbies_of_one_host_are_capped_until_one_begins(narrow: Server) -> None:
    ada, bob = await narrow.player("Ada"), await narrow.player("Bob")
    made = [await ada.make(TOY) for _ in range(2)]
    assert await refusal(ada, "/api/games", TOY) == (409, "too-many-lobbies")
    await bob.make(TOY)
    invite = made[0]["invite_url"].rpartition("=")[2]
    await bob.ok("POST", f"/api/games/{made[0]['id']}/join", {"invite": invite})
    await ada.ok("POST", f"/api/games/{made[0]['id']}/start")
    await ada.make(TOY)


async def test_running_games_of_one_person_are_capped_and_sleeping_ones_are_not_counted(narrow: Server) -> None:
    first, _ = await narrow.table("Ada", "Bob"), await narrow.table("Eve", "Fay")
    ada = first.players[0]
    alone = {**TOY, "seats": [{"kind": "human"}]}
    second = (await ada.make(alone))["id"]
    await ada.ok("POST", f"/api/games/{second}/start")
    assert await refusal(ada, "/api/games", TOY) == (409, "too-many-tables")
    hosted = await first.players[1].make(TOY)
    path, body = f"/api/games/{hosted['id']}/join", {"invite": hosted["invite_url"].rpartition("=")[2]}
    assert await refusal(ada, path, body) == (409, "too-many-tables")
    await narrow.services.db.do("UPDATE games SET asleep = now() WHERE id = $1", second)
    await ada.ok("POST", path, body)


async def test_of_several_opened_at_once_each_counts_those_before_it(database_url: str) -> None:
    async with running(database_url, lobbies_per_person=2, branches_per_person=2) as server:
        over = [await finished(server, "Ada", "Ben"), await finished(server, "Cem", "Dan")]
        ada, cem = (table.players[0] for table in over)

        async def opened(path: str, body: object) -> Counter[str]:
            answers = await asyncio.gather(*(ada.call("POST", path, body) for _ in range(5)))
            return Counter("" if item.is_success else item.json()["code"] for item in answers)

        branch = {"seq": 2, "seat": 0}
        assert await opened(over[0].path("/branches"), branch) == {"": 2, "too-many-branches": 3}
        assert await opened("/api/games", TOY) == {"": 2, "too-many-lobbies": 3}
        rematches = [cem.call("POST", over[1].path("/rematch")), *(cem.call("POST", "/api/games", TOY) for _ in "123")]
        assert sum(item.is_success for item in await asyncio.gather(*rematches)) == 2


async def test_the_last_table_that_one_may_open_is_had_again_by_its_key(narrow: Server) -> None:
    ada = await narrow.player("Ada")
    await ada.make(TOY)
    made = [ada.ok("POST", "/api/games", TOY, Idempotency_Key="a") for _ in range(3)]
    assert len({item["id"] for item in await asyncio.gather(*made)}) == 1
