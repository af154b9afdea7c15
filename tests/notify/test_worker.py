"""When notices are sent: quiet hours, digests, servers that are busy, workers that die."""

import asyncio
import re
from datetime import timedelta
from typing import Any

import pytest

from app import clock
from app.notify import worker
from app.notify.subscriptions import MAX_CHANNELS
from app.notify.worker import CLAIM_LEASE, RETRY_PAUSES
from app.store import notices as outbox
from app.store.claims import Claimed, Wanted, claim
from app.store.errors import StoreUnavailable
from tests.support.mail import Postbox, words
from tests.support.notify.people import notices, quiet, reachable, sent, waiting
from tests.support.server import Server
from tests.support.time import Hands


async def test_a_notice_waits_for_the_morning_and_is_sent_if_it_still_matters(
    server: Server, box: Postbox, hands: Hands
) -> None:
    table = await waiting(server, box, hands)
    # The clock stands at 12:02 in Greenwich: 21:02 in Tokyo.
    await quiet(table, "Asia/Tokyo", 21 * 60, 7 * 60 + 30)
    assert await sent(server, box) == []
    hands.turn(hours=10, minutes=27)
    assert await sent(server, box) == []
    hands.turn(minutes=2)
    assert len(await sent(server, box)) == 1


async def test_a_notice_kept_through_the_night_is_withdrawn_once_its_person_has_moved(
    server: Server, box: Postbox, hands: Hands
) -> None:
    table = await waiting(server, box, hands)
    await quiet(table, "UTC", 12 * 60, 13 * 60)
    assert await sent(server, box) == []
    await table.act(1, "Pass")
    hands.turn(hours=2)
    assert await sent(server, box) == []
    assert (await notices(table.players[1]))[0]["state"] == "withdrawn"


@pytest.mark.parametrize(
    ("zone", "begins", "ends", "code"),
    [
        ("Moon/Tycho", None, None, "bad-time-zone"),
        ("UTC", 60, None, "bad-quiet-hours"),
        ("UTC", 60, 60, "bad-quiet-hours"),
    ],
)
async def test_hours_that_there_are_not_are_refused(
    server: Server, zone: str, begins: int | None, ends: int | None, code: str
) -> None:
    ada = await server.player("Ada")
    hours = {"time_zone": zone, "quiet_from": begins, "quiet_until": ends}
    refused = await ada.call("PUT", "/api/users/me/notices/hours", hours)
    assert (refused.status_code, refused.json()["code"]) == (422, code)


async def test_all_notices_of_a_day_come_in_one_mail_in_the_morning(server: Server, box: Postbox, hands: Hands) -> None:
    tables = [await server.table("Ada", "Bob"), await server.table("Cyd", "Bob")]
    bob = tables[0].players[1]
    channel = await reachable(bob, box, "bob@example.org")
    await bob.ok("PUT", f"/api/users/me/channels/{channel}", {"kinds": ["turn"], "digest": True})
    # Bob sits at both tables as one person.
    link = await tables[1].players[1].ok("POST", tables[1].path("/seats/1/link"))
    await bob.ok("POST", tables[1].path("/join"), {"invite": link["url"].rpartition("=")[2]})
    tables[1].players[1] = bob
    for table in tables:
        await table.pick()
        await table.act(0, "Pass")
    hands.turn(hours=12)
    assert await sent(server, box) == []
    hands.turn(hours=9)
    [mail] = await sent(server, box)
    assert mail["Subject"] == "2 tables have news"
    assert all(f"/t/{table.id}" in words(mail) for table in tables)
    assert [notice["state"] for notice in await notices(bob)] == ["sent", "sent"]


