"""Closing a table: before the game at once, later with the consent of all who play."""

import pytest

from app.play.exports import import_document, read_document
from app.play.verification import verify_game
from tests.support.games import GAMES
from tests.support.postgres import Cluster, fresh_database
from tests.support.server import Player, Server, running


async def code(player: Player, path: str, body: object = None) -> tuple[int, str]:
    refused = await player.call("POST", path, body)
    return refused.status_code, refused.json()["code"]


async def program(server: Server, owner: Player, scope: str) -> Player:
    """A program of somebody's, whose token has this scope alone."""
    made = await owner.ok("POST", "/api/users/me/tokens", {"name": "robot", "scopes": [scope]})
    return Player(server.client(made["token"]), owner.id, made["token"])


class TestLobby:
    async def test_its_host_alone_closes_it_and_nobody_sits_down_or_starts_any_more(self, server: Server) -> None:
        ada, ben, eve = [await server.player(name) for name in ("Ada", "Ben", "Eve")]
        made = await ada.make({"game": "toy", "seats": [{"kind": "human"}] * 3, "visibility": "public"})
        path, invite = f"/api/games/{made['id']}", made["invite_url"].rpartition("=")[2]
        await ben.ok("POST", f"{path}/join", {"invite": invite})
        assert await code(ben, f"{path}/close") == (403, "not-the-host")
        assert (await ada.ok("POST", f"{path}/close"))["status"] == "closed"
        assert await code(eve, f"{path}/join", {"invite": invite}) == (409, "table-closed")
        for rest in ("start", "close", "leave"):
            assert await code(ada, f"{path}/{rest}") == (409, "table-closed")
        for player in (ada, ben):
            assert (await player.ok("GET", "/api/games?mine"))["games"] == []
        assert (await eve.ok("GET", "/api/games"))["games"] == []
        assert (await ben.look(made["id"]))["status"] == "closed"

    async def test_a_program_needs_the_scope_of_hosts_and_no_other(self, server: Server) -> None:
        ada = await server.player("Ada")
        made = await ada.make({"game": "toy", "seats": [{"kind": "human"}] * 2})
        path = f"/api/games/{made['id']}/close"
        reading, playing, hosting = [await program(server, ada, scope) for scope in ("read", "play", "host")]
        for refused in (reading, playing):
            assert await code(refused, path) == (403, "not-in-scope")
        assert (await ada.look(made["id"]))["status"] == "lobby"
        assert (await hosting.ok("POST", path))["status"] == "closed"

    async def test_a_closed_rematch_leaves_room_for_another(self, server: Server) -> None:
        table = await server.table("Ada", "Ben", options={"target": 1})
        ada, _ = table.players
        await table.pick()
        await table.act(0, "Count", by=2)
        await table.act(0, "Pass")
        first = await ada.ok("POST", table.path("/rematch"), {})
        await ada.ok("POST", f"/api/games/{first['id']}/close")
        assert (await ada.look(table.id))["rematch"] is None
        assert (await ada.ok("POST", table.path("/rematch"), {}))["id"] != first["id"]


