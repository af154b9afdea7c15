"""The pages that tell of Shackleton Base, for anybody: the game in five minutes, the rules, a guided first game."""

from typing import Final

from app.pages.learning import Learning

GAME: Final = "shackleton"
MINUTES: Final = "/shackleton/five-minutes"
REFERENCE: Final = "/shackleton/rules"
FIRST_GAME: Final = "/shackleton/first-game"
"""The addresses of these pages, which lead to each other."""
LEARNING: Final = Learning(GAME, MINUTES, REFERENCE)
CORPORATIONS: Final = {
    "artemis": ("sb-token-artemis", "sb-tourist"),
    "selenium": ("sb-token-selenium", "sb-sample-alpha"),
    "mining": ("sb-token-mining", "sb-helium3"),
    "robotics": ("sb-token-robotics", "sb-robot"),
    "evergreen": ("sb-token-evergreen", "sb-farm-2"),
    "sky-watch": ("sb-token-sky-watch", "sb-asteroid"),
    "mars": ("sb-token-mars", "sb-ship-panel"),
}
"""The corporations, in the order in which these pages name them, and things of the sprite that stand for each."""
