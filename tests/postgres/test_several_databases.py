"""Games on two Postgres servers and people on a third: callers do not notice, and what looks across games looks
at both. What one server has lost is missed by nobody at the other."""

import asyncio
import re
from collections.abc import AsyncIterator
from datetime import timedelta
from typing import Any

import asyncpg
import pytest

from app.clock import now
from app.play.verification import verify_game
from app.postgres import EmbeddedPostgres
from app.postgres.address import plain_dsn
from app.store import cleanup, deadlines, games, notices, readiness, rematches, results
from app.store.errors import StoreUnavailable
from app.store.holders import check_databases, take
from app.store.slots import SLOTS, slot_of
from tests.support.forking import completed
from tests.support.games import GAMES
from tests.support.installations import installation, tables_in_both
from tests.support.server import Server, running, until

CLOCK = {"turn_seconds": 86_400}
A_GAME = """
    INSERT INTO games (id, game, options, status, pace, visibility, invite)
    VALUES ('g1', 'toy', '{}', 'lobby', 'live', 'private', 'x')
"""
CHANNEL = """
    INSERT INTO channels (id, user_id, kind, address, kinds, confirmed, created)
    VALUES ('of-bob', $1, 'webhook', 'http://127.0.0.1:9/', '{turn}', now(), now())
"""


@pytest.fixture(scope="module")
def urls(three_servers: list[EmbeddedPostgres]) -> tuple[str, str, str]:
    return installation(three_servers, "played")


@pytest.fixture
async def server(urls: tuple[str, str, str]) -> AsyncIterator[Server]:
    people, *of_games = urls
    async with running(people, games_database_url=" ".join(of_games)) as server:
        yield server


async def test_slots_are_told_alike_here_and_in_postgres(server: Server) -> None:
    for game_id in ("g1", "g0123456789abcdef", "Überall"):
        found = await server.services.db.people.row("SELECT game_slot($1)", game_id)
        assert found[0] == slot_of(game_id)


async def test_people_find_their_tables_wherever_they_lie(server: Server) -> None:
    db = server.services.db
    one, other = await tables_in_both(server, pace="relaxed", clock=CLOCK, visibility="public")
    ada, bob = one.players
    await db.people.do(CHANNEL, bob.id)
    for sitting in (one, other):
        await sitting.pick()
        await sitting.act(0, "Pass")
        await ada.ok("POST", sitting.path("/chat"), {"text": "Well, @Bob"})
        await bob.ok("POST", sitting.path("/chat"), {"text": "Well"})
    await server.settle()
    told = [notice for notice in await notices.of_user(db, bob.id) if notice.kind == "turn"]
    assert {notice.game_id for notice in told} == {one.id, other.id}
    both = {one.id, other.id}
    newest_first = [game_id for game_id in reversed(await games.all_ids(db)) if game_id in both]
    for which, expected in (("mine", [one.id, other.id]), ("watch", newest_first)):
        listed = [item["id"] for item in (await bob.ok("GET", f"/api/games?{which}"))["games"]]
        assert [item for item in listed if item in both] == expected
    assert len(await deadlines.running(db, [one.id, other.id])) == 2
    assert await deadlines.count_running(db) >= 2
    assert set(await games.all_ids(db)) >= both
    [friend] = (await bob.ok("GET", "/api/users/me/friends"))["friends"]
    assert friend["name"] == "Ada" and friend["together"] >= 2
    for sitting in (one, other):
        assert await verify_game(db, GAMES, sitting.id) > 1
        assert len((await bob.ok("GET", sitting.path("/chat")))["lines"]) == 2
        assert [row["id"] for row in await db.games(sitting.id).rows("SELECT id FROM games WHERE id = $1", sitting.id)]
        (elsewhere,) = set(db.all_games) - {db.games(sitting.id)}
        assert await elsewhere.rows("SELECT FROM games WHERE id = $1", sitting.id) == []
    exported = await ada.ok("GET", "/api/users/me/export")
    assert both <= {item["id"] for item in exported["tables"]}


async def test_pages_of_results_go_on_across_databases(server: Server) -> None:
    db = server.services.db
    sittings = [*await tables_in_both(server), *await tables_in_both(server)]
    ada = sittings[0].players[0]
    end = now()
    # Two of them ended at the same moment, in two databases.
    ended = [end, end, end - timedelta(hours=1), end - timedelta(hours=2)]
    for sitting, at in zip(sittings, ended, strict=True):
        await db.games(sitting.id).do(
            "INSERT INTO results (game_id, seat, user_id, kind, name, game, total, place, won, ended) "
            "VALUES ($1, 0, $2, 'human', 'Ada', 'toy', 10, 1, true, $3)",
            sitting.id,
            ada.id,
            at,
        )
    seen: list[str] = []
    before = None
    for _ in range(4):
        [page] = await results.history(db, ada.id, before=before, limit=1)
        seen.append(page.game_id)
        before = (page.ended, page.game_id)
    assert await results.history(db, ada.id, before=before, limit=1) == []
    assert seen == [*sorted((sittings[0].id, sittings[1].id), reverse=True), sittings[2].id, sittings[3].id]
    [played] = await results.by_game(db, ada.id)
    assert (played.played, played.won) == (4, 4)


