"""`python -m bench.rolling`: both processes of a fleet are replaced, one after the other, while people play.

Two processes behind the example for nginx or HAProxy serve tables with a watcher each, at which moves are made at
planned moments. Each process in turn is told to stop, and started again as the other version: first of the one that
`tests/former-version` names to this one, then back. A move has failed if its first answer is no success, whatever
comes of it when it is sent again; a patch is lost if the watcher of a table has not got it in the end, or with a gap.
"""

import argparse
import asyncio
import random
import shutil
import socket
import subprocess
import sys
import tarfile
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from io import BytesIO
from itertools import count
from pathlib import Path

import httpx
import msgspec
from msgspec import Struct

from app.postgres import EmbeddedPostgres
from app.postgres.address import plain_dsn
from bench.crowd import CONNECTIONS, FIRST_WAIT, MAX_WAIT
from bench.crowd_client import Poster, Socket, Sockets, quantile
from bench.crowd_server import CrowdServer
from bench.games import SKYMINES
from bench.world import PROJECT, World, free_port

FORMER = PROJECT / "tests" / "former-version"
EXAMPLES = PROJECT / "examples" / "proxy"
SETTLED_SECONDS = 5.0
"""Between two steps of an update, and before the first one and behind the last one."""
PATIENCE_SECONDS = 120.0
QUIET = 1012
"""How a process closes the websockets that it sends elsewhere: pages say nothing of that."""


class Told(Struct):
    """What of a message tells which entries a watcher has; a whole view is from nothing on."""

    seq: int
    since: int | None = msgspec.field(name="from", default=None)


_told = msgspec.json.Decoder(Told)


