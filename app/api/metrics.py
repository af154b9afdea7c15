"""Metrics for the operator's monitor at /metrics, in the format of Prometheus; off unless switched on.

Each process counts for itself. What costs nothing to know is looked up when it is asked for; requests and moves are
counted as they come, and the event loop's lag is measured by a task.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from time import perf_counter

from fastapi import FastAPI, Request
from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.api.access import route_of
from app.play.table import Change
from app.services import Services
from app.web.needs import needs

METRICS_PATH = "/metrics"
LAG_SECONDS = 0.5
"""How often the event loop's lag is measured."""
REQUEST_SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
LAG_BUCKETS = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)


class Metrics:
    """The counts of one application."""

    def __init__(self, services: Services) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self.registry.register(Gauges(services))
        self.requests = Histogram(
            "regolith_request_seconds",
            "Seconds until a request was answered, by route and status.",
            ("method", "route", "status"),
            buckets=REQUEST_SECONDS,
            registry=self.registry,
        )
        self._entries = Counter(
            "regolith_entries", "Entries written to logs here, by who moved.", ("game", "seat"), registry=self.registry
        )
        self._lag = Histogram(
            "regolith_event_loop_lag_seconds",
            "By how much a task that sleeps wakes late.",
            buckets=LAG_BUCKETS,
            registry=self.registry,
        )
        services.changes.subscribe(Change, self._changed)

    def _changed(self, change: Change) -> None:
        if change.local and change.entry is not None:
            seat = change.entry.seat
            kind = "table" if seat is None else change.table.row.seats[seat].kind
            self._entries.labels(change.table.game.name, kind).inc()

    @asynccontextmanager
    async def measuring(self) -> AsyncIterator[None]:
        """Measure the event loop's lag until the end."""
        task = asyncio.create_task(self._measure())
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _measure(self) -> None:
        while True:
            begun = perf_counter()
            await asyncio.sleep(LAG_SECONDS)
            self._lag.observe(max(0.0, perf_counter() - begun - LAG_SECONDS))

    def page(self) -> Response:
        """All of it as text."""
        return Response(generate_latest(self.registry), media_type=CONTENT_TYPE_LATEST)


class Gauges(Collector):
    """What stands at the moment: tables, watchers, notices, deadlines, automated seats, the database's connections."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def collect(self) -> Iterator[Metric]:
        """Look all of it up."""
        services = self._services
        yield _gauge("live_tables", "Tables in memory.", services.tables.live.count())
        watchers = GaugeMetricFamily("regolith_watchers", "Open websockets, by who watches.", labels=["who"])
        seated, spectators = services.hub.watching()
        watchers.add_metric(["player"], seated)
        watchers.add_metric(["spectator"], spectators)
        yield watchers
        yield _gauge("watchers_dropped", "Websockets ended because they did not read.", services.hub.dropped)
        yield _gauge("notices_waiting", "Notices that wait, as last looked.", services.worker.waiting)
        notices = CounterMetricFamily("regolith_notices", "Notices done with.", labels=["channel", "state"])
        for channel in services.worker.channels:
            for state in ("sent", "failed", "withdrawn"):
                notices.add_metric([channel, state], services.worker.done[channel, state])
        yield notices
        yield _gauge(
            "deadlines_running", "Deadlines that run, as last looked.", services.clocks.deadline_worker.running
        )
        passed = CounterMetricFamily("regolith_deadlines_passed", "Deadlines passed here.", labels=["then"])
        for then, count in services.clocks.deadline_worker.passed.items():
            passed.add_metric([then], count)
        yield passed
        failures = CounterMetricFamily("regolith_loop_failures", "Errors of what goes on for ever.", labels=["loop"])
        for loop, count in services.loops.failures.items():
            failures.add_metric([loop], count)
        yield failures
        cleared = CounterMetricFamily("regolith_cleared", "What nobody used any more, cleared away.", labels=["what"])
        for what, count in services.cleanup.cleared.items():
            cleared.add_metric([what], count)
        yield cleared
        compressed = services.compressing.compressed
        yield CounterMetricFamily("regolith_compressed_logs", "Logs of old games compressed here.", value=compressed)
        yield _gauge("automated_games", "Games whose automated seats are being moved here.", services.automata.count())
        yield CounterMetricFamily(
            "regolith_automata_failures",
            "Errors that ended the moving of a game's automated seats.",
            value=services.automata.failures,
        )
        connections = GaugeMetricFamily("regolith_database_connections", "Connections of the pool.", labels=["state"])
        busy, idle = services.db.connections()
        connections.add_metric(["busy"], busy)
        connections.add_metric(["idle"], idle)
        yield connections
        reachable = GaugeMetricFamily(
            "regolith_game_database_reachable", "Whether it answered when it was last asked.", labels=["place"]
        )
        for database in services.db.all_games:
            reachable.add_metric([database.place()], database.is_reachable())
        yield reachable


def _gauge(name: str, what: str, value: float) -> GaugeMetricFamily:
    return GaugeMetricFamily(f"regolith_{name}", what, value=value)


class Measured:
    """Middleware: how long each request took. The route stands for the address, which may hold an invite."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app, self._metrics = app, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let one request through and note how it went."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun, status = perf_counter(), "none"

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = str(message["status"])
            await send(message)

        try:
            await self._app(scope, receive, noting)
        finally:
            labels = (_method(scope["method"]), route_of(scope), status)
            self._metrics.requests.labels(*labels).observe(perf_counter() - begun)


KNOWN_METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}


def _method(given: str) -> str:
    """The method, or "other": anybody may send any, and each would be counted apart."""
    return given if given in KNOWN_METHODS else "other"


def add_metrics(app: FastAPI, services: Services) -> Metrics:
    """Count what the application does and tell it at /metrics."""
    metrics = Metrics(services)
    app.add_middleware(Measured, metrics=metrics)

    @app.get(METRICS_PATH, include_in_schema=False)
    @needs(scope=None, limit="reads")
    async def page(_: Request) -> Response:
        return metrics.page()

    return metrics
