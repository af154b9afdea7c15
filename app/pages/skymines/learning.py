"""The pages from which Skymines is learnt: the game in five minutes, the rules, a guided first game."""

from typing import Final

from app.pages.learning import Learning

GAME: Final = "skymines"
LEARNING: Final = Learning(
    GAME, minutes="/skymines/five-minutes", rules="/skymines/rules", first_game="/skymines/first-game"
)
