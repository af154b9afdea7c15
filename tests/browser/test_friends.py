"""Two people who know each other from a game meet at another table by one click each."""

from playwright.async_api import expect

from tests.browser.auditing import Audit
from tests.browser.conftest import NewPerson
from tests.browser.first_turn import PHONE, begun
from tests.browser.serving import Site
from tests.support.words import say


async def test_a_friend_is_invited_with_one_click_and_sits_down(site: Site, new_person: NewPerson) -> None:
    ada, ben = await new_person(site.url, "Ada"), await new_person(site.url, "Ben", **PHONE)
    await begun(ada, ben)
    seats = [{"kind": "human"}] * 2
    lobbies = [
        await ada.call("POST", "/api/games", {"game": "skymines", "options": {}, "seats": seats}) for _ in range(2)
    ]
    first, second = [one["id"] for one in lobbies]
    me = (await ben.call("GET", "/api/users/me"))["user"]["id"]
    await ada.call("POST", f"/api/games/{second}/invitations", {"user": me})

    audit = Audit(ada)
    await ada.page.goto(f"/t/{first}")
    await ada.press("lobby-invite-of", name="Ben")
    await expect(ada.named("lobby-invited-of", name="Ben")).to_be_disabled()
    await audit.look("lobby with friends")

    await ben.page.goto("/")
    invitation = ben.page.locator(f"[data-invitation='{first}']")
    await expect(invitation).to_contain_text(say("home-invited", name="Ada"))
    other = ben.page.locator(f"[data-invitation='{second}']")
    await other.get_by_role("button").click()
    await expect(other).to_have_count(0)
    await invitation.get_by_role("link").click()
    await ben.press("join-do")
    await expect(ada.page.locator(".seats").get_by_text("Ben")).to_be_visible()
    await expect(ada.page.locator("[data-friend]")).to_have_count(0)
    audit.rests()
