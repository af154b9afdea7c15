"""Robots think in processes of their own, or in a thread where there is none."""

import asyncio
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil
import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from app.games import GAMES as HOSTED
from app.games.skymines import SKYMINES
from app.play.games import Loading
from app.play.thinkers import PlayerFailed, Thinkers, TookTooLong, at_most
from app.players import Level, Player, RandomPlayer, Robots
from app.players.robots import ANY_MOVE
from app.registration import GameRegistration
from app.rules.game import Draw, Game, Move, Seat
from tests.support.judged_toy import UntilSix, load
from tests.support.server import running, until
from tests.support.thinking import (
    LOADING,
    DiesElsewhere,
    FailsEverywhere,
    HangsFirst,
    Raises,
    RaisesOSError,
    SaysWhere,
    Toils,
    position,
)
from tests.support.toy import Count, Pass
from tests.support.toy_registration import TOY as REGISTERED_TOY

PLAYERS: dict[int, Callable[[], Player]] = {1: UntilSix, 2: SaysWhere, 3: DiesElsewhere}
MAX_SECONDS = 120
"""So long a test waits on a busy machine for what may never come."""
LINE = (Count(2), Count(2), Count(2), Pass())


def wait_for(condition: Callable[[], bool]) -> None:
    """Wait until it holds; fail after a minute."""
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


@contextmanager
def thinkers(processes: int, seconds: float = 10.0) -> Iterator[Thinkers]:
    found = Thinkers(processes, seconds)
    yield found
    found.stop()


async def line_of(processes: int, player: Callable[[], Player], loading: Loading | None = LOADING) -> tuple[Move, ...]:
    with thinkers(processes) as found:
        return await found.line(position(), (player,), loading)


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


@pytest.mark.parametrize(
    ("processes", "player", "message"),
    [
        (0, FailsEverywhere, "IndexError: list index out of range"),
        (1, FailsEverywhere, "IndexError: list index out of range"),
        (1, Raises, "AttributeError: a fault"),
        (1, RaisesOSError, "OSError: a fault"),
    ],
)
async def test_the_fault_of_a_program_is_told_and_thought_about_no_second_time(
    processes: int, player: type[Player], message: str
) -> None:
    with capture_logs() as logs, pytest.raises(PlayerFailed) as failed:
        await line_of(processes, player)
    assert str(failed.value) == message
    assert "in line" in failed.value.trace, "the place in the program"
    assert not logs, "the process itself was able"


async def test_a_weaker_player_answers_where_one_takes_too_long() -> None:
    with thinkers(1, seconds=0.05) as found, capture_logs() as logs:
        async with asyncio.timeout(MAX_SECONDS):
            assert await found.line(position(), (Toils, Toils, UntilSix), LOADING) == LINE
            assert await found.line(position(), (UntilSix, Toils), LOADING) == LINE
    assert [(entry["event"], entry["stopped"]) for entry in logs] == [("robots.took-too-long", 2)]


def test_the_time_of_a_player_ends_with_it() -> None:
    with pytest.raises(TookTooLong), at_most(0.01):
        while True:
            pass
    with at_most(60):
        assert signal.getitimer(signal.ITIMER_PROF)[0] > 0
    assert signal.getitimer(signal.ITIMER_PROF) == (0.0, 0.0)


def test_weaker_levels_answer_in_place_of_a_level_and_any_move_last() -> None:
    first, second, third = (Level(number, f"level-{number}", player) for number, player in PLAYERS.items())
    robots = Robots((first, second, third))
    assert robots.players_from(second) == (second.player, first.player, ANY_MOVE.player)
    assert Robots((ANY_MOVE,)).players_from(ANY_MOVE) == (ANY_MOVE.player,)


async def test_a_thought_is_stopped_once_its_seat_sees_something_else(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TELLS", str(tmp_path / "told"))
    toy = replace(REGISTERED_TOY, load=load, robots=Robots((Level(1, "random", HangsFirst),)))
    async with running(database_url, (toy,), robot_processes=1) as server:
        ada, bo = await server.player("Ada"), await server.player("Bo")
        made = await ada.make({"game": "toy", "seats": [{"kind": kind} for kind in ("human", "human", "robot")]})
        await bo.ok("POST", f"/api/games/{made['id']}/join", {"invite": made["invite_url"].rpartition("=")[2]})
        await ada.ok("POST", f"/api/games/{made['id']}/start")
        await until((tmp_path / "told").exists, 60)
        assert (await ada.move(made["id"], {"type": "Pick", "number": 1})).is_success
        async with asyncio.timeout(MAX_SECONDS):
            await server.settle()
        assert (await ada.look(made["id"]))["to_move"] == [1]
    assert not psutil.pid_exists(int((tmp_path / "told").read_text()))


async def test_a_secret_decision_made_again_makes_no_robot_think_again(database_url: str) -> None:
    asked: list[threading.Event] = []

    class Waits(RandomPlayer):
        def choose(self, game: Game, state: object, seat: Seat, draw: Draw) -> Move:
            asked.append(threading.Event())
            assert asked[-1].wait(60)
            return super().choose(game, state, seat, draw)

    skymines = replace(SKYMINES, robots=Robots((Level(1, "random", Waits),)))
    async with running(database_url, (skymines,)) as server:
        ada, bo = await server.player("Ada"), await server.player("Bo")
        seats = [{"kind": kind} for kind in ("human", "human", "robot")]
        made = await ada.make({"game": "skymines", "seats": seats, "options": {"tokens": "dealt"}})
        await bo.ok("POST", f"/api/games/{made['id']}/join", {"invite": made["invite_url"].rpartition("=")[2]})
        await ada.ok("POST", f"/api/games/{made['id']}/start")
        await until(lambda: len(asked) == 1)
        first, *_, last = (await ada.look(made["id"]))["choices"]["choices"]
        assert (await ada.move(made["id"], first)).is_success  # Everybody sees that she is ready.
        asked[0].set()
        await until(lambda: len(asked) == 2)
        assert (await ada.move(made["id"], last)).is_success  # Nobody sees that she is ready in another way.
        asked[1].set()
        await server.settle()
        assert (len(asked), (await ada.look(made["id"]))["to_move"]) == (2, [1])


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
        "asyncio.run(Thinkers(1, 10.0).line(position(), (Hangs,), LOADING))\n"
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
