"""A game against AstroBot in WebKitGTK, and the guided first game, by the mouse."""

from collections.abc import AsyncIterator
from typing import Any, cast

import pytest
import pytest_asyncio
from playwright.async_api import Page

from tests.browser.conftest import SESSION
from tests.support.browser.crater_games import plays_alone
from tests.support.browser.guiding import begins, by_hand, follow
from tests.support.browser.people import Person
from tests.support.browser.serving import serving
from tests.support.browser.webkit import WebKitPage, unseen_screen, webkit
from tests.support.postgres import Cluster

WIDTH, HEIGHT = 1440, 900


@pytest_asyncio.fixture(loop_scope=SESSION)
async def page(migrated_cluster: Cluster) -> AsyncIterator[WebKitPage]:
    """A window of a server whose pages write down what they report; they must not report errors."""
    with (
        serving(migrated_cluster, "hearing_games", ART="whole") as site,
        unseen_screen() as display,
        webkit(display, WIDTH, HEIGHT, wide_scrollbars=True) as driver,
    ):
        page = WebKitPage(driver, site.url)
        yield page
        assert await page.heard() == []


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.full)], ids=["begun", "whole"])
async def test_a_game_by_clicks(page: WebKitPage, whole: bool) -> None:
    await plays_alone(sitting_at(page), whole=whole)


@pytest.mark.full
async def test_somebody_new_is_guided_to_the_end(page: WebKitPage) -> None:
    ada = sitting_at(page)
    await begins(ada, "/?game=shackleton")
    assert (await follow(ada, by_hand(ada)))[-1].reads


def sitting_at(page: WebKitPage) -> Person:
    """Somebody before this page."""
    return Person("Ada", cast("Page", cast("Any", page)))
