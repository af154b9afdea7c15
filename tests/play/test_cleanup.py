"""What nobody uses any more is cleared away after a time; what anybody might miss stays."""

from collections.abc import AsyncIterator
from datetime import timedelta

import pytest

from tests.support.finished import finished
from tests.support.server import Server, running
from tests.support.sessions import elsewhere
from tests.support.time import Hands, standing_clock

TOY = {"game": "toy", "seats": [{"kind": "human"}, {"kind": "human"}]}


@pytest.fixture
async def hands(database_url: str) -> AsyncIterator[tuple[Server, Hands]]:
    with standing_clock() as hands:
        async with running(database_url) as server:
            yield server, hands


async def count(server: Server, table: str) -> int:
    return int((await server.services.db.row(f"SELECT count(*) FROM {table}"))[0])


async def backdate(server: Server, hands: Hands) -> None:
    """The database writes the moment of some rows itself: let them have come at the time of the test's clock."""
    for column in ("users.created", "sessions.created", "sessions.seen", "games.created", "games.updated"):
        table, name = column.split(".")
        await server.services.db.do(f"UPDATE {table} SET {name} = $1 WHERE {name} > $1", hands.at)


async def test_a_lobby_that_only_its_host_waits_in_goes_and_one_with_a_guest_stays(
    hands: tuple[Server, Hands],
) -> None:
    server, time = hands
    ada, bob = await server.player("Ada"), await server.player("Bob")
    empty, joined = await ada.make(TOY), await ada.make(TOY)
    await bob.ok("POST", f"/api/games/{joined['id']}/join", {"invite": joined["invite_url"].rpartition("=")[2]})
    begun = await server.table("Cem", "Dan")
    await backdate(server, time)
    time.turn(days=29)
    await server.services.cleanup.clear()
    await ada.look(empty["id"])
    time.turn(days=2)
    await server.services.cleanup.clear()
    assert (await ada.call("GET", f"/api/games/{empty['id']}")).status_code == 404
    assert (await ada.look(joined["id"]))["status"] == "lobby"
    assert (await begun.players[0].look(begun.id))["status"] == "playing"
    assert server.services.cleanup.cleared["lobbies"] == 1


async def test_an_absent_guest_without_a_seat_is_forgotten(hands: tuple[Server, Hands]) -> None:
    server, time = hands
    gone, seen, host, known = [await server.player(name) for name in ("Gone", "Seen", "Host", "Known")]
    table = await server.table("Ada", "Bob")
    await host.make({**TOY, "seats": [{"kind": "automa"}, {"kind": "human"}]})
    await server.services.db.do("UPDATE seats SET user_id = NULL, name = '' WHERE user_id = $1", host.id)
    db = server.services.db
    await db.do("INSERT INTO credentials (user_id, address, address_key) VALUES ($1, 'a@b.cd', 'a@b.cd')", known.id)
    link = (await table.players[0].ok("POST", table.path("/seats/0/link")))["url"]
    heir = await server.player("Heir")
    await heir.ok("POST", table.path("/join"), {"invite": link.rpartition("=")[2]})
    await backdate(server, time)
    time.turn(days=366)
    await db.do("UPDATE sessions SET seen = $1 WHERE user_id = $2", time.at - timedelta(days=1), seen.id)
    await server.services.cleanup._clear("guests", 365)
    left = {row["name"] for row in await db.rows("SELECT name FROM users")}
    assert left == {"Seen", "Host", "Known", "Ada", "Bob", "Heir"}
    assert (await gone.call("GET", "/api/users/me")).status_code == 401


async def test_sessions_that_have_ended_and_secrets_whose_time_is_up_go(hands: tuple[Server, Hands]) -> None:
    server, time = hands
    ada = await server.player("Ada")
    other = await elsewhere(server, ada)
    await ada.ok("POST", "/api/users/me/device-code")
    assert (await count(server, "sessions"), await count(server, "one_time_secrets")) == (2, 1)
    await ada.ok("DELETE", "/api/users/me/sessions")
    time.turn(days=3)
    await server.services.cleanup.clear()
    assert (await count(server, "sessions"), await count(server, "one_time_secrets")) == (2, 0)
    time.turn(days=30)
    await server.services.cleanup.clear()
    assert await count(server, "sessions") == 1
    assert (await other.call("GET", "/api/users/me")).status_code == 401
    await ada.ok("GET", "/api/users/me")


async def test_nothing_goes_where_the_operator_says_never(database_url: str) -> None:
    with standing_clock() as time:
        async with running(database_url, clear_lobbies_after_days=0) as server:
            ada = await server.player("Ada")
            made = await ada.make(TOY)
            await backdate(server, time)
            time.turn(days=3_650)
            await server.services.cleanup.clear()
            await ada.look(made["id"])


async def test_a_table_that_was_branched_off_goes_with_its_log_and_the_other_game_stays(
    hands: tuple[Server, Hands],
) -> None:
    server, time = hands
    table = await finished(server, "Ada", "Bob")
    ada = table.players[0]
    left, played = [await ada.ok("POST", table.path("/branches"), {"seq": 3, "seat": 0}) for _ in range(2)]
    await backdate(server, time)
    time.turn(days=59)
    assert (await ada.move(played["id"], {"type": "Count", "by": 1})).is_success
    time.turn(days=2)
    await server.services.cleanup.clear()
    assert (await ada.call("GET", f"/api/games/{left['id']}")).status_code == 404
    rows = await server.services.db.rows("SELECT DISTINCT game_id FROM events")
    assert {row["game_id"] for row in rows} == {table.id, played["id"]}
    assert (await ada.look(table.id))["status"] == "finished"
    assert server.services.cleanup.cleared["branches"] == 1
