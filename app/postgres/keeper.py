"""Watches over the embedded Postgres while a server runs, and starts it again when it has died."""

import threading
from types import TracebackType
from typing import Self

import structlog

from app.postgres.embedded import EmbeddedPostgres, PostgresError

LOOK_SECONDS = 0.5
logger = structlog.get_logger(__name__)


class Keeper:
    """A thread that looks at the server twice a second, for as long as the block lasts."""

    def __init__(self, server: EmbeddedPostgres) -> None:
        self._server = server
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._watch, name="postgres-keeper", daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._over.set()
        self._thread.join()

    def _watch(self) -> None:
        logged = ""
        while not self._over.wait(LOOK_SECONDS):
            try:
                if self._server.revive():
                    logger.warning("postgres.started-again")
                logged = ""
            except PostgresError as error:
                if str(error) != logged:
                    logged = str(error)
                    logger.error("postgres.not-started-again", error=logged)
