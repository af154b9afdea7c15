"""Shackleton Base in five minutes: the goal, a round, the actions, the corporations, and what scores."""

from typing import Final

from app.pages.learning import Tiles, five_minutes_of
from app.pages.shackleton.learning import CORPORATIONS, LEARNING
from app.pages.shackleton.values import values

ACTIONS: Final = {
    "crater": ("sb-engineer", "sb-titanium"),
    "build": ("sb-workshop-1", "sb-laboratory-1"),
    "fund": ("sb-technician", "sb-card-mining"),
    "corporations": ("sb-scientist", "sb-reputation"),
    "gateway": ("sb-gateway",),
}
"""The five main actions, and things of the sprite that stand for them."""
SCORES: Final = {
    "projects": ("sb-card-selenium",),
    "corporations": ("sb-cargo-1",),
    "goals": ("sb-goal-marker-1",),
    "laboratories": ("sb-laboratory-1",),
    "reputation": ("sb-reputation",),
}
"""What counts, likewise."""


ROUTER: Final = five_minutes_of(
    LEARNING,
    phases=("shuttle", "action", "maintenance"),
    tiles=(
        Tiles("actions", ACTIONS, suffix="-action"),
        Tiles("scores", SCORES, suffix="-score", note="minutes-example", narrow=True),
        Tiles("corporations", CORPORATIONS, note="minutes-reconstructed", narrow=True),
    ),
    hints=("presence", "majorities", "tokens", "energy", "upkeep"),
    values=values,
    play="/?game=shackleton#first-game",
)
