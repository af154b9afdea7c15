"""What watchers of a table are sent."""

import asyncio
from math import inf
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from app.live.hub import Hub
from app.play.table import Table
from app.store import log
from tests.support.network import Watcher, on_port, process, watching
from tests.support.server import Json, running


async def test_patches_lead_every_seat_to_its_fresh_view(database_url: str) -> None:
    async with process(database_url) as (server, address):
        table = await server.table("Ada", "Bob", visibility="public", options={"target": 6})
        tokens = [player.token for player in table.players]
        async with (
            watching(address, table.id, tokens[0]) as ada,
            watching(address, table.id, tokens[1]) as bob,
            watching(address, table.id) as guest,
        ):
            for watcher in (ada, bob, guest):
                await watcher.next("view")
            await table.pick()
            await table.act(0, "Count", by=2)
            await table.act(0, "Pass")
            await table.act(1, "Count", by=2)
            seq = (await table.act(1, "Pass"))["seq"]
            for watcher, player in ((ada, table.players[0]), (bob, table.players[1])):
                await watcher.reach(seq)
                seen = await player.look(table.id)
                assert watcher.view == seen["view"]
                assert watcher.choices == seen["choices"]
            await guest.reach(seq)
            assert guest.view["me"] is None
            assert guest.choices["choices"] == []


