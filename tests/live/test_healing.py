"""Watched tables are compared with the store now and then: by one question for all of them."""

from contextlib import AsyncExitStack
from typing import Any

import pytest

from app.store.database import Database
from tests.support.network import on_port, process, watching
from tests.support.server import running


async def test_one_question_for_all_watched_tables(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(database_url) as server, on_port(server) as address, AsyncExitStack() as watchers:
        for _ in range(5):
            table = await server.table("Ada")
            watcher = await watchers.enter_async_context(watching(address, table.id, table.players[0].token))
            await watcher.next("view")
        asked: list[str] = []
        rows, row = Database.rows, Database.row

        async def counted_rows(db: Database, statement: str, *values: Any) -> Any:
            asked.append(statement)
            return await rows(db, statement, *values)

        async def counted_row(db: Database, statement: str, *values: Any) -> Any:
            asked.append(statement)
            return await row(db, statement, *values)

        monkeypatch.setattr(Database, "rows", counted_rows)
        monkeypatch.setattr(Database, "row", counted_row)
        server.services.hub.catch_up_all()
        await server.services.tables.settle()
        assert len([statement for statement in asked if "games" in statement]) == 1


async def test_a_move_whose_hint_was_lost_is_found(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with process(database_url) as (here, _), process(database_url) as (there, address):
        table = await here.table("Ada")
        ada = table.players[0]
        async with watching(address, table.id, ada.token) as watcher:
            await watcher.next("view")
            monkeypatch.setattr(there.services.bus, "heard", lambda message: None)
            await table.pick()
            there.services.hub.catch_up_all()
            await watcher.reach(2)
            assert watcher.view == (await ada.look(table.id))["view"]
