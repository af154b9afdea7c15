"""What a monitor reads: nothing unless asked for, then counts of what happened, and nothing secret."""

import json
import re
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from app.server import create_app
from tests.support.games import REGISTERED
from tests.support.network import on_port, watching
from tests.support.server import Server, running, settings

Values = dict[tuple[str, frozenset[tuple[str, str]]], float]
DOCS = Path(__file__).parents[2] / "docs"


async def told(server: Server) -> Values:
    """All values by name and labels."""
    page = await (await server.player("Monitor")).call("GET", "/metrics")
    assert page.status_code == 200 and page.headers["content-type"].startswith("text/plain")
    families = text_string_to_metric_families(page.text)
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in families
        for sample in family.samples
    }


def value(values: Values, name: str, **labels: str) -> float:
    """The sum of the values of that name whose labels contain these."""
    found = [amount for (one, given), amount in values.items() if one == name and labels.items() <= dict(given).items()]
    return sum(found)


async def test_without_being_asked_for_there_are_none(server: Server) -> None:
    assert (await (await server.player("Ada")).call("GET", "/metrics")).status_code == 404


async def test_requests_moves_and_watchers_are_counted(database_url: str) -> None:
    async with running(database_url, metrics=True) as server:
        table = await server.table("Ada", "Bob")
        await table.players[0].move(table.id, {"type": "Pick", "number": 2})
        await table.players[0].call("GET", f"/nothing/{table.invite}")
        await table.players[0].call("BREW", table.path())
        async with on_port(server) as address, watching(address, table.id, table.players[0].token) as watcher:
            await watcher.next("view")
            values = await told(server)
        page = (await table.players[0].call("GET", "/metrics")).text
    assert value(values, "regolith_request_seconds_count", route="/api/games/{game_id}/moves", status="200") == 1
    assert value(values, "regolith_request_seconds_count", status="404", route="/{path:path}") >= 1
    assert value(values, "regolith_request_seconds_count", method="other") == 1
    assert value(values, "regolith_entries_total", game="toy", seat="human") == 1
    assert value(values, "regolith_entries_total", game="toy", seat="table") >= 1
    assert (value(values, "regolith_live_tables"), value(values, "regolith_watchers", who="player")) == (1, 1)
    assert value(values, "regolith_database_connections") >= 1
    for secret in (table.invite, table.id, *(player.token for player in table.players), "Ada", "BREW"):
        assert secret not in page


async def test_the_lag_of_the_event_loop_is_measured(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.api.metrics.LAG_SECONDS", 0.001)
    app = create_app(settings(metrics=True), database_url, REGISTERED)
    async with app.router.lifespan_context(app):
        server = Server(app)
        for _ in range(3):
            await told(server)
        assert value(await told(server), "regolith_event_loop_lag_seconds_count") > 0


async def test_the_dashboard_and_the_docs_name_what_is_told(database_url: str) -> None:
    """Every metric of ours stands in the operator's table, and the dashboard asks for none that is not told."""
    async with running(database_url, metrics=True) as server:
        table = await server.table("Ada", "Bob")
        await table.players[0].move(table.id, {"type": "Pick", "number": 2})
        names = {name for name, _ in await told(server)}
    panels = json.loads((DOCS / "dashboard.json").read_text())["panels"]
    asked = {
        name
        for panel in panels
        for target in panel["targets"]
        for name in re.findall(r"\b(?:regolith|process)_\w+", target["expr"])
    }
    assert asked <= names
    documented = set(re.findall(r"`(regolith_\w+)`", (DOCS / "operating.md").read_text()))
    ours = {re.sub(r"_(bucket|count|sum|created)$", "", name) for name in names if name.startswith("regolith_")}
    assert {name.removesuffix("_total") for name in ours} == {name.removesuffix("_total") for name in documented}
