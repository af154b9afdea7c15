"""Two people on different continents play one turn a day for three weeks, by a clock that the test turns.

Ada, at a desk, is told by a program of hers. Ben, with a telephone, is told by his browser and by mail, sleeps at
night, goes on holiday, and has a second device.
"""

import asyncio
import json
import random
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from playwright import async_api as playwright
from playwright.async_api import expect

from tests.browser.conftest import SESSION, NewPerson
from tests.support.browser.first_turn import PHONE
from tests.support.browser.people import Person
from tests.support.browser.serving import Site
from tests.support.browser.subscribing import SUBSCRIBED
from tests.support.browser.taste import Taste
from tests.support.mail import Postbox, postbox, words
from tests.support.postgres import Cluster, fresh_database
from tests.support.push import Browser, PushService, push_service
from tests.support.words import say

CHANNELS = "/api/users/me/channels"
MONDAY_NOON = datetime(2026, 3, 2, 12, tzinfo=UTC)
A_DAY_A_TURN = {"turn_seconds": 86_400, "at_deadline": "stand-in"}
"""With a day a turn and a robot that stands in."""
MAX_TURNS = 200
AWAY = "about:blank"
DUE = "SELECT count(*) FROM notices WHERE state = 'waiting' AND due <= $1"


@pytest.fixture(scope=SESSION)
def browser(notifying_browser: playwright.Browser) -> playwright.Browser:
    """One that shows notifications."""
    return notifying_browser


class World:
    """The server, what reaches people from it, and the time."""

    def __init__(self, site: Site, box: Postbox, service: PushService, clock: Path) -> None:
        self.site = site
        self.box = box
        self.service = service
        self.browser: Browser = service.browser("ben")
        self._clock = clock
        self.at = MONDAY_NOON
        self._set_clock()

    async def turn(self, *people: Person, **by: float) -> None:
        """Let time pass while the server is up, and what was due by then be sent, put off or withdrawn."""
        self.at += timedelta(**by)
        connection = await asyncpg.connect(self.site.postgres_url)
        await connection.execute("UPDATE heartbeat SET at = $1", self.at)
        self._set_clock()
        for person in people:
            await person.page.clock.set_system_time(self.at)
        for _ in range(600):
            if not await connection.fetchval(DUE, self.at):
                break
            await asyncio.sleep(0.05)
        else:
            raise AssertionError("what was due is neither sent nor put off")
        await connection.close()

    def _set_clock(self) -> None:
        """All at once: the server may be reading it."""
        written = self._clock.with_suffix(".new")
        written.write_text(self.at.isoformat())
        written.replace(self._clock)

    async def told(self, person: Person, number: int) -> list[dict[str, Any]]:
        """What a person was sent, once so many notices have been, the newest first."""
        for _ in range(600):
            notices = (await person.call("GET", "/api/users/me/notices"))["notices"]
            sent = [notice for notice in notices if notice["state"] == "sent"]
            if len(sent) >= number:
                return sent
            await asyncio.sleep(0.05)
        raise AssertionError(f"{number} notices were to be sent: {notices}")

    async def waits(self, person: Person, until: str) -> None:
        """See that what a person would be sent is put off until then."""
        for _ in range(600):
            notices = (await person.call("GET", "/api/users/me/notices"))["notices"]
            if {notice["due"] for notice in notices if notice["state"] == "waiting"} == {until}:
                return
            await asyncio.sleep(0.05)
        raise AssertionError(f"something is not put off: {notices}")

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something has come."""
        for _ in range(600):
            if holds():
                return
            await asyncio.sleep(0.05)
        raise AssertionError(f"it has not come; {self.at}, {self.hooked()}, {self.pushed()}")

    def hooked(self) -> list[dict[str, Any]]:
        """What has come to Ada's program."""
        return [json.loads(push.body) for push in self.service.pushes if push.path == "/ada"]

    def pushed(self) -> list[dict[str, Any]]:
        """What has come to Ben's browser."""
        return [self.browser.read(push) for push in self.service.pushes if push.path == "/ben"]


@pytest.fixture
def world(migrated_cluster: Cluster, tmp_path: Path) -> Iterator[World]:
    with ExitStack() as stack:
        box, service = stack.enter_context(postbox()), stack.enter_context(push_service())
        url = stack.enter_context(fresh_database(migrated_cluster))
        clock = tmp_path / "clock"
        sender = "Regolith <games@example.org>"
        mail = {"SMTP_URL": box.url, "MAIL_FROM": sender, "NOTICE_PICTURES": "false"}
        site = Site(url, "clocked_games", PRIVATE_ADDRESSES="true", CLOCK=str(clock), **mail)
        world = World(site, box, service, clock)
        site.start()
        stack.callback(site.stop)
        yield world


async def play(person: Person, game: str, chance: random.Random) -> bool:
    """One move of a person beside the page, for whatever they are asked; whether they were."""
    path = f"/api/games/{game}"
    table = await person.call("GET", path)
    choices = table["choices"]
    if not choices["step"] or table["status"] != "playing" or table["me"] not in table["to_move"]:
        return False
    if table["view"]["seats"][table["me"]].get("ready"):
        return False
    moves = choices["choices"]
    outs = [move for move in moves if move["type"] == "DropOut"]
    move = choices["sample"] or (chance.choice(outs) if outs and chance.random() < 0.4 else chance.choice(moves))
    await person.call("POST", f"{path}/moves", {"seq": choices["seq"], "move": move})
    return True


