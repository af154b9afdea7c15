"""How a person's games ended: kept with the end, for games of former versions too, and counted."""

from datetime import timedelta
from typing import Any

import pytest

from app import clock
from app.play.looking_back import RESULTS_PER_PAGE
from app.store import results
from app.store.results import ResultRow
from tests.support.finished import finished
from tests.support.server import Json, Server


async def my(player: Any, what: str) -> Json:
    found: Json = await player.ok("GET", f"/api/users/me/{what}")
    return found


class TestResults:
    async def test_the_end_of_a_game_is_kept_with_place_and_score(self, server: Server) -> None:
        table = await finished(server, "Ada", "Ben", points=2)
        ada, ben = table.players
        (won,) = (await my(ada, "results"))["games"]
        assert (won["id"], won["game"], won["seat"]) == (table.id, "toy", 0)
        assert [(item["name"], item["total"], item["place"], item["won"]) for item in won["results"]] == [
            ("Ada", 2, 1, True),
            ("Ben", 0, 2, False),
        ]
        assert (await my(ben, "results"))["played"] == [{"game": "toy", "played": 1, "won": 0}]
        listed = (await ben.ok("GET", "/api/games?mine"))["games"]
        own = {"total": 0, "place": 2, "won": False, "stand_in": False}
        assert [item["result"] for item in listed] == [own]
        assert (await ben.look(table.id))["result"] == own

    async def test_a_game_that_goes_on_has_none(self, server: Server) -> None:
        table = await server.table("Ada", "Ben")
        assert (await my(table.players[0], "results")) == {"games": [], "next": None, "played": []}
        assert (await table.players[0].look(table.id))["result"] is None

    async def test_games_that_ended_before_results_were_kept_get_theirs(self, server: Server) -> None:
        table = await finished(server, "Ada", "Ben")
        db = server.services.db
        await db.do("DELETE FROM results")
        assert (await my(table.players[0], "results"))["games"] == []
        assert await server.services.results.heal() == 1
        (found,) = (await my(table.players[0], "results"))["games"]
        assert [item["place"] for item in found["results"]] == [1, 2]
        assert await server.services.results.heal() == 0

    async def test_what_is_kept_stays_as_it_is(self, server: Server) -> None:
        table = await finished(server, "Ada", "Ben")
        again = ResultRow(seat=0, user_id=None, kind="human", name="Eve", total=99, place=1, won=True)
        await results.keep(server.services.db, table.id, "toy", clock.now(), [again])
        (found,) = (await my(table.players[0], "results"))["games"]
        assert found["results"][0]["name"] == "Ada"

    async def test_strangers_have_none(self, server: Server) -> None:
        await finished(server, "Ada", "Ben", visibility="public")
        eve = await server.player("Eve")
        assert (await my(eve, "results"))["games"] == []
        assert (await my(eve, "rivals"))["people"] == []
        async with server.client() as nobody:
            assert (await nobody.get("/api/users/me/results")).status_code == 401


