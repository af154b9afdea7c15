"""The guided first game: followed to its end by mouse, finger and keys; left, disobeyed, resumed."""

import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.first_turn import PHONE
from tests.support.browser.guiding import Means, begins, by_hand, follow, guidance
from tests.support.browser.keyboard import Keys
from tests.support.browser.people import Offered, Person, Shown
from tests.support.browser.reader import ASKS, Heard, Reader
from tests.support.browser.serving import Site
from tests.support.words import say

ALL = {
    *(
        "goal",
        "plan",
        "luna",
        "majority",
        "tier",
        "card",
        "acquire",
        "expand",
        "sector",
        "sector-more",
        "rewards",
        "shares",
        "out",
    ),
    *(
        "deck",
        "rest",
        "opening",
        "plan-again",
        "research",
        "screen",
        "points",
        "place-plan",
        "majority-again",
        "tracks",
        "no-card",
        "steps",
    ),
    *("standing", "out-again", "end-of-turn", "farewell"),
}
"""The lessons of somebody who does what they are told."""
BY_EAR = ["goal", "plan", "majority", "tier", "luna", "card", "acquire", "expand"]
"""The lessons up to the first energy."""
AT_HAND = """(before) => {
  const focused = document.activeElement, lesson = document.querySelector('[data-guide]')?.dataset.guide;
  if (!lesson || !focused.matches('[data-guide-next], [data-guided]')) return null;
  const now = `${lesson} ${focused.dataset.target ?? focused.dataset.move ?? ''}`;
  return now === before ? null : now;
}"""
"""The lesson and what the focus is on, once that is what the guide means and another than before."""
SCRIPTS = "performance.getEntriesByType('resource').map(({ name }) => name)"


async def goes_on_alone(person: Person) -> None:
    """The guide has said farewell; the game is a real one, in its third round."""
    await by_hand(person).go_on()
    await expect(person.page.locator("[data-guide], [data-guided]")).to_have_count(0)
    assert (await person.until_asked()).step == "Planning"
    view = (await person.call("GET", f"/api/games/{person.game}"))["view"]
    assert (view["round"], view["guided"]) == (3, True)
    assert view["stations"]["skymine"]["value"] > 0
    assert view["seats"][0]["upload"] == 0
    await person.page.keyboard.press("?")
    await person.press("guide-again")
    assert (await guidance(person)).lesson == "free"


