"""Who is here, across processes: told when it changes, again when it may have been lost, forgotten with a process."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from app.changes import ProcessesChanged
from app.live import bus, hub, presence
from app.live.bus import Heard
from app.store import bus as store_bus
from app.store.bus import listen
from app.store.database import Database
from app.store.errors import StoreUnavailable
from tests.support.network import Watcher, process, watching
from tests.support.server import Json, Server, until

TICK = 0.05
CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1"


@pytest.fixture(autouse=True)
def quick_ticks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "TICK_SECONDS", TICK)


@asynccontextmanager
async def overheard(db: Database) -> AsyncIterator[list[Json]]:
    """What processes tell each other from now on."""
    told: list[Json] = []
    ready = asyncio.Event()
    hearing = asyncio.create_task(listen(db, "test", lambda text: told.append(msgspec.json.decode(text)), ready.set))
    await ready.wait()
    try:
        yield told
    finally:
        hearing.cancel()
        await asyncio.gather(hearing, return_exceptions=True)


async def both_know(*servers: Server) -> None:
    """Wait until all of these processes know of each other."""
    names = {server.services.bus.process for server in servers}
    await until(lambda: all(server.services.bus.owners.living.keys() == names for server in servers))


async def present(watcher: Watcher, *seats: int) -> None:
    """Wait until the watcher is told that just these seats are present."""
    while (await watcher.next("presence"))["seats"] != list(seats):
        pass


async def test_nothing_is_told_while_nothing_changes(database_url: str) -> None:
    async with process(database_url) as (server, address), overheard(server.services.db) as told:
        table = await server.table("Ada", "Bob")
        async with watching(address, table.id, table.players[0].token) as ada:
            await present(ada, 0)
            await server.services.bus.settle()
            await asyncio.sleep(2 * TICK)
            told.clear()
            await asyncio.sleep(10 * TICK)
            assert [message for message in told if message["t"] in "pa"] == []


async def test_a_process_that_is_alone_tells_nobody_until_another_begins(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither of presence nor of moves; the other one then knows who is there, and hears of moves at once."""
    monkeypatch.setattr(hub, "TICK_SECONDS", 60)
    async with process(database_url) as (first, here):
        own = first.services.bus
        await until(lambda: own.owners.living)
        assert own.owners.living.keys() == {own.process}
        told: list[bus.Message] = []
        with monkeypatch.context() as noting:
            noting.setattr(own, "publish", lambda message, to=None: told.append(message))
            table = await first.table("Ada", "Bob")
            watched = watching(here, table.id, table.players[0].token)
            ada = await watched.__aenter__()
            await present(ada, 0)
            await table.pick_first()
            assert [message for message in told if isinstance(message, bus.Present | bus.ChangedTable)] == []
        async with process(database_url) as (second, elsewhere):
            await both_know(first, second)
            async with watching(elsewhere, table.id, table.players[1].token) as bob:
                await present(bob, 0, 1)
                await present(ada, 0, 1)
                await table.act(1, "Pick", number=2)
                await bob.reach(3)
        await watched.__aexit__(None, None, None)


async def test_a_process_that_did_not_hear_asks_again(database_url: str) -> None:
    async with process(database_url) as (first, here), process(database_url) as (_, elsewhere):
        table = await first.table("Ada", "Bob")
        async with watching(here, table.id, table.players[0].token) as ada:
            async with watching(elsewhere, table.id, table.players[1].token):
                await present(ada, 0, 1)
                first.services.changes.unsubscribe(Heard, first.services.hub._heard)
            await asyncio.sleep(4 * TICK)
            first.services.changes.subscribe(Heard, first.services.hub._heard)
            await first.services.db.rows(CUT, f"regolith-{first.services.bus.process}")
            await present(ada, 0)


