"""The example files for proxies as they are shipped, but for ports and certificate, before processes."""

import asyncio
import re
import shutil
import ssl
import subprocess
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from itertools import count
from pathlib import Path
from typing import TypeAlias, TypeVar

import httpx
import pytest
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from websockets.asyncio.client import connect

from app.live.bus import Bus
from tests.support.browser.serving import PROJECT
from tests.support.network import Watcher, on_port
from tests.support.patience import PATIENCE_SECONDS
from tests.support.ports import free_port
from tests.support.postgres import public_folder
from tests.support.server import Player, Server, running

EXAMPLES = PROJECT / "examples" / "proxy"
INVITES = re.compile(r"invite=([\w-]+)")


class Counting:
    """Keeps the path of every request that reaches a process, and lets it through, unless the process lacks it."""

    def __init__(self, app: ASGIApp, seen: list[str], lacks: set[str]) -> None:
        self._app, self._seen, self._lacks = app, seen, lacks

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            self._seen.append(scope["path"])
        if scope["path"] in self._lacks:
            await Response(status_code=404)(scope, receive, send)
            return
        await self._app(scope, receive, send)


class Behind:
    """Two processes and the proxy before them."""

    def __init__(self, url: str, certificate: Path, backends: list["Backend"]) -> None:
        self.url = url
        self.trust = ssl.create_default_context(cafile=certificate)
        self.backends = backends
        self.clients = AsyncExitStack()
        self._numbers = count()

    def client(self, token: str | None = None, address: str = "127.0.0.1") -> httpx.AsyncClient:
        """A client of the proxy who calls from that address."""
        transport = httpx.AsyncHTTPTransport(verify=self.trust, local_address=address)
        # Nobody chooses a process by a header of his own.
        headers = {"X-Regolith-Game": str(next(self._numbers))} | (
            {"Authorization": f"Bearer {token}"} if token else {}
        )
        return httpx.AsyncClient(transport=transport, base_url=self.url, headers=headers, timeout=PATIENCE_SECONDS)

    async def player(self, name: str) -> Player:
        """A new guest who plays through the proxy."""
        async with self.client() as client:
            made = (await client.post("/api/users", json={"name": name})).raise_for_status().json()
        client = await self.clients.enter_async_context(self.client(made["token"]))
        return Player(client, made["user"]["id"], made["token"])

    @asynccontextmanager
    async def watching(self, game_id: str, token: str) -> AsyncIterator[Watcher]:
        """A websocket through the proxy."""
        url = f"{self.url.replace('https', 'wss')}/ws/games/{game_id}"
        headers = {"Authorization": f"Bearer {token}"}
        async with connect(
            url, ssl=self.trust, additional_headers=headers, open_timeout=PATIENCE_SECONDS
        ) as connection:
            yield Watcher(connection)

    def asked_about(self, game_id: str) -> list[int]:
        """How many requests about a game each process got."""
        return [sum(game_id in path for path in backend.seen) for backend in self.backends]


class Backend:
    """A process: it can end while the proxy runs."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.address = ""
        self.bus: Bus
        self.seen: list[str] = []
        self.lacks: set[str] = set()
        self.life = AsyncExitStack()

    async def begin(self, database_url: str, public_url: str) -> None:
        server: Server = await self.life.enter_async_context(running(database_url, public_url=public_url, metrics=True))
        server.app.add_middleware(Counting, seen=self.seen, lacks=self.lacks)
        self.address = await self.life.enter_async_context(on_port(server))
        self.port = int(self.address.rpartition(":")[2])
        # A port of its own is known only now.
        self.bus = server.services.bus
        self.bus._address = self.address


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate of this test's own for localhost, and its key."""
    made, key = folder / "fullchain.pem", folder / "privkey.pem"
    command = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost"
    names = ["-addext", "subjectAltName=DNS:localhost", "-keyout", str(key), "-out", str(made)]
    subprocess.run([*command.split(), *names], check=True, capture_output=True)
    return made, key


def changed(text: str, changes: dict[str, str]) -> str:
    """The example with these pieces exchanged, each of which it must hold."""
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