async def test_a_busy_server_is_tried_again_with_growing_pauses_and_then_given_up(
    server: Server, box: Postbox, hands: Hands
) -> None:
    table = await waiting(server, box, hands)
    box.answers[:] = ["451 busy"] * (len(RETRY_PAUSES) + 1)
    assert await sent(server, box) == []
    [notice] = await notices(table.players[1])
    assert (notice["state"], notice["tries"]) == ("waiting", 1)
    assert "451" in notice["error"] and "busy" not in notice["error"]
    for pause in RETRY_PAUSES:
        assert await sent(server, box) == []
        hands.turn(seconds=pause.total_seconds() * 1.2 + 1)
        assert await sent(server, box) == []
    [notice] = await notices(table.players[1])
    assert (notice["state"], notice["tries"]) == ("failed", len(RETRY_PAUSES) + 1)
    assert box.answers == []


async def test_an_address_that_is_gone_is_switched_off_and_says_so(server: Server, box: Postbox, hands: Hands) -> None:
    table = await waiting(server, box, hands)
    box.refused.add("bob@example.org")
    assert await sent(server, box) == []
    seen = await table.players[1].ok("GET", "/api/users/me/notices")
    assert "550" in seen["channels"][0]["broken"]
    assert seen["notices"][0]["state"] == "failed"
    await table.act(1, "Pass")
    await table.act(0, "Pass")
    assert len(await notices(table.players[1])) == 1
    box.refused.clear()
    await reachable(table.players[1], box, "bob@example.org")
    assert (await table.players[1].ok("GET", "/api/users/me/notices"))["channels"][0]["broken"] is None


async def test_the_letters_of_a_dead_worker_are_sent_by_another_one(server: Server, box: Postbox, hands: Hands) -> None:
    await waiting(server, box, hands)
    now = clock.now()
    await outbox.take_over(server.services.db)
    assert len(await claim(server.services.db, now, now + CLAIM_LEASE, Wanted(free={"email": 10}, per_person=1))) == 1
    assert await sent(server, box) == []
    hands.turn(seconds=CLAIM_LEASE.total_seconds() - 1)
    assert await sent(server, box) == []
    hands.turn(seconds=2)
    assert len(await sent(server, box)) == 1


