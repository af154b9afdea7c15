# How the pages call the game.

game-name = Skymines
