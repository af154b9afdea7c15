"""Hours of play and vacations, which stop a person's clocks at all tables."""

from datetime import datetime, timedelta
from typing import Any

import pytest

from tests.clocks.conftest import STANDING_IN, due, relaxed
from tests.support.server import Player, Server
from tests.support.time import Hands, let_pass

DAYS = timedelta(days=1)


async def away(player: Player, begins: datetime | None, ends: datetime) -> Any:
    body = {"ends": ends.isoformat()} | ({"begins": begins.isoformat()} if begins else {})
    return await player.call("POST", "/api/users/me/vacations", body)


class TestHoursOfPlay:
    """A relaxed clock runs in them alone."""

    async def test_deadlines_that_run_move_with_them(self, server: Server, hands: Hands) -> None:
        table = await relaxed(server, clock={"turn_seconds": 6 * 3600})
        ada = table.players[0]
        said = {"time_zone": "Europe/Berlin", "opens": "08:00", "closes": "14:00"}
        told = await ada.ok("PUT", "/api/users/me/hours", said)
        assert told["hours"] == said
        now = await due(ada, table)
        assert now[0] == datetime.fromisoformat("2026-03-03T12:00:00+00:00")
        assert now[1] == hands.at + timedelta(hours=6)
        await ada.ok("DELETE", "/api/users/me/hours")
        assert (await due(ada, table))[0] == hands.at + timedelta(hours=6)
        assert (await ada.ok("GET", "/api/users/me/time"))["hours"] is None

    @pytest.mark.parametrize(
        ("body", "code"),
        [
            ({"time_zone": "Moon/Tranquility", "opens": "08:00", "closes": "20:00"}, "bad-time-zone"),
            ({"time_zone": "localtime", "opens": "08:00", "closes": "20:00"}, "bad-time-zone"),
            ({"time_zone": "Factory", "opens": "08:00", "closes": "20:00"}, "bad-time-zone"),
            ({"time_zone": "Europe/Berlin", "opens": "08:00", "closes": "08:30"}, "bad-hours"),
            ({"time_zone": "Europe/Berlin", "opens": "24:00", "closes": "08:30"}, "malformed-request"),
        ],
    )
    async def test_others_are_refused(self, server: Server, body: dict[str, str], code: str) -> None:
        refused = await (await server.player("Ada")).call("PUT", "/api/users/me/hours", body)
        assert (refused.status_code, refused.json()["code"]) == (422, code)

    async def test_a_zone_that_is_not_known_any_more_stops_nobodys_clock(self, server: Server, hands: Hands) -> None:
        table = await relaxed(server, clock=STANDING_IN, options={"target": 10_000})
        ada = table.players[0]
        await ada.ok("PUT", "/api/users/me/hours", {"time_zone": "Europe/Kiev", "opens": "08:00", "closes": "20:00"})
        await server.services.db.do("UPDATE play_hours SET time_zone = 'Europe/Atlantis'")
        await table.pick()
        await server.settle()
        assert await due(ada, table) == {0: hands.at + DAYS}
        assert (await ada.ok("GET", "/api/users/me/time"))["hours"]["time_zone"] == "Europe/Atlantis"


class TestVacations:
    """All tables wait, and the others are told."""

    async def test_the_clocks_stand_still_at_all_tables(self, server: Server, hands: Hands) -> None:
        table = await relaxed(server, clock=STANDING_IN, options={"target": 10_000})
        ada, ben = table.players
        begun = hands.at
        await table.act(1, "Pick", number=1)
        await server.settle()
        assert (await away(ada, None, begun + 5 * DAYS)).is_success
        assert await due(ada, table) == {0: begun + 6 * DAYS}
        told = await ben.ok("GET", table.path("/clocks"))
        assert [(item["seat"], datetime.fromisoformat(item["ends"])) for item in told["away"]] == [
            (0, begun + 5 * DAYS)
        ]
        await let_pass(server, hands, days=5, hours=23)
        assert await due(ada, table) != {}
        await let_pass(server, hands, hours=2)
        assert (await ben.look(table.id))["seats"][0]["stand_in"] == "deadline"

    async def test_a_player_back_early_has_the_rest_of_the_time(self, server: Server, hands: Hands) -> None:
        table = await relaxed(server)
        ada = table.players[0]
        begun = hands.at
        told = (await away(ada, begun + DAYS / 2, begun + 9 * DAYS)).json()
        await let_pass(server, hands, days=3)
        await ada.ok("POST", "/api/users/me/vacations/end", {"begins": told["vacations"][0]["begins"]})
        assert (await due(ada, table))[0] == hands.at + DAYS / 2
        again = await ada.ok("GET", "/api/users/me/time")
        assert (again["vacations"], round(30 - again["days_left"], 3)) == ([], 2.5)

    async def test_a_year_has_so_many_days_of_it(self, server: Server, hands: Hands) -> None:
        ada = await server.player("Ada")
        assert (await away(ada, None, hands.at + 20 * DAYS)).is_success
        refused = await away(ada, hands.at + 30 * DAYS, hands.at + 41 * DAYS)
        assert (refused.status_code, refused.json()["code"]) == (409, "vacation-used-up")
        assert (await away(ada, hands.at + 30 * DAYS, hands.at + 40 * DAYS)).is_success

    async def test_a_vacation_over_new_year_is_counted_in_both(self, server: Server, hands: Hands) -> None:
        hands.turn(days=290)
        ada = await server.player("Ada")
        assert (await away(ada, None, hands.at + 40 * DAYS)).is_success

    async def test_two_at_once_and_what_is_over_before_it_begins_are_refused(
        self, server: Server, hands: Hands
    ) -> None:
        ada = await server.player("Ada")
        await away(ada, None, hands.at + 2 * DAYS)
        assert (await away(ada, hands.at + DAYS, hands.at + 3 * DAYS)).json()["code"] == "vacations-overlap"
        assert (await away(ada, hands.at + 5 * DAYS, hands.at + 4 * DAYS)).json()["code"] == "bad-vacation"
        assert (await away(ada, None, hands.at + 400 * DAYS)).json()["code"] == "bad-vacation"
        gone = await ada.call("POST", "/api/users/me/vacations/end", {"begins": (hands.at + 9 * DAYS).isoformat()})
        assert (gone.status_code, gone.json()["code"]) == (404, "no-such-vacation")
