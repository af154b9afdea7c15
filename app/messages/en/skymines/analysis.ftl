# What a robot thinks of a finished game of Skymines.

analysis-unit = CrypCoin
analysis-limit-strength = This robot is no master. Its like won none of ten measured games against Luna 2, and people who know the game do better. Where you disagree with it, you may well be right.
analysis-limit-guess = What a seat would end with is a guess: some 30 CrypCoin off at the beginning, 20 in the last rounds. Differences between two turns of one player are surer than that.