async def test_a_claim_whose_answer_is_lost_is_given_up_once_the_database_is_back(
    server: Server, box: Postbox, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    await waiting(server, box, hands)

    async def claim_unheard(*asked: Any) -> list[Claimed]:
        assert await claim(*asked)
        raise StoreUnavailable("gone")

    with monkeypatch.context() as away:
        away.setattr(worker, "claim", claim_unheard)
        with pytest.raises(StoreUnavailable):
            await server.services.worker.send_due()
    assert len(await sent(server, box)) == 1
    assert await sent(server, box) == []


async def test_a_letter_sent_while_the_database_went_away_is_not_sent_again(
    server: Server, box: Postbox, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await waiting(server, box, hands)

    async def end_unheard(*_: Any) -> None:
        raise StoreUnavailable("gone")

    with monkeypatch.context() as away:
        away.setattr(outbox, "end", end_unheard)
        before = len(box.messages)
        with pytest.raises(StoreUnavailable):
            await server.services.worker.send_due()
        assert len(box.messages) == before + 1
    assert await sent(server, box) == []
    hands.turn(seconds=CLAIM_LEASE.total_seconds() + 1)
    assert await sent(server, box) == []
    assert [notice["state"] for notice in await notices(table.players[1]) if notice["kind"] == "turn"] == ["sent"]


async def test_the_worker_knows_when_to_look_next(server: Server, box: Postbox, hands: Hands) -> None:
    table = await server.table("Ada", "Bob")
    await reachable(table.players[1], box, "bob@example.org")
    await table.pick()
    await table.act(0, "Pass")
    await outbox.take_over(server.services.db)
    assert await outbox.still_waiting(server.services.db, hands.at) == (hands.at + timedelta(seconds=60), 1)
    hands.turn(minutes=2)
    await sent(server, box)
    assert await outbox.still_waiting(server.services.db, hands.at) == (None, 0)
    assert server.services.worker.done == {("email", "sent"): 1}


async def test_nothing_more_comes_by_the_way_that_mail_programs_offer(
    server: Server, box: Postbox, hands: Hands
) -> None:
    table = await waiting(server, box, hands)
    [mail] = await sent(server, box)
    found = re.fullmatch(r"<http://test(/unsubscribe/\w+/\w+)>", mail["List-Unsubscribe"].strip())
    assert found is not None
    async with server.client() as nobody:
        assert (await nobody.get(found[1])).status_code == 200
        assert (await table.players[1].ok("GET", "/api/users/me/notices"))["channels"][0]["kinds"]
        wrong = found[1][:-1] + ("0" if found[1][-1] != "0" else "1")
        assert (await nobody.post(wrong)).status_code == 404
        form = {"List-Unsubscribe": "One-Click"}
        assert (await nobody.post(found[1], data=form)).status_code == 200
    assert (await table.players[1].ok("GET", "/api/users/me/notices"))["channels"][0]["kinds"] == []


async def test_a_link_that_confirms_is_good_once_and_for_a_day(server: Server, box: Postbox, hands: Hands) -> None:
    ada = await server.player("Ada")
    add = {"kind": "email", "address": "ada@example.org"}
    await ada.ok("POST", "/api/users/me/channels", add)
    former = re.search(r"http://test(/confirm/\S+)", words(await asyncio.to_thread(box.message, 1)))
    assert former is not None
    async with server.client() as nobody:
        hands.turn(days=1, seconds=1)
        assert (await nobody.post(former[1])).status_code == 404
        await ada.ok("POST", "/api/users/me/channels", add)
        found = re.search(r"http://test(/confirm/\S+)", words(await asyncio.to_thread(box.message, 2)))
        assert found is not None
        assert (await nobody.get(found[1])).status_code == 200, "programs open links before people do"
        assert not (await ada.ok("GET", "/api/users/me/notices"))["channels"][0]["confirmed"]
        assert (await nobody.post(found[1])).status_code == 200
        assert (await ada.ok("GET", "/api/users/me/notices"))["channels"][0]["confirmed"]
        assert (await nobody.post(found[1])).status_code == 404


async def test_nobody_touches_the_channels_of_others(server: Server, box: Postbox) -> None:
    ada, eve = await server.player("Ada"), await server.player("Eve")
    path = f"/api/users/me/channels/{await reachable(ada, box, 'ada@example.org')}"
    body = {"kinds": [], "digest": True}
    answers = [
        await eve.call("PUT", path, body),
        await eve.call("POST", f"{path}/test"),
        await eve.call("DELETE", path),
    ]
    assert [(answer.status_code, answer.json()["code"]) for answer in answers] == [(404, "no-such-channel")] * 3
    assert (await eve.ok("GET", "/api/users/me/notices"))["channels"] == []
    assert len((await ada.ok("GET", "/api/users/me/notices"))["channels"]) == 1


async def test_of_many_asked_for_at_once_no_more_are_kept_than_a_person_may_have(server: Server) -> None:
    ada = await server.player("Ada")
    wanted = [{"kind": "webhook", "address": f"https://example.org/{place}"} for place in range(MAX_CHANNELS + 4)]
    answers = await asyncio.gather(*(ada.call("POST", "/api/users/me/channels", body) for body in wanted))
    refused = [answer for answer in answers if not answer.is_success]
    assert [(answer.status_code, answer.json()["code"]) for answer in refused] == [(409, "too-many-channels")] * 4
    [kept, *_] = (body for body, answer in zip(wanted, answers, strict=True) if answer.is_success)
    assert (await ada.call("POST", "/api/users/me/channels", kept)).is_success, "it is there already"


async def test_a_test_is_sent_and_told_of(server: Server, box: Postbox) -> None:
    ada = await server.player("Ada")
    other = await ada.ok("POST", "/api/users/me/channels", {"kind": "email", "address": "other@example.org"})
    path = f"/api/users/me/channels/{other['id']}/test"
    assert (await ada.call("POST", path)).json()["code"] == "not-confirmed"
    path = f"/api/users/me/channels/{await reachable(ada, box, 'ada@example.org')}/test"
    await ada.ok("POST", path)
    [mail] = await sent(server, box)
    assert mail["Subject"] == "A test from Regolith"
    assert [(notice["kind"], notice["state"]) for notice in await notices(ada)] == [("test", "sent")]
