"""Secret choices: a kept token shows; who is ready too early is asked once, and told what they would give away."""

import json
import re

from playwright.async_api import Locator, expect

from tests.browser.conftest import NewPerson
from tests.support.browser.first_turn import PHONE, begun
from tests.support.browser.people import Offered, Person, Shown
from tests.support.browser.serving import Site
from tests.support.words import say

MAIN = re.compile(r"\bmain\b")


async def at_planning(site: Site, new_person: NewPerson, **options: object) -> tuple[Person, Shown]:
    """Somebody who plans their first round at a table with Luna."""
    ada = await new_person(site.url, "Ada", **options)
    await ada.sit_down_with_luna()
    shown = await ada.until_asked()
    if shown.step != "Planning":
        await ada.choose(shown.offers[0])
    return ada, await ada.until_asked("Planning")


def ready(person: Person) -> Locator:
    """The button that hands in the plan."""
    return person.page.locator("[data-ready]")


def question(person: Person) -> Locator:
    """What stands between a poor plan and its round."""
    return person.page.get_by_role("group", name=say("plan-ask-title"))


async def lay_all(person: Person) -> None:
    """Fill all slots with the first cards of the hand."""
    shown = await person.look()
    for card in shown.hand[: len(shown.slots)]:
        await person.lay(card)


async def test_ready_with_empty_slots_is_asked_once_and_says_what_is_given_away(
    site: Site, new_person: NewPerson
) -> None:
    ada, shown = await at_planning(site, new_person)
    await expect(ready(ada)).not_to_have_class(MAIN)
    await ready(ada).click()
    await expect(question(ada)).to_contain_text("3 cards")
    for slot in shown.slots:
        await expect(question(ada)).to_contain_text(slot)
    await ada.page.locator("[data-plan-on]").click()
    await expect(question(ada)).to_have_count(0)
    assert (await ada.look()).seq == shown.seq

    await ready(ada).click()
    await expect(question(ada)).to_be_visible()
    await ada.lay(shown.hand[0])
    await expect(question(ada)).to_have_count(0)
    await ready(ada).click()
    await expect(question(ada)).to_contain_text("2 cards")
    await ada.page.keyboard.press("Escape")
    await expect(question(ada)).to_have_count(0)
    await ready(ada).click()
    await ada.page.locator("[data-ready-anyway]").click()
    await ada.until(shown.seq + 1)


async def test_a_whole_plan_is_handed_in_by_one_click(site: Site, new_person: NewPerson) -> None:
    ada, shown = await at_planning(site, new_person)
    await lay_all(ada)
    await expect(ready(ada)).to_have_class(MAIN)
    await ready(ada).click()
    await ada.until(shown.seq + 1)


async def test_a_plan_is_handed_in_by_keys_alone(site: Site, new_person: NewPerson) -> None:
    ada, shown = await at_planning(site, new_person)
    await ada.page.keyboard.press("e")
    await expect(question(ada)).to_be_visible()
    await ada.page.keyboard.press("Escape")
    await lay_all(ada)
    status = ada.page.locator(".planning [role=status]")
    await expect(status).to_have_text(say("plan-full"))
    left = ada.page.locator(f"[data-hand='{shown.hand[len(shown.slots)]}']")
    await left.focus()
    await ada.page.keyboard.press("Enter")
    await expect(status).to_contain_text("Now choose the slot for")
    await ada.page.keyboard.press("Enter")
    await expect(status).to_have_text(say("plan-full"))
    await ada.page.keyboard.press("c")
    await expect(ready(ada)).to_be_focused()
    await ada.page.keyboard.press("e")
    await ada.until(shown.seq + 1)


async def test_two_taps_at_one_place_do_not_give_the_round_away(site: Site, new_person: NewPerson) -> None:
    ada, shown = await at_planning(site, new_person, **PHONE)
    box = await ready(ada).bounding_box()
    assert box
    for _ in range(2):
        await ada.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    await expect(ready(ada)).to_be_visible()
    assert (await ada.look()).seq == shown.seq


async def test_a_token_kept_shows_as_kept_and_can_be_changed(site: Site, new_person: NewPerson) -> None:
    ada, ben = await new_person(site.url, "Ada"), await new_person(site.url, "Ben")
    await ada.page.goto(await begun(ada, ben))
    first, *_, last = (await ada.until_asked("ChooseToken")).offers
    shown = await ada.choose(first)
    assert not shown.mine
    prompt = ada.page.locator(".prompt")
    await expect(prompt).to_contain_text(say("prompt-ChooseToken", ready="yes"))
    await expect(ada.page.locator(".fixed")).to_contain_text(say("ready-waiting"))
    kept = ada.page.locator(".offers [aria-pressed=true]")
    await expect(kept).to_have_count(1)
    await expect(kept).to_have_attribute("data-move", written(first))
    await expect(kept).to_be_disabled()
    await expect(ada.page.locator(f"[data-target='token:{first.move['token']}']")).to_be_visible()

    await ada.choose(last)
    await expect(kept).to_have_attribute("data-move", written(last))
    await ada.page.reload()
    await expect(kept).to_have_attribute("data-move", written(last))
    table = await ben.call("GET", f"/api/games/{ada.game}")
    await ben.call(
        "POST", f"/api/games/{ada.game}/moves", {"seq": table["seq"], "move": table["choices"]["choices"][0]}
    )
    await ada.until_asked("Planning")
    resting = (await ada.call("GET", f"/api/games/{ada.game}"))["view"]["seats"][0]["resting"]
    assert [deck[0] for deck in resting[1:4]] == last.move["rest"]


def written(offer: Offered) -> str:
    """A move as its button has it."""
    return json.dumps(offer.move, separators=(",", ":"))
