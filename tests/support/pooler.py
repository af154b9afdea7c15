"""A real PgBouncer before the tests' Postgres."""

import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from app.postgres.binaries import service_account
from tests.support.ports import free_port
from tests.support.postgres import public_folder

PROGRAM = shutil.which("pgbouncer", path="/usr/sbin:/usr/bin:/usr/local/bin")
needs_pgbouncer = pytest.mark.skipif(PROGRAM is None, reason="pgbouncer is not installed")


def written(folder: Path, database_url: str, port: int, options: dict[str, str]) -> Path:
    """The file of settings for a pooler before one database."""
    parts = urlsplit(database_url)
    [host] = parse_qs(parts.query)["host"]
    lines = {
        "listen_addr": "127.0.0.1",
        "listen_port": str(port),
        "unix_socket_dir": "",
        "auth_type": "any",
        "logfile": str(folder / "log"),
        **options,
    }
    file = folder / "pgbouncer.ini"
    file.write_text(
        f"[databases]\n* = host={host} user={parts.username}\n[pgbouncer]\n"
        + "".join(f"{name} = {value}\n" for name, value in lines.items())
    )
    return file


@contextmanager
def pooling(database_url: str, **options: str) -> Iterator[str]:
    """A pooler with these settings while the block runs; gives the address of the database behind it."""
    folder, port = public_folder("regolith-pooler-"), free_port()
    account = service_account()
    who = {"user": account.uid, "group": account.gid, "extra_groups": ()} if account else {}
    if account:
        shutil.chown(folder, account.uid, account.gid)
    assert PROGRAM is not None
    pooler = subprocess.Popen([PROGRAM, "-q", str(written(folder, database_url, port, options))], **who)  # type: ignore[call-overload]  # `who` holds keyword arguments of two kinds
    try:
        url = f"postgresql://postgres@127.0.0.1:{port}{urlsplit(database_url).path}"
        _wait(port, pooler, folder)
        yield url
    finally:
        pooler.terminate()
        pooler.wait(10)
        shutil.rmtree(folder)


def _wait(port: int, pooler: "subprocess.Popen[bytes]", folder: Path) -> None:
    """Wait until it listens; a failure tells what it said."""
    for _ in range(600):
        try:
            socket.create_connection(("127.0.0.1", port), timeout=5).close()
            return
        except OSError:
            time.sleep(0.05)
        assert pooler.poll() is None, (folder / "log").read_text()
    raise AssertionError((folder / "log").read_text())
