"""Each entry carries a hash over itself and the one before; verifying names what does not fit."""

import copy
import hashlib
import json
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import msgspec
import pytest
import pytest_asyncio

from app.play.broken import BrokenLog
from app.play.exports import Document, export_all, import_document, read_document
from app.play.game_log import SNAPSHOT_EVERY
from app.play.table_loader import load_table, pack
from app.play.verification import verify_game
from app.problems import Invalid
from app.store import log
from app.store.database import Database
from app.store.games import find_game
from app.store.records import LogRow
from tests.support.games import GAMES
from tests.support.postgres import Cluster, copied_database, fresh_database
from tests.support.server import Server, Sitting, plain, running


async def game(server: Server) -> Sitting:
    """A game with a snapshot, an undone move and a take-back."""
    table = await server.table("Ada", "Bob", options={"target": 1000})
    await table.pick()
    for turn in range(SNAPSHOT_EVERY):
        await table.act(turn % 2, "Count", by=1)
        seq = (await table.act(turn % 2, "Count", by=2))["seq"]
        await table.players[turn % 2].ok("POST", table.path("/undo"), {"seq": seq})
        await table.act(turn % 2, "Pass")
    for player in table.players:
        await player.ok("POST", table.path("/takeback"), {"seq": 7})
    await server.settle()
    return table


class Played(NamedTuple):
    """A game as `game` plays it: its id, its document, and the name of a database that holds it and no other."""

    id: str
    document: Any
    database: str


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def played(migrated_cluster: Cluster) -> AsyncIterator[Played]:
    """One game for all that change a copy of it; nobody is connected to its database."""
    name = migrated_cluster.create()
    async with running(migrated_cluster.server.url(name)) as server:
        table = await game(server)
        document = plain(await export_all(server.services.db, table.id))
    yield Played(table.id, document, name)
    migrated_cluster.drop(name)


def hash_of(game_id: str, entries: list[LogRow]) -> bytes:
    """The hash of the last entry, made with other tools than the server's."""

    def bytes_of(value: Any) -> bytes:
        return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()

    found = hashlib.sha256(bytes_of(["regolith-log/1", game_id])).digest()
    for entry in entries:
        at = round(entry.at.timestamp() * 1_000_000)
        move, events = json.loads(entry.move), json.loads(entry.events)
        content = [entry.seq, entry.seat, move, events, entry.digest.hex(), at, entry.key]
        found = hashlib.sha256(found + bytes_of(content)).digest()
    return found


async def test_each_entry_is_chained_undo_and_take_back_as_well(server: Server) -> None:
    table = await game(server)
    rows = await log.entries(server.services.db, table.id)
    kinds = {next(iter(json.loads(row.move))) for row in rows}
    assert kinds >= {"start", "undo"}
    assert any("takeback" in json.loads(row.move) for row in rows)
    assert all(row.hash == hash_of(table.id, rows[:number]) for number, row in enumerate(rows, start=1))
    assert await verify_game(server.services.db, GAMES, table.id) == len(rows)


async def test_processes_go_on_with_each_others_chain(server: Server, database_url: str) -> None:
    table = await server.table("Ada", "Bob", options={"target": 1000})
    async with running(database_url) as other:
        bob = table.players[1]
        bob.client = other.client(bob.token)
        await table.pick()
        for turn in range(6):
            await table.act(turn % 2, "Count", by=1)
            await table.act(turn % 2, "Pass")
        rows = await log.entries(server.services.db, table.id)
        assert rows[-1].hash == hash_of(table.id, rows)


async def test_a_log_of_a_former_version_is_chained_from_where_it_stands(database_url: str) -> None:
    async with running(database_url) as server:
        table = await game(server)
        await server.services.db.do("UPDATE events SET hash = NULL")
    async with running(database_url) as server:
        db = server.services.db
        for player in table.players:
            player.client = server.client(player.token)
        before = await verify_game(db, GAMES, table.id)
        assert (await export_all(db, table.id)).format == "regolith-game/1"
        await table.act(1, "Count", by=1)
        await table.act(1, "Pass")
        rows = await log.entries(db, table.id)
        assert [row.hash is None for row in rows] == [True] * before + [False] * 2
        assert rows[-1].hash == hash_of(table.id, rows)
        await verify_game(db, GAMES, table.id)
        await db.do("UPDATE events SET at = at + interval '1 second' WHERE seq = 3")
        with pytest.raises(BrokenLog, match=f"entry {before + 1}: its hash is another: .* of an entry from 1 on"):
            await verify_game(db, GAMES, table.id)