class TestGame:
    async def test_a_program_wishes_for_its_host_as_a_host_and_agrees_for_others_as_a_player(
        self, server: Server
    ) -> None:
        table = await server.table("Ada", "Ben")
        ada, ben = table.players
        await table.pick()
        assert await code(await program(server, ada, "play"), table.path("/close")) == (403, "not-in-scope")
        await (await program(server, ada, "host")).ok("POST", table.path("/close"))
        assert await code(await program(server, ben, "host"), table.path("/close")) == (403, "not-in-scope")
        over = await (await program(server, ben, "play")).ok("POST", table.path("/close"))
        assert over["status"] == "finished"

    async def test_it_ends_once_all_who_play_have_agreed_and_its_log_stays(
        self, server: Server, migrated_cluster: Cluster
    ) -> None:
        table = await server.table("Ada", "Ben", "Cat")
        ada, ben, cat = table.players
        await table.pick()
        assert await code(ben, table.path("/close")) == (403, "not-the-host")
        wish = await ada.ok("POST", table.path("/close"))
        assert (wish["status"], wish["closing"]) == ("playing", {"agreed": [0], "missing": [1, 2]})
        await table.act(0, "Count", by=1)
        await ben.ok("POST", table.path("/close"), {"close": True})
        assert (await cat.look(table.id))["closing"] == {"agreed": [0, 1], "missing": [2]}
        over = await cat.ok("POST", table.path("/close"))
        assert (over["status"], over["closing"]) == ("finished", None)
        assert over["result"] == {"total": None, "place": None, "won": False, "stand_in": False}
        [*_, last] = (await ben.ok("GET", table.path("/log")))["entries"]
        assert last["move"] == {"ended": {"by": [0, 1, 2], "closed": True}}
        assert last["text"] == ["The table was closed before the end of the game by Ada, Ben, and Cat."]
        assert await verify_game(server.services.db, GAMES, table.id) == over["seq"]
        exported = (await ben.client.get(table.path("/export"))).content
        with fresh_database(migrated_cluster) as url:
            async with running(url) as other:
                imported = await import_document(other.services.db, GAMES, read_document(exported))
                assert imported.status == "finished"
                assert await verify_game(other.services.db, GAMES, table.id) == over["seq"]
        assert await code(ada, table.path("/close")) == (409, "game-over")

    async def test_a_refusal_ends_the_wish(self, server: Server) -> None:
        table = await server.table("Ada", "Ben")
        ada, ben = table.players
        assert await code(ben, table.path("/close"), {"close": False}) == (409, "no-proposal")
        for player in (ben, ada):
            await ada.ok("POST", table.path("/close"))
            assert (await player.ok("POST", table.path("/close"), {"close": False}))["closing"] is None
        assert (await ada.look(table.id))["status"] == "playing"

    async def test_a_host_who_plays_alone_closes_the_table_at_once(self, server: Server) -> None:
        table = await server.table("Ada", "Ben")
        ada, ben = table.players
        await ben.ok("POST", table.path("/stand-in"))
        assert (await ada.ok("POST", table.path("/close")))["status"] == "finished"
        [*_, last] = (await ben.ok("GET", table.path("/log")))["entries"]
        assert last["text"] == ["The table was closed before the end of the game by Ada."]

    @pytest.mark.parametrize("departs", [False, True])
    async def test_a_player_who_leaves_the_game_is_not_waited_for(self, server: Server, *, departs: bool) -> None:
        table = await server.table("Ada", "Ben", "Cat")
        ada, ben, cat = table.players
        for player in (ada, ben):
            await player.ok("POST", table.path("/close"))
        if departs:
            await cat.ok("POST", "/api/users/me/deletion", {"current": None})
        else:
            await cat.ok("POST", table.path("/stand-in"))
        await server.settle()
        assert (await ben.look(table.id))["status"] == "finished"
        [*_, last] = (await ben.ok("GET", table.path("/log")))["entries"]
        assert last["move"] == {"ended": {"by": [0, 1], "closed": True}}
        assert await verify_game(server.services.db, GAMES, table.id) > 1

    async def test_a_player_who_comes_back_is_asked_again(self, server: Server) -> None:
        table = await server.table("Ada", "Ben", "Cat")
        ada, ben, cat = table.players
        await cat.ok("POST", table.path("/stand-in"))
        await ada.ok("POST", table.path("/close"))
        await cat.ok("DELETE", table.path("/stand-in"))
        await ben.ok("POST", table.path("/close"))
        await server.settle()
        assert (await cat.look(table.id))["closing"] == {"agreed": [0, 1], "missing": [2]}

    async def test_the_wish_goes_with_a_host_who_departs(self, server: Server) -> None:
        table = await server.table("Ada", "Ben", "Cat")
        ada, ben, _ = table.players
        await ada.ok("POST", table.path("/close"))
        await ada.ok("POST", "/api/users/me/deletion", {"current": None})
        await server.settle()
        seen = await ben.look(table.id)
        assert (seen["host"], seen["closing"], seen["status"]) == (1, None, "playing")

    async def test_a_player_who_takes_a_seat_over_is_asked_again(self, server: Server) -> None:
        table = await server.table("Ada", "Ben", "Cat")
        ada, ben, _ = table.players
        for player in (ada, ben):
            await player.ok("POST", table.path("/close"))
        eve = await server.player("Eve")
        link = await ben.ok("POST", table.path("/seats/1/link"))
        secret = link["url"].rpartition("=")[2]
        await eve.ok("POST", table.path("/join"), {"invite": secret})
        assert (await ada.look(table.id))["closing"] == {"agreed": [0], "missing": [1, 2]}

    async def test_a_host_without_a_seat_wishes_and_withdraws(self, server: Server) -> None:
        table = await server.table("Ada", "Ben")
        ada, ben = table.players
        eve = await server.player("Eve")
        link = await ada.ok("POST", table.path("/seats/0/link"))
        await eve.ok("POST", table.path("/join"), {"invite": link["url"].rpartition("=")[2]})
        assert (await ada.ok("POST", table.path("/close")))["closing"] == {"agreed": [], "missing": [0, 1]}
        assert (await ada.ok("POST", table.path("/close"), {"close": False}))["closing"] is None
        for player in (ada, eve, ben):
            over = await player.ok("POST", table.path("/close"))
        assert over["status"] == "finished"

    async def test_a_stranger_learns_of_nothing(self, server: Server) -> None:
        table = await server.table("Ada", "Ben")
        eve = await server.player("Eve")
        assert await code(eve, table.path("/close")) == (404, "no-such-game")
        public = await server.table("Ada", "Ben", visibility="public")
        await public.players[0].ok("POST", public.path("/close"))
        for wish in (True, False):
            assert await code(eve, public.path("/close"), {"close": wish}) == (403, "no-seat")