async def test_what_did_not_leave_is_told_later(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    notify = store_bus.notify
    cut = True

    async def cut_off(db: Database, messages: Sequence[tuple[str, str]]) -> None:
        if cut:
            raise StoreUnavailable("cut off")
        await notify(db, messages)

    async with process(database_url) as (first, here), process(database_url) as (_, elsewhere):
        table = await first.table("Ada", "Bob")
        async with watching(here, table.id, table.players[0].token) as ada:
            await present(ada, 0)
            monkeypatch.setattr(bus, "notify", cut_off)
            async with watching(elsewhere, table.id, table.players[1].token) as bob:
                await bob.next("presence")
                await asyncio.sleep(4 * TICK)
                cut = False
                await present(ada, 0, 1)
                await present(bob, 0, 1)


async def test_a_process_told_of_watchers_before_it_knows_that_it_owns_their_game_tells_them_of_moves(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others may have looked who lives before it has."""
    async with process(database_url) as (server, _):
        table = await server.table("Ada", "Bob")
        own, hub_ = server.services.bus, server.services.hub
        told: list[tuple[bus.Message, Any]] = []
        monkeypatch.setattr(own, "publish", lambda message, to=None: told.append((message, to)))
        other = {own.process: "here", "other": "there"}
        own.owners.update(other, draining=[own.process])
        hub_._heard(Heard(bus.Present("other", table.id, [0], 0)))
        own.owners.update(other, draining=["other"])
        hub_._processes_changed(ProcessesChanged(gone=frozenset()))
        told.clear()
        hub_._presence.tell(bus.ChangedTable(own.process, table.id, 2, 1))
        assert [to for message, to in told if isinstance(message, bus.ChangedTable)] == [["other"]]


async def test_what_has_just_changed_is_told_a_process_that_comes(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may have watchers already, who would hear of a move when all is compared with the store."""
    async with process(database_url) as (server, _):
        table = await server.table("Ada", "Bob")
        own, hub_ = server.services.bus, server.services.hub
        await table.pick_first()
        told: list[tuple[bus.Message, Any]] = []
        monkeypatch.setattr(own, "publish", lambda message, to=None: told.append((message, to)))
        own.owners.update({own.process: "here", "other": "there"}, draining=[own.process])
        hub_._processes_changed(ProcessesChanged(gone=frozenset()))
        assert (["other"], 2) in [(to, message.seq) for message, to in told if isinstance(message, bus.ChangedTable)]
        monkeypatch.setattr(presence, "TOLD_AGAIN_SECONDS", 0.0)
        told.clear()
        hub_._processes_changed(ProcessesChanged(gone=frozenset()))
        assert [message for message, _ in told if isinstance(message, bus.ChangedTable)] == []


async def test_a_move_before_its_owner_knew_of_watchers_elsewhere_is_told_them(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody watches at the owner, so that nobody is greeted from there."""
    async with process(database_url) as (server, _):
        table = await server.table("Ada", "Bob")
        await table.pick_first()
        told: list[tuple[bus.Message, Any]] = []
        monkeypatch.setattr(server.services.bus, "publish", lambda message, to=None: told.append((message, to)))
        server.services.hub._heard(Heard(bus.Present("other", table.id, [0], 0)))
        assert (["other"], 2) in [(to, message.seq) for message, to in told if isinstance(message, bus.ChangedTable)]
        told.clear()
        server.services.hub._heard(Heard(bus.Present("other", table.id, [0, 1], 0)))
        assert [message for message, _ in told if isinstance(message, bus.ChangedTable)] == []


async def test_a_process_that_died_is_forgotten(database_url: str) -> None:
    async with process(database_url) as (server, address):
        table = await server.table("Ada", "Bob")
        async with watching(address, table.id, table.players[0].token) as ada:
            await present(ada, 0)
            dead = bus.Present("0dead0", table.id, [1], 2)
            server.services.hub._heard(Heard(dead))
            await present(ada, 0, 1)
            await present(ada, 0)


async def test_a_process_that_is_alone_compares_less_often(database_url: str) -> None:
    async with process(database_url) as (here, _):
        await until(lambda: here.services.bus.owners.living)
        alone = here.services.hub._seconds_between_looks()
        async with process(database_url):
            await until(lambda: len(here.services.bus.owners.living) == 2)
            assert here.services.hub._seconds_between_looks() < alone
