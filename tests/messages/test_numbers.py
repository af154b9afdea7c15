"""One of a thing is not said as several of it."""

import re
from typing import Final

from tests.support.words import say
from tests.support.written_messages import variables

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


def test_one_is_singular() -> None:
    found = []
    for key, mentioned in sorted(variables().items()):
        for counted in mentioned & COUNTED if key not in NEVER_ONE else ():
            said = say(key, **{name: 1 if name == counted else "X" for name in mentioned})
            if SEVERAL.search(said):
                found.append(f"{key}: {said}")
    assert found == []
