"""Browsers that are told: what their push service gets and they alone can read, and how being told ends."""

import json
from dataclasses import replace
from typing import Any

import pytest

from tests.support.notify.people import notices
from tests.support.push import Browser, PushService
from tests.support.server import Json, Player, Server, running
from tests.support.time import Hands

CHANNELS = "/api/users/me/channels"


@pytest.fixture
def browser(service: PushService) -> Browser:
    """A browser whose push service has got nothing yet."""
    service.pushes.clear()
    service.answers.clear()
    return service.browser()


async def known(player: Player) -> Json:
    found: Json = await player.ok("GET", "/api/users/me/notices")
    return found


async def test_a_turn_comes_encrypted_for_the_browser_and_signed_by_the_server(
    server: Server, service: PushService, browser: Browser, hands: Hands
) -> None:
    table = await server.table("Ada", "Bob")
    bob = table.players[1]
    added = await bob.ok("POST", CHANNELS, browser.channel)
    assert added["confirmed"] and browser.endpoint not in str(added)
    await table.pick()
    await table.act(0, "Pass")
    hands.turn(minutes=2)
    await server.services.worker.send_due()
    [push] = service.pushes
    assert browser.read(push) == {
        "title": "Your turn: toy with Ada",
        "body": "It is your turn.\nYou are asked: Count, or pass.",
        "url": f"http://test/t/{table.id}?mine",
        "lang": "en",
        "tag": table.id,
        "badge": 1,
    }
    signed = push.signed((await known(bob))["push_key"])
    assert (signed["aud"], signed["sub"]) == (service.url, "mailto:games@example.org")
    assert 0 < signed["exp"] - hands.at.timestamp() <= 24 * 3600
    assert (push.headers["ttl"], push.headers["urgency"]) == ("86400", "high")
    assert len(push.headers["topic"]) == 32
    assert [notice["state"] for notice in await notices(bob)] == ["sent"]


async def test_the_number_on_the_icon_is_that_of_tables_that_wait(server: Server) -> None:
    table = await server.table("Ada", "Bob")
    ada, bob = table.players
    await ada.make({"game": "toy", "seats": [{"kind": "human"}] * 2})

    async def waiting() -> list[int]:
        return [(await item.ok("GET", "/api/users/me/waiting"))["tables"] for item in (ada, bob)]

    assert await waiting() == [1, 1], "both pick, and a lobby asks nothing"
    await table.pick()
    assert await waiting() == [1, 0]
    await ada.ok("POST", table.path("/stand-in"))
    assert (await waiting())[0] == 0, "a stand-in plays there"


async def test_all_processes_and_times_have_one_key(server: Server, database_url: str) -> None:
    async with running(database_url) as other:
        keys = [await item.services.vapid.public_key() for item in (server, other)]
    assert keys[0] == keys[1]


async def test_what_the_push_service_does_not_take_is_tried_again(
    server: Server, service: PushService, browser: Browser, hands: Hands
) -> None:
    ada = await server.player("Ada")
    channel = await ada.ok("POST", CHANNELS, browser.channel)
    await ada.ok("POST", f"{CHANNELS}/{channel['id']}/test")
    service.answers[:] = [503]
    await server.services.worker.send_due()
    [notice] = await notices(ada)
    assert (notice["state"], notice["error"]) == ("waiting", "127.0.0.1: 503")
    hands.turn(minutes=1)
    await server.services.worker.send_due()
    assert browser.read(service.pushes[0])["title"] == "A test from Regolith"
    assert [item["state"] for item in await notices(ada)] == ["sent"]


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_has_gone_is_switched_off_until_it_comes_back(
    server: Server, service: PushService, browser: Browser, status: int
) -> None:
    ada = await server.player("Ada")
    channel = await ada.ok("POST", CHANNELS, browser.channel)
    await ada.ok("POST", f"{CHANNELS}/{channel['id']}/test")
    service.answers[:] = [status]
    await server.services.worker.send_due()
    assert [(notice["state"], notice["error"]) for notice in await notices(ada)] == [("failed", "unsubscribed")]
    assert [item["broken"] for item in (await known(ada))["channels"]] == ["unsubscribed"]
    again = await ada.ok("POST", CHANNELS, browser.channel)
    assert (again["id"], again["broken"]) == (channel["id"], None)


