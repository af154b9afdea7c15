"""The pages from which Shackleton Base is learnt: the game in five minutes, the rules, a guided first game."""

from typing import Final

from app.pages.learning import Learning

GAME: Final = "shackleton"
LEARNING: Final = Learning(
    GAME, minutes="/shackleton/five-minutes", rules="/shackleton/rules", first_game="/shackleton/first-game"
)
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
