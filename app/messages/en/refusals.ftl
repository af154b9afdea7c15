# What the rules of any game refuse: the refusals of app/rules/kit.

refused-game-over = The game is over.
refused-not-your-turn = It is not your turn.
refused-another-question = Something else is asked now: { $step }.
refused-not-offered = This is not possible now.
refused-no-turn-to-premove = No turn of yours is ahead.
refused-premove-ends = What comes then cannot be premoved.
