"""A Postgres, our server and the bare one on it, all of them thrown away afterwards."""

import asyncio
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from socket import socket

from psutil import Process, process_iter

from app.postgres import EmbeddedPostgres
from app.postgres.address import plain_dsn
from app.postgres.migrate import upgrade
from bench.games import SKYMINES, Measured
from bench.scripts import NAMES, Script, script
from bench.wire import Wire

PROJECT = Path(__file__).resolve().parents[1]
BARE = "bare"
OURS = "ours"
INSIDE = "inside"


class Seated:
    """A game on the server, its moves known beforehand."""

    def __init__(self, game_id: str, tokens: list[str], played: Measured, known: Script) -> None:
        self.id = game_id
        self.tokens = tokens
        self.rules = played.rules
        self.script = known


class World:
    """`port` is our server's, `bare_port` the bare one's; `inside` is a migrated database that no server uses.

    `played`: the game that all tables are of.
    """

    def __init__(self, postgres: EmbeddedPostgres, folder: Path) -> None:
        self._postgres = postgres
        self.folder = folder
        self._numbers = count()
        self.played: Measured = SKYMINES
        self.port, self.bare_port = free_port(), free_port()
        self.inside = self.database(INSIDE)
        upgrade(self.inside)
        self.ours = self.database(OURS)
        self._processes = [self.serve(self.ours, self.port), self._serve_bare()]

    def database(self, name: str) -> str:
        """A new database; its address."""
        self._postgres.execute(f'CREATE DATABASE "{name}"')
        return self._postgres.url(name)

    def serve(self, database_url: str, port: int, **settings: str) -> subprocess.Popen[str]:
        """A server on a database of its own, with further settings, once it answers. It deals its games from number 0
        on."""
        environment = {
            **os.environ,
            "DATABASE_URL": database_url,
            "AUTOMATON_PACE_MS": "0",
            "LIMITS": "false",
            "LOBBIES_PER_PERSON": "0",
            "TABLES_PER_PERSON": "0",
            "LOG_LEVEL": "warning",
            **settings,
        }
        command = [sys.executable, "-m", "bench.known", "serve", "--port", str(port)]
        process = subprocess.Popen(command, env=environment, cwd=PROJECT, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        process.stdout.readline()
        return process

    def _serve_bare(self) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "bench.bare", str(self.bare_port), plain_dsn(self.database(BARE))]
        return subprocess.Popen(command, cwd=PROJECT, text=True)

    async def ready(self) -> None:
        """Wait until the bare server answers, too."""
        for _ in range(500):
            try:
                (await Wire(self.bare_port).open()).close()
            except OSError:
                await asyncio.sleep(0.02)
            else:
                return

    def processor_seconds(self) -> tuple[float, float]:
        """The processor time that our server and the bare one have taken so far."""
        ours, bare = (Process(process.pid).cpu_times() for process in self._processes)
        return ours.user + ours.system, bare.user + bare.system

    def database_seconds(self) -> float:
        """The processor time that Postgres and its processes have taken so far."""
        [own] = [
            item
            for item in process_iter(["cmdline"])
            if str(self.folder) in " ".join(item.info["cmdline"] or ()) and "postgres" in item.name()
        ]
        times = [item.cpu_times() for item in (own, *own.children())]
        return sum(item.user + item.system for item in times)

    def close(self) -> None:
        """Stop both servers."""
        for process in self._processes:
            process.terminate()
            process.wait()

    async def game(self, wire: Wire, humans: int = 2, number: int | None = None) -> Seated:
        """Open a table, seat everybody and begin. `number`: of the game on a server of one's own."""
        tokens = [(await wire.call("POST", "/api/users", {"name": name}))["token"] for name in NAMES[:humans]]
        seats = [{"kind": "human"}] * humans
        wanted = {"game": self.played.name, "seats": seats, "options": self.played.options}
        table = await wire.call("POST", "/api/games", wanted, tokens[0])
        invite = table["invite_url"].rpartition("=")[2]
        for token in tokens[1:]:
            await wire.call("POST", f"/api/games/{table['id']}/join", {"invite": invite}, token)
        await wire.call("POST", f"/api/games/{table['id']}/start", None, tokens[0])
        known = script(self.number() if number is None else number, humans, played=self.played)
        await wire.renew()  # Playing it beforehand can take longer than the server keeps an idle connection.
        return Seated(table["id"], tokens, self.played, known)

    def number(self) -> int:
        """The number under which the server deals the game that is begun next."""
        return next(self._numbers)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def world() -> Iterator[World]:
    """Everything running, until the block ends."""
    folder = Path(tempfile.mkdtemp(prefix="regolith-bench-"))
    folder.chmod(0o755)
    try:
        with EmbeddedPostgres(folder) as postgres:
            world = World(postgres, folder)
            try:
                yield world
            finally:
                world.close()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
