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
