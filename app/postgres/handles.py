"""Counts the processes that use one embedded Postgres, so that the last one to stop stops the server.

The count is made of file locks, not of written pids: the kernel drops the lock of a process that was killed, so a stale
handle cannot exist.
"""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class Handles:
    """The locks in one folder: `handles.lock` is shared by all users, `change.lock` held while starting or stopping."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._held: int | None = None

    @contextmanager
    def changing(self) -> Iterator[None]:
        """Keep every other process from starting or stopping the server meanwhile."""
        lock = self._open("change.lock")
        try:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield
        finally:
            os.close(lock)

    def take(self) -> None:
        """Become a user of the server. Call it inside `changing()`."""
        self._held = self._open("handles.lock")
        fcntl.flock(self._held, fcntl.LOCK_SH)

    def release(self) -> bool:
        """Stop being a user; True when nobody else is one. Call it inside `changing()`."""
        if self._held is None:
            return False
        try:
            fcntl.flock(self._held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        else:
            return True
        finally:
            os.close(self._held)
            self._held = None

    def _open(self, name: str) -> int:
        return os.open(self._folder / name, os.O_RDWR | os.O_CREAT, 0o600)
