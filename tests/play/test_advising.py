"""Advice in running games: who gets it, what it says, and that everybody is told."""

import asyncio
import threading
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from msgspec.structs import replace

from app.play import advising
from app.play.exports import export_all, import_document
from app.play.verification import verify_game
from app.players import Level, Robots
from app.players.robots import ANY_MOVE
from app.registration import GameRegistration
from app.rules.game import Draw, Game, Move, Seat
from tests.support.games import REGISTERED
from tests.support.judged_toy import ANALYST, UntilSix, load
from tests.support.network import process, watching
from tests.support.server import Player, Server, Sitting, running, until
from tests.support.toy import Pick, State
from tests.support.toy_registration import TOY

ROBOT = {"robot": "six"}


class Six(UntilSix):
    """Picks 1, and counts by two until it has six."""

    def line(self, game: Game, state: State, seat: Seat, draw: Draw) -> tuple[Move, ...]:
        return super().line(game, state, seat, draw) if state.shown else (Pick(1),)


class Waits(Six):
    """Thinks until it may answer."""

    asked = threading.Event()
    may = threading.Event()

    def line(self, game: Game, state: State, seat: Seat, draw: Draw) -> tuple[Move, ...]:
        self.asked.set()
        assert self.may.wait(60)
        return super().line(game, state, seat, draw)


def advised_toy(player: Any = Six) -> GameRegistration:
    return replace(TOY, load=load, robots=Robots((ANY_MOVE, Level(2, "six", player))), analyst=ANALYST)


@pytest_asyncio.fixture
async def toys(database_url: str) -> AsyncIterator[Server]:
    """A server whose toy has a robot that knows it."""
    async with running(database_url, (advised_toy(),)) as server:
        yield server


@pytest_asyncio.fixture
async def slow(database_url: str) -> AsyncIterator[Server]:
    """The same with a robot that thinks until it may answer."""
    Waits.asked.clear()
    Waits.may.clear()
    async with running(database_url, (advised_toy(Waits),)) as server:
        yield server
        Waits.may.set()


async def ask(table: Sitting, seat: int = 0, seq: int | None = None) -> Any:
    player = table.players[seat]
    seen = (await player.look(table.id))["seq"] if seq is None else seq
    return await player.call("POST", table.path("/advice"), {"seq": seen})


async def refused(table: Sitting, seat: int = 0, seq: int | None = None) -> tuple[int, str]:
    answer = await ask(table, seat, seq)
    return answer.status_code, answer.json()["code"]


def counted(way: Any) -> list[int]:
    """What the moves of a way count, which ends the turn."""
    *counts, last = (move["move"] for move in way["moves"])
    assert last == {"type": "Pass"}
    return [move["by"] for move in counts]


async def moves(player: Player, table: Sitting) -> list[Any]:
    return [entry["move"] for entry in (await player.ok("GET", table.path("/log")))["entries"]]


class TestWhatItSays:
    async def test_the_line_of_the_turn_and_what_other_moves_are_worth(self, toys: Server) -> None:
        table = await toys.table("Ada", "Bo", advice=True)
        await table.pick()
        found = (await ask(table)).json()
        assert (found["robot"], found["seq"]) == ("six", 4)
        assert counted(found["best"]) == [1, 2, 2, 2]  # One more than the robot's own line.
        assert found["best"]["moves"][0]["lines"] == [{"key": "count", "amount": 1}]
        assert found["best"]["told"]["text"]
        assert [(counted(way), way["worth"]) for way in found["others"]] == [([2, 2, 2], "less"), ([], "much-less")]

    async def test_its_first_move_is_offered(self, toys: Server) -> None:
        table = await toys.table("Ada", "Bo", advice=True)
        await table.pick()
        seen = await table.players[0].look(table.id)
        found = (await ask(table)).json()
        assert found["best"]["moves"][0]["move"] in seen["choices"]["choices"]

    async def test_nothing_is_played(self, toys: Server) -> None:
        table = await toys.table("Ada", "Bo", advice=True)
        await table.pick()
        before = await table.players[0].look(table.id)
        await ask(table)
        after = await table.players[0].look(table.id)
        for name in ("view", "undo", "to_move"):
            assert after[name] == before[name]
        assert after["choices"] == {**before["choices"], "seq": 4}

    async def test_what_all_do_at_once_is_advised_without_comparing(self, toys: Server) -> None:
        table = await toys.table("Ada", "Bo", advice=True)
        found = (await ask(table, 1)).json()
        assert found["best"]["moves"][0]["step"] == "pick"
        assert found["others"] == []


