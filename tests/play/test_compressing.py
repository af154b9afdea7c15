"""The log of an old game is one compressed row, and everything about the game is as it was."""

import asyncio
import gzip
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from app.changes import Changes
from app.play import exports
from app.play.broken import BrokenLog
from app.play.compressing import Compressing, restore_of
from app.play.exports import export_all, import_document, read_document
from app.play.game_log import SNAPSHOT_EVERY
from app.play.history import Histories, history_document
from app.play.left_out import are_left_out, restored
from app.play.replay import digest_of
from app.play.tables import Tables
from app.play.verification import verify_game
from app.store import log, user_seats
from app.store.database import Database
from app.store.log_codec import UncompressibleLog, UnreadableLog, compress, decompress
from app.store.records import LogRow
from app.tasks import BackgroundTasks
from tests.support.compressed import compress_all, rows_of
from tests.support.finished import finished
from tests.support.games import GAMES
from tests.support.server import Json, Server, Sitting, plain, running
from tests.support.time import standing_clock

PROJECT = Path(__file__).resolve().parents[2]
LOGS = PROJECT / "tests" / "logs"
RECORDED = (
    "v1/two-with-lunas",
    "v2-chained/takeback-agreed",
    "v3-modules/campaign-fourth",
    "v4/four-with-robots",
    "v4/undone",
    "shackleton-v1/robots",
    "shackleton-v1/takeback-agreed",
    "shackleton-v1/astrobot-hard",
)
"""Both games; logs without hashes, with some and with all; undo, take-back, robots and automas."""
COMPRESSED = {"events": 0, "snapshots": 0, "compressed_logs": 1}


@pytest.mark.parametrize("name", RECORDED)
async def test_a_recorded_game_is_what_it_was(name: str, database_url: str) -> None:
    document = read_document(gzip.decompress((LOGS / f"{name}.json.gz").read_bytes()))
    db = await Database(database_url, size=2).open()
    try:
        row = await import_document(db, GAMES, document)
        before, entries = plain(await export_all(db, row.id)), await log.entries(db, row.id)
        assert await compress_all(db) == [row.id]
        assert await rows_of(db, row.id) == COMPRESSED
        found, game = await log.entries(db, row.id), GAMES.rules(row.game)
        assert are_left_out(found) is (entries[-1].hash is not None)
        assert (restored(row.id, game, found) if are_left_out(found) else found) == entries
        assert [entry.move for entry in await log.entries(db, row.id, 5, 9)] == [entry.move for entry in entries[5:9]]
        assert plain(await export_all(db, row.id, GAMES)) == before
        assert await verify_game(db, GAMES, row.id) == len(entries)
        await _is_played_back(db, row.id, len(entries))
        assert await compress_all(db) == []
    finally:
        await db.close()


