"""Playing on from a position of a finished game, at a table of one's own against robots."""

import asyncio
from typing import Any

import httpx
import pytest

from app.play.exports import export_all
from app.play.verification import verify_game
from app.registration import load_games
from tests.support.finished import finished
from tests.support.games import REGISTERED
from tests.support.server import Json, Player, Server, Sitting, running


async def branched(table: Sitting, player: Player, seq: int = 2, seat: int = 1, **more: Any) -> Json:
    """The table that a player branches off."""
    made: Json = await player.ok("POST", table.path("/branches"), {"seq": seq, "seat": seat, **more})
    return made


async def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


class TestBranch:
    async def test_it_begins_with_that_position_against_robots(self, server: Server) -> None:
        table = await finished(server, "Ada", "Ben", kinds=["automa"], name="Thursday", visibility="public")
        ada, ben = table.players
        then = await ben.ok("GET", table.path("?at=2"))
        made = await branched(table, ben, level=1)
        assert made["id"] != table.id
        assert (made["status"], made["me"], made["is_host"], made["name"]) == ("playing", 1, True, "Thursday")
        assert (made["pace"], made["visibility"], made["options"]) == ("none", "private", {"target": 1})
        assert made["branched"] == {"game": table.id, "seq": 2}
        seats = [(seat["kind"], seat["level"], seat["name"], seat["taken"]) for seat in made["seats"]]
        assert seats[:2] == [("robot", 1, "Robot (as Ada)", False), ("human", 1, "Ben", True)]
        assert seats[2][:2] == ("automa", then["seats"][2]["level"])
        assert made["seats"][0]["called"]["key"] == "seat-name-robot-as"
        assert made["seats"][0]["called"]["args"] == {"name": "Ada"}
        first = (await ben.ok("GET", f"/api/games/{made['id']}?at=1"))["view"]
        assert first == then["view"]
        assert (await ada.look(table.id))["branched"] is None

    async def test_robots_move_it_on_and_it_is_played_to_its_end(self, server: Server) -> None:
        table = await finished(server, "Ada", "Ben")
        ben = table.players[1]
        made = await branched(table, ben, level=1)
        await to_the_end(server, ben, made["id"])
        rows = await server.services.db.rows("SELECT seat FROM events WHERE game_id = $1 AND seq > 1", made["id"])
        assert {row["seat"] for row in rows} >= {0}
        await verified(server, made["id"])

    async def test_it_says_where_it_comes_from_in_its_log(self, server: Server) -> None:
        table = await finished(server, "Ada", "Ben")
        ben = table.players[1]
        made = await branched(table, ben)
        first, *_ = (await ben.ok("GET", f"/api/games/{made['id']}/log"))["entries"]
        assert first["move"]["start"]["branched"] == {"game": table.id, "seq": 2, "seat": 1}
        assert first["sentences"][0]["key"] == "log-branched"
        assert "entry 2" in first["text"][0]

    async def test_a_spectator_plays_on_any_seat_but_an_automas(self, server: Server) -> None:
        table = await finished(server, "Ada", "Ben", kinds=["robot", "automa"], visibility="public")
        eve = await server.player("Eve")
        offered = await eve.ok("GET", table.path("/branches"))
        assert offered["seats"] == [0, 1, 2]
        assert [robot["level"] for robot in offered["robots"]] == [1]
        assert all(robot["called"] and robot["hint"] for robot in offered["robots"])
        for seat in (0, 2):
            made = await branched(table, eve, seat=seat)
            assert made["seats"][seat]["name"] == "Eve"
        answer = await eve.call("POST", table.path("/branches"), {"seq": 3, "seat": 3})
        assert await refused(answer) == (409, "automated-seat")

    async def test_the_same_key_gets_the_same_table(self, server: Server) -> None:
        table = await finished(server, "Ada", "Ben")
        ada, ben = table.players
        path, body = table.path("/branches"), {"seq": 2, "seat": 1}
        made = await asyncio.gather(*(ben.ok("POST", path, body, Idempotency_Key="k") for _ in range(3)))
        (same,) = {one["id"] for one in made}
        assert (await ada.ok("POST", path, body, Idempotency_Key="k"))["id"] != same
        answer = await ben.call("POST", path, {"seq": 3, "seat": 1}, Idempotency_Key="k")
        assert await refused(answer) == (409, "key-reused")
        answer = await ben.call("POST", path, {"seq": 2, "seat": 0}, Idempotency_Key="k")
        assert await refused(answer) == (409, "key-reused")
        assert (await ben.ok("POST", path, {**body, "level": 1}, Idempotency_Key="k"))["id"] == same
        assert (await ben.ok("POST", path, body))["id"] != same

    async def test_the_same_key_gets_no_table_against_other_robots(self, server: Server) -> None:
        ada = await server.player("Ada")
        seats = [{"kind": "human"}, {"kind": "robot"}]
        game = (await ada.ok("POST", "/api/games", {"game": "skymines", "options": {}, "seats": seats}))["id"]
        await ada.ok("POST", f"/api/games/{game}/start")
        await ada.ok("POST", f"/api/games/{game}/close")
        path, usual = f"/api/games/{game}/branches", {"seq": 1, "seat": 0}
        robots = (await ada.ok("GET", path))["robots"]
        made = await ada.ok("POST", path, usual, Idempotency_Key="k")
        for robot in robots:
            answer = await ada.call("POST", path, {**usual, "level": robot["level"]}, Idempotency_Key="k")
            is_same = robot["level"] == made["seats"][1]["level"]
            assert answer.is_success is is_same, robot
            assert is_same or await refused(answer) == (409, "key-reused")
        assert len(robots) > 1

    async def test_a_branch_of_a_branch(self, server: Server) -> None:
        table = await finished(server, "Ada", "Ben")
        ben = table.players[1]
        first = await branched(table, ben, level=1)
        path = f"/api/games/{first['id']}/branches"
        assert await refused(await ben.call("POST", path, {"seq": 1, "seat": 0})) == (409, "no-branch-yet")
        await to_the_end(server, ben, first["id"])
        second = await ben.ok("POST", path, {"seq": 1, "seat": 0})
        assert second["branched"] == {"game": first["id"], "seq": 1}
        assert [seat["name"] for seat in second["seats"]] == ["Ben", "Robot (as Ben)"]
        await verified(server, second["id"])

    async def test_a_game_that_was_ended_early_is_played_on_from_its_last_position(self, server: Server) -> None:
        table = await server.table("Ada", kinds=["robot"])
        (ada,) = table.players
        await table.pick()
        await ada.ok("POST", table.path("/close"), {})
        over = await ada.look(table.id)
        assert over["status"] == "finished"
        made = await branched(table, ada, seq=over["seq"], seat=0)
        assert made["status"] == "playing"

    async def test_nobody_who_has_left_for_good_is_named(self, server: Server) -> None:
        table = await finished(server, "Ada", "Ben", kinds=["robot"])
        ada, ben = table.players
        await ada.ok("POST", "/api/users/me/deletion", {})
        made = await branched(table, ben)
        assert [seat["name"] for seat in made["seats"]] == ["Robot", "Ben", "Robot 2"]