class TestStandIns:
    """What a stand-in has finished is marked, and no win of the person's; a loss stays one."""

    async def test_a_place_of_a_stand_in_says_so(self, server: Server) -> None:
        ada, ben, table = await self.ended(server, stood_in_for=0)
        (found,) = (await my(ada, "results"))["games"]
        assert [(item["name"], item["stand_in"]) for item in found["results"]] == [("Ada", True), ("Ben", False)]
        (listed,) = (await ada.ok("GET", "/api/games?mine"))["games"]
        assert (listed["result"]["stand_in"], listed["result"]["place"]) == (True, 1)
        assert (await ada.look(table))["result"]["stand_in"]
        (listed,) = (await ben.ok("GET", "/api/games?mine"))["games"]
        assert not listed["result"]["stand_in"]

    @pytest.mark.parametrize(("seat", "won", "ahead"), [(0, 0, 0), (1, 1, 1)])
    async def test_its_win_is_not_counted_as_its_owners(self, server: Server, seat: int, won: int, ahead: int) -> None:
        ada, ben, _ = await self.ended(server, stood_in_for=seat)
        assert (await my(ada, "results"))["played"] == [{"game": "toy", "played": 1, "won": won}]
        (rival,) = (await my(ada, "rivals"))["people"]
        assert (rival["played"], rival["ahead"], rival["behind"]) == (1, ahead, 0)
        (rival,) = (await my(ben, "rivals"))["people"]
        assert (rival["played"], rival["ahead"], rival["behind"]) == (1, 0, ahead)

    async def ended(self, server: Server, *, stood_in_for: int) -> tuple[Any, Any, str]:
        """A game that Ada's seat has won, one seat of which a stand-in played to the end."""
        table = await finished(server, "Ada", "Ben", points=2)
        await server.services.db.do(f"UPDATE seats SET stand_in = 'resigned' WHERE seat = {stood_in_for}")
        live = server.services.tables.live
        live.forget(await live.get(table.id))
        ada, ben = table.players
        return ada, ben, table.id


class TestRivals:
    async def test_who_came_in_before_whom_is_counted(self, server: Server) -> None:
        table = await finished(server, "Ada", "Ben", kinds=["robot"])
        ada, ben = table.players
        made = await ada.ok("POST", table.path("/rematch"), {})
        await ben.ok("POST", f"/api/games/{made['id']}/join")
        await ada.ok("POST", f"/api/games/{made['id']}/start")
        (rival,) = (await my(ada, "rivals"))["people"]
        assert (rival["name"], rival["played"], rival["ahead"], rival["behind"]) == ("Ben", 1, 1, 0)
        (rival,) = (await my(ben, "rivals"))["people"]
        assert (rival["name"], rival["ahead"], rival["behind"]) == ("Ada", 0, 1)
        both = await my(ada, f"results?with={(await my(ada, 'rivals'))['people'][0]['id']}")
        assert [item["id"] for item in both["games"]] == [table.id]
        assert (await my(ada, "results?with=nobody"))["games"] == []
        assert (await my(ada, "results?game=other"))["games"] == []


class TestPages:
    @pytest.fixture
    async def ada(self, server: Server) -> Any:
        """Somebody with a thousand finished games."""
        table = await finished(server, "Ada", "Ben")
        people = [player.id for player in table.players]
        db, now = server.services.db, clock.now()
        await db.do(
            "INSERT INTO games (id, game, options, status, pace, visibility, invite) "
            "SELECT 'many' || n, 'toy', '{}', 'finished', 'live', 'private', '' FROM generate_series(1, 1000) n"
        )
        for number in range(1, 1001):
            kept = [
                ResultRow(seat=seat, user_id=user, kind="human", name="", total=2 - seat, place=1 + seat, won=seat == 0)
                for seat, user in enumerate(people)
            ]
            await results.keep(db, f"many{number}", "toy", now - timedelta(minutes=number // 3), kept)
        return table.players[0]

    async def test_every_game_is_on_one_page(self, server: Server, ada: Any) -> None:
        seen: list[str] = []
        address = "results"
        while True:
            found = await my(ada, address)
            seen += [item["id"] for item in found["games"]]
            assert len(found["games"]) <= RESULTS_PER_PAGE
            if found["next"] is None:
                break
            address = f"results?before={found['next']}"
        assert (len(seen), len(set(seen))) == (1001, 1001)
        assert found["played"] == [{"game": "toy", "played": 1001, "won": 1001}]
        assert (await my(ada, "rivals"))["people"][0]["played"] == 1001

    async def test_an_address_that_is_none_is_refused(self, server: Server) -> None:
        eve = await server.player("Eve")
        for before in ("x", "1-", "99999999999999999999-a", "-1-a"):
            refused = await eve.call("GET", f"/api/users/me/results?before={before}")
            assert refused.status_code == 422, before
