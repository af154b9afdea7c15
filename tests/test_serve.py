"""`python -m app serve`, whole: from nothing to an answer, stopped, and started again on the same data."""

import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryFile

import httpx
import pytest

from app.postgres import EmbeddedPostgres
from tests.support.forking import Command, completed
from tests.support.patience import PATIENCE_SECONDS
from tests.support.ports import free_port
from tests.support.postgres import public_folder

PROJECT = Path(__file__).resolve().parents[1]


@pytest.fixture
def folder() -> Iterator[Path]:
    path = public_folder("regolith serve ")
    yield path
    shutil.rmtree(path)


def start(folder: Path, port: int) -> tuple[subprocess.Popen[str], str]:
    """Start a server and return it with its first line, which it prints once it answers."""
    process = subprocess.Popen(
        [sys.executable, "-m", "app", "serve", "--port", str(port)],
        env={"PATH": os.environ["PATH"], "DATA_DIR": str(folder / "data"), "DEV": "1"},
        cwd=PROJECT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    return process, process.stdout.readline()


def stop(process: subprocess.Popen[str], number: signal.Signals) -> None:
    process.send_signal(number)
    _, errors = process.communicate()
    assert process.returncode == 0, errors
    assert "Traceback" not in errors


def test_serve_answers_stops_cleanly_and_keeps_everything(folder: Path) -> None:
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    process, line = start(folder, port)
    assert line == f"Regolith answers at http://localhost:{port}; the data lies in {folder / 'data'}\n"
    assert httpx.get(f"{address}/healthz", timeout=PATIENCE_SECONDS).status_code == 200
    assert httpx.get(f"{address}/readyz", timeout=PATIENCE_SECONDS).status_code == 200
    user = httpx.post(f"{address}/api/users", json={"name": "Lin"}, timeout=PATIENCE_SECONDS)
    assert user.status_code == 201
    stop(process, signal.SIGTERM)
    assert not EmbeddedPostgres(folder / "data").is_running()

    process, _ = start(folder, port)
    mine = {"Authorization": f"Bearer {user.json()['token']}"}
    games = httpx.get(f"{address}/api/games?mine", headers=mine, timeout=PATIENCE_SECONDS)
    assert games.json() == {"games": [], "next": None}
    stop(process, signal.SIGINT)
    assert not EmbeddedPostgres(folder / "data").is_running()


def refused(folder: Path, **settings: str) -> str:
    """Try to start a server that cannot listen; the one line that it ends with."""
    done = completed(["serve"], {"PATH": os.environ["PATH"], "DATA_DIR": str(folder / "data"), **settings})
    assert done.returncode == 2, done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    assert not (folder / "data").exists()
    return done.stderr


@pytest.mark.parametrize(("host", "family"), [("127.0.0.1", socket.AF_INET), ("localhost", socket.AF_INET)])
def test_a_port_in_use_is_one_line_that_names_it(folder: Path, host: str, family: socket.AddressFamily) -> None:
    with socket.socket(family) as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert refused(folder, HOST=host, PORT=str(port)).startswith(f"regolith: PORT: {port} is in use")


@pytest.mark.parametrize("host", ["nowhere.invalid", "203.0.113.7", "2001:db8::7"])
def test_a_host_that_is_not_here_is_one_line_that_names_it(folder: Path, host: str) -> None:
    said = refused(folder, HOST=host, PORT="0")
    assert said.startswith(f"regolith: HOST: {host} is n") and "address" in said and said.count("\n") == 1


@pytest.mark.parametrize("host", ["[::1]", "0:0:0:0:0:0:0:1", "::1"])
def test_ipv6_may_be_spelled_in_any_way(database_url: str, host: str) -> None:
    port = free_port()
    environment = {"PATH": os.environ["PATH"], "DATABASE_URL": database_url, "DEV": "1"}
    with TemporaryFile("w+") as errors:
        process = Command("app", ["serve", "--host", host, "--port", str(port)], environment, errors.fileno())
        assert process.stdout.readline().startswith(f"Regolith answers at http://localhost:{port};")
        assert httpx.get(f"http://[::1]:{port}/readyz", timeout=PATIENCE_SECONDS).status_code == 200
        process.send_signal(signal.SIGTERM)
        code = process.wait()
        errors.seek(0)
        said = errors.read()
    assert code == 0, said
    assert "Traceback" not in said
