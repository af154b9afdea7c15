"""Notices to programs of people: signed so that they can tell that they are ours, and never into private networks."""

import asyncio
import base64
import hashlib
import hmac
import json
import re
from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from pathlib import Path
from typing import Any

import pytest

from app.notify.requests import Outgoing, waiting_time
from tests.support.notify.people import notices
from tests.support.push import PushService
from tests.support.server import Json, Player, Server
from tests.support.time import Hands

CHANNELS = "/api/users/me/channels"
PLAYING = Path(__file__).parents[2] / "docs" / "playing.md"

pytestmark = pytest.mark.usefixtures("fresh_service")


async def hook(player: Player, service: PushService) -> Json:
    """A webhook of the player's."""
    added: Json = await player.ok("POST", CHANNELS, {"kind": "webhook", "address": f"{service.url}/hook"})
    return added


async def test(server: Server, player: Player, channel: Json) -> None:
    """Send a test there."""
    await player.ok("POST", f"{CHANNELS}/{channel['id']}/test")
    await server.services.worker.send_due()


def http_date(at: datetime) -> str:
    """A moment as HTTP writes it."""
    return format_datetime(at.astimezone(UTC), usegmt=True)


test.__test__ = False  # type: ignore[attr-defined]  # pytest would collect it


async def test_a_turn_is_posted_and_signed(server: Server, service: PushService, hands: Hands) -> None:
    table = await server.table("Ada", "Bob")
    ada = table.players[0]
    channel = await hook(ada, service)
    assert channel["secret"].startswith("whsec_")
    assert [item["secret"] for item in (await ada.ok("GET", "/api/users/me/notices"))["channels"]] == [None]
    await table.pick()
    hands.turn(minutes=2)
    await server.services.worker.send_due()
    [posted] = service.pushes
    said = json.loads(posted.body)
    assert (said["type"], said["table"]) == ("turn", table.id)
    assert "Bob has picked a number." in said["since"]
    assert said["url"] == f"http://test/t/{table.id}?mine" and said["title"] and said["text"]
    headers = posted.headers
    key = base64.b64decode(channel["secret"].removeprefix("whsec_"))
    named = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode()
    mac = base64.b64encode(hmac.digest(key, named + posted.body, hashlib.sha256)).decode()
    assert headers["webhook-signature"] == f"v1,{mac}"
    assert int(headers["webhook-timestamp"]) == int(hands.at.timestamp())


async def test_what_the_players_chapter_says_of_checking_is_true(
    server: Server, service: PushService, hands: Hands
) -> None:
    """The example of docs/playing.md, run as it stands there: it takes ours, and neither a changed nor an old one."""
    ada = await server.player("Ada")
    channel = await hook(ada, service)
    await test(server, ada, channel)
    [posted] = service.pushes
    found = re.search(r"```python\n(.*?def is_from_regolith.*?)```", PLAYING.read_text(), re.DOTALL)
    assert found is not None
    names: dict[str, Any] = {}
    exec(found[1], names)
    is_ours: Callable[[str, Mapping[str, str], bytes, float], bool] = names["is_from_regolith"]
    now = hands.at.timestamp()
    assert is_ours(channel["secret"], posted.headers, posted.body, now)
    assert not is_ours(channel["secret"], posted.headers, posted.body + b" ", now)
    assert not is_ours(channel["secret"], posted.headers, posted.body, now + 3_600)
    other = await hook(await server.player("Bob"), service)
    assert other["secret"] != channel["secret"]
    assert not is_ours(other["secret"], posted.headers, posted.body, now)


@pytest.mark.parametrize(
    ("answer", "state", "broken"), [(500, "waiting", None), (302, "waiting", None), (410, "failed", "410")]
)
async def test_what_fails_is_tried_again_and_what_is_gone_is_switched_off(
    server: Server, service: PushService, answer: int, state: str, broken: str | None
) -> None:
    """Redirects are not followed: the one here would lead back to where something waits for it."""
    ada = await server.player("Ada")
    channel = await hook(ada, service)
    service.answers, service.elsewhere = [answer], f"{service.url}/elsewhere"
    await test(server, ada, channel)
    assert service.pushes == []
    [noticed] = await notices(ada)
    assert noticed["state"] == state and noticed["error"]
    [kept] = (await ada.ok("GET", "/api/users/me/notices"))["channels"]
    assert kept["broken"] == broken


async def test_a_service_says_when_to_come_again(server: Server, service: PushService, hands: Hands) -> None:
    ada = await server.player("Ada")
    channel = await hook(ada, service)
    for after, minutes in ((http_date(hands.at + timedelta(hours=1)), 60), ("600", 10), ("soon", 1)):
        service.answers, service.after = [429], after
        await test(server, ada, channel)
        hands.turn(minutes=minutes - 1 if minutes > 1 else 0)
        await server.services.worker.send_due()
        assert service.pushes == []
        service.after = ""
        hands.turn(minutes=1)
        await server.services.worker.send_due()
        assert len(service.pushes) == 1
        service.pushes.clear()


@pytest.mark.parametrize(
    ("said", "hours"),
    [("9" * 400, 6), ("-1", None), ("Mon, 01 Jan 2001 00:00:00 GMT", 0), ("\u00b2", None), ("", None)],
)
def test_retry_after_is_capped(said: str, hours: int | None) -> None:
    assert waiting_time(said) == (None if hours is None else timedelta(hours=hours))


async def test_a_webhook_that_hangs_holds_nobody_up(
    server: Server, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.notify.requests.EXCHANGE_SECONDS", 0.05)
    ada = await server.player("Ada")

    async def hang(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()

    silent = await asyncio.start_server(hang, "127.0.0.1", 0)
    port = silent.sockets[0].getsockname()[1]
    added = await ada.ok("POST", CHANNELS, {"kind": "webhook", "address": f"http://127.0.0.1:{port}/"})
    await test(server, ada, added)
    [noticed] = await notices(ada)
    assert noticed["state"] == "waiting" and "no answer" in noticed["error"]
    silent.close()
    await silent.wait_closed()


async def test_addresses_in_private_networks_are_refused(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """When they are entered; and a name that leads there since then, when we connect."""
    closed = Outgoing(private=False)
    monkeypatch.setattr(server.services.worker.channels["webhook"], "_check", closed.check)
    monkeypatch.setattr(server.services.worker.channels["webhook"], "_post", closed.post)
    ada = await server.player("Ada")
    for address, code in (
        ("https://127.0.0.1/", "private-address"),
        ("https://[::1]/", "private-address"),
        ("https://10.0.0.7/", "private-address"),
        ("https://localhost/", "private-address"),
        ("http://example.org/", "bad-url"),
        ("file:///etc/passwd", "bad-url"),
    ):
        refused = await ada.call("POST", CHANNELS, {"kind": "webhook", "address": address})
        assert (refused.status_code, refused.json()["code"]) == (422, code), address

    async def was_public(host: str) -> bool:
        return host == "localhost"

    monkeypatch.setattr("app.notify.requests._is_found", was_public)
    added = await ada.ok("POST", CHANNELS, {"kind": "webhook", "address": "https://localhost:1/"})
    await test(server, ada, added)
    [noticed] = await notices(ada)
    assert "private network" in noticed["error"]
    await closed.close()
