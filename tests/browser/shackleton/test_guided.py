"""The guided first game: followed to its end by mouse and by keys; left, disobeyed, resumed."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect

from app.messages.speaker import default_speaker
from app.pages.shackleton.learning import LEARNING
from tests.browser.conftest import NewPerson
from tests.support.browser.first_turn import PHONE
from tests.support.browser.guiding import Guidance, Means, begins, by_hand, follow, guidance
from tests.support.browser.keyboard import Keys
from tests.support.browser.people import Offered, Person, Shown
from tests.support.browser.serving import Site
from tests.support.words import MESSAGES

say = default_speaker(MESSAGES).of("shackleton").say
HOME = "/?game=shackleton"
FOLLOWED = Path(__file__).parents[2] / "support" / "shackleton" / "guided-game.json"
"""The lessons in order, each with the move that follows it: the rules play them (tests/rules/shackleton)."""
GOALS = 11
MAX_TABS = 40
UNLIT = {"goal", "astrobot", "farewell"}
"""The lessons that are about nothing in particular: all others light something."""


def recording(means: Means, made: list[dict[str, Any]]) -> Means:
    """The same means; `made` gets the moves."""

    async def choose(offer: Offered) -> Shown:
        made.append(offer.move)
        return await means.choose(offer)

    return Means(choose, means.plan, means.go_on)


async def test_somebody_new_is_guided_by_mouse_then_by_keys(shackleton_site: Site, new_person: NewPerson) -> None:
    """Another move is allowed and answered; the guide is sent away, called back, and knows what was done."""
    ada = await new_person(shackleton_site.url, "Ada")
    made: list[dict[str, Any]] = []
    await begins(ada, HOME)
    heard = await follow(ada, recording(by_hand(ada), made), "crater")
    heard.pop()
    shown = await ada.until_asked()
    await ada.choose(shown.offer("VisitGateway"))
    said = await guidance(ada)
    assert (said.lesson, said.text.startswith(say("guide-otherwise"))) == ("part", True)
    await ada.undo()
    before = await guidance(ada)
    assert before.lesson == "crater"
    await ada.press("guide-leave")
    await expect(ada.page.locator("[data-guide], [data-guided]")).to_have_count(0)
    await ada.page.reload()
    await ada.until_asked()
    await ada.page.keyboard.press("?")
    await ada.press("guide-again")
    assert await guidance(ada) == before

    keys, clicks = Keys(ada), ada.clicks

    async def go_on() -> None:
        await keys.tab_to(say("guide-next"))
        await keys.press("Enter")

    heard += await follow(ada, recording(Means(keys.choose, keys.plan, go_on), made))
    assert ada.clicks == clicks
    assert lines(heard, made) == json.loads(FOLLOWED.read_text(encoding="utf-8"))
    assert [one for one in heard if not (one.reads or one.things or one.moves)] == []
    assert {one.lesson for one in heard if one.lit == 0} <= UNLIT
    assert "upkeep" in {one.lesson for one in heard}
    learnt = [one.learnt for one in heard]
    assert (learnt[0], learnt[-1], learnt) == (0, GOALS, sorted(learnt))
    await goes_on_alone(ada)


async def test_a_guided_game_opens_with_tabs_as_high_as_ever(shackleton_site: Site, new_person: NewPerson) -> None:
    ada = await new_person(shackleton_site.url, "Ada", viewport={"width": 1366, "height": 650})
    await begins(ada, HOME)
    tabs = await ada.page.locator(".side-tabs").bounding_box()
    assert tabs is not None
    assert tabs["height"] <= MAX_TABS


def lines(heard: list[Guidance], made: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Each lesson with its move, none for one that is read."""
    moves = iter(made)
    return [{"lesson": one.lesson, **({} if one.reads else {"move": next(moves)})} for one in heard]


async def test_what_the_guide_says_and_means_is_seen_on_a_low_screen(
    shackleton_site: Site, new_person: NewPerson
) -> None:
    ada = await new_person(shackleton_site.url, "Ada", viewport={"width": 1366, "height": 650})
    unseen: dict[str, list[str]] = {}
    await begins(ada, HOME)
    await follow(ada, by_hand(ada), "build", unseen)
    assert unseen == {}


async def goes_on_alone(person: Person) -> None:
    """The guide has said farewell; the game is a real one, in its second round."""
    await by_hand(person).go_on()
    await expect(person.page.locator("[data-guide], [data-guided]")).to_have_count(0)
    assert (await person.until_asked()).step == "TakeTurn"
    view = (await person.call("GET", f"/api/games/{person.game}"))["view"]
    assert (view["round"], view["guided"]) == (2, True)


async def test_an_invitation_leads_to_a_guided_game_and_back(shackleton_site: Site, new_person: NewPerson) -> None:
    ada, ben = await new_person(shackleton_site.url, "Ada"), await new_person(shackleton_site.url, "Ben")
    await ada.become_guest()
    wish = {"game": "shackleton", "options": {}, "seats": [{"kind": "human"}, {"kind": "human"}]}
    table = await ada.call("POST", "/api/games", wish)
    await ada.page.goto(f"/t/{table['id']}")
    await expect(ada.page.get_by_role("link", name=say("guided-game"))).to_be_visible()
    await ben.page.goto(table["invite_url"])
    await ben.page.get_by_role("link", name=say("guided-game")).click()
    assert LEARNING.first_game in ben.page.url
    await ben.introduce()
    await ben.press("first-game-do")
    await ben.at_table()
    assert (await guidance(ben)).lesson == "goal"
    await ben.page.locator("[data-settings]").click()
    await ben.page.locator("[data-panel=settings]").get_by_role("link", name=say("guide-back")).click()
    await ben.page.wait_for_url(table["invite_url"])


@pytest.mark.parametrize("until", ["crater", pytest.param("farewell", marks=pytest.mark.full)])
async def test_somebody_new_is_guided_by_touch(shackleton_site: Site, new_person: NewPerson, until: str) -> None:
    """Through the first lessons, or to the end."""
    ada = await new_person(shackleton_site.url, "Ada", **PHONE)
    made: list[dict[str, Any]] = []
    await begins(ada, HOME)
    *done, last = await follow(ada, recording(by_hand(ada), made), until)
    followed = json.loads(FOLLOWED.read_text(encoding="utf-8"))
    assert lines(done, made) == followed[: len(done)] != []
    assert last.lesson == until
    await expect(ada.page.locator("[data-guide]")).to_be_in_viewport()
    if until == "farewell":
        await goes_on_alone(ada)
