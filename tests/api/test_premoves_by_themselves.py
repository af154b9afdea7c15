"""Premoves that play by themselves when their owner's turn comes."""

import asyncio
from typing import Any

import pytest

from app.clock import now
from app.play.premover import Premover
from app.store import premoves
from app.store.notices import Caused
from tests.support.premoves import PASS, change_a_statement, count_by, let_play, play_one_move_alone, played_by, waiting
from tests.support.server import Server, running


async def test_a_kept_premove_plays_once_when_the_turn_comes(server: Server) -> None:
    table = await waiting(server)
    assert (await let_play(table, count_by(2), count_by(1), PASS))["by_itself"]
    await server.settle()
    assert await played_by(table, 1) == []
    await table.act(0, "Pass")
    await server.settle()
    assert await played_by(table, 1) == [count_by(2), count_by(1), PASS]
    await table.act(0, "Pass")
    await server.services.premover.wake()
    await server.settle()
    assert len(await played_by(table, 1)) == 3
    assert (await table.players[1].look(table.id))["to_move"] == [1]


async def test_nothing_plays_that_nobody_has_let_play(server: Server) -> None:
    table = await waiting(server)
    bob, moves = table.players[1], [count_by(2), PASS]
    path = table.path("/premove")
    assert not (await bob.ok("POST", path, {"moves": moves}))["by_itself"]
    await let_play(table, *moves)
    assert (await bob.ok("POST", path, {"moves": moves}))["by_itself"]
    assert not (await bob.ok("POST", path, {"moves": moves[:1]}))["by_itself"]
    assert not (await bob.ok("POST", path, {"moves": moves, "by_itself": False}))["by_itself"]
    await table.act(0, "Pass")
    await server.settle()
    assert await played_by(table, 1) == []


async def test_only_a_premove_that_is_possible_and_for_a_turn_to_come_is_kept(server: Server) -> None:
    table = await waiting(server)
    for moves in ([], [PASS, PASS]):
        await let_play(table, PASS)
        assert not (await let_play(table, *moves))["by_itself"]
    await table.act(0, "Pass")
    assert not (await let_play(table, PASS))["by_itself"]
    await server.services.premover.wake()
    await server.settle()
    assert await played_by(table, 1) == []


@pytest.mark.parametrize("at", [0, 1])
async def test_it_stops_before_the_first_move_whose_statement_has_changed(server: Server, at: int) -> None:
    table = await waiting(server)
    await let_play(table, count_by(2), count_by(1), PASS)
    await change_a_statement(server, table, at)
    await table.act(0, "Pass")
    await server.settle()
    await server.services.premover.wake()
    await server.settle()
    assert await played_by(table, 1) == [count_by(2)][:at]
    assert (await table.players[1].look(table.id))["to_move"] == [1]


