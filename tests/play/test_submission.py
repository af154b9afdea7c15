"""A move's way: stale or not, the same request again, rivals."""

import asyncio
import threading
from typing import Any

import pytest
from starlette.responses import Response

from app.api import routes_moves
from app.play.submission import MoveAnswer
from app.players import Player, Robots
from app.rules.game import Draw, Game, Move
from app.store import log
from tests.support.server import Server, Sitting, running
from tests.support.toy import Count, Pass


def post(table: Sitting, seat: int, seq: int, move: dict[str, Any], key: str | None = None) -> Any:
    """A move quoting a number."""
    headers = {"Idempotency_Key": key} if key else {}
    return table.players[seat].call("POST", table.path("/moves"), {"seq": seq, "move": move}, **headers)


class TestStale:
    async def test_two_players_who_choose_at_once_never_collide(self, server: Server) -> None:
        table = await server.table("Ada", "Bob", "Cyd")
        answers = await asyncio.gather(*(post(table, seat, 1, {"type": "Pick", "number": 1}) for seat in range(3)))
        assert [answer.status_code for answer in answers] == [200, 200, 200]
        assert sorted(answer.json()["seq"] for answer in answers) == [2, 3, 4]

    async def test_an_answer_to_an_older_question_is_stale(self, server: Server) -> None:
        table = await server.table("Ada")
        await table.pick()
        await table.act(0, "Count", by=1)
        refused = await post(table, 0, 2, {"type": "Count", "by": 1})
        assert (refused.status_code, refused.json()["code"], refused.json()["args"]["seq"]) == (409, "stale", 3)
        assert (await table.players[0].look(table.id))["seq"] == 3

    async def test_a_number_that_is_not_there_yet_is_stale(self, server: Server) -> None:
        table = await server.table("Ada")
        assert (await post(table, 0, 99, {"type": "Pick", "number": 1})).json()["code"] == "stale"

    async def test_a_table_loaded_again_knows_what_is_stale(self, database_url: str) -> None:
        async with running(database_url) as server, running(database_url) as other:
            table = await server.table("Ada", "Bob")
            await table.act(0, "Pick", number=1)
            table.players[1].client = other.client(table.players[1].token)
            assert (await post(table, 1, 1, {"type": "Pick", "number": 1})).status_code == 200
        async with running(database_url) as third:
            table.players[0].client = third.client(table.players[0].token)
            assert (await post(table, 0, 2, {"type": "Pass"})).json()["code"] == "stale"
            assert (await post(table, 0, 3, {"type": "Pass"})).status_code == 200


class TestSameRequestAgain:
    async def test_the_same_key_gets_the_same_answer_and_moves_once(self, server: Server) -> None:
        table = await server.table("Ada")
        await table.pick()
        first = await post(table, 0, 2, {"type": "Count", "by": 1}, "k1")
        await post(table, 0, 3, {"type": "Count", "by": 2}, "k2")
        again = await post(table, 0, 2, {"by": 1, "type": "Count"}, "k1")
        assert (again.status_code, again.content) == (200, first.content)
        assert (await table.players[0].look(table.id))["seq"] == 4

    async def test_it_does_so_in_another_process_and_when_the_move_would_be_legal_again(
        self, database_url: str
    ) -> None:
        async with running(database_url) as server, running(database_url) as other:
            table = await server.table("Ada")
            await table.pick()
            first = await post(table, 0, 2, {"type": "Count", "by": 1}, "k1")
            table.players[0].client = other.client(table.players[0].token)
            again = await post(table, 0, 3, {"type": "Count", "by": 1}, "k1")
            assert again.content == first.content

    async def test_many_at_once_are_one_move(self, server: Server) -> None:
        table = await server.table("Ada")
        await table.pick()
        answers = await asyncio.gather(*(post(table, 0, 2, {"type": "Count", "by": 1}, "k") for _ in range(5)))
        assert {answer.content for answer in answers} == {answers[0].content}
        assert (await table.players[0].look(table.id))["seq"] == 3

    async def test_a_key_belongs_to_its_move(self, server: Server) -> None:
        table = await server.table("Ada")
        await table.pick()
        await post(table, 0, 2, {"type": "Count", "by": 1}, "k")
        refused = await post(table, 0, 3, {"type": "Count", "by": 2}, "k")
        assert (refused.status_code, refused.json()["code"]) == (409, "key-reused")

    async def test_a_refused_move_leaves_its_key_free(self, server: Server) -> None:
        table = await server.table("Ada")
        await table.pick()
        assert (await post(table, 0, 2, {"type": "Count", "by": 9}, "k")).status_code == 422
        assert (await post(table, 0, 2, {"type": "Count", "by": 1}, "k")).status_code == 200