CHANGES = {
    "UPDATE events SET seat = 1 - seat WHERE seq = 4": "entry 4: its hash is another: its seat",
    'UPDATE events SET move = \'{"type": "Pass"}\' WHERE seq = 5': "entry 5: its hash",
    'UPDATE events SET move = \'{"undo": 4, "takeback": true}\' WHERE seq = 6': "entry 6: its hash",
    "UPDATE events SET at = at + interval '1 microsecond' WHERE seq = 7": "entry 7: its hash",
    "UPDATE events SET key = 'other' WHERE seq = 8": "entry 8: its hash",
    "UPDATE events SET hash = sha256(hash) WHERE seq = 9": "entry 9: its hash is another: the hash itself was changed",
    "UPDATE events SET hash = NULL WHERE seq = 9": "entry 9: its hash is missing",
    "UPDATE events SET events = jsonb_set(events, '{0,more}', '1') WHERE seq = 4": r"entry 4: events\[0\].more",
    "UPDATE events SET seq = 0 WHERE seq = 1": "entry 0: no entry has this number",
    "UPDATE games SET to_move = '{}'": r"table row, to_move: it is \[\], but the log says \[1\]",
    "UPDATE games SET automatic = true": "table row, automatic",
    "UPDATE games SET status = 'finished'": "table row, status",
    "UPDATE games SET seq = seq - 1": "table row, seq",
    "UPDATE games SET seq = seq + 1": "it is missing",
    "UPDATE games SET options = '{\"target\": 1001}'": "table row, options",
    "UPDATE games SET components = 'toy-2'": "table row, components",
    "UPDATE games SET game = 'toz'": "table row, game",
    "UPDATE games SET updated = updated + interval '1 microsecond'": "table row, updated",
    "UPDATE seats SET kind = 'robot' WHERE seat = 1": "seat 1, kind",
    "UPDATE seats SET level = 7 WHERE seat = 0": "seat 0, level",
    "DELETE FROM seats WHERE seat = 1": "seats: ",
    "UPDATE seats SET name = 'Eve' WHERE seat = 1": "seat 1, name",
    "UPDATE seats SET link_hash = 'x' WHERE seat = 1": "seat 1, link_hash",
    "UPDATE games SET invite = 'x'": "table row, invite",
    "UPDATE games SET pace = 'days'": "table row, pace",
    "UPDATE games SET host = NULL": "table row, host",
    "UPDATE games SET created = now()": "table row, created",
    "UPDATE games SET closing = '{0}'": "table row, closing",
    "UPDATE games SET closing = '{}'": "table row, closing",
    "UPDATE games SET rematch = 'g1'": "table row, rematch",
    "UPDATE seals SET fields = fields || '{\"table row, spice\": null}'": "seal: it was changed",
    "DELETE FROM seals": "seal: it is missing",
    "UPDATE snapshots SET seq = seq - 1": "snapshot, seq",
    "UPDATE snapshots SET state = 'nonsense'": "snapshot, state: it cannot be read",
}


@pytest.mark.parametrize(("change", "place"), CHANGES.items())
async def test_a_change_in_the_rows_is_found_and_named(
    played: Played, migrated_cluster: Cluster, change: str, place: str
) -> None:
    with copied_database(migrated_cluster, played.database) as url:
        db = await Database(url, size=2).open()
        await verify_game(db, GAMES, played.id)
        assert await db.do(change)
        with pytest.raises(BrokenLog, match=f"game {played.id}, .*{place}"):
            await verify_game(db, GAMES, played.id)
        await db.close()


async def test_a_snapshot_of_another_state_is_found_and_not_used(server: Server) -> None:
    table = await game(server)
    db = server.services.db
    await db.do("DELETE FROM snapshots")
    other = await server.table("Eve", "Kim")
    live = await server.services.tables.live.get(other.id)
    snapshot = pack(live.game, live.points[-1])
    await db.do("INSERT INTO snapshots SELECT id, seq, $2 FROM games WHERE id = $1", table.id, snapshot.state)
    assert (await load_table(db, GAMES, table.id)).state == (await server.services.tables.live.get(table.id)).state
    with pytest.raises(BrokenLog, match="snapshot, state: it is no state of this game"):
        await verify_game(db, GAMES, table.id)


async def test_a_change_of_settings_seals_what_it_changes_and_that_alone(server: Server) -> None:
    table = await game(server)
    db = server.services.db
    await table.players[1].ok("POST", table.path("/seats/1/link"))
    await table.players[0].ok("POST", table.path("/invite"))
    await table.players[0].ok("POST", table.path("/takeback"), {"seq": 5})
    await verify_game(db, GAMES, table.id)
    await table.act(1, "Count", by=1)
    await verify_game(db, GAMES, table.id)
    await db.do("UPDATE seats SET name = 'Eve' WHERE seat = 0")
    await table.players[1].ok("POST", table.path("/seats/1/link"))
    for _ in range(2):
        with pytest.raises(BrokenLog, match="seat 0, name"):
            await verify_game(db, GAMES, table.id)


