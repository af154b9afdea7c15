"""The pictures of questions that seldom come: a game is found for each, and it is the same every time."""

import pytest

from app.rules.skymines.skymines import skymines
from tools.screenshots.__main__ import setups
from tools.screenshots.skymines import MOMENTS, SKYMINES
from tools.screenshots.wishing import GAMES, OPTIONS, asked, chance_for

RARE = [moment.step for moment in MOMENTS if moment.rare]
SETUPS = setups(SKYMINES)
COMES_IN = {"ChooseTrack": 10, "RemoveOutpost": 35}
"""Games in which they come; to look through those before takes seconds. Where rules change, a later one does."""


@pytest.mark.parametrize("step", RARE)
def test_a_game_is_found_in_which_it_comes(step: str) -> None:
    chance = chance_for(skymines(), OPTIONS, SETUPS, {step}, COMES_IN.get(step, 0))
    assert chance is not None
    assert chance < GAMES, "the search from game 0 would not come so far"
    assert asked(skymines(), OPTIONS, SETUPS, {step}, chance) == {step}
