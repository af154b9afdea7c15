# Prices, scores and refusals of Harvest.

crops = { $amount } for the crop
score-crops = Crops: { $amount }
tie-kinds = Kinds of crops: { $amount }
tie-highest = Highest crop: { $amount }
refused-another-question = Something else is asked now: { $step }.
refused-game-over = The game is over.
refused-not-offered = This cannot be sown.
refused-not-your-turn = It is not your turn.
refused-no-turn-to-premove = No turn of yours is ahead.
