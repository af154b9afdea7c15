"""`python -m app serve`: the database, the migrations, then the web server until a signal ends it."""

import asyncio
import gc
import logging
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from socket import gaierror
from types import FrameType
from typing import TypeAlias

import uvicorn

from app.commands.collecting import collect_in_small_steps
from app.commands.connections import (
    MAX_CONNECTIONS,
    SPARE_FILES,
    BoundedProtocol,
    Throttled,
    bounded_protocol,
    raise_file_limit,
)
from app.commands.websockets import SILENT_SECONDS, bounded_websocket
from app.listening import bound_sockets
from app.logs import configure_logs
from app.postgres.address import read_address
from app.postgres.lifetime import check_transactions, database, databases_of_games
from app.postgres.migrate import upgrade
from app.registration import GameRegistration
from app.settings import Settings, load_settings
from app.stopping import stopping
from app.store.errors import StoreUnavailable
from app.store.holders import check_databases
from app.threads import UnjoinedThreads, end_without

MAX_MESSAGE_LENGTH = 64 * 1024
ACCEPTED_TOGETHER = 16
"""How many new connections are accepted in one turn of the event loop."""
WAITING_CONNECTIONS = 2048
"""How many may wait to be accepted."""
Drain: TypeAlias = Callable[[Callable[[], Awaitable[None]]], Awaitable[None]]
"""Leaves the process's work to others; it is given what ends the listening, and calls that when it is time."""
LOOK_TICKS = 3
"""After so many ticks, of a tenth of a second each, the collector looks at what has come since: some tens of thousands
of objects at most. By its own count it would look later, and at more at once: what it has set aside and is freed
meanwhile is taken off that count. Half a million took a quarter of a second, for which 1 of 100 moves waited."""
TURN_SECONDS = 0.001
"""How long a thread goes on while others wait: a robot that thinks makes nobody wait for it longer than that."""


def serve(games: Sequence[GameRegistration], host: str | None = None, port: int | None = None) -> None:
    """Run the server with these games until SIGTERM or SIGINT.

    Raises SettingsError, SessionsLost, CannotListen, PostgresError or the database driver's errors.
    """
    settings = load_settings(host=host, port=port)
    configure_logs(settings.log_format, settings.log_level)
    # Before the database starts: what is wrong with the address is said at once.
    sockets = bound_sockets(settings.host, settings.port)
    _serve(settings, sockets, games)
    end_without(code=0)


def _serve(settings: Settings, sockets: list[socket.socket], games: Sequence[GameRegistration]) -> None:
    with stopping.installed(code=0), database(*settings.sessions) as sessions_url:
        games_urls = databases_of_games(*settings.games_sessions)
        upgrade(sessions_url)
        away = _upgraded_but_for(games_urls)
        if settings.database_listen_url is not None and settings.database_url is not None:
            check_transactions([settings.database_url])
        if games_urls != settings.games_database_urls:
            check_transactions(settings.games_database_urls, "GAMES_DATABASE_URL")
        check_databases(sessions_url, games_urls, away)
        stopping.check()
        configure_logs(settings.log_format, settings.log_level)
        from app.server import create_app

        application = create_app(settings, settings.database_url or sessions_url, games)
        services = application.state.services
        if away:
            services.leave_out(away, partial(_check_all, sessions_url, games_urls))
        collect_in_small_steps()
        sys.setswitchinterval(TURN_SECONDS)
        BoundedProtocol.most = min(MAX_CONNECTIONS, max(1, raise_file_limit() - SPARE_FILES))
        logging.getLogger("uvicorn.error").addFilter(Throttled())
        stopping.check()
        AnnouncingServer(uvicorn_config(application, settings), settings, services.draining.drain).run(sockets)


def _upgraded_but_for(games_urls: Sequence[str]) -> list[str]:
    """Run the migrations of databases of games; of several, those are given that do not answer."""
    away = []
    for url in games_urls:
        try:
            upgrade(url)
        except StoreUnavailable as error:
            if len(games_urls) == 1 or isinstance(error.__cause__, gaierror):  # a host that nobody knows is misspelt
                raise
            away.append(url)
    return away


