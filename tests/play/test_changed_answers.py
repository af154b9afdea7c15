"""Answers in secret that are given again: one that changes nothing is no entry, and others are not without end."""

from typing import Any

import httpx
import pytest

from app.play import submission
from app.play.verification import verify_game
from tests.support.games import GAMES
from tests.support.server import Json, Player, Server, Sitting, running


async def tokens(server: Server) -> tuple[Sitting, list[Json]]:
    """A game of Skymines whose two players choose their tokens in secret, and what the first one may answer."""
    ada, ben = await server.player("Ada"), await server.player("Ben")
    made = await ada.make({"game": "skymines", "seats": [{"kind": "human"}] * 2})
    invite = made["invite_url"].rpartition("=")[2]
    await ben.ok("POST", f"/api/games/{made['id']}/join", {"invite": invite})
    await ada.ok("POST", f"/api/games/{made['id']}/start")
    return Sitting(made["id"], invite, [ada, ben]), await choices(ada, made["id"])


async def choices(player: Player, game: str) -> list[Json]:
    found: list[Json] = (await player.ok("GET", f"/api/games/{game}/choices"))["choices"]
    return found


async def answer(table: Sitting, seq: int, move: Json, key: str | None = None, seat: int = 0) -> httpx.Response:
    """Answer, quoting a number."""
    more = {"Idempotency_Key": key} if key else {}
    return await table.players[seat].call("POST", table.path("/moves"), {"seq": seq, "move": move}, **more)


def code(refused: httpx.Response) -> tuple[int, Any]:
    return refused.status_code, refused.json()["code"]


async def test_an_answer_that_stands_already_is_no_entry_and_gets_the_same_answer(server: Server) -> None:
    table, (first, *_) = await tokens(server)
    made = await answer(table, 1, first)
    again = await answer(table, 2, first)
    assert (made.status_code, again.status_code, again.content) == (200, 200, made.content)
    assert (await table.players[0].look(table.id))["seq"] == 2


async def test_another_answer_is_an_entry_and_the_former_one_again_as_well(server: Server) -> None:
    table, (first, second, *_) = await tokens(server)
    for seq, move in enumerate((first, second, first), start=1):
        assert (await answer(table, seq, move)).json()["seq"] == seq + 1
    assert await verify_game(server.services.db, GAMES, table.id) == 4


async def test_a_key_gets_the_answer_that_it_had(server: Server) -> None:
    table, (first, second, *_) = await tokens(server)
    made = await answer(table, 1, first, "k1")
    await answer(table, 2, second, "k2")
    await answer(table, 3, first, "k3")
    assert (await answer(table, 4, first, "k1")).content == made.content
    assert code(await answer(table, 4, first, "k2")) == (409, "key-reused")


async def test_the_same_key_is_answered_alike_once_the_question_is_over_in_another_process_too(
    database_url: str,
) -> None:
    async with running(database_url) as server, running(database_url) as other:
        table, (first, second, *_) = await tokens(server)
        made = await answer(table, 1, first)
        assert (await answer(table, 2, first, "k")).content == made.content
        (theirs, *_) = await choices(table.players[1], table.id)
        await answer(table, 2, theirs, seat=1)
        assert (await answer(table, 2, first, "k")).content == made.content
        assert code(await answer(table, 2, second, "k")) == (409, "stale")
        table.players[0].client = other.client(table.players[0].token)
        assert (await answer(table, 2, first, "k")).content == made.content


async def test_answers_that_differ_are_bounded_and_the_last_one_stands(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(submission, "MAX_CHANGES_OF_MIND", 3)
    table, (first, second, *_) = await tokens(server)
    for seq, move in enumerate((first, second, first, second), start=1):
        assert (await answer(table, seq, move)).status_code == 200
    refused = await answer(table, 5, first)
    assert (code(refused), refused.json()["args"]) == ((409, "too-many-changes"), {"most": 3})
    assert (await answer(table, 5, second)).json()["seq"] == 5
    (theirs, *_) = await choices(table.players[1], table.id)
    assert (await answer(table, 5, theirs, seat=1)).status_code == 200


async def test_undoing_is_bounded_within_a_turn(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(submission, "MAX_CHANGES_OF_MIND", 2)
    table = await server.table("Ada", "Ben")
    await table.pick()

    async def count_and_undo() -> httpx.Response:
        done = await table.act(0, "Count", by=1)
        return await table.players[0].call("POST", table.path("/undo"), {"seq": done["seq"]})

    assert [(await count_and_undo()).status_code for _ in range(2)] == [200, 200]
    assert code(await count_and_undo()) == (409, "too-many-changes")
    await table.act(0, "Pass")
    await table.act(1, "Pass")
    assert (await count_and_undo()).status_code == 200