async def test_a_rematch_lies_beside_its_game(server: Server) -> None:
    db = server.services.db
    for sitting in await tables_in_both(server):
        await db.games(sitting.id).do("UPDATE games SET status = 'finished' WHERE id = $1", sitting.id)
        found = await games.find_game(db, sitting.id)
        assert found is not None
        server.services.tables.live.forget(await server.services.tables.live.get(sitting.id))
        opened = await sitting.players[0].ok("POST", sitting.path("/rematch"), {})
        assert slot_of(opened["id"]) == slot_of(sitting.id)
        assert await rematches.games_before(db, opened["id"]) == [sitting.id]


async def test_a_deleted_user_is_forgotten_in_all_databases(server: Server) -> None:
    one, other = await tables_in_both(server)
    ada, bob = one.players
    for sitting in (one, other):
        await ada.ok("POST", sitting.path("/chat"), {"text": "Goodbye"})
    await ada.ok("POST", "/api/users/me/deletion", {"current": None})
    for sitting in (one, other):
        assert [seat["name"] for seat in (await bob.look(sitting.id))["seats"]] == ["Departed", "Bob"]
        [line] = (await bob.ok("GET", sitting.path("/chat")))["lines"]
        assert line["name"] is None


class Gone:
    """The pool of a database that does not answer."""

    def __getattr__(self, name: str) -> Any:
        async def refused(*_: object, **__: object) -> Any:
            if name != "expire_connections":
                raise ConnectionRefusedError("it is away")

        class Refused:
            """What `acquire` gives; it may be awaited as well as entered."""

            def __init__(self, *_: object, **__: object) -> None: ...

            __aenter__ = refused
            __aexit__ = refused

        return Refused if name == "acquire" else refused


