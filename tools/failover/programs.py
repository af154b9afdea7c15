"""The programs of the fleet, as Debian packages them, each with its settings and a log in the fleet's folder."""

import os
import shutil
import signal
import subprocess
from collections.abc import Mapping
from pathlib import Path

import psutil

from app.postgres.binaries import service_account

PLACES = "/usr/lib/postgresql/15/bin:/usr/sbin:/usr/bin:/usr/local/bin"
NEEDED = {
    "etcd": "etcd-server",
    "patroni": "patroni",
    "postgres": "postgresql-15",
    "haproxy": "haproxy",
    "pgbouncer": "pgbouncer",
}
"""Each program with the package that brings it."""


class Missing(Exception):
    """Programs are not installed; the message says how they are."""


def check_installed() -> None:
    """Raises `Missing`."""
    lacking = [package for program, package in NEEDED.items() if shutil.which(program, path=PLACES) is None]
    if lacking:
        raise Missing(f"Not installed: {', '.join(lacking)}. On Debian 12: apt-get install {' '.join(lacking)}")


class Program:
    """A process of the fleet, with all that it starts. `place`: where it runs as ourselves; else it runs in the fleet's
    folder, as the account that may run Postgres."""

    def __init__(
        self,
        name: str,
        command: list[str],
        folder: Path,
        environment: Mapping[str, str] | None = None,
        place: Path | None = None,
    ) -> None:
        self.name, self._command, self._folder, self._place = name, command, folder, place
        self._environment = {"PATH": PLACES, "LC_ALL": "C.UTF-8", "HOME": str(folder), **(environment or {})}
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def log(self) -> Path:
        """What it has said."""
        return self._folder / f"{self.name}.log"

    def start(self) -> None:
        """Start it."""
        account = None if self._place else service_account()
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command,
                env=self._environment,
                cwd=self._place or self._folder,
                stdout=log,
                stderr=log,
                user=account.uid if account else None,
                group=account.gid if account else None,
                extra_groups=() if account else None,
                start_new_session=True,
            )

    def is_running(self) -> bool:
        """Whether it has not ended."""
        return self._process is not None and self._process.poll() is None

    def tell(self, number: signal.Signals) -> None:
        """Send a signal to it and to all that it started."""
        for process in self._all():
            with _gone_is_fine():
                process.send_signal(number)

    def kill(self) -> None:
        """SIGKILL, to all of it at once, as when its machine loses power."""
        found = self._all()
        for process in found:
            with _gone_is_fine():
                process.kill()
        psutil.wait_procs(found, 10)
        if self._process is not None:
            self._process.wait()

    def stop(self) -> None:
        """End it in good order, or after ten seconds not so."""
        if self._process is None:
            return
        found = self._all()
        self._process.terminate()
        _, left = psutil.wait_procs(found, 10)
        for process in left:
            with _gone_is_fine():
                process.kill()
        self._process.wait()

    def _all(self) -> list[psutil.Process]:
        """It and its descendants; those of Postgres are none of Patroni's, but its session's."""
        if self._process is None:
            return []
        own = self._process.pid
        found = []
        for process in psutil.process_iter():
            with _gone_is_fine():
                if process.pid == own or str(self._folder / self.name) in " ".join(process.cmdline()):
                    found += [process, *process.children(recursive=True)]
        return list(dict.fromkeys(found))


class _gone_is_fine:  # noqa: N801  # reads as what it is, a context
    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, *rest: object) -> bool:
        return kind is not None and issubclass(kind, psutil.NoSuchProcess)


def owned(path: Path) -> Path:
    """Give a file or folder to the account that runs the programs."""
    account = service_account()
    if account:
        os.chown(path, account.uid, account.gid)
    return path