def nginx(folder: Path, port: int, processes: list[int]) -> list[str]:
    """The command that runs nginx with the example, included as a distribution does it."""
    made, key = certificate(folder)
    changes = {f"127.0.0.1:{8001 + number}": f"127.0.0.1:{real}" for number, real in enumerate(processes)} | {
        "443 ssl": f"127.0.0.1:{port} ssl",
        "/etc/letsencrypt/live/play.example.org/fullchain.pem": str(made),
        "/etc/letsencrypt/live/play.example.org/privkey.pem": str(key),
        "play.example.org": "localhost",
    }
    (folder / "regolith.conf").write_text(changed((EXAMPLES / "nginx.conf").read_text(), changes))
    kept = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/errors;\nevents {{}}\nhttp {{\n"
        + "".join(f"{part}_temp_path {folder}/{part};\n" for part in kept)
        + f"include {folder}/regolith.conf;\n}}\n"
    )
    command = ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "errors")]
    subprocess.run([*command, "-t"], check=True)
    return command


def caddy(folder: Path, port: int, processes: list[int]) -> list[str]:
    """The command that runs Caddy with the example."""
    made, key = certificate(folder)
    changes = {f"127.0.0.1:{8001 + number}": f"127.0.0.1:{real}" for number, real in enumerate(processes)} | {
        "play.example.org {": f"https://localhost:{port} {{\n\ttls {made} {key}",
    }
    options = "{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n"
    file = folder / "Caddyfile"
    file.write_text(options + changed((EXAMPLES / "Caddyfile").read_text(), changes))
    command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(file)]
    subprocess.run([*command[:1], "validate", *command[2:]], check=True)
    return command


def haproxy(folder: Path, port: int, processes: list[int]) -> list[str]:
    """The command that runs HAProxy with the example."""
    made, key = certificate(folder)
    both = folder / "localhost.pem"
    both.write_text(made.read_text() + key.read_text())
    changes = {f"127.0.0.1:{8001 + number}": f"127.0.0.1:{real}" for number, real in enumerate(processes)} | {
        ":443 ssl crt /etc/haproxy/play.example.org.pem": f"127.0.0.1:{port} ssl crt {both}",
    }
    file = folder / "haproxy.cfg"
    file.write_text(changed((EXAMPLES / "haproxy.cfg").read_text(), changes))
    command = ["haproxy", "-db", "-f", str(file)]
    subprocess.run([*command, "-c"], check=True)
    return command


@contextmanager
def proxying(command: list[str], folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A proxy while it runs; what it says lies in the folder."""
    home = {"HOME": str(folder), "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
    with (folder / "said").open("wb") as said:
        proxy = subprocess.Popen(command, stdout=said, stderr=said, env=home)
        try:
            yield proxy
        finally:
            proxy.terminate()
            proxy.wait(10)


def installed(name: str) -> pytest.MarkDecorator:
    """Skips a test where that program is not installed."""
    there = shutil.which(name, path="/usr/sbin:/usr/bin:/usr/local/bin")
    return pytest.mark.skipif(not there or not shutil.which("openssl"), reason=f"{name} is not installed")


B = TypeVar("B", bound=Behind)
Prepared: TypeAlias = Callable[[Path, int, list[int]], list[str]]
"""Writes the settings of a proxy in a folder, with its port and those of the processes; the command that runs it."""


@asynccontextmanager
async def before_two(prepared: Prepared, database_url: str, kind: type[B]) -> AsyncIterator[B]:
    """Two processes, and before them the proxy that runs by this prepared command."""
    folder, port = public_folder("regolith-proxy-"), free_port()
    backends = [Backend(0), Backend(0)]
    url = f"https://localhost:{port}"
    try:
        for backend in backends:
            await backend.begin(database_url, url)
        command = prepared(folder, port, [backend.port for backend in backends])
        with proxying(command, folder) as proxy:
            found = kind(url, folder / "fullchain.pem", backends)
            await answering(found, proxy, folder)
            async with found.clients:
                yield found
    finally:
        for backend in backends:
            await backend.life.aclose()
        shutil.rmtree(folder)


async def answering(behind: Behind, proxy: subprocess.Popen[bytes], folder: Path) -> None:
    """Wait until the proxy answers; a failure tells what it said."""
    heard = ""
    async with behind.client() as client:
        for _ in range(600):
            try:
                answer = await client.get("/healthz")
                if answer.is_success:
                    return
                heard = f"{answer.status_code}: {answer.text}"
            except httpx.TransportError as error:
                heard = repr(error)
            if proxy.poll() is not None:
                break
            await asyncio.sleep(0.05)
    raise AssertionError(f"the proxy does not answer ({heard}); it said: {(folder / 'said').read_text()}")
