"""The address with which somebody signs in is a channel by one click: it is confirmed already."""

import asyncio

from tests.support.mail import Postbox
from tests.support.notify.people import signs_in_with
from tests.support.server import Server

CHANNELS = "/api/users/me/channels"


async def test_the_address_that_signs_in_needs_no_second_confirmation(server: Server, box: Postbox) -> None:
    box.messages.clear()
    ada, eve = await server.player("Ada"), await server.player("Eve")
    await signs_in_with(server, box, ada, "ada@example.org")
    own = await ada.ok("POST", CHANNELS, {"kind": "email", "address": "Ada@Example.org"})
    assert own["confirmed"] and box.messages == []
    other = await ada.ok("POST", CHANNELS, {"kind": "email", "address": "other@example.org"})
    somebody_elses = await eve.ok("POST", CHANNELS, {"kind": "email", "address": "ada@example.org"})
    assert not other["confirmed"] and not somebody_elses["confirmed"]
    assert len(box.messages) == 2


async def test_an_address_that_waits_is_confirmed_once_it_signs_in(server: Server, box: Postbox) -> None:
    ada = await server.player("Ada")
    waiting = await ada.ok("POST", CHANNELS, {"kind": "email", "address": "late@example.org"})
    await asyncio.to_thread(box.message)
    box.messages.clear()
    await signs_in_with(server, box, ada, "late@example.org")
    own = await ada.ok("POST", CHANNELS, {"kind": "email", "address": "late@example.org"})
    assert (own["id"], bool(waiting["confirmed"]), bool(own["confirmed"])) == (waiting["id"], False, True)