async def test_what_happens_while_it_is_read_what_somebody_has_missed_makes_no_gap(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with process(database_url) as (server, address):
        table = await server.table("Ada", "Bob")
        token = table.players[0].token
        async with watching(address, table.id, token) as ada:
            await ada.next("view")
        await table.pick()
        entries = log.entries

        async def read_late(*given: Any) -> Any:
            monkeypatch.setattr(log, "entries", entries)
            found = await entries(*given)
            await table.act(0, "Count", by=2)
            await asyncio.sleep(0)
            return found

        monkeypatch.setattr(log, "entries", read_late)
        async with watching(address, table.id, token, since=ada.seq) as again:
            again.view, again.seq = ada.view, ada.seq
            seen = await table.players[0].look(table.id)
            await again.reach(seen["seq"])
            seen = await table.players[0].look(table.id)
            await again.reach(seen["seq"])
            assert again.view == seen["view"]


async def test_a_secret_move_is_told_without_its_secret(database_url: str) -> None:
    async with process(database_url) as (server, address):
        table = await server.table("Ada", "Bob")
        token = table.players[1].token
        async with watching(address, table.id, token) as bob:
            await bob.next("view")
            await table.players[0].move(table.id, {"type": "Pick", "number": 3})
            patch = await bob.next("patch")
        assert patch["events"] == [{"type": "Picked", "seat": 0}]
        assert patch["entries"][0]["move"] is None
        assert patch["patch"] == [
            {"op": "remove", "path": "/to_move/0"},
            {"op": "replace", "path": "/seats/0/ready", "value": True},
        ]


async def test_an_entry_tells_only_the_seats_that_it_concerns_what_it_means_for_them(database_url: str) -> None:
    async with process(database_url) as (server, address):
        table = await server.table("Ada", "Bob", "Cleo", visibility="public")
        tokens = [player.token for player in table.players]
        async with (
            watching(address, table.id, tokens[0]) as ada,
            watching(address, table.id, tokens[1]) as bob,
            watching(address, table.id, tokens[2]) as cleo,
            watching(address, table.id) as guest,
        ):
            for watcher in (ada, bob, cleo, guest):
                await watcher.next("view")
            await table.pick()
            first = (await table.act(0, "Count", by=2))["seq"]
            await table.act(0, "Pass")
            second = (await table.act(1, "Count", by=1))["seq"]
            for watcher in (ada, bob, cleo, guest):
                await watcher.reach(second)
            told = [concerns_of(watcher.messages) for watcher in (ada, bob, cleo, guest)]
        by_ada, by_bob = overtaken(0), overtaken(1)
        assert told == [{}, {first: by_ada}, {first: by_ada, second: by_bob}, {}]


async def test_a_returning_player_is_told_what_the_missed_entries_mean_for_them(database_url: str) -> None:
    async with process(database_url) as (server, address):
        table = await server.table("Ada", "Bob")
        await table.pick()
        looks = [await player.look(table.id) for player in table.players]
        first = (await table.act(0, "Count", by=2))["seq"]
        await table.act(0, "Pass")
        for player, look, told in zip(table.players, looks, ({}, {first: overtaken(0)}), strict=True):
            async with watching(address, table.id, player.token, since=look["seq"]) as back:
                back.view, back.seq = look["view"], look["seq"]
                assert concerns_of([await back.next("patch")]) == told


def overtaken(by: int) -> list[Json]:
    """That this seat has counted farther, as one is told."""
    return [{"key": "concern-overtaken", "args": {"seat": {"type": "seat", "seat": by}}, "events": [0]}]


def concerns_of(messages: list[Json]) -> dict[int, list[Json]]:
    """What the pushed entries that mean something for their reader say, by number."""
    entries = [entry for message in messages if message["type"] == "patch" for entry in message["entries"]]
    return {entry["seq"]: entry["concerns"] for entry in entries if "concerns" in entry}


async def test_a_returning_client_gets_what_was_missed_in_one_patch(database_url: str) -> None:
    async with process(database_url) as (server, address):
        table = await server.table("Ada", "Bob")
        token = table.players[1].token
        async with watching(address, table.id, token) as bob:
            view = await bob.next("view")
        await table.pick()
        await table.act(0, "Count", by=1)
        async with watching(address, table.id, token, since=view["seq"]) as again:
            again.view, again.seq = view["view"], view["seq"]
            patch = await again.next("patch")
            assert [entry["seq"] for entry in patch["entries"]] == [2, 3, 4]
            assert again.view == (await table.players[1].look(table.id))["view"]
        async with watching(address, table.id, token, since=10_000) as lost:
            await lost.next("view")


async def test_a_client_that_has_missed_no_move_is_told_of_a_takeback_proposed_meanwhile(database_url: str) -> None:
    async with process(database_url) as (server, address):
        table = await server.table("Ada", "Bob")
        await table.pick()
        await table.act(0, "Count", by=1)
        seq = (await table.act(0, "Pass"))["seq"]
        await table.players[0].ok("POST", table.path("/takeback"), {"seq": 3})
        async with watching(address, table.id, table.players[1].token, since=seq) as bob:
            assert (await bob.next("takeback"))["takeback"]["missing"] == [1]
            assert (await bob.next("table"))["table"]["seq"] == seq
            await bob.next("presence")
        assert [message["type"] for message in bob.messages] == ["hello", "takeback", "table", "presence"]


async def test_a_lobby_tells_who_sits_down_and_when_it_begins(database_url: str) -> None:
    async with process(database_url) as (server, address):
        ada, bob = await server.player("Ada"), await server.player("Bob")
        made = await ada.make({"game": "toy", "seats": [{"kind": "human"}] * 2})
        invite = made["invite_url"].rpartition("=")[2]
        async with watching(address, made["id"], bob.token, invite=invite) as watcher:
            assert (await watcher.next("table"))["table"]["me"] is None
            await bob.ok("POST", f"/api/games/{made['id']}/join", {"invite": invite})
            seated = (await watcher.next("table"))["table"]
            assert (seated["me"], seated["seats"][1]["name"]) == (1, "Bob")
            await ada.ok("POST", f"/api/games/{made['id']}/start")
            assert (await watcher.next("table"))["table"]["status"] == "playing"
            assert (await watcher.next("view"))["view"]["me"] == 1


async def test_presence_tells_who_is_here(database_url: str) -> None:
    async with process(database_url) as (server, address):
        table = await server.table("Ada", "Bob", visibility="public")
        async with watching(address, table.id, table.players[0].token) as ada:
            assert (await ada.next("presence"))["seats"] == [0]
            async with watching(address, table.id, table.players[1].token):
                assert (await ada.next("presence"))["seats"] == [0, 1]
            assert (await ada.next("presence"))["seats"] == [0]
            async with watching(address, table.id):
                assert (await ada.next("presence"))["watchers"] == 1


async def test_a_seat_that_was_given_again_is_seen_by_its_new_owner_alone(database_url: str) -> None:
    async with process(database_url) as (server, address):
        table = await server.table("Ada", "Bob")
        link = await table.players[1].ok("POST", table.path("/seats/1/link"))
        eve = await server.player("Eve")
        async with watching(address, table.id, table.players[1].token) as bob:
            await bob.next("view")
            await eve.ok("POST", table.path("/join"), {"invite": link["url"].rpartition("=")[2]})
            assert (await bob.next("view"))["view"]["me"] is None
            assert (await bob.next("table"))["table"]["me"] is None


async def test_a_seat_that_changes_hands_costs_nobody_else_a_view(database_url: str) -> None:
    async with process(database_url) as (server, address):
        table = await server.table("Ada", "Bob", options={"target": 10_000})
        link = await table.players[1].ok("POST", table.path("/seats/1/link"))
        eve = await server.player("Eve")
        async with (
            watching(address, table.id, table.players[0].token) as ada,
            watching(address, table.id, table.players[1].token) as bob,
        ):
            await ada.next("view")
            await bob.next("view")
            await eve.ok("POST", table.path("/join"), {"invite": link["url"].rpartition("=")[2]})
            await ada.next("table")
            await ada.reach((await table.players[0].look(table.id))["seq"])
            await ada.reach((await table.act(0, "Pick", number=1))["seq"])
            assert ada.view == (await table.players[0].look(table.id))["view"]
            assert [message["type"] for message in ada.messages].count("view") == 1


async def test_a_client_returning_to_another_seat_gets_the_whole_view(database_url: str) -> None:
    async with process(database_url) as (server, address):
        table = await server.table("Ada", "Bob", visibility="public", options={"target": 10_000})
        await table.pick()
        bob, eve = table.players[1], await server.player("Eve")
        seats = {bob: 1, eve: None}
        seq = (await bob.look(table.id))["seq"]
        link = await bob.ok("POST", table.path("/seats/1/link"))
        await eve.ok("POST", table.path("/join"), {"invite": link["url"].rpartition("=")[2]})
        for _ in range(2):
            for player, seat in seats.items():
                held = "-" if seat is None else str(seat)
                async with watching(address, table.id, player.token, since=seq, **{"as": held}) as back:
                    assert (await back.next("view"))["view"] == (await player.look(table.id))["view"]
            seq = (await table.act(0, "Count", by=1))["seq"]


async def test_a_client_returning_to_the_same_seat_gets_a_patch(database_url: str) -> None:
    async with process(database_url) as (server, address):
        table = await server.table("Ada", "Bob", visibility="public")
        watchers = [*table.players, await server.player("Eve")]
        looks = [await player.look(table.id) for player in watchers]
        await table.pick()
        for player, look in zip(watchers, looks, strict=True):
            held = "-" if look["view"]["me"] is None else look["view"]["me"]
            async with watching(address, table.id, player.token, since=look["seq"], **{"as": held}) as back:
                back.view, back.seq = look["view"], look["seq"]
                await back.next("patch")
            assert "view" not in {message["type"] for message in back.messages}


async def test_a_seat_that_is_given_away_during_the_handshake_is_not_seen(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with process(database_url) as (server, address):
        table = await server.table("Ada", "Bob")
        bob, eve = table.players[1], await server.player("Eve")
        link = await bob.ok("POST", table.path("/seats/1/link"))
        enter = Hub.enter

        async def enter_late(hub: Hub, at: Table, watcher: Any, known: Any) -> None:
            monkeypatch.setattr(Hub, "enter", enter)
            await eve.ok("POST", table.path("/join"), {"invite": link["url"].rpartition("=")[2]})
            await enter(hub, at, watcher, known)

        monkeypatch.setattr(Hub, "enter", enter_late)
        async with watching(address, table.id, bob.token) as back:
            assert (await back.next("view"))["view"]["me"] is None


async def test_strangers_are_turned_away_before_the_handshake(database_url: str) -> None:
    async with process(database_url) as (server, address):
        table = await server.table("Ada")
        for token, status in ((None, 404), ("forged", 401)):
            with pytest.raises(InvalidStatus) as refused:
                async with watching(address, table.id, token):
                    pass
            assert refused.value.response.status_code == status
            assert b'"code"' in (refused.value.response.body or b"")


async def test_broken_frames_are_answered_and_end_the_connection_in_the_end(database_url: str) -> None:
    async with process(database_url) as (server, address):
        table = await server.table("Ada")
        async with watching(address, table.id, table.players[0].token) as ada:
            await ada.next("view")
            await ada.connection.send('{"type":"ping"}')
            await ada.next("pong")
            for frame in (b"\xff\xfe", "{", "[" * 5000, "1"):
                await ada.connection.send(frame)
                assert (await ada.next("problem"))["code"] == "malformed-message"
            await ada.connection.send('{"type":"ping"}')
            await ada.next("pong")
            with pytest.raises(ConnectionClosed) as closed:
                for _ in range(20):
                    await ada.connection.send("{")
                await ada.next("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        assert (await table.players[0].look(table.id))["status"] == "playing"


async def test_a_client_that_never_reads_is_dropped_and_holds_nobody_up(database_url: str) -> None:
    async with running(database_url) as server, on_port(server) as address:
        table = await server.table("Ada")
        host, port = address.split(":")
        reader, writer = await asyncio.open_connection(host, int(port), limit=1024)
        writer.write(
            f"GET /ws/games/{table.id} HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {table.players[0].token}\r\n\r\n".encode()
        )
        await writer.drain()
        await reader.readline()
        hub = server.services.hub
        async with watching(address, table.id, table.players[0].token) as ada:
            await ada.next("view")
            audience = hub.audience(table.id)
            assert audience is not None
            big = msgspec.json.encode({"type": "presence", "x": "x" * 200_000}).decode()
            for _ in range(200):
                for watcher in audience.watchers():
                    watcher.send(big)
                await ada.next("presence")
                if hub.dropped:
                    break
            assert hub.dropped == 1
            done = await table.players[0].move(table.id, {"type": "Pick", "number": 1})
            assert done.status_code == 200
            await ada.reach(done.json()["seq"])
        writer.close()


class TestTwoProcesses:
    async def test_a_move_at_one_is_seen_at_the_other(self, database_url: str) -> None:
        async with process(database_url) as (first, _), process(database_url) as (_, elsewhere):
            table = await first.table("Ada", "Bob")
            async with watching(elsewhere, table.id, table.players[1].token) as bob:
                await bob.next("view")
                await table.pick_first()
                patch = await bob.next("patch")
                assert patch["seq"] == 2

    async def test_presence_is_shared(self, database_url: str) -> None:
        async with process(database_url) as (first, here), process(database_url) as (_, elsewhere):
            table = await first.table("Ada", "Bob")
            async with watching(here, table.id, table.players[0].token) as ada:
                await ada.next("view")
                async with watching(elsewhere, table.id, table.players[1].token):
                    while (await ada.next("presence"))["seats"] != [0, 1]:
                        pass
                while (await ada.next("presence"))["seats"] != [0]:
                    pass


def test_the_helper_notices_a_gap() -> None:
    watcher = Watcher.__new__(Watcher)
    watcher.messages, watcher.view, watcher.seq, watcher.choices = [], {}, 1, {}
    with pytest.raises(AssertionError, match="gap"):
        watcher.take({"type": "patch", "from": 2, "seq": 3, "patch": [], "choices": {}})


async def test_a_rematch_is_told_to_everybody_who_was_there_whatever_their_process(database_url: str) -> None:
    async with process(database_url) as (server, address), process(database_url) as (_, elsewhere):
        table = await server.table("Ada", "Bob", options={"target": 1})
        ada, bob = table.players
        await table.pick()
        await table.act(0, "Count", by=1)
        await table.act(0, "Pass")
        async with (
            watching(address, table.id, ada.token) as here,
            watching(elsewhere, table.id, bob.token) as there,
            watching(address, table.id, invite=table.invite) as guest,
        ):
            for watcher in (here, there, guest):
                await watcher.next("view")
            made = await ada.ok("POST", table.path("/rematch"), {})
            for watcher, told in ((here, made["id"]), (there, made["id"]), (guest, None)):
                assert (await watcher.next("table"))["table"]["rematch"] == told


async def test_a_table_whose_views_were_dropped_goes_on_by_patches(database_url: str) -> None:
    """What was worked out for its watchers is gone, and is made again."""
    async with process(database_url) as (server, address):
        table = await server.table("Ada", "Bob")
        async with (
            watching(address, table.id, table.players[0].token) as ada,
            watching(address, table.id, table.players[1].token) as bob,
        ):
            await ada.next("view")
            await bob.next("view")
            audience = server.services.hub.audience(table.id)
            assert audience is not None
            await table.pick_first()
            await ada.reach(2)
            assert audience.by_seat[0].view is not None
            audience._changed_at = -inf
            audience.drop_idle_views()
            assert [group.view for group in audience.by_seat.values()] == [None, None]
            await table.act(1, "Pick", number=2)
            for seat, watcher in enumerate((ada, bob)):
                await watcher.reach(3)
                assert [message["type"] for message in watcher.messages].count("view") == 1
                assert watcher.view == (await table.players[seat].look(table.id))["view"]
