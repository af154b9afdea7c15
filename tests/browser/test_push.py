"""Being told in a browser: switched on by hand, a turn that its service worker shows, opened at the table, and its end.

No push service of a browser is asked: what ours on loopback gets is read as the browser would, and handed to the
service worker by Chromium's own means.
"""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright import async_api as playwright
from playwright.async_api import CDPSession, Page, expect

from tests.browser.conftest import SESSION, NewPerson
from tests.support.browser.auditing import Audit
from tests.support.browser.serving import Site
from tests.support.browser.subscribing import SUBSCRIBED
from tests.support.postgres import Cluster, fresh_database
from tests.support.push import Browser, PushService, push_service
from tests.support.words import say

SHOWN = """async (some) => {
  const registration = await navigator.serviceWorker.ready;
  for (let looks = 0; looks < (some ? 200 : 3000); looks += 1) {
    const shown = await registration.getNotifications();
    if (shown.length > 0 === some) return shown.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return null;
}"""
"""What is shown, once something is or nothing is any more; null if that does not come."""
MAX_TRIES = 20
"""Chromium loses what is shown in the first seconds after its start."""
CLICKED = """async () => {
  const [notification] = await registration.getNotifications();
  const opened = [];
  const { openWindow } = clients;
  clients.openWindow = async (url) => opened.push(url);
  const event = new NotificationEvent('notificationclick', { notification });
  const ends = new Promise((resolve) => {
    event.waitUntil = (work) => resolve(work);
  });
  dispatchEvent(event);
  await ends.catch(() => {});
  clients.openWindow = openWindow;
  return opened;
}"""
"""A click on what the worker shows: which window it opens. Only a hand's click may really open one."""


@pytest.fixture(scope=SESSION)
def browser(notifying_browser: playwright.Browser) -> playwright.Browser:
    """One that shows notifications."""
    return notifying_browser


@pytest.fixture
def service() -> Iterator[PushService]:
    """Where the server's pushes come in."""
    with push_service() as service:
        yield service


@pytest.fixture
def pushing(migrated_cluster: Cluster, service: PushService) -> Iterator[Site]:
    """A server that sends what is due at once."""
    with fresh_database(migrated_cluster) as url:
        site = Site(url, PRIVATE_ADDRESSES="true", NOTICE_GRACE_SECONDS="0")
        site.start()
        yield site
        site.stop()


class Worker:
    """The service worker of a page's browser, as Chromium's tools reach it."""

    def __init__(self, page: Page, tools: CDPSession) -> None:
        self._page = page
        self._tools = tools
        self._registrations: list[str] = []
        tools.on("ServiceWorker.workerRegistrationUpdated", self._note)

    def _note(self, event: dict[str, Any]) -> None:
        self._registrations += [item["registrationId"] for item in event["registrations"]]

    async def gets(self, said: Any) -> list[dict[str, Any]]:
        """Hand it a message, again where Chromium shows nothing; what is shown then."""
        origin = await self._page.evaluate("location.origin")
        data = {"origin": origin, "registrationId": self._registrations[-1], "data": json.dumps(said)}
        for _ in range(MAX_TRIES):
            await self._tools.send("ServiceWorker.deliverPushMessage", data)
            shown: list[dict[str, Any]] | None = await self._page.evaluate(SHOWN, True)
            if shown is not None:
                return shown
        raise AssertionError("nothing is shown")

    async def clicked(self) -> list[str]:
        """Click on what it shows; the addresses that it opens."""
        opened: list[str] = await self._page.context.service_workers[0].evaluate(CLICKED)
        return opened


async def worker_of(page: Page) -> Worker:
    tools = await page.context.new_cdp_session(page)
    worker = Worker(page, tools)
    await tools.send("ServiceWorker.enable")
    return worker


