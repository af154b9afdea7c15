"""Deadlines follow from the log: set when a seat is asked, ended when it is not asked any more."""

import asyncio
from datetime import datetime, timedelta

import msgspec

from app.play.exports import export_all, import_document, read_document
from app.play.table import Change
from app.play.verification import verify_game
from app.postgres.migrate import upgrade
from tests.clocks.conftest import DAY, due, relaxed
from tests.support.games import GAMES
from tests.support.server import Server, running
from tests.support.time import Hands, let_pass

ONE_DAY = timedelta(days=1)


class TestFollowing:
    """Who has to move until when."""

    async def test_each_seat_that_plans_has_a_deadline_of_its_own(self, server: Server, hands: Hands) -> None:
        table = await relaxed(server, "Ada", "Ben", "Kim")
        ada = table.players[0]
        begun = hands.at
        assert await due(ada, table) == dict.fromkeys(range(3), begun + ONE_DAY)
        await let_pass(server, hands, hours=3)
        await table.act(1, "Pick", number=2)
        await server.settle()
        assert await due(ada, table) == {0: begun + ONE_DAY, 2: begun + ONE_DAY}

    async def test_a_turn_has_one_deadline_however_many_moves_it_takes(self, server: Server, hands: Hands) -> None:
        table = await relaxed(server)
        await table.pick()
        await server.settle()
        begun = hands.at
        await let_pass(server, hands, hours=3)
        await table.act(0, "Count", by=1)
        await server.settle()
        assert await due(table.players[0], table) == {0: begun + ONE_DAY}
        await table.act(0, "Pass")
        await server.settle()
        assert await due(table.players[0], table) == {1: hands.at + ONE_DAY}

    async def test_an_undo_gives_no_new_time_and_a_take_back_does_to_who_is_asked_again(
        self, server: Server, hands: Hands
    ) -> None:
        table = await relaxed(server)
        ada, ben = table.players
        await table.pick()
        begun = hands.at
        await let_pass(server, hands, hours=3)
        seq = (await table.act(0, "Count", by=1))["seq"]
        await ada.ok("POST", table.path("/undo"), {"seq": seq})
        await server.settle()
        assert await due(ada, table) == {0: begun + ONE_DAY}
        await table.act(0, "Pass")
        for player in (ada, ben):
            await player.ok("POST", table.path("/takeback"), {"seq": 3})
        await server.settle()
        assert await due(ada, table) == {0: hands.at + ONE_DAY}

    async def test_the_end_of_the_game_ends_all(self, server: Server) -> None:
        table = await relaxed(server, options={"target": 1})
        await table.pick()
        await table.act(0, "Count", by=1)
        await table.act(0, "Pass")
        await server.settle()
        assert await due(table.players[0], table) == {}

    async def test_a_table_without_a_clock_has_none_and_nothing_is_noted_of_it(self, server: Server) -> None:
        table = await server.table("Ada", "Ben")
        await table.pick()
        seen = await table.players[0].look(table.id)
        assert (seen["pace"], seen["clock"], seen["deadlines"]) == ("live", None, [])
        assert await server.services.db.rows("SELECT * FROM clocks") == []

    async def test_lists_and_the_tables_clocks_tell_them(self, server: Server, hands: Hands) -> None:
        table = await relaxed(server)
        ada = table.players[0]
        (listed,) = (await ada.ok("GET", "/api/games?mine"))["games"]
        told = await ada.ok("GET", table.path("/clocks"))
        assert listed["deadlines"] == told["deadlines"] and len(told["deadlines"]) == 2
        moments = [{name: datetime.fromisoformat(each[name]) for name in ("due", "near")} for each in told["deadlines"]]
        assert {each["due"] - each["near"] for each in moments} == {timedelta(hours=6)}
        assert (told["seq"], told["now"]) == (1, hands.at.isoformat().replace("+00:00", "Z"))

    async def test_a_live_turn_takes_from_the_bank_what_it_needs_beyond_its_time(
        self, server: Server, hands: Hands
    ) -> None:
        clock = {"turn_seconds": 60, "bank_seconds": 600}
        table = await server.table("Ada", "Ben", pace="live", clock=clock)
        ada = table.players[0]
        assert (await due(ada, table))[0] == hands.at + timedelta(seconds=660)
        await let_pass(server, hands, seconds=160)
        await table.pick()
        await server.settle()
        (running,) = (await ada.look(table.id))["deadlines"]
        assert (running["bank_seconds"], running["near"]) == (500, None)
        assert (await due(ada, table))[0] == hands.at + timedelta(seconds=560)