def _check_all(sessions_url: str, games_urls: Sequence[str]) -> None:
    """What is done at the start with databases that all answer."""
    upgrade(sessions_url, games_urls)
    check_databases(sessions_url, games_urls)


def uvicorn_config(application: object, settings: Settings) -> uvicorn.Config:
    """Return how the application is served: quiet, without compression of messages, with small limits."""
    return uvicorn.Config(
        application,  # type: ignore[arg-type]  # any ASGI application
        host=settings.host,
        port=settings.port,
        forwarded_allow_ips=settings.forwarded_allow_ips,
        http=bounded_protocol(),
        ws=bounded_websocket(),
        ws_ping_interval=SILENT_SECONDS,
        ws_ping_timeout=None,  # `BoundedWebSocket` waits for answers itself
        ws_max_size=MAX_MESSAGE_LENGTH,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        date_header=False,  # `app/api/guard.py` tells the time by the clock that deadlines go by
        timeout_graceful_shutdown=4,
    )


class AnnouncingServer(uvicorn.Server):
    """A server that says in one line where it answers and where the data lies, once it does answer. Told to stop by
    SIGTERM it drains first; told again, or by SIGINT, it stops without."""

    def __init__(self, config: uvicorn.Config, settings: Settings, drain: Drain) -> None:
        super().__init__(config)
        self._settings = settings
        self._drain = drain
        self._listening: list[socket.socket] = []
        self._is_told = False
        self._draining: asyncio.Task[None] | None = None
        config.backlog = ACCEPTED_TOGETHER

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop by a signal, also by one that came while we were being made."""
        with stopping.told(lambda number: self.handle_exit(number, None)):
            yield

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """What a signal does. It may come anywhere, so the draining begins with the next tick."""
        if sig == signal.SIGTERM and not self._is_told:
            self._is_told = True
        else:
            super().handle_exit(sig, frame)

    async def on_tick(self, counter: int) -> bool:
        """Whether to stop now."""
        if counter % LOOK_TICKS == 0:
            gc.collect()
        if self._is_told and self._draining is None:
            self._draining = asyncio.create_task(self._drain_then_stop())
        return await super().on_tick(counter)

    async def _drain_then_stop(self) -> None:
        try:
            await self._drain(self._stop_listening)
        finally:
            self.should_exit = True

    async def _stop_listening(self) -> None:
        """Take the connections that wait already, which the system would reset otherwise, and no further ones."""
        waiting = [connection for listening in self._listening for connection in _waiting_at(listening)]
        for server in self.servers:
            server.close()
        loop = asyncio.get_running_loop()
        for connection in waiting:
            await loop.connect_accepted_socket(self._protocol, connection)

    def _protocol(self) -> asyncio.Protocol:
        """A connection's, as the server makes them."""
        state, lifespan = self.server_state, self.lifespan.state
        made: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]  # as uvicorn calls it
            config=self.config, server_state=state, app_state=lifespan
        )
        return made

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, then say so."""
        asyncio.get_running_loop().set_default_executor(UnjoinedThreads(thread_name_prefix="job"))
        await super().startup(sockets=sockets)
        self._listening = list(sockets or ())
        for listening in self._listening:
            # The event loop takes `backlog` for both: how many it takes at once, and how many may wait.
            listening.listen(WAITING_CONNECTIONS)
        if self.started:
            print(
                f"Regolith answers at {self._settings.public_url}; the data lies in {where(self._settings)}", flush=True
            )


def _waiting_at(listening: socket.socket) -> Iterator[socket.socket]:
    """The connections that wait to be taken."""
    with suppress(OSError):
        while True:
            connection, _ = listening.accept()
            connection.setblocking(False)
            yield connection


def where(settings: Settings) -> str:
    """Name the place of the data without any secret: the folder, or host and name of the database."""
    if settings.database_url is None:
        return str(settings.data_dir)
    return f"the database {read_address(settings.database_url).place()}"
