"""Who takes a seat over has what its owner has left of the turn, and not the owner's hours and vacations."""

from datetime import timedelta

import pytest

from tests.clocks.conftest import STANDING_IN, due, relaxed
from tests.support.server import Player, Server, Sitting
from tests.support.time import Hands, let_pass

LONG = {"target": 10_000}
ONE_DAY = timedelta(days=1)
OWN_HOURS = {"time_zone": "Etc/UTC", "opens": "00:00", "closes": "00:00"}


async def away(player: Player, hands: Hands, days: float) -> None:
    """Take a vacation from now on."""
    await player.ok("POST", "/api/users/me/vacations", {"ends": (hands.at + timedelta(days=days)).isoformat()})


async def hand_on(server: Server, table: Sitting, seat: int = 0) -> Player:
    """Hand the seat to Eve by a link of its owner."""
    owner = table.players[seat]
    link = (await owner.ok("POST", table.path(f"/seats/{seat}/link")))["url"].rpartition("=")[2]
    eve = await server.player("Eve")
    await eve.ok("POST", table.path("/join"), {"invite": link})
    await server.settle()
    return eve


class TestVacations:
    """The former owner is on vacation."""

    async def test_the_heir_has_what_was_left_when_it_began(self, server: Server, hands: Hands) -> None:
        table = await relaxed(server, clock=STANDING_IN, options=LONG)
        await table.pick()
        await let_pass(server, hands, hours=8)
        await away(table.players[0], hands, days=10)
        await let_pass(server, hands, days=3)
        eve = await hand_on(server, table)
        left = {0: hands.at + timedelta(hours=16)}
        assert await due(table.players[1], table) == left
        await eve.ok("PUT", "/api/users/me/hours", OWN_HOURS)
        assert await due(table.players[1], table) == left
        await let_pass(server, hands, hours=15)
        assert (await table.players[1].look(table.id))["seats"][0]["stand_in"] is None

    async def test_it_is_the_same_for_who_had_stopped_playing(
        self, server: Server, hands: Hands, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        table = await relaxed(server, "Ada", "Ben", "Kim", options=LONG)
        await let_pass(server, hands, hours=8)
        await away(table.players[0], hands, days=10)
        await let_pass(server, hands, days=3)
        monkeypatch.setattr(server.services.automata, "_begin", lambda *_: None)
        await table.players[0].ok("POST", table.path("/stand-in"))
        await server.services.tasks.settle()
        await hand_on(server, table)
        assert (await due(table.players[1], table))[0] == hands.at + timedelta(hours=16)

    async def test_the_bank_pays_for_no_vacation(self, server: Server, hands: Hands) -> None:
        clock = {"turn_seconds": 60, "bank_seconds": 300}
        table = await server.table("Ada", "Ben", pace="live", clock=clock, options=LONG)
        await table.pick()
        await server.settle()
        await let_pass(server, hands, seconds=80)
        await away(table.players[0], hands, days=3)
        await let_pass(server, hands, hours=2)
        table.players[0] = await hand_on(server, table)
        assert await due(table.players[1], table) == {0: hands.at + timedelta(seconds=280)}
        await let_pass(server, hands, seconds=10)
        await table.act(0, "Pass")
        await table.act(1, "Pass")
        await server.settle()
        (running,) = (await table.players[1].look(table.id))["deadlines"]
        assert (running["seat"], running["bank_seconds"]) == (0, 270)

    async def test_the_bank_of_who_has_vanished_pays_for_none_either(self, server: Server, hands: Hands) -> None:
        clock = {"turn_seconds": 60, "bank_seconds": 300}
        table = await server.table("Ada", "Ben", pace="live", clock=clock, options=LONG)
        await table.pick()
        await server.settle()
        await away(table.players[0], hands, days=3)
        await let_pass(server, hands, days=2)
        await server.services.db.do("UPDATE games SET host = $1, version = version + 1", table.players[1].id)
        await server.services.db.do("UPDATE seats SET seen = now() - interval '2 days'")
        await server.services.tables.log.catch_up(await server.services.tables.live.get(table.id))
        link = (await table.players[1].ok("POST", table.path("/seats/0/link")))["url"].rpartition("=")[2]
        await (await server.player("Eve")).ok("POST", table.path("/join"), {"invite": link})
        await server.settle()
        assert await due(table.players[1], table) == {0: hands.at + timedelta(seconds=360)}

    async def test_the_vacation_of_the_heir_counts_from_then_on(self, server: Server, hands: Hands) -> None:
        table = await relaxed(server, options=LONG)
        await table.pick()
        await let_pass(server, hands, hours=8)
        eve = await hand_on(server, table)
        await away(eve, hands, days=2)
        assert await due(table.players[1], table) == {0: hands.at + timedelta(days=2, hours=16)}


class TestHours:
    """The former owner plays at some hours of the day alone."""

    async def test_a_new_owner_without_hours_is_not_late_and_has_a_whole_turn_at_most(
        self, server: Server, hands: Hands
    ) -> None:
        table = await relaxed(server, clock={"turn_seconds": 12 * 3_600}, options=LONG)
        opens = hands.at.strftime("%H:%M")
        closes = (hands.at + timedelta(hours=2)).strftime("%H:%M")
        await table.players[0].ok(
            "PUT", "/api/users/me/hours", {"time_zone": "Etc/UTC", "opens": opens, "closes": closes}
        )
        await table.pick()
        await server.settle()
        await let_pass(server, hands, days=2)
        await hand_on(server, table)
        assert await due(table.players[1], table) == {0: hands.at + timedelta(hours=12)}
