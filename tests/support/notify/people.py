"""People who have confirmed an address, and what has come there."""

import asyncio
import re
from email.message import EmailMessage
from typing import Any

from tests.support.mail import Postbox, words
from tests.support.server import Json, Player, Server, Sitting
from tests.support.time import Hands

DAY = {"turn_seconds": 86_400}
BOB = "bob@example.org"
KEEP_OPEN = {"close": False}


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


async def waiting(server: Server, box: Postbox, hands: Hands) -> Sitting:
    """A table at which it is Bob's turn, of which he has not been told yet."""
    table = await server.table("Ada", "Bob")
    await reachable(table.players[1], box, "bob@example.org")
    await table.pick()
    await table.act(0, "Pass")
    hands.turn(minutes=2)
    return table


async def quiet(table: Sitting, zone: str, begins: int | None, ends: int | None) -> None:
    hours = {"time_zone": zone, "quiet_from": begins, "quiet_until": ends}
    await table.players[1].ok("PUT", "/api/users/me/notices/hours", hours)


async def waiting_for_ada(server: Server, box: Postbox, **clock: Any) -> Sitting:
    """Ada has a day to plan; Bob has planned. What they were told of that is gone."""
    options = {"target": 10_000}
    table = await server.table("Ada", "Bob", pace="relaxed", clock={**DAY, **clock}, options=options)
    for player, address in zip(table.players, ("ada@example.org", "bob@example.org"), strict=True):
        await reachable(player, box, address)
    await table.act(1, "Pick", number=1)
    await server.settle()
    return table


async def signs_in_with(server: Server, box: Postbox, player: Player, address: str) -> None:
    """Let an address be the one with which a player signs in."""
    await player.ok("POST", "/api/users/me/address", {"address": address})
    await server.services.signing_in.settle()
    found = re.search(r"/sign-in/confirm#(\S+)", words(await asyncio.to_thread(box.message)))
    assert found is not None
    await player.ok("POST", "/api/sign-in/confirm", {"secret": found[1]})
    box.messages.clear()


async def told(server: Server, box: Postbox, hands: Hands) -> list[tuple[str, str]]:
    """Receivers and titles of what is sent after the grace, without where."""
    hands.turn(minutes=2)
    return sorted((mail["To"], mail["Subject"].partition(":")[0]) for mail in await sent(server, box))


async def told_only_of(player: Player, box: Postbox, address: str, *kinds: str) -> None:
    """Let a player be told of these kinds there."""
    channel = await reachable(player, box, address)
    await player.ok("PUT", f"/api/users/me/channels/{channel}", {"kinds": kinds})


async def states(player: Player, kind: str) -> list[str]:
    """What became of the player's notices of a kind, oldest first."""
    return [notice["state"] for notice in await notices(player) if notice["kind"] == kind]


async def lobby(ada: Player, seats: int = 2) -> tuple[str, Json]:
    """The path of a table of Ada's that has not begun, and what lets others in."""
    made = await ada.make({"game": "toy", "seats": [{"kind": "human"}] * seats})
    return f"/api/games/{made['id']}", {"invite": made["invite_url"].rpartition("=")[2]}


async def three_who_count(server: Server, box: Postbox, *kinds: str) -> Sitting:
    """Ada has passed and it is Bob's turn; Bob and Cyd are told of these kinds."""
    table = await server.table("Ada", "Bob", "Cyd", options={"target": 10_000})
    await table.pick()
    await table.act(0, "Pass")
    for player, address in zip(table.players[1:], (BOB, "cyd@example.org"), strict=True):
        await told_only_of(player, box, address, *kinds)
    return table
