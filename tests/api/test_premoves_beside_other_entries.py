"""What the table does while a premove that plays by itself is kept, and what of that stops it."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.support.premoves import PASS, count_by, let_play, play_one_move_alone, played_by, waiting
from tests.support.server import Json, Player, Server, Sitting

MOVES = [count_by(2), count_by(1), PASS]


async def away_and_back(server: Server, table: Sitting, seat: int) -> None:
    """A stand-in begins on the seat and ends."""
    player = table.players[seat]
    await player.ok("POST", table.path("/stand-in"))
    await player.ok("DELETE", table.path("/stand-in"))


async def advised(server: Server, table: Sitting, seat: int) -> None:
    """Advice was asked for on the seat."""
    live = await server.services.tables.live.get(table.id)
    async with live.lock:
        await server.services.playing.writer.write_advice(live, seat, "six")


async def handed_on(server: Server, table: Sitting, seat: int) -> Player:
    """The seat is handed to Eve."""
    owner, eve = table.players[seat], await server.player("Eve")
    await handed(table, seat, owner, eve)
    return eve


async def handed(table: Sitting, seat: int, owner: Player, heir: Player) -> None:
    link = await owner.ok("POST", table.path(f"/seats/{seat}/link"))
    assert await heir.ok("POST", table.path("/join"), {"invite": link["url"].rpartition("=")[2]}) == {"seat": seat}


MOVES_NOTHING = pytest.mark.parametrize(
    ("act", "seat"),
    [(away_and_back, 1), (away_and_back, 2), (advised, 1), (advised, 2), (handed_on, 2)],
)
Act = Callable[[Server, Sitting, int], Awaitable[Any]]


async def is_ticked(table: Sitting) -> bool:
    """What Bob is told of his premove."""
    answer: Json = await table.players[1].ok("POST", table.path("/premove"), {"moves": MOVES})
    return bool(answer["by_itself"])


@MOVES_NOTHING
async def test_what_moves_nothing_before_the_turn_keeps_it(server: Server, act: Act, seat: int) -> None:
    table = await waiting(server, "Cem")
    await let_play(table, *MOVES)
    await act(server, table, seat)
    assert await is_ticked(table)
    await table.act(0, "Pass")
    await server.settle()
    assert await played_by(table, 1) == MOVES


@MOVES_NOTHING
async def test_nor_does_it_stop_one_that_is_being_played(
    server: Server, monkeypatch: pytest.MonkeyPatch, act: Act, seat: int
) -> None:
    table = await waiting(server, "Cem")
    await let_play(table, *MOVES)
    with monkeypatch.context() as patched:
        play_one_move_alone(patched)
        patched.setattr(server.services.automata, "_begin", lambda *_: None)
        await table.act(0, "Pass")
        await server.settle()
        assert await played_by(table, 1) == MOVES[:1]
        await act(server, table, seat)
        await server.settle()
    await server.services.premover.wake()
    await server.settle()
    assert await played_by(table, 1) == MOVES


async def test_who_takes_their_turn_back_from_a_stand_in_has_it_played_at_once(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await waiting(server)
    await let_play(table, *MOVES)
    with monkeypatch.context() as patched:
        patched.setattr(server.services.automata, "_begin", lambda *_: None)
        await table.players[1].ok("POST", table.path("/stand-in"))
        await table.act(0, "Pass")
        await server.settle()
        assert await played_by(table, 1) == []
        await table.players[1].ok("DELETE", table.path("/stand-in"))
        await server.settle()
    assert await played_by(table, 1) == MOVES


async def test_a_move_of_the_stand_in_stops_it(server: Server) -> None:
    table = await waiting(server)
    await let_play(table, *MOVES)
    await table.players[1].ok("POST", table.path("/stand-in"))
    await table.act(0, "Pass")
    await server.settle()
    await table.players[1].ok("DELETE", table.path("/stand-in"))
    assert not await is_ticked(table)
    if (await table.players[1].look(table.id))["to_move"] == [1]:
        await table.act(1, "Pass")
    made = await played_by(table, 1)
    await table.act(0, "Pass")
    await server.services.premover.wake()
    await server.settle()
    assert (await table.players[1].look(table.id))["to_move"] == [1]
    assert await played_by(table, 1) == made


async def test_who_has_the_seat_back_has_no_premove_of_before(server: Server) -> None:
    table = await waiting(server)
    await let_play(table, *MOVES)
    eve = await handed_on(server, table, 1)
    await handed(table, 1, eve, table.players[1])
    assert not await is_ticked(table)
    await table.act(0, "Pass")
    await server.settle()
    assert await played_by(table, 1) == []


async def test_it_is_not_said_to_play_after_a_takeback(server: Server) -> None:
    table = await waiting(server)
    before = await table.act(0, "Count", by=1)
    await let_play(table, *MOVES)
    assert await is_ticked(table)
    for player in table.players:
        await player.ok("POST", table.path("/takeback"), {"seq": before["seq"] - 1})
    assert not await is_ticked(table)
