"""Being told of one's turn: an address added and confirmed by hand, a turn that comes by mail, and a way out of it."""

import asyncio
import re
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.auditing import Audit
from tests.support.browser.people import Person
from tests.support.browser.serving import Site
from tests.support.mail import Postbox, postbox, words
from tests.support.postgres import Cluster, fresh_database
from tests.support.words import say


@dataclass
class Mailing:
    """A server, and where its mail comes in."""

    site: Site
    box: Postbox

    async def link(self, number: int, kind: str) -> str:
        """The link of this kind in the mail of that number."""
        mail = await asyncio.to_thread(self.box.message, number)
        found = re.search(rf"http\S+/{kind}/\S+", words(mail))
        assert found is not None
        return found[0]


@pytest.fixture
def mailing(migrated_cluster: Cluster) -> Iterator[Mailing]:
    """A server that sends what is due at once."""
    with postbox() as box, fresh_database(migrated_cluster) as url:
        sender = "Regolith <games@example.org>"
        mail = {"SMTP_URL": box.url, "MAIL_FROM": sender, "NOTICE_PICTURES": "false"}
        site = Site(url, NOTICE_GRACE_SECONDS="0", **mail)
        site.start()
        yield Mailing(site, box)
        site.stop()


async def add_address(person: Person, mailing: Mailing, address: str) -> None:
    """Add an address with the keyboard and confirm it by the link that is sent there."""
    page = person.page
    await page.goto("/account/notices")
    await page.get_by_label(say("notices-address-email")).fill(address)
    await page.keyboard.press("Enter")
    await expect(page.get_by_text(say("notices-added-email", address=address))).to_be_visible()
    await expect(page.get_by_text(say("notices-unconfirmed"))).to_be_visible()
    await page.goto(await mailing.link(len(mailing.box.messages) or 1, "confirm"))
    await page.get_by_role("button", name=say("confirm-do")).click()
    await expect(page.get_by_role("heading", name=say("confirmed-title"))).to_be_visible()


@pytest.mark.parametrize("size", [pytest.param((1440, 900), marks=pytest.mark.full), (390, 844)], ids=str)
async def test_a_turn_comes_by_mail_until_one_wants_no_more(
    mailing: Mailing, new_person: NewPerson, size: tuple[int, int]
) -> None:
    viewport = {"width": size[0], "height": size[1]}
    ada, bob = [await new_person(mailing.site.url, name, viewport=viewport) for name in ("Ada", "Bob")]
    game = await ada.open_table([{"kind": "human"}, {"kind": "human"}], {"tokens": "dealt"})
    invite = (await ada.call("GET", f"/api/games/{game}"))["invite_url"]
    await bob.join(invite)
    await add_address(bob, mailing, "bob@example.org")
    audit = Audit(bob)
    await bob.page.goto("/account/notices")
    form = bob.page.get_by_role("form", name="bob@example.org")
    await expect(form).to_be_visible()
    await audit.look("notices")
    await form.get_by_role("button", name=say("notices-test-of", address="bob@example.org")).press("Enter")
    await asyncio.to_thread(mailing.box.message, 2)
    await expect(bob.page.get_by_text("sent", exact=False).last).to_be_visible()

    await ada.call("POST", f"/api/games/{game}/start")
    turn = await asyncio.to_thread(mailing.box.message, 3)
    assert turn["Subject"] == "Your turn: Skymines with Ada"
    await bob.page.goto(re.search(r"http\S+/t/\S+", words(turn))[0])  # type: ignore[index]  # without an address the test fails
    await bob.at_table()

    await bob.page.goto(await mailing.link(3, "unsubscribe"))
    await bob.page.get_by_role("button", name=say("leave-do")).click()
    await expect(bob.page.get_by_role("heading", name=say("left-title"))).to_be_visible()
    await bob.page.goto("/account/notices")
    await expect(bob.page.get_by_role("form").get_by_role("checkbox", checked=True)).to_have_count(0)
    audit.rests()


async def test_a_visible_page_needs_no_mail_and_a_hidden_one_does(mailing: Mailing, new_person: NewPerson) -> None:
    ada, bob = [await new_person(mailing.site.url, name) for name in ("Ada", "Bob")]
    game = await ada.open_table([{"kind": "human"}, {"kind": "human"}], {"tokens": "dealt"})
    await bob.join((await ada.call("GET", f"/api/games/{game}"))["invite_url"])
    await add_address(bob, mailing, "bob@example.org")
    await ada.call("POST", f"/api/games/{game}/start")
    await asyncio.to_thread(mailing.box.message, 2)
    await bob.page.goto(f"/t/{game}")
    await bob.at_table()
    seq = (await bob.call("GET", f"/api/games/{game}"))["seq"]
    await bob.page.add_init_script(
        "window.told = []; const { send } = WebSocket.prototype;"
        "WebSocket.prototype.send = function (text) { told.push(JSON.parse(text).seq); send.call(this, text); };"
        "Object.defineProperty(document, 'hidden', { get: () => window.away ?? false });"
    )
    await bob.page.reload()
    await bob.at_table()
    await bob.page.wait_for_function("(seq) => told.includes(seq)", arg=seq)
    await bob.page.evaluate("window.away = true")
    offered = await ada.call("GET", f"/api/games/{game}/choices")
    move = offered["sample"] or offered["choices"][0]
    done = await ada.call("POST", f"/api/games/{game}/moves", {"seq": seq, "move": move})
    await bob.until(done["seq"])
    assert not await bob.page.evaluate("(seq) => told.includes(seq)", done["seq"])
    await bob.page.evaluate("window.away = false; document.dispatchEvent(new Event('visibilitychange'))")
    await bob.page.wait_for_function("(seq) => told.includes(seq)", arg=done["seq"])


