"""A process that ends by a signal takes its Postgres with it."""

import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.postgres import EmbeddedPostgres
from app.postgres.lifetime import database
from app.settings import load_settings
from tests.support.postgres import public_folder

PROGRAM = """
import time
from app.postgres import EmbeddedPostgres
from app.postgres.lifetime import database
from app.settings import load_settings
from app.stopping import stopping

begin = EmbeddedPostgres.start

def start(server):
    print("starting", flush=True)
    return begin(server)

EmbeddedPostgres.start = start
settings = load_settings()
with stopping.installed(code=0), database(settings.database_url, settings.data_dir):
    print("running", flush=True)
    while True:
        stopping.check()
        time.sleep(0.01)
"""


@pytest.fixture
def folder() -> Iterator[Path]:
    path = public_folder("regolith-lifetime-")
    yield path
    shutil.rmtree(path)


@pytest.mark.parametrize(
    ("number", "moment"),
    [(signal.SIGTERM, "running"), (signal.SIGINT, "running"), (signal.SIGTERM, "starting")],
)
def test_a_signal_stops_both(folder: Path, number: signal.Signals, moment: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM],
        env={"DATA_DIR": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        while process.stdout.readline().strip() != moment:
            assert process.poll() is None
        process.send_signal(number)
        _, errors = process.communicate()
    assert (process.returncode, errors) == (0, "")
    assert (folder / "postgres" / "PG_VERSION").exists()
    assert not EmbeddedPostgres(folder).is_running()


def test_a_named_database_needs_no_embedded_one(folder: Path) -> None:
    settings = load_settings(database_url="postgresql://host/name", data_dir=folder)
    with database(settings.database_url, settings.data_dir) as url:
        assert url == "postgresql://host/name"
    assert list(folder.iterdir()) == []