async def turn_of(person: Person, game: str, chance: random.Random) -> int:
    """Play until the person is asked nothing more; how many moves that were."""
    moves = 0
    while await play(person, game, chance):
        moves += 1
        assert moves < MAX_TURNS
    return moves


async def reachable(world: World, ada: Person, ben: Person) -> None:
    """Ada's program, Ben's mail and Ben's browser, each by the page of notices; and Ben's nights."""
    await ada.page.goto("/account/notices")
    await ada.page.get_by_label(say("notices-address-webhook")).fill(f"{world.service.url}/ada")
    await ada.page.keyboard.press("Enter")
    await expect(ada.page.get_by_text("whsec_")).to_be_visible()
    await ben.page.context.grant_permissions(["notifications"])
    await ben.page.add_init_script(f"({SUBSCRIBED})({json.dumps(world.browser.subscription)})")
    await ben.page.goto("/account/notices")
    await ben.page.get_by_role("button", name=say("notices-push-begin")).click()
    await expect(ben.page.get_by_text(say("notices-push-begun"))).to_be_visible()
    await ben.page.get_by_label(say("notices-address-email")).fill("ben@example.org")
    await ben.page.keyboard.press("Enter")
    mail = await asyncio.to_thread(world.box.message)
    found = re.search(r"http\S+/confirm/\S+", words(mail))
    assert found is not None
    await ben.page.goto(found[0])
    await ben.page.get_by_role("button", name=say("confirm-do")).click()
    await expect(ben.page.get_by_role("heading", name=say("confirmed-title"))).to_be_visible()
    night = {"time_zone": "Asia/Tokyo", "quiet_from": 22 * 60, "quiet_until": 7 * 60}
    await ben.call("PUT", "/api/users/me/notices/hours", night)
    world.box.messages.clear()


async def until_asks(game: str, one: Person, other: Person, chance: random.Random) -> None:
    """Play on beside the pages until the table waits for `one` alone, for a turn."""
    for _ in range(MAX_TURNS):
        table = await one.call("GET", f"/api/games/{game}")
        if table["to_move"] == [table["me"]] and table["choices"]["step"] == "TakeTurn":
            return
        assert await play(other, game, chance) or await play(one, game, chance)
    raise AssertionError(f"{one.name} is never asked alone")


async def stand_ins(person: Person, game: str) -> list[str | None]:
    """Why stand-ins play at the table."""
    return [seat["stand_in"] for seat in (await person.call("GET", f"/api/games/{game}"))["seats"]]


