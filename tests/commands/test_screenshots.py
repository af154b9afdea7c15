"""The pictures of questions that seldom come: a game is found for each, and it is the same every time."""

import pytest

from app.rules.skymines.skymines import skymines
from tools.screenshots.moments import MOMENTS
from tools.screenshots.sitting import SETUPS, WISHING_OPTIONS
from tools.screenshots.wishing import asked, chance_for

RARE = [moment.step for moment in MOMENTS if moment.rare]


@pytest.mark.parametrize("step", RARE)
def test_a_game_is_found_in_which_it_comes(step: str) -> None:
    chance = chance_for(skymines(), WISHING_OPTIONS, SETUPS, {step}, 0)
    assert chance is not None
    assert asked(skymines(), WISHING_OPTIONS, SETUPS, {step}, chance) == {step}
