"""Skymines in five minutes: the goal, a round, the actions, and what scores, for new players."""

from typing import Final

from app.pages.learning import Tiles, five_minutes_of
from app.pages.skymines.learning import LEARNING
from app.pages.skymines.values import values

ACTIONS: Final = {
    "resources": ("m-titanium", "m-carbon"),
    "energy": ("o-tawac", "b-strip-mine"),
    "research": ("m-research",),
    "field": ("m-field-skymine",),
    "marker": ("p-1",),
    "out": (),
}
"""What one can do in a turn (p. 10), and things of the sprite that stand for it."""
SCORES: Final = {
    "cash": (),
    "shares": ("m-share-minerva",),
    "tank": ("b-gas-collector",),
    "research": ("b-research-station",),
}
"""What counts at the end (p. 19-20), likewise."""


ROUTER: Final = five_minutes_of(
    LEARNING,
    phases=("plan", "act", "rest"),
    tiles=(
        Tiles("actions", ACTIONS),
        Tiles("scores", SCORES, suffix="-score", note="minutes-example", narrow=True),
    ),
    hints=("value", "types", "rests", "gaps", "majorities"),
    values=values,
    play="/#first-game",
    recorded="/#recording",
)
