"""Notices to chat services, by Apprise: to an ntfy of one's own, which is the simplest of them."""

import json

import pytest

from app.notify import guarding
from tests.notify.people import notices
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


def private_only(monkeypatch: pytest.MonkeyPatch, *allowed: str) -> None:
    """Let these addresses be everybody's, and no other."""
    monkeypatch.setattr(guarding, "is_everybodys", lambda address: str(address) in allowed)


async def test_a_turn_comes_as_a_message(server: Server, service: PushService, hands: Hands) -> None:
    table = await server.table("Ada", "Bob")
    await table.players[0].ok("POST", CHANNELS, {"kind": "chat", "address": address_at(service)})
    await table.pick()
    hands.turn(minutes=2)
    await server.services.worker.send_due()
    [posted] = service.pushes
    said = json.loads(posted.body)
    assert [one["state"] for one in await notices(table.players[0])] == ["sent"]
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
    """Neither straight, nor by a name, nor by a redirect of a service that everybody can reach."""
    monkeypatch.setattr(server.services.chat, "_private", False)
    ada = await server.player("Ada")
    for address in (address_at(service), address_at(service).replace("127.0.0.1", "localhost")):
        noticed = await tried(server, ada, address)
        assert (noticed["state"], "private network" in noticed["error"]) == ("failed", True)
    assert service.pushes == []
    private_only(monkeypatch, "127.0.0.1")
    service.answers, service.elsewhere = [307], service.url.replace("127.0.0.1", "127.0.0.2")
    noticed = await tried(server, ada, address_at(service).replace("moonbase", "other"))
    assert (noticed["state"], "private network" in noticed["error"]) == ("failed", True)
    assert service.pushes == []
    noticed = await tried(server, ada, address_at(service).replace("moonbase", "third"))
    assert (noticed["state"], noticed["error"]) == ("sent", None)


async def test_an_address_is_shown_without_its_secrets_and_others_are_refused(server: Server) -> None:
    ada = await server.player("Ada")
    added = await ada.ok("POST", CHANNELS, {"kind": "chat", "address": "discord://1234567890/a-very-secret-token"})
    assert added["address"].startswith("discord://") and "secret" not in added["address"]
    for address in (
        "",
        "nonsense",
        "discord://",
        "syslog://",
        "json://example.org",
        "mailto://a:b@example.org",
        "file:///etc",
    ):
        refused = await ada.call("POST", CHANNELS, {"kind": "chat", "address": address})
        assert (refused.status_code, refused.json()["code"]) == (422, "bad-chat-address"), address