async def test_it_stops_where_its_owner_has_gone_on_by_themself(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await waiting(server)
    await let_play(table, count_by(2), PASS)
    with monkeypatch.context() as patched:
        patched.setattr(Premover, "_begin", lambda *_: None)
        await table.act(0, "Pass")
        await table.act(1, "Count", by=1)
    await server.services.premover.wake()
    await server.settle()
    assert await played_by(table, 1) == [count_by(1)]


async def test_it_plays_after_a_restart_from_where_it_was(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(database_url) as server:
        table = await waiting(server)
        await let_play(table, count_by(2), count_by(1), PASS)
        with monkeypatch.context() as patched:
            play_one_move_alone(patched)
            await table.act(0, "Pass")
            await server.settle()
        assert await played_by(table, 1) == [count_by(2)]
    async with running(database_url) as server:
        for player in table.players:
            player.client = server.client(player.token)
        for _ in range(100):
            await server.settle()
            if len(await played_by(table, 1)) == 3:
                break
            await asyncio.sleep(0.02)
        assert await played_by(table, 1) == [count_by(2), count_by(1), PASS]


async def test_two_processes_play_it_once(database_url: str) -> None:
    async with running(database_url) as server, running(database_url) as other:
        table = await waiting(server)
        await let_play(table, count_by(2), count_by(1), PASS)
        await table.act(0, "Pass")
        await asyncio.gather(other.services.premover.wake(), server.services.premover.wake())
        await other.settle()
        await server.settle()
        assert await played_by(table, 1) == [count_by(2), count_by(1), PASS]


async def test_an_opponents_undo_keeps_it_for_the_coming_turn(server: Server) -> None:
    table = await waiting(server)
    await let_play(table, count_by(2), PASS)
    seen = await table.act(0, "Count", by=1)
    await table.players[0].ok("POST", table.path("/undo"), {"seq": seen["seq"]})
    await server.settle()
    assert await played_by(table, 1) == []
    await table.act(0, "Pass")
    await server.settle()
    assert await played_by(table, 1) == [count_by(2), PASS]


async def test_a_takeback_that_all_agree_to_plays_nothing_again(server: Server) -> None:
    table = await waiting(server)
    await let_play(table, count_by(2), PASS)
    ended = await table.act(0, "Pass")
    await server.settle()
    for player in table.players:
        await player.ok("POST", table.path("/takeback"), {"seq": ended["seq"]})
    await server.services.premover.wake()
    await server.settle()
    seen = await table.players[1].look(table.id)
    assert (seen["to_move"], seen["seq"]) == ([1], ended["seq"] + 3)


async def test_it_waits_while_a_takeback_is_proposed(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await waiting(server)
    await let_play(table, count_by(2), PASS)
    with monkeypatch.context() as patched:
        patched.setattr(Premover, "_begin", lambda *_: None)
        ended = await table.act(0, "Pass")
        await table.players[0].ok("POST", table.path("/takeback"), {"seq": ended["seq"] - 1})
    await server.services.premover.wake()
    server.services.premover._begin(table.id)
    await server.settle()
    assert await played_by(table, 1) == []
    await table.players[0].ok("DELETE", table.path("/takeback"))
    await server.settle()
    assert await played_by(table, 1) == [count_by(2), PASS]


async def test_it_plays_where_the_turn_comes_while_other_seats_are_looked_at(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await waiting(server)
    await table.act(0, "Pass")
    await server.settle()
    moves = [count_by(2), PASS]
    await table.players[0].ok("POST", table.path("/premove"), {"moves": moves, "by_itself": True})
    step, looked_at = Premover._step, []

    async def and_bob_passes(self: Premover, *given: Any) -> bool:
        moved = await step(self, *given)
        looked_at.append(given[1].seat)
        if looked_at == [0, 1]:
            await table.act(1, "Pass")
        return moved

    monkeypatch.setattr(Premover, "_step", and_bob_passes)
    server.services.premover._begin(table.id)
    await server.settle()
    assert await played_by(table, 0) == [PASS, *moves]


async def test_a_premove_that_ends_leaves_a_newer_one(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await waiting(server)
    at, db, bob = now(), server.services.db, table.players[1]
    await let_play(table, PASS)
    former = await premoves.find(db, table.id, bob.id)
    assert former is not None
    await table.act(0, "Count", by=1)
    await let_play(table, count_by(2), PASS)
    await premoves.end(db, table.id, bob.id, former, (await bob.look(table.id))["seq"], Caused((), (), at), at)
    kept = await premoves.find(db, table.id, bob.id)
    assert kept is not None and len(kept.steps) == 2
    await premoves.end(db, table.id, bob.id, kept, (await bob.look(table.id))["seq"], Caused((), (), at), at)
    assert await premoves.find(db, table.id, bob.id) is None


async def test_what_is_kept_is_in_its_owners_data_and_goes_with_the_game(server: Server) -> None:
    table = await waiting(server)
    bob = table.players[1]
    await let_play(table, count_by(2), PASS)
    assert (await bob.ok("GET", "/api/users/me/export"))["premoves"] == [
        {"game": table.id, "moves": [count_by(2), PASS]}
    ]
    assert (await table.players[0].ok("GET", "/api/users/me/export"))["premoves"] == []
    async with server.services.db.transaction() as connection:
        await connection.execute("UPDATE games SET status = 'finished' WHERE id = $1", table.id)
    await server.services.premover.wake()
    assert (await bob.ok("GET", "/api/users/me/export"))["premoves"] == []
