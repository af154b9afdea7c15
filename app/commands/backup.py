"""`python -m app backup` and `restore`: the whole database as one file, also while a server runs."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import IO
from urllib.parse import quote, unquote, urlsplit, urlunsplit

from app.commands.games import with_database
from app.postgres.binaries import PostgresError, installed_programs
from app.postgres.lifetime import database
from app.postgres.migrate import upgrade
from app.settings import load_settings
from app.stopping import stopping
from app.store.database import Database, plain_dsn
from app.store.readiness import has_people_or_games

__all__ = ["backup", "restore"]


def backup(file: Path) -> None:
    """Write the database to `file` as it is at this instant. Raises PostgresError; a former file stays then."""
    unfinished = file.with_name(f"{file.name}.unfinished")
    try:
        with _private(unfinished) as out, database(load_settings()) as url:
            _run("pg_dump", url, "--format=custom", "--no-owner", "--no-privileges", output=out)
            os.fsync(out.fileno())
        unfinished.replace(file)
    except OSError as error:
        raise PostgresError(f"{file} cannot be written: {error.strerror}.") from error
    finally:
        unfinished.unlink(missing_ok=True)
    print(f"The database was copied to {file}, {file.stat().st_size:,} bytes.")


def restore(file: Path) -> None:
    """Bring a backup back into a database without people and games, and up to date. Raises PostgresError."""
    settings = load_settings()
    with database(settings) as url:
        if with_database(url, _is_in_use):
            raise PostgresError("The database already has people or games: restore into an empty one.")
        with file.open("rb") as dump:
            clean = ("--clean", "--if-exists", "--no-owner", "--no-privileges", "--single-transaction")
            _run("pg_restore", url, *clean, "--exit-on-error", dump=dump)
        stopping.check()
        upgrade(url)
    print(f"The database was brought back from {file}. `verify --all` replays its games.")


async def _is_in_use(db: Database) -> bool:
    return await has_people_or_games(db)


def _run(program: str, url: str, *options: str, dump: IO[bytes] | None = None, output: IO[bytes] | None = None) -> None:
    """Run a program that came along with the embedded Postgres. A signal ends it, and then us."""
    address, environment = _without_password(plain_dsn(url))
    with (
        subprocess.Popen(
            [str(installed_programs() / program), f"--dbname={address}", *options],
            stdin=dump or subprocess.DEVNULL,
            stdout=output or sys.stderr,
            stderr=subprocess.PIPE,
            env={**os.environ, **environment, "LC_ALL": "C"},
            start_new_session=True,
        ) as process,
        stopping.told(lambda _: process.terminate()),
    ):
        _, errors = process.communicate()
    stopping.check()
    if process.returncode != 0:
        lines = errors.decode(errors="replace").split("\n")
        raise PostgresError(f"{program} failed: {lines[0] or f'exit {process.returncode}'}")


def _without_password(address: str) -> tuple[str, Mapping[str, str]]:
    """The address as all users of the machine may see it, and the password where only the program sees it."""
    parts = urlsplit(address)
    who, at, host = parts.netloc.rpartition("@")
    user, _, password = who.partition(":")
    public = urlunsplit(parts._replace(netloc=f"{quote(unquote(user))}{at}{host}"))
    # The library does not keep the empty host before a path.
    public = public if "://" in public else public.replace("postgresql:", "postgresql://", 1)
    return public, {"PGPASSWORD": unquote(password)} if password else {}


def _private(file: Path) -> IO[bytes]:
    """A new file that its owner alone can read."""
    file.unlink(missing_ok=True)
    return os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb")