async def test_a_user_who_signs_out_of_a_browser_is_told_nothing_there(
    server: Server, service: PushService, browser: Browser
) -> None:
    ada = await server.player("Ada")
    sessions = (await ada.ok("GET", "/api/users/me/sessions"))["sessions"]
    code = (await ada.ok("POST", "/api/users/me/device-code"))["code"]
    async with server.client() as telephone:
        telephone.headers.update({"sec-fetch-site": "same-origin", "user-agent": "Mozilla/5.0 (Android) Firefox/140"})
        assert (await telephone.post("/api/sign-in/code", json={"secret": code})).is_success
        assert (await telephone.post(CHANNELS, json=browser.channel)).json()["address"] == "Firefox, Android"
    later = (await ada.ok("GET", "/api/users/me/sessions"))["sessions"]
    [new] = {item["id"] for item in later} - {session["id"] for session in sessions}
    await ada.ok("DELETE", f"/api/users/me/sessions/{new}")
    assert [item["broken"] for item in (await known(ada))["channels"]] == ["signed-out"]


async def test_signing_in_again_in_a_browser_leaves_it_told(server: Server, browser: Browser) -> None:
    ada = await server.player("Ada")
    async with server.client() as page:
        page.headers["sec-fetch-site"] = "same-origin"
        for _ in range(2):
            code = (await ada.ok("POST", "/api/users/me/device-code"))["code"]
            assert (await page.post("/api/sign-in/code", json={"secret": code})).is_success
            assert (await page.post(CHANNELS, json=browser.channel)).is_success
        code = (await ada.ok("POST", "/api/users/me/device-code"))["code"]
        assert (await page.post("/api/sign-in/code", json={"secret": code})).is_success
    assert [item["broken"] for item in (await known(ada))["channels"]] == [None]


async def test_a_browser_tells_the_person_who_asked_last(server: Server, browser: Browser) -> None:
    ada, bob = await server.player("Ada"), await server.player("Bob")
    await ada.ok("POST", CHANNELS, browser.channel)
    await bob.ok("POST", CHANNELS, browser.channel)
    assert (await known(ada))["channels"] == []
    assert len((await known(bob))["channels"]) == 1


async def test_a_browser_that_somebody_else_signs_in_at_is_not_told_of_the_former_ones_games(
    server: Server, browser: Browser
) -> None:
    ada, bob = await server.player("Ada"), await server.player("Bob")
    async with server.client() as page:
        page.headers["sec-fetch-site"] = "same-origin"
        for player in (ada, bob):
            code = (await player.ok("POST", "/api/users/me/device-code"))["code"]
            assert (await page.post("/api/sign-in/code", json={"secret": code})).is_success
            if player is ada:
                assert (await page.post(CHANNELS, json=browser.channel)).is_success
        assert [item["broken"] for item in (await known(ada))["channels"]] == ["signed-out"]
        renewal = await page.post(CHANNELS, json={**browser.channel, "renews": True})
        assert (renewal.status_code, renewal.json()["code"]) == (409, "no-such-channel")
        assert (await known(bob))["channels"] == [], "nobody asked for that"


async def test_a_browser_that_becomes_a_new_guest_is_not_told_of_the_former_ones_games(
    server: Server, browser: Browser
) -> None:
    async with server.client() as page:
        page.headers["sec-fetch-site"] = "same-origin"
        ada = await page.post("/api/users", json={"name": "Ada"})
        assert (await page.post(CHANNELS, json=browser.channel)).is_success
        bob = await page.post("/api/users", json={"name": "Bob"})
        assert (await page.get("/api/users/me")).json()["user"]["id"] == bob.json()["user"]["id"]
        async with server.client(ada.json()["token"]) as elsewhere:
            kept = (await elsewhere.get("/api/users/me/notices")).json()
        assert [item["broken"] for item in kept["channels"]] == ["signed-out"]
        renewal = await page.post(CHANNELS, json={**browser.channel, "renews": True})
        assert (renewal.status_code, renewal.json()["code"]) == (409, "no-such-channel")
        assert (await page.get("/api/users/me/notices")).json()["channels"] == [], "nobody asked for that"


