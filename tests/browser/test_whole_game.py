"""Two people and Luna play with the mouse, from the home page to the final scores."""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.ending import shows_the_final_scores
from tests.support.browser.people import next_to_act
from tests.support.browser.serving import Site
from tests.support.browser.short_games import go_to_last_round
from tests.support.browser.taste import CORE, Taste
from tests.support.words import say

MOVES_AT_MOST = 700
ON_BOARD = CORE - {"DropOut", "EndTurn"}


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.full)], ids=["hurried", "whole"])
async def test_two_people_and_luna_play_to_the_final_scores(site: Site, new_person: NewPerson, whole: bool) -> None:
    """All seven rounds, or until everything was done once on the board, and the last round."""
    ada = await new_person(site.url, "Ada")
    ben = await new_person(site.url, "Ben")
    await ben.join(await ada.host_for_friends())
    await ada.press("lobby-add-automa", automa="Luna")
    await expect(ada.page.locator("ol").get_by_text(say("seat-kind-automa", level=2))).to_be_visible()
    await ada.start()
    await ben.at_table()

    tastes = {ada.name: Taste("Cleo"), ben.name: Taste("Ben")}
    ours, is_last = list(tastes.values()), False
    for _ in range(MOVES_AT_MOST):
        asked = await next_to_act([ada, ben])
        if asked is None:
            break
        person, shown = asked
        await tastes[person.name].act(person, shown)
        if not (whole or is_last) and set.union(*(taste.on_board for taste in ours)) >= ON_BOARD:
            await go_to_last_round([ada, ben])
            is_last = True

    assert set.union(*(taste.on_board for taste in ours)) >= ON_BOARD
    assert set.union(*(taste.not_on_board for taste in ours)) == set()
    assert min(ada.clicks, ben.clicks) > (80 if whole else 10)
    for person in (ada, ben):
        await shows_the_final_scores(person)
