"""A server with an embedded Postgres, killed in parts while somebody plays, and what must be left of the game."""

import os
import random
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx

from tests.support.forking import Command
from tests.support.patience import PATIENCE_SECONDS
from tests.support.ports import free_port
from tests.support.talking import Talking


class Mortal:
    """`python -m app serve` on a folder of its own; `address` stays over its lives."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._settings = settings
        self.process: Command | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        environment = {"LIMITS": "false", "AUTOMATON_PACE_MS": "0", "DEV": "1", "LOG_LEVEL": "warning"}
        with (self.folder / "server.err").open("a") as errors:
            self.process = Command(
                "app",
                ["serve", "--port", str(self.port)],
                {
                    "PATH": os.environ["PATH"],
                    "DATA_DIR": str(self.folder / "data"),
                    **environment,
                    **self._settings,
                },
                errors.fileno(),
            )
        assert self.process.stdout.readline().startswith("Regolith answers"), self.words()

    def words(self) -> str:
        """What it has said on standard error in all its lives."""
        return (self.folder / "server.err").read_text()

    def postmaster(self) -> int:
        """The process id of its Postgres."""
        return int((self.folder / "data" / "postgres" / "postmaster.pid").read_text().split()[0])

    def end(self, number: signal.Signals) -> int:
        """Send it a signal and wait for its end; its exit code."""
        assert self.process is not None
        self.process.send_signal(number)
        return self.process.wait()


class Playing:
    """One person with a robot; every move is sent until it is acknowledged, with the same key again."""

    def __init__(self, address: str, seed: int) -> None:
        self._draw = random.Random(seed)
        self._http = httpx.Client(base_url=address, timeout=10)
        self.close = self._http.close
        self.made = 0
        self.acknowledged: dict[int, Any] = {}
        self.statuses: set[int] = set()
        user = self.call("POST", "/api/users", {"name": "Ada"}).json()
        self._http.headers["Authorization"] = f"Bearer {user['token']}"
        self._begin()

    def _begin(self) -> None:
        seats = [{"kind": "human"}, {"kind": "robot", "level": 1}]
        made = self.call("POST", "/api/games", {"game": "skymines", "seats": seats}).json()
        self.path = f"/api/games/{made['id']}"
        self.call("POST", f"{self.path}/start")
        self.talking = Talking(self.call, self.path)

    def call(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        """Ask until there is an answer other than 503."""
        deadline = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < deadline:
            with suppress(httpx.TransportError):
                answer = self._http.request(method, path, json=body, headers=headers)
                self.statuses.add(answer.status_code)
                if answer.status_code != 503:
                    return answer
            time.sleep(0.05)
        raise AssertionError(f"{method} {path}: no answer but 503")

    def move(self) -> None:
        """Make one move if it is our turn; a game that is over is checked, and followed by another."""
        table = self.call("GET", self.path).json()
        if table["status"] == "finished":
            self.check()
            self.acknowledged.clear()
            self._begin()
            return
        choices = table["choices"]
        offered = choices["choices"] or [choices.get("sample")]
        if offered[0] is None:
            time.sleep(0.01)
            return
        move = self._draw.choice(offered)
        key = f"{self._draw.getrandbits(64):x}"
        answer = self.call(
            "POST", f"{self.path}/moves", {"seq": table["seq"], "move": move}, **{"Idempotency-Key": key}
        )
        if answer.status_code == 200:
            seq = answer.json()["seq"]
            # An answer in secret that stands already is acknowledged by its own number.
            assert self.acknowledged.get(seq, move) == move
            self.made += seq not in self.acknowledged
            self.acknowledged[seq] = move
        else:
            assert answer.status_code == 409, answer.text

    def check(self) -> None:
        """Every acknowledged move stands in the log at its number, and nothing else of ours does; and all that was said
        is there."""
        entries = self.call("GET", f"{self.path}/log").json()["entries"]
        assert [entry["seq"] for entry in entries] == list(range(1, len(entries) + 1))
        written = {entry["seq"]: entry["move"] for entry in entries if entry["seat"] == 0}
        assert written == self.acknowledged
        self.talking.check()
        assert self.statuses <= {200, 201, 409, 503}


def kill_postmaster(server: Mortal) -> None:
    """End Postgres without a word of warning."""
    os.kill(server.postmaster(), signal.SIGKILL)


def stop_postmaster(server: Mortal) -> None:
    """End Postgres as `pg_ctl stop -m immediate` does."""
    os.kill(server.postmaster(), signal.SIGQUIT)


def kill_server(server: Mortal) -> None:
    """End the application without a word of warning, and start it again."""
    server.end(signal.SIGKILL)
    server.start()


WAYS: tuple[Callable[[Mortal], None], ...] = (kill_postmaster, kill_server, stop_postmaster)


def die(folder: Path, rounds: int, moves: int = 20) -> int:
    """Play on while something dies in each round; how many moves were acknowledged in the end."""
    server = Mortal(folder)
    server.start()
    playing = Playing(server.address, rounds)
    try:
        for number in range(rounds):
            for _ in range(moves):
                playing.move()
            playing.talking.say()
            WAYS[number % len(WAYS)](server)
        playing.talking.say()
        playing.move()
        playing.check()
        assert playing.call("GET", "/healthz").status_code == 200
        assert "Traceback" not in server.words(), server.words()
        return playing.made
    finally:
        playing.close()
        code = server.end(signal.SIGTERM)
        assert code == 0, server.words()
