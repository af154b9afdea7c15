"""Stand-ins: a robot on a person's own seat, from a missed deadline or a resignation until they take it back."""

import asyncio
from datetime import timedelta
from math import inf
from typing import Any
from unittest.mock import AsyncMock

import msgspec
import pytest
from structlog.testing import capture_logs

from app.play.automata import _is_up
from app.play.broken import BrokenLog
from app.play.exports import export_all, import_document, read_document
from app.play.game_log import GameLog
from app.play.log_writer import LogWriter
from app.play.table import Table
from app.play.verification import verify_game
from app.postgres.migrate import upgrade
from app.store import deadlines
from app.store.games import find_game
from tests.clocks.conftest import STANDING_IN, due, relaxed
from tests.support.games import GAMES
from tests.support.server import Player, Server, Sitting, running
from tests.support.time import Hands, let_pass

LONG = {"target": 10_000}
"""The stand-in makes any move; that alone must not end the game."""


async def entries(table: Sitting, seat: int = 0) -> list[dict[str, Any]]:
    found = await table.players[seat].ok("GET", table.path("/log"))
    return list(found["entries"])


async def stand_ins(table: Sitting) -> list[str | None]:
    return [seat["stand_in"] for seat in (await table.players[0].look(table.id))["seats"]]


class TestAtTheDeadline:
    """Somebody's time is up."""

    async def test_a_stand_in_plays_the_turn_on_the_persons_own_seat(self, server: Server, hands: Hands) -> None:
        table = await relaxed(server, clock=STANDING_IN, options=LONG)
        await table.act(1, "Pick", number=2)
        await let_pass(server, hands, hours=25)
        seen = await table.players[1].look(table.id)
        assert await stand_ins(table) == ["deadline", None]
        assert [(seat["name"], seat["kind"], seat["taken"]) for seat in seen["seats"]] == [
            ("Ada", "human", True),
            ("Ben", "human", True),
        ]
        assert seen["to_move"] == [1]
        said = [entry["text"] for entry in await entries(table, 1) if entry.get("move") and "stand-in" in entry["move"]]
        assert said == [["The time of Ada is up. A stand-in plays on the seat until Ada is back."]]
        marked = [entry["seat"] for entry in await entries(table, 1) if entry.get("stand_in")]
        assert marked and set(marked) == {0}

    async def test_the_log_verifies_and_plays_on_after_an_import(
        self, server: Server, hands: Hands, empty_database_url: str
    ) -> None:
        table = await relaxed(server, clock=STANDING_IN, options=LONG)
        await table.act(1, "Pick", number=2)
        await let_pass(server, hands, hours=25)
        db = server.services.db
        assert await verify_game(db, GAMES, table.id) > 3
        document = await export_all(db, table.id)
        await asyncio.to_thread(upgrade, empty_database_url)
        async with running(empty_database_url) as other:
            row = await import_document(other.services.db, GAMES, read_document(msgspec.json.encode(document)))
            assert [seat.stand_in for seat in row.seats] == ["deadline", None]
            assert await verify_game(other.services.db, GAMES, table.id) == row.seq

    async def test_a_stand_in_that_the_row_has_and_the_log_has_not_is_found(self, server: Server) -> None:
        table = await relaxed(server)
        await server.services.db.do("UPDATE seats SET stand_in = 'resigned' WHERE seat = 1")
        with pytest.raises(BrokenLog, match="seat 1, stand_in"):
            await verify_game(server.services.db, GAMES, table.id)

    async def test_only_who_still_has_to_move_gets_one(self, server: Server, hands: Hands) -> None:
        table = await relaxed(server, clock=STANDING_IN, options=LONG)
        await let_pass(server, hands, hours=23)
        await table.act(0, "Pick", number=1)
        await server.settle()
        await let_pass(server, hands, hours=2)
        assert await stand_ins(table) == [None, "deadline"]

    async def test_only_a_notice_leaves_the_seat_alone(self, server: Server, hands: Hands) -> None:
        table = await relaxed(server)
        await let_pass(server, hands, hours=25)
        seen = await table.players[0].look(table.id)
        assert await stand_ins(table) == [None, None]
        assert [item["passed"] for item in seen["deadlines"]] == [True, True]
        await table.pick()
        await server.settle()
        assert [item["passed"] for item in (await table.players[0].look(table.id))["deadlines"]] == [False]

    async def test_only_one_of_two_processes_begins_it(self, server: Server, hands: Hands, database_url: str) -> None:
        table = await relaxed(server, clock=STANDING_IN, options=LONG)
        await table.act(1, "Pick", number=2)
        async with running(database_url) as other:
            await let_pass(other, hands, hours=25)
            await let_pass(server, hands, minutes=5)
        begun = [entry for entry in await entries(table) if entry["move"] and "stand-in" in entry["move"]]
        assert [entry["seat"] for entry in begun] == [0]
        await verify_game(server.services.db, GAMES, table.id)


