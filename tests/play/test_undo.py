"""Undo up to the boundary, and taking turns back by consent."""

import asyncio

import httpx
import pytest

from tests.support.queueing import held
from tests.support.server import Player, Server, Sitting, running


async def undo(table: Sitting, seq: int, key: str | None = None) -> httpx.Response:
    """Ada takes her last move back, quoting a number."""
    headers = {"Idempotency_Key": key} if key else {}
    return await table.players[0].call("POST", table.path("/undo"), {"seq": seq}, **headers)


@pytest.mark.rule("B-207")
class TestUndo:
    async def test_own_moves_of_a_turn_are_undone_one_by_one(self, server: Server) -> None:
        table = await server.table("Ada", "Bob")
        await table.pick()
        ada = table.players[0]
        start = await ada.look(table.id)
        await table.act(0, "Count", by=2)
        await table.act(0, "Count", by=1)
        for count, target in ((2, 4), (0, 3)):
            seen = await ada.look(table.id)
            assert seen["undo"] == target
            done = await ada.ok("POST", table.path("/undo"), {"seq": seen["seq"]})
            assert done["seq"] == seen["seq"] + 1
            assert (await ada.look(table.id))["view"]["seats"][0]["count"] == count
        again = await ada.look(table.id)
        assert again["view"] == start["view"]
        assert again["undo"] is None
        refused = await ada.call("POST", table.path("/undo"), {"seq": again["seq"]})
        assert (refused.status_code, refused.json()["code"]) == (409, "nothing-to-undo")

    async def test_undo_is_an_entry_of_the_log_never_a_deletion(self, server: Server) -> None:
        table = await server.table("Ada")
        await table.pick()
        await table.act(0, "Count", by=2)
        await table.players[0].ok("POST", table.path("/undo"), {"seq": 3})
        entries = (await table.players[0].ok("GET", table.path("/log")))["entries"]
        assert [entry["seq"] for entry in entries] == [1, 2, 3, 4]
        assert entries[-1]["move"] == {"undo": 2}
        assert entries[-1]["text"]

    async def test_a_turn_that_was_handed_on_is_not_undone_alone(self, server: Server) -> None:
        table = await server.table("Ada", "Bob")
        await table.pick()
        await table.act(0, "Pass")
        for player in table.players:
            refused = await player.call("POST", table.path("/undo"), {"seq": 4})
            assert refused.json()["code"] == "nothing-to-undo"

    async def test_the_move_of_somebody_else_is_not_undone(self, server: Server) -> None:
        table = await server.table("Ada", "Bob")
        await table.pick()
        await table.act(0, "Count", by=1)
        refused = await table.players[1].call("POST", table.path("/undo"), {"seq": 4})
        assert refused.json()["code"] == "nothing-to-undo"

    async def test_undo_quotes_what_its_player_saw(self, server: Server) -> None:
        table = await server.table("Ada")
        await table.pick()
        await table.act(0, "Count", by=1)
        await table.act(0, "Count", by=1)
        refused = await table.players[0].call("POST", table.path("/undo"), {"seq": 3})
        assert (refused.status_code, refused.json()["code"]) == (409, "stale")