async def test_a_turn_is_shown_by_the_browser_and_opens_the_table(
    pushing: Site, service: PushService, new_person: NewPerson
) -> None:
    ada, bob = [await new_person(pushing.url, name) for name in ("Ada", "Bob")]
    game = await ada.open_table([{"kind": "human"}, {"kind": "human"}], {"tokens": "dealt"})
    await bob.join((await ada.call("GET", f"/api/games/{game}"))["invite_url"])
    browser: Browser = service.browser()
    page = bob.page
    await page.context.grant_permissions(["notifications"])
    await page.add_init_script(f"({SUBSCRIBED})({json.dumps(browser.subscription)})")
    audit = Audit(bob)
    await page.goto("/account/notices")
    begin = page.get_by_role("button", name=say("notices-push-begin"))
    await begin.press("Enter")
    await expect(page.get_by_text(say("notices-push-begun"))).to_be_visible()
    await expect(page.get_by_role("heading", name=say("notices-way-here"))).to_be_visible()
    await expect(begin).to_have_count(0)
    await expect(page.get_by_role("status").filter(has_text=say("notices-push-begun"))).to_be_focused()
    await audit.look("notices in this browser")

    worker = await worker_of(page)
    await ada.call("POST", f"/api/games/{game}/start")
    said = browser.read(await asyncio.to_thread(service.push, 1))
    [shown] = await worker.gets(said)
    assert shown["title"] == "Your turn: Skymines with Ada"
    assert await worker.clicked() == [said["url"]]
    await worker.gets(said)
    await page.goto(said["url"])
    await bob.at_table()
    assert await page.evaluate(SHOWN, False) == []

    code = (await bob.call("POST", "/api/users/me/device-code"))["code"]
    telephone = await new_person(pushing.url, "Bob's telephone")
    await telephone.page.goto(said["url"])
    await telephone.page.get_by_label(say("sign-in-code"), exact=True).fill(code)
    await telephone.page.get_by_role("button", name=say("sign-in-with-code")).press("Enter")
    await telephone.at_table()

    await page.goto("/account/notices")
    service.answers[:] = [410]
    await page.get_by_role("button", name=say("notices-test")).press("Enter")
    await expect(page.get_by_text(say("notices-broken-unsubscribed"))).to_be_visible()
    await begin.press("Enter")
    await expect(page.get_by_text(say("notices-broken-unsubscribed"))).to_have_count(0)
    await page.get_by_role("button", name=say("notices-remove")).press("Enter")
    await expect(page.get_by_text(say("notices-ways-none"))).to_be_visible()
    assert await page.evaluate("localStorage.getItem('subscribed')") is None
    audit.rests()


async def test_permission_that_is_withdrawn_and_given_again_mends_the_same_channel(
    pushing: Site, service: PushService, new_person: NewPerson
) -> None:
    bob = await new_person(pushing.url, "Bob")
    page, context = bob.page, bob.page.context
    await bob.become_guest()

    async def channels() -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = (await bob.call("GET", "/api/users/me/notices"))["channels"]
        return found

    async def says_what_is_so() -> None:
        await page.reload()
        permission = await page.evaluate("Notification.permission")
        said = {"denied": say("notices-push-denied"), "default": say("notices-push-begin")}[permission]
        await expect(page.get_by_text(said)).to_be_visible()

    await context.grant_permissions(["notifications"])
    await page.add_init_script(f"({SUBSCRIBED})({json.dumps(service.browser().subscription)})")
    await page.goto("/account/notices")
    begin = page.get_by_role("button", name=say("notices-push-begin"))
    await begin.press("Enter")
    await expect(page.get_by_text(say("notices-push-begun"))).to_be_visible()
    [channel] = await channels()
    await bob.call("PUT", f"/api/users/me/channels/{channel['id']}", {"kinds": ["turn"], "digest": False})

    await context.clear_permissions()
    await says_what_is_so()
    await page.evaluate("localStorage.removeItem('subscribed')")
    await says_what_is_so()

    await context.grant_permissions(["notifications"])
    await page.reload()
    await begin.press("Enter")
    await expect(page.get_by_text(say("notices-push-begun"))).to_be_visible()
    await expect(begin).to_have_count(0)
    [mended] = await channels()
    assert (mended["id"], mended["kinds"], mended["broken"]) == (channel["id"], ["turn"], None)
