"""A real server in a process of its own, on a database of its own, that deals the same games on every run."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.support.forking import Command
from tests.support.ports import free_port
from tests.support.postgres import Cluster, fresh_database

PROJECT = Path(__file__).resolve().parents[3]
GONE = ("ERR_CONNECTION", "ERR_CONTENT_LENGTH_MISMATCH", "ERR_EMPTY_RESPONSE", "ERR_SOCKET", "WebSocket connection")
"""What a page reports of a server that is killed, in the middle of an answer too."""
SECRETS = "the same on every run"


class Site:
    """The server: `url` is where it answers. It can be killed and started again on the same database and port."""

    def __init__(self, database_url: str, games: str = "same_games", **settings: str) -> None:
        self.port = free_port()
        self.url = f"http://localhost:{self.port}"
        self._database_url = database_url
        self._games = games
        self._settings = settings
        self._process: Command | None = None

    @property
    def postgres_url(self) -> str:
        """The address of its database as the bare driver takes it."""
        return self._database_url.replace("postgresql+asyncpg://", "postgresql://", 1)

    def start(self) -> None:
        """Start it and wait for its first line, which it prints once it answers."""
        self._process = Command(
            f"tests.support.browser.{self._games}",
            ["serve", "--port", str(self.port)],
            {
                "PATH": os.environ["PATH"],
                "DATABASE_URL": self._database_url,
                "AUTOMATON_PACE_MS": "0",
                "ROBOT_PROCESSES": "0",
                "LIMITS": "false",
                "PUBLIC_URL": self.url,
                **self._settings,
            },
        )
        line = self._process.stdout.readline()
        if not line.startswith("Regolith answers"):
            self.kill()
            raise AssertionError(f"the server does not start: {line}")

    def update(self) -> None:
        """Start it as another version, which has other files for its pages."""
        self._games = "newer_games"
        self.start()

    def kill(self) -> None:
        """End it without a word of warning (SIGKILL)."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Stop it as an operator would (SIGTERM)."""
        self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(number)
        self._process.wait()
        self._process = None


@contextmanager
def serving(cluster: Cluster, games: str = "same_games", **settings: str) -> Iterator[Site]:
    """A server on a database of its own, until the block ends; `games`: the module with its command line."""
    with fresh_database(cluster) as url:
        site = Site(url, games, **settings)
        site.start()
        yield site
        site.stop()
