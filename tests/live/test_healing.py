"""Watched tables are compared with the store now and then: by one question for all of them."""

from contextlib import AsyncExitStack
from typing import Any

import pytest

from app.live.bus import Heard
from app.play.table_loader import load_table
from app.store.database import Database
from tests.support.games import GAMES
from tests.support.network import on_port, process, watching
from tests.support.server import running


def counting(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Database, str]]:
    """What is asked of databases from now on."""
    asked: list[tuple[Database, str]] = []
    rows, row = Database.rows, Database.row

    async def counted_rows(db: Database, statement: str, *values: Any) -> Any:
        asked.append((db, statement))
        return await rows(db, statement, *values)

    async def counted_row(db: Database, statement: str, *values: Any) -> Any:
        asked.append((db, statement))
        return await row(db, statement, *values)

    monkeypatch.setattr(Database, "rows", counted_rows)
    monkeypatch.setattr(Database, "row", counted_row)
    return asked


async def test_one_question_for_all_watched_tables(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(database_url) as server, on_port(server) as address, AsyncExitStack() as watchers:
        for _ in range(5):
            table = await server.table("Ada")
            watcher = await watchers.enter_async_context(watching(address, table.id, table.players[0].token))
            await watcher.next("view")
        asked = counting(monkeypatch)
        server.services.hub.catch_up_all()
        await server.services.tasks.settle()
        assert len([statement for _, statement in asked if "games" in statement]) == 1


async def test_a_move_told_by_another_process_is_read_by_one_statement(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the table is then as one that was read as a whole."""
    async with process(database_url) as (here, _), process(database_url) as (there, address):
        table = await here.table("Ada", "Bob")
        async with watching(address, table.id, table.players[1].token) as watcher:
            await watcher.next("view")
            asked = counting(monkeypatch)
            await table.pick_first()
            await watcher.reach(2)
            await there.services.tasks.settle()
            read = [statement for db, statement in asked if db is there.services.db and "games" in statement]
            assert len([statement for db, statement in asked if db is there.services.db and "events" in statement]) == 1
            assert read == []
        followed = there.services.tables.live.at_hand(table.id)
        assert followed is not None
        stored = await load_table(there.services.db, GAMES, table.id)
        assert (followed.row, followed.head, followed.state) == (stored.row, stored.head, stored.state)


async def test_more_than_moves_is_read_as_a_whole(database_url: str) -> None:
    async with process(database_url) as (here, _), process(database_url) as (there, address):
        table = await here.table("Ada")
        ada = table.players[0]
        async with watching(address, table.id, ada.token) as watcher:
            await watcher.next("view")
            await ada.ok("POST", table.path("/close"))
            await here.settle()
            await watcher.next("table")
            await there.services.tasks.settle()
        followed = there.services.tables.live.at_hand(table.id)
        stored = await load_table(there.services.db, GAMES, table.id)
        assert followed is not None
        assert (followed.row.status, followed.row, followed.head) == ("finished", stored.row, stored.head)


async def test_a_move_whose_hint_was_lost_is_found(database_url: str) -> None:
    async with process(database_url) as (here, _), process(database_url) as (there, address):
        table = await here.table("Ada")
        ada = table.players[0]
        async with watching(address, table.id, ada.token) as watcher:
            await watcher.next("view")
            there.services.changes.unsubscribe(Heard, there.services.hub._heard)
            await table.pick_first()
            there.services.hub.catch_up_all()
            await watcher.reach(2)
            assert watcher.view == (await ada.look(table.id))["view"]
