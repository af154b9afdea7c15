"""What a page has drawn by patches is what a page draws that has just been opened: nothing on it is left as it was."""

import random
from typing import Any

import pytest

from tests.browser.conftest import NewPerson
from tests.support.browser.drawn import explained, left_as_it_was
from tests.support.browser.random_moves import move_at_random
from tests.support.browser.serving import Site

EVERYTHING: dict[str, Any] = {"modules": {"belt": {}, "missions": {}, "threats": {"threat": "comet"}}}
LEVEL = 2
EVERY = 25


@pytest.mark.parametrize("options", [{}, EVERYTHING], ids=["base", "everything"])
@pytest.mark.parametrize("moves", [50, pytest.param(150, marks=pytest.mark.full)])
async def test_patches_draw_what_a_new_page_draws(
    site: Site, new_person: NewPerson, options: dict[str, Any], moves: int
) -> None:
    """Before a player's page what can be chosen changes as well; before a spectator's nothing but what happens."""
    ada, ben, eve = [await new_person(site.url, name) for name in ("Ada", "Ben", "Eve")]
    seats: list[dict[str, Any]] = [{"kind": "human"}, {"kind": "human"}, {"kind": "automa", "level": LEVEL}]
    game = await ada.open_table(seats, options, visibility="public")
    await ben.become_guest()
    await ben.call("POST", f"/api/games/{game}/join")
    await ada.call("POST", f"/api/games/{game}/start")
    for watcher in (ada, eve):
        await watcher.page.goto(f"/t/{game}")
        await watcher.at_table()
        await explained(watcher)
    draw = random.Random(7)
    for made in range(1, moves + 1):
        seq = await move_at_random(game, draw, [ada, ben])
        if made % EVERY == 0:
            for watcher in (ada, eve):
                await watcher.until(seq)
                differences = await left_as_it_was(watcher, game, seq)
                assert not differences, f"{watcher.name}, after {made} moves: {differences}"