async def test_a_table_of_a_former_version_is_sealed_when_it_changes(server: Server) -> None:
    table = await game(server)
    db = server.services.db
    await db.do("DELETE FROM seals")
    await db.do("UPDATE events SET hash = NULL")
    await verify_game(db, GAMES, table.id)
    await table.players[0].ok("POST", table.path("/invite"))
    await verify_game(db, GAMES, table.id)
    await db.do("UPDATE games SET pace = 'days'")
    with pytest.raises(BrokenLog, match="table row, pace"):
        await verify_game(db, GAMES, table.id)


async def test_a_seal_of_a_former_version_without_closing_and_rematch_is_good_and_gains_them(server: Server) -> None:
    table = await game(server)
    db = server.services.db
    assert await db.do("UPDATE seals SET fields = fields - 'table row, closing' - 'table row, rematch'")
    await verify_game(db, GAMES, table.id)
    await table.players[0].ok("POST", table.path("/close"))
    await verify_game(db, GAMES, table.id)
    await table.players[0].ok("POST", table.path("/invite"))
    await verify_game(db, GAMES, table.id)
    await db.do("UPDATE games SET closing = '{0,1}'")
    with pytest.raises(BrokenLog, match="table row, closing"):
        await verify_game(db, GAMES, table.id)


DOCUMENTS: dict[str, tuple[Any, str]] = {
    "unknown field": (lambda d: d.update(more=1), "more"),
    "unknown field of an entry": (lambda d: d["entries"][3].update(more=1), r"entries\[3\]"),
    "unknown field of an event": (lambda d: d["entries"][3]["events"][0].update(more=1), r"entry 4: events\[0\].more"),
    "unknown field of the start": (lambda d: d["entries"][0]["move"]["start"].update(more=1), "start"),
    "unknown field beside the start": (lambda d: d["entries"][0]["move"].update(more=1), "first entry"),
    "renamed seat": (lambda d: d["seats"][0].update(name="Eve"), "seats: its seal"),
    "kind of a seat": (lambda d: d["seats"][0].update(kind="robot"), "seat 0, kind"),
    "pace": (lambda d: d.update(pace="days"), "pace: its seal"),
    "visibility": (lambda d: d.update(visibility="public"), "visibility: its seal"),
    "options": (lambda d: d.update(options={"target": 1}), "table row, options"),
    "game": (lambda d: d.update(game="toz"), "table row, game"),
    "id": (lambda d: d.update(id="g0000"), "game g0000, entry 1: its hash"),
    "seal": (lambda d: d.update(seal={}), "pace: its seal"),
    "format": (lambda d: d.update(format="regolith-game/1"), "format"),
    "no hashes": (lambda d: [entry.update(hash="") for entry in d["entries"]], "format"),
    "move": (lambda d: d["entries"][4].update(move={"type": "Pass"}), "entry 5: its hash"),
    "seat": (lambda d: d["entries"][4].update(seat=1), "entry 5: its hash"),
    "key": (lambda d: d["entries"][4].update(key="k"), "entry 5: its hash"),
    "time": (lambda d: d["entries"][4].update(at="2026-01-01T00:00:00Z"), "entry 5: its hash"),
    "time of no zone": (lambda d: d["entries"][4].update(at="2026-01-01T00:00:00"), "timezone"),
    "hash": (lambda d: d["entries"][4].update(hash="00"), "entry 5: its hash"),
}


@pytest.mark.parametrize("name", DOCUMENTS)
async def test_a_change_in_a_document_is_refused_and_named(played: Played, database_url: str, name: str) -> None:
    change, place = DOCUMENTS[name]
    document = copy.deepcopy(played.document)
    change(document)
    db = await Database(database_url, size=2).open()
    with pytest.raises((BrokenLog, Invalid), match=place):
        await import_document(db, GAMES, read_document(msgspec.json.encode(document)))
    assert await db.rows("SELECT id FROM games") == []
    await db.close()


async def test_a_chained_document_goes_on_elsewhere_and_its_keys_with_it(
    server: Server, migrated_cluster: Cluster
) -> None:
    table = await game(server)
    sent = await table.players[1].move(table.id, {"type": "Count", "by": 1}, Idempotency_Key="k")
    assert sent.status_code == 200
    document: Document = await export_all(server.services.db, table.id)
    assert document.entries[-1].key == "k"
    with fresh_database(migrated_cluster) as url:
        async with running(url) as other:
            row = await import_document(other.services.db, GAMES, document)
            assert row == await find_game(other.services.db, row.id)
            assert await verify_game(other.services.db, GAMES, table.id) == len(document.entries)
            assert plain(await export_all(other.services.db, table.id)) == plain(document)


async def test_players_get_neither_hashes_nor_keys_before_the_end(server: Server) -> None:
    table = await game(server)
    document = await table.players[1].ok("GET", table.path("/export"))
    assert document["seal"] == {}
    assert {(entry["hash"], entry["key"], entry["digest"]) for entry in document["entries"]} == {("", None, "")}
