"""A round in WebKitGTK, by the mouse: on a desk, and as narrow as its window can be."""

from collections.abc import AsyncIterator, Iterator
from typing import Any, cast

import pytest
import pytest_asyncio
from playwright.async_api import Page

from tests.browser.conftest import SESSION
from tests.support.browser.a_round import DESK, PHONE, plays_a_round
from tests.support.browser.filling import fills_its_window, has_wide_scrollbars
from tests.support.browser.guiding import begins, by_hand, follow
from tests.support.browser.people import Person
from tests.support.browser.serving import Site, serving
from tests.support.browser.webkit import NARROWEST, WebKitPage, unseen_screen, webkit
from tests.support.postgres import Cluster

BREAK = "() => { console.error('broken'); setTimeout(() => { throw new Error('thrown'); }); }"
LINES = "() => new Set([...document.querySelectorAll('.adding > *')].map((one) => Math.round(one.offsetTop))).size"
"""In how many lines the lobby offers further seats."""


@pytest.fixture(scope=SESSION)
def heard_site(migrated_cluster: Cluster) -> Iterator[Site]:
    """A server whose pages write down what they report."""
    with serving(migrated_cluster, "hearing_games", ART="whole") as site:
        yield site


@pytest.fixture(scope=SESSION)
def display() -> Iterator[str]:
    """A screen for the windows of these tests."""
    with unseen_screen() as name:
        yield name


@pytest_asyncio.fixture(loop_scope=SESSION)
async def page(
    heard_site: Site, display: str, width: int, height: int, wide_scrollbars: bool
) -> AsyncIterator[WebKitPage]:
    """A window; its pages must not report errors."""
    with webkit(display, width, height, wide_scrollbars=wide_scrollbars) as driver:
        page = WebKitPage(driver, heard_site.url)
        yield page
        assert await page.heard() == []


@pytest.fixture
def ada(page: WebKitPage) -> Person:
    """Somebody with this window."""
    return Person("Ada", cast("Page", cast("Any", page)))


@pytest.mark.parametrize(("width", "height", "wide_scrollbars"), [pytest.param(*DESK, marks=pytest.mark.full), PHONE])
async def test_a_round_by_clicks(ada: Person, width: int, wide_scrollbars: bool) -> None:
    await plays_a_round(ada, wide_scrollbars=wide_scrollbars)
    assert await ada.page.evaluate("() => innerWidth") == max(width, NARROWEST)


@pytest.mark.parametrize(("width", "height", "wide_scrollbars"), [DESK])
async def test_what_is_wrong_is_heard(page: WebKitPage) -> None:
    await page.goto("/")
    await page.evaluate(BREAK)
    await page.wait_for_function("() => JSON.parse(sessionStorage.heard).length === 2")
    assert [said.split(" (")[0] for said in await page.heard()] == ["broken", "Error: thrown"]
    await page.evaluate("() => sessionStorage.clear()")


@pytest.mark.parametrize(("width", "height", "wide_scrollbars"), [DESK])
async def test_the_lobby_offers_further_seats_in_one_line(ada: Person) -> None:
    await ada.page.goto("/")
    await ada.introduce()
    await ada.press("home-preset-friends-do")
    await ada.page.wait_for_selector(".adding")
    assert await ada.page.evaluate(LINES) == 1


@pytest.mark.parametrize(("width", "height", "wide_scrollbars"), [DESK])
async def test_a_guided_game_begins(ada: Person) -> None:
    await has_wide_scrollbars(ada)
    await begins(ada)
    await fills_its_window(ada, "as a guided game begins")
    heard = await follow(ada, by_hand(ada), "expand")
    assert "station:skymine" in heard[-1].things
