"""A soak that was cut goes on where it was, tells every fault again, and starts over with other rules."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.support.rules import soak, soaked
from tests.support.rules.soaked import ROOT, Result
from tests.support.shackleton import soak as shackleton_soak
from tests.support.shackleton.playing import SETS, table


def test_a_soak_plays_only_what_is_missing(tmp_path: Path) -> None:
    file = tmp_path / "soak" / "games.jsonl"
    for game in (0, 2):
        soaked.add(file, Result(game, 100 + game, 0.5))
    assert soak.main(4, workers=1, file=file) == 0
    results = soaked.read(file)
    assert sorted(results) == [0, 1, 2, 3]
    assert [results[game].moves for game in (0, 2)] == [100, 102]
    assert len(file.read_bytes().splitlines()) == 4


def test_a_line_that_was_cut_is_a_game_not_yet_played(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    soaked.add(file, Result(0, 100, 0.5))
    file.write_bytes(file.read_bytes() + b'{"game":1,"mov')
    assert sorted(soaked.read(file)) == [0]
    assert soak.main(2, workers=1, file=file) == 0
    assert sorted(soaked.read(file)) == [0, 1]


def test_a_fault_of_an_earlier_run_is_told_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    soaked.add(file, Result(1, 7, 0.5, "AssertionError: a coin too many"))
    assert soak.main(2, workers=1, file=file) == 1
    told = capsys.readouterr().out
    assert "game 1, move 7: AssertionError: a coin too many" in told
    assert "2 games, 1 with a fault; 7 to " in told
    assert f"{7 + soaked.read(file)[0].moves} in all" in told


def test_a_fault_names_game_move_and_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise AssertionError("not so")

    monkeypatch.setattr(soak, "check_every", fail)
    result = soak.soak(3)
    assert (result.game, result.moves) == (3, 1)
    assert result.fault.startswith("AssertionError: not so (test_soak.py:")


def test_games_of_other_rules_or_other_checks_do_not_count(tmp_path: Path) -> None:
    rules, checks = tmp_path / "app" / "rules", tmp_path / "tests" / "support" / "rules"
    rules.mkdir(parents=True)
    checks.mkdir(parents=True)
    (rules / "coins.toml").write_text("start = 3")
    (checks / "invariants.py").write_text("1")
    names = [soaked.played_by(tmp_path)]
    (tmp_path / "tests" / "test_other.py").write_text("a test that no game is played by")
    assert soaked.played_by(tmp_path) == names[0]
    (rules / "coins.toml").write_text("start = 4")
    names.append(soaked.played_by(tmp_path))
    (checks / "invariants.py").write_text("2")
    names.append(soaked.played_by(tmp_path))
    assert len(set(names)) == 3


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_a_soak_that_is_killed_leaves_no_process_and_goes_on(tmp_path: Path, how: signal.Signals) -> None:
    file = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "tests.support.rules.soak", "60", "--workers", "2", "--file", str(file)]
    first = subprocess.Popen(
        command,
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        process_group=0,
        preexec_fn=_heeds_ctrl_c,
    )
    while len(soaked.read(file)) < 2:
        assert first.poll() is None
        time.sleep(0.05)
    first.send_signal(how)
    first.wait(20)
    before = soaked.read(file)
    for _ in range(200):
        if _gone(first.pid):
            break
        time.sleep(0.05)
    assert _gone(first.pid)
    assert 2 <= len(before) < 60
    assert soak.main(len(before) + 2, workers=2, file=file) == 0
    after = soaked.read(file)
    assert {game: after[game] for game in before} == before
    assert set(range(len(before) + 2)) <= set(after)


def _heeds_ctrl_c() -> None:
    """What a shell starts in the background ignores SIGINT, and so do its children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _gone(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


def test_random_games_of_shackleton_base_are_soaked_alike(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "shackleton.jsonl"
    assert soak.main(1, workers=1, file=file, soaked_by=shackleton_soak.soak) == 0
    assert soaked.read(file)[0].moves > 50
    monkeypatch.setattr(shackleton_soak, "check_every", lambda played: None if played.move is None else 1 // 0)
    assert shackleton_soak.soak(0).fault.startswith("ZeroDivisionError")


def test_soaks_of_shackleton_base_play_every_set_and_side() -> None:
    tables = [table(seed) for seed in range(35 * 4 * 8)]
    assert {frozenset(options["corporations"]) for options, _ in tables} == set(map(frozenset, SETS))
    assert {sum(seat.kind == "human" for seat in seats) for _, seats in tables} == {1, 2, 3, 4}
    assert len({options["hard"] for options, _ in tables if "hard" in options}) == 8
