"""From the log to a live table: replay, snapshots, eviction, logs that are broken."""

import gc
import weakref

import msgspec
import pytest

from app.play.broken import BrokenLog
from app.play.game_log import SNAPSHOT_EVERY
from app.play.replay import digest_of
from app.play.table_loader import load_table, whole
from app.play.verification import verify_game
from app.problems import Unavailable
from app.store import log
from app.store.database import Database
from app.store.records import LogRow
from tests.support.games import GAMES
from tests.support.server import Server, Sitting, running
from tests.support.toy import Toy


async def long_game(server: Server, turns: int = SNAPSHOT_EVERY) -> Sitting:
    """A game with a snapshot and entries behind it: undone moves and a turn in progress."""
    table = await server.table("Ada", options={"target": 1000})
    await table.pick()
    await long_turns(table, turns)
    await table.act(0, "Count", by=2)
    await table.act(0, "Count", by=2)
    seq = (await table.act(0, "Count", by=1))["seq"]
    await table.players[0].ok("POST", table.path("/undo"), {"seq": seq})
    await server.settle()
    return table


async def long_turns(table: Sitting, turns: int) -> None:
    """So many moves of a player who is alone."""
    for _ in range(turns // 2):
        await table.act(0, "Count", by=1)
        await table.act(0, "Pass")


class TestReplay:
    async def test_live_state_is_the_fold_of_the_log_and_snapshot_with_tail(self, server: Server) -> None:
        table = await long_game(server)
        live = await server.services.tables.live.get(table.id)
        found = await log.load(server.services.db, table.id)
        assert found is not None
        _, snapshot, tail = found
        assert snapshot is not None
        assert len(tail) < 10
        short = await load_table(server.services.db, GAMES, table.id)
        assert short.snapshot_seq == snapshot.seq
        rows = await log.entries(server.services.db, table.id)
        long = whole(live.row, live.game, rows, every=True)
        assert live.state == short.state == long.points[-1].state
        assert [point.seq for point in short.points] == [point.seq for point in long.points]
        assert [point.seq for point in live.points] == [point.seq for point in long.points]

    async def test_a_take_back_past_the_snapshot_is_loaded_right(self, server: Server) -> None:
        table = await long_game(server)
        await table.players[0].ok("POST", table.path("/takeback"), {"seq": 5})
        await table.act(0, "Count", by=2)
        live = await server.services.tables.live.get(table.id)
        assert (await load_table(server.services.db, GAMES, table.id)).state == live.state
        await table.act(0, "Pass")
        await server.settle()
        assert (await load_table(server.services.db, GAMES, table.id)).state == live.state

    async def test_a_snapshot_that_cannot_be_read_is_done_without(self, server: Server) -> None:
        table = await long_game(server)
        live = await server.services.tables.live.get(table.id)
        await server.services.db.do("UPDATE snapshots SET state = 'nonsense'")
        assert (await load_table(server.services.db, GAMES, table.id)).state == live.state

    async def test_a_snapshot_that_lies_is_done_without(self, server: Server) -> None:
        table = await long_game(server)
        live = await server.services.tables.live.get(table.id)
        await server.services.db.do("UPDATE snapshots SET seq = seq - 1")
        assert (await load_table(server.services.db, GAMES, table.id)).state == live.state

    async def test_an_earlier_state_is_folded_from_the_snapshot_before_it(
        self, server: Server, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        table = await long_game(server, 3 * SNAPSHOT_EVERY)
        live = await server.services.tables.live.get(table.id)
        everything = whole(live.row, live.game, await log.entries(server.services.db, table.id))
        read: list[tuple[int, int]] = []
        entries = log.entries

        async def counted(db: Database, game_id: str, after: int = 0, until: int = log.MAX_SEQ) -> list[LogRow]:
            read.append((after, until))
            return await entries(db, game_id, after, until)

        monkeypatch.setattr(log, "entries", counted)
        for seq in (live.seq - 10, live.seq - 2 * SNAPSHOT_EVERY, SNAPSHOT_EVERY + 5):
            assert await server.services.tables.log.state_at(live, seq) == everything.states[seq]
        states = await server.services.tables.log.states_at(live, [live.seq - 20, live.seq - 9])
        assert states == {seq: everything.states[seq] for seq in (live.seq - 20, live.seq - 9)}
        assert len(read) == 4
        assert all(after > 0 and until - after <= SNAPSHOT_EVERY + 15 for after, until in read)

    async def test_an_earlier_state_behind_a_turn_taken_back_past_a_snapshot(self, server: Server) -> None:
        table = await long_game(server)
        await table.players[0].ok("POST", table.path("/takeback"), {"seq": 5})
        taken_back = (await table.players[0].look(table.id))["seq"]
        await long_turns(table, SNAPSHOT_EVERY // 2)
        live = await server.services.tables.live.get(table.id)
        everything = whole(live.row, live.game, await log.entries(server.services.db, table.id))
        for seq in (taken_back - 1, taken_back, taken_back + 1, live.seq - 3):
            assert await server.services.tables.log.state_at(live, seq) == everything.states[seq]

    async def test_what_was_seen_earlier_is_seen_again(self, server: Server) -> None:
        table = await server.table("Ada", "Bob")
        seen = [(await table.players[1].look(table.id))["view"]]
        for seat in (0, 1):
            await table.act(seat, "Pick", number=seat + 1)
            seen.append((await table.players[1].look(table.id))["view"])
        for seq, view in enumerate(seen, start=1):
            then = await table.players[1].ok("GET", table.path(f"?at={seq}"))
            assert (then["seq"], then["view"], then["choices"]["choices"]) == (seq, view, [])
        missing = await table.players[1].call("GET", table.path("?at=9"))
        assert (missing.status_code, missing.json()["code"]) == (404, "no-such-entry")


class TestMemory:
    async def test_tables_beyond_the_bound_are_dropped_and_come_back(self, database_url: str) -> None:
        async with running(database_url, live_tables=2) as server:
            tables = [await server.table("Ada") for _ in range(3)]
            assert server.services.tables.live.at_hand(tables[0].id) is None
            assert server.services.tables.live.at_hand(tables[2].id) is not None
            assert (await tables[0].players[0].look(tables[0].id))["seq"] == 1

    async def test_a_table_that_is_dropped_leaves_nothing_behind(self, database_url: str) -> None:
        async with running(database_url, live_tables=1) as server:
            table = await server.table("Ada")
            await table.pick()
            gone = weakref.ref((await server.services.tables.live.get(table.id)).lock)
            await server.table("Bob")
            gc.collect()
            assert gone() is None


class TestBrokenLogs:
    @pytest.mark.parametrize(
        ("damage", "why"),
        [
            ("UPDATE events SET digest = '\\x00' WHERE seq = 2", "entry 2: its digest is another"),
            ("DELETE FROM events WHERE seq = 2", "entry 2: it is missing"),
            ("DELETE FROM events WHERE seq = 3", "entry 3: it is missing"),
            ('UPDATE events SET events = \'[{"type":"Nonsense"}]\' WHERE seq = 2', "entry 2: it does not replay"),
            ("UPDATE events SET events = jsonb_set(events, '{0,by}', '2') WHERE seq = 3", "entry 3: its digest"),
            ("UPDATE games SET entropy = '\\x01'", "entry 1: the entropy is not the one committed to"),
        ],
    )
    async def test_a_broken_log_is_paused_and_named_and_goes_on_when_mended(
        self, server: Server, damage: str, why: str
    ) -> None:
        db = server.services.db
        table = await server.table("Ada")
        await table.pick()
        await table.act(0, "Count", by=1)
        assert await verify_game(db, GAMES, table.id) == 3
        await db.do("CREATE TABLE kept AS SELECT * FROM events")
        await db.do("CREATE TABLE kept_games AS SELECT id, entropy FROM games")
        await db.do(damage)
        with pytest.raises(BrokenLog, match=why):
            await verify_game(db, GAMES, table.id)
        for method, path in (("GET", ""), ("GET", "/log"), ("GET", "/export"), ("GET", "/choices")):
            refused = await table.players[0].call(method, table.path(path))
            assert (refused.status_code, refused.json()["code"]) == (503, "game-paused")
            assert "retry-after" not in refused.headers
        refused = await table.players[0].move(table.id, {"type": "Pass"}, 3)
        assert refused.json()["code"] == "game-paused"
        await db.do("DELETE FROM events")
        await db.do("INSERT INTO events SELECT * FROM kept")
        await db.do("UPDATE games SET entropy = k.entropy FROM kept_games k WHERE k.id = games.id")
        assert await verify_game(db, GAMES, table.id) == 3
        assert (await table.players[0].move(table.id, {"type": "Pass"}, 3)).status_code == 200

    async def test_a_broken_log_is_never_served(self, database_url: str) -> None:
        async with running(database_url) as server:
            table = await server.table("Ada")
            await table.pick()
            await server.services.db.do("UPDATE events SET digest = '\\x00' WHERE seq = 2")
        async with running(database_url) as server:
            table.players[0].client = server.client(table.players[0].token)
            refused = await table.players[0].call("GET", table.path())
            assert (refused.status_code, refused.json()["code"]) == (503, "game-paused")

    async def test_unknown_components_and_unknown_rules_are_not_served_wrong(
        self, database_url: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async with running(database_url) as server:
            table = await server.table("Ada")
        monkeypatch.setattr(Toy, "component_sets", lambda self: ("toy-2",))
        async with running(database_url) as server:
            table.players[0].client = server.client(table.players[0].token)
            refused = await table.players[0].call("GET", table.path())
            assert (refused.status_code, refused.json()["code"]) == (503, "unknown-components")
            assert "retry-after" not in refused.headers
            assert refused.json()["args"]["components"] == "toy-1"
            listed = await table.players[0].ok("GET", "/api/games?mine")
            assert [game["id"] for game in listed["games"]] == [table.id]
            await server.services.db.do("UPDATE games SET game = 'other'")
            refused = await table.players[0].call("GET", table.path())
            assert (refused.status_code, refused.json()["code"]) == (503, "unknown-game")
            assert "retry-after" not in refused.headers
            assert (await table.players[0].ok("GET", "/api/games?mine"))["games"] == []
            with pytest.raises(BrokenLog, match='table row, game: it is "other", but the log says "toy"'):
                await verify_game(server.services.db, GAMES, table.id)
            await server.services.db.do("UPDATE games SET game = 'toy'")
            with pytest.raises(Unavailable):
                await verify_game(server.services.db, GAMES, table.id)


def test_equal_states_have_equal_digests() -> None:
    game = GAMES.rules("toy")
    state = Toy().initial()
    again = game.decode_state(game.encode_state(state))
    assert digest_of(game, state) == digest_of(game, again)
    assert len(digest_of(game, state)) == 16
    assert msgspec.json.decode(game.encode_state(state))["target"] == 0