class TestSameUndoAgain:
    async def test_the_same_key_gets_the_same_answer_and_takes_one_move_back(self, server: Server) -> None:
        table = await server.table("Ada")
        await table.pick()
        for _ in range(3):
            await table.act(0, "Count", by=1)
        sent = [await undo(table, 5, "k") for _ in range(3)]
        assert [(answer.status_code, answer.json()) for answer in sent] == [(200, {"seq": 6})] * 3
        assert (await undo(table, 6, "other")).json() == {"seq": 7}
        assert (await undo(table, 7, "k")).json() == {"seq": 6}
        assert (await table.players[0].look(table.id))["view"]["seats"][0]["count"] == 1

    async def test_many_at_once_are_one_undo(self, server: Server) -> None:
        table = await server.table("Ada")
        await table.pick()
        for _ in range(3):
            await table.act(0, "Count", by=1)
        sent = await asyncio.gather(*(undo(table, 5, "k") for _ in range(5)))
        assert [answer.json() for answer in sent] == [{"seq": 6}] * 5

    async def test_another_process_gives_the_same_answer_and_after_the_next_move_as_well(
        self, database_url: str
    ) -> None:
        async with running(database_url) as server, running(database_url) as other:
            table = await server.table("Ada")
            await table.pick()
            await table.act(0, "Count", by=1)
            assert (await undo(table, 3, "k")).json() == {"seq": 4}
            await table.act(0, "Pass")
            table.players[0].client = other.client(table.players[0].token)
            assert (await undo(table, 3, "k")).json() == {"seq": 4}

    async def test_a_key_is_good_for_a_move_or_an_undo(self, server: Server) -> None:
        table = await server.table("Ada")
        ada, count = table.players[0], {"type": "Count", "by": 1}
        await table.pick()
        assert (await ada.move(table.id, count, 2, Idempotency_Key="move")).is_success
        assert (await undo(table, 3, "move")).json()["code"] == "key-reused"
        assert (await undo(table, 3, "undo")).is_success
        refused = await ada.move(table.id, count, 4, Idempotency_Key="undo")
        assert (refused.status_code, refused.json()["code"]) == (409, "key-reused")

    async def test_without_a_key_each_request_is_an_undo_of_its_own(self, server: Server) -> None:
        table = await server.table("Ada")
        await table.pick()
        await table.act(0, "Count", by=1)
        assert (await undo(table, 3)).is_success
        assert (await undo(table, 3)).json()["code"] == "stale"


