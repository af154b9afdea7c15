"""Notices read the tables that they are about without taking players' tables out of memory."""

from app.live.bus import Heard
from tests.support.mail import Postbox, words
from tests.support.notify.people import reachable, sent
from tests.support.server import Server, running
from tests.support.time import Hands


async def test_a_mail_takes_no_live_table_of_a_player_out_of_memory(server: Server, box: Postbox, hands: Hands) -> None:
    live = server.services.tables.live
    table = await server.table("Ada", "Bob", options={"target": 90})
    await reachable(table.players[1], box, "bob@example.org")
    await table.pick()
    await table.act(0, "Pass")
    await server.settle()
    hands.turn(minutes=2)
    live.clear()
    (mail,) = await sent(server, box)
    assert "Ada passes." in words(mail)
    assert live.count() == 0


async def test_a_mail_from_memory_is_up_to_date_with_other_processes(
    server: Server, box: Postbox, hands: Hands, database_url: str
) -> None:
    table = await server.table("Ada", "Bob", options={"target": 90})
    await reachable(table.players[1], box, "bob@example.org")
    await table.pick()
    async with running(database_url) as other:
        assert server.services.tables.live.at_hand(table.id) is not None
        server.services.changes.unsubscribe(Heard, server.services.hub._heard)
        client = other.client(table.players[0].token)
        seen = (await client.get(f"/api/games/{table.id}")).json()["seq"]
        move = {"seq": seen, "move": {"type": "Pass"}}
        assert (await client.post(f"/api/games/{table.id}/moves", json=move)).status_code == 200
        hands.turn(minutes=2)
        (mail,) = await sent(server, box)
    assert "Ada passes." in words(mail)
