"""What a page of Shackleton Base has drawn by patches is what a page draws that has just been opened."""

import random

import pytest

from tests.browser.conftest import NewPerson
from tests.support.browser.drawn import explained, left_as_it_was
from tests.support.browser.random_moves import move_at_random
from tests.support.browser.serving import Site
from tests.support.browser.shackleton_tables import FIRST, SECOND, sit_down

MOVES = 90
EVERY = 30


@pytest.mark.parametrize("corporations", [FIRST, SECOND], ids=["first", "second"])
async def test_patches_draw_what_a_new_page_draws(
    shackleton_site: Site, new_person: NewPerson, corporations: tuple[str, ...]
) -> None:
    ada, ben = await sit_down(shackleton_site, new_person, corporations=corporations)
    game = ben.game
    await ben.page.goto("about:blank")  # Else it would draw all moves, too, at which nobody looks.
    await explained(ada)
    draw = random.Random(7)
    for made in range(1, MOVES + 1):
        seq = await move_at_random(game, draw, [ada, ben])
        if made % EVERY == 0:
            await ada.until(seq)
            differences = await left_as_it_was(ada, game, seq)
            assert not differences, f"after {made} moves: {differences}"