class TestEverybodyIsTold:
    async def test_the_log_tells_everybody_and_each_seat_is_counted(self, toys: Server) -> None:
        table = await toys.table("Ada", "Bo", advice=True, visibility="public")
        await table.pick()
        await ask(table)
        stranger = await toys.player("Cleo")
        for player in (*table.players, stranger):
            entries = (await player.ok("GET", table.path("/log")))["entries"]
            assert (entries[-1]["seat"], entries[-1]["move"]) == (0, {"advice": ROBOT})
            assert entries[-1]["text"] == ["Ada asks a robot for advice."]
            assert [seat["advised"] for seat in (await player.look(table.id))["seats"]] == [1, 0]

    async def test_asked_again_in_the_same_position_it_says_the_same_and_counts_once(self, toys: Server) -> None:
        table = await toys.table("Ada", "Bo", advice=True)
        await table.pick()
        first, again = (await ask(table)).json(), (await ask(table)).json()
        assert first == again
        await table.act(0, "Count", by=1)
        await ask(table)
        assert [seat["advised"] for seat in (await table.players[1].look(table.id))["seats"]] == [2, 0]

    async def test_advice_on_a_position_that_was_undone_is_not_that_on_the_one_before(self, toys: Server) -> None:
        table = await toys.table("Ada", "Bo", advice=True)
        await table.pick()
        await table.act(0, "Count", by=1)
        seq = (await ask(table)).json()["seq"]
        await table.players[0].ok("POST", table.path("/undo"), {"seq": seq})
        await ask(table)
        assert [seat["advised"] for seat in (await table.players[1].look(table.id))["seats"]] == [2, 0]

    async def test_results_tell_of_it(self, toys: Server) -> None:
        table = await toys.table("Ada", advice=True, options={"target": 1})
        await table.pick()
        await ask(table)
        await table.act(0, "Count", by=2)
        await table.act(0, "Pass")
        await toys.settle()
        (game,) = (await table.players[0].ok("GET", "/api/users/me/results"))["games"]
        assert [result["advised"] for result in game["results"]] == [1]

    async def test_the_log_verifies_and_its_document_is_imported(self, toys: Server, database_url: str) -> None:
        table = await toys.table("Ada", "Bo", advice=True)
        await table.pick()
        await ask(table)
        await table.act(0, "Count", by=2)
        services = toys.services
        assert await verify_game(services.db, services.games, table.id) == 5
        document = await export_all(services.db, table.id, services.games)
        assert document.advice is True
        async with services.db.games(table.id).transaction() as connection:
            await connection.execute("DELETE FROM games WHERE id = $1", table.id)
            await connection.execute("DELETE FROM events WHERE game_id = $1", table.id)
        row = await import_document(services.db, services.games, document)
        assert (row.advice, [seat.advised for seat in row.seats]) == (True, [1, 0])


async def test_all_who_watch_are_told_at_once(database_url: str) -> None:
    async with process(database_url, registered=(advised_toy(),)) as (server, address):
        table = await server.table("Ada", "Bo", advice=True, visibility="public")
        await table.pick()
        tokens = [player.token for player in table.players]
        async with (
            watching(address, table.id, tokens[0]) as ada,
            watching(address, table.id, tokens[1]) as bo,
            watching(address, table.id) as guest,
        ):
            for watcher in (ada, bo, guest):
                await watcher.next("view")
            before = ada.choices
            seq = (await ask(table)).json()["seq"]
            for watcher in (ada, bo, guest):
                await watcher.reach(seq)
                (patch,) = [message for message in watcher.messages if message["type"] == "patch"]
                (entry,) = patch["entries"]
                assert (entry["seat"], entry["move"], patch["patch"]) == (0, {"advice": ROBOT}, [])
                assert entry["sentences"][0]["key"] == "log-advised"
                about = [message["table"] for message in watcher.messages if message["type"] == "table"]
                assert [seat["advised"] for seat in about[-1]["seats"]] == [1, 0]
            assert {**ada.choices, "seq": 0} == {**before, "seq": 0}


