"""Databases of games behind PgBouncer in transaction mode: processes play through it, and all else goes past it."""

import os
import re
from collections.abc import Iterator
from contextlib import ExitStack
from subprocess import CompletedProcess

import pytest

from app.postgres import EmbeddedPostgres
from app.postgres.address import plain_dsn
from app.settings import SettingsError, load_settings
from app.store.database import Database
from app.store.slots import slot_of
from tests.support.forking import completed
from tests.support.installations import installation, tables_in_both
from tests.support.network import process, watching
from tests.support.pooler import needs_pgbouncer, pooling

Installation = tuple[str, list[str], list[str]]
"""The address of the database of people, those of games behind poolers, and those past them."""


@pytest.fixture(scope="module")
def urls(three_servers: list[EmbeddedPostgres]) -> Iterator[Installation]:
    people, *past = installation(three_servers, "pooled")
    with ExitStack() as stack:
        pooled = [
            stack.enter_context(pooling(url, pool_mode="transaction", default_pool_size=str(size)))
            for url, size in zip(past, (1, 4), strict=True)
        ]
        yield people, pooled, past


def run(command: str, people: str, games: list[str], past: list[str]) -> CompletedProcess[str]:
    environment = {
        "PATH": os.environ["PATH"],
        "DATABASE_URL": plain_dsn(people),
        "GAMES_DATABASE_URL": " ".join(plain_dsn(url) for url in games),
        "GAMES_DATABASE_LISTEN_URL": " ".join(plain_dsn(url) for url in past),
    }
    return completed(command.split(), environment)


@needs_pgbouncer
async def test_games_are_played_and_moved_behind_poolers(urls: Installation) -> None:
    people, pooled, past = urls
    settings = {"games_database_url": " ".join(pooled), "games_database_listen_url": " ".join(past)}
    async with process(people, **settings) as (server, _), process(people, **settings) as (_, address):
        tables = await tables_in_both(server)
        for table in tables:
            async with watching(address, table.id, table.players[1].token) as watcher:
                await watcher.next("view")
                await table.pick()
                await table.players[0].ok("POST", table.path("/chat"), {"text": "Hello"})
                await watcher.reach((await table.act(0, "Pass"))["seq"])
        listed = [item["id"] for item in (await tables[0].players[0].ok("GET", "/api/games?mine"))["games"]]
        assert {table.id for table in tables} <= set(listed)
        async with server.client() as client:
            answer = await client.get("/readyz")
        assert (answer.status_code, answer.json()["game_databases_away"]) == (200, 0)
    slot = slot_of(tables[0].id)
    moved = run(f"move-games {slot} --to {Database(past[1]).place()}", people, pooled, past)
    assert (moved.returncode, moved.stderr) == (0, "")
    async with process(people, **settings) as (server, _):
        db = server.services.db
        assert db.games(tables[0].id) is db.all_games[1]
        assert await db.games(tables[0].id).rows("SELECT FROM events WHERE game_id = $1", tables[0].id)


@needs_pgbouncer
@pytest.mark.parametrize("command", ["serve --port 0", "verify --all"])
def test_a_pooler_that_cuts_sessions_wants_an_address_past_it(urls: Installation, command: str) -> None:
    people, pooled, past = urls
    refused = run(command, people, [past[0], pooled[1]], [])
    assert refused.returncode == 2
    assert re.fullmatch(
        r"regolith: GAMES_DATABASE_URL: [^\n]*session mode[^\n]*GAMES_DATABASE_LISTEN_URL\n", refused.stderr
    )


@needs_pgbouncer
def test_statement_mode_is_refused(urls: Installation) -> None:
    people, _, past = urls
    with pooling(past[0], pool_mode="statement") as cut:
        refused = run("serve --port 0", people, [cut, past[1]], past)
    assert refused.returncode == 2
    assert re.fullmatch(r"regolith: GAMES_DATABASE_URL: [^\n]*statement mode[^\n]*\n", refused.stderr)


@pytest.mark.parametrize("past", ["postgresql://one/a", "postgresql://one/a postgresql://two/a postgresql://three/a"])
def test_each_database_has_one_address_past_its_pooler(past: str) -> None:
    with pytest.raises(SettingsError, match="GAMES_DATABASE_LISTEN_URL: it names each database"):
        load_settings(
            database_url="postgresql://people/a",
            games_database_url="postgresql://pooler/a postgresql://other/a",
            games_database_listen_url=past,
        )