class TestSeveralAtOnce:
    """The time of two seats is up, and the table changes between them."""

    async def test_a_seat_that_is_nobodys_by_then_is_passed_over(
        self, server: Server, hands: Hands, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        table, other = await relaxed(server, clock=STANDING_IN), await relaxed(server, clock=STANDING_IN)
        write_stand_in = LogWriter.write_stand_in

        async def meanwhile(writer: LogWriter, there: Table, seat: int, why: Any) -> None:
            gone = "UPDATE seats SET user_id = NULL WHERE game_id = $1 AND seat <> $2"
            await server.services.db.do(gone, there.id, seat)
            await write_stand_in(writer, there, seat, why)

        monkeypatch.setattr(LogWriter, "write_stand_in", meanwhile)
        with capture_logs() as logs:
            await let_pass(server, hands, hours=25)
        assert [line for line in logs if line["event"] == "clocks.not-passed"] == []
        for sitting in (table, other):
            row = await find_game(server.services.db, sitting.id)
            assert row is not None and [seat.stand_in for seat in row.seats] == ["deadline", None]

    async def test_a_move_that_another_process_wrote_in_between_counts(
        self, server: Server, hands: Hands, monkeypatch: pytest.MonkeyPatch, database_url: str
    ) -> None:
        table = await relaxed(server, clock=STANDING_IN)
        catch_up, moved = GameLog.catch_up_locked, list[int]()
        async with running(database_url) as elsewhere:
            monkeypatch.setattr(elsewhere.services.clocks.deadline_worker, "look", AsyncMock())
            ben = Player(elsewhere.client(table.players[1].token), table.players[1].id, table.players[1].token)

            async def meanwhile(log: GameLog, there: Table, *, local: bool = False) -> None:
                if log is server.services.tables.log and local and not moved:
                    moved.append(there.seq)
                    await ben.ok("POST", table.path("/moves"), {"seq": 1, "move": {"type": "Pick", "number": 1}})
                await catch_up(log, there, local=local)

            monkeypatch.setattr(GameLog, "catch_up_locked", meanwhile)
            await let_pass(server, hands, hours=25)
            assert moved and await stand_ins(table) == ["deadline", None]

    async def test_a_table_that_cannot_be_worked_at_stops_no_other(
        self, server: Server, hands: Hands, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        tables = sorted([await relaxed(server, clock=STANDING_IN) for _ in range(2)], key=lambda table: table.id)
        write_stand_in = LogWriter.write_stand_in

        async def failing(writer: LogWriter, there: Table, seat: int, why: Any) -> None:
            if there.id == tables[0].id:
                raise KeyError(seat)
            await write_stand_in(writer, there, seat, why)

        monkeypatch.setattr(LogWriter, "write_stand_in", failing)
        await let_pass(server, hands, hours=25)
        assert [await stand_ins(table) for table in tables] == [[None, None], ["deadline", "deadline"]]


class TestDyingWorker:
    """A process claims a deadline and dies before it does anything."""

    async def test_another_one_goes_on_after_a_minute_and_the_seat_has_one_stand_in(
        self, server: Server, hands: Hands, database_url: str
    ) -> None:
        table = await relaxed(server, clock=STANDING_IN, options=LONG)
        await table.act(1, "Pick", number=2)
        await server.settle()
        later = hands.at + timedelta(hours=25)
        claimed = await deadlines.claim(server.services.db, later, due_by=later, again_after=60, most=9)
        assert claimed == [(table.id, 0)]
        async with running(database_url) as other:
            await let_pass(other, hands, hours=25)
            assert await stand_ins(table) == [None, None]
            await let_pass(other, hands, seconds=61)
        assert await stand_ins(table) == ["deadline", None]
        await let_pass(server, hands, minutes=5)
        begun = [entry for entry in await entries(table) if entry["move"] and "stand-in" in entry["move"]]
        assert len(begun) == 1


class TestComingBack:
    """The seat is its owner's all the time."""

    async def test_the_owner_takes_the_seat_back_at_any_time(self, server: Server, hands: Hands) -> None:
        table = await relaxed(server, clock=STANDING_IN, options=LONG)
        ada, ben = table.players
        await table.act(1, "Pick", number=2)
        await let_pass(server, hands, hours=25)
        refused = await ada.move(table.id, {"type": "Count", "by": 1})
        assert (refused.status_code, refused.json()["code"]) == (409, "stand-in-plays")
        await ada.ok("DELETE", table.path("/stand-in"))
        await ada.ok("DELETE", table.path("/stand-in"))
        assert await stand_ins(table) == [None, None]
        await table.act(1, "Pass")
        await server.settle()
        assert await due(ada, table) != {}
        await table.act(0, "Count", by=2)
        assert (await ben.look(table.id))["view"]["seats"][0]["count"] >= 2
        await verify_game(server.services.db, GAMES, table.id)

    async def test_nothing_that_the_stand_in_did_can_be_undone_alone(self, server: Server) -> None:
        table = await server.table("Ada", "Ben", "Kim", options=LONG)
        await table.pick()
        await table.act(0, "Count", by=1)
        ada = table.players[0]
        await ada.ok("POST", table.path("/stand-in"))
        await ada.ok("DELETE", table.path("/stand-in"))
        assert (await ada.look(table.id))["undo"] is None

    async def test_a_player_back_in_their_turn_has_the_whole_time(self, server: Server, hands: Hands) -> None:
        table = await relaxed(server, clock=STANDING_IN, options=LONG)
        await table.pick()
        ada = table.players[0]
        server.services.automata._turns._free = 0
        await let_pass_without_robots(server, hands, 25)
        await ada.ok("DELETE", table.path("/stand-in"))
        await server.services.tasks.settle()
        assert (await due(ada, table))[0] == hands.at.replace(day=hands.at.day + 1)
        server.services.automata._turns._free = 2
        await server.services.automata.stop()


async def let_pass_without_robots(server: Server, hands: Hands, hours: int) -> None:
    later = hands.at + timedelta(hours=hours)
    await server.services.db.do("UPDATE heartbeat SET at = $1", later)
    hands.at = later
    await server.services.clocks.deadline_worker.look()
    await server.services.tasks.settle()


class TestResigning:
    """Who resigns hands the seat to the stand-in, at any table."""

    async def test_a_stand_in_plays_from_then_on(self, server: Server) -> None:
        table = await server.table("Ada", "Ben", options=LONG)
        ada, ben = table.players
        await ada.ok("POST", table.path("/stand-in"))
        await server.settle()
        await table.act(1, "Pick", number=1)
        await server.settle()
        seen = await ben.look(table.id)
        assert seen["seats"][0]["stand_in"] == "resigned" and seen["to_move"] == [1]
        assert (await ada.look(table.id))["choices"]["step"] == ""

    async def test_the_history_says_since_which_round_it_plays(self, server: Server) -> None:
        table = await server.table("Ada", "Ben", options=LONG)
        ada, ben = table.players
        assert (await ben.ok("GET", table.path("/history")))["stand_ins"] == []
        await ada.ok("POST", table.path("/stand-in"))
        begun = (await ben.look(table.id))["round"]
        assert (await ben.ok("GET", table.path("/history")))["stand_ins"] == [{"seat": 0, "round": begun}]
        await ada.ok("DELETE", table.path("/stand-in"))
        assert (await ben.ok("GET", table.path("/history")))["stand_ins"] == []

    async def test_no_table_of_stand_ins_alone_goes_on(self, server: Server) -> None:
        table = await server.table("Ada", "Ben", options=LONG)
        server.services.automata._turns._free = 0
        for player in table.players:
            await player.ok("POST", table.path("/stand-in"))
        live = await server.services.tables.live.get(table.id)
        assert _is_up(live)
        live.asked_for = -inf
        assert not _is_up(live)
        await server.services.automata.stop()

    async def test_a_take_back_does_not_wait_for_who_is_away(self, server: Server) -> None:
        table = await server.table("Ada", "Ben", options=LONG)
        await table.pick()
        await table.act(0, "Count", by=1)
        await table.act(0, "Pass")
        ada, ben = table.players
        await ada.ok("POST", table.path("/stand-in"))
        answer = await ben.ok("POST", table.path("/takeback"), {"seq": 3})
        assert answer["takeback"] is None

    async def test_a_player_who_takes_the_seat_over_plays_themself(self, server: Server) -> None:
        table = await server.table("Ada", "Ben", options=LONG)
        ada = table.players[0]
        link = (await ada.ok("POST", table.path("/seats/0/link")))["url"].rpartition("=")[2]
        await ada.ok("POST", table.path("/stand-in"))
        kim = await server.player("Kim")
        await kim.ok("POST", table.path("/join"), {"invite": link})
        await server.settle()
        assert await stand_ins(Sitting(table.id, table.invite, [kim])) == [None, None]
        await verify_game(server.services.db, GAMES, table.id)

    async def test_before_and_after_the_game_there_is_nothing_to_resign(self, server: Server) -> None:
        ada = await server.player("Ada")
        made = await ada.make({"game": "toy", "seats": [{"kind": "human"}]})
        refused = await ada.call("POST", f"/api/games/{made['id']}/stand-in")
        assert (refused.status_code, refused.json()["code"]) == (409, "not-started")