class TestMovesBesideIt:
    async def test_a_takeback_stays_proposed(self, toys: Server) -> None:
        table = await toys.table("Ada", "Bo", advice=True)
        await table.pick()
        proposed = await table.players[1].ok("POST", table.path("/takeback"), {"seq": 2})
        await ask(table)
        assert (await table.players[0].look(table.id))["takeback"] == proposed["takeback"]
        await table.players[0].ok("POST", table.path("/takeback"), {"seq": 2})
        assert (await table.players[0].look(table.id))["takeback"] is None
        assert await verify_game(toys.services.db, toys.services.games, table.id) == 5

    async def test_a_player_who_saw_the_table_before_the_advice_moves_all_the_same(self, toys: Server) -> None:
        table = await toys.table("Ada", "Bo", advice=True)
        await table.pick()
        await ask(table)
        assert (await table.players[0].move(table.id, {"type": "Count", "by": 1}, 3)).is_success

    async def test_moves_before_it_are_still_undone(self, toys: Server) -> None:
        table = await toys.table("Ada", "Bo", advice=True)
        await table.pick()
        await table.act(0, "Count", by=1)
        await ask(table)
        ada = table.players[0]
        assert (await ada.look(table.id))["undo"] == 3
        await ada.ok("POST", table.path("/undo"), {"seq": 5})
        assert (await ada.look(table.id))["view"]["seats"][0]["count"] == 0
        assert {"advice": ROBOT} in await moves(ada, table)
        assert await verify_game(toys.services.db, toys.services.games, table.id) == 6


