"""SIGTERM ends a server at whatever instant of its start it comes."""

import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.postgres import EmbeddedPostgres
from tests.support.postgres import public_folder
from tests.support.stopping import check_stops

DURING_IMPORTS = """
import os, signal, sys, weakref

class Finder:
    def find_spec(self, name, path=None, target=None):
        if name == "structlog":
            thing = type("Thing", (), {})()
            keep.append(weakref.ref(thing, lambda _: os.kill(os.getpid(), signal.SIGTERM)))
            del thing
        return None

keep = []
sys.meta_path.insert(0, Finder())
sys.argv = ["app", "serve", "--port", "0"]
import runpy
runpy.run_module("app", run_name="__main__", alter_sys=True)
"""
"""A start that is told to stop inside a callback of the collector, where a raised exception would be lost."""


@pytest.fixture
def folder() -> Iterator[Path]:
    path = public_folder("regolith-stopping-")
    yield path
    shutil.rmtree(path)


def test_a_signal_inside_a_callback_of_an_import_is_not_lost(folder: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", DURING_IMPORTS],
        env={"DATA_DIR": str(folder / "data"), "PATH": "/usr/bin:/bin"},
        cwd=Path(__file__).resolve().parents[1],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
    assert not EmbeddedPostgres(folder / "data").is_running()


def test_starts_are_stopped_at_some_instants(folder: Path) -> None:
    assert check_stops((0.05, 0.3, 0.5, 0.8, 1.2, 2.0), DATA_DIR=str(folder / "data")) == 6
    assert not EmbeddedPostgres(folder / "data").is_running()


def test_told_twice_it_ends_once_and_cleanly(folder: Path) -> None:
    from tests.support.dying import Mortal

    server = Mortal(folder)
    server.start()
    assert server.process is not None
    server.process.send_signal(signal.SIGTERM)
    assert server.end(signal.SIGTERM) == 0
    assert "Traceback" not in server.words()
    assert not EmbeddedPostgres(folder / "data").is_running()
