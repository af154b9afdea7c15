"""Two and three processes on one database, of which one dies or stands still: no acknowledged move is lost or there
twice, automated seats play on, and who watches is told."""

import shutil
import signal
import time
from pathlib import Path

import pytest

from app.rules.skymines.components.load import BASE, load
from tests.support.fleet import Process, Roaming, fleet, newest, reach, watching
from tests.support.patience import PATIENCE_SECONDS


@pytest.mark.parametrize("number", [2, 3])
def test_a_process_that_is_killed_costs_no_move_and_its_robots_play_on(database_url: str, number: int) -> None:
    # The first one would wait for a minute before its robot moves.
    slow = {"AUTOMATON_PACE_MS": "60000"}
    with fleet(database_url, *({} for _ in range(number - 1)), slow) as processes:
        *left, dying = processes
        playing = Roaming(processes, number)
        try:
            playing.go_to(left)
            playing.moves(3)
            with watching(left[-1], playing) as page:
                playing.go_to([dying])
                playing.moves(1)
                reach(page, newest(playing))
                dying.command.send_signal(signal.SIGKILL)
                playing.go_to(processes)
                playing.moves(3)
                playing.talking.say()
                reach(page, newest(playing))
            playing.check()
        finally:
            playing.end()


def test_a_process_that_stands_still_and_goes_on_again_costs_no_move(database_url: str) -> None:
    with fleet(database_url, {}, {}, {}) as processes:
        playing = Roaming(processes, 4)
        try:
            playing.moves(3)
            frozen, other = processes[1], processes[2]
            with watching(frozen, playing) as page, watching(other, playing) as elsewhere:
                frozen.command.send_signal(signal.SIGSTOP)
                playing.moves(2)
                reach(elsewhere, newest(playing))
                frozen.command.send_signal(signal.SIGCONT)
                reach(page, newest(playing))
                playing.moves(3)
                seq = newest(playing)
                reach(page, seq)
                reach(elsewhere, seq)
            playing.check()
        finally:
            playing.end()


def test_a_game_begins_with_a_component_set_that_all_processes_know(database_url: str, tmp_path: Path) -> None:
    folder = shutil.copytree(BASE, tmp_path / "set")
    written = (folder / "setup.toml").read_text()
    (folder / "setup.toml").write_text(written.replace("coins = 1", "coins = 2"))
    built_in, own = load().digest, load(folder).digest
    with fleet(database_url, {}, {"COMPONENTS_DIR": str(folder)}) as (leaving, staying):
        playing = Roaming([staying], 5)
        try:
            assert components_of(playing) == built_in
            playing.go_to([leaving, staying])
            playing.moves(3)
            playing.check()
        finally:
            playing.end()
        assert leaving.end(signal.SIGTERM) == 0
        # It looks who lives once in a while.
        patient = time.monotonic() + PATIENCE_SECONDS
        while begun_at(staying) != own:
            assert time.monotonic() < patient


def begun_at(process: Process) -> str:
    """The digest of the set that a game begins with there."""
    playing = Roaming([process], 5)
    try:
        return components_of(playing)
    finally:
        playing.end()


def components_of(playing: Roaming) -> str:
    """The digest of the set that the game began with."""
    begun = playing.call("GET", f"{playing.path}/log").json()["entries"][0]
    return str(begun["move"]["start"]["components"])
