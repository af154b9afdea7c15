"""Robots think in processes of their own, or in a thread where there is none."""

import os
import pickle
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil
import pytest
from msgspec.structs import replace

from app.games import GAMES as HOSTED
from app.play.games import Loading
from app.play.thinkers import Thinkers
from app.players import Level, Player, Robots
from app.registration import GameRegistration
from app.rules.game import Move
from tests.support.judged_toy import UntilSix, load
from tests.support.server import running
from tests.support.thinking import LOADING, DiesElsewhere, SaysWhere, position
from tests.support.toy import Count, Pass
from tests.support.toy_registration import TOY as REGISTERED_TOY

LINE = (Count(2), Count(2), Count(2), Pass())


def wait_for(condition: Callable[[], bool]) -> None:
    """Wait until it holds; fail after a minute."""
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


@contextmanager
def thinkers(processes: int) -> Iterator[Thinkers]:
    found = Thinkers(processes)
    yield found
    found.stop()


async def line_of(processes: int, player: Callable[[], Player], loading: Loading | None = LOADING) -> tuple[Move, ...]:
    with thinkers(processes) as found:
        return await found.line(position(), player, loading)


@pytest.mark.parametrize("processes", [0, 1])
async def test_a_line_is_the_same_wherever_it_is_thought_of(processes: int) -> None:
    assert await line_of(processes, UntilSix) == LINE


async def test_processes_think_where_there_are_some() -> None:
    assert await line_of(0, SaysWhere) == (Count(2), Pass())
    assert await line_of(1, SaysWhere) == (Count(2), Count(2), Pass())


async def test_rules_that_can_only_be_had_here_are_played_here() -> None:
    assert await line_of(1, SaysWhere, None) == (Count(2), Pass())


async def test_a_player_without_a_name_thinks_here() -> None:
    assert await line_of(1, lambda: SaysWhere()) == (Count(2), Pass())


async def test_the_thread_thinks_where_no_process_can_be_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    assert await line_of(1, SaysWhere) == (Count(2), Pass())


async def test_the_thread_thinks_in_place_of_a_process_that_dies() -> None:
    assert await line_of(1, DiesElsewhere) == LINE


@pytest.mark.parametrize("registered", HOSTED, ids=[game.name for game in HOSTED])
def test_processes_find_rules_and_robots_of_every_game_that_is_hosted(registered: GameRegistration) -> None:
    loading = Loading(registered.load)
    assert pickle.loads(pickle.dumps(loading)) == loading
    for level in registered.robots.levels:
        assert pickle.loads(pickle.dumps(level.player)) is level.player


async def test_a_server_lets_its_robots_think_in_processes(database_url: str) -> None:
    toy = replace(REGISTERED_TOY, load=load, robots=Robots((Level(1, "random", SaysWhere),)))
    async with running(database_url, (toy,), robot_processes=1) as server:
        table = await server.table("Ada", kinds=["robot"], options={"target": 30})
        await table.pick()
        await table.act(0, "Pass")
        await server.settle()
        seen = await table.players[0].look(table.id)
        assert (seen["to_move"], seen["view"]["seats"][1]["count"]) == ([0], 4)


def test_a_server_that_is_killed_leaves_no_process_behind(tmp_path: Path) -> None:
    told = tmp_path / "told"
    code = (
        "import asyncio\n"
        "from app.play.thinkers import Thinkers\n"
        "from tests.support.thinking import LOADING, Hangs, position\n"
        "asyncio.run(Thinkers(1).line(position(), Hangs, LOADING))\n"
    )
    server = subprocess.Popen([sys.executable, "-c", code], env={**os.environ, "TELLS": str(told)})
    try:
        wait_for(told.exists)
        robot = int(told.read_text())
        assert robot != server.pid
    finally:
        server.kill()
        server.wait()
    wait_for(lambda: not psutil.pid_exists(robot) or psutil.Process(robot).status() == psutil.STATUS_ZOMBIE)
