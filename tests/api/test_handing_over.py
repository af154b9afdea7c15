"""A seat changes hands by a link, but nobody reads another's secrets or puts out a player who is there by one."""

import asyncio

from tests.support.network import process, watching
from tests.support.server import Server, Sitting

SECRET = {"type": "Pick", "number": 2}


async def link(table: Sitting, by: int, seat: int = 1) -> tuple[int, str]:
    """The status of a wish for a link to a seat, and the link's secret or the problem's code."""
    made = await table.players[by].call("POST", table.path(f"/seats/{seat}/link"))
    body = made.json()
    return made.status_code, body["url"].rpartition("=")[2] if made.is_success else body["code"]


async def unseen(server: Server, table: Sitting, hours: int, seat: int = 1) -> None:
    """Let the seat's owner have been away for so long."""
    past = f"UPDATE seats SET seen = now() - interval '{hours} hours' WHERE game_id = '{table.id}' AND seat = {seat}"
    async with server.services.db.transaction() as connection:
        await connection.execute(past)


async def test_the_host_does_not_read_a_secret_by_a_link(server: Server) -> None:
    table = await server.table("Ada", "Bob")
    await table.players[1].move(table.id, SECRET)
    assert await link(table, by=0) == (409, "seat-holds-secret")
    await table.players[0].move(table.id, SECRET)
    assert (await link(table, by=0))[0] == 200, "it is shown now"


async def test_a_link_made_before_shows_no_secret_that_came_later(server: Server) -> None:
    table = await server.table("Ada", "Bob")
    _, secret = await link(table, by=0)
    await table.players[1].move(table.id, SECRET)
    eve = await server.player("Eve")
    refused = await eve.call("POST", table.path("/join"), {"invite": secret})
    assert (refused.status_code, refused.json()["code"]) == (409, "seat-holds-secret")
    assert refused.json()["args"] == {"name": "Bob"}
    await table.players[0].move(table.id, SECRET)
    assert (await eve.ok("POST", table.path("/join"), {"invite": secret})) == {"seat": 1}


async def test_who_has_been_away_for_a_day_cannot_be_asked_any_more(server: Server) -> None:
    table = await server.table("Ada", "Bob")
    await table.players[1].move(table.id, SECRET)
    await unseen(server, table, hours=23)
    assert await link(table, by=0) == (409, "seat-holds-secret")
    await unseen(server, table, hours=25)
    assert (await link(table, by=0))[0] == 200


async def test_nobody_is_put_out_who_is_connected_at_whatever_process(database_url: str) -> None:
    async with process(database_url) as (one, _), process(database_url) as (_, address):
        table = await one.table("Ada", "Bob")
        _, before = await link(table, by=0)
        async with watching(address, table.id, table.players[1].token) as bob:
            await bob.next("view")
            for _ in range(200):
                made = await link(table, by=0)
                if made[0] != 200:
                    break
                await asyncio.sleep(0.05)
            assert made == (409, "owner-connected")
            eve = await one.player("Eve")
            refused = await eve.call("POST", table.path("/join"), {"invite": before})
            # Each further link that was made meanwhile has voided the one before it.
            assert refused.status_code in (404, 409)
            assert (await table.players[1].look(table.id))["me"] == 1


async def test_the_owner_hands_a_seat_on_at_any_time_and_it_bears_the_new_name(server: Server) -> None:
    table = await server.table("Ada", "Bob")
    await table.players[1].move(table.id, SECRET)
    status, secret = await link(table, by=1)
    assert status == 200
    eve = await server.player("Ada")
    assert await eve.ok("POST", table.path("/join"), {"invite": secret}) == {"seat": 1}
    seats = (await table.players[0].look(table.id))["seats"]
    assert [seat["name"] for seat in seats] == ["Ada", "Ada 2"]
    assert await link(table, by=0, seat=0) != (403, "not-the-host")


async def test_others_make_no_links(server: Server) -> None:
    table = await server.table("Ada", "Bob", "Cyd")
    assert await link(table, by=2, seat=1) == (403, "not-the-host")
    assert (await link(table, by=2, seat=2))[0] == 200, "their own seat"
