"""What AstroBot does, held against a second model of it that was written from the statements alone."""

from itertools import islice

import pytest

from tests.support.shackleton.second_astrobot_games import SETS, Compared, differences, setting, whole

WHOLE = 4
"""Games that are played to their end; of every other set the first moves."""
MOVES = 24


@pytest.mark.rule("A-024", "A-041", "A-048", "A-062", "A-071", "A-080")
@pytest.mark.parametrize("number", range(WHOLE, len(SETS)), ids=lambda number: "-".join(setting(number)[0]))
def test_every_set_of_corporations_begins_as_the_second_model_has_it(number: int) -> None:
    assert len(list(islice(Compared(number).play(), MOVES))) == MOVES


@pytest.mark.rule("A-074", "A-075", "A-077", "A-079")
@pytest.mark.parametrize("number", range(len(SETS), len(SETS) + WHOLE))
def test_whole_games_go_as_the_second_model_has_them(number: int) -> None:
    assert whole(number) == 18


def test_every_corporation_has_either_side_on_any_letter() -> None:
    met = {
        (letter, name, letter in hard)
        for three, hard in map(setting, range(2 * len(SETS)))
        for letter, name in zip("ABC", three, strict=True)
    }
    assert len(met) == 3 * 7 * 2


def test_a_difference_is_told_with_its_place() -> None:
    assert differences({"a": [1, 2], "b": 0}, {"a": [1, 3]}) == [".a[1]: expected 2, found 3"]