async def to_the_end(server: Server, player: Player, game_id: str) -> None:
    """Count and pass until it is over."""
    for number in range(40):
        await server.settle()
        table = await player.look(game_id)
        if table["status"] == "finished":
            return
        offered = table["choices"]["choices"] or [table["choices"]["sample"]]
        kind = "Count" if number % 2 else "Pass"
        wanted = next((move for move in offered if move["type"] == kind), offered[0])
        answer = await player.move(game_id, wanted)
        assert answer.is_success, answer.text
    raise AssertionError("it does not end")


async def verified(server: Server, game_id: str) -> None:
    assert await verify_game(server.services.db, load_games(REGISTERED), game_id) > 0


class TestRefusals:
    async def test_a_running_game_is_not_played_on_by_anybody(self, server: Server) -> None:
        """Not even by who sits there: what is hidden would be shown."""
        table = await server.table("Ada", "Ben", visibility="public")
        await table.pick()
        for player in (*table.players, await server.player("Eve")):
            for seat in (0, 1):
                answer = await player.call("POST", table.path("/branches"), {"seq": 1, "seat": seat})
                assert await refused(answer) == (409, "no-branch-yet")
            assert await refused(await player.call("GET", table.path("/branches"))) == (409, "no-branch-yet")

    async def test_a_private_game_is_not_there_for_strangers(self, server: Server) -> None:
        table = await finished(server, "Ada", "Ben")
        eve = await server.player("Eve")
        body = {"seq": 3, "seat": 0}
        assert await refused(await eve.call("POST", table.path("/branches"), body)) == (404, "no-such-game")
        assert await refused(await eve.call("GET", table.path("/branches"))) == (404, "no-such-game")
        await eve.ok("GET", table.path(f"/branches?invite={table.invite}"))
        made = await branched(table, eve, seat=0, invite=table.invite)
        for player in table.players:
            assert (await player.call("GET", f"/api/games/{made['id']}")).status_code == 404
        invite = made["invite_url"].rpartition("=")[2]
        seen = await table.players[0].ok("GET", f"/api/games/{made['id']}?invite={invite}")
        assert (seen["me"], seen["status"]) == (None, "playing")

    async def test_nobody_is_let_in_without_saying_who_they_are(self, server: Server) -> None:
        table = await finished(server, "Ada", "Ben", visibility="public")
        async with server.client() as stranger:
            assert (await stranger.get(table.path("/branches"))).status_code == 200
            answer = await stranger.post(table.path("/branches"), json={"seq": 3, "seat": 0})
            assert answer.status_code == 401

    @pytest.mark.parametrize(
        ("body", "problem"),
        [
            ({"seq": 99, "seat": 0}, (404, "no-such-entry")),
            ({"seq": 0, "seat": 0}, (422, "malformed-request")),
            ({"seq": 3, "seat": 7}, (404, "no-such-seat")),
            ({"seq": 3, "seat": -1}, (422, "malformed-request")),
            ({"seq": 3, "seat": 0, "level": 9}, (422, "unknown-robot-level")),
            ({"seq": 5, "seat": 0}, (409, "no-branch-here")),
            ({"seat": 0}, (422, "malformed-request")),
        ],
    )
    async def test_what_is_no_position_seat_or_level(
        self, server: Server, body: Json, problem: tuple[int, str]
    ) -> None:
        table = await finished(server, "Ada", "Ben")
        assert (await table.players[0].look(table.id))["seq"] == 5
        assert await refused(await table.players[0].call("POST", table.path("/branches"), body)) == problem

    async def test_how_many_one_person_has_is_bounded(self, database_url: str) -> None:
        async with running(database_url, branches_per_person=2, tables_per_person=1) as server:
            table = await finished(server, "Ada", "Ben")
            ada, ben = table.players
            made = [await branched(table, ada, seat=0) for _ in range(2)]
            answer = await ada.call("POST", table.path("/branches"), {"seq": 3, "seat": 0})
            assert await refused(answer) == (409, "too-many-branches")
            await branched(table, ben, seat=0)
            await ada.ok("POST", f"/api/games/{made[0]['id']}/close", {})
            await branched(table, ada, seat=0)
            # They are not among the running games of which one is allowed.
            await ada.make({"game": "toy", "seats": [{"kind": "human"}, {"kind": "human"}]})


