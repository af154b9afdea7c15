"""Several processes on one database, and somebody who asks them all."""

import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from itertools import cycle
from pathlib import Path
from types import MappingProxyType
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from app.postgres.address import plain_dsn
from tests.support.dying import Playing
from tests.support.forking import Command
from tests.support.patience import PATIENCE_SECONDS
from tests.support.ports import free_port

PATIENT_SECONDS = 1.0
"""So long a client waits for an answer before it asks another process."""
NO_SETTINGS: Mapping[str, str] = MappingProxyType({})


class Process:
    """A server on the database, one of several. `code`: the folder of another version, which it runs."""

    def __init__(self, database_url: str, settings: Mapping[str, str], code: Path | None = None) -> None:
        self.port = free_port()
        self.address = f"127.0.0.1:{self.port}"
        environment = {
            "PATH": "/usr/bin:/bin",
            "DATABASE_URL": plain_dsn(database_url),
            "LIMITS": "false",
            "AUTOMATON_PACE_MS": "50",
            "DEV": "1",
            "LOG_LEVEL": "warning",
            **settings,
        }
        arguments = ["serve", "--port", str(self.port)]
        self.command: Command | subprocess.Popen[str] = (
            Command("app", arguments, environment)
            if code is None
            else subprocess.Popen(
                [sys.executable, "-m", "app", *arguments], cwd=code, env=environment, stdout=subprocess.PIPE, text=True
            )
        )
        assert self.command.stdout is not None
        assert self.command.stdout.readline().startswith("Regolith answers")

    def end(self, number: signal.Signals = signal.SIGKILL) -> int:
        """Send it a signal, on which it ends whatever has become of it; its exit code."""
        self.command.send_signal(signal.SIGCONT)
        self.command.send_signal(number)
        code = self.command.wait(PATIENCE_SECONDS)
        if self.command.stdout is not None:
            self.command.stdout.close()
        return code


@contextmanager
def serving(
    database_url: str, code: Path | None = None, settings: Mapping[str, str] = NO_SETTINGS
) -> Iterator[Process]:
    """One process, which is ended with the block at the latest."""
    process = Process(database_url, settings, code)
    try:
        yield process
    finally:
        process.end()


@contextmanager
def fleet(database_url: str, *settings: dict[str, str]) -> Iterator[list[Process]]:
    """Processes with these settings; whatever has become of them, they are ended."""
    processes: list[Process] = []
    try:
        for each in settings:
            processes.append(Process(database_url, each))
        yield processes
    finally:
        for process in processes:
            process.end()


class Roaming(Playing):
    """One person with a robot whose requests go to all processes in turn: to the next one if one does not answer."""

    def __init__(self, processes: Sequence[Process], seed: int) -> None:
        self.clients: dict[Process, httpx.Client] = {}
        self.go_to(processes)
        super().__init__(f"http://{processes[0].address}", seed)

    def go_to(self, processes: Sequence[Process]) -> None:
        """Ask these in turn from now on."""
        for process in processes:
            if process not in self.clients:
                self.clients[process] = httpx.Client(base_url=f"http://{process.address}", timeout=PATIENT_SECONDS)
        self._next = cycle([self.clients[process] for process in processes])

    @property
    def token(self) -> str:
        """The person's token."""
        return self._http.headers["Authorization"].removeprefix("Bearer ")

    def call(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        deadline = time.monotonic() + PATIENCE_SECONDS
        own = {"Authorization": self._http.headers.get("Authorization", "")}
        while time.monotonic() < deadline:
            with suppress(httpx.TransportError):
                answer = next(self._next).request(method, path, json=body, headers=own | headers)
                self.statuses.add(answer.status_code)
                if answer.status_code != 503:
                    return answer
            time.sleep(0.01)
        raise AssertionError(f"{method} {path}: no answer but 503")

    def moves(self, number: int) -> None:
        """Make so many further moves."""
        wanted = self.made + number
        deadline = time.monotonic() + PATIENCE_SECONDS
        while self.made < wanted:
            assert time.monotonic() < deadline, "nobody moves any more"
            self.move()

    def end(self) -> None:
        """Close all connections."""
        self.close()
        for client in self.clients.values():
            client.close()


@contextmanager
def watching(process: Process, playing: Roaming) -> Iterator[ClientConnection]:
    """The person's page at one of the processes."""
    url = f"ws://{process.address}{playing.path.replace('/api', '/ws', 1)}"
    headers = {"Authorization": f"Bearer {playing.token}"}
    with connect(url, additional_headers=headers, compression=None, ping_interval=None) as connection:
        reach(connection, 1)
        yield connection


def reach(connection: ClientConnection, seq: int) -> None:
    """Read until the page is at that number."""
    at = 0
    while at < seq:
        message = msgspec.json.decode(connection.recv(PATIENCE_SECONDS))
        at = message.get("seq", at) if message["type"] in ("view", "patch") else at


def newest(playing: Roaming) -> int:
    """The number at which the table is."""
    seq: int = playing.call("GET", playing.path).json()["seq"]
    return seq
