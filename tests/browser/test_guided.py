"""The guided first game: followed to its end by mouse, finger and keys; left, disobeyed, resumed."""

import re

from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.first_turn import PHONE
from tests.support.browser.guiding import ALL, Means, begins, by_hand, follow, guidance
from tests.support.browser.keyboard import Keys
from tests.support.browser.people import Person
from tests.support.browser.serving import Site
from tests.support.words import say

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
    heard = await follow(ada, by_hand(ada))
    await goes_on_alone(ada)


async def test_somebody_new_is_guided_by_keys(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada")
    keys = Keys(ada)
    await begins(ada)
    clicks = ada.clicks

    async def go_on() -> None:
        await keys.tab_to(say("guide-next"))
        await keys.press("Enter")

    heard = await follow(ada, Means(keys.choose, keys.plan, go_on))
    assert heard[-1].learnt == 9
    assert ada.clicks == clicks


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
    await ada.page.reload()
    await ada.until_asked()
    await ada.page.keyboard.press("?")
    await ada.press("guide-again")
    assert await guidance(ada) == before


async def test_others_are_not_guided(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada")
    await ada.sit_down_with_luna(tokens="rested")
    await ada.until_asked()
    await expect(ada.page.locator("[data-intro]")).to_have_count(1)
    await expect(ada.page.locator("[data-guide]")).to_have_count(0)
    assert not any(re.search("guide", src) for src in await ada.page.evaluate(SCRIPTS))
