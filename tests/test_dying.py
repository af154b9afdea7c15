"""Postgres and server are killed in the middle of a game: both come back, and no acknowledged move, line or note is
lost."""

import os
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.postgres import EmbeddedPostgres
from tests.support.dying import Mortal, die
from tests.support.postgres import public_folder


@pytest.fixture
def folder() -> Iterator[Path]:
    path = public_folder("regolith-dying-")
    yield path
    shutil.rmtree(path)


def test_a_killed_process_comes_back_and_nothing_acknowledged_is_lost(folder: Path) -> None:
    die(folder, rounds=3)
    assert not EmbeddedPostgres(folder / "data").is_running()


def test_a_server_whose_postgres_has_just_died_ends_cleanly(folder: Path) -> None:
    server = Mortal(folder)
    server.start()
    os.kill(server.postmaster(), signal.SIGKILL)
    assert server.end(signal.SIGTERM) == 0, server.words()
    assert "Traceback" not in server.words()
    assert not EmbeddedPostgres(folder / "data").is_running()
