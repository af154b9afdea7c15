"""Seats and settings that change together with a move, sessions that end while a page comes back, and copies of a table
that are older than what its watchers have: nobody watches on who may not, and all is told."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from app.changes import SessionTokenRevoked
from app.live.audience import Audience
from app.live.bus import Heard
from app.live.hub import Hub
from app.play.live_tables import LiveTables
from app.play.table import Table
from app.play.tables import Tables
from tests.support.coming_back import back, begun, execute, forget_tables, is_in_memory
from tests.support.network import Watcher, on_port, process, watching
from tests.support.server import Server, Sitting, running, until


def hears_nothing(server: Server) -> None:
    """What others did is then found by the comparison with the store, all of it together."""
    server.services.changes.unsubscribe(Heard, server.services.hub._heard)


async def reason_of_end(watcher: Watcher) -> str:
    """Why the server closes it."""
    with pytest.raises(ConnectionClosed) as closed:
        await watcher.next("never")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.reason


async def test_an_invite_renewed_together_with_a_move_elsewhere_ends_who_came_by_the_former_one(
    database_url: str,
) -> None:
    async with process(database_url) as (here, _), process(database_url) as (there, address):
        table = await here.table("Ada", "Bob")
        async with watching(address, table.id, invite=table.invite) as spy:
            await spy.next("presence")
            hears_nothing(there)
            await table.players[0].ok("POST", table.path("/invite"))
            await table.pick_first()
            there.services.hub.catch_up_all()
            assert await reason_of_end(spy) == "not-visible"
            assert "patch" not in [message["type"] for message in spy.messages]


async def test_settings_that_another_copy_of_the_table_brings_along_with_a_move_count_at_once(
    database_url: str,
) -> None:
    async with running(database_url) as server, on_port(server) as address:
        table = await server.table("Ada", "Bob")
        async with watching(address, table.id, invite=table.invite) as spy:
            await spy.next("presence")
            held = server.services.tables.live.at_hand(table.id)
            assert held is not None
            server.services.tables.live.forget(held)
            await execute(
                database_url, "UPDATE games SET invite = 'another', version = version + 1 WHERE id = $1", table.id
            )
            await table.pick_first()
            assert await reason_of_end(spy) == "not-visible"
            assert "patch" not in [message["type"] for message in spy.messages]


async def test_a_name_and_a_proposal_to_close_are_told_together_with_a_move_elsewhere(database_url: str) -> None:
    async with process(database_url) as (here, _), process(database_url) as (there, address):
        table = await here.table("Ada", "Bob")
        ada, bob = table.players
        async with watching(address, table.id, bob.token) as page:
            await page.next("presence")
            page.messages.clear()
            hears_nothing(there)
            await ada.ok("PUT", table.path("/name"), {"name": "Another name"})
            await ada.ok("POST", table.path("/close"))
            seq = (await table.act(0, "Pick", number=1))["seq"]
            there.services.hub.catch_up_all()
            told = (await page.next("table"))["table"]
            await page.reach(seq)
            now = await bob.look(table.id)
            assert (told["name"], told["closing"]) == ("Another name", now["closing"])
            assert told["closing"]


@pytest.mark.parametrize("elsewhere", [False, True])
@pytest.mark.parametrize("comes_back", [False, True])
async def test_a_session_that_ends_while_its_page_comes_does_not_watch(
    database_url: str, monkeypatch: pytest.MonkeyPatch, *, comes_back: bool, elsewhere: bool
) -> None:
    async def end_none(hub: Hub, audiences: list[Audience]) -> None:
        """The comparison with the store would find it within seconds."""

    monkeypatch.setattr(Hub, "_end_sessions", end_none)
    async with process(database_url) as (here, _), process(database_url) as (there, address):
        table, seen = await begun(here, "Ada", "Bob")
        may_go_on, held = await hold_up(monkeypatch, there)
        bob = table.players[1]
        query = {"since": seen[1]["seq"]} if comes_back else {}
        coming = asyncio.create_task(reason_of_end_of(address, table, bob.token, **query))
        await held.wait()
        ended = list[SessionTokenRevoked]()
        there.services.changes.subscribe(SessionTokenRevoked, ended.append)
        async with (here if elsewhere else there).client(bob.token) as client:
            assert (await client.delete("/api/users/me/token")).is_success
        await until(lambda: ended)
        may_go_on.set()
        assert await coming == "signed-out"
        async with watching(address, table.id, table.players[0].token) as ada:
            await ada.next("view")


async def hold_up(monkeypatch: pytest.MonkeyPatch, server: Server) -> tuple[asyncio.Event, asyncio.Event]:
    """Who asks for a table's websocket at a server has to wait, once it is known that they may: until the first event.
    The second says that somebody does."""
    may_go_on, held = asyncio.Event(), asyncio.Event()
    watchable, visible = Tables.watchable, Tables.visible

    async def wait(tables: Tables) -> None:
        if tables is server.services.tables:
            held.set()
            await may_go_on.wait()

    async def slow(tables: Tables, *asked: Any) -> Table:
        table = await watchable(tables, *asked)
        await wait(tables)
        return table

    async def slow_too(tables: Tables, *asked: Any) -> Table:
        table = await visible(tables, *asked)
        await wait(tables)
        return table

    monkeypatch.setattr(Tables, "watchable", slow)
    monkeypatch.setattr(Tables, "visible", slow_too)
    return may_go_on, held


async def reason_of_end_of(address: str, table: Sitting, token: str, **query: Any) -> str:
    """Why a page that comes with this token is let go."""
    async with watching(address, table.id, token, **query) as page:
        return await reason_of_end(page)


async def test_another_token_for_a_session_watches_at_once(database_url: str) -> None:
    async with running(database_url) as server, on_port(server) as address:
        table = await server.table("Ada", "Bob")
        ada = table.players[0]
        token = (await ada.ok("POST", "/api/users/me/token"))["token"]
        async with watching(address, table.id, token) as page:
            await page.next("view")
            await page.connection.send('{"type":"ping"}')
            await page.next("pong")


async def test_a_copy_older_than_what_its_watchers_have_tells_them_nothing_until_it_has_caught_up(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was being read while a page came back that had seen a later move."""
    may_go_on, began = asyncio.Event(), asyncio.Event()
    stored, catch_up_now = LiveTables.stored, Hub._catch_up_now
    async with (
        process(database_url) as (here, _),
        process(database_url) as (there, address),
        AsyncExitStack() as stack,
    ):
        table, _ = await begun(here, "Ada", "Bob")
        forget_tables(there)

        async def read_late(live: LiveTables, game_id: str) -> Table:
            found = await stored(live, game_id)
            if live is there.services.tables.live:
                began.set()
                await may_go_on.wait()
            return found

        may_catch_up = asyncio.Event()

        async def catch_up_late(hub: Hub, game_id: str) -> None:
            await may_catch_up.wait()
            await catch_up_now(hub, game_id)

        monkeypatch.setattr(LiveTables, "stored", read_late)
        monkeypatch.setattr(Hub, "_catch_up_now", catch_up_late)
        reading = asyncio.create_task(there.services.tables.live.get(table.id))
        await began.wait()
        await table.act(0, "Count", by=2)
        ada = await back(stack, address, table, table.players[0].token, await table.players[0].look(table.id))
        await ada.next("presence")
        ada.messages.clear()
        may_go_on.set()
        await until(lambda: is_in_memory(there, table))
        audience, older = there.services.hub.audience(table.id), await reading
        assert audience is not None and audience.table is older and older.seq < ada.seq
        audience.note(None)
        audience.flush()
        may_catch_up.set()
        seq = (await table.act(0, "Pass"))["seq"]
        await ada.reach(seq)
        assert "view" not in [message["type"] for message in ada.messages]
