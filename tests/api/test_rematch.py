"""A rematch: the same people, seats and options at a new table, once for each finished game."""

import asyncio

import pytest

from tests.support.finished import finished
from tests.support.rematches import code, invited, own, sitters
from tests.support.server import Json, Server, running
from tests.support.toy import Toy


def kept(table: Json) -> list[tuple[str, int, str, bool]]:
    """What of its seats a rematch keeps."""
    return [(seat["kind"], seat["level"], seat["name"], seat["taken"]) for seat in table["seats"]]


class TestKeptSeats:
    """Nobody is put into a game: the seats of all but the opener are kept for them until they join."""

    async def test_the_game_begins_only_once_all_have_joined(self, server: Server) -> None:
        table = await finished(server, "Ada", "Ben", clock={"turn_seconds": 60})
        ada, ben = table.players
        path = f"/api/games/{(made := await ada.ok('POST', table.path('/rematch'), {}))['id']}"
        assert sitters(made) == [("Ada", True), ("Ben", False)]
        assert await code(ada, "POST", f"{path}/start") == (409, "seats-free")
        assert (await own(ben), await invited(ben)) == ([table.id], [made["id"]])
        assert ((await ben.ok("GET", path))["me"], (await ben.ok("GET", path))["lost"]) == (None, 1)
        assert await ben.ok("POST", f"{path}/join") == {"seat": 1}
        assert (sitters(await ben.ok("GET", path)), await invited(ben)) == ([("Ada", True), ("Ben", True)], [])
        await ada.ok("POST", f"{path}/start")

    async def test_a_kept_seat_is_nobody_elses(self, server: Server) -> None:
        table = await finished(server, "Ada", "Ben", visibility="public")
        ada, ben = table.players
        path = f"/api/games/{(made := await ada.ok('POST', table.path('/rematch'), {}))['id']}"
        eve = await server.player("Eve")
        assert (await eve.ok("GET", "/api/games?open"))["games"] == []
        for body in ({}, {"seat": 1}):
            assert await code(eve, "POST", f"{path}/join", body) == (409, "no-free-seat")
        await ada.ok("POST", f"{path}/seats", {"kind": "human"})
        assert [item["id"] for item in (await eve.ok("GET", "/api/games?open"))["games"]] == [made["id"]]
        assert await eve.ok("POST", f"{path}/join") == {"seat": 2}
        assert await ben.ok("POST", f"{path}/join") == {"seat": 1}

    async def test_who_takes_another_seat_leaves_the_kept_one_free(self, server: Server) -> None:
        table = await finished(server, "Ada", "Ben")
        ada, ben = table.players
        path = f"/api/games/{(await ada.ok('POST', table.path('/rematch'), {}))['id']}"
        await ada.ok("POST", f"{path}/seats", {"kind": "human"})
        assert await ben.ok("POST", f"{path}/join", {"seat": 2}) == {"seat": 2}
        assert sitters(await ben.ok("GET", path)) == [("Ada", True), ("", False), ("Ben", True)]

    @pytest.mark.parametrize("way", ["decline", "leave"])
    async def test_who_does_not_want_to_play_leaves_the_seat_free(self, server: Server, way: str) -> None:
        table = await finished(server, "Ada", "Ben")
        ada, ben = table.players
        game = (await ada.ok("POST", table.path("/rematch"), {}))["id"]
        if way == "decline":
            await ben.ok("DELETE", f"/api/users/me/invitations/{game}")
        else:
            await ben.ok("POST", f"/api/games/{game}/leave")
        assert sitters(await ada.look(game)) == [("Ada", True), ("", False)]
        assert await invited(ben) == []

    async def test_the_host_lets_a_robot_or_somebody_else_play_there(self, server: Server) -> None:
        table = await finished(server, "Ada", "Ben", "Cid")
        ada, ben, cid = table.players
        path = f"/api/games/{(await ada.ok('POST', table.path('/rematch'), {}))['id']}"
        await ada.ok("POST", f"{path}/seats", {"kind": "robot", "instead": 1})
        await ada.ok("POST", f"{path}/seats/2/kick", {"name": "Cid"})
        assert sitters(await ada.ok("GET", path)) == [("Ada", True), ("Robot", False), ("", False)]
        assert await code(cid, "GET", path) == (404, "no-such-game")
        assert await code(ben, "POST", f"{path}/seats", {"kind": "human"}) == (403, "not-the-host")

    async def test_who_has_blocked_the_opener_hears_and_sees_nothing_of_it(self, server: Server) -> None:
        table = await finished(server, "Ada", "Ben", clock={"turn_seconds": 60, "at_deadline": "stand-in"})
        ada, ben = table.players
        await ben.ok("PUT", f"/api/users/me/blocks/{ada.id}")
        made = await ada.ok("POST", table.path("/rematch"), {})
        await ada.ok("PUT", f"/api/games/{made['id']}/name", {"name": "Ben is a coward"})
        assert await code(ada, "POST", f"/api/games/{made['id']}/start") == (409, "seats-free")
        assert (await own(ben), await invited(ben)) == ([table.id], [])
        outbox = await server.services.db.rows("SELECT user_id FROM outbox WHERE game_id = $1", made["id"])
        assert [dict(row) for row in outbox] == []

    async def test_the_opener_does_not_learn_who_has_blocked_them(self, server: Server) -> None:
        told = []
        for blocks in (False, True):
            table = await finished(server, "Ada", "Ben", "Cid")
            ada, ben, _ = table.players
            if blocks:
                await ben.ok("PUT", f"/api/users/me/blocks/{ada.id}")
            made = await ada.ok("POST", table.path("/rematch"), {})
            friends = (await ada.ok("GET", f"/api/users/me/friends?table={made['id']}"))["friends"]
            told.append((sitters(made), sorted((friend["name"], friend["invited"]) for friend in friends)))
        assert told[0] == told[1] == ([("Ada", True), ("Ben", False), ("Cid", False)], [("Ben", True), ("Cid", True)])
        assert await ben.ok("POST", f"/api/games/{made['id']}/join") == {"seat": 1}

    async def test_who_deletes_the_account_is_not_named_any_more(self, server: Server) -> None:
        table = await finished(server, "Ada", "Ben")
        ada, ben = table.players
        game = (await ada.ok("POST", table.path("/rematch"), {}))["id"]
        await ben.ok("POST", "/api/users/me/deletion", {"current": None})
        assert sitters(await ada.look(game)) == [("Ada", True), ("", False)]
        row = await server.services.db.row("SELECT former FROM seats WHERE game_id = $1 AND seat = 1", game)
        assert list(row["former"]) == []


