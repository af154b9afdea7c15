"""The pages that tell of Skymines, for anybody: the game in five minutes, the rules, a guided first game."""

from typing import Final

from app.pages.learning import Learning

GAME: Final = "skymines"
MINUTES: Final = "/skymines/in-five-minutes"
REFERENCE: Final = "/skymines/rules"
FIRST_GAME: Final = "/skymines/first-game"
"""The addresses of these pages, which lead to each other."""
LEARNING: Final = Learning(GAME, MINUTES, REFERENCE)