async def test_a_program_that_makes_guests_leaves_its_own_browser_told(server: Server, browser: Browser) -> None:
    ada = await server.player("Ada")
    await ada.ok("POST", CHANNELS, browser.channel)
    await ada.ok("POST", "/api/users", {"name": "Bob"})
    assert [item["broken"] for item in (await known(ada))["channels"]] == [None]


async def test_a_renewed_subscription_is_the_same_channel_with_what_was_chosen(
    server: Server, service: PushService, browser: Browser
) -> None:
    ada = await server.player("Ada")
    channel = await ada.ok("POST", CHANNELS, browser.channel)
    await ada.ok("PUT", f"{CHANNELS}/{channel['id']}", {"kinds": ["turn"], "digest": True})
    for number in range(9):
        await server.services.db.do(
            "INSERT INTO channels (id, user_id, kind, address, kinds, digest, created)"
            " VALUES ($1, $2, 'webhook', $3, '{}', false, now())",
            f"g{number}",
            ada.id,
            f"https://example.org/{number}",
        )
    for number, renews in enumerate((True, False, True)):
        newer = replace(browser, endpoint=f"{browser.endpoint}{number}")
        renewed = await ada.ok("POST", CHANNELS, {**newer.channel, "renews": renews})
        assert (renewed["id"], renewed["kinds"], renewed["digest"]) == (channel["id"], ["turn"], True)
        assert renewed["mark"] != channel["mark"]
    assert len((await known(ada))["channels"]) == 10
    await ada.ok("POST", f"{CHANNELS}/{channel['id']}/test")
    service.pushes.clear()
    await server.services.worker.send_due()
    assert [newer.read(push)["title"] for push in service.pushes] == ["A test from Regolith"]


async def test_a_browser_that_had_gone_and_subscribes_again_keeps_what_was_chosen(
    server: Server, service: PushService, browser: Browser
) -> None:
    ada = await server.player("Ada")
    channel = await ada.ok("POST", CHANNELS, browser.channel)
    await ada.ok("PUT", f"{CHANNELS}/{channel['id']}", {"kinds": ["turn"], "digest": False})
    await ada.ok("POST", f"{CHANNELS}/{channel['id']}/test")
    service.answers[:] = [410]
    await server.services.worker.send_due()
    again = await ada.ok("POST", CHANNELS, replace(browser, endpoint=f"{browser.endpoint}-again").channel)
    assert (again["id"], again["kinds"], again["broken"]) == (channel["id"], ["turn"], None)
    assert len((await known(ada))["channels"]) == 1


def changed(browser: Browser, **changes: Any) -> str:
    keys = {**browser.subscription["keys"], **{k: v for k, v in changes.items() if k != "endpoint"}}
    return json.dumps({"endpoint": changes.get("endpoint", browser.endpoint), "keys": keys})


async def test_what_no_browser_says_is_refused(server: Server, browser: Browser) -> None:
    ada = await server.player("Ada")
    point = browser.subscription["keys"]["p256dh"]
    cases = {
        "bad-subscription": [
            "",
            "[]",
            "{}",
            changed(browser, auth="c2hvcnQ"),
            changed(browser, p256dh="!"),
            changed(browser, p256dh=point[:-2] + ("AA" if point[-2:] != "AA" else "BB")),
            changed(browser, endpoint="push"),
        ],
        "bad-url": [
            changed(browser, endpoint="ftp://example.org/1"),
            changed(browser, endpoint="https://ada:secret@example.org/1"),
            changed(browser, endpoint="https://example.org:port/1"),
        ],
    }
    for code, addresses in cases.items():
        for address in addresses:
            refused = await ada.call("POST", CHANNELS, {"kind": "push", "address": address})
            assert (refused.status_code, refused.json()["code"]) == (422, code), address
