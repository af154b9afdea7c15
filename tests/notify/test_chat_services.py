"""Notices to chat services: to an ntfy of one's own, which is the simplest of them."""

import json

import pytest

from app.notify.channels.chat import opened
from app.notify.requests import Outgoing
from tests.support.notify.people import notices
from tests.support.push import PushService
from tests.support.server import Json, Player, Server
from tests.support.time import Hands

CHANNELS = "/api/users/me/channels"

pytestmark = pytest.mark.usefixtures("fresh_service")


def address_at(service: PushService) -> str:
    return f"ntfy://{service.url.removeprefix('http://')}/moonbase"


async def tried(server: Server, player: Player, address: str) -> Json:
    """What becomes of a test to that address."""
    added = await player.ok("POST", CHANNELS, {"kind": "chat", "address": address})
    await player.ok("POST", f"{CHANNELS}/{added['id']}/test")
    await server.services.worker.send_due()
    return (await notices(player))[-1]


async def test_a_turn_comes_as_a_message(server: Server, service: PushService, hands: Hands) -> None:
    table = await server.table("Ada", "Bob")
    await table.players[0].ok("POST", CHANNELS, {"kind": "chat", "address": address_at(service)})
    await table.pick()
    hands.turn(minutes=2)
    await server.services.worker.send_due()
    [posted] = service.pushes
    said = json.loads(posted.body)
    assert [notice["state"] for notice in await notices(table.players[0])] == ["sent"]
    assert said["topic"] == "moonbase" and said["title"]
    assert said["message"].endswith(f"http://test/t/{table.id}?mine")


@pytest.mark.parametrize(("answer", "state"), [(500, "waiting"), (404, "failed")])
async def test_what_fails_is_tried_again_and_what_is_gone_is_switched_off(
    server: Server, service: PushService, answer: int, state: str
) -> None:
    service.answers = [answer]
    ada = await server.player("Ada")
    noticed = await tried(server, ada, address_at(service))
    assert (noticed["state"], str(answer) in noticed["error"]) == (state, True)
    [kept] = (await ada.ok("GET", "/api/users/me/notices"))["channels"]
    assert (kept["broken"] is not None) == (state == "failed")


async def test_nothing_is_sent_into_a_private_network(
    server: Server, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither when an address is entered, nor when what was entered leads there by then, nor by a redirect."""
    ada = await server.player("Ada")
    added = [
        await ada.ok("POST", CHANNELS, {"kind": "chat", "address": address})
        for address in (address_at(service), address_at(service).replace("127.0.0.1", "localhost"))
    ]
    closed = Outgoing(private=False)
    monkeypatch.setattr(server.services.chat, "_outgoing", closed)
    for channel in added:
        await ada.ok("POST", f"{CHANNELS}/{channel['id']}/test")
        await server.services.worker.send_due()
        noticed = (await notices(ada))[-1]
        assert (noticed["state"], "private network" in noticed["error"]) == ("waiting", True)
    for host in ("127.0.0.1", "localhost", "2130706433", "0x7f.1", "[::1]", "[::ffff:10.0.0.1]", "169.254.169.254"):
        for address in (
            f"ntfy://{host}/x",
            f"gotify://{host}/token",
            f"matrixs://token@{host}/!room:a",
            f"mmost://{host}/a",
        ):
            refused = await ada.call("POST", CHANNELS, {"kind": "chat", "address": address})
            assert (refused.status_code, refused.json()["code"]) == (422, "private-address"), address
    await closed.close()
    assert service.pushes == []


async def test_redirects_are_not_followed(server: Server, service: PushService) -> None:
    service.answers, service.elsewhere = [307], service.url.replace("127.0.0.1", "127.0.0.2")
    noticed = await tried(server, await server.player("Ada"), address_at(service))
    assert (noticed["state"], "307" in noticed["error"]) == ("waiting", True)
    assert service.pushes == []


async def test_an_address_is_shown_without_its_secrets(server: Server) -> None:
    ada = await server.player("Ada")
    for address, kept in (
        ("discord://1234567890/a-very-secret-token", "discord://1234567890/"),
        ("slack://T12345678/B12345678/averysecrettoken", "slack://"),
        ("tgram://123456:secret/-1001", "tgram://123456:…/-1001"),
        ("matrixs://ada:secret@chat.example.org/#moon", "matrix://chat.example.org/#moon"),
        ("gotifys://push.example.org/secret", "gotifys://push.example.org:443"),
        ("ntfy://secret-topic", "ntfy://ntfy.sh/se…"),
    ):
        shown = (await ada.ok("POST", CHANNELS, {"kind": "chat", "address": address}))["address"]
        assert shown.startswith(kept) and "secret" not in shown


REFUSED = [
    "",
    "nonsense",
    "discord://",
    "syslog://",
    "json://example.org",
    "mailto://a:b@example.org",
    "file:///etc",
    "discord://1/../../etc/passwd",
    "discord://1/a%2Fb",
    "discord://1/a\r\nb",
    "https://discord.com/api/webhooks/1/a%00b",
    "ntfy://example.org:99999/topic",
    "ntfy://example.org/topic/../x%0d%0a",
    "gotify://user@/token",
    "tgram://1:a/chat name",
    "ntfy://" + "/".join(["example.org", *"abcdefg"]),
    "ntfy://" + "a" * 1_900,
]
OPTIONS = ["template=/etc/passwd", "template=http://example.org/", "tags=x", "avatar_url=http://x", "href=http://x",
           "attach=file:///etc/passwd", "ping=@everyone", "+x-header=y", ":key=value", "verify=no", "rto=300",
           "redirect=yes", "format=html", "overflow=split", "cto=100", "store=/tmp/x"]  # fmt: skip
OF_EACH = ["discord://1234567890/token", "slack://T12345678/B12345678/secret", "tgram://123456:secret/-1001",
           "workflows://example.org/number/signature", "ntfy://topic", "matrixs://token@example.org/!room:a",
           "gotifys://example.org/token", "mmosts://example.org/token", "rockets://one/two@example.org",
           "zulip://bot@team/key/room", "gchat://space/key/token", "signals://example.org/+4912345678",
           "pover://user@token", "wxteams://token",
           "https://discord.com/api/webhooks/1234567890/token"]  # fmt: skip


@pytest.mark.parametrize("address", REFUSED)
async def test_other_addresses_are_refused(server: Server, address: str) -> None:
    refused = await (await server.player("Ada")).call("POST", CHANNELS, {"kind": "chat", "address": address})
    assert (refused.status_code, refused.json()["code"]) == (422, "bad-chat-address")
    assert refused.json()["args"]["unknown"] == 0


async def test_an_option_that_a_service_does_not_have_is_refused(server: Server) -> None:
    ada = await server.player("Ada")
    for address in OF_EACH:
        for option in OPTIONS:
            refused = await ada.call("POST", CHANNELS, {"kind": "chat", "address": f"{address}?{option}"})
            assert (refused.status_code, refused.json()["code"]) == (422, "bad-chat-address"), (address, option)
            assert refused.json()["args"]["unknown"] == len(refused.json()["args"]["options"]) == 1


@pytest.mark.parametrize("address", OF_EACH)
def test_an_option_of_an_address_added_before_has_no_effect(address: str) -> None:
    """The place is the same as without it: there is no field for it."""
    for option in OPTIONS:
        assert opened(f"{address}?{option}") == opened(address)
