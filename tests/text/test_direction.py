"""Names that are written from right to left, in sentences that are not."""

import pytest

from app.text.direction import isolated
from tests.support.words import MESSAGES, say

NAMES = ["محمد علي", "דוד", "Ada محمد", "ܐܝܬ", "ߒߞߏ", "٣"]


@pytest.mark.parametrize("name", NAMES)
def test_a_name_from_right_to_left_is_set_apart_in_every_sentence(name: str) -> None:
    assert say("friends-play-with", name=name).count(f"\u2068{name}\u2069") == 1
    assert f"\u2068{name}\u2069" in MESSAGES.catalogue().listed(["Ada", name, "3"])


def test_a_name_from_left_to_right_stands_as_it_is() -> None:
    assert isolated("Łukasz 2") == "Łukasz 2"


def test_nothing_is_set_apart_twice() -> None:
    assert isolated(isolated(NAMES[0])) == isolated(NAMES[0])
    assert isolated(f"{isolated(NAMES[0])}, {isolated(NAMES[1])}").count("\u2068") == 3