class TestTheTable:
    async def test_nothing_is_taken_back_past_the_branch(self, server: Server) -> None:
        table = await finished(server, "Ada", "Ben")
        ada = table.players[0]
        made = await branched(table, ada, seq=3, seat=0)
        path = f"/api/games/{made['id']}"
        assert made["seq"] == 1
        assert await refused(await ada.call("POST", f"{path}/undo", {"seq": 1})) == (409, "nothing-to-undo")
        await ada.move(made["id"], {"type": "Count", "by": 1})
        await ada.move(made["id"], {"type": "Count", "by": 2})
        assert await refused(await ada.call("POST", f"{path}/takeback", {"seq": 0})) == (422, "malformed-request")
        await ada.ok("POST", f"{path}/undo", {"seq": 3})
        await ada.ok("POST", f"{path}/undo", {"seq": 4})
        assert await refused(await ada.call("POST", f"{path}/undo", {"seq": 5})) == (409, "nothing-to-undo")
        then = (await ada.ok("GET", f"{path}?at=1"))["view"]
        assert (await ada.look(made["id"]))["view"] == then
        await verified(server, made["id"])

    async def test_what_it_records_is_in_no_answer_before_its_end(self, server: Server) -> None:
        table = await finished(server, "Ada", "Ben")
        ben = table.players[1]
        made = await branched(table, ben, level=1)
        path = f"/api/games/{made['id']}"
        (stored,) = await server.services.db.rows("SELECT move FROM events WHERE game_id = $1 AND seq = 1", made["id"])
        assert '"state"' in stored["move"]
        for rest in ("", "/log", "/export", "/history", "/standing", "/choices"):
            assert '"state"' not in (await ben.call("GET", path + rest)).text
        assert (await ben.ok("GET", f"{path}/export"))["complete"] is False
        await to_the_end(server, ben, made["id"])
        whole = await ben.ok("GET", f"{path}/export")
        assert whole["complete"]
        assert whole["entries"][0]["move"]["start"]["branched"]["state"]

    async def test_it_counts_nowhere(self, server: Server) -> None:
        table = await finished(server, "Ada", "Ben")
        ada, ben = table.players
        before = await ben.ok("GET", "/api/users/me/results"), await ben.ok("GET", "/api/users/me/rivals")
        made = await branched(table, ben, level=1)
        await to_the_end(server, ben, made["id"])
        assert await server.services.results.heal() == 0
        after = await ben.ok("GET", "/api/users/me/results"), await ben.ok("GET", "/api/users/me/rivals")
        assert after == before
        seen = await ben.look(made["id"])
        assert seen["result"]["place"] in (1, 2)
        assert made["id"] in [one["id"] for one in (await ben.ok("GET", "/api/games?mine"))["games"]]
        for wanted in ("watch", "open", "mine"):
            assert made["id"] not in [one["id"] for one in (await ada.ok("GET", f"/api/games?{wanted}"))["games"]]
        answer = await ben.call("POST", f"/api/games/{made['id']}/rematch", {})
        assert await refused(answer) == (409, "branched-off")
        assert (await ben.look(table.id))["rematch"] is None

    async def test_the_other_game_may_be_gone(self, server: Server) -> None:
        table = await finished(server, "Ada", "Ben")
        ben = table.players[1]
        made = await branched(table, ben)
        for statement in ("DELETE FROM games WHERE id = $1", "DELETE FROM events WHERE game_id = $1"):
            await server.services.db.do(statement, table.id)
        server.services.tables.live.forget(await server.services.tables.live.get(made["id"]))
        assert (await ben.look(made["id"]))["branched"] == {"game": table.id, "seq": 2}
        await verified(server, made["id"])
        assert (await export_all(server.services.db, made["id"])).entries
