"""A channel that was stopped and is added again: what its owner reads then is true."""

import asyncio
import re

import pytest

from tests.support.mail import Postbox, words
from tests.support.notify.people import notices, reachable, sent, signs_in_with
from tests.support.push import PushService
from tests.support.server import Json, Player, Server, Sitting
from tests.support.time import Hands

CHANNELS = "/api/users/me/channels"
NOTHING: Json = {"kinds": []}
TURN_CAME = [("bob@example.org", "Your turn: toy with Ada")]


async def known(player: Player) -> Json:
    [channel] = (await player.ok("GET", "/api/users/me/notices"))["channels"]
    found: Json = channel
    return found


async def stop(server: Server, channel_id: str) -> None:
    """Ask by the link in its notices that nothing more goes to a channel."""
    leaving = server.services.subscriptions._leaving
    await leaving.open(server.services.db)
    answer = await server.client().post(f"/unsubscribe/{channel_id}/{leaving.proof(channel_id)}")
    assert answer.status_code == 200


async def turn_comes(server: Server, box: Postbox, hands: Hands, table: Sitting) -> list[tuple[str, str]]:
    """What is sent once it is Bob's turn."""
    await table.pick()
    await table.act(0, "Pass")
    hands.turn(minutes=2)
    return [(mail["To"], mail["Subject"]) for mail in await sent(server, box)]


async def test_the_address_that_signs_in_gets_all_notices_again(server: Server, box: Postbox, hands: Hands) -> None:
    table = await server.table("Ada", "Bob")
    bob = table.players[1]
    await signs_in_with(server, box, bob, "bob@example.org")
    add = {"kind": "email", "address": "bob@example.org"}
    channel = await bob.ok("POST", CHANNELS, add)
    await stop(server, channel["id"])
    assert (await known(bob))["kinds"] == []
    again = await bob.ok("POST", CHANNELS, add)
    assert (again["id"], bool(again["confirmed"]), again["kinds"]) == (channel["id"], True, channel["kinds"])
    assert await turn_comes(server, box, hands, table) == TURN_CAME


async def test_another_address_that_wanted_nothing_more_is_asked_again(
    server: Server, box: Postbox, hands: Hands
) -> None:
    """Who reads it has said no: it is not enough that somebody adds it."""
    table = await server.table("Ada", "Bob")
    bob = table.players[1]
    stopped = await reachable(bob, box, "bob@example.org")
    channel = await known(bob)
    await stop(server, stopped)
    again = await bob.ok("POST", CHANNELS, {"kind": "email", "address": "bob@example.org"})
    assert (again["id"], again["confirmed"]) == (stopped, False)
    await asyncio.to_thread(box.message, 1)
    assert await turn_comes(server, box, hands, table) == []
    box.messages.clear()
    hands.turn(days=2)
    assert await reachable(bob, box, "bob@example.org") == stopped
    assert (await known(bob))["kinds"] == channel["kinds"]
    await table.act(1, "Pass")
    await table.act(0, "Pass")
    hands.turn(minutes=2)
    assert [(mail["To"], mail["Subject"]) for mail in await sent(server, box)] == TURN_CAME


async def test_a_link_that_was_sent_before_does_not_undo_that_nothing_more_comes(
    server: Server, box: Postbox, hands: Hands
) -> None:
    bob = await server.player("Bob")
    await reachable(bob, box, "bob@example.org")
    await bob.ok("POST", CHANNELS, {"kind": "email", "address": "bob@example.org"})
    found = re.search(r"http://test(/confirm/\S+)", words(await asyncio.to_thread(box.message, 1)))
    assert found is not None
    await stop(server, (await known(bob))["id"])
    assert (await server.client().post(found[1])).status_code == 404


@pytest.mark.parametrize(
    "add",
    [{"kind": "webhook", "address": "{url}/hook"}, {"kind": "chat", "address": "ntfy://127.0.0.1:{port}/topic"}],
    ids=["webhook", "chat"],
)
async def test_other_ways_start_over_but_keep_what_was_chosen(server: Server, service: PushService, add: Json) -> None:
    bob = await server.player("Bob")
    port = service.url.rpartition(":")[2]
    add = {name: value.format(url=service.url, port=port) for name, value in add.items()}
    channel = await bob.ok("POST", CHANNELS, add)
    for chosen, kept in (([], channel["kinds"]), (["turn"], ["turn"])):
        await bob.ok("PUT", f"{CHANNELS}/{channel['id']}", {"kinds": chosen})
        assert (await bob.ok("POST", CHANNELS, add))["kinds"] == kept


async def test_a_browser_starts_over_only_where_somebody_asks_for_it(server: Server, service: PushService) -> None:
    bob = await server.player("Bob")
    channel = await bob.ok("POST", CHANNELS, service.browser().channel)
    await bob.ok("PUT", f"{CHANNELS}/{channel['id']}", NOTHING)
    newer = service.browser().channel
    assert (await bob.ok("POST", CHANNELS, {**newer, "renews": True}))["kinds"] == []
    assert (await bob.ok("POST", CHANNELS, newer))["kinds"] == channel["kinds"]
    assert await notices(bob) == []