async def test_games_of_the_others_go_on_while_one_database_is_away(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    db, services = server.services.db, server.services
    here, gone = await tables_in_both(server, visibility="public")
    ada, bob = here.players
    for sitting in (here, gone):
        await sitting.pick()
    monkeypatch.setattr(readiness, "GOOD_SECONDS", 0.0)
    with monkeypatch.context() as broken:
        broken.setattr(db.games(gone.id), "_pool", Gone())
        assert (await ada.call("POST", gone.path("/moves"), {"seq": 99, "move": {"type": "Pass"}})).status_code == 503
        await here.act(0, "Pass")
        await services.clocks.deadline_worker.look()
        assert here.id in [item["id"] for item in (await bob.ok("GET", "/api/games?mine"))["games"]]
        assert here.id in [item["id"] for item in (await bob.ok("GET", "/api/games?watch"))["games"]]
        async with server.client() as client:
            answer = await client.get("/readyz")
            assert answer.status_code == 200
            assert (answer.json()["game_databases"], answer.json()["game_databases_away"]) == (2, 1)
        # Nobody is forgotten while it is not known whether tables there know them.
        with pytest.raises(StoreUnavailable):
            [_ async for _ in cleanup.clear(db, "guests", now() + timedelta(days=1), 10)]
        broken.setattr(db.games(here.id), "_pool", Gone())
        async with server.client() as client:
            assert (await client.get("/readyz")).status_code == 503
    await gone.act(0, "Pass")
    assert gone.id in [item["id"] for item in (await bob.ok("GET", "/api/games?mine"))["games"]]


async def test_a_slot_that_two_claim_is_served_from_neither(server: Server) -> None:
    """As where a copy comes back while processes serve."""
    db = server.services.db
    one, _ = await tables_in_both(server)
    holder = db.games(one.id)
    (other,) = set(db.all_games) - {holder}
    before = (await other.row("SELECT held FROM game_slots"))["held"]
    await other.do("UPDATE game_slots SET held = $1", [*before, slot_of(one.id)])
    try:
        await until(lambda: db.holders[slot_of(one.id)] is None)
        refused = await one.players[0].call("GET", one.path("/log"))
        assert refused.status_code == 503
    finally:
        await other.do("UPDATE game_slots SET held = $1", before)
    await until(lambda: db.holders[slot_of(one.id)] is holder)


async def test_only_what_has_arrived_is_taken(server: Server) -> None:
    """A process that stood still takes slots that have moved on since it looked."""
    db = server.services.db
    one, other = db.all_games
    before = [set((await each.row("SELECT held FROM game_slots"))["held"]) for each in (one, other)]
    gone = max(before[0])
    await take(other, [gone])
    assert set((await other.row("SELECT held FROM game_slots"))["held"]) == before[1]
    await one.do("UPDATE game_slots SET held = array_remove(held, $1)", gone)
    await one.do("UPDATE game_slots SET arriving = ARRAY[$1::smallint]", gone)
    await take(one, [gone, *before[1]])
    row = await one.row("SELECT held, arriving FROM game_slots")
    assert (set(row["held"]), row["arriving"]) == (before[0], [])


def start(people: str, *of_games: str) -> str:
    """What `regolith verify --all` says on databases of an installation; "" where all is well."""
    environment = {
        "PATH": "/usr/bin:/bin",
        "DATABASE_URL": plain_dsn(people),
        "GAMES_DATABASE_URL": " ".join(plain_dsn(url) for url in of_games),
    }
    done = completed(["verify", "--all"], environment)
    assert (done.returncode == 2) == ("GAMES_DATABASE_URL" in done.stderr)
    return done.stderr


async def held(url: str) -> tuple[list[int], list[int]]:
    connection = await asyncpg.connect(plain_dsn(url))
    try:
        row = await connection.fetchrow("SELECT held, arriving FROM game_slots")
        return (row["held"], row["arriving"]) if row else ([], [])
    finally:
        await connection.close()


def test_wrong_settings_are_refused_and_change_nothing(three_servers: list[EmbeddedPostgres]) -> None:
    people, one, other = installation(three_servers, "settings")
    strange = installation(three_servers, "strange")
    check_databases(people, [one, other])
    before = asyncio.run(held(one)), asyncio.run(held(other))
    assert before == ((list(range(128)), []), (list(range(128, SLOTS)), []))
    # Their order means nothing.
    check_databases(people, [other, one])
    assert "holds 128 of the 256 slots" in start(people, one)
    assert "holds 0 of the 256 slots" in start(people)
    three_servers[1].execute(A_GAME, "strange")
    assert "has games, but not those of this installation" in start(people, one, other, strange[1])
    assert "128-255" in start(people, one, strange[2])
    assert (asyncio.run(held(one)), asyncio.run(held(other))) == before


def test_two_that_hold_the_same_slots_are_refused(three_servers: list[EmbeddedPostgres]) -> None:
    people, one, other = installation(three_servers, "twice")
    check_databases(people, [one, other])
    three_servers[2].execute("UPDATE game_slots SET held = held || '{0, 127}'::smallint[]", "twice")
    before = asyncio.run(held(one)), asyncio.run(held(other))
    assert re.fullmatch(
        r"regolith: GAMES_DATABASE_URL: [^\n]* both hold 2 of the 256 slots[^\n]*\n", start(people, one, other)
    )
    assert (asyncio.run(held(one)), asyncio.run(held(other))) == before


def test_games_beside_people_are_not_passed_over(three_servers: list[EmbeddedPostgres]) -> None:
    """Neither by one new database of games nor by several."""
    people, one, other = installation(three_servers, "beside")
    three_servers[0].execute(A_GAME, "beside")
    for named in ([one], [one, other]):
        said = start(people, *named)
        assert re.fullmatch(r"regolith: GAMES_DATABASE_URL: games lie in the database of DATABASE_URL[^\n]*\n", said)
    assert [asyncio.run(held(url)) for url in (one, other)] == [([], [])] * 2
    # Once they were moved, the former rows mean nothing.
    three_servers[1].execute(A_GAME, "beside")
    check_databases(people, [one])


def test_what_dies_while_slots_are_divided_is_finished_by_the_next(three_servers: list[EmbeddedPostgres]) -> None:
    people, one, other = installation(three_servers, "divided")
    half = "{" + ",".join(map(str, range(128))) + "}"
    three_servers[1].execute(
        f"INSERT INTO game_slots (id, number, held, arriving) VALUES (1, 1, '{{}}', '{half}')", "divided"
    )
    check_databases(people, [one, other])
    three_servers[2].execute("UPDATE game_slots SET held = '{}', arriving = held", "divided")
    check_databases(people, [one, other])
    assert len(asyncio.run(held(one))[0]) + len(asyncio.run(held(other))[0]) == SLOTS


def test_a_database_that_comes_to_one_with_games_gets_none_of_them(three_servers: list[EmbeddedPostgres]) -> None:
    people, one, other = installation(three_servers, "added")
    three_servers[2].execute(A_GAME, "added")
    check_databases(people, [one, other])
    assert asyncio.run(held(one))[0] == []
    assert len(asyncio.run(held(other))[0]) == SLOTS
    # A new game of a slot that is held elsewhere is refused by the database itself.
    with pytest.raises(Exception, match="not written here"):
        three_servers[1].execute(A_GAME.replace("g1", "g2"), "added")