class TestPreparedResponse:
    async def test_a_response_is_made_once_while_the_move_is_written(
        self, server: Server, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        table = await server.table("Ada")
        order: list[str] = []
        make, append = routes_moves.move_response, log.append

        def made(answer: MoveAnswer) -> Response:
            order.append("response")
            return make(answer)

        async def appended(*values: Any) -> Any:
            written = await append(*values)
            order.append("written")
            return written

        monkeypatch.setattr(routes_moves, "move_response", made)
        monkeypatch.setattr(log, "append", appended)
        assert (await post(table, 0, 1, {"type": "Pick", "number": 1})).status_code == 200
        assert order == ["response", "written"]


class TestTwoProcesses:
    async def test_of_two_rivals_for_one_number_one_gets_409(self, database_url: str) -> None:
        async with running(database_url) as here, running(database_url) as there:
            table = await here.table("Ada")
            await table.pick()
            clients = [here.client(table.players[0].token), there.client(table.players[0].token)]
            await clients[1].get(table.path())
            body = {"seq": 2, "move": {"type": "Count", "by": 1}}
            answers = await asyncio.gather(*(client.post(table.path("/moves"), json=body) for client in clients))
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            assert (await clients[1].get(table.path())).json()["seq"] == 3

    async def test_two_players_who_choose_at_once_at_two_processes_never_collide(self, database_url: str) -> None:
        async with running(database_url) as here, running(database_url) as there:
            table = await here.table("Ada", "Bob")
            table.players[1].client = there.client(table.players[1].token)
            await table.players[1].look(table.id)
            answers = await asyncio.gather(*(post(table, seat, 1, {"type": "Pick", "number": 2}) for seat in (0, 1)))
            assert [answer.status_code for answer in answers] == [200, 200]
            assert sorted(answer.json()["seq"] for answer in answers) == [2, 3]
            for player in table.players:
                assert (await player.look(table.id))["view"]["shown"] is True


class Thinker:
    """A robot who thinks about its first question until it may go on."""

    def __init__(self) -> None:
        self.begun, self.go_on = threading.Event(), threading.Event()
        self.asked = 0

    def choose(self, game: Game, state: Any, seat: int, draw: Draw) -> Move:
        self.asked += 1
        self.begun.set()
        assert self.go_on.wait(timeout=60)
        return game.random_move(state, seat, draw)


class Planner:
    """A robot who plans its turn and is asked once for it."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, game: Game, state: Any, seat: int, draw: Draw) -> Move:
        return self.line(game, state, seat, draw)[0]

    def line(self, game: Game, state: Any, seat: int, draw: Draw) -> tuple[Move, ...]:
        self.asked += 1
        if not state.shown:
            return (game.random_move(state, seat, draw),)
        return (Pass(),) if state.counts[seat] else (Count(1), Count(2), Pass())


def seat_robot(monkeypatch: pytest.MonkeyPatch, player: Player) -> None:
    """Let all robots be this one."""
    monkeypatch.setattr(Robots, "players_from", lambda robots, level: (lambda: player,))


class TestAutomata:
    async def test_a_robot_makes_the_moves_of_its_line_without_being_asked_again(
        self, server: Server, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        planner = Planner()
        seat_robot(monkeypatch, planner)
        table = await server.table("Ada", kinds=["robot"])
        await table.pick()
        await table.act(0, "Pass")
        await server.settle()
        seen = await table.players[0].look(table.id)
        assert seen["to_move"] == [0] and seen["view"]["seats"][1]["count"] == 3
        assert planner.asked == 2, "for its pick and for its turn"

    async def test_robots_and_luna_play_to_the_end_by_themselves(self, server: Server) -> None:
        table = await server.table("Ada", kinds=["automa", "robot"], options={"target": 8})
        await table.pick()
        await server.settle()
        for _ in range(20):
            seen = await table.players[0].look(table.id)
            if seen["status"] == "finished":
                break
            await table.act(0, "Pass")
            await server.settle()
        assert seen["status"] == "finished"
        assert seen["view"]["seats"][1]["count"] > 0
        log = (await table.players[0].ok("GET", table.path("/log")))["entries"]
        assert {entry["seat"] for entry in log} == {None, 0, 1, 2}

    async def test_a_robot_that_thinks_lets_others_move_and_thinks_again(
        self, server: Server, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        thinker = Thinker()
        seat_robot(monkeypatch, thinker)
        made = await (ada := await server.player("Ada")).make(
            {"game": "toy", "seats": [{"kind": "human"}, {"kind": "robot", "level": 1}]}
        )
        await ada.ok("POST", f"/api/games/{made['id']}/start")
        assert await asyncio.to_thread(thinker.begun.wait, 60)
        assert (await ada.move(made["id"], {"type": "Pick", "number": 1})).status_code == 200
        thinker.go_on.set()
        await server.settle()
        assert thinker.asked == 2
        log = (await ada.ok("GET", f"/api/games/{made['id']}/log"))["entries"]
        assert [entry["seat"] for entry in log] == [None, 0, 1]

    async def test_a_server_that_starts_goes_on_where_another_died(self, database_url: str) -> None:
        async with running(database_url, automaton_pace_ms=60_000) as slow:
            made = await (ada := await slow.player("Ada")).make(
                {"game": "toy", "seats": [{"kind": "human"}, {"kind": "automa"}]}
            )
            await ada.ok("POST", f"/api/games/{made['id']}/start")
            await ada.move(made["id"], {"type": "Pick", "number": 1})
            await ada.move(made["id"], {"type": "Pass"})
        async with running(database_url) as server:
            await server.services.automata.wake()
            await server.services.automata.settle()
            ada.client = server.client(ada.token)
            assert (await ada.look(made["id"]))["to_move"] == [0]

    async def test_two_processes_play_an_automated_turn_once(self, database_url: str) -> None:
        async with running(database_url, automaton_pace_ms=60_000) as idle:
            table = await idle.table("Ada", kinds=["automa"])
            await table.pick()
            await table.act(0, "Pass")
        async with running(database_url) as here, running(database_url) as there:
            for server in (here, there):
                server.services.automata.nudge(table.id)
            await here.settle()
            await there.settle()
            table.players[0].client = there.client(table.players[0].token)
            seen = await table.players[0].look(table.id)
            assert (seen["seq"], seen["view"]["seats"][1]["count"]) == (4, 1)
