"""The embedded Postgres: one cluster in the data folder, shared by every process that asks for it, stopped by the last.

A cluster listens on a socket file only, never on the network. A server that survived its owner (SIGKILL) is found by
its socket and used again.
"""

import contextlib
import hashlib
import os
import shlex
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.parse import quote

from app.postgres.address import plain_dsn
from app.postgres.binaries import (
    Account,
    PostgresError,
    installed_programs,
    private_parent,
    reachable_programs,
    service_account,
)
from app.postgres.handles import Handles

__all__ = ["EmbeddedPostgres", "PostgresError"]

SOCKET_NAME = ".s.PGSQL.5432"
MAX_SOCKET_PATH_LENGTH = 100
SUPERUSER = "postgres"
DATABASE = "regolith"
START_SECONDS = 60
SETTLE_SECONDS = 30


class EmbeddedPostgres:
    """A Postgres server whose whole data lies below one folder.

    `data_dir` is created if it is missing. `options` are settings of the server (`{"fsync": "off"}`); they take effect
    when this process is the one that starts it. Works as a context manager.
    """

    def __init__(self, data_dir: Path, *, options: Mapping[str, str] | None = None) -> None:
        self.data_dir = data_dir.expanduser().absolute()
        self.cluster = self.data_dir / "postgres"
        self._options = dict(options or {})
        self._handles = Handles(self.data_dir)
        self._account: Account | None = None
        self._programs = Path()
        self._socket_dir: Path | None = None

    def start(self) -> Self:
        """Create the cluster if there is none, start its server if it does not run, and make the database.

        A second call does nothing. Raises PostgresError: one line that says what is wrong with folder or machine.
        """
        if self._socket_dir is not None:
            return self
        self._account = service_account()
        self._prepare_folder()
        with self._handles.changing():
            self._programs = self._find_programs()
            if not (self.cluster / "PG_VERSION").exists():
                self._initialise()
            self._socket_dir = self._find_or_launch()
            self._handles.take()
            self._ensure_database(DATABASE)
        return self

    def stop(self) -> None:
        """Let go of the server, and stop it when no other process uses it. Calling it twice does no harm."""
        if self._socket_dir is None:
            return
        socket_dir, self._socket_dir = self._socket_dir, None
        with self._handles.changing():
            if self._handles.release():
                self._shut_down()
                if socket_dir != self.cluster:
                    shutil.rmtree(socket_dir, ignore_errors=True)

    def revive(self) -> bool:
        """Start the server again if it has died since `start`; True if this call did. Raises PostgresError."""
        if self._socket_dir is None or self.is_running():
            return False
        with self._handles.changing():
            if self.is_running():
                return False  # Another process that uses it was faster.
            self._reap()
            self._find_or_launch()
        return True

    def url(self, database: str = DATABASE) -> str:
        """Return the SQLAlchemy address (`postgresql+asyncpg://…`) of one database of this cluster."""
        if self._socket_dir is None:
            raise PostgresError("The embedded Postgres is not running.")
        return f"postgresql+asyncpg://{SUPERUSER}@/{quote(database)}?host={quote(str(self._socket_dir))}"

    def dsn(self, database: str = DATABASE) -> str:
        """Return the same address for asyncpg and psql (`postgresql://…`)."""
        return plain_dsn(self.url(database))

    def execute(self, sql: str, database: str = SUPERUSER) -> str:
        """Run SQL through psql outside any transaction and return what it prints, one row a line, without headings."""
        command = ("-X", "-q", "-At", "-v", "ON_ERROR_STOP=1", "-d", self.dsn(database), "-c", sql)
        return self._run("psql", *command)

    def is_running(self) -> bool:
        """Whether a server of this cluster answers at its socket, no matter who started it."""
        return self._running_socket_dir() is not None

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def _shut_down(self) -> None:
        """Stop the server; one that has died meanwhile is stopped already."""
        try:
            self._run("pg_ctl", "-D", str(self.cluster), "-w", "-m", "fast", "stop")
        except PostgresError:
            if self.is_running():
                raise

    def _reap(self) -> None:
        """Bury a server that has died as our child: we are process 1 of a container, and nobody else would.

        A server is not started as long as the system knows the process that its lock files name.
        """
        with contextlib.suppress(OSError, ValueError, IndexError):
            os.waitpid(int((self.cluster / "postmaster.pid").read_text().split()[0]), os.WNOHANG)

    def _prepare_folder(self) -> None:
        if self._account is not None:
            private = private_parent(self.data_dir / "postgres")
            if private is not None and private != self.data_dir:
                raise PostgresError(
                    f"The data folder {self.data_dir} lies below {private}, which is private, and Postgres does not "
                    "run as root: set DATA_DIR to a folder that every account can reach, such as /var/lib/regolith."
                )
        try:
            self.data_dir.mkdir(parents=True, exist_ok=True)
            self.cluster.mkdir(mode=0o700, exist_ok=True)
            if self._account is not None:
                self.data_dir.chmod(self.data_dir.stat().st_mode | 0o111)
                os.chown(self.cluster, self._account.uid, self._account.gid)
        except OSError as error:
            raise PostgresError(f"The data folder {self.data_dir} cannot be written: {error.strerror}.") from error

    def _find_programs(self) -> Path:
        marker = self.cluster / "PG_VERSION"
        version = int(marker.read_text()) if marker.exists() else None
        programs = installed_programs(version)
        return programs if self._account is None else reachable_programs(programs, self.data_dir)

    def _initialise(self) -> None:
        # The built-in locale sorts and folds the same on every machine.
        locale = ("--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--encoding=UTF8")
        sync = ("--no-sync",) if self._options.get("fsync") == "off" else ()
        self._run("initdb", "-D", str(self.cluster), "-U", SUPERUSER, "--auth=trust", *locale, *sync)

    def _launch(self) -> Path:
        socket_dir = self._choose_socket_dir()
        options = {"listen_addresses": "", "unix_socket_directories": str(socket_dir), **self._options}
        arguments = " ".join(f"-c {shlex.quote(f'{name}={value}')}" for name, value in options.items())
        log = self.cluster / "server.log"
        # Relative to the cluster, where it runs: pg_ctl hands these paths to a shell, which would read `$` in them.
        program = os.path.relpath(self._programs / "postgres", self.cluster)
        pg_ctl = ("-D", ".", "-p", program, "-l", log.name, "-w", "-t", str(START_SECONDS), "-o", arguments, "start")
        try:
            self._run("pg_ctl", *pg_ctl)
        except PostgresError as error:
            raise PostgresError(f"Postgres did not start; its last words are in {log}. {error}") from error
        return socket_dir

    def _choose_socket_dir(self) -> Path:
        """The cluster's folder, unless its path is too long for a socket or has a character Postgres splits at."""
        path = str(self.cluster)
        if len(f"{path}/{SOCKET_NAME}".encode()) <= MAX_SOCKET_PATH_LENGTH and not set(path) & set(",\"'"):
            return self.cluster
        name = hashlib.sha256(path.encode()).hexdigest()[:12]
        folder = Path(tempfile.gettempdir()) / f"regolith-{os.geteuid()}-{name}"
        folder.mkdir(mode=0o700, exist_ok=True)
        owner = self._account.uid if self._account else os.geteuid()
        if folder.is_symlink() or folder.stat().st_uid not in (owner, os.geteuid()):
            raise PostgresError(f"The folder {folder} for the database socket belongs to somebody else: remove it.")
        if self._account is not None:
            os.chown(folder, self._account.uid, self._account.gid)
        return folder

    def _running_socket_dir(self) -> Path | None:
        """Where the running server listens, as its `postmaster.pid` says (fifth line), if it does answer there."""
        try:
            lines = (self.cluster / "postmaster.pid").read_text().splitlines()
        except OSError:
            return None
        if len(lines) < 5 or not lines[4]:
            return None
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
            try:
                probe.connect(str(Path(lines[4]) / SOCKET_NAME))
            except OSError:
                return None
        return Path(lines[4])

    def _find_or_launch(self) -> Path:
        """Use the server that answers, or start one; one that we find still recovering or just dying gets its time."""
        deadline = time.monotonic() + SETTLE_SECONDS
        while True:
            was_left = (self.cluster / "postmaster.pid").exists()
            try:
                socket_dir = self._running_socket_dir() or self._launch()
                self._run("pg_isready", "-q", "-h", str(socket_dir))
            except PostgresError:
                if not was_left or time.monotonic() > deadline:
                    raise
                time.sleep(0.1)
            else:
                return socket_dir

    def _ensure_database(self, name: str) -> None:
        if not self.execute(f"SELECT 1 FROM pg_database WHERE datname = '{name}'"):
            self.execute(f'CREATE DATABASE "{name}"')

    def _run(self, program: str, *arguments: str) -> str:
        """Run one Postgres program as the right account, in a session of its own so that Ctrl-C does not reach it."""
        account = self._account
        # Files, not pipes: a server started by pg_ctl inherits them and would keep a pipe open for ever.
        with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
            result = subprocess.run(
                [str(self._programs / program), *arguments],
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=errors,
                cwd=self.cluster,
                env={**os.environ, "LC_ALL": "C"},
                start_new_session=True,
                user=account.uid if account else None,
                group=account.gid if account else None,
                extra_groups=[] if account else None,
                check=False,
            )
            output.seek(0)
            errors.seek(0)
            if result.returncode != 0:
                words = " ".join(errors.read().decode(errors="replace").split())
                raise PostgresError(f"{program} failed: {words or f'exit {result.returncode}'}")
            return output.read().decode().strip()