class Watchers(Sockets):
    """Sockets that count what they miss. `gaps`: patches that do not begin where the one before has ended; `ends`: how
    connections ended, by the code of their closing."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.gaps = 0
        self.ends: Counter[int] = Counter()
        self.come_back(lambda attempt: min(MAX_WAIT, FIRST_WAIT) * random.uniform(0.75, 1.25))

    def take(self, socket: Socket, number: int, payload: bytes) -> None:
        if payload.startswith((b'{"type":"patch"', b'{"type":"view"')):
            told, seen = _told.decode(payload), self.seen.get(number, 0)
            # A page passes over what it has already.
            self.gaps += told.since not in (None, seen) and told.seq > seen
            self.seen[number] = max(told.seq, seen)
        super().take(socket, number, payload)

    def lost(self, socket: Socket, number: int) -> None:
        self.ends[socket.code] += 1
        super().lost(socket, number)


class Machines(World):
    """A Postgres, and processes of either version on it; none runs at first."""

    def __init__(self, postgres: EmbeddedPostgres, folder: Path) -> None:
        self._postgres = postgres
        self.folder = folder
        self._numbers = count()
        self.played = SKYMINES
        self.code = PROJECT

    def serve(self, database_url: str, port: int, **settings: str) -> subprocess.Popen[str]:
        """A process of the version in `code`, with further settings."""
        environment = {
            "PATH": "/usr/bin:/bin",
            "DATABASE_URL": plain_dsn(database_url),
            "AUTOMATON_PACE_MS": "0",
            "LIMITS": "false",
            "LOBBIES_PER_PERSON": "0",
            "TABLES_PER_PERSON": "0",
            "LOG_LEVEL": "warning",
            "DEV": "1",
            **settings,
        }
        command = [sys.executable, "-m", "bench.known", "serve", "--port", str(port)]
        with (self.folder / f"server-{port}.log").open("a") as log:
            process = subprocess.Popen(
                command, env=environment, cwd=self.code, stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert process.stdout is not None
        if not process.stdout.readline().startswith("Regolith answers"):
            raise SystemExit((self.folder / f"server-{port}.log").read_text())
        return process


class Verdict(Struct, frozen=True):
    """What came of an update. Milliseconds from a move's planned moment to its answer, and from its sending to its
    watcher."""

    what: str
    moves: int
    failed: int
    behind: int
    gaps: int
    ends: Counter[int]
    posts: list[float]
    patches: list[float]
    seconds: float

    def told(self) -> str:
        """In one line."""
        posts, patches = (
            "/".join(f"{quantile(times, share):.0f}" for share in (0.5, 0.95, 0.99, 1))
            for times in (self.posts, self.patches)
        )
        ends = ", ".join(f"{times} by {code}" for code, times in sorted(self.ends.items())) or "none"
        return (
            f"{self.what}: {self.moves} moves in {self.seconds:.0f} s, {self.failed} failed; watchers behind at the "
            f"end: {self.behind}, gaps: {self.gaps}; connections that ended: {ends}; POST {posts} ms, "
            f"patch {patches} ms (50/95/99/100 of 100)"
        )

    def is_good(self) -> bool:
        """Whether nobody noticed."""
        return not (self.failed or self.behind or self.gaps) and self.ends.keys() <= {QUIET}


class Update:
    """Two processes behind a proxy, tables with a watcher each, and moves there."""

    def __init__(self, machines: Machines, crowd: CrowdServer, tables: int, rate: int) -> None:
        self._machines = machines
        self._crowd = crowd
        self._tables = tables
        self._rate = rate
        self._url = crowd.url
        self.ports = [free_port(), free_port()]
        self._processes = {port: self._start(port) for port in self.ports}

    def _start(self, port: int) -> subprocess.Popen[str]:
        return self._machines.serve(self._url, port)

    async def _replace(self, port: int) -> None:
        """Stop a process as an operator does, then start it as the version that is to run now."""
        process = self._processes[port]
        process.terminate()
        await asyncio.to_thread(process.wait)
        self._processes[port] = await asyncio.to_thread(self._start, port)
        async with httpx.AsyncClient() as client:
            while not (await client.get(f"http://127.0.0.1:{port}/readyz")).is_success:  # noqa: ASYNC110  # a process
                await asyncio.sleep(0.1)
        await asyncio.sleep(SETTLED_SECONDS)

    async def run(self, what: str, code: Path, proxy: int) -> Verdict:
        """Replace both processes by those of the version in this folder."""
        self._machines.code = code
        self._crowd.port = proxy
        watchers = Watchers(proxy)
        for number in range(self._tables):
            watchers.connect(number)
        await watchers.reach(self._tables, PATIENCE_SECONDS)
        begun = time.perf_counter()
        async with Poster(self._crowd, watchers, self._tables, CONNECTIONS) as poster:
            moving = asyncio.create_task(self._move(poster))
            await asyncio.sleep(SETTLED_SECONDS)
            for port in self.ports:
                await self._replace(port)
            moving.cancel()
            await asyncio.gather(moving, return_exceptions=True)
            await poster.move_on(self._rate, 1)
            for failure in poster.failures:
                print(failure, file=sys.stderr)
        seconds = time.perf_counter() - begun
        behind = await self._behind(watchers)
        verdict = Verdict(
            what=what,
            moves=len(poster.times),
            failed=len(poster.failures),
            behind=behind,
            gaps=watchers.gaps,
            ends=watchers.ends.copy(),
            posts=poster.times,
            patches=watchers.take_patches(),
            seconds=seconds,
        )
        watchers.close()
        return verdict

    async def _move(self, poster: Poster) -> None:
        while True:
            await poster.move_on(self._rate, 1)

    async def _behind(self, watchers: Watchers) -> int:
        """How many tables' watchers do not have the last entry, once they had time to get it."""
        for _ in range(100):
            behind = sum(watchers.seen.get(number) != at for number, at in enumerate(self._crowd.at))
            if not behind:
                break
            await asyncio.sleep(0.1)
        return behind

    def close(self) -> None:
        """End both processes."""
        for process in self._processes.values():
            process.terminate()
            process.wait()


