"""Files that tools keep are written whole or not at all, and bad input ends in a line that says what is wrong."""

import os
import runpy
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from tools.kept_files import UnreadableFile, read_kept, written_whole
from tools.training.self_play import processor_seconds


def test_what_is_not_written_whole_does_not_take_the_place_of_what_was(tmp_path: Path) -> None:
    path = tmp_path / "inner" / "file"
    with written_whole(path) as part:
        part.write_bytes(b"first")
    with pytest.raises(KeyboardInterrupt), written_whole(path) as part:
        part.write_bytes(b"sec")
        raise KeyboardInterrupt
    assert path.read_bytes() == b"first"


def test_a_reader_that_fails_in_any_way_names_the_file(tmp_path: Path) -> None:
    def fails(path: Path) -> None:
        raise EOFError("cut off")

    with pytest.raises(UnreadableFile, match=r"/file cannot be used \(EOFError: cut off\)"):
        read_kept(tmp_path / "file", fails)


def keep(name: str, data: bytes) -> Callable[[Path], object]:
    return lambda folder: (folder / name).write_bytes(data)


GAME_OF_FORMER_RULES = (
    b'{"deal": {"number": 5, "level": 2}, "settings": {"keep": 8}, "moves": [], "own": 1, "other": 1, "most_own": 1}'
)
BAD_INPUT = {
    "a level that Luna lacks": ("tools.foresight", ("--levels", "99"), None, "no level 99"),
    "a deal before all deals": ("tools.foresight", ("--first", "-1"), None, "from 0 to"),
    "a deal behind all deals": ("tools.foresight", ("--first", str(2**64)), None, "from 0 to"),
    "a kept game that was cut off": (
        "tools.foresight",
        ("--first", "5", "--deals", "1"),
        keep("5-luna-2-keep-8.json", b'{"deal'),
        "5-luna-2-keep-8.json cannot be used",
    ),
    "a kept game of former rules": (
        "tools.foresight",
        ("--first", "5", "--deals", "1"),
        keep("5-luna-2-keep-8.json", GAME_OF_FORMER_RULES),
        "5-luna-2-keep-8.json cannot be used",
    ),
    "games of a training that were cut off": (
        "tools.training",
        (),
        keep("games-0.pickle", b"\x80\x04"),
        "games-0.pickle cannot be used",
    ),
    "a folder for what was learned": (
        "tools.training.match",
        ("greedy,trained",),
        None,
        "cannot be used (IsADirectory",
    ),
    "games of self-play that were cut off": (
        "tools.training.self_play",
        (),
        keep("games-0.pickle", b"\x80\x04"),
        "games-0.pickle cannot be used",
    ),
}


@pytest.mark.parametrize("name", BAD_INPUT)
def test_bad_input_ends_in_a_line(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    module, more, keeps, told = BAD_INPUT[name]
    if keeps is not None:
        keeps(tmp_path)
    assert told in ended(module, (str(tmp_path), *more), monkeypatch, capsys)


def ended(
    module: str, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> str:
    """The last line that a tool says of an error."""
    monkeypatch.setenv("COLUMNS", "300")  # A long path breaks no message in two.
    monkeypatch.setattr(sys, "argv", [module, *words])
    # A package that is run is its `__main__`; where another test has imported that, running it again is a warning.
    for imported in (module, f"{module}.__main__"):
        if not hasattr(sys.modules.get(imported), "__path__"):
            monkeypatch.delitem(sys.modules, imported, raising=False)
    with pytest.raises(SystemExit) as exited:
        runpy.run_module(module, run_name="__main__", alter_sys=False)
    assert exited.value.code == 2
    return capsys.readouterr().err


def test_reports_need_a_folder_and_name_the_line_that_cannot_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = str(tmp_path / "missing")
    assert "does not exist" in ended("tools.balance", ("report", missing), monkeypatch, capsys)
    (tmp_path / "two.jsonl").write_bytes(b"[]\n[{]\n")
    said = ended("tools.balance", ("report", str(tmp_path)), monkeypatch, capsys)
    assert "two.jsonl cannot be used" in said and "line 2" in said


def busy(seconds: float) -> None:
    began = time.process_time()
    while time.process_time() - began < seconds:
        os.getpid()


def test_seconds_of_workers_count() -> None:
    began = processor_seconds()
    with ProcessPoolExecutor(1) as workers:
        workers.submit(busy, 0.5).result()
    assert processor_seconds() - began >= 0.4
