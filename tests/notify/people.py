"""People who have confirmed an address, and what has come there."""

import asyncio
import re
from email.message import EmailMessage

from tests.support.mail import Postbox, words
from tests.support.server import Json, Player, Server


async def reachable(player: Player, box: Postbox, address: str) -> str:
    """Give a player an address and confirm it by the link that is sent there; the channel's id."""
    before = len(box.messages)
    made = await player.ok("POST", "/api/users/me/channels", {"kind": "email", "address": address})
    mail = await asyncio.to_thread(box.message, before + 1)
    found = re.search(r"/confirm/(\w+)/([\w-]+)", words(mail))
    assert found is not None
    assert found[1] == made["id"]
    await player.ok("POST", f"/api/channels/{found[1]}/confirm", {"code": found[2]})
    del box.messages[before]
    channel: str = made["id"]
    return channel


async def notices(player: Player) -> list[Json]:
    """What the player is shown of notices, oldest first."""
    found: list[Json] = (await player.ok("GET", "/api/users/me/notices"))["notices"]
    return found[::-1]


async def sent(server: Server, box: Postbox) -> list[EmailMessage]:
    """What comes in when all that is due is sent."""
    before = len(box.messages)
    await server.services.worker.send_due()
    return box.messages[before:]
