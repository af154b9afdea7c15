"""A game over REST from the lobby to the end."""

from tests.support.server import Server


class TestWholeGame:
    async def test_a_game_is_opened_joined_started_and_played_to_its_end(self, server: Server) -> None:
        ada, bob = await server.player("Ada"), await server.player("Bob")
        made = await ada.make({"game": "toy", "options": {"target": 4}, "seats": [{"kind": "human"}] * 2})
        invite = made["invite_url"].rpartition("=")[2]
        path = f"/api/games/{made['id']}"
        assert (await bob.call("GET", path)).status_code == 404
        assert await bob.ok("POST", f"{path}/join", {"invite": invite}) == {"seat": 1}
        assert await ada.ok("POST", f"{path}/start") == {"seq": 1}
        for player in (ada, bob):
            assert (await player.move(made["id"], {"type": "Pick", "number": 2})).status_code == 200
        for player in (ada, bob):
            await player.move(made["id"], {"type": "Count", "by": 2})
            done = await player.move(made["id"], {"type": "Pass"})
            assert done.status_code == 200
        seen = await bob.look(made["id"])
        assert seen["status"] == "finished"
        assert seen["view"]["winners"] == [0, 1]
        assert seen["choices"]["choices"] == []


class TestLookingAhead:
    async def test_who_waits_is_told_what_the_next_turn_would_offer_and_nobody_else(self, server: Server) -> None:
        table = await server.table("Ada", "Bob", visibility="public")
        eve = await server.player("Eve")
        path = table.path("/ahead")
        assert (await table.players[1].ok("GET", path))["choices"] == []
        for seat in (0, 1):
            await table.act(seat, "Pick", number=2)
        waiting = await table.players[1].ok("GET", path)
        assert [move["type"] for move in waiting["choices"]] == ["Count", "Count", "Pass"]
        assert [len(lines) for lines in waiting["lines"]] == [1, 1, 0]
        assert (waiting["seat"], waiting["step"]) == (1, "turn")
        for other in (table.players[0], eve):
            assert (await other.ok("GET", path))["choices"] == []
        assert await table.players[1].ok("GET", table.path("/choices")) != waiting
