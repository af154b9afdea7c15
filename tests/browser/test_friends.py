"""Two people who know each other from a game meet at another table by one click each."""

from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.auditing import Audit
from tests.support.browser.first_turn import PHONE, begun
from tests.support.browser.people import Person
from tests.support.browser.serving import Site
from tests.support.words import say


async def test_a_friend_is_invited_with_one_click_and_sits_down(site: Site, new_person: NewPerson) -> None:
    ada, ben = await new_person(site.url, "Ada"), await new_person(site.url, "Ben", **PHONE)
    game = (await begun(ada, ben)).rpartition("/")[2]
    seats = [{"kind": "human"}] * 2
    lobbies = [
        await ada.call("POST", "/api/games", {"game": "skymines", "options": {}, "seats": seats}) for _ in range(2)
    ]
    first, second = [lobby["id"] for lobby in lobbies]
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

    await reminds(ada, game)
    await at_friends(ben)


async def reminds(ada: Person, game: str) -> None:
    """Ada, who has done what she is asked at the table, reminds Ben from the front page."""
    asked = await ada.call("GET", f"/api/games/{game}/choices")
    await ada.call("POST", f"/api/games/{game}/moves", {"seq": asked["seq"], "move": asked["choices"][0]})
    await ada.page.goto("/")
    nudge = ada.page.locator(f"[data-nudge='{game}']")
    await expect(nudge).to_have_accessible_name(say("home-nudge-that", names="Ben"))
    await nudge.click()
    await expect(ada.page.locator("#mine").get_by_text(say("home-nudged"))).to_be_visible()
    await expect(nudge).to_have_count(0)


async def at_friends(ben: Person) -> None:
    """Ben, on a phone, finds his friends by the link above, shows them more, blocks one and plays after all."""
    audit = Audit(ben)
    await ben.page.goto("/")
    link = ben.page.get_by_role("link", name=say("friends-link"), exact=True)
    await audit.look("the head of the page")
    await link.click()
    await expect(ben.page.locator("[data-friend]")).to_contain_text("Ada")
    await audit.look("friends")
    await ben.page.get_by_label(say("shows-last-seen")).check()
    await expect(ben.page.locator("#done")).to_have_text(say("shows-kept"))
    assert (await ben.call("GET", "/api/users/me/shows"))["last_seen"]
    await ben.press("friends-block-of", name="Ada")
    await expect(ben.page.locator("#done")).to_have_text(say("friends-blocked", name="Ada"))
    await expect(ben.page.get_by_text(say("friends-none"))).to_be_visible()
    await ben.press("blocked-end-of", name="Ada")
    await ben.press("friends-play-game-with", game="Shackleton Base", name="Ada")
    await expect(ben.page.locator("#invite")).to_be_visible()
    assert (await ben.call("GET", f"/api/users/me/friends?table={ben.page.url.rpartition('/')[2]}"))["friends"][0][
        "invited"
    ]
    audit.rests()