async def _is_played_back(db: Database, game_id: str, length: int) -> None:
    """Earlier states are found, and how the rounds went."""
    document = await export_all(db, game_id, GAMES)
    tables = Tables(db, GAMES, Changes(), BackgroundTasks())
    table = await tables.live.get(game_id)
    numbers = {1, length // 3, length // 2, length - 1, length}
    states = await tables.log.states_at(table, numbers)
    assert {number: digest_of(table.game, state).hex() for number, state in states.items()} == {
        number: document.entries[number - 1].digest for number in numbers
    }
    assert history_document(table, await Histories(db).of(table))["seq"] == length


async def long_game(server: Server) -> Sitting:
    """A game of the toy that is over, with snapshots, undo, keys of both kinds, lines of the talk and a note."""
    table = await server.table("Ada", "Bob", options={"target": SNAPSHOT_EVERY}, visibility="public")
    await table.pick()
    for turn in range(SNAPSHOT_EVERY):
        seat = turn % 2
        player = table.players[seat]
        key = f"{turn:032x}" if seat else f"key {turn}"
        assert (await player.move(table.id, {"type": "Count", "by": 1}, Idempotency_Key=key)).is_success
        await player.ok("POST", table.path("/undo"), {"seq": (await table.act(seat, "Count", by=2))["seq"]})
        await table.act(seat, "Pass")
    await server.settle()
    assert (await table.players[0].look(table.id))["status"] == "finished"
    for player in table.players:
        await player.ok("POST", table.path("/chat"), {"text": "good game"}, Idempotency_Key="line")
        await player.ok("PUT", table.path("/note"), {"text": "well played", "version": 0})
    return table


ASKED = (
    "",
    "/log",
    "/log?after=7&until=20",
    "/history",
    "/standings",
    "/export",
    "/chat",
    "/note",
    "/since?after=9",
    "/since",
)


async def answers(table: Sitting) -> list[Any]:
    """What both players are told of the game."""
    found: list[Any] = []
    for player in table.players:
        for place in ASKED:
            answer = await player.call("GET", table.path(place))
            found.append((place, answer.status_code, answer.json()))
        found.append((await player.ok("GET", "/api/users/me/export"))["tables"])
        found.append(await player.ok("GET", "/api/users/me/results"))
    return found


async def test_people_are_told_the_same_by_a_server_that_restarts(database_url: str) -> None:
    async with running(database_url) as server:
        table = await long_game(server)
        assert (await rows_of(server.services.db, table.id))["snapshots"] > 0
        tokens = [player.token for player in table.players]
    async with running(database_url) as server:
        before = await answers(again(server, table, tokens))
        assert {200} <= {status for _, status, _ in (item for item in before if isinstance(item, tuple))}
    async with running(database_url) as server:
        assert await compress_all(server.services.db) == [table.id]
        assert await answers(again(server, table, tokens)) == before


def again(server: Server, table: Sitting, tokens: list[str]) -> Sitting:
    """The same people at another server."""
    for player, token in zip(table.players, tokens, strict=True):
        player.client = server.client(token)
    return table


async def test_a_move_that_is_sent_again_with_its_key_gets_its_answer(server: Server) -> None:
    table = await server.table("Ada", "Bob", options={"target": 1})
    await table.pick()
    ada = table.players[0]
    seq = (await ada.look(table.id))["seq"]
    first = await ada.move(table.id, {"type": "Count", "by": 1}, seq, Idempotency_Key="once")
    await table.act(0, "Pass")
    await server.settle()
    await compress_all(server.services.db)
    answer = await ada.move(table.id, {"type": "Count", "by": 1}, seq, Idempotency_Key="once")
    assert (answer.status_code, answer.json()) == (200, first.json())
    refused = await ada.move(table.id, {"type": "Count", "by": 1}, seq, Idempotency_Key="twice")
    assert refused.status_code == 409


async def test_somebody_leaves_for_good_and_the_game_verifies(server: Server) -> None:
    table = await long_game(server)
    await compress_all(server.services.db)
    ada, bob = table.players
    await ada.ok("POST", "/api/users/me/deletion", {"current": None})
    seen = await bob.look(table.id)
    assert [seat["name"] == "Ada" for seat in seen["seats"]] == [False, False]
    lines = (await bob.ok("GET", table.path("/chat")))["lines"]
    assert len(lines) == 2
    assert await verify_game(server.services.db, GAMES, table.id) == seen["seq"]
    assert await rows_of(server.services.db, table.id) == COMPRESSED


async def test_a_rematch_follows_a_compressed_game(server: Server) -> None:
    table = await finished(server, "Ada", "Bob")
    await compress_all(server.services.db)
    made: Json = await table.players[0].ok("POST", table.path("/rematch"))
    assert made["status"] == "lobby"


async def test_only_what_was_over_long_ago_is_compressed(database_url: str) -> None:
    with standing_clock() as time:
        async with running(database_url, compress_games_after_days=30) as server:
            db, compressing = server.services.db, server.services.compressing
            over, going_on = await finished(server, "Ada", "Bob"), await server.table("Cem", "Dan")
            for column in ("created", "updated"):
                await db.do(f"UPDATE games SET {column} = $1 WHERE {column} > $1", time.at)
            time.turn(days=29)
            await compressing.compress(pause=0)
            assert (await rows_of(db, over.id))["compressed_logs"] == 0
            time.turn(days=2)
            await compressing.compress(pause=0)
            assert await rows_of(db, over.id) == COMPRESSED
            assert (await rows_of(db, going_on.id))["compressed_logs"] == 0
            assert compressing.compressed == 1


async def test_nothing_is_compressed_where_the_operator_says_never(server: Server) -> None:
    table = await finished(server, "Ada", "Bob")
    with standing_clock() as time:
        time.turn(days=30_000)
        await Compressing(server.services.db, GAMES, 0).run_forever()
    assert (await rows_of(server.services.db, table.id))["compressed_logs"] == 0


async def test_a_broken_log_stays_as_it_is_and_stops_no_other(server: Server) -> None:
    db = server.services.db
    broken, sound = await finished(server, "Ada", "Bob"), await finished(server, "Cem", "Dan")
    await db.do("UPDATE events SET hash = sha256('x') WHERE game_id = $1 AND seq = 2", broken.id)
    assert await compress_all(db) == [sound.id]
    assert (await rows_of(db, broken.id))["compressed_logs"] == 0
    with pytest.raises(BrokenLog, match="entry 2: its hash"):
        await verify_game(db, GAMES, broken.id)


async def test_a_process_tries_a_broken_log_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    db, tried = server.services.db, list[str]()
    broken, sound = await finished(server, "Ada", "Bob"), await finished(server, "Cem", "Dan")
    await db.do("UPDATE events SET hash = sha256('x') WHERE game_id = $1 AND seq = 2", broken.id)
    monkeypatch.setattr("app.store.compressed_logs.compress", noted(tried, compress))
    compressing = Compressing(db, GAMES, 1)
    with standing_clock() as time:
        time.turn(days=30_000)
        for _ in range(3):
            await compressing.compress(pause=0)
    assert sorted(tried) == sorted([broken.id, sound.id])


def noted(tried: list[str], compress: Callable[..., bytes]) -> Callable[..., bytes]:
    """What compresses, and notes of which game."""

    def compressing(game_id: str, *more: Any) -> bytes:
        tried.append(game_id)
        return compress(game_id, *more)

    return compressing


async def test_a_compressed_log_that_is_broken_pauses_its_game_until_it_is_mended(database_url: str) -> None:
    async with running(database_url) as server:
        table = await finished(server, "Ada", "Bob")
        await compress_all(server.services.db)
        await server.services.db.do("CREATE TABLE kept AS SELECT * FROM compressed_logs")
        await server.services.db.do("UPDATE compressed_logs SET data = set_byte(data, 40, 255 - get_byte(data, 40))")
        token = table.players[0].token
    async with running(database_url) as server:
        ada, db = again(server, table, [token, token]).players[0], server.services.db
        for _ in range(2):
            refused = await ada.call("GET", table.path())
            assert (refused.status_code, refused.json()["code"]) == (503, "game-paused")
        with pytest.raises(BrokenLog, match="compressed log: it cannot be read"):
            await verify_game(db, GAMES, table.id)
        await db.do("UPDATE compressed_logs SET data = kept.data FROM kept")
        await verify_game(db, GAMES, table.id)
        assert (await ada.look(table.id))["status"] == "finished"


async def test_two_workers_share_the_games(server: Server, database_url: str) -> None:
    ids = {(await finished(server, "Ada", "Bob")).id for _ in range(6)}
    other = await Database(database_url, size=2).open()
    try:
        done = await asyncio.gather(*(compress_all(db) for db in (server.services.db, other) * 2))
    finally:
        await other.close()
    assert sorted(game_id for some in done for game_id in some) == sorted(ids)
    for game_id in ids:
        assert await rows_of(server.services.db, game_id) == COMPRESSED
        await verify_game(server.services.db, GAMES, game_id)


async def test_a_game_that_another_worker_has_is_left_to_it(server: Server) -> None:
    first, second = await finished(server, "Ada", "Bob"), await finished(server, "Cem", "Dan")
    db = server.services.db
    async with db.transaction() as connection:
        await connection.execute("SELECT FROM games WHERE id = $1 FOR NO KEY UPDATE", first.id)
        assert await compress_all(db) == [second.id]
    assert await compress_all(db) == [first.id]


KILLED = """
import asyncio, sys
from datetime import UTC, datetime
from app.store import compressed_logs
from app.store.database import Database

class Hanging:
    async def within(self, connection, **named):
        print("half done", flush=True)
        await asyncio.sleep(3600)

async def main():
    compressed_logs.DELETE_SNAPSHOTS = Hanging()
    db = await Database(sys.argv[1], size=1).open()
    later = datetime(2100, 1, 1, tzinfo=UTC)
    await compressed_logs.compress_next(db.all_games[0], later, None, lambda *_: lambda rows: rows)

asyncio.run(main())
"""


async def test_a_worker_that_is_killed_half_way_has_changed_nothing(server: Server, database_url: str) -> None:
    table = await long_game(server)
    db = server.services.db
    before, held = await log.entries(db, table.id), await rows_of(db, table.id)
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", KILLED, database_url, cwd=PROJECT, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    assert await process.stdout.readline() == b"half done\n"
    assert await rows_of(db, table.id) == held
    process.kill()
    await process.wait()
    for _ in range(1200):
        # Until the database has noticed that nobody is there any more, and lets go of the game.
        if await compress_all(db):
            break
        await asyncio.sleep(0.05)
    assert await rows_of(db, table.id) == COMPRESSED
    assert restored(table.id, GAMES.rules("toy"), await log.entries(db, table.id)) == before
    await verify_game(db, GAMES, table.id)


def nothing(rows: list[LogRow]) -> list[LogRow]:
    """What rules restore that do not know the game."""
    return []


async def test_every_change_of_the_bytes_is_found_and_no_broken_log_is_compressed(server: Server) -> None:
    table = await finished(server, "Ada", "Bob")
    entries = await log.entries(server.services.db, table.id)
    restore = restore_of(GAMES, "toy", table.id)
    data, with_digests = compress(table.id, entries, restore), compress(table.id, entries, nothing)
    assert restore(decompress(table.id, data)) == entries == decompress(table.id, with_digests)
    assert len(data) < len(with_digests)
    for place in range(len(data)):
        with pytest.raises(UnreadableLog):
            decompress(table.id, data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :])
    with pytest.raises(UnreadableLog, match="its last hash is another"):
        decompress("another", with_digests)
    for rows in (entries[1:], entries[:2] + entries[3:], [], entries[::-1]):
        with pytest.raises(UncompressibleLog):
            compress(table.id, rows, restore)


