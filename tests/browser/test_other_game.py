"""Another game than Skymines is played on the same page, with rules, words and a face of its own and nothing else."""

import re
from collections.abc import Iterator

import pytest
from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.people import Person
from tests.support.browser.serving import Site, serving
from tests.support.postgres import Cluster
from tests.support.words import say

TARGET = 3


@pytest.fixture
def toy_site(migrated_cluster: Cluster) -> Iterator[Site]:
    """A server that knows the toy game, and serves the browser's code as it is."""
    with serving(migrated_cluster, "toy_games", DEV="1") as site:
        yield site


async def sit_down(toy_site: Site, new_person: NewPerson) -> tuple[Person, Person]:
    """A host and a guest at a table of the toy that has begun."""
    ada, ben = await new_person(toy_site.url, "Ada"), await new_person(toy_site.url, "Ben")
    await ada.become_guest()
    wish = {"game": "toy", "options": {"target": TARGET}, "seats": [{"kind": "human"}, {"kind": "human"}]}
    table = await ada.call("POST", "/api/games", wish)
    await ada.page.goto(f"/t/{table['id']}")
    await ben.join(table["invite_url"])
    await ada.start()
    await ben.at_table()
    return ada, ben


async def count_is(person: Person, count: int) -> None:
    """The page shows this count."""
    await expect(person.page.locator("[data-count]")).to_have_attribute("data-count", str(count))


async def test_a_game_with_a_face_of_its_own_is_hosted_joined_played_and_ended(
    toy_site: Site, new_person: NewPerson
) -> None:
    ada, ben = await sit_down(toy_site, new_person)
    for person, number in ((ada, 2), (ben, 3)):
        await person.until_asked("pick")
        await person.button({"type": "Pick", "number": number}).click()

    await ada.until_asked("turn")
    log = ada.page.locator(".side-log")
    await ada.page.locator(".side-tabs [role=tab]").nth(1).click()
    await expect(log).to_contain_text("The numbers are shown: number 2 and number 3.")

    # By its button, and taken back: the log keeps it, struck out.
    await ada.button({"type": "Count", "by": 1}).click()
    await count_is(ada, 1)
    await ada.until_asked("turn")  # What was done may be seen before it is answered: until then no key does anything.
    await ada.page.keyboard.press("u")
    await count_is(ada, 0)
    await ada.until_asked("turn")
    await expect(log.locator(".log-entry.gone")).to_contain_text("Ada counts 1 point.")

    # On the board: what is lit is picked, and picked again it is done. The key that ends turns ends this one.
    await ada.page.locator(".lit[data-target='by:2']").click()
    await ada.page.locator(".picked[data-target='by:2']").click()
    await count_is(ben, 2)
    await ada.until_asked("turn")
    await ada.page.keyboard.press("e")

    await ben.until_asked("turn")
    await ben.button({"type": "Count", "by": 1}).click()
    await count_is(ben, 3)
    await ben.until_asked("turn")
    await ben.page.locator(".fixed [data-move]").click()
    for person in (ada, ben):
        await expect(person.page.locator("[data-over]")).to_have_text("2 : 1")
    await expect(ada.page.locator(".prompt")).to_contain_text("The game is over.")

    # Where there are several games, friends are counted by game.
    await ada.page.goto("/friends")
    counted = ada.page.locator("[data-friend] .by-game")
    await expect(counted.locator("dt")).to_have_text(["toy"])
    await expect(counted.locator("dd")).to_have_text(
        [say("friends-together-in", together=1), say("friends-against", ahead=1, behind=0)]
    )
    await counted.get_by_role("link").click()
    await expect(ada.page.locator("#history-title")).to_have_text(say("games-of-with", game="toy", name="Ben"))

    # They play again what they choose.
    await ada.page.goto("/friends")
    await ada.press("friends-play-game-with", game="toy", name="Ben")
    await expect(ada.page.locator("#invite")).to_be_visible()
    table = await ada.call("GET", f"/api/games/{ada.page.url.rpartition('/')[2]}")
    assert (table["game"], len(table["seats"])) == ("toy", 2)


async def test_it_is_chosen_on_the_home_page_and_hosted_by_the_plain_form(
    toy_site: Site, new_person: NewPerson
) -> None:
    ada = await new_person(toy_site.url, "Ada")
    await ada.page.goto("/")
    await ada.page.get_by_role("link", name=say("home-games-host-of", game="toy")).click()
    await expect(ada.page).to_have_title(say("home-title", game="toy"))
    await ada.page.wait_for_load_state()
    form = ada.page.locator("#hosting")
    await form.get_by_label(say("name-label")).fill("Ada")
    await form.get_by_label(say("home-people")).select_option("3")
    await form.get_by_role("button", name=say("home-custom-do")).click()
    await expect(ada.page).to_have_url(re.compile("/t/"))
    table = await ada.call("GET", f"/api/games/{ada.page.url.rpartition('/')[2]}")
    assert (table["game"], len(table["seats"]), table["visibility"]) == ("toy", 3, "private")
