"""Watched tables stay in memory, and are compared with the store now and then: by one question for many of them."""

import asyncio
from contextlib import AsyncExitStack

import pytest
from websockets.exceptions import ConnectionClosed

from app.live import hub
from app.live.bus import Heard
from app.live.hub import Hub
from app.play import live_tables
from app.play.table_loader import load_table
from tests.support.asked import counting
from tests.support.games import GAMES
from tests.support.network import on_port, process, watching
from tests.support.server import running, until


@pytest.fixture
def uncompared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compared with the store, however long a test takes: not every few seconds, nor when a process comes.
    What a table costs can be counted then."""

    async def compare_none(hub: Hub, game_ids: list[str]) -> None:
        pass

    monkeypatch.setattr(Hub, "_compare_with_store", compare_none)
    monkeypatch.setattr(Hub, "_note_seen", compare_none)


def is_no_word(statement: str) -> bool:
    """Whether a statement is more than a word to other processes."""
    return "pg_notify" not in statement


async def test_one_question_for_all_watched_tables(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(database_url) as server, on_port(server) as address, AsyncExitStack() as watchers:
        tables = [await server.table("Ada") for _ in range(5)]
        for table in tables:
            watcher = await watchers.enter_async_context(watching(address, table.id, table.players[0].token))
            await watcher.next("view")
        asked = counting(monkeypatch, *tables)
        server.services.hub.catch_up_all()
        await server.services.tasks.settle()
        assert len([statement for _, statement in asked if "games" in statement]) == 1


async def test_tables_are_compared_in_batches(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "COMPARED_TOGETHER", 2)
    async with (
        process(database_url) as (here, _),
        process(database_url) as (there, address),
        AsyncExitStack() as stack,
    ):
        there.services.changes.unsubscribe(Heard, there.services.hub._heard)
        tables = [await here.table("Ada") for _ in range(5)]
        watchers = []
        for table in tables:
            watcher = await stack.enter_async_context(watching(address, table.id, table.players[0].token))
            await watcher.next("view")
            watchers.append(watcher)
        for table in tables:
            await table.pick_first()
        asked = counting(monkeypatch, *tables)
        there.services.hub.catch_up_all()
        for watcher in watchers:
            await watcher.reach(2)
        assert len([text for db, text in asked if db is there.services.db and "IS DISTINCT FROM" in text]) == 3


async def test_watched_tables_are_never_dropped(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However few are kept of those that nobody watches: neither ticks nor moves load any of them again."""
    async with running(database_url, live_tables=1) as server, on_port(server) as address, AsyncExitStack() as stack:
        tables = [await server.table("Ada") for _ in range(3)]
        watchers = []
        for table in tables:
            watcher = await stack.enter_async_context(watching(address, table.id, table.players[0].token))
            await watcher.next("view")
            watchers.append(watcher)
        live = server.services.tables.live
        held = [live.at_hand(table.id) for table in tables]
        assert None not in held
        asked = counting(monkeypatch, *tables)
        server.services.hub.catch_up_all()
        await server.settle()
        for table, watcher in zip(tables, watchers, strict=True):
            await table.pick_first()
            await watcher.reach(2)
        server.services.hub.catch_up_all()
        await server.settle()
        assert [live.at_hand(table.id) for table in tables] == held
        assert [text for _, text in asked if "FROM events" in text] == []


async def test_a_table_is_kept_a_while_for_watchers_who_come_back(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(database_url, live_tables=1) as server, on_port(server) as address:
        live = server.services.tables.live
        first, second = await server.table("Ada"), await server.table("Bob")
        async with watching(address, first.id, first.players[0].token) as watcher:
            await watcher.next("view")
        await until(lambda: not server.services.hub.watching()[0])
        await second.players[0].look(second.id)
        assert live.at_hand(first.id) is not None
        monkeypatch.setattr(live_tables, "REJOIN_SECONDS", 0.0)
        live.drop_left()
        assert live.at_hand(first.id) is None
        assert live.at_hand(second.id) is not None


@pytest.mark.usefixtures("uncompared")
async def test_a_socket_costs_the_store_two_statements(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a table in memory: what is new there, and that its player has been there."""
    async with running(database_url) as server, on_port(server) as address:
        table = await server.table("Ada")
        await table.players[0].look(table.id)
        await server.settle()
        asked = counting(monkeypatch, table)
        async with watching(address, table.id, table.players[0].token) as watcher:
            await watcher.next("view")
            await server.services.tasks.settle()
            own = [text.split()[0] for _, text in asked if is_no_word(text)]
            assert own == ["SELECT", "WITH"]


@pytest.mark.usefixtures("uncompared")
async def test_a_move_told_by_another_process_is_read_by_one_statement(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the table is then as one that was read as a whole."""
    async with process(database_url) as (here, _), process(database_url) as (there, address):
        table = await here.table("Ada", "Bob")
        async with watching(address, table.id, table.players[1].token) as watcher:
            await watcher.next("view")
            asked = counting(monkeypatch, table)
            await table.pick_first()
            await watcher.reach(2)
            await there.services.tasks.settle()
            [read] = [text for db, text in asked if db is there.services.db and is_no_word(text)]
            assert "FROM events" in read
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


async def test_a_session_that_ended_unheard_is_noticed(database_url: str) -> None:
    async with process(database_url) as (here, _), process(database_url) as (there, address):
        table = await here.table("Ada", "Bob")
        ada, bob = (player.token for player in table.players)
        async with watching(address, table.id, ada) as leaving, watching(address, table.id, bob) as staying:
            await leaving.next("view")
            await staying.next("view")
            there.services.changes.unsubscribe(Heard, there.services.hub._heard)
            await table.players[0].ok("DELETE", "/api/users/me/token")
            there.services.hub.catch_up_all()
            with pytest.raises(ConnectionClosed) as closed:
                async with asyncio.timeout(10):
                    while True:
                        await leaving.connection.recv()
            assert closed.value.rcvd is not None and closed.value.rcvd.reason == "signed-out"
            await staying.connection.send('{"type":"ping"}')
            await staying.next("pong")
