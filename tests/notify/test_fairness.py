"""The outbox is fair: a host that does not answer costs others nothing."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import suppress
from datetime import timedelta
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from app.notify.places import PER_KIND, PER_TRUST
from app.notify.places import UNANSWERED_PAUSES as SILENCE
from app.notify.worker import PAUSES_WITHOUT_ANSWER, Worker
from app.store.claims import CLAIM, Claimed, Wanted, claim
from tests.support.notify.hostile import SilentHost, due_tests, silent_host, webhooks
from tests.support.push import PushService
from tests.support.server import Server, running, until
from tests.support.time import Hands

pytestmark = pytest.mark.usefixtures("fresh_service")
FREE = {"webhook": 40}
LONG = 30.0
STATES = "SELECT state, tries, claimed, due FROM notices ORDER BY id"


@pytest_asyncio.fixture
async def silent() -> AsyncIterator[SilentHost]:
    """A host that never answers."""
    async with silent_host() as host:
        yield host


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no silence end within a test, however busy the machine is."""
    monkeypatch.setattr("app.notify.requests.EXCHANGE_SECONDS", 10 * LONG)


@pytest.fixture
def impatient(patient: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a silence be noticed at once."""
    monkeypatch.setattr("app.notify.requests.EXCHANGE_SECONDS", 0.2)
    monkeypatch.setattr("app.notify.worker.SILENT_SECONDS", 0.1)


async def claimed(server: Server, hands: Hands, wanted: Wanted) -> list[Claimed]:
    return await claim(server.services.db, hands.at, hands.at + timedelta(minutes=5), wanted)


async def stop(task: asyncio.Task[int]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


async def test_others_are_told_while_hosts_that_never_answer_still_hang(
    server: Server, service: PushService, silent: SilentHost, hands: Hands
) -> None:
    for number in range(9):
        guest = await webhooks(server, f"Eve {number}", silent.url, channels=10)
        await due_tests(server, guest, hands.at - timedelta(hours=1), each=5)
    for number in range(12):
        honest = await webhooks(server, f"Ada {number}", f"{service.url}/{number}", channels=1)
        await due_tests(server, honest, hands.at)
    sending = asyncio.create_task(server.services.worker.send_due())
    await until(lambda: len(service.pushes) == 12, LONG)
    await until(lambda: silent.held == 9, LONG)
    assert silent.ended == 0
    await stop(sending)


async def test_a_notice_that_comes_while_others_hang_is_sent_at_once(
    server: Server, service: PushService, silent: SilentHost, hands: Hands
) -> None:
    guest = await webhooks(server, "Eve", silent.url, channels=10)
    await due_tests(server, guest, hands.at)
    sending = asyncio.create_task(server.services.worker.send_due())
    await until(lambda: silent.held == 1, LONG)
    ada = await webhooks(server, "Ada", service.url, channels=1)
    await due_tests(server, ada, hands.at)
    server.services.worker.wake()
    await until(lambda: len(service.pushes) == 1, LONG)
    assert silent.ended == 0
    await stop(sending)


async def test_a_silent_webhook_does_not_hold_up_a_channel_of_its_person_that_answers(
    server: Server, service: PushService, silent: SilentHost, hands: Hands
) -> None:
    ada = await webhooks(server, "Ada", silent.url, channels=1)
    await due_tests(server, ada, hands.at - timedelta(hours=1), each=20)
    await server.services.db.do(
        "INSERT INTO channels (id, user_id, kind, address, kinds, confirmed, created) "
        "VALUES ('good', $1, 'webhook', $2, '{turn}', now(), now())",
        ada,
        f"{service.url}/good",
    )
    await server.services.db.do(
        "INSERT INTO notices (channel_id, kind, seq, due, created) SELECT 'good', 'test', n, $1, $1 "
        "FROM generate_series(0, 5) n",
        hands.at,
    )
    await server.services.db.do("UPDATE notices SET state = 'sent', ended = now() WHERE seq = 0")
    sending = asyncio.create_task(server.services.worker.send_due())
    await until(lambda: len(service.pushes) == 5, LONG)
    assert silent.ended == 0
    await stop(sending)


async def test_ten_thousand_due_retries_of_few_stand_before_nobody(server: Server, hands: Hands) -> None:
    for number in range(20):
        guest = await webhooks(server, f"Eve {number}", "http://x", channels=10)
        await due_tests(server, guest, hands.at - timedelta(hours=1), each=50)
    await server.services.db.do("UPDATE notices SET kind = 'started', tries = 3")
    people = [await webhooks(server, f"Ada {number}", "http://y", channels=1) for number in range(20)]
    for person in people:
        await due_tests(server, person, hands.at)
    await server.services.db.do("UPDATE notices SET kind = 'started' WHERE kind = 'test'")
    taken = await claimed(server, hands, Wanted(free=FREE, per_person=2))
    places = Counter(item.user_id for item in taken)
    assert all(places[person] == 1 for person in people)
    assert max(places.values()) == 1, "no channel of theirs is known to answer"
    assert len(taken) == 40


def rows_read(plan: dict[str, Any]) -> float:
    """How many rows of tables were looked at by this node of a plan that was carried out, and by those below it."""
    each = plan["Actual Rows"] + plan.get("Rows Removed by Filter", 0)
    own = each * plan["Actual Loops"] if "Relation Name" in plan else 0
    return float(own) + sum(rows_read(below) for below in plan.get("Plans", ()))


@pytest.mark.parametrize("known", ["nothing", "emptiness", "quiet"])
async def test_a_claim_reads_each_notice_but_a_few_times_whatever_postgres_believes_of_them(
    server: Server, hands: Hands, known: str
) -> None:
    for table in ("notices", "channels"):
        await server.services.db.do(f"ALTER TABLE {table} SET (autovacuum_enabled = false)")
    guest = await webhooks(server, "Ada", "http://x", channels=100)
    await due_tests(server, guest, hands.at - timedelta(days=1), each=100)
    if known == "emptiness":
        await server.services.db.do("DELETE FROM notices")
    await server.services.db.do("UPDATE notices SET state = 'sent', ended = now(), seq = seq + 1000")
    if known != "nothing":
        for table in ("notices", "channels"):
            await server.services.db.do(f"ANALYZE {table}")
    await due_tests(server, guest, hands.at, each=50)
    [[number]] = await server.services.db.rows("SELECT count(*) FROM notices")
    assert number >= 5000
    lists = ("busy_channels", "busy_people", "waiting_people", "answering_only", "trusted")
    nobody: dict[str, list[str]] = {name: [] for name in lists}
    places = {"kinds": list(FREE), "free": list(FREE.values()), "per_person": 2}
    values = CLAIM.values({"now": hands.at, "until": hands.at, **places, **nobody})
    [[explained]] = await server.services.db.rows(f"EXPLAIN (ANALYZE, FORMAT JSON) {CLAIM.text}", *values)
    assert rows_read(msgspec.json.decode(explained)[0]["Plan"]) <= 5 * number


async def test_a_person_with_enough_under_way_is_passed_over(server: Server, hands: Hands) -> None:
    eve = await webhooks(server, "Eve", "http://x", channels=3)
    await due_tests(server, eve, hands.at)
    assert await claimed(server, hands, Wanted(free=FREE, per_person=2, waiting_people=[eve])) == []
    await due_tests(server, eve, hands.at - timedelta(days=1))
    await server.services.db.do("UPDATE notices SET state = 'sent', ended = now() WHERE due < $1", hands.at)
    assert await claimed(server, hands, Wanted(free=FREE, per_person=2, busy_people=[eve, eve])) == []
    busy = Wanted(free=FREE, per_person=2, busy_people=[eve], busy_channels=[f"{eve}-1"])
    [one] = await claimed(server, hands, busy)
    assert one.channel_id != f"{eve}-1"
    assert await claimed(server, hands, Wanted(free={"webhook": 0}, per_person=9)) == []


async def test_tests_come_first_and_retries_last(server: Server, hands: Hands) -> None:
    eve = await webhooks(server, "Eve", "http://x", channels=3)
    await due_tests(server, eve, hands.at - timedelta(hours=1))
    await server.services.db.do("UPDATE notices SET tries = 1, kind = 'started' WHERE channel_id LIKE '%-1'")
    await server.services.db.do("UPDATE notices SET kind = 'started' WHERE channel_id LIKE '%-2'")
    await server.services.db.do("UPDATE notices SET due = $1 WHERE channel_id LIKE '%-3'", hands.at)
    order = []
    for _ in range(3):
        order += [item.channel_id for item in await claimed(server, hands, Wanted(free=FREE, per_person=1))]
    assert order == [f"{eve}-3", f"{eve}-2", f"{eve}-1"]


async def test_all_of_a_digest_is_claimed_together(server: Server, hands: Hands) -> None:
    ada = await webhooks(server, "Ada", "http://x", channels=1)
    await due_tests(server, ada, hands.at, each=30)
    await server.services.db.do("UPDATE notices SET kind = 'started'")
    await server.services.db.do("UPDATE channels SET digest = true")
    assert len(await claimed(server, hands, Wanted(free={"webhook": 1}, per_person=1))) == 30


async def test_two_workers_never_claim_the_same_notice(server: Server, hands: Hands) -> None:
    for number in range(10):
        guest = await webhooks(server, f"P{number}", "http://x", channels=4)
        await due_tests(server, guest, hands.at, each=5)
    wanted = Wanted(free={"webhook": 7}, per_person=3)
    taken: list[int] = []
    while more := await asyncio.gather(*(claimed(server, hands, wanted) for _ in range(4))):
        ids = [item.id for part in more for item in part]
        taken += ids
        if not ids:
            break
    assert len(taken) == len(set(taken)) == 200


async def test_only_channels_that_have_answered_are_taken_while_unknown_ones_fill_their_places(
    server: Server, hands: Hands
) -> None:
    ada, eve = [await webhooks(server, name, "http://x", channels=1) for name in ("Ada", "Eve")]
    await due_tests(server, ada, hands.at - timedelta(days=1))
    await server.services.db.do("UPDATE notices SET state = 'sent', ended = now()")
    for person in (eve, ada):
        await server.services.db.do("UPDATE notices SET seq = seq + 1")
        await due_tests(server, person, hands.at)
    wanted = Wanted(free=FREE, per_person=2, answering_only=["webhook"])
    assert [(item.user_id, item.answers) for item in await claimed(server, hands, wanted)] == [(ada, True)]


@pytest.mark.usefixtures("impatient")
async def test_a_silent_channel_is_left_alone_with_all_that_waits_for_it(
    server: Server, silent: SilentHost, hands: Hands
) -> None:
    eve = await webhooks(server, "Eve", silent.url, channels=1)
    await due_tests(server, eve, hands.at, each=10)
    await server.services.db.do("UPDATE notices SET kind = 'started'")
    await server.services.worker.send_due()
    assert silent.ended == 1
    rows = await server.services.db.rows(STATES)
    assert all(row["due"] >= hands.at + SILENCE[0] and row["state"] == "waiting" for row in rows)
    assert sorted(row["tries"] for row in rows) == [0] * 9 + [1]
    await due_tests(server, eve, hands.at)
    await server.services.db.do("UPDATE notices SET kind = 'turn' WHERE kind = 'test'")
    await server.services.worker.send_due()
    assert silent.ended == 1, "a newer notice waits as well"


@pytest.mark.usefixtures("impatient")
async def test_a_channel_that_has_never_answered_is_given_up_sooner(
    server: Server, silent: SilentHost, hands: Hands
) -> None:
    eve = await webhooks(server, "Eve", silent.url, channels=1)
    await due_tests(server, eve, hands.at)
    await server.services.db.do("UPDATE notices SET kind = 'started'")
    for _ in range(PAUSES_WITHOUT_ANSWER + 1):
        await server.services.worker.send_due()
        hands.turn(hours=8)
    await server.services.worker.send_due()
    [row] = await server.services.db.rows(STATES)
    assert (row["state"], row["tries"], silent.ended) == (
        "failed",
        PAUSES_WITHOUT_ANSWER + 1,
        PAUSES_WITHOUT_ANSWER + 1,
    )


async def test_a_stop_gives_back_the_claims_to_what_hangs(
    database_url: str, silent: SilentHost, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(database_url, private_addresses=True) as server:
        eve = await webhooks(server, "Eve", silent.url, channels=2)
        await due_tests(server, eve, hands.at)
        server.services.worker.wake()
        await until(lambda: silent.held == 1, LONG)
    monkeypatch.setattr(Worker, "run_forever", asyncio.Event().wait)
    async with running(database_url, private_addresses=True) as server:
        rows = await server.services.db.rows(STATES)
    assert [(row["state"], row["tries"], row["claimed"]) for row in rows] == [("waiting", 0, None)] * 2


def test_all_guests_of_an_attack_leave_places_for_others() -> None:
    assert 2 * 20 < PER_TRUST["unknown"] < PER_KIND