class TestRematch:
    async def test_it_has_the_same_seats_and_options_and_keeps_the_seats_of_the_others(self, server: Server) -> None:
        table = await finished(server, "Ada", "Ben", kinds=["robot"], pace="daily", visibility="public")
        ada, ben = table.players
        former = await ada.look(table.id)
        made = await ben.ok("POST", table.path("/rematch"), {})
        assert made["id"] != table.id
        assert (made["status"], made["is_host"], made["me"]) == ("lobby", True, 1)
        for field in ("game", "options", "pace", "visibility"):
            assert made[field] == former[field]
        assert [seat[:3] for seat in kept(made)] == [seat[:3] for seat in kept(former)]
        assert [seat["taken"] for seat in made["seats"]] == [False, True, False]
        assert await own(ada) == [table.id]
        assert await ada.ok("POST", f"/api/games/{made['id']}/join") == {"seat": 0}
        assert kept(await ada.look(made["id"])) == kept(former)
        assert (await own(ada))[0] == made["id"]
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

    async def test_it_begins_once_however_often_it_is_asked_for_at_the_same_time(
        self, server: Server, database_url: str
    ) -> None:
        table = await finished(server, "Ada", kinds=["robot"])
        ada = table.players[0]
        async with running(database_url) as other:
            clients = (ada.client, other.client(ada.token), ada.client, other.client(ada.token))
            answers = await asyncio.gather(*(client.post(table.path("/rematch"), json={}) for client in clients))
        assert [answer.status_code for answer in answers] == [200] * 4, [answer.text for answer in answers]
        assert {answer.json()["status"] for answer in answers} == {"playing"}
        assert len({answer.json()["id"] for answer in answers}) == 1

    async def test_one_that_was_opened_by_a_process_that_died_begins_when_it_is_asked_for_again(
        self, server: Server, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        table = await finished(server, "Ada", kinds=["robot"])
        with monkeypatch.context() as dying:
            dying.setattr(server.services.playing.rematches, "_begin", lambda *_: asyncio.sleep(0))
            made = await table.players[0].ok("POST", table.path("/rematch"), {})
        assert made["status"] == "lobby"
        again = await table.players[0].ok("POST", table.path("/rematch"), {})
        assert (again["id"], again["status"]) == (made["id"], "playing")

    async def test_people_bear_the_names_that_they_have_by_now(self, server: Server) -> None:
        table = await finished(server, "Ada", "Bob", "Bob")
        ada, bob, _ = table.players
        await ada.ok("POST", "/api/users/me/name", {"name": "Anna"})
        await bob.ok("POST", "/api/users/me/name", {"name": "Robert"})
        assert [name for name, _ in sitters(await ada.look(table.id))] == ["Ada", "Bob", "Bob 2"]
        made = await ada.ok("POST", table.path("/rematch"), {})
        assert sitters(made) == [("Anna", True), ("Robert", False), ("Bob", False)]

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
