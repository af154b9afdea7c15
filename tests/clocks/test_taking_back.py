"""A question has one deadline, however often somebody takes their answer to it back."""

from datetime import timedelta

from app.play.table import Change
from tests.clocks.conftest import DAY, STANDING_IN, due, relaxed
from tests.support.server import Server, Sitting
from tests.support.time import Hands, let_pass

ONE_DAY = timedelta(days=1)
LONG = {"target": 10_000}
VOTING = {**DAY, "at_deadline": "vote"}


async def answer(server: Server, table: Sitting, seat: int) -> None:
    await table.act(seat, "Pick", number=1)
    await server.settle()


async def take_back(server: Server, table: Sitting, seat: int) -> None:
    player = table.players[seat]
    await player.ok("POST", table.path("/undo"), {"seq": (await player.look(table.id))["seq"]})
    await server.settle()


class TestUndo:
    """What one seat takes back alone."""

    async def test_who_takes_an_answer_back_has_the_deadline_that_they_had(self, server: Server, hands: Hands) -> None:
        table = await relaxed(server)
        begun = hands.at
        await let_pass(server, hands, hours=10)
        await answer(server, table, 0)
        assert await due(table.players[0], table) == {1: begun + ONE_DAY}
        await let_pass(server, hands, hours=10)
        await take_back(server, table, 0)
        assert await due(table.players[0], table) == dict.fromkeys(range(2), begun + ONE_DAY)

    async def test_two_who_take_back_in_turn_do_not_stall_a_third(self, server: Server, hands: Hands) -> None:
        table = await relaxed(server, "Ada", "Ben", "Kim", clock=STANDING_IN, options=LONG)
        await answer(server, table, 1)
        await answer(server, table, 0)
        for undoing, answering in ((0, 2), (2, 0)):
            await let_pass(server, hands, hours=11)
            await take_back(server, table, undoing)
            await answer(server, table, answering)
        await let_pass(server, hands, hours=3)
        seats = (await table.players[1].look(table.id))["seats"]
        assert [seat["stand_in"] for seat in seats] == [None, None, "deadline"]

    async def test_a_deadline_that_has_passed_meanwhile_has_passed(self, server: Server, hands: Hands) -> None:
        table = await relaxed(server, clock=VOTING)
        await answer(server, table, 0)
        await let_pass(server, hands, hours=25)
        clocks = await table.players[0].ok("GET", table.path("/clocks"))
        assert clocks["voters"] == [0]
        await take_back(server, table, 0)
        await let_pass(server, hands, seconds=1)
        clocks = await table.players[0].ok("GET", table.path("/clocks"))
        assert [item["passed"] for item in clocks["deadlines"]] == [True, True] and clocks["voters"] == []

    async def test_what_was_used_of_the_bank_is_gone_once(self, server: Server, hands: Hands) -> None:
        table = await server.table("Ada", "Ben", pace="live", clock={"turn_seconds": 60, "bank_seconds": 600})
        begun = hands.at
        await let_pass(server, hands, seconds=160)
        await answer(server, table, 0)
        await let_pass(server, hands, seconds=10)
        await take_back(server, table, 0)
        assert (await due(table.players[0], table))[0] == begun + timedelta(seconds=660)
        await let_pass(server, hands, seconds=30)
        await table.pick()
        await server.settle()
        (running,) = (await table.players[0].look(table.id))["deadlines"]
        assert (running["seat"], running["bank_seconds"]) == (0, 460)

    async def test_it_is_the_same_where_another_process_works_it_out(self, server: Server, hands: Hands) -> None:
        table = await relaxed(server)
        begun = hands.at
        server.services.changes.unsubscribe(Change, server.services.clocks.deadline_updater._noticed)
        await let_pass(server, hands, seconds=2)
        await answer(server, table, 0)
        await take_back(server, table, 0)
        await answer(server, table, 0)
        await server.services.clocks.deadline_updater.heal(table.id)
        assert await due(table.players[0], table) == {1: begun + ONE_DAY}
        await take_back(server, table, 0)
        await server.services.clocks.deadline_updater.heal(table.id)
        assert await due(table.players[0], table) == dict.fromkeys(range(2), begun + ONE_DAY)

    async def test_the_next_question_gives_the_whole_time(self, server: Server, hands: Hands) -> None:
        table = await relaxed(server)
        await let_pass(server, hands, hours=3)
        await table.pick()
        await server.settle()
        assert await due(table.players[0], table) == {0: hands.at + ONE_DAY}
        await let_pass(server, hands, hours=3)
        await table.act(0, "Pass")
        await server.settle()
        assert await due(table.players[0], table) == {1: hands.at + ONE_DAY}

    async def test_an_outage_is_added_to_one_that_waits(self, server: Server, hands: Hands) -> None:
        table = await relaxed(server)
        begun = hands.at
        await answer(server, table, 0)
        hands.turn(days=3)
        await server.services.clocks.deadline_worker.look()
        await take_back(server, table, 0)
        assert await due(table.players[0], table) == dict.fromkeys(range(2), begun + timedelta(days=4))


class TestTakeBack:
    """What all take back."""

    async def test_who_is_asked_then_as_before_has_the_whole_time_again(self, server: Server, hands: Hands) -> None:
        table = await relaxed(server, clock=VOTING, options=LONG)
        await table.pick()
        await table.act(0, "Pass")
        await table.act(1, "Pass")
        await let_pass(server, hands, hours=20)
        for player in table.players:
            await player.ok("POST", table.path("/takeback"), {"seq": 3})
        await server.settle()
        assert await due(table.players[0], table) == {0: hands.at + ONE_DAY}