class TestWhereThereIsNone:
    async def test_tables_that_do_not_allow_it(self, toys: Server) -> None:
        table = await toys.table("Ada", "Bo")
        await table.pick()
        assert await refused(table) == (403, "no-advice")
        assert len(await moves(table.players[0], table)) == 3

    async def test_a_seat_with_nothing_to_decide_gets_no_advice(self, toys: Server) -> None:
        table = await toys.table("Ada", "Bo", advice=True)
        await table.pick()
        assert await refused(table, 1) == (409, "not-your-turn")
        assert await refused(table, 0, 1) == (409, "stale")

    async def test_the_only_move(self, toys: Server, monkeypatch: pytest.MonkeyPatch) -> None:
        table = await toys.table("Ada", "Bo", advice=True)
        await table.pick()
        kept = await toys.services.tables.live.get(table.id)
        choices = kept.choices(0)
        monkeypatch.setattr(type(kept), "choices", lambda self, seat: replace(choices, moves=choices.moves[:1]))
        assert await refused(table) == (409, "nothing-to-decide")

    async def test_games_that_no_robot_knows(self, database_url: str) -> None:
        async with running(database_url, (TOY,)) as server:
            ada = await server.player("Ada")
            refusal = await ada.call(
                "POST", "/api/games", {"game": "toy", "seats": [{"kind": "human"}], "advice": True}
            )
            assert (refusal.status_code, refusal.json()["code"]) == (422, "no-adviser")
            made = await ada.make({"game": "toy", "seats": [{"kind": "human"}]})
            answer = await ada.call("PUT", f"/api/games/{made['id']}/advice", {"allowed": True})
            assert (answer.status_code, answer.json()["code"]) == (422, "no-adviser")

    async def test_nobody_without_a_seat_gets_any(self, toys: Server) -> None:
        table = await toys.table("Ada", "Bo", advice=True, visibility="public")
        answer = await (await toys.player("Cleo")).call("POST", table.path("/advice"), {"seq": 1})
        assert (answer.status_code, answer.json()["code"]) == (403, "no-seat")

    async def test_a_player_who_moves_on_meanwhile_gets_none_and_nobody_is_told(self, slow: Server) -> None:
        table = await slow.table("Ada", "Bo", advice=True)
        await table.pick()
        asked = asyncio.create_task(ask(table))
        await until(Waits.asked.is_set)
        await table.act(0, "Pass")
        Waits.may.set()
        answer = await asked
        assert (answer.status_code, answer.json()["code"]) == (409, "stale")
        assert {"advice": ROBOT} not in await moves(table.players[0], table)

    async def test_robots_that_are_busy(self, slow: Server, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(advising, "MAX_WAITING_PER_THINKER", 1)
        table, other = await slow.table("Ada", advice=True), await slow.table("Bo", advice=True)
        asked = asyncio.create_task(ask(table))
        await until(Waits.asked.is_set)
        assert await refused(other) == (503, "robots-busy")
        assert len(await moves(other.players[0], other)) == 1
        Waits.may.set()
        assert (await asked).is_success
        assert (await ask(other)).is_success

    async def test_a_player_who_waits_too_long_is_told_so(self, slow: Server, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(advising, "MAX_SECONDS", 0.05)
        table = await slow.table("Ada", advice=True)
        assert await refused(table) == (503, "robots-busy")
        assert len(await moves(table.players[0], table)) == 1

    async def test_two_questions_at_once_are_thought_of_once(self, slow: Server) -> None:
        table = await slow.table("Ada", "Bo", advice=True)
        both = [asyncio.create_task(ask(table, 0, 1)) for _ in range(2)]
        await until(Waits.asked.is_set)
        Waits.may.set()
        first, second = await asyncio.gather(*both)
        assert first.json() == second.json()
        assert [seat["advised"] for seat in (await table.players[0].look(table.id))["seats"]] == [1, 0]


class TestTheTablesChoice:
    async def test_none_is_allowed_unless_the_host_says_so(self, toys: Server) -> None:
        ada, bo = await toys.player("Ada"), await toys.player("Bo")
        made = await ada.make({"game": "toy", "seats": [{"kind": "human"}, {"kind": "human"}]})
        path = f"/api/games/{made['id']}"
        assert made["advice"] is False
        assert (await ada.ok("PUT", f"{path}/advice", {"allowed": True}))["advice"] is True
        await bo.ok("POST", f"{path}/join", {"invite": made["invite_url"].rpartition("=")[2]})
        answer = await bo.call("PUT", f"{path}/advice", {"allowed": False})
        assert (answer.status_code, answer.json()["code"]) == (403, "not-the-host")
        await ada.ok("POST", f"{path}/start")
        answer = await ada.call("PUT", f"{path}/advice", {"allowed": False})
        assert (answer.status_code, answer.json()["code"]) == (409, "already-started")
        assert (await bo.look(made["id"]))["advice"] is True

    async def test_a_rematch_keeps_it_and_counts_from_zero(self, toys: Server) -> None:
        table = await toys.table("Ada", advice=True, options={"target": 1})
        await table.pick()
        await ask(table)
        await table.act(0, "Count", by=2)
        await table.act(0, "Pass")
        again = await table.players[0].ok("POST", table.path("/rematch"))
        assert (again["advice"], [seat["advised"] for seat in again["seats"]]) == (True, [0])


@pytest.mark.parametrize("game", ["skymines", "shackleton"])
async def test_games_that_are_hosted_give_it(game: str, database_url: str) -> None:
    async with running(database_url, REGISTERED) as server:
        table = await server.table("Ada", "Bo", game=game, advice=True)
        for seat in (await table.players[0].look(table.id))["to_move"]:
            seen = await table.players[seat].look(table.id)
            assert len(seen["choices"]["choices"]) > 1
            found = (await ask(table, seat)).json()
            assert found["best"]["moves"][0]["move"] in seen["choices"]["choices"]
            assert found["best"]["told"]["text"]
