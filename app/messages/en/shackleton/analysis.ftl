# What a robot thinks of a finished game of Shackleton Base.

analysis-unit = VP
analysis-limit-strength = This robot is no master: nobody has measured it against people who know the game. Where you disagree with it, you may well be right.
analysis-limit-guess = What a seat would end with is a guess: some 10 VP off in the first round between robots, more between people. It hardly tells good positions from bad ones before the last round.
