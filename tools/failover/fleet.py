"""Everything between a player and a disk, on loopback: two processes of the server, PgBouncer, HAProxy, and three
Postgres, each under a Patroni, with etcd for them to agree by."""

import asyncio
import json
import secrets
import shutil
import signal
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
import httpx

from tests.support.ports import free_port
from tests.support.postgres import public_folder
from tools.failover.links import Link
from tools.failover.programs import Program, owned

PROJECT = Path(__file__).resolve().parents[2]
NODES = ("node-a", "node-b", "node-c")
BINARIES = "/usr/lib/postgresql/15/bin"
LEASE_SECONDS, LOOK_SECONDS, RETRY_SECONDS = 8, 1, 3
"""How long a leader may be silent, how often Patroni looks, and how long it tries again before it gives up the lead."""
PATIENCE_SECONDS = 240


class Node:
    """A machine with Postgres and Patroni. All that others say to it, and it to etcd, goes over links of its own."""

    def __init__(self, name: str, folder: Path, etcd: int, password: str) -> None:
        self.name, self.folder = name, folder
        self._postgres, self._patroni = free_port(), free_port()
        self.database = Link(free_port(), self._postgres)
        self.control = Link(free_port(), self._patroni)
        self._agreement = Link(free_port(), etcd)
        self.links = (self.database, self.control, self._agreement)
        settings = folder / f"{name}.yml"
        settings.write_text(json.dumps(self._settings(password)))  # JSON is YAML
        owned(settings)
        self.program = Program(name, ["patroni", str(settings)], folder)

    def _settings(self, password: str) -> dict[str, Any]:
        who = {"username": "postgres", "password": password}
        return {
            "scope": "regolith",
            "name": self.name,
            "restapi": {
                "listen": f"127.0.0.1:{self._patroni}",
                "connect_address": f"127.0.0.1:{self.control.port}",
            },
            # As a proxy: else it would ask etcd where it is, and go past the link. By etcd's second interface: by the
            # third one, Patroni 3.0 takes the lead back from the new leader when its machine stood still, and what was
            # acknowledged meanwhile is lost.
            "etcd": {"host": f"127.0.0.1:{self._agreement.port}", "use_proxies": True},
            "bootstrap": {
                "dcs": {
                    "ttl": LEASE_SECONDS,
                    "loop_wait": LOOK_SECONDS,
                    "retry_timeout": RETRY_SECONDS,
                    "synchronous_mode": True,
                    "synchronous_mode_strict": True,
                    "postgresql": {
                        "use_pg_rewind": True,
                        "parameters": {"max_connections": 100, "wal_keep_size": "256MB", "wal_log_hints": True},
                    },
                },
                "initdb": [{"encoding": "UTF8"}, {"locale": "C.UTF-8"}, "data-checksums"],
                "pg_hba": [
                    "host all all 127.0.0.1/32 scram-sha-256",
                    "host replication all 127.0.0.1/32 scram-sha-256",
                ],
            },
            "postgresql": {
                "listen": f"127.0.0.1:{self._postgres}",
                "connect_address": f"127.0.0.1:{self.database.port}",
                "data_dir": str(self.folder / self.name),
                "bin_dir": BINARIES,
                "authentication": {"superuser": who, "replication": who, "rewind": who},
                "parameters": {"unix_socket_directories": str(self.folder), "shared_buffers": "32MB"},
                "pgpass": str(self.folder / f"{self.name}.pgpass"),
                "remove_data_directory_on_rewind_failure": True,
                "remove_data_directory_on_diverged_timelines": True,
            },
        }

    async def start(self) -> None:
        """Start it and its links."""
        for link in self.links:
            await link.start()
        self.program.start()

    async def stop(self) -> None:
        """Stop it in good order."""
        await asyncio.to_thread(self.program.stop)
        for link in self.links:
            await link.stop()

    def kill(self) -> None:
        """The machine loses power."""
        self.program.kill()

    def revive(self) -> None:
        """The machine has power again."""
        self.program.start()

    def freeze(self) -> None:
        """The machine stands still."""
        self.program.tell(signal.SIGSTOP)

    def thaw(self) -> None:
        """It goes on as if no time had passed."""
        self.program.tell(signal.SIGCONT)

    def cut_off(self) -> None:
        """Nothing goes to it or comes from it any more."""
        for link in self.links:
            link.cut()

    def connect(self) -> None:
        """Its cables are in again."""
        for link in self.links:
            link.mend()