class TestRobustness:
    """Deaths, imports, handed seats."""

    async def test_what_a_process_did_not_write_is_worked_out_from_the_log(self, server: Server, hands: Hands) -> None:
        table = await relaxed(server)
        server.services.changes.unsubscribe(Change, server.services.clocks.deadline_updater._noticed)
        begun = hands.at
        await let_pass(server, hands, hours=3)
        await table.pick()
        assert set(await due(table.players[0], table)) == {0, 1}
        asked = hands.at
        await let_pass(server, hands, minutes=2)
        assert await due(table.players[0], table) == {0: asked + ONE_DAY}
        assert begun < asked

    async def test_a_lagging_deadline_does_not_pass(self, server: Server, hands: Hands) -> None:
        table = await relaxed(server, clock={**DAY, "at_deadline": "stand-in"}, options={"target": 10_000})
        server.services.changes.unsubscribe(Change, server.services.clocks.deadline_updater._noticed)
        await let_pass(server, hands, hours=23)
        await table.pick()
        server.services.clocks.deadline_worker._sweep._last = hands.at + timedelta(days=1)
        await let_pass(server, hands, hours=2)
        assert [seat["stand_in"] for seat in (await table.players[0].look(table.id))["seats"]] == [None, None]

    async def test_deadlines_are_the_same_after_a_restart(
        self, server: Server, hands: Hands, database_url: str
    ) -> None:
        table = await relaxed(server)
        before = await due(table.players[0], table)
        async with running(database_url) as other:
            await other.services.clocks.deadline_worker.look()
            again = await other.client(table.players[0].token).get(table.path("/clocks"))
            assert [item["seat"] for item in again.json()["deadlines"]] == [0, 1]
        assert await due(table.players[0], table) == before

    async def test_an_imported_game_asks_a_player_who_takes_a_seat_from_then_on(
        self, server: Server, hands: Hands, empty_database_url: str
    ) -> None:
        table = await relaxed(server, clock={**DAY, "at_deadline": "vote"})
        await table.act(0, "Pick", number=1)
        await server.settle()
        document = read_document(msgspec.json.encode(await export_all(server.services.db, table.id)))
        await asyncio.to_thread(upgrade, empty_database_url)
        hands.turn(days=30)
        async with running(empty_database_url) as other:
            row = await import_document(other.services.db, GAMES, document)
            assert row.clock is not None and row.clock.at_deadline == "vote" and row.pace == "relaxed"
            await let_pass(other, hands, hours=1)
            kim = await other.player("Kim")
            await other.services.db.do(
                "UPDATE games SET visibility = 'public', host = $1, version = version + 1", kim.id
            )
            assert await due(kim, table) == {}
            link = (await kim.ok("POST", table.path("/seats/1/link")))["url"].rpartition("=")[2]
            await kim.ok("POST", table.path("/join"), {"invite": link})
            await other.settle()
            assert await due(kim, table) == {1: hands.at + ONE_DAY}

    async def test_a_rematch_has_the_same_clock(self, server: Server) -> None:
        table = await relaxed(server, options={"target": 1}, clock={**DAY, "at_deadline": "vote"})
        await table.pick()
        await table.act(0, "Count", by=1)
        await table.act(0, "Pass")
        again = await table.players[0].ok("POST", table.path("/rematch"))
        assert (again["pace"], again["clock"]["at_deadline"]) == ("relaxed", "vote")


class TestOutages:
    """No deadline passes while nobody could move."""

    async def test_an_outage_is_added(self, server: Server, hands: Hands) -> None:
        table = await relaxed(server, clock={**DAY, "at_deadline": "stand-in"}, options={"target": 10_000})
        before = await due(table.players[0], table)
        hands.turn(days=3)
        await server.services.clocks.deadline_worker.look()
        assert await due(table.players[0], table) == {seat: one + timedelta(days=3) for seat, one in before.items()}
        await let_pass(server, hands, hours=23)
        assert await due(table.players[0], table) != {}
        await let_pass(server, hands, hours=2)
        assert await due(table.players[0], table) == {}

    async def test_a_seat_asked_during_it_gets_the_part_since_then(self, server: Server, hands: Hands) -> None:
        table = await relaxed(server)
        hands.turn(hours=2)
        await table.pick()
        await server.settle()
        asked = hands.at
        hands.turn(hours=1)
        await server.services.clocks.deadline_worker.look()
        assert await due(table.players[0], table) == {0: asked + ONE_DAY + timedelta(hours=1)}

    async def test_two_processes_add_it_once(self, server: Server, hands: Hands, database_url: str) -> None:
        table = await relaxed(server)
        before = await due(table.players[0], table)
        async with running(database_url) as other:
            hands.turn(hours=5)
            await other.services.clocks.deadline_worker.look()
            await server.services.clocks.deadline_worker.look()
        assert await due(table.players[0], table) == {seat: one + timedelta(hours=5) for seat, one in before.items()}


class TestExports:
    """The clock goes with the game."""

    async def test_a_changed_clock_breaks_the_seal(self, server: Server) -> None:
        table = await relaxed(server)
        await verify_game(server.services.db, GAMES, table.id)
        document = msgspec.to_builtins(await export_all(server.services.db, table.id))
        assert document["clock"] == {**DAY, "bank_seconds": 0, "at_deadline": "notice"}
        assert "clock" in document["seal"]
