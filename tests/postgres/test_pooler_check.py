"""Poolers before the database: one that cuts sessions is refused at the start, one that keeps them serves a game."""

import os
import re
from contextlib import AsyncExitStack
from pathlib import Path
from subprocess import CompletedProcess

import asyncpg
import pytest

from app.postgres.address import plain_dsn, read_address
from app.postgres.pooler_check import loses_sessions, loses_transactions
from tests.support.fleet import Roaming, serving
from tests.support.forking import completed
from tests.support.network import process, watching
from tests.support.pooler import needs_pgbouncer, pooling

CUTTING = [
    {"pool_mode": "transaction"},
    {"pool_mode": "transaction", "default_pool_size": "1"},
    {"pool_mode": "statement"},
]


def run(*arguments: str, database_url: str, folder: Path, **more: str) -> CompletedProcess[str]:
    """A command with its database behind that address."""
    environment = {"PATH": os.environ["PATH"], "DATABASE_URL": database_url, "DATA_DIR": str(folder), **more}
    return completed(arguments, environment)


async def fill(url: str, backends: int) -> None:
    """Let a pooler hold so many idle backends."""
    async with AsyncExitStack() as stack:
        for _ in range(backends):
            connection = await asyncpg.connect(url, statement_cache_size=0)
            stack.push_async_callback(connection.close)
            await stack.enter_async_context(connection.transaction())
            await connection.fetchval("SELECT 1")


@needs_pgbouncer
@pytest.mark.parametrize(
    ("options", "command"),
    [(options, "serve") for options in CUTTING] + [(CUTTING[0], "verify --all"), (CUTTING[2], "backup copy")],
)
def test_a_pooler_that_cuts_sessions_is_refused_in_one_line(
    database_url: str, tmp_path: Path, options: dict[str, str], command: str
) -> None:
    with pooling(database_url, **options) as url:
        result = run(*command.split(), database_url=url, folder=tmp_path)
    assert result.returncode == 2, result.stderr
    assert re.fullmatch(r"regolith: DATABASE_URL: [^\n]*session mode[^\n]*\n", result.stderr)
    assert not (tmp_path / "copy").exists()


@needs_pgbouncer
@pytest.mark.parametrize("backends", [1, 2, 3, 5, 12])
@pytest.mark.parametrize("round_robin", ["0", "1"])
async def test_it_is_noticed_however_many_backends_wait(database_url: str, backends: int, round_robin: str) -> None:
    with pooling(database_url, pool_mode="transaction", server_round_robin=round_robin) as url:
        await fill(url, backends)
        assert await loses_sessions(read_address(url))


@needs_pgbouncer
@pytest.mark.parametrize("mode", ["transaction", "statement"])
async def test_one_backend_for_all_is_noticed(database_url: str, mode: str) -> None:
    with pooling(database_url, pool_mode=mode, default_pool_size="1") as url:
        assert await loses_sessions(read_address(url))


async def test_a_direct_connection_keeps_its_session(database_url: str) -> None:
    assert not await loses_sessions(read_address(database_url))


async def test_a_database_that_cannot_be_asked_is_not_blamed(database_url: str) -> None:
    assert not await loses_sessions(read_address("postgresql://nobody@127.0.0.1:1/none"))
    assert not await loses_sessions(read_address(f"{database_url}&user=nobody_at_all"))


@needs_pgbouncer
async def test_a_pooler_without_a_second_place_is_not_blamed(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.postgres.pooler_check.CHECK_SECONDS", 0.5)
    with pooling(database_url, pool_mode="session", default_pool_size="1") as url:
        assert not await loses_sessions(read_address(url))


@needs_pgbouncer
async def test_two_processes_behind_a_pooler_in_session_mode_hear_of_each_other(
    database_url: str, tmp_path: Path
) -> None:
    with pooling(database_url, pool_mode="session", default_pool_size="40") as url:
        assert not await loses_sessions(read_address(url))
        verified = run("verify", "--all", database_url=url, folder=tmp_path)
        assert verified.returncode == 0, verified.stderr
        await hear_of_each_other(url)


@needs_pgbouncer
@pytest.mark.parametrize("options", CUTTING[:2])
async def test_two_processes_behind_a_pooler_in_transaction_mode_listen_past_it(
    database_url: str, options: dict[str, str]
) -> None:
    with pooling(database_url, **options) as url:
        assert not await loses_transactions(read_address(url))
        await hear_of_each_other(url, database_listen_url=database_url)


@needs_pgbouncer
def test_a_server_behind_a_pooler_in_transaction_mode_starts_and_plays(empty_database_url: str) -> None:
    with pooling(empty_database_url, pool_mode="transaction", default_pool_size="3") as url:
        settings = {"DATABASE_URL": url, "DATABASE_LISTEN_URL": plain_dsn(empty_database_url)}
        with serving(url, settings=settings) as server:
            playing = Roaming([server], 8)
            try:
                playing.moves(3)
                playing.talking.say()
                playing.check()
            finally:
                playing.end()


@needs_pgbouncer
def test_a_pooler_in_statement_mode_is_refused_beside_an_address_past_it_too(database_url: str, tmp_path: Path) -> None:
    with pooling(database_url, pool_mode="statement") as url:
        result = run("serve", database_url=url, folder=tmp_path, DATABASE_LISTEN_URL=plain_dsn(database_url))
        swapped = run("serve", database_url=plain_dsn(database_url), folder=tmp_path, DATABASE_LISTEN_URL=url)
    assert (result.returncode, swapped.returncode) == (2, 2), result.stderr
    assert re.fullmatch(r"regolith: DATABASE_URL: [^\n]*statement mode[^\n]*\n", result.stderr)
    assert swapped.stderr.startswith("regolith: DATABASE_LISTEN_URL: ")


async def hear_of_each_other(url: str, **settings: str) -> None:
    """Two processes, at one of which is moved and at the other one watched."""
    async with process(url, **settings) as (server, _), process(url, **settings) as (_, address):
        table = await server.table("Ada", "Bob")
        async with watching(address, table.id, table.players[1].token) as watcher:
            await watcher.next("view")
            await table.pick()
            done = await table.act(0, "Pass")
            await watcher.reach(done["seq"])
        assert [(await server.client().get("/readyz")).status_code for _ in range(3)] == [200] * 3
