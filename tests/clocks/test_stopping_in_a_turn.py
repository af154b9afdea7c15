"""Who stops playing in their turn, comes back, or hands the seat on, has what was left of it."""

from datetime import timedelta
from typing import Any

import pytest

from app.play.table import Change
from app.store.deadlines import rows_within
from tests.clocks.conftest import DAY, STANDING_IN, due, relaxed
from tests.support.server import Player, Server, Sitting
from tests.support.time import Hands

LONG = {"target": 10_000}
ONE_DAY = timedelta(days=1)
VOTING = {**DAY, "at_deadline": "vote"}
WITH_BANK = {"turn_seconds": 60, "bank_seconds": 600}


@pytest.fixture
def resting(server: Server, monkeypatch: pytest.MonkeyPatch) -> Server:
    """The server, where no robot moves until `robots_move`."""
    monkeypatch.setattr(server.services.automata, "_begin", lambda *_: None)
    return server


async def robots_move(server: Server, table: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let robots move at the table as long as it is their turn."""
    with monkeypatch.context() as within:
        within.delattr(server.services.automata, "_begin")
        server.services.automata.nudge(table.id)
        await server.settle()


async def let_pass(server: Server, hands: Hands, **by: float) -> None:
    """Turn the clock on and look after deadlines, without waiting for robots."""
    hands.turn(**by)
    await server.services.db.do("UPDATE heartbeat SET at = $1", hands.at)
    await server.services.clocks.deadline_worker.look()
    await server.services.tasks.settle()


async def stop(server: Server, table: Sitting, seat: int = 0) -> None:
    await table.players[seat].ok("POST", table.path("/stand-in"))
    await server.services.tasks.settle()


async def come_back(server: Server, table: Sitting, seat: int = 0) -> None:
    await table.players[seat].ok("DELETE", table.path("/stand-in"))
    await server.services.tasks.settle()


async def hand_over(server: Server, table: Sitting, *, by: int = 0) -> Player:
    """Hand the first seat to Eve by a link of the seat `by`."""
    link = (await table.players[by].ok("POST", table.path("/seats/0/link")))["url"].rpartition("=")[2]
    eve = await server.player("Eve")
    await eve.ok("POST", table.path("/join"), {"invite": link})
    await server.services.tasks.settle()
    return eve


async def bank(server: Server, table: Sitting) -> float:
    """What is stored as left of the first seat's bank."""
    async with server.services.db.games(table.id).transaction() as connection:
        return (await rows_within(connection, table.id))[0].bank_seconds


async def clocks(table: Sitting, seat: int = 1) -> Any:
    return await table.players[seat].ok("GET", table.path("/clocks"))


class TestTheDeadline:
    """It is the same as long as the seat is asked the same."""

    async def test_it_stays_however_often_somebody_stops_and_comes_back(self, resting: Server, hands: Hands) -> None:
        table = await relaxed(resting, clock=STANDING_IN, options=LONG)
        await table.pick()
        begun = hands.at
        for _ in range(2):
            await let_pass(resting, hands, hours=8)
            await stop(resting, table)
            assert await due(table.players[1], table) == {}
            await let_pass(resting, hands, hours=3)
            await come_back(resting, table)
            assert await due(table.players[1], table) == {0: begun + ONE_DAY}
        await let_pass(resting, hands, hours=3)
        (seat, _) = (await table.players[1].look(table.id))["seats"]
        assert seat["stand_in"] == "deadline"

    async def test_it_may_have_passed_meanwhile(self, resting: Server, hands: Hands) -> None:
        table = await relaxed(resting, clock=STANDING_IN, options=LONG)
        await table.pick()
        await stop(resting, table)
        await let_pass(resting, hands, hours=25)
        await come_back(resting, table)
        await let_pass(resting, hands, seconds=2)
        assert (await table.players[1].look(table.id))["seats"][0]["stand_in"] == "deadline"
        await come_back(resting, table)
        assert await due(table.players[1], table) == {0: hands.at + ONE_DAY}

    async def test_a_question_of_which_only_the_stand_in_knew_gets_the_whole_time(
        self, resting: Server, hands: Hands, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        table = await relaxed(resting, options=LONG)
        await stop(resting, table, 1)
        await table.act(0, "Pick", number=1)
        await robots_move(resting, table, monkeypatch)
        await let_pass(resting, hands, hours=5)
        await table.act(0, "Pass")
        await let_pass(resting, hands, hours=5)
        await come_back(resting, table, 1)
        assert await due(table.players[0], table) == {1: hands.at + ONE_DAY}

    async def test_it_is_the_same_where_another_process_works_it_out(self, resting: Server, hands: Hands) -> None:
        table = await relaxed(resting, options=LONG)
        await table.pick()
        begun = hands.at
        resting.services.changes.unsubscribe(Change, resting.services.clocks.deadline_updater._noticed)
        await let_pass(resting, hands, hours=5)
        await stop(resting, table)
        await come_back(resting, table)
        await stop(resting, table)
        await resting.services.clocks.deadline_updater.heal(table.id)
        assert await due(table.players[1], table) == {}
        await let_pass(resting, hands, hours=1)
        await come_back(resting, table)
        await resting.services.clocks.deadline_updater.heal(table.id)
        assert await due(table.players[1], table) == {0: begun + ONE_DAY}

    async def test_an_outage_is_added_to_one_that_waits(self, resting: Server, hands: Hands) -> None:
        table = await relaxed(resting, options=LONG)
        await table.pick()
        begun = hands.at
        await stop(resting, table)
        hands.turn(days=3)
        await resting.services.clocks.deadline_worker.look()
        await come_back(resting, table)
        assert await due(table.players[1], table) == {0: begun + timedelta(days=4)}

    async def test_a_game_that_has_slept_gives_the_whole_time(self, resting: Server, hands: Hands) -> None:
        table = await relaxed(resting, options=LONG)
        await table.pick()
        await stop(resting, table)
        await let_pass(resting, hands, days=91)
        await table.players[0].ok("POST", table.path("/wake"))
        assert await due(table.players[1], table) == {}
        await let_pass(resting, hands, hours=5)
        await come_back(resting, table)
        assert await due(table.players[1], table) == {0: hands.at + ONE_DAY}


class TestBanks:
    """What was used of a bank is gone, once."""

    async def live(self, server: Server, hands: Hands) -> Sitting:
        """A live game where the first seat has used 100 s of its bank, and stops."""
        table = await server.table("Ada", "Ben", pace="live", clock=WITH_BANK, options=LONG)
        await table.pick()
        await server.services.tasks.settle()
        await let_pass(server, hands, seconds=160)
        await stop(server, table)
        assert await bank(server, table) == 500
        return table

    async def test_who_comes_back_pays_for_the_time_in_between(self, resting: Server, hands: Hands) -> None:
        table = await self.live(resting, hands)
        begun = hands.at - timedelta(seconds=160)
        await let_pass(resting, hands, seconds=15)
        await come_back(resting, table)
        assert await due(table.players[1], table) == {0: begun + timedelta(seconds=660)}
        await let_pass(resting, hands, seconds=10)
        await stop(resting, table)
        await come_back(resting, table)
        assert await due(table.players[1], table) == {0: begun + timedelta(seconds=660)}
        await let_pass(resting, hands, seconds=15)
        await table.act(0, "Pass")
        await resting.services.tasks.settle()
        assert await bank(resting, table) == 460

    async def test_who_stays_away_pays_nothing_for_the_stand_in(
        self, resting: Server, hands: Hands, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        table = await self.live(resting, hands)
        await let_pass(resting, hands, seconds=200)
        await robots_move(resting, table, monkeypatch)
        assert await due(table.players[1], table) == {1: hands.at + timedelta(seconds=660)}
        assert await bank(resting, table) == 500


class TestHandingOn:
    """A seat changes hands while it is asked."""

    async def test_an_heir_of_the_owner_has_what_was_left(self, resting: Server, hands: Hands) -> None:
        table = await relaxed(resting, options=LONG)
        await table.pick()
        begun = hands.at
        await let_pass(resting, hands, hours=23)
        await hand_over(resting, table)
        assert await due(table.players[1], table) == {0: begun + ONE_DAY}

    async def test_an_heir_of_the_owner_whose_time_was_up_has_the_whole_time(
        self, resting: Server, hands: Hands
    ) -> None:
        table = await relaxed(resting, clock=STANDING_IN, options=LONG)
        await table.pick()
        await let_pass(resting, hands, hours=25)
        await hand_over(resting, table)
        assert await due(table.players[1], table) == {0: hands.at + ONE_DAY}

    async def test_who_takes_the_seat_of_somebody_who_has_vanished_has_the_whole_time(
        self, resting: Server, hands: Hands
    ) -> None:
        table = await relaxed(resting, clock=VOTING, options=LONG)
        await table.pick()
        await resting.services.db.do("UPDATE games SET host = $1", table.players[1].id)
        await resting.services.db.do("UPDATE seats SET seen = now() - interval '2 days'")
        await resting.services.tables.log.catch_up(await resting.services.tables.live.get(table.id))
        await let_pass(resting, hands, hours=25)
        assert (await clocks(table))["voters"] == [1]
        await hand_over(resting, table, by=1)
        assert await due(table.players[1], table) == {0: hands.at + ONE_DAY}
        assert (await clocks(table))["voters"] == []


class TestVotes:
    """Time is up at a table where the others may vote."""

    @pytest.mark.parametrize("how", ["comes back", "hands on"])
    async def test_they_stand_when_who_is_late_comes_and_goes(self, resting: Server, hands: Hands, how: str) -> None:
        table = await relaxed(resting, "Ada", "Ben", "Kim", clock=VOTING, options=LONG)
        await table.pick()
        await let_pass(resting, hands, hours=25)
        await table.players[1].ok("POST", table.path("/end-vote"), {"end": True})
        before = await clocks(table)
        assert (before["voters"], before["votes"]) == ([1, 2], [1])
        if how == "comes back":
            await stop(resting, table)
            assert (await clocks(table))["voters"] == []
            await come_back(resting, table)
        else:
            await hand_over(resting, table)
        after = await clocks(table)
        assert [after[name] for name in ("voters", "votes", "deadlines")] == [
            before[name] for name in ("voters", "votes", "deadlines")
        ]
        await table.players[2].ok("POST", table.path("/end-vote"), {"end": True})
        assert (await table.players[1].look(table.id))["status"] == "finished"
