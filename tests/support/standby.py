"""A Postgres with a standby that follows it by streaming replication."""

import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from app.postgres import EmbeddedPostgres
from app.postgres.binaries import service_account
from tests.support.patience import PATIENCE_SECONDS


class Standby:
    """A standby in a folder of its own, which listens on a socket there."""

    def __init__(self, primary: EmbeddedPostgres, folder: Path) -> None:
        self._primary = primary
        self._folder = folder
        self._data = folder / "data"

    def url(self, database: str) -> str:
        """The address of a database on it."""
        return f"postgresql://postgres@/{database}?host={self._folder}"

    def start(self) -> None:
        """Copy the primary, follow it, and wait until there is an answer."""
        self._run("pg_basebackup", "-d", self._primary.dsn(), "-D", str(self._data), "-R", "-X", "stream", "-c", "fast")
        options = f"-c listen_addresses='' -c unix_socket_directories={self._folder}"
        self._run("pg_ctl", "-D", str(self._data), "-w", "-l", str(self._folder / "log"), "-o", options, "start")

    def kill(self) -> None:
        """End it without a word."""
        if (self._data / "postmaster.pid").exists():
            self._run("pg_ctl", "-D", str(self._data), "-w", "-m", "immediate", "stop")

    def sql(self, statement: str) -> str:
        """Carry out a statement there; what psql prints."""
        return self._run("psql", "-X", "-q", "-At", "-d", self.url("regolith"), "-c", statement)

    def catch_up(self) -> None:
        """Wait until it has everything."""
        position = self._primary.execute("SELECT pg_current_wal_lsn()").strip()
        self._until(f"SELECT pg_last_wal_replay_lsn() >= '{position}'")

    def pause(self) -> None:
        """Let it stand still, and answer."""
        self.sql("SELECT pg_wal_replay_pause()")
        self._until("SELECT pg_get_wal_replay_pause_state() = 'paused'")

    def go_on(self) -> None:
        """Let it follow again."""
        self.sql("SELECT pg_wal_replay_resume()")

    def _until(self, condition: str) -> None:
        end = time.monotonic() + PATIENCE_SECONDS
        while self.sql(condition).strip() != "t":
            assert time.monotonic() < end, condition
            time.sleep(0.02)

    def _run(self, program: str, *arguments: str) -> str:
        account = service_account()
        # What the server says goes to a file: a pipe would stay open as long as it runs.
        said = self._folder / "said"
        with said.open("w") as out:
            done = subprocess.run(
                [str(self._primary._programs / program), *arguments],
                stdout=out,
                stderr=subprocess.STDOUT,
                cwd=self._folder,
                check=False,
                user=account.uid if account else None,
                group=account.gid if account else None,
            )
        assert done.returncode == 0, said.read_text()
        return said.read_text()


@contextmanager
def followed(folder: Path) -> Iterator[tuple[EmbeddedPostgres, Standby]]:
    """A database and its standby, until the block ends."""
    own = folder / "standby"
    own.mkdir()
    account = service_account()
    if account:
        shutil.chown(own, account.uid, account.gid)
    with EmbeddedPostgres(folder / "primary", options={"fsync": "off"}) as primary:
        standby = Standby(primary, own)
        try:
            standby.start()
            yield primary, standby
        finally:
            standby.kill()
