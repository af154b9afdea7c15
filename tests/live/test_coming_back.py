"""Pages that come back after a restart: of a table where nothing has happened since, the row alone is read. What
happens there later is told as if the whole had been in memory."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from app.live import hub
from app.live.bus import Heard
from app.live.hub import Hub
from app.play.table import Table
from tests.support.asked import counting
from tests.support.coming_back import back, begun, everybody_back, execute, forget_tables, is_in_memory
from tests.support.network import on_port, process, watching
from tests.support.server import running, until


async def test_who_has_missed_nothing_costs_no_log_and_nothing_later_is_missed(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(database_url) as server, on_port(server) as address, AsyncExitStack() as stack:
        tables = [await begun(server, "Ada", "Bob", visibility="public") for _ in range(5)]
        forget_tables(server)
        asked = counting(monkeypatch, *(table for table, _ in tables))
        every = await asyncio.gather(*(everybody_back(stack, address, table, seen) for table, seen in tables))
        server.services.hub.catch_up_all()
        await server.settle()
        assert [text for _, text in asked if "FROM events" in text] == []
        assert not any(is_in_memory(server, table) for table, _ in tables)
        for (table, seen), watchers in zip(tables, every, strict=True):
            for number, watcher in enumerate(watchers):
                kinds = [message["type"] for message in watcher.messages]
                assert kinds[:3] == ["hello", "takeback", "table"]
                told = watcher.messages[2]["table"]
                assert (told["id"], told["me"], told["seq"]) == (table.id, number, seen[0]["seq"])
            guest = await stack.enter_async_context(watching(address, table.id))
            await guest.next("view")
            assert is_in_memory(server, table)
            await table.act(0, "Count", by=2)
            seq = (await table.act(0, "Pass"))["seq"]
            for watcher, player in zip((*watchers, guest), (*table.players, None), strict=True):
                await watcher.reach(seq)
                assert "view" not in [message["type"] for message in watcher.messages] or player is None
                if player is not None:
                    assert watcher.view == (await player.look(table.id))["view"]


async def test_a_table_that_is_read_as_a_whole_is_kept_for_its_watchers(database_url: str) -> None:
    async with (
        running(database_url, live_tables=1) as server,
        on_port(server) as address,
        AsyncExitStack() as stack,
    ):
        table, seen = await begun(server, "Ada", "Bob")
        other, _ = await begun(server, "Cleo")
        ada, bob = await everybody_back(stack, address, table, seen)
        await table.players[0].look(table.id)
        held = server.services.tables.live.at_hand(table.id)
        assert held is not None
        for _ in range(2):
            await other.players[0].look(other.id)
            server.services.hub.catch_up_all()
            await server.settle()
        assert server.services.tables.live.at_hand(table.id) is held
        assert held.absence() == 0
        seq = (await table.act(0, "Count", by=2))["seq"]
        for watcher in (ada, bob):
            await watcher.reach(seq)


async def test_a_secret_is_told_nobody_whose_table_was_not_in_memory(database_url: str) -> None:
    async with running(database_url) as server, on_port(server) as address, AsyncExitStack() as stack:
        table = await server.table("Ada", "Bob")
        seen = [await player.look(table.id) for player in table.players]
        forget_tables(server)
        _, bob = await everybody_back(stack, address, table, seen)
        await table.players[0].move(table.id, {"type": "Pick", "number": 3}, seen[0]["seq"])
        patch = await bob.next("patch")
        assert patch["events"] == [{"type": "Picked", "seat": 0}]
        assert patch["entries"][0]["move"] is None


async def test_strangers_are_turned_away_from_a_table_that_is_not_in_memory(database_url: str) -> None:
    async with running(database_url) as server, on_port(server) as address:
        table, seen = await begun(server, "Ada")
        stranger = await server.player("Eve")
        for token in (stranger.token, None):
            with pytest.raises(Exception, match="404"):
                async with watching(address, table.id, token, since=seen[0]["seq"]):
                    pass


async def test_who_had_another_seat_gets_the_whole_view(database_url: str) -> None:
    async with running(database_url) as server, on_port(server) as address, AsyncExitStack() as stack:
        table, seen = await begun(server, "Ada", "Bob")
        bob = await back(stack, address, table, table.players[1].token, seen[1], **{"as": 0})
        assert (await bob.next("view"))["view"]["me"] == 1


async def test_who_has_missed_something_gets_it_in_one_patch(database_url: str) -> None:
    async with running(database_url) as server, on_port(server) as address, AsyncExitStack() as stack:
        table, seen = await begun(server, "Ada", "Bob")
        await table.act(0, "Count", by=2)
        seq = (await table.act(0, "Pass"))["seq"]
        forget_tables(server)
        _, bob = [
            await back(stack, address, table, player.token, view)
            for player, view in zip(table.players, seen, strict=True)
        ]
        patch = await bob.next("patch")
        assert (patch["from"], patch["seq"]) == (seen[1]["seq"], seq)


@pytest.mark.parametrize("hears", [True, False])
async def test_moves_at_another_process_are_told_by_patches(database_url: str, *, hears: bool) -> None:
    """Also where the hint was lost, and the comparison with the store finds them."""
    async with (
        process(database_url) as (here, _),
        process(database_url) as (there, address),
        AsyncExitStack() as stack,
    ):
        if not hears:
            there.services.changes.unsubscribe(Heard, there.services.hub._heard)
        table, seen = await begun(here, "Ada", "Bob")
        watchers = await everybody_back(stack, address, table, seen)
        assert not is_in_memory(there, table)
        await table.act(0, "Count", by=2)
        seq = (await table.act(0, "Pass"))["seq"]
        if not hears:
            there.services.hub.catch_up_all()
        for watcher, player in zip(watchers, table.players, strict=True):
            await watcher.reach(seq)
            assert "view" not in [message["type"] for message in watcher.messages]
            told = [entry["seq"] for message in watcher.messages for entry in message.get("entries", ())]
            assert told == list(range(seen[0]["seq"] + 1, seq + 1))
            assert watcher.view == (await player.look(table.id))["view"]


async def test_a_move_while_others_are_read_makes_no_gap(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with (
        process(database_url) as (here, _),
        process(database_url) as (_, address),
        AsyncExitStack() as stack,
    ):
        table, seen = await begun(here, "Ada", "Bob")
        first = seen[0]["seq"]
        read = Hub._entries_behind

        async def read_late(hub: Hub, copy: Table, since: int, *, with_states: bool) -> Any:
            found = await read(hub, copy, since, with_states=with_states)
            await table.act(0, "Pass")
            await until(lambda: copy.seq == first + 2)
            await asyncio.sleep(0.05)
            return found

        monkeypatch.setattr(Hub, "_entries_behind", read_late)
        watchers = await everybody_back(stack, address, table, seen)
        await table.act(0, "Count", by=2)
        for watcher, player in zip(watchers, table.players, strict=True):
            await watcher.reach(first + 2)
            told = [entry["seq"] for message in watcher.messages for entry in message.get("entries", ())]
            assert told == [first + 1, first + 2]
            assert watcher.view == (await player.look(table.id))["view"]


async def test_who_comes_back_later_with_more_than_the_others_leaves_them_nothing_to_miss(database_url: str) -> None:
    async with (
        process(database_url) as (here, _),
        process(database_url) as (there, address),
        AsyncExitStack() as stack,
    ):
        there.services.changes.unsubscribe(Heard, there.services.hub._heard)
        table, seen = await begun(here, "Ada", "Bob")
        ada = await back(stack, address, table, table.players[0].token, seen[0])
        await ada.next("presence")
        seq = (await table.act(0, "Count", by=2))["seq"]
        now = await table.players[1].look(table.id)
        bob = await back(stack, address, table, table.players[1].token, now)
        await bob.next("presence")
        await ada.reach(seq)
        assert [message["from"] for message in ada.messages if message["type"] == "patch"] == [seq - 1]
        assert not [message for message in bob.messages if message["type"] in ("view", "patch")]


async def test_settings_changed_elsewhere_are_told(database_url: str) -> None:
    async with (
        process(database_url) as (here, _),
        process(database_url) as (there, address),
        AsyncExitStack() as stack,
    ):
        table, seen = await begun(here, "Ada")
        (ada,) = await everybody_back(stack, address, table, seen)
        ada.messages.clear()
        await table.players[0].ok("POST", table.path("/close"))
        assert (await ada.next("table"))["table"]["status"] == "finished"
        assert is_in_memory(there, table)


async def test_a_table_that_moves_by_itself_is_read_as_a_whole(database_url: str) -> None:
    """Whether its robots move on is decided by who watches it in memory."""
    async with running(database_url) as server, on_port(server) as address, AsyncExitStack() as stack:
        table, seen = await begun(server, "Ada")
        await execute(database_url, "UPDATE games SET automatic = true WHERE id = $1", table.id)
        await everybody_back(stack, address, table, seen)
        assert is_in_memory(server, table)


async def test_what_is_shown_after_the_first_move_is_noted(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    noted: list[Any] = []

    async def note(_: object, shown: Any, __: object) -> None:
        noted.extend(shown)

    monkeypatch.setattr(hub, "note_shown", note)
    async with running(database_url) as server, on_port(server) as address, AsyncExitStack() as stack:
        table, seen = await begun(server, "Ada", "Bob")
        _, bob = await everybody_back(stack, address, table, seen)
        seq = (await table.act(0, "Count", by=2))["seq"]
        await bob.reach(seq)
        await bob.connection.send(f'{{"type":"shown","seq":{seq}}}')
        await until(lambda: noted)
        assert noted == [(table.id, table.players[1].id, seq)]


async def test_who_watches_a_table_that_turns_out_broken_is_let_go(database_url: str) -> None:
    """Coming back they are told why."""
    async with running(database_url) as server, on_port(server) as address, AsyncExitStack() as stack:
        table, seen = await begun(server, "Ada")
        (ada,) = await everybody_back(stack, address, table, seen)
        await execute(database_url, "DELETE FROM events WHERE game_id = $1 AND seq = 1", table.id)
        assert (await table.players[0].call("GET", table.path())).status_code == 503
        server.services.hub.catch_up_all()
        with pytest.raises(ConnectionClosed) as closed:
            await ada.next("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
