"""The way to the next table that waits for somebody."""

from tests.support.server import Player, Server

ALONE = {"game": "skymines", "options": {}, "seats": [{"kind": "human"}, {"kind": "luna", "level": 1}]}


async def asked_at(player: Player) -> str:
    """A new table at which the player is asked something; its id."""
    made = await player.make(ALONE)
    await player.ok("POST", f"/api/games/{made['id']}/start")
    table: str = made["id"]
    return table


async def led_to(player: Player, after: str = "") -> str:
    """Where they get to."""
    answer = await player.call("GET", f"/next?after={after}" if after else "/next")
    assert answer.status_code == 303
    return answer.headers["location"]


class TestNextTable:
    async def test_it_is_the_one_that_has_waited_longest_other_than_this_one(self, server: Server) -> None:
        ada = await server.player("Ada")
        first, second = await asked_at(ada), await asked_at(ada)
        assert await led_to(ada) == f"/t/{first}"
        assert await led_to(ada, after=first) == f"/t/{second}"
        assert await led_to(ada, after=second) == f"/t/{first}"

    async def test_home_is_next_when_no_other_waits(self, server: Server) -> None:
        ada, eve = await server.player("Ada"), await server.player("Eve")
        only = await asked_at(ada)
        assert await led_to(ada, after=only) == "/"
        assert await led_to(eve) == "/"

    async def test_strangers_are_led_home(self, server: Server) -> None:
        async with server.client() as nobody:
            answer = await nobody.get("/next")
            assert (answer.status_code, answer.headers["location"]) == (303, "/")
