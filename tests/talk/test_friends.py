"""Friends: whom one has played with, invitations to tables, and who may nudge whom."""

from tests.support.server import Json, Player, Server


async def friends(player: Player, query: str = "") -> list[Json]:
    found: list[Json] = (await player.ok("GET", f"/api/users/me/friends{query}"))["friends"]
    return found


async def invited(player: Player) -> list[Json]:
    found: list[Json] = (await player.ok("GET", "/api/users/me/invitations"))["invitations"]
    return found


async def lobby(host: Player, seats: int = 2) -> Json:
    return await host.make({"game": "toy", "seats": [{"kind": "human"}] * seats})


async def code_of(player: Player, method: str, path: str, body: Json | None = None) -> tuple[int, str]:
    refused = await player.call(method, path, body)
    return refused.status_code, refused.json()["code"]


class TestFriends:
    async def test_they_are_those_with_whom_one_has_begun_a_game(self, server: Server) -> None:
        ada, ben = (await server.table("Ada", "Ben")).players
        assert [(friend["name"], friend["together"]) for friend in await friends(ada)] == [("Ben", 1)]
        assert [friend["name"] for friend in await friends(ben)] == ["Ada"]
        eve = await server.player("Eve")
        made = await lobby(ada)
        secret = made["invite_url"].rpartition("=")[2]
        await eve.ok("POST", f"/api/games/{made['id']}/join", {"invite": secret})
        assert await friends(eve) == []

    async def test_one_who_is_blocked_is_none(self, server: Server) -> None:
        table = await server.table("Ada", "Ben")
        ada, ben = table.players
        said = await ben.ok("POST", table.path("/chat"), {"text": "hello"})
        await ada.ok("POST", table.path(f"/chat/{said['id']}/block"))
        assert await friends(ada) == []
        made = await lobby(ada)
        assert await code_of(ada, "POST", f"/api/games/{made['id']}/invitations", {"user": ben.id}) == (
            404,
            "no-such-friend",
        )


class TestInvitations:
    async def test_one_click_invites_and_another_one_sits_down(self, server: Server) -> None:
        ada, ben = (await server.table("Ada", "Ben")).players
        made = await lobby(ada)
        path = f"/api/games/{made['id']}/invitations"
        for _ in range(2):
            await ada.ok("POST", path, {"user": ben.id})
        assert [friend["invited"] for friend in await friends(ada, f"?table={made['id']}")] == [True]
        (found,) = await invited(ben)
        assert (found["id"], found["host"], found["url"]) == (made["id"], "Ada", made["invite_url"])
        secret = found["url"].rpartition("=")[2]
        await ben.ok("POST", f"/api/games/{made['id']}/join", {"invite": secret})
        assert await invited(ben) == []
        assert await friends(ada, f"?table={made['id']}") == []
        await ada.ok("POST", f"/api/games/{made['id']}/start")
        assert await code_of(ada, "POST", path, {"user": ben.id}) == (409, "already-started")

    async def test_it_can_be_declined_and_ends_with_the_lobby(self, server: Server) -> None:
        ada, ben = (await server.table("Ada", "Ben")).players
        first, second = await lobby(ada), await lobby(ada)
        for made in (first, second):
            await ada.ok("POST", f"/api/games/{made['id']}/invitations", {"user": ben.id})
        await ben.ok("DELETE", f"/api/users/me/invitations/{first['id']}")
        assert [item["id"] for item in await invited(ben)] == [second["id"]]
        assert await code_of(ben, "DELETE", f"/api/users/me/invitations/{first['id']}") == (404, "no-such-invitation")

    async def test_what_is_no_id_is_refused_before_anybody_is_looked_for(self, server: Server) -> None:
        ada = (await server.table("Ada", "Ben")).players[0]
        made = await lobby(ada)
        path = f"/api/games/{made['id']}/invitations"
        assert await code_of(ada, "POST", path, {"user": "\0"}) == (422, "malformed-request")
        assert await code_of(ada, "GET", "/api/users/me/friends?table=%00") == (422, "malformed-request")
        for rest in ("invitations/%00", "blocks/%00"):
            assert await code_of(ada, "DELETE", f"/api/users/me/{rest}") == (404, "not-found")

    async def test_only_hosts_invite_and_no_strangers(self, server: Server) -> None:
        ada, ben = (await server.table("Ada", "Ben")).players
        eve = await server.player("Eve")
        made = await lobby(ada, 3)
        path = f"/api/games/{made['id']}/invitations"
        assert await code_of(ada, "POST", path, {"user": eve.id}) == (404, "no-such-friend")
        assert await code_of(ada, "POST", path, {"user": ada.id}) == (404, "no-such-friend")
        assert await code_of(eve, "POST", path, {"user": ben.id}) == (404, "no-such-game")
        assert await code_of(ben, "GET", f"/api/users/me/friends?table={made['id']}") == (404, "no-such-game")
        secret = made["invite_url"].rpartition("=")[2]
        await ben.ok("POST", f"/api/games/{made['id']}/join", {"invite": secret})
        assert await code_of(ben, "POST", path, {"user": ada.id}) == (403, "not-the-host")


class TestNudging:
    async def test_only_players_nudge_and_only_who_is_waited_for(self, server: Server) -> None:
        table = await server.table("Ada", "Ben", kinds=("robot",), visibility="public")
        ada = table.players[0]
        await table.pick()
        eve, path = await server.player("Eve"), table.path("/nudge")
        first = (await ada.look(table.id))["to_move"][0]
        other = table.players[1 - first]
        assert await code_of(eve, "POST", path, {"seat": first}) == (403, "no-seat")
        assert await code_of(other, "POST", path, {"seat": 9}) == (404, "no-such-seat")
        for seat in (1 - first, 2):
            assert await code_of(table.players[first], "POST", path, {"seat": seat}) == (409, "not-their-turn")
        assert await code_of(table.players[first], "POST", path, {"seat": first}) == (409, "not-their-turn")
        await other.ok("POST", path, {"seat": first})
        assert await code_of(other, "POST", path, {"seat": first}) == (409, "nudged-already")

    async def test_a_sleeping_game_waits_for_nobody(self, server: Server) -> None:
        table = await server.table("Ada", "Ben")
        await server.services.db.do("UPDATE games SET asleep = now(), version = version + 1 WHERE id = $1", table.id)
        refused = await code_of(table.players[0], "POST", table.path("/nudge"), {"seat": 1})
        assert refused == (409, "asleep")

    async def test_somebody_who_is_blocked_keeps_nobody_from_nudging(self, server: Server) -> None:
        table = await server.table("Ada", "Ben", "Cid")
        ada, ben, cid = table.players
        await cid.ok("PUT", f"/api/users/me/blocks/{ada.id}")
        path, at_cid = table.path("/nudge"), {"seat": 2}
        await ada.ok("POST", path, at_cid)
        await ben.ok("POST", path, at_cid)
        assert await code_of(ben, "POST", path, at_cid) == (409, "nudged-already")
        await ada.ok("POST", path, at_cid)
