"""One of a thing is not said as several of it."""

import re
from typing import Final

import pytest

from tests.messages.written import variables
from tests.support.words import say

COUNTED: Final = {
    *("amount", "cost", "count", "deck", "discount", "energy", "home", "left", "markers", "missing", "outposts"),
    *("points", "price", "reserve", "shares", "spaces", "tank", "total", "turns", "units"),
}
"""The arguments that say how many."""
NEVER_ONE: Final = {"lobby-full-house", "premove-play-all", "waited-days"}
"""What is said of two and more alone."""
SEVERAL: Final = re.compile(
    r"\b1 (?:\w+ )?(?:cards|coins|days|minerals|moves|outposts|plans|points|screens|seats|shares|spaces|turns|units)\b"
    r"|\b1 (?:\w+ )*(?:lie|are|have)\b"
)


@pytest.mark.parametrize("key", sorted(set(variables()) - NEVER_ONE))
def test_one_is_singular(key: str) -> None:
    mentioned = variables()[key]
    for counted in mentioned & COUNTED:
        said = say(key, **{name: 1 if name == counted else "X" for name in mentioned})
        assert not SEVERAL.search(said), said
