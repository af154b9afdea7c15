"""A robot whose program fails: what the table, the log of the server and its metrics say, and when it is asked
again."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from app.play import game_tasks
from app.play.table import RobotFailed
from app.players import Level, RandomPlayer, Robots
from app.rules.game import Draw, Game, Move, Seat
from tests.support.server import Json, Player, Server, running, until
from tests.support.toy_registration import TOY


class Fails(RandomPlayer):
    """Has a fault until it is mended."""

    mended = False

    def choose(self, game: Game, state: Any, seat: Seat, draw: Draw) -> Move:
        if not Fails.mended:
            raise IndexError("list index out of range")
        return super().choose(game, state, seat, draw)


FAILING = (replace(TOY, robots=Robots((Level(1, "random", Fails),))),)


@pytest.fixture
async def server(database_url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Server]:
    monkeypatch.setattr(Fails, "mended", False)
    monkeypatch.setattr(game_tasks, "FIRST_PAUSE_SECONDS", 0.0)
    async with running(database_url, FAILING, metrics=True) as server:
        yield server


async def begun(ada: Player) -> Json:
    """A game of Ada and a robot, which is asked."""
    made = await ada.make({"game": "toy", "seats": [{"kind": "human"}, {"kind": "robot", "level": 1}]})
    await ada.ok("POST", f"/api/games/{made['id']}/start")
    return made


async def tried_again(server: Server) -> None:
    """The robot is asked once more, as a sweep of the server does."""
    await server.services.automata.wake()
    await server.services.automata.settle()


async def test_each_failure_is_logged_with_its_game_and_its_trace(server: Server) -> None:
    ada = await server.player("Ada")
    with capture_logs() as logs:
        made = await begun(ada)
        await server.services.automata.settle()
        await tried_again(server)
    lines = [line for line in logs if line["event"] == "automata.failed"]
    assert [(line["game_id"], line["times"]) for line in lines] == [(made["id"], 1), (made["id"], 2)]
    assert all("in choose" in "".join(line["exc_info"].__notes__) for line in lines)
    assert "regolith_automata_failures_total 2.0" in (await ada.call("GET", "/metrics")).text


async def test_from_the_second_failure_on_the_table_says_so_until_somebody_moves(server: Server) -> None:
    ada = await server.player("Ada")
    made = await begun(ada)
    await server.services.automata.settle()
    assert (await ada.look(made["id"]))["robot_failed"] is None
    await tried_again(server)
    seen = await ada.look(made["id"])
    assert seen["robot_failed"] == seen["seq"]
    Fails.mended = True
    await tried_again(server)
    seen = await ada.look(made["id"])
    assert seen["robot_failed"] < seen["seq"]


async def test_it_is_not_asked_again_at_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_tasks, "FIRST_PAUSE_SECONDS", 3600.0)
    ada = await server.player("Ada")
    made = await begun(ada)
    await server.services.automata.settle()
    await tried_again(server)
    assert server.services.automata.failures == 1
    assert (await ada.move(made["id"], {"type": "Pick", "number": 1})).is_success
    await server.services.automata.settle()
    assert server.services.automata.failures == 2, "the table has moved on"


async def test_other_processes_are_told(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Fails, "mended", False)
    monkeypatch.setattr(game_tasks, "FIRST_PAUSE_SECONDS", 0.0)
    async with running(database_url, FAILING) as here, running(database_url, FAILING) as there:
        told: list[RobotFailed] = []
        there.services.changes.subscribe(RobotFailed, told.append)
        await until(lambda: there.services.bus.process in here.services.bus.owners.living)
        ada = await here.player("Ada")
        made = await begun(ada)
        while here.services.bus.owners.owner_of(made["id"]) != there.services.bus.process:
            made = await begun(ada)
        table = await there.services.tables.live.get(made["id"])

        def is_told() -> bool:
            here.services.automata.nudge(made["id"])
            return any(not failed.local and failed.game_id == made["id"] for failed in told)

        await until(is_told)
        assert table.robot_failed == table.seq
