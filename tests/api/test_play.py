"""A game over REST from the lobby to the end."""

from pathlib import Path

from tests.support.server import Server, Sitting, running
from tests.support.words import speaking


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
    """POST /premove on a public table where Ada acts and Bob waits; Eve watches."""

    async def waiting(self, server: Server) -> tuple[Sitting, str]:
        table = await server.table("Ada", "Bob", visibility="public")
        for seat in (0, 1):
            await table.act(seat, "Pick", number=2)
        return table, table.path("/premove")

    async def test_a_waiting_player_premoves_the_next_turn_to_its_end(self, server: Server) -> None:
        table, path = await self.waiting(server)
        bob = table.players[1]
        before = await bob.look(table.id)
        assert (before["choices"]["step"], before["choices"]["premove"]) == ("", True)
        first = await bob.ok("POST", path, {"moves": []})
        assert (first["steps"], first["gone"]) == ([], None)
        assert [move["type"] for move in first["choices"]["choices"]] == ["Count", "Count", "Pass"]
        assert (first["choices"]["seat"], first["choices"]["step"]) == (1, "turn")
        assert (first["choices"]["ends"], first["choices"]["premove"]) == (2, True)
        assert [(found["me"], found["turn"]) for found in (first["view"], before["view"])] == [(1, 1), (1, 0)]
        moves = [{"type": "Count", "by": 2}, {"type": "Pass"}]
        whole = await bob.ok("POST", path, {"moves": moves})
        assert [(item["step"], item["about"], item["move"]) for item in whole["steps"]] == [
            ("turn", {}, move) for move in moves
        ]
        assert [item["lines"] for item in whole["steps"]] == [[{"key": "count", "amount": 2}], []]
        assert (whole["choices"]["step"], whole["choices"]["choices"], whole["view"]) == ("", [], None)
        assert await bob.look(table.id) == before

    async def test_the_first_step_that_is_not_possible_is_the_answer(self, server: Server) -> None:
        table, path = await self.waiting(server)
        moves = [{"type": "Count", "by": 1}, {"type": "Pass"}, {"type": "Count", "by": 2}]
        found = await table.players[1].ok("POST", path, {"moves": moves})
        assert found["gone"] == {"index": 2, "code": "not-offered", "rule": "p. 2", "place": "counting", "args": {}}
        assert [step["move"] for step in found["steps"]] == moves[:2]

    async def test_only_a_seat_in_a_game_that_is_on_looks_ahead(self, server: Server) -> None:
        table, path = await self.waiting(server)
        answers = [await (await server.player("Eve")).call("POST", path, {"moves": []})]
        lobby = await table.players[0].make({"game": "toy", "seats": [{"kind": "human"}] * 2})
        answers.append(await table.players[0].call("POST", f"/api/games/{lobby['id']}/premove", {"moves": []}))
        assert [(answer.status_code, answer.json()["code"]) for answer in answers] == [
            (403, "no-seat"),
            (409, "not-started"),
        ]

    async def test_an_invalid_move_is_named_by_its_place(self, server: Server) -> None:
        table, path = await self.waiting(server)
        bob = table.players[1]
        wrong = await bob.call("POST", path, {"moves": [{"type": "Pass"}, {"type": "Count"}]})
        told = wrong.json()
        assert (wrong.status_code, told["code"], told["args"]["index"]) == (422, "malformed-move", 1)
        for body in ({}, {"moves": "Pass"}, {"moves": [], "seq": 1}, {"moves": [{"type": "Pass"}] * 61}):
            refused = await bob.call("POST", path, body)
            assert (refused.status_code, refused.json()["code"]) == (422, "malformed-request")


class TestLog:
    """`GET /api/games/{id}/log`."""

    async def test_it_tells_as_data_and_in_words(self, server: Server) -> None:
        table = await server.table("Ada", "Bob")
        await table.pick()
        await table.act(0, "Count", by=2)
        *_, shown, entry = (await table.players[1].ok("GET", table.path("/log")))["entries"]
        assert (shown["begun"], "begun" in entry) == ([{"seat": None, "round": 2}], False)
        assert entry["sentences"] == [
            {
                "key": "log-Counted",
                "args": {"seat": {"type": "seat", "seat": 0}, "by": {"type": "amount", "amount": 2, "of": "points"}},
                "events": [0],
            }
        ]
        assert entry["text"] == ["Ada counts 2 points."]

    async def test_its_words_are_of_the_language_asked_for(self, database_url: str, tmp_path: Path) -> None:
        german = "log-Counted = { $seat } zählt { $by }.\namount-points = { $amount } Punkt"
        async with running(database_url, speaking(tmp_path, "de", german, "toy")) as server:
            table = await server.table("Ada", "Bob")
            await table.pick()
            await table.players[0].ok("POST", table.path("/undo"), {"seq": (await table.act(0, "Count", by=1))["seq"]})
            path, player = table.path("/log?after=3"), table.players[1]
            told = (await player.call("GET", path, Accept_Language="de-AT, en;q=0.5")).json()["entries"]
            assert [entry["text"] for entry in told] == [["Ada zählt 1 Punkt."], ["Ada takes a move back."]]
            told = (await player.call("GET", f"{path}&language=de")).json()["entries"]
            assert told[0]["text"] == ["Ada zählt 1 Punkt."]
            told = (await player.call("GET", f"{path}&language=fr")).json()["entries"]
            assert told[0]["text"] == ["Ada counts 1 point."]
            bare = (await player.call("GET", f"{path}&text=false")).json()["entries"]
            assert bare == [{**entry, "text": []} for entry in told]
