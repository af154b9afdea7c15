"""What has happened since somebody last saw a table."""

from app import clock
from app.store.notices import note_shown
from tests.support.server import Json, Server, Sitting


async def counting(server: Server, target: int = 40) -> Sitting:
    """A game of the toy whose picks are shown; Ada is asked."""
    table = await server.table("Ada", "Ben", "Cleo", options={"target": target})
    await table.pick()
    return table


async def since(table: Sitting, player: int, query: str = "") -> Json:
    found: Json = await table.players[player].ok("GET", table.path(f"/since{query}"))
    return found


async def head(table: Sitting) -> int:
    return int((await table.players[0].look(table.id))["seq"])


async def undo(table: Sitting, player: int) -> None:
    await table.players[player].ok("POST", table.path("/undo"), {"seq": await head(table)})


def keys(sentences: list[Json]) -> list[str]:
    return [sentence["key"] for sentence in sentences]


class TestSince:
    async def test_it_begins_with_what_concerns_the_caller(self, server: Server) -> None:
        table = await counting(server)
        for by in (1, 1):
            await table.act(0, "Count", by=by)
        await table.act(0, "Pass")
        seen = await head(table)
        await table.act(1, "Count", by=1)
        await table.act(1, "Pass")
        for by in (2, 2):
            await table.act(2, "Count", by=by)
        await table.act(2, "Pass")
        found = await since(table, 0)
        assert (found["after"], found["seq"], found["left_out"], found["taken_back"]) == (
            seen,
            await head(table),
            0,
            False,
        )
        cleo, ben = found["turns"]
        assert (cleo["seat"], ben["seat"]) == (2, 1)
        assert keys(cleo["concerns"]) == ["concern-overtaken"]
        assert keys(cleo["sentences"]) == ["log-Counted", "log-Counted", "log-Passed"]
        assert cleo["text"][0] == "Cleo overtook you."
        assert cleo["seq"] == await head(table)
        assert [cleo["events"][place]["by"] for item in cleo["concerns"] for place in item["events"]] == [2]
        assert (ben["concerns"], keys(ben["sentences"])) == ([], ["log-Counted", "log-Passed"])
        assert (keys(found["changes"]), found["text"]) == (["concern-left"], ["33 still to count."])

    async def test_a_player_who_has_missed_nothing_is_told_nothing(self, server: Server) -> None:
        table = await counting(server)
        await table.act(0, "Count", by=1)
        found = await since(table, 0)
        assert (found["after"], found["turns"], found["changes"]) == (await head(table), [], [])
        assert (await since(table, 0, "?after=10000"))["turns"] == []

    async def test_what_a_visible_page_has_shown_counts_as_seen(self, server: Server) -> None:
        table = await counting(server)
        await table.act(0, "Count", by=1)
        shown = await head(table)
        await table.act(0, "Pass")
        ben = table.players[1]
        for number in (shown, shown - 1):
            await note_shown(server.services.db, [(table.id, ben.id, number)], clock.now())
        found = await since(table, 1)
        assert (found["after"], [keys(turn["sentences"]) for turn in found["turns"]]) == (shown, [["log-Passed"]])

    async def test_moves_taken_back_are_not_told(self, server: Server) -> None:
        table = await counting(server)
        seen = await head(table)
        await table.act(0, "Count", by=2)
        await undo(table, 0)
        await table.act(0, "Count", by=1)
        await table.act(0, "Pass")
        found = await since(table, 1, f"?after={seen}")
        assert [keys(turn["sentences"]) for turn in found["turns"]] == [["log-Counted", "log-Passed"]]
        assert found["turns"][0]["text"][-2:] == ["Ada counts 1 point.", "Ada passes."]
        assert not found["taken_back"]

    async def test_moves_that_were_seen_and_taken_back_are_said_to_be_gone(self, server: Server) -> None:
        table = await counting(server)
        await table.act(0, "Count", by=2)
        seen = await head(table)
        await undo(table, 0)
        found = await since(table, 1, f"?after={seen}")
        assert (found["taken_back"], found["turns"]) == (True, [])
        assert found["text"] == ["40 still to count."]

    async def test_a_spectator_is_told_what_everybody_may_know_and_no_concerns(self, server: Server) -> None:
        table = await server.table("Ada", "Ben", visibility="public", options={"target": 40})
        await table.pick()
        await table.act(0, "Count", by=2)
        eve = await server.player("Eve")
        found = await eve.ok("GET", table.path("/since?after=0"))
        assert all(turn["concerns"] == [] for turn in found["turns"])
        assert found["changes"] == []
        picked = [event for turn in found["turns"] for event in turn["events"] if event["type"] == "Picked"]
        assert {event.get("number", 0) for event in picked} == {0}

    async def test_secret_answers_stay_secret(self, server: Server) -> None:
        table = await server.table("Ada", "Ben", options={"target": 40})
        await table.act(1, "Pick", number=3)
        found = await since(table, 0, "?after=1")
        assert [event.get("number", 0) for turn in found["turns"] for event in turn["events"]] == [0]

    async def test_early_turns_of_a_long_absence_are_left_out(self, server: Server) -> None:
        table = await counting(server, target=1000)
        for turn in range(66):
            await table.act(turn % 3, "Pass")
        found = await since(table, 0, "?after=1")
        assert len(found["turns"]) == 60
        assert found["left_out"] > 0

    async def test_strangers_and_lobbies_have_none(self, server: Server) -> None:
        table = await counting(server)
        eve = await server.player("Eve")
        assert (await eve.call("GET", table.path("/since"))).status_code == 404
        lobby = await eve.make({"game": "toy", "seats": [{"kind": "human"}, {"kind": "human"}]})
        assert (await eve.call("GET", f"/api/games/{lobby['id']}/since")).status_code == 409

    async def test_the_numbers_are_checked(self, server: Server) -> None:
        table = await counting(server)
        assert (await table.players[0].call("GET", table.path("/since?after=-1"))).status_code == 422