class Fleet:
    """All of it, with its logs, in a folder of its own."""

    def __init__(self, smtp_port: int, pool_mode: str) -> None:
        self.folder = owned(public_folder("regolith-failover-"))
        self._pool_mode = pool_mode
        self._password = secrets.token_hex(16)
        etcd, peers = free_port(), free_port()
        self._etcd = Program("etcd", etcd_command(self.folder / "etcd", etcd, peers), self.folder)
        self.nodes = [Node(name, self.folder, etcd, self._password) for name in NODES]
        self._haproxy_port, self._pooler_port = free_port(), free_port()
        self._haproxy = Program("haproxy", ["haproxy", "-f", str(self._write_haproxy())], self.folder)
        self._pooler = Program("pgbouncer", ["pgbouncer", str(self._write_pooler())], self.folder)
        self.ports = [free_port(), free_port()]
        self.servers = [self._server(port, smtp_port) for port in self.ports]

    def _write_haproxy(self) -> Path:
        """HAProxy leads to the node whose Patroni says that it is the leader, three times: one that stood still says so
        once more before it looks."""
        servers = "\n".join(
            f"  server {node.name} 127.0.0.1:{node.database.port} check port {node.control.port}" for node in self.nodes
        )
        file = self.folder / "haproxy.cfg"
        file.write_text(
            "defaults\n  mode tcp\n  retries 1\n  timeout connect 2s\n  timeout client 1h\n  timeout server 1h\n"
            "  timeout check 2s\n"
            f"listen leader\n  bind 127.0.0.1:{self._haproxy_port}\n  option httpchk OPTIONS /primary\n"
            "  http-check expect status 200\n"
            "  default-server inter 500ms fastinter 250ms fall 2 rise 3 on-marked-down shutdown-sessions\n"
            f"{servers}\n"
        )
        return owned(file)

    def _write_pooler(self) -> Path:
        """PgBouncer tries again soon."""
        file = self.folder / "pgbouncer.ini"
        to = f"host=127.0.0.1 port={self._haproxy_port} user=postgres password={self._password}"
        file.write_text(
            f"[databases]\nregolith = {to} dbname=regolith\npostgres = {to} dbname=postgres\n"
            f"[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = {self._pooler_port}\nunix_socket_dir =\n"
            f"logfile = {self.folder}/pgbouncer-own.log\nauth_type = any\ndefault_pool_size = 60\n"
            f"pool_mode = {self._pool_mode}\n"
            "server_connect_timeout = 2\nserver_login_retry = 1\nquery_wait_timeout = 5\n"
        )
        return owned(file)

    def _server(self, port: int, smtp_port: int) -> Program:
        environment = {
            **self.addresses(),
            "PORT": str(port),
            "AUTOMATON_PACE_MS": "0",
            "LIMITS": "false",
            "LOBBIES_PER_PERSON": "0",
            "TABLES_PER_PERSON": "0",
            "LOG_LEVEL": "warning",
            "SMTP_URL": f"smtp+insecure://127.0.0.1:{smtp_port}",
            "MAIL_FROM": "games@example.org",
            "NOTICE_GRACE_SECONDS": "0",
            "NOTICE_PICTURES": "false",
        }
        return Program(f"server-{port}", [sys.executable, "-m", "app", "serve"], self.folder, environment, PROJECT)

    def addresses(self) -> dict[str, str]:
        """How a server is told of the database: behind PgBouncer and HAProxy, and past the former where it cuts
        sessions."""
        pooled = {"DATABASE_URL": f"postgresql://postgres@127.0.0.1:{self._pooler_port}/regolith"}
        return pooled if self._pool_mode == "session" else {**pooled, "DATABASE_LISTEN_URL": self.sessions_url()}

    def sessions_url(self, name: str = "regolith") -> str:
        """The address of a database behind HAProxy alone."""
        return f"postgresql://postgres:{self._password}@127.0.0.1:{self._haproxy_port}/{name}"

    async def start(self) -> None:
        """Start everything, from nothing to two servers that are ready."""
        self._etcd.start()
        for node in self.nodes:
            await node.start()
        self._haproxy.start()
        self._pooler.start()
        await self.until_whole()
        await self._make_database()
        for server, port in zip(self.servers, self.ports, strict=True):
            await until(partial(started, server, port), "a server is ready")

    async def stop(self) -> None:
        """Stop everything; its folder stays."""
        for program in (*self.servers, self._pooler, self._haproxy):
            await asyncio.to_thread(program.stop)
        for node in self.nodes:
            await node.stop()
        await asyncio.to_thread(self._etcd.stop)

    def forget(self) -> None:
        """Remove its folder."""
        shutil.rmtree(self.folder, ignore_errors=True)

    async def leader(self) -> Node | None:
        """The node that says that it is the leader."""
        for node in self.nodes:
            if await answers(f"http://127.0.0.1:{node.control.port}/primary"):
                return node
        return None

    async def until_whole(self) -> None:
        """Wait until there are a leader and two that follow it, one of them without a gap."""
        await until(self._is_whole, "a leader and two standbys")

    async def _is_whole(self) -> bool:
        roles = [await role(node) for node in self.nodes]
        return sorted(roles) == ["leader", "replica", "sync_standby"]

    async def _make_database(self) -> None:
        connection = await asyncpg.connect(self.sessions_url("postgres"), statement_cache_size=0)
        try:
            await connection.execute("CREATE DATABASE regolith")
        finally:
            await connection.close()