async def test_somebody_new_is_guided_by_mouse(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada")
    await begins(ada)
    heard = await follow(ada, by_hand(ada))
    assert {said.lesson for said in heard} == ALL
    assert [said for said in heard if not (said.reads or said.things or said.moves)] == []
    assert (heard[0].learnt, heard[-1].learnt) == (0, 9)
    assert [one.learnt for one in heard] == sorted(one.learnt for one in heard)
    await goes_on_alone(ada)


async def test_somebody_new_is_guided_on_a_phone(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada", **PHONE)
    await begins(ada)
    heard = await follow(ada, by_hand(ada), "majority")
    assert "space:majority-minerals" in heard[-1].things
    await expect(ada.page.locator(".tabs [data-tab=display][data-guided]")).to_have_count(1)
    unseen: dict[str, list[str]] = {}
    heard = await follow(ada, by_hand(ada), looking=unseen)
    assert unseen == {}
    await goes_on_alone(ada)


@pytest.mark.parametrize(("until", "learnt"), [("expand", 3), pytest.param("farewell", 9, marks=pytest.mark.full)])
async def test_somebody_new_is_guided_by_keys(site: Site, new_person: NewPerson, until: str, learnt: int) -> None:
    """Through the first lessons, or to the end."""
    ada = await new_person(site.url, "Ada")
    keys = Keys(ada)
    await begins(ada)
    clicks = ada.clicks

    async def go_on() -> None:
        await keys.tab_to(say("guide-next"))
        await keys.press("Enter")

    heard = await follow(ada, Means(keys.choose, keys.plan, go_on), until)
    assert heard[-1].learnt == learnt
    assert ada.clicks == clicks


async def test_the_focus_is_on_what_the_guide_means_at_each_step(site: Site, new_person: NewPerson) -> None:
    """Enter alone leads through the first lessons."""
    ada = await new_person(site.url, "Ada")
    await begins(ada)
    await expect(ada.page.locator("[data-guide]")).to_contain_text(say("guide-keys"))
    met = [""]
    while not met[-1].startswith("tier "):
        met.append(await (await ada.page.wait_for_function(AT_HAND, arg=met[-1])).json_value())
        await ada.page.keyboard.press("Enter")
    lessons = list(dict.fromkeys(one.split()[0] for one in met[1:]))
    assert lessons == ["goal", "plan", "plan-ready", "majority", "tier"]


async def test_somebody_new_is_guided_by_ear(site: Site, new_person: NewPerson, debugging_port: int) -> None:
    """What the guide says is told politely; what it means says so itself, and is pressed by its name."""
    ada = await new_person(site.url, "Ada")
    await begins(ada)
    async with Reader.of(ada, debugging_port) as reader:

        async def meant(within: str) -> list[Heard]:
            page = await reader.hear()
            (told,) = page.one("complementary", say("guide-label")).find("status")
            assert told.states["live"] == "polite" and told.text.strip()
            found = [one for one in page.one("region", within).find("button") if one.description == say("guide-mark")]
            assert found, told.text
            return found

        async def choose(_: Offered) -> Shown:
            return await reader.press((await meant(ASKS))[0].name)

        async def plan(_: list[str]) -> Shown:
            return await reader.lay(await ada.until_asked(), await meant(say("my-board")))

        async def go_on() -> None:
            await ada.page.get_by_role("button", name=say("guide-next"), exact=True).click()

        heard = await follow(ada, Means(choose, plan, go_on), "expand")
    assert [said.lesson for said in heard if said.lesson != "end-of-turn"] == BY_EAR
    assert heard[-1].learnt == 3


async def test_another_move_is_allowed_and_answered(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada")
    await begins(ada)
    await follow(ada, by_hand(ada), "majority")
    shown = await ada.until_asked()
    await ada.choose(shown.offer("DropOut"))
    said = await guidance(ada)
    assert said.lesson == "deck"
    assert said.text.startswith(say("guide-otherwise"))
    await ada.undo()
    assert (await guidance(ada)).lesson == "majority"


async def test_the_guide_is_sent_away_called_back_and_knows_what_was_done(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada")
    await begins(ada)
    before = (await follow(ada, by_hand(ada), "expand"))[-1]
    await ada.page.reload()
    assert await guidance(ada) == before
    await ada.page.evaluate("localStorage.clear()")
    await ada.page.reload()
    # What was read is read again in another browser; what was done is done.
    assert (await guidance(ada)).lesson == "luna"
    await by_hand(ada).go_on()
    assert (await follow(ada, by_hand(ada), "expand"))[-1] == before
    await ada.press("guide-leave")
    await expect(ada.page.locator("[data-guide], [data-guided]")).to_have_count(0)
    # Where it stood it says how it comes back, for as long as the page is open.
    await ada.page.locator("[data-guide-gone] button").click()
    assert await guidance(ada) == before
    await ada.press("guide-leave")
    await ada.choose((await ada.look()).offers[0])
    await expect(ada.page.locator("[data-guide-gone]")).to_be_visible()
    await ada.press("undo")
    await ada.until_asked()
    await ada.page.reload()
    await ada.until_asked()
    await expect(ada.page.locator("[data-guide-gone]")).to_have_count(0)
    await ada.page.keyboard.press("?")
    await expect(ada.page.locator("[data-panel=help] .row > *").first).to_have_attribute("data-guide-again", "")
    await ada.press("guide-again")
    assert await guidance(ada) == before


async def test_an_invitation_leads_to_a_guided_game_and_back(site: Site, new_person: NewPerson) -> None:
    ada, ben = await new_person(site.url, "Ada"), await new_person(site.url, "Ben")
    table = await ada.open_table([{"kind": "human"}, {"kind": "human"}], {})
    await ada.page.goto(f"/t/{table}")
    await expect(ada.page.get_by_role("link", name=say("guided-game"))).to_be_visible()
    invitation = (await ada.call("GET", f"/api/games/{table}"))["invite_url"]
    await ben.page.goto(invitation)
    await ben.page.get_by_role("link", name=say("guided-game")).click()
    await ben.introduce()
    await ben.press("first-game-do")
    await ben.at_table()
    assert (await guidance(ben)).lesson == "goal"
    await ben.page.locator("[data-settings]").click()
    await ben.page.locator("[data-panel=settings]").get_by_role("link", name=say("guide-back")).click()
    await ben.page.wait_for_url(invitation)
    await expect(ben.page.get_by_role("button", name=say("join-do"))).to_be_visible()


async def test_others_are_not_guided(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada")
    await ada.sit_down_with_luna(tokens="rested")
    await ada.until_asked()
    await expect(ada.page.locator("[data-intro]")).to_be_visible()
    await expect(ada.page.locator("[data-guide]")).to_have_count(0)
    assert not any(re.search("guide", src) for src in await ada.page.evaluate(SCRIPTS))
