"""A rematch: the same people, seats and options at a new table, once for each finished game."""

import asyncio

import pytest

from tests.support.finished import finished
from tests.support.server import Json, Server
from tests.support.toy import Toy


def kept(table: Json) -> list[tuple[str, int, str, bool]]:
    """What of its seats a rematch keeps."""
    return [(seat["kind"], seat["level"], seat["name"], seat["taken"]) for seat in table["seats"]]


class TestRematch:
    async def test_it_has_the_same_people_seats_and_options(self, server: Server) -> None:
        table = await finished(server, "Ada", "Ben", kinds=["robot"], pace="daily", visibility="public")
        ada, ben = table.players
        former = await ada.look(table.id)
        made = await ben.ok("POST", table.path("/rematch"), {})
        assert made["id"] != table.id
        assert (made["status"], made["is_host"], made["me"]) == ("lobby", True, 1)
        for field in ("game", "options", "pace", "visibility"):
            assert made[field] == former[field]
        assert kept(made) == kept(former)
        assert (await ada.look(made["id"]))["me"] == 0
        assert made["id"] in [item["id"] for item in (await ada.ok("GET", "/api/games?mine"))["games"]]
        await ben.ok("POST", f"/api/games/{made['id']}/start")

    async def test_everybody_gets_the_same_one_no_matter_who_asks_first(self, server: Server) -> None:
        table = await finished(server, "Ada", "Ben")
        ada, ben = table.players
        made = await asyncio.gather(*(item.ok("POST", table.path("/rematch"), {}) for item in (ada, ben, ada)))
        (same,) = {item["id"] for item in made}
        assert [(await item.look(table.id))["rematch"] for item in (ada, ben)] == [same, same]
        assert (await ada.look(same))["rematch"] is None

    async def test_one_person_among_automated_seats_begins_at_once(self, server: Server) -> None:
        table = await finished(server, "Ada", kinds=["robot"])
        made = await table.players[0].ok("POST", table.path("/rematch"), {})
        assert (made["status"], made["seq"] >= 1) == ("playing", True)

    async def test_a_game_that_is_not_over_has_none(self, server: Server) -> None:
        table = await server.table("Ada", "Ben")
        refused = await table.players[0].call("POST", table.path("/rematch"), {})
        assert (refused.status_code, refused.json()["code"]) == (409, "not-over")

    async def test_nobody_else_opens_a_rematch_or_learns_of_a_private_one(self, server: Server) -> None:
        table = await finished(server, "Ada", "Ben", visibility="public")
        eve = await server.player("Eve")
        refused = await eve.call("POST", table.path("/rematch"), {})
        assert (refused.status_code, refused.json()["code"]) == (403, "no-seat")
        hidden = await finished(server, "Ada", "Ben")
        assert (await eve.call("POST", hidden.path("/rematch"), {})).status_code == 404
        made = await hidden.players[0].ok("POST", hidden.path("/rematch"), {})
        guest = await eve.ok("GET", hidden.path(f"?invite={hidden.invite}"))
        assert (guest["rematch"], (await hidden.players[1].look(hidden.id))["rematch"]) == (None, made["id"])

    async def test_a_player_who_has_left_a_private_rematch_finds_it_and_comes_back(self, server: Server) -> None:
        table = await finished(server, "Ada", "Ben", "Cid")
        ada, ben, cid = table.players
        path = f"/api/games/{(await ada.ok('POST', table.path('/rematch'), {}))['id']}"
        page = path.replace("/api/games/", "/t/")
        for player in (ben, cid):
            await player.ok("POST", f"{path}/leave")
        eve = await server.player("Eve")
        assert [(await item.call("GET", path)).status_code for item in (ben, cid, eve)] == [200, 200, 404]
        assert [(await item.client.get(page)).status_code for item in (ben, cid, eve)] == [200, 200, 404]
        assert (await eve.call("POST", f"{path}/join")).status_code == 404
        assert await ben.ok("POST", f"{path}/join") == {"seat": 1}
        await ada.ok("POST", f"{path}/seats", {"kind": "robot", "instead": 2})
        await ada.ok("POST", f"{path}/start")
        assert (await cid.ok("GET", path))["me"] is None
        assert (await cid.client.get(page)).status_code == 200

    async def test_a_player_whom_the_host_sends_away_does_not_find_it(self, server: Server) -> None:
        table = await finished(server, "Ada", "Ben")
        ada, ben = table.players
        path = f"/api/games/{(await ada.ok('POST', table.path('/rematch'), {}))['id']}"
        await ada.ok("POST", f"{path}/seats/1/kick")
        assert (await ben.call("GET", path)).status_code == 404

    @pytest.mark.parametrize(
        ("seat", "status", "code"), [(0, 422, "bad-options"), (1, 422, "bad-options"), (7, 404, "no-such-seat")]
    )
    async def test_levels_are_of_the_games_own_opponents_alone(
        self, server: Server, seat: int, status: int, code: str
    ) -> None:
        table = await finished(server, "Ada", kinds=["robot"])
        body = {"levels": [{"seat": seat, "level": 9}]}
        refused = await table.players[0].call("POST", table.path("/rematch"), body)
        assert (refused.status_code, refused.json()["code"]) == (status, code)
        assert (await table.players[0].look(table.id))["rematch"] is None

    async def test_a_body_that_is_none_is_refused(self, server: Server) -> None:
        table = await finished(server, "Ada", "Ben")
        refused = await table.players[0].call("POST", table.path("/rematch"), {"seats": []})
        assert (refused.status_code, refused.json()["code"]) == (422, "malformed-request")

    async def test_a_game_hands_options_on_to_the_next_one_and_no_host_chooses_those(
        self, server: Server, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(
            Toy, "rematch_options", lambda _, options, state, levels: {**options, "target": state.target + 1}
        )
        monkeypatch.setattr(Toy, "has_carried_over", lambda _, options: options.get("target") == 2)
        table = await finished(server, "Ada", "Ben")
        ada, _ = table.players
        made = await ada.ok("POST", table.path("/rematch"), {})
        assert made["options"] == {"target": 2}
        seats = [{"kind": "human"}, {"kind": "human"}]
        refused = await ada.call("POST", "/api/games", {"game": "toy", "options": {"target": 2}, "seats": seats})
        assert (refused.status_code, refused.json()["code"]) == (422, "carried-options")