def etcd_command(folder: Path, port: int, peers: int) -> list[str]:
    """One etcd: what fails here is the database."""
    return [
        "etcd",
        *("--name", "etcd", "--data-dir", str(folder), "--enable-v2=true"),
        *("--listen-client-urls", f"http://127.0.0.1:{port}", "--advertise-client-urls", f"http://127.0.0.1:{port}"),
        *(
            "--listen-peer-urls",
            f"http://127.0.0.1:{peers}",
            "--initial-advertise-peer-urls",
            f"http://127.0.0.1:{peers}",
        ),
        *("--initial-cluster", f"etcd=http://127.0.0.1:{peers}"),
    ]


async def role(node: Node) -> str:
    """What a node's Patroni says it is: `leader`, `sync_standby`, `replica` while it follows, else empty."""
    base = f"http://127.0.0.1:{node.control.port}"
    if await answers(f"{base}/primary"):
        return "leader"
    if await answers(f"{base}/synchronous"):
        return "sync_standby"
    return "replica" if await answers(f"{base}/replica?lag=1MB") else ""


async def started(server: Program, port: int) -> bool:
    """Whether a server is ready; one that has ended is started, as on a busy machine it may not find the database."""
    if not server.is_running():
        server.start()
    return await answers(f"http://127.0.0.1:{port}/readyz")


async def answers(url: str) -> bool:
    """Whether an address answers well within a second."""
    async with httpx.AsyncClient(timeout=1) as client:
        try:
            return (await client.get(url)).is_success
        except httpx.HTTPError:
            return False


async def until(condition: Any, what: str, seconds: float = PATIENCE_SECONDS) -> None:
    """Wait until a condition holds. Raises `TimeoutError`."""
    end = time.monotonic() + seconds
    while not await condition():
        if time.monotonic() > end:
            raise TimeoutError(f"It has not come true within {seconds:g} s: {what}.")
        await asyncio.sleep(0.2)