async def test_three_weeks_of_two_people(world: World, new_person: NewPerson) -> None:
    chance = random.Random("three weeks")
    ada, ben = await new_person(world.site.url, "Ada"), await new_person(world.site.url, "Ben", **PHONE)
    both = (ada, ben)
    for person in both:
        await person.page.clock.set_system_time(world.at)
    game = await ada.open_table([{"kind": "human"}] * 2, {}, pace="relaxed", clock=A_DAY_A_TURN)
    await ben.join((await ada.call("GET", f"/api/games/{game}"))["invite_url"])
    await reachable(world, ada, ben)
    await ben.page.goto(AWAY)

    # Monday, 12:00, which is 21:00 in Tokyo: the game begins. Ada sees it, Ben is told, once by each way.
    await ada.page.goto(f"/t/{game}")
    await ada.start()
    await ada.at_table()
    await ada.until_asked()
    await world.turn(*both, minutes=2)
    assert {item["kind"] for item in await world.told(ben, 2)} == {"turn"}
    [push], [mail] = world.pushed(), world.box.messages
    assert push["title"] == mail["Subject"]
    assert world.hooked() == []
    await ben.page.goto(push["url"])
    await ben.at_table()
    await Taste("ben").act(ben, await ben.until_asked())
    await ben.page.goto(AWAY)

    # An hour later it is night in Tokyo: what Ada does then waits for the morning.
    await until_asks(game, ada, ben, chance)
    await world.turn(*both, minutes=70)
    before = len(world.pushed())
    await until_asks(game, ben, ada, chance)
    await world.turn(*both, minutes=30)
    await world.waits(ben, until="2026-03-02T22:00:00Z")
    assert len(world.pushed()) == before
    await world.turn(*both, hours=9)
    await world.until(lambda: len(world.pushed()) == before + 1)

    # One turn a day for each of them: Ada opens the table on Friday and is shown what has happened.
    await ada.page.goto(AWAY)
    for _ in range(3):
        await until_asks(game, ada, ben, chance)
        await world.turn(*both, hours=10)
        await until_asks(game, ben, ada, chance)
        await world.turn(*both, hours=14)
    assert {item["type"] for item in world.hooked()} == {"turn"}
    await until_asks(game, ada, ben, chance)
    missed = await ada.call("GET", f"/api/games/{game}/since")
    steps = len(missed["turns"]) + bool(missed["changes"])
    await ada.page.goto(world.hooked()[-1]["url"])
    await ada.at_table()
    await ada.page.locator("[data-since]").click()
    panel = ada.page.get_by_role("region", name=say("since"))
    for step in range(1, steps + 1):
        await expect(panel).to_contain_text(say("since-step", at=step, count=steps))
        await panel.locator("[data-since-step='1']").click()
    await expect(panel).to_have_count(0)
    await ada.until_asked("TakeTurn")

    # Ben is on holiday for a week: no deadline of his passes meanwhile.
    await until_asks(game, ben, ada, chance)
    await ada.page.goto(AWAY)
    await ben.page.goto("/time")
    last = (world.at + timedelta(days=9)).date().isoformat()
    await ben.page.get_by_label(say("time-vacation-last")).fill(last)
    await ben.press("time-vacation-take")
    await expect(ben.named("time-vacation-end")).to_be_visible()
    await world.turn(*both, days=6)
    assert await stand_ins(ada, game) == [None, None]
    await ben.page.reload()
    await ben.press("time-vacation-end")
    await expect(ben.named("time-vacation-end")).to_have_count(0)
    await until_asks(game, ada, ben, chance)

    # Ada forgets her turn: her time is nearly over, then it is up and a stand-in plays, until she takes her seat back.
    await world.turn(*both, hours=23)
    await world.until(lambda: "deadline" in {item["type"] for item in world.hooked()})
    await world.turn(*both, hours=2)
    await world.until(lambda: "standin" in {item["type"] for item in world.hooked()})
    assert await stand_ins(ada, game) == ["deadline", None]
    await ada.page.goto(f"/t/{game}")
    await ada.page.locator("[data-take-seat-back]").click()
    await expect(ada.page.locator("[data-take-seat-back]")).to_have_count(0)
    assert await stand_ins(ada, game) == [None, None]

    # She takes back a turn that she has ended: Ben is asked by his browser, and she is told that it is her turn again.
    await until_asks(game, ada, ben, chance)
    await until_asks(game, ben, ada, chance)
    await ada.page.locator("[data-takeback]").click()
    await ada.page.locator("[data-takeback-do]").click()
    await expect(ada.page.locator("[data-takeback-refuse]")).to_be_visible()
    await ada.page.goto(AWAY)
    await world.turn(*both, days=1 / 2)
    await world.until(
        lambda: any(
            say("notice-takeback-title", game="Skymines", others="Ada") == item["title"] for item in world.pushed()
        )
    )
    await ben.page.goto(f"/t/{game}?mine")
    await ben.at_table()
    await ben.page.locator("[data-takeback-agree]").click()
    await expect(ben.page.locator("[data-takeback-told]")).to_have_text(say("takeback-done"))
    await world.turn(*both, minutes=2)
    await world.until(lambda: "again" in {item["type"] for item in world.hooked()})

    # Ben has a tablet now, which is him as well, by a code.
    code = (await ben.call("POST", "/api/users/me/device-code"))["code"]
    tablet = await new_person(world.site.url, "Ben")
    await tablet.page.goto(f"/t/{game}?mine")
    await tablet.page.get_by_label(say("sign-in-code"), exact=True).fill(code)
    await tablet.page.keyboard.press("Enter")
    await tablet.at_table()
    assert (await tablet.call("GET", f"/api/games/{game}"))["me"] == 1

    # The third week: a turn a day to the end, of which both are told with the result; then a rematch.
    for person in (ada, ben, tablet):
        await person.page.goto(AWAY)  # What is played now no page draws.
    while not await over(game, ada, ben, chance):
        await world.turn(*both, hours=20)
    assert world.at - MONDAY_NOON >= timedelta(weeks=2)
    await world.turn(*both, days=max(1, (MONDAY_NOON + timedelta(weeks=3) - world.at).days + 1))
    await world.until(lambda: "over" in {item["type"] for item in world.hooked()})
    result = next(item for item in world.hooked() if item["type"] == "over")
    assert any("Ada" in sentence and "Ben" in sentence for sentence in result["text"])
    assert await stand_ins(ada, game) == [None, None]
    keys = [message["Message-ID"] for message in world.box.messages]
    assert len(keys) == len(set(keys))

    await ada.page.goto(f"/t/{game}")
    await ada.page.get_by_role("dialog").get_by_role("button", name=say("rematch")).click()
    await ada.page.wait_for_url(re.compile(rf"/t/(?!{game})"))
    await ben.call("POST", f"/api/games/{ada.game}/join")
    count = len(world.pushed())
    await ada.start()
    await ada.at_table()
    await world.turn(*both, hours=12)
    await world.until(lambda: len(world.pushed()) > count)
    assert world.pushed()[-1]["url"] == f"{world.site.url}/t/{ada.game}?mine"


async def over(game: str, ada: Person, ben: Person, chance: random.Random) -> bool:
    """A turn of each of them; whether the game is over then."""
    for person in (ada, ben):
        await turn_of(person, game, chance)
    return bool((await ada.call("GET", f"/api/games/{game}"))["status"] == "finished")
