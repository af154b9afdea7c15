# The lines of threats.

threat-within-reach = the threat is within reach, for energy points: { $amount }
threat-energy = energy points for the threat: { $amount }
threat-pays = to the bank: { $amount } CrypCoin
threat-discards = discarded from your hand: { $cards }
threat-wild-share = { $amount } wild share
score-wild-share = wild share, counted as { $company }: { $amount }
score-comet = hit by the rogue comet, each share: { $amount }
score-probe = destroyed by the unknown probe: { $amount }
score-loop-game = game { $game } of the time loop: { $amount }
score-loop-mean = mean of all, rounded up: { $amount }
why-threat = threat
