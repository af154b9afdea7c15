"""Who played a seat to the end of its game stays there: no link hands it on, and nothing of a stand-in is lost."""

import pytest

from app.accounts.tokens import hashed, new_token
from app.play.broken import BrokenLog
from app.play.exports import export_all, import_document
from app.play.verification import verify_game
from app.store.pausing import pause
from app.store.seals import changing
from app.store.seat_links import set_link
from app.store.stand_ins import set_stand_in
from tests.support.games import GAMES
from tests.support.postgres import Cluster, fresh_database
from tests.support.queueing import held, refusal
from tests.support.server import Player, Server, Sitting, running


async def over(server: Server, *, resigned: bool) -> tuple[Sitting, str]:
    """A finished game of Ada and Bob, who may have resigned, and the secret of a link that Bob made before."""
    table = await server.table("Ada", "Bob", options={"target": 1})
    await table.pick()
    made = await table.players[1].ok("POST", table.path("/seats/1/link"))
    if resigned:
        await table.players[1].ok("POST", table.path("/stand-in"))
    await table.act(0, "Count", by=1)
    await table.act(0, "Pass")
    await server.settle()
    return table, made["url"].rpartition("=")[2]


async def seated(player: Player, game_id: str) -> list[tuple[str, str | None]]:
    return [(seat["name"], seat["stand_in"]) for seat in (await player.look(game_id))["seats"]]


@pytest.mark.parametrize("resigned", [False, True])
async def test_no_link_is_made_or_used(server: Server, *, resigned: bool) -> None:
    table, secret = await over(server, resigned=resigned)
    ada, bob = table.players
    before = await seated(ada, table.id)
    assert before[1] == ("Bob", "resigned" if resigned else None)
    await server.services.db.do("UPDATE seats SET seen = now() - interval '2 days' WHERE game_id = $1", table.id)
    for player in (ada, bob):
        assert refusal(await player.call("POST", table.path("/seats/1/link"))) == (409, "game-over")
    eve = await server.player("Eve")
    assert refusal(await eve.call("POST", table.path("/join"), {"invite": secret})) == (409, "game-over")
    assert await seated(ada, table.id) == before
    assert await bob.ok("POST", table.path("/join"), {"invite": secret}) == {"seat": 1}
    [result] = (await bob.ok("GET", "/api/users/me/results"))["games"][0]["results"][1:]
    assert (result["name"], result["stand_in"]) == ("Bob", resigned)
    assert await verify_game(server.services.db, GAMES, table.id) > 1


async def test_the_store_refuses_where_a_process_has_not_heard_of_the_end(server: Server, database_url: str) -> None:
    table = await server.table("Ada", "Bob", options={"target": 1})
    await table.pick()
    secret = (await table.players[1].ok("POST", table.path("/seats/1/link")))["url"].rpartition("=")[2]
    eve = await server.player("Eve")
    async with running(database_url) as other:
        elsewhere = Player(other.client(eve.token), eve.id, eve.token)
        async with held(other, table.id) as queue:
            late = await queue.send(elsewhere, "POST", table.path("/join"), {"invite": secret})
            await table.act(0, "Count", by=1)
            await table.act(0, "Pass")
        assert refusal(await late) == (409, "game-over")
    assert await verify_game(server.services.db, GAMES, table.id) > 1


async def test_a_link_of_a_lobby_that_has_begun_elsewhere_is_in_the_log(server: Server, database_url: str) -> None:
    ada, bob, eve = [await server.player(name) for name in ("Ada", "Bob", "Eve")]
    made = await ada.make({"game": "toy", "seats": [{"kind": "human"}] * 2, "visibility": "public"})
    path = f"/api/games/{made['id']}"
    await bob.ok("POST", f"{path}/join")
    secret = (await bob.ok("POST", f"{path}/seats/1/link"))["url"].rpartition("=")[2]
    async with running(database_url) as other:
        elsewhere = Player(other.client(eve.token), eve.id, eve.token)
        async with held(other, made["id"]) as queue:
            late = await queue.send(elsewhere, "POST", f"{path}/join", {"invite": secret})
            await ada.ok("POST", f"{path}/start")
        assert (await late).json() == {"seat": 1}
    [*_, last] = (await ada.ok("GET", f"{path}/log"))["entries"]
    assert last["move"] == {"handed": {"was": "Bob", "to": "Eve", "by": "owner"}}


async def test_a_stand_in_that_a_former_version_lost_is_noted_again(server: Server) -> None:
    table, _ = await over(server, resigned=True)
    ada, db = table.players[0], server.services.db
    async with changing(db, table.id) as connection:
        await set_stand_in(connection, table.id, 1, None)
    assert await verify_game(db, GAMES, table.id) > 1
    assert (await seated(ada, table.id))[1] == ("Bob", "resigned")
    async with changing(db, table.id) as connection:
        await set_stand_in(connection, table.id, 1, None)
    assert await pause(db, table.id, "seat 1, stand_in: it is null")
    assert (await ada.call("GET", table.path())).status_code == 503
    assert await verify_game(db, GAMES, table.id) > 1
    assert (await seated(ada, table.id))[1] == ("Bob", "resigned")


async def test_a_stand_in_removed_by_hand_is_not_restored(server: Server) -> None:
    table, _ = await over(server, resigned=True)
    await server.services.db.do("UPDATE seats SET stand_in = NULL WHERE game_id = $1", table.id)
    with pytest.raises(BrokenLog, match="seat 1, stand_in"):
        await verify_game(server.services.db, GAMES, table.id)


async def test_the_people_of_an_imported_game_get_their_seats(server: Server, migrated_cluster: Cluster) -> None:
    table, _ = await over(server, resigned=True)
    document = await export_all(server.services.db, table.id)
    with fresh_database(migrated_cluster) as url:
        async with running(url) as other:
            await import_document(other.services.db, GAMES, document)
            token = new_token()
            await set_link(other.services.db, table.id, 1, hashed(token))
            bob, eve = await other.player("Bob"), await other.player("Eve")
            assert await bob.ok("POST", table.path("/join"), {"invite": token}) == {"seat": 1}
            assert (await seated(bob, table.id))[1] == ("Bob", "resigned")
            assert await verify_game(other.services.db, GAMES, table.id) > 1
            assert refusal(await eve.call("POST", table.path("/join"), {"invite": token}))[0] == 404
