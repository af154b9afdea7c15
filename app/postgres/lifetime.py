"""The database of a process: the server that DATABASE_URL names, or an embedded one for as long as it is needed."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from app.postgres.embedded import EmbeddedPostgres
from app.postgres.keeper import Keeper
from app.settings import Settings


@contextmanager
def database(settings: Settings) -> Iterator[str]:
    """Lend the SQLAlchemy address of the database. Raises PostgresError when an embedded one cannot start.

    SIGTERM and SIGINT end the block with SystemExit, so that the embedded server stops with us. They wait while it is
    being started or stopped.
    """
    with StopSignals() as signals:
        if settings.database_url is not None:
            yield settings.database_url
            return
        server = EmbeddedPostgres(settings.data_dir)
        try:
            with signals.deferred():
                server.start()
            with Keeper(server):
                yield server.url()
        finally:
            with signals.deferred():
                server.stop()


class StopSignals:
    """Turns SIGTERM and SIGINT into SystemExit(0), at once or after a stretch that must not be cut."""

    def __init__(self) -> None:
        self._is_deferring = False
        self._is_pending = False
        self._former: dict[int, object] = {}

    def __enter__(self) -> "StopSignals":
        for number in (signal.SIGTERM, signal.SIGINT):
            self._former[number] = signal.signal(number, self._receive)
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self._former.items():
            signal.signal(number, handler)  # type: ignore[arg-type]

    @contextmanager
    def deferred(self) -> Iterator[None]:
        """Let signals wait until the end of this block."""
        self._is_deferring = True
        try:
            yield
        finally:
            self._is_deferring = False
        if self._is_pending:
            self._is_pending = False
            raise SystemExit(0)

    def _receive(self, _number: int, _frame: FrameType | None) -> None:
        if not self._is_deferring:
            raise SystemExit(0)
        self._is_pending = True