@pytest.mark.rule("B-207")
class TestTakeback:
    async def test_what_has_just_been_taken_back_is_not_proposed_again(self, server: Server) -> None:
        table = await server.table("Ada", "Bob")
        await table.pick()
        await table.act(0, "Pass")
        ada, bob = table.players
        await ada.ok("POST", table.path("/takeback"), {"seq": 3})
        for _ in range(2):
            answer = await bob.call("POST", table.path("/takeback"), {"seq": 3})
        assert (answer.status_code, answer.json()["code"], answer.json()["args"]) == (409, "stale", {"seq": 5})
        assert (await ada.look(table.id))["takeback"] is None

    async def test_a_confirmed_turn_is_taken_back_when_all_agree(self, server: Server) -> None:
        table = await server.table("Ada", "Bob", kinds=["automa"])
        await table.pick()
        before = await table.players[0].look(table.id)
        await table.act(0, "Count", by=2)
        await table.act(0, "Pass")
        first = await table.players[0].ok("POST", table.path("/takeback"), {"seq": before["seq"]})
        assert first["takeback"] == {"seq": 3, "by": 0, "agreed": [0], "missing": [1]}
        assert (await table.players[1].look(table.id))["takeback"] == first["takeback"]
        done = await table.players[1].ok("POST", table.path("/takeback"), {"seq": before["seq"]})
        assert done["takeback"] is None
        after = await table.players[0].look(table.id)
        assert after["view"] == before["view"]
        assert after["seq"] == 6
        assert after["undo"] is None

    async def test_consents_at_two_processes_at_once_count_both(self, server: Server, database_url: str) -> None:
        table = await server.table("Ada", "Bob", "Cyd")
        await table.pick()
        await table.act(0, "Pass")
        await table.players[0].ok("POST", table.path("/takeback"), {"seq": 4})
        bob = table.players[1]
        async with running(database_url) as other:
            elsewhere = Player(other.client(bob.token), bob.id, bob.token)
            await elsewhere.look(table.id)
            async with held(other, table.id) as queue:
                late = await queue.send(elsewhere, "POST", table.path("/takeback"), {"seq": 4})
                await table.players[2].ok("POST", table.path("/takeback"), {"seq": 4})
            assert (await late).json() == {"seq": 6, "takeback": None}

    async def test_agreeing_while_another_process_hears_a_refusal_proposes_again(
        self, server: Server, database_url: str
    ) -> None:
        table = await server.table("Ada", "Bob", "Cyd")
        await table.pick()
        await table.act(0, "Pass")
        await table.players[0].ok("POST", table.path("/takeback"), {"seq": 4})
        bob = table.players[1]
        async with running(database_url) as other:
            elsewhere = Player(other.client(bob.token), bob.id, bob.token)
            await elsewhere.look(table.id)
            async with held(other, table.id) as queue:
                late = await queue.send(elsewhere, "POST", table.path("/takeback"), {"seq": 4})
                await table.players[2].ok("DELETE", table.path("/takeback"))
            assert (await late).json()["takeback"] == {"seq": 4, "by": 1, "agreed": [1], "missing": [0, 2]}

    async def test_one_refusal_ends_the_proposal(self, server: Server) -> None:
        table = await server.table("Ada", "Bob")
        await table.pick()
        await table.act(0, "Pass")
        await table.players[0].ok("POST", table.path("/takeback"), {"seq": 3})
        other = await table.players[1].call("POST", table.path("/takeback"), {"seq": 2})
        assert (other.status_code, other.json()["code"]) == (409, "another-proposal")
        await table.players[1].ok("DELETE", table.path("/takeback"))
        assert (await table.players[0].look(table.id))["takeback"] is None
        again = await table.players[1].call("DELETE", table.path("/takeback"))
        assert again.json()["code"] == "no-proposal"

    async def test_a_move_ends_the_proposal(self, server: Server) -> None:
        table = await server.table("Ada", "Bob")
        await table.pick()
        await table.players[0].ok("POST", table.path("/takeback"), {"seq": 1})
        await table.act(0, "Count", by=1)
        assert (await table.players[0].look(table.id))["takeback"] is None

    async def test_within_a_turn_it_leaves_nothing_to_undo_whichever_process_is_asked(self, database_url: str) -> None:
        async with running(database_url) as server:
            table = await server.table("Ada")
            await table.pick()
            for _ in range(3):
                await table.act(0, "Count", by=1)
            await table.players[0].ok("POST", table.path("/takeback"), {"seq": 4})
            async with running(database_url) as other:
                loaded = await other.services.tables.live.get(table.id)
                here = await server.services.tables.live.get(table.id)
                assert loaded.undo_target(0) is here.undo_target(0) is None
                assert loaded.points == here.points
            await table.act(0, "Count", by=1)
            assert (await table.players[0].look(table.id))["undo"] == 6

    async def test_what_came_before_a_stand_in_of_somebody_away_is_theirs_to_take_back(self, server: Server) -> None:
        table = await server.table("Ada", "Bob", options={"target": 10_000})
        await table.pick()
        ada, bob = table.players
        await table.act(0, "Count", by=1)
        live = await server.services.tables.live.get(table.id)
        async with live.lock:
            await server.services.playing.writer.write_stand_in(live, 1, "deadline")
        for to in (1, 3, 4):
            refused = await ada.call("POST", table.path("/takeback"), {"seq": to})
            assert (refused.status_code, refused.json()["code"], refused.json()["args"]) == (
                409,
                "owner-away",
                {"name": "Bob"},
            )
        await table.act(0, "Count", by=1)
        await ada.ok("POST", table.path("/takeback"), {"seq": 5})
        assert (await ada.look(table.id))["view"]["seats"][0]["count"] == 1
        await bob.ok("DELETE", table.path("/stand-in"))
        proposed = await ada.ok("POST", table.path("/takeback"), {"seq": 3})
        assert proposed["takeback"]["missing"] == [1]

    async def test_spectators_have_no_say(self, server: Server) -> None:
        table = await server.table("Ada", visibility="public")
        guest = await server.player("Eve")
        refused = await guest.call("POST", table.path("/takeback"), {"seq": 1})
        assert (refused.status_code, refused.json()["code"]) == (403, "no-seat")

    async def test_a_game_taken_back_and_played_on_is_loaded_as_it_was(self, database_url: str) -> None:
        async with running(database_url) as server:
            table = await server.table("Ada")
            await table.pick()
            await table.act(0, "Count", by=2)
            await table.act(0, "Pass")
            await table.players[0].ok("POST", table.path("/takeback"), {"seq": 2})
            await table.act(0, "Count", by=1)
            seen = await table.players[0].look(table.id)
            assert seen["undo"] == 5
            await table.players[0].ok("POST", table.path("/undo"), {"seq": seen["seq"]})
            await table.act(0, "Count", by=1)
            seen = await table.players[0].look(table.id)
            async with running(database_url) as other:
                loaded = await other.services.tables.live.get(table.id)
                assert loaded.view(0) == seen["view"]
                assert loaded.undo_target(0) == seen["undo"]
