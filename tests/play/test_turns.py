"""Automated seats move in turns that are fair to people, and only where there are people."""

import asyncio

import pytest

from app.play import automata
from app.play.turns import FOR_THE_MAX_WAIT, HALVED_AFTER_SECONDS, Turns
from tests.support.network import on_port, watching
from tests.support.server import Player, Server, until

ROBOTS = [{"kind": "robot", "level": 1}] * 2


class Clock:
    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


class Crowd:
    """Tables that take one turn of a second each, by their host's name; `order` is who had one."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.turns = Turns(1, self.clock)
        self.order: list[str] = []
        self.absence: dict[str, int] = {}

    async def play(self, host: str) -> None:
        async with self.turns.turn(host, lambda: self.absence.get(host, 2)):
            self.order.append(host)
            await asyncio.sleep(0)
            self.clock.seconds += 1

    async def all_of(self, *hosts: str) -> list[str]:
        await asyncio.gather(*map(self.play, hosts))
        return self.order


class TestTurns:
    async def test_a_thousand_tables_of_one_host_let_another_hosts_table_in_next(self) -> None:
        assert (await Crowd().all_of(*["many"] * 1000, "one", "one"))[:4] == ["many", "one", "many", "one"]

    async def test_hosts_who_ask_alike_get_alike(self) -> None:
        order = await Crowd().all_of(*["a"] * 40, *["b"] * 10)
        assert order[:20].count("b") == 10

    async def test_a_table_where_somebody_is_goes_before_those_where_nobody_is(self) -> None:
        crowd = Crowd()
        crowd.absence = {"here": 0}
        await crowd.all_of(*["here"] * 3)
        assert (await crowd.all_of(*map(str, range(20)), *["here"] * 3))[3:7] == ["0", "here", "here", "here"]

    async def test_watched_tables_go_before_those_asked_for(self) -> None:
        crowd = Crowd()
        crowd.absence = {"asked": 1, "watches": 0}
        assert await crowd.all_of("first", "away", "asked", "watches") == ["first", "watches", "asked", "away"]

    async def test_nobody_waits_for_ever(self) -> None:
        crowd = Crowd()
        crowd.absence = {"here": 0}
        order = await crowd.all_of("here", "away", *["here"] * 50)
        assert order.index("away") == FOR_THE_MAX_WAIT

    async def test_what_was_taken_is_forgotten(self) -> None:
        crowd = Crowd()
        await crowd.all_of(*["a"] * 10, *["b"] * 5)
        for _ in range(20):
            crowd.clock.seconds += HALVED_AFTER_SECONDS
            await crowd.play("c")
        assert list(crowd.turns._taken) == ["c"]

    async def test_a_table_that_stops_waiting_costs_no_other_a_turn(self) -> None:
        crowd = Crowd()
        async with crowd.turns.turn("first", int):
            second, third = asyncio.create_task(crowd.play("second")), asyncio.create_task(crowd.play("third"))
            await asyncio.sleep(0)
            second.cancel()
        await asyncio.gather(second, third, return_exceptions=True)
        assert crowd.order == ["third"]
        async with crowd.turns.turn("first", int):
            fourth, fifth = asyncio.create_task(crowd.play("fourth")), asyncio.create_task(crowd.play("fifth"))
            await asyncio.sleep(0)
        fourth.cancel()  # It has been given its turn and has not come to it.
        await asyncio.gather(fourth, fifth, return_exceptions=True)
        assert crowd.order == ["third", "fifth"]


async def robots_alone(server: Server, monkeypatch: pytest.MonkeyPatch) -> tuple[Player, str]:
    """A game without a person, as they could begin before."""
    ada = await server.player("Ada")
    made = await ada.make({"game": "toy", "seats": ROBOTS, "visibility": "public"})
    refused = await ada.call("POST", f"/api/games/{made['id']}/start")
    assert (refused.status_code, refused.json()["code"]) == (409, "no-person")
    monkeypatch.setattr("app.play.table.ATTENDED_SECONDS", -1.0)
    table = await server.services.tables.live.get(made["id"])
    async with table.lock:
        await server.services.playing.lobbies._begin(table)
    await server.settle()
    return ada, made["id"]


async def test_robots_alone_neither_begin_nor_go_on_while_nobody_is_there(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, game_id = await robots_alone(server, monkeypatch)
    await server.services.automata.wake()
    await server.settle()
    assert (await ada.look(game_id))["seq"] == 1


async def test_robots_alone_that_had_begun_go_on_while_somebody_watches(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(automata, "SWEEP_SECONDS", 0.1)
    _, game_id = await robots_alone(server, monkeypatch)
    async with on_port(server) as address, watching(address, game_id):
        table = await server.services.tables.live.get(game_id)
        await until(lambda: table.seq > 1)
