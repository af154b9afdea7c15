"""Who has never played finds the game in five minutes: from home, from an invitation, from the help of a table."""

from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.people import Person
from tests.support.browser.serving import Site
from tests.support.words import say

THINGS = """() => [...document.querySelectorAll('.minutes .thing')].map((one) => {
  const { width, height } = one.getBBox();
  return [one.querySelector('use').getAttribute('href'), width * height];
})"""
"""What stands for an action or a score, with how much of it is drawn."""
BEYOND = "() => document.documentElement.scrollWidth - innerWidth"


async def is_there(person: Person) -> None:
    """The page says what one tries to do."""
    await expect(person.page.get_by_role("heading", level=1)).to_have_text(say("minutes-title"))
    await expect(person.page.get_by_role("heading", level=2)).to_have_text(
        [say(f"minutes-{part}") for part in ("round", "actions", "scores", "hints")]
    )


async def test_home_leads_to_it_and_it_leads_to_a_first_game(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada")
    for width in (320, 390, 1440):
        await ada.resize(width, 844)
        await ada.page.goto("/")
        await ada.page.get_by_role("link", name=say("learn-game")).click()
        await is_there(ada)
        await ada.page.wait_for_function("() => document.documentElement.dataset.drawn !== undefined")
        empty = [name for name, size in await ada.page.evaluate(THINGS) if size == 0]
        assert empty == [], width
        assert await ada.page.evaluate(BEYOND) <= 0, width
        await ada.page.get_by_role("link", name=say("minutes-play")).first.click()
        await expect(ada.named("home-preset-solo-do")).to_be_in_viewport()


async def test_an_invitation_and_the_help_of_a_table_lead_to_it(site: Site, new_person: NewPerson) -> None:
    ada, ben = await new_person(site.url, "Ada"), await new_person(site.url, "Ben")
    table = await ada.open_table([{"kind": "human"}, {"kind": "human"}], {})
    await ben.page.goto((await ada.call("GET", f"/api/games/{table}"))["invite_url"])
    async with ben.page.expect_popup() as opened:
        await ben.page.get_by_role("link", name=say("learn-game")).click()
    await expect((await opened.value).get_by_role("heading", level=1)).to_have_text(say("minutes-title"))
    await ada.page.goto(f"/t/{table}")
    await expect(ada.page.get_by_role("link", name=say("learn-game"))).to_be_visible()
    await ada.sit_down_with_luna()
    await ada.page.keyboard.press("?")
    async with ada.page.expect_popup() as opened:
        await ada.page.get_by_role("link", name=say("learn-game")).click()
    await expect((await opened.value).get_by_role("heading", level=1)).to_have_text(say("minutes-title"))