async def test_an_address_is_confirmed_once_for_signing_in_and_for_notices(
    mailing: Mailing, new_person: NewPerson
) -> None:
    ada = await new_person(mailing.site.url, "Ada")
    page, address = ada.page, "ada@example.net"
    await page.goto("/")
    await ada.become_guest()
    await page.goto("/account/sign-in")
    await page.get_by_label(say("ways-address")).fill(address)
    await page.get_by_role("button", name=say("ways-address-set")).click()
    pending = page.get_by_text(say("ways-address-pending", address=address))
    await expect(pending).to_be_in_viewport()
    await expect(page.locator("#done")).to_have_text(say("ways-address-sent"))
    await expect(page.locator("#done")).to_be_in_viewport()
    await page.reload()
    await expect(pending).to_be_visible()
    await expect(page.get_by_role("button", name=say("ways-address-again"))).to_be_visible()
    link = await mailing.link(len(mailing.box.messages), "sign-in")
    await page.goto(link)
    await page.get_by_role("button", name=say("sign-in-confirm-do")).click()
    await expect(page.locator("#done")).to_have_text(say("sign-in-confirmed"))
    await expect(page.get_by_role("button", name=say("sign-in-confirm-do"))).to_have_count(0)
    await expect(page.get_by_role("link", name=say("sign-in"), exact=True)).to_have_count(0)
    await page.goto("/account/notices")
    before = len(mailing.box.messages)
    await page.get_by_role("button", name=say("notices-own-address", address=address)).click()
    await expect(page.get_by_text(say("notices-added-email-own", address=address))).to_be_visible()
    await expect(page.get_by_role("button", name=say("notices-own-address", address=address))).to_have_count(0)
    assert len(mailing.box.messages) == before
    await page.set_viewport_size({"width": 390, "height": 844})
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    column, cards = page.locator("#content h1"), page.locator("#notices > section")
    bounds = [await item.bounding_box() for item in (column, cards.first)]
    assert bounds[0] and bounds[1] and bounds[1]["width"] <= bounds[0]["width"]


async def test_a_table_says_that_one_is_signed_out_and_leads_back(mailing: Mailing, new_person: NewPerson) -> None:
    ada = await new_person(mailing.site.url, "Ada")
    page = ada.page
    await page.goto("/")
    await ada.become_guest()
    seats = [{"kind": "human"}, {"kind": "automa", "level": 1}]
    game = (await ada.call("POST", "/api/games", {"game": "skymines", "seats": seats}))["id"]
    await ada.call("POST", f"/api/games/{game}/start", {})
    code = (await ada.call("POST", "/api/users/me/device-code"))["code"]
    other = await new_person(mailing.site.url, "Ada's phone")
    await other.page.goto("/")
    await other.call("POST", "/api/sign-in/code", {"secret": code})
    await page.goto(f"/t/{game}")
    await expect(page.locator("main.table")).to_be_visible()
    await other.call("DELETE", "/api/users/me/sessions")
    await expect(page.get_by_role("alert").filter(has_text=say("signed-out"))).to_be_visible()
    # The browser itself notes the refusal from which the page knows.
    assert all("401" in error for error in ada.errors)
    ada.errors.clear()
    await page.get_by_role("link", name=say("signed-out-sign-in")).click()
    await expect(page).to_have_url(f"{mailing.site.url}/sign-in?next=%2Ft%2F{game}")


async def test_what_comes_of_a_form_is_said_beside_its_button(mailing: Mailing, new_person: NewPerson) -> None:
    ada = await new_person(mailing.site.url, "Ada")
    page = ada.page
    await page.goto("/")
    await ada.introduce()
    await ada.call("POST", "/api/users", {"name": "Ada"})
    await page.goto("/account/notices")
    hours = page.locator("form.hours")
    await hours.get_by_role("button", name=say("notices-hours-save")).click()
    await expect(hours.get_by_role("status")).to_have_text(say("notices-saved"))
    await expect(hours.get_by_role("status")).to_be_in_viewport()
    ada.forgive("422")
    adding = page.locator("form.adding-way").filter(has=page.locator("#address-email"))
    await adding.get_by_label(say("notices-address-email")).fill("nobody")
    await adding.get_by_role("button", name=say("notices-add")).click()
    await expect(adding.get_by_role("alert")).not_to_be_empty()
    await expect(adding.get_by_role("alert")).to_be_in_viewport()
    await expect(page.get_by_text(say("notices-saved"))).to_have_count(0)
    await adding.get_by_label(say("notices-address-email")).fill("ada@example.org")
    await adding.get_by_role("button", name=say("notices-add")).click()
    await expect(adding.get_by_role("status")).to_contain_text("ada@example.org")
    await page.get_by_role("button", name=say("notices-remove-of", address="ada@example.org")).click()
    await expect(page.get_by_role("form", name="ada@example.org")).to_have_count(0)
    await expect(page.locator("#said")).to_have_count(1)
