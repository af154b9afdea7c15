"""Another name, a copy of one's data, and leaving for good."""

from datetime import timedelta
from typing import Any

import httpx
import msgspec
import pytest

from app.clock import now
from app.play.verification import verify_game
from app.store import notices, user_seats, users
from app.store.database import Database
from app.store.records import User
from tests.support.compressed import compress_all
from tests.support.games import GAMES
from tests.support.server import Player, Server, until
from tests.support.sessions import elsewhere

GONE = {"current": None}


async def names(player: Player, game_id: str) -> list[str]:
    """What the seats of a table are called."""
    return [seat["name"] for seat in (await player.look(game_id))["seats"]]


class TestName:
    async def test_running_tables_and_other_processes_show_the_new_name(self, server: Server) -> None:
        table = await server.table("Ada", "Bob")
        ada, bob = table.players
        other = await elsewhere(server, ada)
        await other.ok("GET", "/api/users/me")
        assert (await ada.ok("POST", "/api/users/me/name", {"name": " Grace "}))["user"]["name"] == "Grace"
        assert await names(bob, table.id) == ["Grace", "Bob"]
        assert (await other.ok("GET", "/api/users/me"))["user"]["name"] == "Grace"
        await table.pick()
        assert await verify_game(server.services.db, GAMES, table.id) > 1

    async def test_nobody_is_mistaken_for_another_or_for_an_automated_seat(self, server: Server) -> None:
        table = await server.table("Ada", "Bob", kinds=("automa",))
        ada, bob = table.players
        automa = (await names(ada, table.id))[2]
        for wish in ("BOB", automa, "robot"):
            await ada.ok("POST", "/api/users/me/name", {"name": wish})
            called = await names(bob, table.id)
            assert len({name.casefold() for name in called}) == 3 and called[0] != wish

    async def test_games_that_are_over_keep_the_name_that_was_played_under(self, server: Server) -> None:
        table = await server.table("Ada")
        ada = table.players[0]
        await server.services.db.do("UPDATE games SET status = 'finished' WHERE id = $1", table.id)
        await ada.ok("POST", "/api/users/me/name", {"name": "Grace"})
        assert await names(ada, table.id) == ["Ada"]

    async def test_a_table_that_is_cleared_away_meanwhile_stops_nothing_at_the_others(
        self, server: Server, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        table = await server.table("Ada", "Bob")
        ada, bob = table.players
        going_on = user_seats.going_on

        async def with_one_that_is_gone(db: Database, user_id: str) -> list[str]:
            return ["gone", *await going_on(db, user_id)]

        monkeypatch.setattr(user_seats, "going_on", with_one_that_is_gone)
        await ada.ok("POST", "/api/users/me/name", {"name": "Grace"})
        assert await names(bob, table.id) == ["Grace", "Bob"]

    async def test_a_bad_one_is_refused(self, server: Server) -> None:
        ada = await server.player("Ada")
        assert (await ada.call("POST", "/api/users/me/name", {"name": "\u202eadA"})).json()["code"] == "bad-name"


class TestNoticesOfOthers:
    """Bob hosts a table, and Ada's joining it is to be told to his webhook. It waits: sent again once Ada has gone, it
    would be withdrawn."""

    CHANNEL = """
        INSERT INTO channels (id, user_id, kind, address, kinds, confirmed, created)
        VALUES ('of-bob', $1, 'webhook', 'http://127.0.0.1:9/', '{joined}', now(), now())
    """
    KEPT = "SELECT id, state, coalesce(told->>'name', '') AS name FROM notices"

    @pytest.fixture(autouse=True)
    def _nothing_is_sent(self, monkeypatch: pytest.MonkeyPatch) -> None:
        async def nothing(*_: object) -> list[object]:
            return []

        monkeypatch.setattr("app.notify.worker.claim", nothing)

    async def join(self, server: Server) -> Player:
        ada, bob = await server.player("Ada"), await server.player("Bob")
        await server.services.db.do(self.CHANNEL, bob.id)
        made = await bob.make({"game": "toy", "seats": [{"kind": "human"}] * 2})
        await ada.ok("POST", f"/api/games/{made['id']}/join", {"invite": made["invite_url"].rpartition("=")[2]})
        return ada

    async def kept(self, server: Server) -> Any:
        await notices.take_over(server.services.db)
        [found] = await server.services.db.rows(self.KEPT)
        return found

    async def test_a_waiting_notice_names_no_deleted_user(self, server: Server) -> None:
        ada = await self.join(server)
        assert (await self.kept(server))["name"] == "Ada"
        await ada.ok("POST", "/api/users/me/deletion", GONE)
        kept = await self.kept(server)
        assert (kept["state"], kept["name"]) == ("waiting", "Departed")

    async def test_an_outbox_row_not_yet_taken_over_names_no_deleted_user(
        self, server: Server, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def nothing(*_: object) -> None:
            """Take nothing over."""

        with monkeypatch.context() as late:
            late.setattr(notices, "take_over", nothing)
            ada = await self.join(server)
            await ada.ok("POST", "/api/users/me/deletion", GONE)
        assert (await self.kept(server))["name"] == "Departed"

    async def test_what_has_ended_names_nobody(self, server: Server) -> None:
        await self.join(server)
        await notices.end(server.services.db, [(await self.kept(server))["id"]], "sent", now())
        kept = await self.kept(server)
        assert (kept["state"], kept["name"]) == ("sent", "")


OF_ADA = {
    "notes": "INSERT INTO notes VALUES ($1, $2, 'mine', 1, now())",
    "shown": "INSERT INTO shown VALUES ($1, $2, 1, now())",
    "nudges": "INSERT INTO nudges VALUES ($1, $2, now())",
    "premoves": "INSERT INTO premoves VALUES ($1, $2, 1, '[]')",
    "chat": "INSERT INTO chat (game_id, room, user_id, text, at) VALUES ($1, 'players', $2, 'Hello', now())",
}


async def of_nobody_left(server: Server, user_id: str) -> set[str]:
    """The tables of the database that still name a user who is gone."""
    db, found = server.services.db, set()
    columns = await db.rows(
        "SELECT c.table_name, c.column_name FROM information_schema.columns c "
        "WHERE c.table_schema = 'public' AND c.column_name IN ('user_id', 'host') AND c.table_name <> 'departed'"
    )
    for table, column in columns:
        if await db.row(f"SELECT FROM {table} WHERE {column} = $1", user_id) is not None:
            found.add(table)
    return found


async def test_tables_forget_deleted_users(server: Server) -> None:
    table = await server.table("Ada", "Bob")
    ada, _ = table.players
    for statement in OF_ADA.values():
        await server.services.db.do(statement, table.id, ada.id)
    assert OF_ADA.keys() <= await of_nobody_left(server, ada.id)
    await ada.ok("POST", "/api/users/me/deletion", GONE)
    assert await of_nobody_left(server, ada.id) == set()
    assert await server.services.db.row("SELECT FROM chat WHERE text = 'Hello'") is not None


async def test_what_is_left_is_forgotten_by_another_process(server: Server) -> None:
    """The process that deleted them, and noted it by the same statement, died after that."""
    table = await server.table("Ada", "Bob")
    ada, bob = table.players
    for statement in OF_ADA.values():
        await server.services.db.do(statement, table.id, ada.id)
    await users.DELETE.rows(server.services.db, user_id=ada.id)
    await server.services.cleanup.clear()
    assert await of_nobody_left(server, ada.id) == set()
    assert await names(bob, table.id) == ["Departed", "Bob"]
    assert len(await server.services.db.rows("SELECT FROM departed")) == 1
    await server.services.db.do("UPDATE departed SET at = at - interval '25 hours'")
    await server.services.cleanup.clear()
    assert await server.services.db.rows("SELECT FROM departed") == []


async def test_the_result_of_a_game_names_no_deleted_user(server: Server) -> None:
    table = await server.table("Ada", "Bob")
    await server.services.db.do(
        "INSERT INTO results (game_id, seat, user_id, kind, name, game, won, ended) "
        "SELECT game_id, seat, user_id, 'human', name, 'toy', false, now() FROM seats WHERE game_id = $1",
        table.id,
    )
    await table.players[0].ok("POST", "/api/users/me/deletion", GONE)
    rows = await server.services.db.rows("SELECT name FROM results WHERE game_id = $1 ORDER BY seat", table.id)
    assert [row["name"] for row in rows] == ["Departed", "Bob"]


async def test_all_that_is_kept_of_a_user_is_one_document(server: Server) -> None:
    table = await server.table("Ada", "Bob")
    ada = table.players[0]
    await table.pick_first()
    data = await ada.ok("GET", "/api/users/me/export")
    assert data["user"]["name"] == "Ada" and len(data["sessions"]) == 1
    [seat] = data["tables"]
    assert (seat["id"], seat["seat"], seat["name"]) == (table.id, 0, "Ada")
    assert seat["moves"][0]["move"]["type"] == "Pick"
    assert ada.token not in str(data)
    assert (data["passkeys"], data["hours"], data["vacations"], data["notices"]) == ([], None, [], [])

    hours = {"time_zone": "Europe/Berlin", "opens": "08:00", "closes": "22:00"}
    await ada.ok("PUT", "/api/users/me/hours", hours)
    await ada.ok("POST", "/api/users/me/vacations", {"begins": None, "ends": (now() + timedelta(days=3)).isoformat()})
    added = await ada.ok("POST", "/api/users/me/channels", {"kind": "chat", "address": "ntfy://moonbase"})
    await ada.ok("POST", f"/api/users/me/channels/{added['id']}/test")
    data = await ada.ok("GET", "/api/users/me/export")
    assert data["hours"] == hours and len(data["vacations"]) == 1
    assert [(item["channel"], item["kind"]) for item in data["notices"]] == [("chat", "test")]


async def test_hosted_tables_reactions_and_nudges_are_in_it(server: Server) -> None:
    table = await server.table("Ada", "Bob")
    ada, bob = table.players
    line = (await bob.ok("POST", table.path("/chat"), {"text": "Hello"}))["id"]
    await ada.ok("PUT", table.path(f"/chat/{line}/reactions/like"))
    await server.services.db.do("INSERT INTO nudges (game_id, user_id, at) VALUES ($1, $2, now())", table.id, ada.id)
    data = await ada.ok("GET", "/api/users/me/export")
    assert data["reactions"] == [{"game": table.id, "line": line, "symbol": "like"}]
    assert [(item["id"], item["status"], item["name"]) for item in data["hosted"]] == [(table.id, "playing", None)]
    assert [item["game"] for item in data["nudges"]] == [table.id]
    data = await bob.ok("GET", "/api/users/me/export")
    assert (data["reactions"], data["hosted"], data["nudges"]) == ([], [], [])


@pytest.mark.parametrize("compressed", [False, True])
async def test_moves_before_a_seat_was_handed_on_are_the_former_owners(server: Server, compressed: bool) -> None:
    table = await server.table("Ada", "Bob", options={"target": 6})
    ada, bob, cyd, dan = *table.players, await server.player("Cyd"), await server.player("Dan")
    await table.pick()
    for heir, owner in ((cyd, bob), (dan, cyd)):
        await table.act(0, "Pass")
        await owner.move(table.id, {"type": "Count", "by": 1})
        await owner.move(table.id, {"type": "Pass"})
        url = (await owner.ok("POST", table.path("/seats/1/link")))["url"]
        await heir.ok("POST", table.path("/join"), {"invite": url.rpartition("=")[2]})
    if compressed:
        await ada.ok("POST", table.path("/close"))
        await dan.ok("POST", table.path("/close"))
        assert await compress_all(server.services.db) == [table.id]
    found = {}
    for player in (bob, cyd, dan):
        [seat] = (await player.ok("GET", "/api/users/me/export"))["tables"]
        types = [entry["move"]["type"] for entry in seat["moves"] if "type" in entry["move"]]
        found[player.id] = (seat["seat"], seat["name"], types)
    turn = ["Count", "Pass"]
    assert found[bob.id] == (1, None, ["Pick", *turn])
    assert found[cyd.id] == (1, None, turn)
    assert found[dan.id] == (1, "Dan", [])


class TestDeletion:
    async def test_seats_are_departed_and_the_game_stays_whole(self, server: Server) -> None:
        table = await server.table("Ada", "Bob")
        ada, bob = table.players
        await table.pick()
        before = await server.services.db.rows("SELECT * FROM events ORDER BY seq")
        await ada.ok("POST", "/api/users/me/deletion", GONE)
        assert (await ada.call("GET", "/api/users/me")).status_code == 401
        assert await names(bob, table.id) == ["Departed", "Bob"]
        called = [seat["called"] for seat in (await bob.look(table.id))["seats"]]
        assert called == [{"type": "phrase", "key": "seat-name-departed", "args": {"number": 1}}, None]
        after = await server.services.db.rows("SELECT * FROM events ORDER BY seq")
        assert after[: len(before)] == before
        departed = msgspec.json.decode(after[len(before)]["move"])
        assert departed["stand-in"] == {"name": "Departed", "why": "resigned"}
        assert await verify_game(server.services.db, GAMES, table.id) > len(before)

    async def test_a_stand_in_plays_on_for_a_departed_player(self, server: Server) -> None:
        table = await server.table("Ada", "Bob")
        ada, bob = table.players
        await ada.ok("POST", "/api/users/me/deletion", GONE)
        assert [seat["stand_in"] for seat in (await bob.look(table.id))["seats"]] == ["resigned", None]
        await until(lambda: (at_hand := server.services.tables.live.at_hand(table.id)) and at_hand.to_move() == (1,))

    async def test_where_nobody_is_left_no_robot_plays_on(self, server: Server) -> None:
        table = await server.table("Ada", "Bob")
        ada, bob = table.players
        await ada.ok("POST", "/api/users/me/deletion", GONE)
        await bob.ok("POST", "/api/users/me/deletion", GONE)
        assert [
            row["stand_in"] for row in await server.services.db.rows("SELECT stand_in FROM seats ORDER BY seat")
        ] == ["resigned", None]
        await verify_game(server.services.db, GAMES, table.id)

    async def test_the_next_at_the_table_hosts_it_and_gives_the_seat_to_somebody(self, server: Server) -> None:
        table = await server.table("Ada", "Bob")
        ada, bob = table.players
        await ada.ok("POST", "/api/users/me/deletion", GONE)
        link = (await bob.ok("POST", table.path("/seats/0/link")))["url"]
        eve = await server.player("Eve")
        joined = await eve.ok("POST", table.path("/join"), {"invite": link.rpartition("=")[2]})
        assert joined["seat"] == 0 and await names(bob, table.id) == ["Eve", "Bob"]
        assert await verify_game(server.services.db, GAMES, table.id) > 1

    async def test_in_a_lobby_the_seat_is_free_again(self, server: Server) -> None:
        ada, bob = await server.player("Ada"), await server.player("Bob")
        made = await ada.make({"game": "toy", "seats": [{"kind": "human"}, {"kind": "human"}]})
        await bob.ok("POST", f"/api/games/{made['id']}/join", {"invite": made["invite_url"].rpartition("=")[2]})
        await bob.ok("POST", "/api/users/me/deletion", GONE)
        assert await names(ada, made["id"]) == ["Ada", ""]

    async def test_nothing_that_was_the_users_alone_is_left(self, server: Server, database_url: str) -> None:
        table = await server.table("Ada", "Bob")
        ada, bob = table.players
        link = (await ada.ok("POST", table.path("/seats/0/link")))["url"]
        eve = await server.player("Eve")
        await eve.ok("POST", table.path("/join"), {"invite": link.rpartition("=")[2]})
        await ada.ok("POST", "/api/users/me/device-code")
        await ada.ok("POST", "/api/users/me/deletion", GONE)
        db = await Database(database_url).open()
        columns = await db.rows(
            "SELECT table_name AS of, column_name AS name FROM information_schema.columns "
            "WHERE table_schema = 'public' AND table_name NOT IN ('events', 'snapshots', 'departed')"
        )
        for column in columns:
            said = f'SELECT count(*) FROM "{column["of"]}" WHERE "{column["name"]}"::text LIKE $1'
            assert (await db.row(said, f"%{ada.id}%"))[0] == 0, f"{column['of']}.{column['name']}"
        await db.close()
        assert await names(bob, table.id) == ["Eve", "Bob"]

    async def test_a_session_that_begins_meanwhile_is_nobodys(
        self, server: Server, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        ada = await server.player("Ada")
        begun: list[httpx.AsyncClient] = []

        async def begin_and_delete(db: Database, user_id: str, name: str) -> None:
            token = await server.services.accounts.begin(User(user_id, "Ada"), "phone")
            begun.append(server.client(token))
            assert (await begun[0].get("/api/users/me")).status_code == 200
            await users.delete_user(db, user_id, name)

        monkeypatch.setattr("app.accounts.accounts.delete_user", begin_and_delete)
        assert (await ada.call("POST", "/api/users/me/deletion", GONE)).status_code == 204
        assert (await begun[0].get("/api/users/me")).status_code == 401

    async def test_every_reference_to_a_user_is_let_go(self, server: Server) -> None:
        left = await server.services.db.rows(
            "SELECT conrelid::regclass::text AS of FROM pg_constraint "
            "WHERE contype = 'f' AND confrelid = 'users'::regclass AND confdeltype = 'a'"
        )
        assert left == []
