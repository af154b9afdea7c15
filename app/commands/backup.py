"""`python -m app backup` and `restore`: the whole database as one file, also while a server runs."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import IO

from app.commands.games import with_database
from app.postgres.address import read_address
from app.postgres.binaries import PostgresError, installed_programs
from app.postgres.lifetime import database
from app.postgres.migrate import upgrade
from app.settings import Settings, load_settings
from app.stopping import stopping
from app.store.database import Database
from app.store.readiness import has_people_or_games

__all__ = ["backup", "restore"]


def backup(file: Path) -> None:
    """Write the database to `file` as it is at this instant. Raises PostgresError; a former file stays then."""
    unfinished = file.with_name(f"{file.name}.unfinished")
    try:
        settings = load_settings()
        _check_one_database(settings)
        with _private(unfinished) as out, database(*settings.sessions) as url:
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
    _check_one_database(settings)
    with database(*settings.sessions) as url:
        if with_database(url, _is_in_use):
            raise PostgresError("The database already has people or games: restore into an empty one.")
        with file.open("rb") as dump:
            clean = ("--clean", "--if-exists", "--no-owner", "--no-privileges", "--single-transaction")
            _run("pg_restore", url, *clean, "--exit-on-error", dump=dump)
        stopping.check()
        upgrade(url)
    print(f"The database was brought back from {file}. `verify --all` replays its games.")


def _check_one_database(settings: Settings) -> None:
    """Raise PostgresError where games have a database of their own: no two can be copied as of one instant."""
    if settings.games_database_url is not None:
        raise PostgresError(
            "GAMES_DATABASE_URL is set: copy and bring back each of the databases by means of Postgres."
        )


async def _is_in_use(db: Database) -> bool:
    return await has_people_or_games(db)


def _run(program: str, url: str, *options: str, dump: IO[bytes] | None = None, output: IO[bytes] | None = None) -> None:
    """Run a program of Postgres. A signal ends it, and then us."""
    address = read_address(url)
    shown, environment = address.libpq()
    with (
        subprocess.Popen(
            [_path_of(program, needs_tls=address.needs_tls()), f"--dbname={shown}", *options],
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


def _path_of(program: str, *, needs_tls: bool) -> str:
    """Where a program lies. Those that came along were built without TLS. Raises PostgresError."""
    if not needs_tls:
        return str(installed_programs() / program)
    found = shutil.which(program)
    if found is None:
        raise PostgresError(
            f"The {program} that came along speaks no TLS, which DATABASE_URL asks for: install the client programs "
            "of Postgres (such as the package postgresql-client), as new as the server or newer."
        )
    return found


def _private(file: Path) -> IO[bytes]:
    """A new file that its owner alone can read."""
    file.unlink(missing_ok=True)
    return os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb")