def nginx(folder: Path, port: int, ports: Sequence[int]) -> list[str]:
    """The example for nginx, without TLS and with these ports; the command that runs it."""
    text = with_ports((EXAMPLES / "nginx.conf").read_text(), ports).replace(
        "listen 443 ssl", f"listen 127.0.0.1:{port}"
    )
    lines = [line for line in text.splitlines() if "ssl_certificate" not in line]
    kept = "".join(
        f"{part}_temp_path {folder}/{part};\n" for part in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file = folder / "nginx.conf"
    file.write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/nginx.log;\nevents {{ worker_connections 4096; }}\n"
        f"http {{\n{kept}{chr(10).join(lines)}\n}}\n"
    )
    return ["nginx", "-p", str(folder), "-c", str(file), "-e", str(folder / "nginx.log")]


def haproxy(folder: Path, port: int, ports: Sequence[int]) -> list[str]:
    """The example for HAProxy likewise."""
    text = with_ports((EXAMPLES / "haproxy.cfg").read_text(), ports)
    file = folder / "haproxy.cfg"
    file.write_text(text.replace("bind :443 ssl crt /etc/haproxy/play.example.org.pem", f"bind 127.0.0.1:{port}"))
    return ["haproxy", "-db", "-f", str(file)]


PROXIES: dict[str, Callable[[Path, int, Sequence[int]], list[str]]] = {"nginx": nginx, "haproxy": haproxy}


def with_ports(text: str, ports: Sequence[int]) -> str:
    """An example with the ports of these processes."""
    for number, port in enumerate(ports):
        text = text.replace(f"127.0.0.1:{8001 + number}", f"127.0.0.1:{port}")
    return text


@contextmanager
def proxying(name: str, folder: Path, ports: Sequence[int]) -> Iterator[int]:
    """The proxy before these processes; its port."""
    port = free_port()
    with (folder / f"{name}.log").open("a") as log:
        proxy = subprocess.Popen(PROXIES[name](folder, port, ports), stdout=log, stderr=log)
    try:
        until_listening(port)
        yield port
    finally:
        proxy.terminate()
        proxy.wait()


def until_listening(port: int) -> None:
    """Wait until somebody listens there."""
    end = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < end:
        with suppress(OSError):
            socket.create_connection(("127.0.0.1", port)).close()
            return
        time.sleep(0.05)
    raise TimeoutError(f"Nobody listens on {port}.")


def unpacked(commit: str, folder: Path) -> Path:
    """The code of a commit. Raises CalledProcessError where the history lacks it."""
    packed = subprocess.run(["git", "archive", commit], cwd=PROJECT, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    return folder


async def trial(machines: Machines, former: Path, name: str, tables: int, rate: int, back: bool) -> list[Verdict]:
    """Forwards, and back."""
    machines.code = former
    crowd = CrowdServer(machines, tables)
    await crowd.start()
    await crowd.fill()
    await crowd.stop()
    update = Update(machines, crowd, tables, rate)
    ways = [("forwards", PROJECT), *([("back", former)] if back else [])]
    try:
        with proxying(name, machines.folder, update.ports) as port:
            return [await told(update.run(f"{name}, {what}", code, port)) for what, code in ways]
    finally:
        update.close()


async def told(running: Awaitable[Verdict]) -> Verdict:
    """Print what came of an update, once it is through."""
    verdict = await running
    print(verdict.told(), flush=True)
    return verdict


def main() -> int:
    """Read the command line and run it; exit code 1 if somebody noticed an update."""
    parser = argparse.ArgumentParser(prog="python -m bench.rolling", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--proxy", choices=PROXIES, action="append", help="the proxies (default: all)")
    parser.add_argument("--from", dest="commit", default=FORMER.read_text().strip(), help="the commit to update from")
    parser.add_argument("--forwards", action="store_true", help="without the way back")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--rate", type=int, default=100, help="moves a second")
    given = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="regolith-rolling-"))
    folder.chmod(0o755)
    good = True
    try:
        former = unpacked(given.commit, folder / "former")
        with EmbeddedPostgres(folder / "data") as postgres:
            machines = Machines(postgres, folder)
            for name in given.proxy or PROXIES:
                crowd = trial(machines, former, name, given.tables, given.rate, back=not given.forwards)
                good &= all(verdict.is_good() for verdict in asyncio.run(crowd))
                postgres.execute(f'DROP DATABASE "crowd{given.tables}" WITH (FORCE)')
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