async def test_without_its_rules_a_game_is_compressed_with_its_digests(server: Server) -> None:
    table = await finished(server, "Ada", "Bob")
    db = server.services.db
    entries = await log.entries(db, table.id)
    await db.do("UPDATE games SET game = 'unknown'")
    assert await compress_all(db) == [table.id]
    assert await log.entries(db, table.id) == entries
    assert (await export_all(db, table.id)).entries[0].digest == entries[0].digest.hex()


class Otherwise:
    """The toy's rules, as a version that makes other states of the same events."""

    def __init__(self, game: Any, other: bytes) -> None:
        self._game, self._other = game, other

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def encode_state(self, state: Any) -> bytes:
        """Another encoding of some states, not of the last one."""
        found: bytes = self._game.encode_state(state)
        return found if self._game.outcome(state) else found + self._other


async def test_rules_that_make_other_states_of_the_events_are_found_out(server: Server) -> None:
    table = await finished(server, "Ada", "Bob")
    await compress_all(server.services.db)
    rows = await log.entries(server.services.db, table.id)
    game: Any = GAMES.rules("toy")
    with pytest.raises(BrokenLog, match=f"entry {len(rows)}: its hash is another"):
        restored(table.id, Otherwise(game, b" "), rows)
    with pytest.raises(BrokenLog, match="its hash is another"):
        restored("another", game, rows)
    changed = replace(rows[-1], digest=b"d" * 16)
    with pytest.raises(BrokenLog, match=f"entry {len(rows)}: its digest is another"):
        restored(table.id, game, [*rows[:-1], changed])


async def test_an_export_is_made_in_a_thread(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    threads = list[int]()
    made = exports._document

    def noting(*values: Any, **named: Any) -> exports.Document:
        threads.append(threading.get_ident())
        return made(*values, **named)

    monkeypatch.setattr(exports, "_document", noting)
    on = await server.table("Ada")
    await on.players[0].ok("GET", on.path("/export"))
    over = await finished(server, "Ada")
    await over.players[0].ok("GET", over.path("/export"))
    assert await compress_all(server.services.db) == [over.id]
    await over.players[0].ok("GET", over.path("/export"))
    assert len(threads) == 3 and threading.get_ident() not in threads


class Interrupted:
    """A statement, before one of whose answers something else happens."""

    def __init__(self, statement: Any, number: int, what: Callable[[], Any]) -> None:
        self._statement, self._left, self._what = statement, number, what

    async def rows(self, db: Database, **values: Any) -> Any:
        self._left -= 1
        if self._left == 0:
            await self._what()
        return await self._statement.rows(db, **values)


@pytest.mark.parametrize("at_once", [10, 41])
async def test_a_log_that_is_compressed_while_it_is_read_is_read_whole(
    server: Server, monkeypatch: pytest.MonkeyPatch, at_once: int
) -> None:
    table = await long_game(server)
    db = server.services.db
    exported = plain(await export_all(db, table.id))
    length = len(await log.entries(db, table.id))
    assert length > 2 * at_once
    monkeypatch.setattr(log, "MAX_ENTRIES_AT_ONCE", at_once)
    monkeypatch.setattr(log, "FIRST_ENTRIES", Interrupted(log.FIRST_ENTRIES, 2, lambda: compress_all(db)))
    assert plain(await export_all(db, table.id, GAMES)) == exported
    assert await rows_of(db, table.id) == COMPRESSED
    assert [entry.seq for entry in await log.entries(db, table.id, 5, length - 1)] == [*range(6, length)]


async def test_moves_of_a_log_that_is_compressed_meanwhile_are_listed_once(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await finished(server, "Ada", "Bob")
    db, ada = server.services.db, table.players[0]
    moves = await user_seats.moves_of(db, ada.id)
    compressing = Interrupted(user_seats.COMPRESSED_LOGS, 1, lambda: compress_all(db))
    monkeypatch.setattr(user_seats, "COMPRESSED_LOGS", compressing)
    assert await user_seats.moves_of(db, ada.id) == moves != []
    assert await rows_of(db, table.id) == COMPRESSED
